import { compareRows, FailureCode, ResumeRow } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import type { CsvSlice } from '../../jobs/words-work.ts'
import { listRows, listStored } from './resumes-store.ts'

/** Rows read and put into words at a time. */
const SLICE = 25

/** The specification's table of a run, best first, piece by piece: a row for each file, whatever became of it. */
export async function* exportRun(
  deps: Deps,
  request: { key: OwnerKey; runId: string; language: string },
): AsyncGenerator<string> {
  const rows = (await listRows(deps.db, request.key, request.runId)).map((row) => ResumeRow.parse(JSON.parse(row)))
  const ids = rows.sort(compareRows).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += SLICE) {
    const files = await loadFiles(deps, request.key, ids.slice(start, start + SLICE))
    yield await deps.engine.exportSlice({ language: request.language, files, isFirst: start === 0 })
  }
}

async function loadFiles(deps: Deps, key: OwnerKey, ids: string[]): Promise<CsvSlice['files']> {
  const stored = new Map((await listStored(deps.db, key, ids)).map((file) => [file.id, file]))
  return ids.flatMap((id): CsvSlice['files'] => {
    const file = stored.get(id)
    if (!file) return []
    const { file_name: fileName, analysis, resume } = file
    if (file.state === 'done' && analysis !== null && resume !== null) return [{ fileName, analysis, resume }]
    return [{ fileName, failure: file.error === null ? ('aborted' as const) : FailureCode.parse(file.error) }]
  })
}
