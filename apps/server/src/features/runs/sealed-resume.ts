import { FailureCode, type ResumeRow } from '@evenhand/model'
import type { Selectable } from 'kysely'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { ResumeTable } from '../../db/schema.ts'

/** A resume with its sealed columns opened. */
export type ResumeRecord = Selectable<ResumeTable>
/** What a list's row is made of. */
export type RowRecord = Pick<ResumeRecord, 'id' | 'position' | 'file_name' | 'state' | 'error' | 'row' | 'decision'>

/** The sealed columns; an export opens the same ones. */
export const SEALED = ['file_name', 'resume', 'row', 'analysis', 'decision'] as const
type Sealed = (typeof SEALED)[number]
const place = (column: Sealed, id: string) => ({ table: 'resumes', column, id })

/** Opens those sealed columns that were read. */
export function openResume<T extends { id: string } & Partial<Record<Sealed, string | null>>>(
  key: OwnerKey,
  record: T,
): T {
  const opened = SEALED.flatMap((column) => {
    const sealed = record[column]
    return typeof sealed === 'string' ? [[column, key.open(place(column, record.id), sealed)]] : []
  })
  return { ...record, ...Object.fromEntries(opened) }
}

/** The stored row of a finished resume, or what is known of another, with what was decided; opened. */
export function toRowJson(record: RowRecord): string {
  const row = bareRow(record)
  return record.decision === null ? row : `${row.slice(0, -1)},"decision":${record.decision}}`
}

function bareRow(record: RowRecord): string {
  if (record.state === 'done' && record.row !== null) return record.row
  const row: ResumeRow = {
    id: record.id,
    position: record.position,
    fileName: record.file_name,
    state: record.state,
    error: record.error === null ? undefined : FailureCode.parse(record.error),
  }
  return JSON.stringify(row)
}

/** What the engine returned of a resume, as it is stored. */
export function sealResult<T extends { row: string; analysis: string }>(key: OwnerKey, id: string, result: T): T {
  const { row, analysis } = result
  return { ...result, row: key.seal(place('row', id), row), analysis: key.seal(place('analysis', id), analysis) }
}

export function sealName(key: OwnerKey, id: string, fileName: string): string {
  return key.seal(place('file_name', id), fileName)
}

/** A Decision in JSON, as it is stored. */
export function sealDecision(key: OwnerKey, id: string, decision: string): string {
  return key.seal(place('decision', id), decision)
}

/** A ResumeText in JSON, as it is stored. */
export function sealText(key: OwnerKey, id: string, resume: string): string {
  return key.seal(place('resume', id), resume)
}

/** The sealed columns of a resume that changes its owner, opened by the one's key and sealed by the other's. */
export function resealResume(from: OwnerKey, to: OwnerKey, record: ResumeRecord): Pick<ResumeRecord, Sealed> {
  const opened = openResume(from, record)
  const seal = (column: Sealed): [Sealed, string | null] => {
    const text = opened[column]
    return [column, text === null ? null : to.seal(place(column, record.id), text)]
  }
  return Object.fromEntries(SEALED.map(seal)) as Pick<ResumeRecord, Sealed>
}
