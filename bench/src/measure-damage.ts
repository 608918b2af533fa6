import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { Analysis, ResumeText } from '@evenhand/model'
import { foldValue } from './list-f1.ts'
import { round, toTable } from './statistics.ts'

const TODAY = { year: 2026, month: 11 }
const BULLET = /^(\s*)[-•*–·▪]\s+/gmu

const onRows = (change: (rows: string[]) => string[]) => (text: string) => change(text.split('\n')).join('\n')
const filled = (rows: string[]) => rows.filter((row) => row.trim() !== '')
const wrapped = (letters: number) =>
  onRows((rows) => rows.flatMap((row) => row.match(new RegExp(`.{1,${letters}}(?:\\s|$)`, 'gu')) ?? ['']))

/** What mail programs, exports, wrong alphabets and copies do to a text. */
const DAMAGES: Record<string, (text: string) => string> = {
  'no empty rows': onRows(filled),
  'each row apart': onRows((rows) => rows.flatMap((row) => [row, ''])),
  'quoted in a mail': onRows((rows) => rows.map((row) => `> ${row}`)),
  'rows numbered': onRows((rows) => rows.map((row, at) => `${at + 1} ${row}`)),
  'pages numbered': onRows((rows) =>
    rows.flatMap((row, at) =>
      at % 25 === 24 ? [row, `Page ${(at + 1) / 25} of ${Math.ceil(rows.length / 25)}`] : [row],
    ),
  ),
  'wrapped at 70 letters': wrapped(70),
  'no bullets': (text) => text.replaceAll(BULLET, '$1'),
  'bullets in rows of their own': (text) => text.replaceAll(BULLET, '•\n'),
  'bullets turned "?"': (text) => text.replaceAll(BULLET, '$1? '),
  'dashes turned "?"': (text) => text.replaceAll(/[–—]/gu, '?'),
  'dashes between dates lost': (text) => text.replaceAll(/(?<=\d{4}) ?[–—-] ?(?=\d{2}|\p{Lu})/gu, ' '),
  'blanks at dashes lost': (text) => text.replaceAll(/(\d{4}|\p{Ll}) [–—-] (?=\d|\p{Lu})/gu, '$1–'),
  'bullets turned "o"': (text) => text.replaceAll(BULLET, '$1o '),
  'rows ended with stops': onRows((rows) => rows.map((row) => (/[^.:\s]\s*$/u.test(row) ? `${row.trimEnd()}.` : row))),
  'rows quoted': onRows((rows) => rows.map((row) => `"${row.replaceAll('"', '""')}"`)),
  'tabs turned blanks': (text) => text.replaceAll('\t', '  '),
  'accents lost': (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'all in capitals': (text) => text.toUpperCase(),
  'all in small letters': (text) => text.toLowerCase(),
  'line ends written out': (text) => filled(text.split('\n')).join(String.raw`\n`),
  'line ends turned gaps': (text) => filled(text.split('\n')).join('      '),
  'line ends lost': (text) => filled(text.split('\n')).join(' '),
  'all blanks and line ends one blank': (text) => text.replaceAll(/\s+/gu, ' ').trim(),
}

type Kept = {
  posts: number
  more: number
  details: number
  courses: number
  names: number
  points: number
  failed: number
}
type Told = { name: string; posts: string[]; details: string[]; courses: string[]; score: number }

/**
 * What is still read of a text after it was damaged, against what is read of it as it is: posts (title, employer and years),
 * what was done in each, and courses (degree and school); and the mean of the points by which the score by the rubric moves.
 * `FOLDER`: plain texts among other files.
 */
export async function measureDamage([folder = '']: string[]) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const texts: string[] = []
  for (const name of names) texts.push((await extract(new Uint8Array(readFileSync(join(folder, name))), name)).text)
  const whole: Told[] = []
  for (const text of texts) whole.push(await toldOf(text))
  const [posts, details, courses] = (['posts', 'details', 'courses'] as const).map(
    (list) => whole.flatMap((told) => told[list]).length,
  ) as [number, number, number]
  const figures: Record<string, Kept> = {}
  for (const [damage, change] of Object.entries(DAMAGES)) {
    const sums = { posts: 0, more: 0, details: 0, courses: 0, names: 0, points: 0, failed: 0 }
    for (const [at, text] of texts.entries()) {
      const before = whole[at]!
      const after = await toldOf(change(text)).catch(() => undefined)
      if (after === undefined) sums.failed++
      else {
        const kept = countIn(before.posts, after.posts)
        sums.posts += kept
        sums.more += new Set(after.posts).size - kept
        sums.details += countIn(before.details, after.details)
        sums.courses += countIn(before.courses, after.courses)
        sums.points += Math.abs(after.score - before.score)
        if (before.name === after.name) sums.names++
      }
    }
    figures[damage] = {
      posts: round(sums.posts / posts),
      more: round(sums.more / posts),
      details: round(sums.details / details),
      courses: round(sums.courses / courses),
      names: round(sums.names / texts.length),
      points: round(sums.points / (texts.length - sums.failed)),
      failed: sums.failed,
    }
  }
  const rows = Object.entries(figures).map(([damage, kept]) => [damage, ...Object.values(kept)])
  return {
    figures,
    table: toTable([['what is kept', 'posts', 'more', 'details', 'courses', 'names', 'points', 'failed'], ...rows]),
  }
}

async function toldOf(text: string): Promise<Told> {
  const resume = await extract(new TextEncoder().encode(text), 'resume.txt')
  return toldIn(analyze(resume, { today: TODAY }), resume)
}

function toldIn({ profile: { name, employment, education }, score }: Analysis, { text }: ResumeText): Told {
  // Accents are compared without, for one of the damages takes them.
  const plain = (value = '') => foldValue(value.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return {
    score: score.value,
    name: plain(name?.value),
    posts: employment.map(({ title, employer, start, end }) =>
      [plain(title?.value), plain(employer?.value), start?.year, end?.year].join('|'),
    ),
    details: employment.flatMap((post) =>
      post.details.map(({ start, end }) => `${plain(post.title?.value)}|${plain(text.slice(start, end))}`),
    ),
    courses: education.map(({ degree, school }) => `${plain(degree?.value)}|${plain(school?.value)}`),
  }
}

function countIn(wanted: string[], found: string[]): number {
  const all = new Set(found)
  return wanted.filter((value) => all.has(value)).length
}
