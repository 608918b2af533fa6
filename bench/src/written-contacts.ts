import type { InventedName } from './written-names.ts'
import type { WrittenPeople } from './written-people.ts'

type Random = () => number

/** How the ways to reach somebody are set. */
export const CONTACTS = [
  'row |',
  'row •',
  'row ,',
  'row tab',
  'row blanks',
  'rows',
  'labelled rows',
  'labelled row',
  'icon rows',
  'icon row',
  'label above',
  'label tab',
] as const
export type Contacts = (typeof CONTACTS)[number]

const SIGNS: Partial<Record<Contacts, string>> = {
  'row |': ' | ',
  'row •': ' • ',
  'row ,': ', ',
  'row tab': '\t',
  'row blanks': '     ',
  'labelled row': ' | ',
  'icon row': '  ',
}
const ICONS = { phone: '☎ ', mobile: '📱 ', email: '✉ ', address: '📍 ', link: '🔗 ' }

type Way = { kind: keyof typeof ICONS; value: string }
type Reaching = {
  people: WrittenPeople
  name: InventedName
  random: Random
  layout: { address: string; phones: string; emails: string; links: string }
  pick: (list: string) => string
}

/** The ways to reach somebody, each with its kind, and what of them is to be found. */
export function reach({ people, name, random, layout, pick }: Reaching) {
  const digits = (pattern: string) => pattern.replaceAll('#', () => String(1 + Math.floor(random() * 9)))
  const phone = () => digits(people.phones[Math.floor(random() * people.phones.length)]!)
  const [first, second] = [phone(), phone()]
  const phones = { one: [first], two: [first, second], 'two in one': [first, second], none: [] }[layout.phones]!
  const local = localOf(name, random)
  const emails = layout.emails === 'two' ? [`${local}@mail.example`, 'tarn77@post.example'] : [`${local}@mail.example`]
  const mail = { 'mailto:': `mailto:${emails[0]}`, '<>': `<${emails[0]}>`, capitals: emails[0]!.toUpperCase() }
  const town = layout.address === 'none' ? undefined : pick(people.towns)
  const street = digits(people.addresses[Math.floor(random() * people.addresses.length)]!)
  const address =
    layout.address === 'street' ? street.replace('{s}', digits(pick(people.streets))).replace('{t}', town!) : town
  const slug = local.replaceAll(/[^a-z]+/g, '-').replace(/-$/, '')
  const link = {
    none: [],
    linkedin: [`linkedin.com/in/${slug}`],
    'https linkedin': [`https://www.linkedin.com/in/${slug}-88`],
    github: [`github.com/${slug}`],
    domain: [`${local.replaceAll(/[^a-z]/g, '')}.dev`],
    www: [`www.${local.replaceAll(/[^a-z]/g, '')}.com`],
  }[layout.links]!
  const rows = address?.split('|') ?? []
  const ways: Way[] = [
    ...rows.map((value) => ({ kind: 'address' as const, value })),
    ...(layout.phones === 'two in one'
      ? [{ kind: 'phone' as const, value: phones.join(' / ') }]
      : phones.map((value, at) => ({ kind: at === 0 ? ('phone' as const) : ('mobile' as const), value }))),
    ...emails.map((value, at) => ({
      kind: 'email' as const,
      value: at > 0 ? value : (mail[layout.emails as '<>'] ?? value),
    })),
    ...link.map((value) => ({ kind: 'link' as const, value })),
  ]
  return { ways, emails, phones, links: link, town }
}

/** What stands before the sign of an address: the name in parts, or something else. */
function localOf({ given, family }: InventedName, random: Random): string {
  const latin = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/ł/gi, 'l')
      .replaceAll(/ı/g, 'i')
      .replaceAll(/ø/gi, 'o')
      .replaceAll(/ß/g, 'ss')
      .replaceAll(/đ/gi, 'd')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
  const [one, two] = [latin(given), latin(family)]
  const other =
    ['sunflower', 'blue.kestrel', 'the.baker', 'tarnpost'][Math.floor(random() * 4)]! + Math.floor(random() * 90 + 10)
  if (one === '' || two === '' || random() < 0.25) return other
  const forms = [`${one}.${two}`, one + two, `${one[0]}${two}`, `${one}_${two}84`, `${two}.${one}`]
  return forms[Math.floor(random() * forms.length)]!
}

type Setting = { people: WrittenPeople; contacts: Contacts; pick: (list: string) => string }

/** The rows of contacts in a setting. */
export function setWays(ways: Way[], { people, contacts, pick }: Setting): string[] {
  const label = ({ kind }: Way) => pick(people.labels[kind])
  const one = (way: Way): string => {
    if (contacts.startsWith('labelled')) return `${label(way)}: ${way.value}`
    if (contacts.startsWith('icon')) return ICONS[way.kind] + way.value
    return contacts === 'label tab' ? `${label(way)}\t${way.value}` : way.value
  }
  if (contacts === 'label above') return ways.flatMap((way) => [label(way), way.value])
  const sign = SIGNS[contacts]
  return sign === undefined ? ways.map(one) : [ways.map(one).join(sign)]
}
