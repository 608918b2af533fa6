import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BATCH_SIZE, ErrorBody, ResumeDetail, Run, RunDetail } from '@evenhand/model'
import type { Screened } from './output-formats.ts'
import type { ReadFile } from './read-resumes.ts'

/** A server and the API key it is asked with. */
export type Server = { url: string; key: string }

/** The server refused, or did not answer; `code` is absent when it was not reached. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

const POLL_EVERY = 500
const LONGEST_WAIT = 60
const MOST_WAITS = 20

/** Has a server judge what was read here: their texts go there, the files stay. Results in the order of the files. */
export async function screenOnServer(
  server: Server,
  { files, job, language }: { files: ReadFile[]; job?: string; language?: string },
): Promise<Screened[]> {
  const fileNames = files.map(({ file }) => basename(file))
  const run = Run.parse(await call(server, '/api/runs', { fileNames, jobDescription: job, language }))
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const resumes = files
      .slice(start, start + BATCH_SIZE)
      .map(({ position, resume, error = 'could-not-read' }) => (resume ? { position, resume } : { position, error }))
    await call(server, `/api/runs/${run.id}/resumes`, { resumes })
  }
  const { resumes: rows } = await waitForEnd(server, run.id)
  const results: Screened[] = []
  for (const row of rows.toSorted((a, b) => a.position - b.position)) {
    const { file, resume } = files[row.position]!
    const path = `/api/runs/${run.id}/resumes/${row.id}`
    const detail = row.state === 'done' ? ResumeDetail.parse(await call(server, path)) : undefined
    results.push({ file, row, resume, analysis: detail?.analysis })
  }
  return results
}

async function waitForEnd(server: Server, runId: string): Promise<RunDetail> {
  for (;;) {
    const detail = RunDetail.parse(await call(server, `/api/runs/${runId}`))
    if (detail.run.state === 'done' || detail.run.state === 'cancelled') return detail
    await sleep(POLL_EVERY)
  }
}

/** Sends a body where there is one, waits when asked to, and gives the answer's JSON. Throws ServerError. */
async function call(server: Server, path: string, body?: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  for (let waits = 0; ; waits++) {
    const response = await fetch(`${server.url}${path}`, init).catch((cause: unknown) => {
      throw Object.assign(new ServerError(server.url), { cause })
    })
    if (response.ok) return response.json()
    const wait = Number(response.headers.get('retry-after'))
    if (
      (response.status === 429 || response.status === 503) &&
      waits < MOST_WAITS &&
      wait > 0 &&
      wait <= LONGEST_WAIT
    ) {
      await sleep(wait * 1000)
      continue
    }
    const refused = ErrorBody.safeParse(await response.json().catch(() => undefined))
    throw new ServerError(
      refused.data?.error.message ?? `HTTP ${response.status}`,
      refused.data?.error.code ?? 'internal',
    )
  }
}
