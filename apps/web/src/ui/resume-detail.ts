import type { ResumeDetail, ResumeRow } from '@evenhand/model'

export type LoadDetail = (row: ResumeRow) => Promise<ResumeDetail>

/** Puts what was loaded into the form to show: under other weights, without identity. */
export type PresentDetail = (detail: ResumeDetail) => ResumeDetail | undefined
