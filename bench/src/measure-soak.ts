import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { BATCH_SIZE, MAX_FILES_PER_RUN, PLANS, type ResumeText, type Run, type RunDetail } from '@evenhand/model'
import packageJson from '../../package.json' with { type: 'json' }
import { inventResumes } from '../../tests/e2e/invented-resumes.ts'
import { startServer } from '../../tests/e2e/start-server.ts'
import { round, toTable } from './statistics.ts'

/** As many as the largest plan has in a month. */
const RESUMES = PLANS.pro.uploads
const JOB = 'Registered nurse\nIV cannulation\n3 years on an acute ward'
/** Of a run have done the job's work before. */
const FITTING = 120

/**
 * A month of the largest plan, run after run, on a real server with the embedded database: of every file there must be
 * one row, in its place, with its own person. With a file of claims, the figures are noted there for this version where
 * that holds; the landing page shows them.
 */
export async function measureSoak([target]: string[]) {
  const server = await startServer({ PLANS: 'off', RATE_LIMITS: 'off' })
  const started = performance.now()
  let [rows, failed] = [0, 0]
  try {
    const ask = await openVisitor(server.url)
    for (let from = 0; from < RESUMES; from += MAX_FILES_PER_RUN) {
      const { resumes } = await screen(ask, from)
      const own = resumes.filter(({ position, email }) => email === `person${from + position}@mail.example`)
      rows += new Set(own.map(({ position }) => position)).size
      failed += resumes.filter(({ state }) => state !== 'done').length
      process.stderr.write(`${from + resumes.length} of ${RESUMES}\n`)
    }
  } finally {
    await server.stop()
  }
  const soak = { version: packageJson.version, resumes: RESUMES, rows, failed }
  if (target) note(target, rows === RESUMES && failed === 0 ? soak : undefined)
  const seconds = round((performance.now() - started) / 1000, 0)
  const figures = { ...soak, seconds, load: round(loadavg()[0] ?? 0, 1) }
  return { figures, table: toTable([['', 'value'], ...Object.entries(figures)]) }
}

/** What was not passed is not claimed: nothing stands there then. */
function note(target: string, soak: object | undefined): void {
  const known = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as object) : {}
  writeFileSync(target, `${JSON.stringify({ ...known, soak }, null, 2)}\n`)
}

type Ask = <T>(path: string, body?: unknown) => Promise<T>

/** One guest, by the cookie of the first answer. */
async function openVisitor(url: string): Promise<Ask> {
  const cookie = (await fetch(`${url}/api/allowance`)).headers.getSetCookie().map((line) => line.split(';')[0])
  return async <T>(path: string, body?: unknown) => {
    const headers: Record<string, string> = { cookie: cookie.join('; '), 'content-type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(url + path, { headers, ...init })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const text = await response.text()
    // A stream of events ends with its run; what it told is not looked at.
    return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined) as T
  }
}

/** Screens a thousand people, each with an address of their own, and waits for the end. */
async function screen(ask: Ask, from: number): Promise<RunDetail> {
  const files = inventResumes(MAX_FILES_PER_RUN, FITTING)
  const { id } = await ask<Run>('/api/runs', { jobDescription: JOB, fileNames: files.map(({ name }) => name) })
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const resumes = files.slice(start, start + BATCH_SIZE).map(({ name, buffer }, index) => {
      const text = buffer.toString().replace(/person\d+@/, `person${from + start + index}@`)
      return { position: start + index, resume: toResumeText(name, text) }
    })
    await ask(`/api/runs/${id}/resumes`, { resumes })
  }
  await ask(`/api/runs/${id}/events`)
  return ask<RunDetail>(`/api/runs/${id}`)
}

/** As the readers give a plain text: a line a row. */
function toResumeText(fileName: string, text: string): ResumeText {
  const lines: ResumeText['lines'] = []
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at)
    if (end > at) lines.push({ start: at, end, page: 1, level: 'body', bold: false })
    at = end + 1
  }
  return { fileName, mediaType: 'text/plain', text, lines, pages: 1, warnings: [], hidden: [] }
}
