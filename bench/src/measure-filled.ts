import { readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { Profile, ResumeText } from '@evenhand/model'
import { readJsonl } from './read-jsonl.ts'
import { round, toTable } from './statistics.ts'

type Row = { id: string; text: string }
type Filled = { text: string; wanted: string[] }
type Half = 'view' | 'blind'

const TODAY = { year: 2026, month: 11 }
/** What stands in place of employers and places in a resume that was made anonymous. */
const EMPLOYER = 'Company Name'
const BLANKS = /\bCompany Name\b|\bCity ?, ?State\b/g

const STEMS =
  'Quarnix|Merrowby|Tarnholt|Velsted|Orrinde|Pellworth|Brackenmoor|Zinthia|Calvero|Duskwell|Harnley|Lomond Ridge|Sable Creek|Winterholm|Ostrava Lane|Kestle|Novarre|Bluefen|Arkwright Vale|Tamsin Grey'.split(
    '|',
  )
const TOWNS = 'Lenmere|Harlow Springs|Oakford|Pine Hollow|Stanley Falls|Dunmore|Westbrook'.split('|')
const STATES = 'OH|TX|CA|NY|FL|GA|IL|Ohio|Texas|California|Florida|Georgia'.split('|')
/** What ends the invented names, by how much they tell of themselves; `blank`: nothing is filled in. */
const ENDINGS: Record<string, string[]> = {
  blank: [],
  form: ['Inc', 'LLC', 'Corporation', 'Ltd'],
  kind: ['Bank', 'Hospital', 'Logistics', 'Group', 'Foods', 'Technologies', 'School District', 'Construction'],
  bare: [''],
}

/**
 * Real resumes that were made anonymous, `Company Name` and `City, State` filled with invented names: the share of posts whose
 * employer is read to the word, with a title and a date. Every second resume of the file is blind: its misses are never shown.
 */
export async function measureFilled(files: string[]) {
  const rows = readJsonl<Row>(files[0] ?? '')
  const shares: Record<string, Record<Half, { employer: number; whole: number }>> = {}
  let posts = 0
  for (const kind of Object.keys(ENDINGS)) {
    const counts = { view: [0, 0, 0], blind: [0, 0, 0] }
    for (const [at, row] of rows.entries()) {
      const { text, wanted } = fill(row, at, kind)
      const resume = await extract(new TextEncoder().encode(text), 'resume.txt')
      const count = counts[at % 2 === 0 ? 'view' : 'blind']
      for (const { isExact, isWhole } of postsOf(resume, wanted)) {
        count[0]!++
        if (isExact) count[1]!++
        if (isWhole) count[2]!++
      }
    }
    posts = counts.view[0]! + counts.blind[0]!
    const shareOf = ([all, exact, whole]: number[]) => ({ employer: round(exact! / all!), whole: round(whole! / all!) })
    shares[kind] = { view: shareOf(counts.view), blind: shareOf(counts.blind) }
  }
  const lines = Object.entries(shares).map(([kind, { view, blind }]) => [
    kind,
    ...[view.employer, view.whole, blind.employer, blind.whole].map(String),
  ])
  const table = toTable([
    ['names', 'view: employer', 'with title, dates', 'blind: employer', 'with title, dates'],
    ...lines,
  ])
  return { figures: { files: rows.length, posts, shares }, table: `${rows.length} resumes, ${posts} posts\n\n${table}` }
}

/** A resume with its blanks filled, the same in every run, and its employers in their order. */
function fill({ text }: Row, at: number, kind: string): Filled {
  const endings = ENDINGS[kind]!
  let turn = at * 7
  let filled = ''
  let from = 0
  const wanted: string[] = []
  for (const match of text.matchAll(BLANKS)) {
    filled += text.slice(from, match.index)
    from = match.index + match[0].length
    turn++
    const isEmployer = match[0] === EMPLOYER
    const name = isEmployer ? `${picked(STEMS, turn * 13)} ${picked(endings, turn)}`.trim() : placeOf(turn, at)
    const written = endings.length === 0 ? match[0] : name
    if (isEmployer) wanted.push(written)
    filled += written
  }
  return { text: filled + text.slice(from), wanted }
}

/** One resume writes its states by their codes, another by their names. */
function placeOf(turn: number, at: number): string {
  return `${picked(TOWNS, turn * 3)} , ${at % 3 === 0 ? picked(STATES.slice(-5), turn) : picked(STATES.slice(0, -5), turn)}`
}

function picked(list: string[], turn: number): string {
  return list[turn % list.length] ?? ''
}

function postsOf(resume: ResumeText, wanted: string[]): { isExact: boolean; isWhole: boolean }[] {
  const { employment } = readResume(resume, TODAY)
  let from = 0
  return wanted.map((name) => {
    const at = resume.text.indexOf(name, from)
    from = at + name.length
    const post = employment.find(({ employer }) => holds(employer, at))
    const isExact = post?.employer?.value.replace(/\.$/, '') === name
    return { isExact, isWhole: isExact && post?.title !== undefined && post.start !== undefined }
  })
}

function holds(employer: Profile['employment'][number]['employer'], at: number): boolean {
  return employer?.spans.some(({ start, end }) => start <= at && at < end) ?? false
}
