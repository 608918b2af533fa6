import type { CorpusPerson } from './corpus-person.ts'
import type { PlannedFile } from './corpus-plan.ts'

/** What a reader should find in one file; the words are the resume's own. */
export type ExpectedFile = {
  file: string
  person: string
  language: string
  trade: string
  layout: string
  generator: string
  /** Only pictures of the text: it takes OCR, and phrases come back with errors. */
  ocr?: boolean
  encoding?: string
  name: string
  /** The name with title or letters as the page shows it, where it does. */
  printedName?: string
  emails: string[]
  phones: string[]
  links: string[]
  /** Addresses in the text that are somebody else's. */
  otherEmails?: string[]
  titles: string[]
  employers: string[]
  jobs: { title: string; employer: string; start: string; end: string }[]
  degrees: string[]
  schools: string[]
  skills: string[]
  /** Must not be in the text: a person looking at the page does not see them. */
  hidden?: string[]
  /** Must be in the text, once white space is taken out of both. */
  phrases: string[]
}

export function corpusFileName(planned: PlannedFile): string {
  const layout = planned.generator === 'scan' ? `scan-${planned.layout}` : planned.layout
  return `${planned.slug}.${layout}.${planned.format}`
}

const unique = (values: string[]): string[] => [...new Set(values)]

const PHRASE_WORDS = 5
const PHRASE_LETTERS = 14
const SHORT_LINE = 40

/** The first words of a line, or its first letters where words are not spaced; a short line whole. */
function openingOf(line: string): string {
  if (line.length <= SHORT_LINE) return line
  const words = line.split(' ').slice(0, PHRASE_WORDS)
  return words.length < PHRASE_WORDS ? [...line].slice(0, PHRASE_LETTERS).join('') : words.join(' ')
}

/** Openings of the first, middle and last line of duties and of the summary: column order and lost pages show. */
function listPhrases(person: CorpusPerson): string[] {
  const details = person.employment.flatMap((job) => job.details)
  const lines = [
    person.summary,
    details[0],
    details[Math.floor(details.length / 2)],
    details.at(-1),
    person.education[0]?.school,
  ]
  return unique(lines.flatMap((line) => (line ? [openingOf(line)] : [])))
}

export function expectFile(planned: PlannedFile, person: CorpusPerson): ExpectedFile {
  const hides = 'hiding' in planned && planned.hiding !== undefined
  return {
    file: corpusFileName(planned),
    person: person.slug,
    language: person.language,
    trade: person.trade,
    layout: planned.layout,
    generator: planned.generator,
    ...(planned.generator === 'scan' ? { ocr: true } : {}),
    ...(planned.generator === 'text' ? { encoding: planned.encoding } : {}),
    name: person.name,
    ...(person.printedName ? { printedName: person.printedName } : {}),
    emails: person.emails,
    phones: person.phones,
    links: person.links ?? [],
    ...(person.otherEmails ? { otherEmails: person.otherEmails } : {}),
    titles: unique(person.employment.map((job) => job.title)),
    employers: unique(person.employment.map((job) => job.employer)),
    jobs: person.employment.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
    degrees: unique(person.education.map((school) => school.degree)),
    schools: unique(person.education.map((school) => school.school)),
    skills: person.skills.flatMap((group) => group.items),
    ...(hides ? { hidden: person.hidden ?? [] } : {}),
    phrases: listPhrases(person),
  }
}
