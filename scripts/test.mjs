import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditSignatures } from './audit-signatures.mjs'
import { ensureInstalled } from './install.mjs'
import { keepingCode, node24 } from './node24.mjs'
import { root } from './root.mjs'

/**
 * `npm test`: format, lint with the import arrows, dead code, types, the packages' signatures where the registry
 * answers, page build, then every test but those of minutes, which `npm run test:long` runs. Stops at the first failure.
 */
const isLong = process.argv.includes('--long')
ensureInstalled()
const { ensureChromium } = await import('./chromium.mjs')
const { buildPage } = await import('./build-page.mjs')
const node = node24()
const reports = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
const report = join(reports, 'report.json')
const env = { ...keepingCode(), CHROMIUM_PATH: ensureChromium(), FORCE_COLOR: process.env.FORCE_COLOR ?? '0' }
if (isLong) env.TESTS = 'long'
else delete env.TESTS
/** What could not be looked at here, told at the end. */
const unchecked = []

if (!isLong) {
  stage('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.'])
  stage('lint', ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.ts', '--quiet'])
  stage('dead code', ['node_modules/knip/bin/knip.js', '--no-progress'])
  stage('types', ['node_modules/typescript/bin/tsc', '-p', '.'])
  stage('types of what browsers and Node 20 run', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.engine.json'])
  signatures()
}
console.log('== page')
buildPage()
stage('tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
])
finish(0)

function stage(name, args) {
  const started = Date.now()
  console.log(`== ${name}`)
  const result = spawnSync(
    node,
    args.map((arg, i) => (i === 0 ? join(root, arg) : arg)),
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env },
  )
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (result.status !== 0) finish(result.status ?? 1, name)
}

function signatures() {
  console.log('== signatures of packages')
  const { state, packages, why } = auditSignatures()
  if (state === 'unchecked') unchecked.push(`signatures of packages (${why})`)
  console.log(`   ${state === 'good' ? 'good' : state === 'bad' ? packages.join(', ') : `NOT CHECKED: ${why}`}`)
  if (state === 'bad') finish(1, 'signatures of packages')
}

function finish(code, failed) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
  } catch {
    console.log('The tests were not reached.')
  }
  for (const what of unchecked) console.log(`NOT CHECKED: ${what}`)
  rmSync(reports, { recursive: true, force: true })
  if (failed !== undefined) console.error(`npm test stopped at: ${failed}`)
  process.exit(code)
}
