import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const THREATS = Array.from({ length: 65 }, (_, n) => `T${String(n + 1).padStart(2, '0')}`)

describe('docs/security.md', () => {
  const [table = '', rest = ''] = read('docs/security.md').split('## Exceptions')
  const rowsOf = (text: string): string[][] =>
    [...text.matchAll(/^\| (T\d\d) \|(.+)\|$/gm)].map(([, number, cells]) => [number!, ...cells!.split('|')])
  const proofs = rowsOf(table).flatMap(([number, , , cell = '']) =>
    [...cell.matchAll(/`([^`]+)`: (.+?)(?=<br>|$)/g)].map(
      ([, path, title]) => [number!, path!, title!.trim()] as const,
    ),
  )

  test('names each threat once, with a proof', () => {
    expect(rowsOf(table).map(([number]) => number)).toEqual(THREATS)
    expect([...new Set(proofs.map(([number]) => number))]).toEqual(THREATS)
  })

  test.each(proofs)('%s is proved in %s by: %s', (_, path, title) => {
    expect(existsSync(join(root, path))).toBe(true)
    expect(read(path)).toContain(title)
  })

  test('makes five exceptions at most, each with its risk', () => {
    const exceptions = rowsOf(rest)
    expect(exceptions.length).toBeLessThanOrEqual(5)
    expect(exceptions.filter((cells) => cells.some((cell) => cell.trim() === '') && cells.length < 3)).toEqual([])
  })
})

describe('docs/operating.md', () => {
  const documented = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!)
  const models = [...read('docs/models.md').matchAll(/\b(LLM_[A-Z_]+)/g)].map(([, name]) => name!)
  const settings = [...read('apps/server/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)

  test('has each setting of the server once, and no other', () => {
    expect(settings.length).toBeGreaterThan(40)
    expect(documented.toSorted()).toEqual(settings.toSorted())
  })

  test('leaves the settings of language models to docs/models.md, which has each', () => {
    const known = [...read('packages/llm/src/model-settings.ts').matchAll(/^ {4}(LLM_[A-Z_]+): /gm)].map(
      ([, name]) => name!,
    )
    expect(known.filter((name) => !models.includes(name))).toEqual([])
  })

  test.each(['README.md', 'docs/api.md', 'docs/operating.md', 'docs/security.md'])(
    '%s links only to what is there',
    (path) => {
      const links = [...read(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) =>
        join(dirname(path), link!),
      )
      expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([])
    },
  )
})
