import { type Contacts, CONTACTS, reach, setWays } from './written-contacts.ts'
import { type InventedName, inventName, nameForms } from './written-names.ts'
import { WRITTEN_PEOPLE, type WrittenPeople } from './written-people.ts'

type Random = () => number

/** Where the name stands, with what beside it. */
const PLACES = [
  'top',
  'below document',
  'in document row',
  'labelled',
  'below its label',
  'dash headline',
  'bar headline',
  'comma headline',
  'two rows',
  'below contact',
  'below headline',
  'contact in its row',
  'behind a letter',
  'page header',
  'foot of the page',
  'nowhere',
] as const
type Place = (typeof PLACES)[number]

/** Heads for each form of a name at each place. */
const DRAWN = 2

const ADDRESSES = ['town', 'none', 'town', 'street']
const PHONES = ['one', 'one', 'one', 'two', 'two in one', 'none']
const EMAILS = ['one', 'one', 'one', 'two', 'mailto:', '<>', 'capitals']
const LINKS = ['none', 'none', 'linkedin', 'https linkedin', 'github', 'domain', 'www']
const FACTS = ['none', 'none', 'none', 'rows behind', 'rows before', 'row behind']
const HEADLINES = ['none', 'none', 'known', 'rare']
const NEXT = ['posts', 'posts', 'summary', 'headed summary']
const REFEREES = ['none', 'none', 'at the end']

/** What a head says, and in which words its layout may be told. */
export type WrittenHead = {
  text: string
  name: string | undefined
  emails: string[]
  phones: string[]
  links: string[]
  town: string | undefined
  /** None where there is none; one that no list knows need not be found. */
  headline: { title: string; known: boolean } | undefined
  layout: Record<string, string>
}

/** Heads in every form of the name at every place; the rest by chance. */
export function writtenHeads(language: string, random: Random): WrittenHead[] {
  const people = WRITTEN_PEOPLE[language]!
  const forms = nameForms(language)
  const mayBeGuest = people.familyFirst === undefined && /^[A-Za-z]/.test(people.given)
  return Object.keys(forms).flatMap((form) =>
    PLACES.flatMap((place) =>
      Array.from({ length: DRAWN }).flatMap(() => {
        const contacts = CONTACTS[Math.floor(random() * CONTACTS.length)]!
        const name = inventName(people, random, mayBeGuest)
        const written = forms[form]!(name, people)
        if (written === undefined || isUnusual(form, place, people)) return []
        const layout = { name: form, place, contacts, ...drawLayout(random, place) }
        return [writeHead({ people, name, random, layout, ...written })]
      }),
    ),
  )
}

/** Forms that put the family name first, and places at which nobody writes one so. */
const TURNED = new Set(['FAMILY Given', 'Family, Given', 'FAMILY, GIVEN'])
const WITHOUT_TURNED = new Set<Place>(['two rows', 'comma headline'])

function isUnusual(form: string, place: Place, { given }: WrittenPeople): boolean {
  if (TURNED.has(form) && WITHOUT_TURNED.has(place)) return true
  return place === 'two rows' && (form.includes('G. ') || given.toLowerCase() === given)
}

/** What else a head may hold; its headline stands beside a name that has one there. */
function drawLayout(random: Random, place: Place) {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!
  const headline =
    place === 'comma headline'
      ? 'known'
      : place.includes('headline')
        ? pick(['known', 'known', 'rare'])
        : pick(HEADLINES)
  return {
    address: pick(ADDRESSES),
    phones: pick(PHONES),
    emails: pick(EMAILS),
    links: pick(LINKS),
    facts: pick(FACTS),
    headline,
    next: pick(NEXT),
    referee: pick(REFEREES),
  }
}

type Layout = { name: string; place: Place; contacts: Contacts } & ReturnType<typeof drawLayout>
type Task = { people: WrittenPeople; name: InventedName; random: Random; layout: Layout; written: string; said: string }

function writeHead(task: Task): WrittenHead {
  const { people, layout, written, random } = task
  const pick = (list: string) => list.split('|')[Math.floor(random() * list.split('|').length)]!
  const title = pick(layout.headline === 'known' ? people.titles : people.rareTitles)
  const hasTitle = layout.headline !== 'none'
  const found = reach({ ...task, pick })
  const ways = setWays(found.ways, { people, contacts: layout.contacts, pick })
  const facts = [...people.facts].sort(() => random() - 0.5).slice(0, 3)
  const factRows = layout.facts === 'row behind' ? [facts.join(' | ')] : facts
  const reached = [
    ...(layout.facts === 'rows before' ? factRows : []),
    ...ways,
    ...(layout.facts.endsWith('behind') ? factRows : []),
  ]
  const head = placed(layout.place, { written, title: hasTitle ? title : undefined, reached, people, pick })
  const [summaryHeading, summary] = people.summary
  const next = { posts: [], summary: [summary, ''], 'headed summary': [summaryHeading, summary, ''] }[layout.next]!
  const page = people.pages[Math.floor(random() * people.pages.length)]!
  const pageRow = (of: number) => page.replace('{n}', written).replace('{p}', String(of))
  const foot = [
    ...(layout.referee === 'none' ? [] : ['', people.referee]),
    ...(layout.place === 'foot of the page' ? ['', pageRow(2)] : []),
  ]
  const text = [...head, '', ...next, people.body, ...foot].join('\n')
  return {
    text: layout.place === 'page header' ? withHeader(text, [pageRow(1), pageRow(2)]) : text,
    name: layout.place === 'nowhere' ? undefined : task.said,
    emails: found.emails,
    phones: found.phones,
    links: found.links,
    town: found.town,
    headline: hasTitle ? { title, known: layout.headline === 'known' } : undefined,
    layout,
  }
}

/** The pages' header at the top and amid the text. */
function withHeader(text: string, [first, second]: [string, string]): string {
  const rows = text.split('\n')
  const middle = Math.floor(rows.length * 0.6)
  return [first, ...rows.slice(0, middle), second, ...rows.slice(middle)].join('\n')
}

type Placing = {
  written: string
  title: string | undefined
  reached: string[]
  people: WrittenPeople
  pick: (list: string) => string
}

function placed(place: Place, { written, title, reached, people, pick }: Placing): string[] {
  const below = title === undefined ? [] : [title]
  const rest = [...below, ...reached]
  const label = pick(people.labels.name)
  const [greeting, told, close] = people.letter
  const half = written.includes('   ') ? written.indexOf('   ') : written.lastIndexOf(' ')
  return {
    top: () => [written, ...rest],
    'below document': () => [pick(people.documents), '', written, ...rest],
    'in document row': () => [pick(people.named.join('|')).replace('{n}', written), ...rest],
    labelled: () => [pick(people.documents), `${label}: ${written}`, ...rest],
    'below its label': () => [pick(people.documents), label, written, ...rest],
    'dash headline': () => [`${written} - ${title}`, ...reached],
    'bar headline': () => [`${written} | ${title}`, ...reached],
    'comma headline': () => [`${written}, ${title}`, ...reached],
    'two rows': () => (half < 0 ? [written, ...rest] : [written.slice(0, half), written.slice(half).trim(), ...rest]),
    'below contact': () => [...reached, '', written, ...below],
    'below headline': () => [...below, written, ...reached],
    'contact in its row': () => [`${written} | ${reached[0]}`, ...below, ...reached.slice(1)],
    'behind a letter': () => [greeting, '', told, '', close, written, '', written, ...rest],
    'page header': () => rest,
    'foot of the page': () => rest,
    nowhere: () => rest,
  }[place]()
}
