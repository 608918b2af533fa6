import { isNoResume, type ResumeDetail, type ResumeRow, type Span } from '@evenhand/model'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Evidence } from '../../ui/evidence.ts'
import { ResumePane } from './resume-pane.tsx'

/** Whether a file's own pages can be drawn, and how. */
export type OriginalPart = {
  has: (row: ResumeRow) => boolean
  draw: (detail: ResumeDetail, quotes: { soft: readonly Span[]; current?: Span }) => ReactNode
}

type ResumeSideProps = {
  detail: ResumeDetail
  original?: OriginalPart
  /** Whether the pages are asked for instead of the words. */
  drawn: boolean
  onDrawn: (drawn: boolean) => void
  evidence?: Evidence
  onClose: () => void
}

/** The resume beside its reasons, where its text was kept: its words, or where the file is still here, its pages as they look. */
export function ResumeSide({ detail, original, drawn, onDrawn, evidence, onClose }: ResumeSideProps) {
  const { t } = useTexts()
  if (!detail.resume) return <Notice tone="plain">{t('results.textNotKept')}</Notice>
  const { analysis } = detail
  const soft = analysis && !isNoResume(analysis) ? analysis.verdicts.flatMap(({ reason }) => reason.evidence) : []
  const can = original?.has(detail.row) ?? false
  return (
    <ResumePane
      detail={detail}
      evidence={evidence}
      onClose={onClose}
      soft={soft}
      other={
        can && (
          <button type="button" aria-pressed={drawn} onClick={() => onDrawn(!drawn)}>
            {drawn ? t('results.textLayout') : t('results.originalLayout')}
          </button>
        )
      }
    >
      {can && drawn ? original?.draw(detail, { soft, current: evidence?.span }) : undefined}
    </ResumePane>
  )
}
