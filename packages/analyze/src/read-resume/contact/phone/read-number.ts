import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What of a resume tells a country; a number that is merely possible there needs `sure`, one of several `alone` rules out. */
export type Evidence = { countries: Set<CountryCode>; sure: boolean; alone?: boolean }

/** "+39 ...", "(+39) ..." */
const OPENS_WITH_CODE = /^\D*\+/u
/** "0044 ...", "00 (44) ...": the sign for calls abroad in most countries. */
const OPENS_ABROAD = /^00[ ]?\(?(?=[1-9])/u
/** The code of the country and a nought that is not dialled behind it. */
const IDLE_NOUGHT = /\(0\)/u
/** An area and exchange of North America, which open with no nought or one. */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/u
/** The same as it is written there, and hardly anywhere else. */
const WRITTEN_NORTH_AMERICAN = /^(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-.]\d{4}$/u

/** What was found of numbers. It takes long, and is asked when a number is read, and of what was read. */
const validity = new WeakMap<PhoneNumber, boolean>()

/** Whether the plan of its country has a number. */
export function isOfPlan(number: PhoneNumber): boolean {
  const known = validity.get(number) ?? number.isValid()
  validity.set(number, known)
  return known
}

/** A number with its country's code, by which it is read wherever the candidate lives; none for one without. */
export function readAbroad(written: string): PhoneNumber | undefined {
  const plain = written.replace(IDLE_NOUGHT, ' ')
  if (OPENS_WITH_CODE.test(plain)) return parsePhoneNumberFromString(plain.slice(plain.indexOf('+')))
  if (!OPENS_ABROAD.test(plain)) return undefined
  const parsed = parsePhoneNumberFromString(plain.replace(OPENS_ABROAD, '+'))
  return parsed !== undefined && isOfPlan(parsed) ? parsed : undefined
}

/** Whether a number opens with the code of its country. */
export function hasCountryCode(written: string): boolean {
  return OPENS_WITH_CODE.test(written) || readAbroad(written) !== undefined
}

/**
 * A number without its country's code, where the resume shows of which country it is; none where nothing does, or where two
 * countries are as likely: a country is never guessed.
 */
export function readAtHome(written: string, evidence: Iterable<Evidence>, isEnglish: boolean): PhoneNumber | undefined {
  let silent = true
  for (const { countries, sure, alone } of evidence) {
    if (countries.size > 0) silent = false
    if (alone && countries.size > 1) continue
    const found = bestOf(written, countries, sure)
    if (found !== undefined) return found === AMBIGUOUS ? undefined : found
  }
  if (!silent || !isEnglish || !WRITTEN_NORTH_AMERICAN.test(written)) return undefined
  const parsed = parsePhoneNumberFromString(written, 'US')
  return parsed !== undefined && isOfPlan(parsed) ? parsed : undefined
}

const AMBIGUOUS = 'ambiguous'

/** The number as one of the countries has it; ambiguous where several do. */
function bestOf(
  written: string,
  countries: Set<CountryCode>,
  sure: boolean,
): PhoneNumber | typeof AMBIGUOUS | undefined {
  const valid = new Map<string, PhoneNumber>()
  const possible = new Map<string, PhoneNumber>()
  for (const country of countries) {
    const parsed = parsePhoneNumberFromString(written, country)
    if (parsed === undefined || !parsed.isPossible()) continue
    const asDialled = isAsDialled(written, parsed, country)
    if (isOfPlan(parsed) && (asDialled || parsed.getType() === 'MOBILE')) valid.set(parsed.number, parsed)
    else if (!asDialled) continue
    possible.set(parsed.number, parsed)
  }
  if (possible.size === 0) return undefined
  // Where it is not sure that the candidate lives in one of them, a number must be possible in no other.
  const fitting = sure && valid.size > 0 ? valid : possible
  if (fitting.size > 1) return AMBIGUOUS
  return sure || valid.size === 1 ? [...fitting.values()][0] : undefined
}

/** Its nought stands before the number of a carrier only: nobody writes it. */
const BRAZIL = 'BR'

/** Whether a number is written as it is dialled in the country: with the nought before the area where there is one. */
function isAsDialled(written: string, parsed: PhoneNumber, country: CountryCode): boolean {
  const national = parsed.nationalNumber
  if (parsed.countryCallingCode === '1') return NORTH_AMERICAN.test(national)
  const dialled = written.replaceAll(/\D/gu, '')
  if (national.startsWith('0')) return isOfPlan(parsed)
  if (dialled.startsWith('0') || country === BRAZIL) return true
  return parsePhoneNumberFromString(`0${dialled}`, country)?.nationalNumber !== national
}
