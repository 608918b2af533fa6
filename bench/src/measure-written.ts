import { readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { createChance } from '@evenhand/llm/testing/create-chance'
import { mean, round, toTable } from './statistics.ts'
import { type Layout, layoutName, layouts, traitsOf } from './written-layouts.ts'
import type { WrittenList, Writing } from './written-list.ts'
import { BELOW_POSTS, writePosts } from './written-posts.ts'
import { writeStudies } from './written-studies.ts'
import { WRITTEN_WORDS } from './written-words.ts'

/** What lists are of, and how many are written in each layout. */
const KINDS: Record<string, { lists: number; write: (layout: Layout, writing: Writing) => WrittenList }> = {
  posts: { lists: BELOW_POSTS.length, write: writePosts },
  studies: { lists: 1, write: writeStudies },
}

const TODAY = { year: 2026, month: 11 }
const WORST = 25

type Shares = Map<string, number[]>

/**
 * Lists of posts and of studies of invented people in every layout that a program can write: the share of posts whose
 * title, employer and year of beginning are exact and of studies whose degree, school and year of the end are, by
 * language; the layouts that are read worst, and what those read worst have in common. `named`: kinds, languages.
 */
export async function measureWritten(named: string[]) {
  const languages = named.filter((name) => KINDS[name] === undefined)
  const kinds = named.filter((name) => KINDS[name] !== undefined)
  const measured = []
  for (const kind of kinds.length > 0 ? kinds : Object.keys(KINDS))
    measured.push(await measureKind(kind, languages.length > 0 ? languages : Object.keys(WRITTEN_WORDS)))
  return {
    figures: Object.fromEntries(measured.map(({ kind, figures }) => [kind, figures])),
    table: measured.map(({ table }) => table).join('\n\n'),
  }
}

async function measureKind(kind: string, languages: string[]) {
  const { lists, write } = KINDS[kind]!
  const shares: Record<string, number> = {}
  const [byLayout, byTrait]: [Shares, Shares] = [new Map(), new Map()]
  for (const language of languages) {
    const random = createChance(7)
    const all: number[] = []
    for (const layout of layouts()) {
      for (let turn = 0; turn < lists; turn++) {
        const { text, items } = write(layout, { language, turn, random })
        const resume = await extract(new TextEncoder().encode(text), 'resume.txt')
        const profile = readResume(resume, TODAY)
        for (const { traits, isRead } of items) {
          const right = isRead(profile) ? 1 : 0
          all.push(right)
          count(byLayout, `${language}  ${layoutName(layout)}`, right)
          for (const trait of [...traitsOf(layout), ...traits]) count(byTrait, `${language}  ${trait}`, right)
        }
      }
    }
    shares[language] = round(mean(all))
  }
  const [worst, traits] = [worstOf(byLayout), worstOf(byTrait)]
  const tables = [
    toTable([['language', `${kind} right`], ...Object.entries(shares)]),
    toTable([['worst layouts', 'right'], ...worst]),
    toTable([[`worst ${kind}`, 'right'], ...traits]),
  ]
  return { kind, figures: { lists: layouts().length * lists, shares, worst, traits }, table: tables.join('\n\n') }
}

function count(shares: Shares, name: string, right: number): void {
  const counted = shares.get(name)
  if (counted === undefined) shares.set(name, [right])
  else counted.push(right)
}

function worstOf(shares: Shares): [string, number][] {
  return [...shares]
    .map(([name, counted]): [string, number] => [name, round(mean(counted))])
    .sort((one, other) => one[1] - other[1])
    .slice(0, WORST)
}
