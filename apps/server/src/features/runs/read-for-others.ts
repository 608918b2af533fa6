import type { Run } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import { findResume } from './resumes-store.ts'
import { findRunHead, loadRun, toRun } from './runs-store.ts'
import { toRowJson } from './sealed-resume.ts'
import { listShownRows } from './shown-rows-store.ts'

/** How others than its owner see a run. `blind`: without identities, whatever was decided. */
export type Showing = { runId: string; blind: boolean; language: string }

/** What the feature of sharing needs of this one. */
export type RunReader = {
  isOwn(ownerId: string, runId: string): Promise<boolean>
  /** Rows are JSON, by position, without decisions. Throws AppError 'not-found'. */
  readRun(key: OwnerKey, showing: Showing): Promise<{ run: Run; rows: string[] }>
  /** A ResumeDetail as JSON, without a decision. */
  findDetail(key: OwnerKey, showing: Showing, resumeId: string): Promise<string | undefined>
}

export function createRunReader(deps: Deps): RunReader {
  const { db, engine } = deps
  return {
    isOwn: async (ownerId, runId) => (await findRunHead(db, ownerId, runId)) !== undefined,
    async readRun(key, { runId, blind, language }) {
      const run = toRun(await loadRun(db, key, runId))
      const rows: string[] = []
      for await (const files of listShownRows(db, key, { runId, withAnalysis: blind })) {
        rows.push(...(blind ? await engine.hideRows({ language, files }) : files.map(({ row }) => row)))
      }
      return { run, rows }
    },
    async findDetail(key, { runId, blind, language }, id) {
      const found = await findResume(db, key, { runId, id })
      if (!found) return undefined
      const { analysis, resume } = found
      const row = toRowJson({ ...found, decision: null })
      const file = analysis !== null && resume !== null ? { row, analysis, resume } : { row }
      if (blind) return (await engine.exportDetails({ language, blind, files: [file] }))[0]
      const parts = Object.entries(file).map(([name, json]) => `"${name}":${json}`)
      return `{${parts.join(',')}}`
    },
  }
}
