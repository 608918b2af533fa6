import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readResume } from '@evenhand/analyze'
import { createExtractPool } from '@evenhand/extract'
import { movedLine, type ResumeText } from '@evenhand/model'
import { foldValue } from './list-f1.ts'
import { round, toTable } from './statistics.ts'

type Expected = { file: string; person: string; name: string; emails: string[] }
type Carrier = { resume: ResumeText; expected: Expected }
type Group = { group: string; n: number; right: number; share: number; low: number; high: number }

const TODAY = { year: 2026, month: 11 }
/** Says nothing of a name. */
const NEUTRAL_MAIL = 'mail.4071@example.org'
/** How far a group may be below the best. */
const LARGEST_GAP = 0.03

const LABEL = 'Name: '
/** How a name may stand at the head of a resume. */
const WRITINGS: Record<string, (name: string) => string> = {
  'as written': (name) => name,
  capitals: (name) => name.toUpperCase(),
  'after a label': (name) => `${LABEL}${name}`,
}

/** Each name of the set in each invented resume of the corpus, in three writings: how often it is read, by group. */
export async function measureNames(files: string[]) {
  const [corpus = '', fairness = ''] = files
  const { names } = JSON.parse(readFileSync(fairness, 'utf8')) as { names: Record<string, string[] | string> }
  const carriers = await readCarriers(corpus)
  const wrong = new Map<string, number>()
  const groups: Group[] = []
  for (const [group, list] of Object.entries(names)) {
    if (!Array.isArray(list)) continue
    const counts = { n: 0, right: 0 }
    for (const name of list) {
      for (const [writing, write] of Object.entries(WRITINGS)) {
        for (const carrier of carriers) {
          const isRight = foldValue(nameIn(carrier, write(name)) ?? '') === foldValue(turned(name))
          counts.n++
          if (isRight) counts.right++
          else wrong.set(`${name}, ${writing}`, (wrong.get(`${name}, ${writing}`) ?? 0) + 1)
        }
      }
    }
    groups.push({ group, ...counts, ...wilson(counts) })
  }
  const best = Math.max(...groups.map(({ share }) => share))
  const worst = Math.min(...groups.map(({ share }) => share))
  const figures = { resumes: carriers.length, groups, gap: round(best - worst), passes: best - worst <= LARGEST_GAP }
  return { figures, table: tableOf(groups, [...wrong]) + `\n\nlargest gap ${figures.gap}` }
}

/** One resume of each invented person: the first that is no scan and in which another name can take its name's place. */
async function readCarriers(folder: string): Promise<Carrier[]> {
  const all = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected[]
  const carriers = new Map<string, Carrier>()
  const pool = createExtractPool({ size: 2 })
  for (const expected of all) {
    if (carriers.has(expected.person) || expected.file.includes('.scan-')) continue
    const bytes = new Uint8Array(readFileSync(join(folder, 'resumes', expected.file)))
    const resume = await pool.extract(bytes, expected.file)
    if (isWhole(resume, expected.name)) carriers.set(expected.person, { resume, expected })
  }
  pool.close()
  return [...carriers.values()]
}

/** Whether the resume's name stands in it letter by letter, so that another can take its place. */
function isWhole(resume: ResumeText, name: string): boolean {
  const [span] = readResume(resume, TODAY).name?.spans ?? []
  return span !== undefined && resume.text.slice(span.start, span.end).toLowerCase() === name.toLowerCase()
}

/** "Surname, Name" is read as "Name Surname". */
function turned(name: string): string {
  return name.split(', ').reverse().join(' ')
}

function nameIn({ resume, expected }: Carrier, name: string): string | undefined {
  const swaps = [[expected.name, name] as const, ...expected.emails.map((mail) => [mail, NEUTRAL_MAIL] as const)]
  return readResume(swapAll(resume, swaps), TODAY).name?.value
}

/** The resume with some words in place of others, whatever their case; its lines keep their look. */
function swapAll(resume: ResumeText, swaps: (readonly [string, string])[]): ResumeText {
  const texts = resume.lines.map(({ start, end }) =>
    swaps.reduce((text, [from, to]) => swap(text, from, to), resume.text.slice(start, end)),
  )
  let start = 0
  const lines = resume.lines.map((line, at) => {
    const shift = start - line.start
    const moved = { ...movedLine(line, (offset) => offset + shift), end: start + texts[at]!.length }
    start = moved.end + 1
    return moved
  })
  return { ...resume, text: texts.join('\n'), lines }
}

function swap(text: string, from: string, to: string): string {
  const at = text.toLowerCase().indexOf(from.toLowerCase())
  if (at < 0) return text
  // A label is for a name that has the line to itself.
  const own = from.length === text.length || !to.startsWith(LABEL) ? to : to.slice(LABEL.length)
  return text.slice(0, at) + own + text.slice(at + from.length)
}

/** Wilson's interval of a share, 95%. */
function wilson({ n, right }: { n: number; right: number }): { share: number; low: number; high: number } {
  const z = 1.96
  const share = right / n
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return { share: round(share), low: round(middle - half), high: round(middle + half) }
}

function tableOf(groups: Group[], wrong: [string, number][]): string {
  const rows = groups.map(({ group, n, right, share, low, high }) => [group, n, right, share, `${low} to ${high}`])
  const most = wrong.toSorted((a, b) => b[1] - a[1]).slice(0, 12)
  return [
    toTable([['group', 'n', 'right', 'share', '95% interval'], ...rows]),
    '',
    'names missed most:',
    ...most.map(([name, count]) => `  ${name}: ${count}`),
  ].join('\n')
}
