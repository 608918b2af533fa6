import { candidateNotice, createTranslator, noticeToHtml } from '@evenhand/locales'
import type { JobProfile, ResumeDetail } from '@evenhand/model'
import type { Texts } from '../texts/texts.tsx'

type NoticeOptions = { job?: JobProfile; contact?: string; texts: Texts }

/** A candidate's notice as one page of HTML in the page's language; undefined for a file without a result. */
export function writeCandidateNotice({ analysis, resume }: ResumeDetail, options: NoticeOptions): Blob | undefined {
  if (!analysis || !resume) return undefined
  const { job, contact, texts } = options
  const translator = createTranslator(texts.texts, texts.locale)
  const notice = candidateNotice({ analysis, resume, job, contact }, translator)
  return new Blob([noticeToHtml(notice)], { type: 'text/html;charset=utf-8' })
}
