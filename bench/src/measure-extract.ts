import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createExtractPool } from '@evenhand/extract'
import { ExtractError, type ResumeText } from '@evenhand/model'
import { percentile, round, toTable } from './statistics.ts'

type Outcome = { file: string; ms: number; characters: number; outcome: string; resume?: ResumeText }
type Expectation = { expect: string; phrases: string[] }

/** Reads every file of a folder; holds the outcomes against its manifest.tsv where there is one. */
export async function measureExtract(files: string[]) {
  const folder = files[0] ?? '.'
  const expected = readManifest(folder)
  const outcomes: Outcome[] = []
  const pool = createExtractPool({ size: 1 })
  const paths = listFiles(folder).filter((path) => expected.size === 0 || expected.has(relative(folder, path)))
  for (const path of paths) outcomes.push(await readOne(pool, path, relative(folder, path)))
  pool.close()
  const figures = figuresOf(outcomes, expected, pdftotextRatio(folder, outcomes))
  return { figures, table: tableOf(outcomes, figures) }
}

function figuresOf(outcomes: Outcome[], expected: Map<string, Expectation>, ratio: number | undefined) {
  const unexpected = outcomes.filter((outcome) => !matches(outcome, expected.get(outcome.file)))
  const read = outcomes.filter((outcome) => outcome.resume !== undefined)
  const failed: Record<string, number> = {}
  for (const { outcome } of outcomes) if (outcome !== 'text') failed[outcome] = (failed[outcome] ?? 0) + 1
  const times = read.filter((outcome) => !byOcr(outcome)).map((outcome) => outcome.ms)
  return {
    files: outcomes.length,
    text: read.length,
    failed,
    crashed: outcomes.filter((outcome) => outcome.outcome === 'crashed').length,
    timedOut: failed['timed-out'] ?? 0,
    asExpected: outcomes.length - unexpected.length,
    unexpected: unexpected.map((outcome) => `${outcome.file}: ${outcome.outcome}`),
    msMedian: round(percentile(times, 0.5), 1),
    msP95: round(percentile(times, 0.95), 1),
    pdftotextRatio: ratio,
  }
}

async function readOne(pool: ReturnType<typeof createExtractPool>, path: string, file: string): Promise<Outcome> {
  const bytes = new Uint8Array(readFileSync(path))
  const started = performance.now()
  try {
    const resume = await pool.extract(bytes, file.split('/').at(-1) ?? file)
    return { file, ms: performance.now() - started, characters: resume.text.length, outcome: 'text', resume }
  } catch (error) {
    const outcome = error instanceof ExtractError ? error.code : 'crashed'
    return { file, ms: performance.now() - started, characters: 0, outcome }
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !/(README\.md|\.tsv|\.json|\.ts)$/.test(path))
    .sort()
}

function readManifest(folder: string): Map<string, Expectation> {
  const path = join(folder, 'manifest.tsv')
  if (!existsSync(path)) return new Map()
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return new Map(
    rows.map((row) => {
      const cells = row.split('\t')
      const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
      return [cell('file'), { expect: cell('expect'), phrases: cell('phrases').split('|').filter(Boolean) }]
    }),
  )
}

function byOcr({ resume }: Outcome): boolean {
  return resume?.warnings.some((warning) => warning.code === 'read-by-ocr') ?? false
}

function matches(outcome: Outcome, expectation: Expectation | undefined): boolean {
  if (expectation === undefined || expectation.expect === 'any')
    return outcome.outcome !== 'crashed' && outcome.outcome !== 'timed-out'
  if (!expectation.expect.startsWith('ok')) return outcome.outcome === expectation.expect
  const fold = (text: string) => text.normalize('NFKC').replaceAll(/\s+/gu, '')
  const text = fold(outcome.resume?.text ?? '')
  return outcome.outcome === 'text' && expectation.phrases.every((phrase) => text.includes(fold(phrase)))
}

/** Our time over that of one `pdftotext` a file, its start included, for the PDFs read without OCR. */
function pdftotextRatio(folder: string, outcomes: Outcome[]): number | undefined {
  const pdfs = outcomes.filter(
    (outcome) => outcome.file.endsWith('.pdf') && outcome.resume !== undefined && !byOcr(outcome),
  )
  let peer = 0
  for (const { file } of pdfs) {
    const started = performance.now()
    if (spawnSync('pdftotext', [join(folder, file), '-']).error !== undefined) return undefined
    peer += performance.now() - started
  }
  return peer === 0 ? undefined : round(pdfs.reduce((sum, outcome) => sum + outcome.ms, 0) / peer, 2)
}

function tableOf(outcomes: Outcome[], figures: ReturnType<typeof figuresOf>): string {
  const rows = outcomes.map(({ file, ms, characters, outcome }) => [file, (ms / 1000).toFixed(3), characters, outcome])
  return [
    toTable([['file', 'seconds', 'characters', 'outcome'], ...rows]),
    '',
    `${figures.asExpected} of ${figures.files} as expected; text from ${figures.text}; crashed ${figures.crashed}; timed out ${figures.timedOut}`,
    `without OCR: median ${figures.msMedian} ms, p95 ${figures.msP95} ms; total over pdftotext's: ${figures.pdftotextRatio ?? 'not installed'}`,
    ...figures.unexpected.map((line) => `not as expected: ${line}`),
  ].join('\n')
}
