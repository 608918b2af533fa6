import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'evenhand-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LACKING = [
  'new Set([1]).union(new Set([2]))',
  'new Map([[1, 2]]).keys().filter((key) => key > 1)',
  "Map.groupBy(['a'], (item) => item)",
  "Object.groupBy(['a'], (item) => item)",
  'Promise.try(() => 1)',
  'Promise.withResolvers<void>()',
  "RegExp.escape('a')",
  'Array.fromAsync([1])',
  'new Uint8Array(1).toBase64()',
  'new Float16Array(1)',
  "process.env['TZ']",
]
const SHARED = ["'a'.toWellFormed()", '[2, 1].toSorted()', 'structuredClone([1])']

/** Numbers of the lines that the engine's type check refuses. */
function refused(lines: string[]): Set<number> {
  const file = join(folder, 'planted.mts')
  const config = join(folder, 'tsconfig.json')
  writeFileSync(file, lines.map((line, at) => `export const line${at + 1} = ${line}\n`).join(''))
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.engine.json'), files: [file], include: [] }))
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', config],
    {
      encoding: 'utf8',
    },
  )
  return new Set([...stdout.matchAll(/planted\.mts\((\d+),/g)].map(([, line]) => Number(line)))
}

test('what Node 20 or a browser lacks is refused where both run, and what both have is not', () => {
  expect(refused([...LACKING, ...SHARED])).toEqual(new Set(LACKING.map((_, at) => at + 1)))
})
