import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const FORBIDDEN = [
  ['the reader may not import the engine', 'packages/extract/src', "export { analyze } from '@evenhand/analyze'"],
  ['the engine may not import the reader', 'packages/analyze/src', "export { extract } from '@evenhand/extract'"],
  ['the nouns import nothing of ours', 'packages/model/src', "export { analyze } from '@evenhand/analyze'"],
  ['the engine knows no platform', 'packages/analyze/src/score', "export { readFileSync } from 'node:fs'"],
  ['the engine may not use Intl', 'packages/analyze/src/judge', "export const format = new Intl.NumberFormat('en')"],
  ['a package may not import an app', 'packages/locales/src', "export * from '../../../apps/server/src/app.ts'"],
  ['the page may not import the server', 'apps/web/src', "export * from '@evenhand/server'"],
  ['server features are strangers', 'apps/server/src/features/runs', "export * from '../status/status-routes.ts'"],
  ['page features are strangers', 'apps/web/src/features/results', "export * from '../landing/hero.tsx'"],
] as const
const ALLOWED = ['apps/cli/src', "export { analyze } from '@evenhand/analyze'"] as const

const planted = (folder: string) => `${folder}/planted.ts`
const garden = mkdtempSync(join(tmpdir(), 'evenhand-arrows-'))
const plants = [...FORBIDDEN.map(([, folder, source]) => [folder, source] as const), ALLOWED]
let complaints: { filename: string; code: string }[] = []

// Files are planted where they would stand, in folders of the same names: others read the sources meanwhile.
beforeAll(() => {
  for (const folder of ['packages', 'apps', 'apps/server/src/features', 'apps/web/src/features']) {
    for (const name of readdirSync(join(root, folder))) mkdirSync(join(garden, folder, name), { recursive: true })
  }
  copyFileSync(join(root, 'oxlint.config.ts'), join(garden, 'oxlint.config.ts'))
  symlinkSync(join(root, 'node_modules'), join(garden, 'node_modules'))
  for (const [folder, source] of plants) {
    mkdirSync(join(garden, folder), { recursive: true })
    writeFileSync(join(garden, planted(folder)), `${source}\n`)
  }
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.ts', '--quiet', '--format=json']
  const files = plants.map(([folder]) => planted(folder))
  const { stdout } = spawnSync(process.execPath, [...args, ...files], { cwd: garden, encoding: 'utf8' })
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics
})
afterAll(() => rmSync(garden, { recursive: true, force: true }))

const codesOf = (folder: string) =>
  complaints.filter((complaint) => complaint.filename === planted(folder)).map((complaint) => complaint.code)

describe('the import arrows', () => {
  test.each(FORBIDDEN)('%s', (_, folder) => {
    expect(codesOf(folder)).toContainEqual(expect.stringMatching(/no-restricted-(imports|globals)/))
  })

  test('an allowed import passes', () => {
    expect(codesOf(ALLOWED[0])).toEqual([])
  })
})
