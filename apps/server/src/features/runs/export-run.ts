import { compareRows, ResumeRow } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import type { Piece } from '../../http/send-pieces.ts'
import type { StoredDetail } from '../../jobs/words-work.ts'
import { listRows, listStored } from './resumes-store.ts'
import { toRun, type RunRecord } from './runs-store.ts'
import { toRowJson } from './sealed-resume.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'json'
export type ExportRequest = { key: OwnerKey; run: RunRecord; language: string; blind: boolean }

/** Rows read and put into words at a time. */
const SLICE = 25

/** A run as a file, best first, piece by piece: a row for each file, whatever became of it. */
export function exportRun(deps: Deps, request: ExportRequest, format: ExportFormat): AsyncGenerator<Piece> {
  const write = { csv: writeCsv, json: writeJson, xlsx: writeXlsx }[format]
  return write(deps, request)
}

type Slice = { language: string; blind: boolean; files: StoredDetail[] }

/** The specification's table. */
async function* writeCsv(deps: Deps, request: ExportRequest): AsyncGenerator<Piece> {
  let isFirst = true
  for await (const slice of slices(deps, request)) {
    yield await deps.engine.exportSlice({ ...slice, isFirst })
    isFirst = false
  }
}

/** Everything known of everybody. */
async function* writeJson(deps: Deps, request: ExportRequest): AsyncGenerator<Piece> {
  yield `{"run":${JSON.stringify(toRun(request.run))},"resumes":[`
  let comma = ''
  for await (const slice of slices(deps, request)) {
    const details = await deps.engine.exportDetails(slice)
    if (details.length > 0) yield comma + details.join(',')
    comma = ','
  }
  yield ']}'
}

/** People and requirements on two sheets. */
async function* writeXlsx(deps: Deps, request: ExportRequest): AsyncGenerator<Piece> {
  const job = request.run.job ?? undefined
  let sheets = await deps.engine.exportSheets({ language: request.language, blind: request.blind, files: [], job })
  for await (const slice of slices(deps, request)) {
    const more = await deps.engine.exportSheets({ ...slice, job })
    // Each slice brings its header again.
    sheets = sheets.map((sheet, index) => ({ ...sheet, rows: [...sheet.rows, ...(more[index]?.rows.slice(1) ?? [])] }))
  }
  yield new Uint8Array(await deps.engine.writeWorkbook(sheets))
}

async function* slices(deps: Deps, { key, run, language, blind }: ExportRequest): AsyncGenerator<Slice> {
  const rows = (await listRows(deps.db, key, run.id)).map((row) => ResumeRow.parse(JSON.parse(row)))
  const ids = rows.sort(compareRows).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += SLICE) {
    yield { language, blind, files: await loadFiles(deps, key, ids.slice(start, start + SLICE)) }
  }
}

async function loadFiles(deps: Deps, key: OwnerKey, ids: string[]): Promise<StoredDetail[]> {
  const stored = new Map((await listStored(deps.db, key, ids)).map((file) => [file.id, file]))
  return ids.flatMap((id): StoredDetail[] => {
    const file = stored.get(id)
    if (!file) return []
    const { analysis, resume } = file
    const row = toRowJson(file)
    if (file.state !== 'done' || analysis === null) return [{ row }]
    return [resume === null ? { row, analysis } : { row, analysis, resume }]
  })
}
