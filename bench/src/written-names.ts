import { GUESTS, type WrittenPeople } from './written-people.ts'

type Random = () => number

/** A name in its parts, and what may stand around it. */
export type InventedName = {
  given: string
  family: string
  middle: string
  nickname: string
  before: string
  behind: string
}

/** A name as a form writes it, and as it is said. */
type WrittenName = { written: string; said: string }
type Form = (name: InventedName, people: WrittenPeople) => WrittenName | undefined
type Case = { loud: (text: string) => string; small: (text: string) => string }

const GUEST_PART = 0.25
/** Turkish has a dotted and a dotless i, each with its capital. */
const TURKISH: Case = { loud: (text) => text.toLocaleUpperCase('tr'), small: (text) => text.toLocaleLowerCase('tr') }
const OTHER: Case = { loud: (text) => text.toUpperCase(), small: (text) => text.toLowerCase() }

const casedForms = ({ loud, small }: Case): Record<string, Form> => ({
  'Given Family': (name) => plain(name),
  'GIVEN FAMILY': (name) => ({ ...plain(name), written: loud(plain(name).written) }),
  'given family': (name) => ({ ...plain(name), written: small(plain(name).written) }),
  'Given FAMILY': ({ given, family }) => ({ written: `${given} ${loud(family)}`, said: `${given} ${family}` }),
  'FAMILY Given': ({ given, family }) => ({ written: `${loud(family)} ${given}`, said: `${given} ${family}` }),
  'Family, Given': ({ given, family }) => ({ written: `${family}, ${given}`, said: `${given} ${family}` }),
  'FAMILY, GIVEN': ({ given, family }) => ({ written: loud(`${family}, ${given}`), said: `${given} ${family}` }),
  'G. Family': ({ given, family }) => same(`${given[0]}. ${family}`),
  'Given M. Family': ({ given, middle, family }) => same(`${given} ${middle[0]}. ${family}`),
  'Given Middle Family': ({ given, middle, family }) => same(`${given} ${middle} ${family}`),
  'Title Given Family': (name) => ({ ...plain(name), written: `${name.before} ${plain(name).written}` }),
  'TITLE GIVEN FAMILY': (name) => ({ ...plain(name), written: loud(`${name.before} ${plain(name).written}`) }),
  'Given Family, letters': ({ given, family, behind }) => ({
    written: `${given} ${family}${behind}`,
    said: /^ (?:Jr|III)/.test(behind) ? `${given} ${family}${behind}` : `${given} ${family}`,
  }),
  'Given "Nick" Family': ({ given, nickname, family }) => ({
    written: `${given} "${nickname}" ${family}`,
    said: `${given} ${family}`,
  }),
  'Given (Nick) Family': ({ given, nickname, family }) => ({
    written: `${given} (${nickname}) ${family}`,
    said: `${given} ${family}`,
  }),
  'Given Family (Nick)': ({ given, nickname, family }) => ({
    written: `${given} ${family} (${nickname})`,
    said: `${given} ${family}`,
  }),
  'Given Family (pronouns)': (name) => ({ ...plain(name), written: `${plain(name).written} (she/her)` }),
  'G I V E N  F A M I L Y': ({ given, family }) => ({
    written: [given, family].map((part) => [...loud(part)].join(' ')).join('   '),
    said: `${given} ${family}`,
  }),
})

/** Russian: the father's name belongs to the whole. */
const WITH_FATHER: Record<string, Form> = {
  'Family Given Father': ({ given, middle, family }) => same(`${family} ${given} ${middle}`),
  'FAMILY Given Father': ({ given, middle, family }) => same(`${OTHER.loud(family)} ${given} ${middle}`),
  'FAMILY GIVEN FATHER': ({ given, middle, family }) => same(OTHER.loud(`${family} ${given} ${middle}`)),
  'Family G. F.': ({ given, middle, family }) => same(`${family} ${given[0]}. ${middle[0]}.`),
  'Family Given': ({ given, family }) => same(`${family} ${given}`),
  'FAMILY Given': ({ given, family }) => same(`${OTHER.loud(family)} ${given}`),
}

const CASELESS: Record<string, Form> = {
  'Given Family': (name, people) => same(inOrder(name, people)),
  'Given Middle Family': ({ given, middle, family }) =>
    middle === '' ? undefined : same(`${given} ${middle} ${family}`),
  'Title Given Family': (name, people) => announced(name, inOrder(name, people)),
  'Given Family, sign': (name, people) =>
    name.behind === '' ? undefined : { written: inOrder(name, people) + name.behind, said: inOrder(name, people) },
  'Given Family (Nick)': (name, people) => ({
    written: `${inOrder(name, people)} (${name.nickname})`,
    said: inOrder(name, people),
  }),
  'Family Given, a blank': ({ given, family }, { glued, familyFirst }) =>
    glued || familyFirst ? same(`${family} ${given}`) : undefined,
  'G i v e n': ({ given, family }, { glued }) =>
    glued ? { written: [...(family + given)].join(' '), said: family + given } : undefined,
}

const LATIN_FAMILY_FIRST: Record<string, Form> = {
  'Given Family': (name, people) => same(inOrder(name, people)),
  'GIVEN FAMILY': (name, people) => same(OTHER.loud(inOrder(name, people))),
  'Title Given Family': (name, people) => announced(name, inOrder(name, people)),
  'Given Family (Nick)': (name, people) => ({
    written: `${inOrder(name, people)} (${name.nickname})`,
    said: inOrder(name, people),
  }),
  'Given Family, letters': (name, people) => ({
    written: inOrder(name, people) + name.behind,
    said: inOrder(name, people),
  }),
  'small letters': (name, people) => same(inOrder(name, people).toLowerCase()),
}

/** The forms in which names are written in a language. */
export function nameForms(language: string): Record<string, Form> {
  if (language === 'vi') return LATIN_FAMILY_FIRST
  if (['ar', 'hi', 'zh', 'ja'].includes(language)) return CASELESS
  return language === 'ru' ? { ...casedForms(OTHER), ...WITH_FATHER } : casedForms(language === 'tr' ? TURKISH : OTHER)
}

/** A person of the language's country, or of another one. */
export function inventName(people: WrittenPeople, random: Random, mayBeGuest: boolean): InventedName {
  const pick = (list: string) => list.split('|')[Math.floor(random() * list.split('|').length)]!
  const from = mayBeGuest && random() < GUEST_PART ? GUESTS : people
  return {
    given: pick(from.given),
    family: pick(from.families),
    middle: pick(people.middle),
    nickname: pick(people.nickname),
    before: pick(people.before),
    behind: pick(people.behind),
  }
}

function same(name: string): WrittenName {
  return { written: name, said: name }
}

function plain({ given, family }: InventedName): WrittenName {
  return same(`${given} ${family}`)
}

function inOrder({ given, family }: InventedName, { familyFirst, glued }: WrittenPeople): string {
  return familyFirst ? `${family}${glued ? '' : ' '}${given}` : `${given} ${family}`
}

function announced({ before }: InventedName, name: string): WrittenName | undefined {
  return before === '' ? undefined : { written: `${before} ${name}`, said: name }
}
