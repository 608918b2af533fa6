import type { JobProfile, ResumeDetail, ResumeRow } from '@evenhand/model'
import { fetchExport } from '../api/runs-api.ts'
import type { ExportFormat } from '../features/exports/export-menu.tsx'
import type { Texts } from '../texts/texts.tsx'
import type { LoadDetail, PresentDetail } from '../ui/resume-detail.ts'

export type ExportOrder = {
  /** Absent for runs of this device, and where only some people are wanted: they are written here. */
  runId?: string
  rows: readonly ResumeRow[]
  job?: JobProfile
  blind: boolean
  load: LoadDetail
  present: PresentDetail
  texts: Texts
}

const today = () => new Date().toISOString().slice(0, 10)

/** The day in the names of files, as the specification writes it. */
export const fileNameOf = (format: string) => `resume-analysis-${today()}.${format}`
export const receiptName = () => `receipt-${today()}.json`

/** Makes the file of a screening: by the server for a whole run that it keeps, otherwise here. */
export async function makeExport(
  format: Exclude<ExportFormat, 'report' | 'receipt'>,
  order: ExportOrder,
): Promise<Blob> {
  const { runId, rows, job, blind, load, present, texts } = order
  if (runId) return fetchExport(runId, { format, language: texts.language, blind })
  const people = await loadPeople(rows, { load, present })
  if (format === 'csv') return (await import('./write-csv.ts')).writeCsv(people, texts)
  if (format === 'xlsx') return (await import('./write-xlsx.ts')).writeXlsx(people, job, texts)
  return new Blob([JSON.stringify({ job, resumes: people }, undefined, 2)], { type: 'application/json' })
}

/** Everybody as they are shown, in order. */
export async function loadPeople(
  rows: readonly ResumeRow[],
  { load, present }: Pick<ExportOrder, 'load' | 'present'>,
): Promise<ResumeDetail[]> {
  const details = await loadAll(rows, load)
  return details.map((detail) => {
    const shown = present(detail)
    if (!shown) throw new Error('who is to stay unknown cannot be shown')
    return shown
  })
}

/** Requests at once while details are loaded. */
const AT_ONCE = 6

/** Everybody's details, in order; a file without a result has only its row. */
async function loadAll(rows: readonly ResumeRow[], load: LoadDetail): Promise<ResumeDetail[]> {
  const found: ResumeDetail[] = []
  const queue = [...rows.entries()]
  const next = async (): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const [index, row] = entry
      found[index] = row.state === 'done' ? await load(row) : { row }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return found
}
