import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENGINE } from '@evenhand/analyze'
import { PLANS } from '@evenhand/model'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const claims = JSON.parse(read('apps/web/claims.json')) as {
  engine: unknown
  soak?: { version: string; resumes: number; rows: number; failed: number }
  swap: {
    pairs: number
    largest: number
    kinds: { kind: string; pairs: number; changed: number; largest: number }[]
    drawn: { before: number; after: number }[]
  }
}
const proofs = Object.entries(JSON.parse(read('bench/landing-claims.json')) as Record<string, string[]>)
const english = JSON.parse(read('packages/locales/src/dictionaries/en.json')) as Tree
type Tree = { [key: string]: string | Tree }

/** Sections of the landing page that say what Evenhand does. */
const SECTIONS = ['hero', 'benefits', 'fairness', 'security', 'users']
/** Headings, labels and arithmetic, which claim nothing. */
const PLAIN =
  /^(?:hero\.(?:trySamples|howScore)|benefits\.(?:title|subtitle|perWeek|minutes|saved\w+|field\.\w+|filesInRun|oneRow|hours|minutesShort|hoursMinutes)|security\.(?:title|dataTitle|privacyTitle)|users\.title)$/

const leaves = (tree: Tree, path: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}`] : leaves(value, `${path}.${key}`),
  )

describe('the figures of the landing page', () => {
  it('are those of this engine, and nothing moves', () => {
    const { engine, swap } = claims
    expect(engine).toEqual(ENGINE)
    expect(swap.largest).toBe(0)
    expect(swap.kinds.filter(({ changed, largest }) => changed > 0 || largest > 0)).toEqual([])
    expect(swap.kinds.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(swap.pairs)
    expect(swap.drawn.filter(({ before, after }) => before !== after)).toEqual([])
    expect(swap.drawn).toHaveLength(20)
  })
})

describe('as many applications as the largest plan has', () => {
  it('are claimed for the version that came through them alone, with a row for every file', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const { soak = { version, resumes: PLANS.pro.uploads, rows: PLANS.pro.uploads, failed: 0 } } = claims
    expect(soak).toEqual({ version, resumes: PLANS.pro.uploads, rows: PLANS.pro.uploads, failed: 0 })
  })
})

describe('what the landing page claims', () => {
  it.each(SECTIONS)('has a proof for every text of %s', (section) => {
    const texts = leaves(english[section] as Tree, section).filter((key) => !PLAIN.test(key))
    const bare = texts.filter(
      (key) => !proofs.some(([claim]) => key === claim || key.startsWith(`${claim}.`) || key === `${claim}Value`),
    )
    expect(bare).toEqual([])
  })

  it.each(proofs)('%s is proved by tests and measurements that exist', (claim, ways) => {
    expect(claim.split('.').reduce<string | Tree | undefined>((at, key) => (at as Tree)?.[key], english)).toBeDefined()
    for (const way of ways) {
      const [, command] = /^npm run -s bench -- (\w+)$/.exec(way) ?? []
      if (command) expect(read('bench/src/main.ts')).toMatch(new RegExp(`^  ${command}: \\{`, 'm'))
      else {
        const at = way.indexOf(': ')
        expect(existsSync(fileURLToPath(new URL(`../../${way.slice(0, at)}`, import.meta.url)))).toBe(true)
        expect(read(way.slice(0, at))).toContain(way.slice(at + 2))
      }
    }
  })
})
