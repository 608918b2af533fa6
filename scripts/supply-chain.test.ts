import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = (path: string): string => readFileSync(join(root, path), 'utf8')
const read = (path: string): unknown => JSON.parse(source(path))
/** A language's data for OCR, of which there may be as many as there are languages. */
const isOcrData = (name: string): boolean => name.startsWith('@tesseract.js-data/')

type Locked = { link?: boolean; dev?: boolean; license?: string; integrity?: string; resolved?: string }
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)

const ALLOWED = new Set(
  (
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-3.0 CC-BY-4.0 ISC MIT MIT-0 MPL-2.0 ' +
    'OFL-1.1 Python-2.0 Unicode-3.0 Unlicense WTFPL Zlib'
  ).split(' '),
)
/** Of two licences joined by "or" one is enough; of those joined by "and" each must do. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())))

describe('T59: what comes from others', () => {
  test('has a licence that lets everybody use, change and sell it', () => {
    const licences = locked
      .filter(([, { dev }]) => !dev)
      .map(([path, { license }]) => ({ path, licence: license ?? licenceOf(path) }))
    expect(licences.length).toBeGreaterThan(100)
    expect(licences.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  })

  test.each([
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['UNKNOWN', false],
  ])('%s: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))

  test('is fixed by a hash each, and comes over https', () => {
    const loose = locked.filter(
      ([, { integrity, resolved }]) => !integrity || (resolved && !resolved.startsWith('https://')),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  test('is asked for by exact versions, fifty packages at most in production', () => {
    const folders = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
    const production = new Map<string, string>()
    const all: [string, string][] = []
    for (const folder of ['', ...folders]) {
      const manifest = read(join(folder, 'package.json')) as Record<string, Record<string, string> | undefined>
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
          if (name.startsWith('@evenhand/')) continue
          all.push([name, version])
          if (kind === 'dependencies' && folder !== 'bench' && !isOcrData(name)) production.set(name, version)
        }
      }
    }
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
    expect(production.size).toBeLessThanOrEqual(50)
  })

  test('is data alone where it is what OCR knows of a language: it asks for nothing, and no code of it is loaded', () => {
    const data = locked.filter(([path]) => isOcrData(path.replace('node_modules/', '')))
    expect(data.length).toBeGreaterThan(1)
    expect(data.filter(([, entry]) => 'dependencies' in entry || 'hasInstallScript' in entry)).toEqual([])
    const loading = ['packages/extract/src', 'apps/web/build', 'apps/web/src', 'apps/cli/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .filter((file) => /(?:from|import|require)[ (]*['"`]@tesseract\.js-data/u.test(source(join(folder, file)))),
    )
    expect(loading).toEqual([])
  })

  test('runs no install script', () => {
    expect(source('scripts/install.mjs')).toContain("'--ignore-scripts'")
    expect(source('Dockerfile')).toMatch(/npm install [^\n]*--ignore-scripts/)
  })
})

/** Of the few packages whose licence the lock file does not tell. */
function licenceOf(path: string): string {
  try {
    const { license } = read(join(path, 'package.json')) as { license?: string | { type: string } }
    return typeof license === 'object' ? license.type : (license ?? 'UNKNOWN')
  } catch {
    // Not installed on this platform.
    return 'UNKNOWN'
  }
}
