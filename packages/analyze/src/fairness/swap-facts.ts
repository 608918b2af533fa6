import type { Line, Profile, ResumeText, Span, YearMonth } from '@evenhand/model'
import { matchTerms } from '../knowledge/match-terms.ts'
import { insertLine, type Replacement, replaceWords } from './edit-resume.ts'
import { ADDRESS_PAIRS, ADDRESSES, BIRTH_YEARS, PRONOUN_PAIRS, SEX_PAIRS, TITLE_PAIRS } from './swap-lists.ts'
import type { Swapped } from './swap-name.ts'
import { findWords, wordSwap, type WordSwap } from './swap-words.ts'

/**
 * The same resume with one fact about the person in several values. Where the resume states the fact, the first is the
 * resume itself; where it does not, the fact is written into all of them, below the name.
 */
export type Variants = [Swapped, ...Swapped[]]

const SIDES = ['women', 'men'] as const
const genderSwaps = SIDES.map((to) => ({
  to,
  english: wordSwap([...PRONOUN_PAIRS, ...ADDRESS_PAIRS], to),
  words: wordSwap(ADDRESS_PAIRS, to),
  sex: wordSwap(SEX_PAIRS, to),
}))
const titleSwaps = new Map(
  Object.entries(TITLE_PAIRS).map(([language, pairs]) => [
    language,
    SIDES.map((to) => ({ to, words: wordSwap(pairs, to) })),
  ]),
)

/** Pronouns, forms of address, and the sex where it is stated. Pure. */
export function swapGender(resume: ResumeText, profile: Profile): Variants {
  const terms = matchTerms(resume.text)
  const isTerm = ({ span }: Replacement) => terms.some((term) => term.start < span.end && term.end > span.start)
  const isEnglish = (resume.language ?? 'en') === 'en'
  const swapped = genderSwaps.flatMap(({ to, english, words, sex }) => {
    const whole = { start: 0, end: resume.text.length }
    const found = findWords(resume.text, whole, isEnglish ? english : words).filter((each) => !isTerm(each))
    const stated = profile.identity.flatMap((span) => findWords(resume.text, span, sex))
    return changed(resume, to, [...found, ...stated])
  })
  return swapped.length > 0
    ? [{ to: '', resume }, ...swapped]
    : stateLines(resume, profile, ['Pronouns: he/him', 'Pronouns: she/her', 'Pronouns: they/them'])
}

/** Job titles in the form for women and in the form for men; empty where none has two forms. Pure. */
export function swapTitles(resume: ResumeText, profile: Profile): Swapped[] {
  const spans = [profile.headline, ...profile.employment.map((post) => post.title)].flatMap(
    (field) => field?.spans ?? [],
  )
  const find = (words: WordSwap) => spans.flatMap((span) => findWords(resume.text, span, words))
  return (titleSwaps.get(resume.language ?? 'en') ?? []).flatMap(({ to, words }) => changed(resume, to, find(words)))
}

function changed(resume: ResumeText, to: string, replacements: Replacement[]): Swapped[] {
  return replacements.length === 0 ? [] : [{ to, resume: replaceWords(resume, replacements) }]
}

const ADDRESSES_EACH = 4
/** A line with more words, or with other facts beside the place, keeps them. */
const ADDRESS_WORDS = 10

/** Where the person lives. Pure. */
export function swapPlace(resume: ResumeText, profile: Profile, turn: number): Variants {
  const addresses = Array.from({ length: ADDRESSES_EACH }, (_, index) => ADDRESSES[(turn + index) % ADDRESSES.length]!)
  const [span] = profile.place?.spans ?? []
  if (span === undefined)
    return stateLines(
      resume,
      profile,
      addresses.map(({ street, town }) => `${street}, ${town}`),
    )
  const line = lineOf(resume, span)
  const words = line === undefined ? '' : resume.text.slice(line.start, line.end)
  const alone = line !== undefined && !/[@|•:;\t]|\s{2}/.test(words) && words.split(' ').length <= ADDRESS_WORDS
  return [
    { to: '', resume },
    ...addresses.flatMap(({ street, town }) =>
      alone
        ? changed(resume, town, [{ span: line, words: `${street}, ${town}` }])
        : changed(resume, town, [{ span, words: town }]),
    ),
  ]
}

const BIRTH_LABELS =
  /date of birth|birth ?date|\bd\.?o\.?b\b|\bborn\b|geburtsdatum|geboren|naissance|nacimiento|nascimento|nascita|geboortedatum|urodzenia|födelsedatum|fødselsdato|doğum tarihi|tanggal lahir|ngày sinh|дата рождения|дата народження|生年月日|出生|생년월일|تاريخ الميلاد|תאריך לידה|जन्म तिथि|วันเกิด/iu
const BIRTH_YEAR = /(?<!\d)(?:19|20|25)\d\d(?!\d)/
const AGE = /^\W{0,4}(?:age|alter|âge|edad|idade|età|leeftijd|wiek|возраст|年龄|年齢|나이|อายุ)\W{0,4}(\d{2})\b/iu
const LONGEST_LINE = 200
/** Years of the Thai calendar are this much larger. */
const BUDDHIST = 543

/** When the person was born, and how old that makes them. Pure. */
export function swapBirth(resume: ResumeText, profile: Profile, today: YearMonth): Variants {
  const replacements = (born: number) => resume.lines.flatMap((line) => bornIn(resume.text, line, { born, today }))
  const stated = BIRTH_YEARS.flatMap((born) => changed(resume, String(born), replacements(born)))
  return stated.length > 0
    ? [{ to: '', resume }, ...stated]
    : stateLines(
        resume,
        profile,
        BIRTH_YEARS.map((born) => `Date of birth: 14 March ${born}`),
      )
}

function bornIn(text: string, line: Line, { born, today }: { born: number; today: YearMonth }): Replacement[] {
  const words = text.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE))
  const age = AGE.exec(words)
  if (age !== null) {
    const end = line.start + age.index + age[0].length
    return [{ span: { start: end - age[1]!.length, end }, words: String(today.year - born) }]
  }
  const label = BIRTH_LABELS.exec(words)
  if (label === null) return []
  const from = label.index + label[0].length
  const year = BIRTH_YEAR.exec(words.slice(from))
  if (year === null) return []
  const start = line.start + from + year.index
  const value = year[0].startsWith('25') ? born + BUDDHIST : born
  return [{ span: { start, end: start + year[0].length }, words: String(value) }]
}

/** The resume with each of these lines below its name. */
function stateLines(resume: ResumeText, profile: Profile, lines: string[]): Variants {
  const name = profile.name?.spans[0]
  const below =
    name === undefined ? -1 : resume.lines.findIndex((line) => line.start < name.end && line.end >= name.end)
  const [first = '', ...rest] = lines
  const stated = (words: string): Swapped => ({ to: words, resume: insertLine(resume, below, words) })
  return [stated(first), ...rest.map(stated)]
}

function lineOf({ lines }: ResumeText, span: Span): Line | undefined {
  return lines.find((line) => line.start <= span.start && line.end >= span.end)
}
