import { LANGUAGES, type ResumeRow } from '@evenhand/model'
import { useState } from 'react'
import { translateRun } from '../../api/models-api.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './translate-notice.module.css'

type TranslateNoticeProps = {
  runId: string
  rows: readonly ResumeRow[]
  /** The language it was written in. */
  written: string | undefined
  /** After each ten resumes: rows and details have changed on the server. */
  onTranslated: () => void
}

/** Offers to put a language model's sentences into the page's language, where they are in another. */
export function TranslateNotice({ runId, rows, written, onTranslated }: TranslateNoticeProps) {
  const { t, language } = useTexts()
  const [left, setLeft] = useState<number>()
  const [failed, setFailed] = useState(false)
  /** The language everything was put into that could be. */
  const [done, setDone] = useState<string>()
  if (done === language || written === language || !rows.some((row) => isForeign(row, language))) return null
  const translate = async () => {
    setFailed(false)
    setLeft(rows.filter((row) => isForeign(row, language)).length)
    try {
      for (;;) {
        const step = await translateRun(runId, language)
        onTranslated()
        setLeft(step.left)
        if (step.failed.length > 0) setFailed(true)
        if (step.left === 0) setDone(language)
        if (step.left === 0 || step.failed.length > 0) return
      }
    } catch {
      setFailed(true)
    } finally {
      setLeft(undefined)
    }
  }
  const name = LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language
  return (
    <div className={classes['notice']}>
      <span role="status">
        {left !== undefined ? t('translate.busy', { left }) : failed ? t('translate.failed') : t('translate.offer')}
      </span>
      <button type="button" disabled={left !== undefined} onClick={() => void translate()}>
        {t('translate.do', { language: name })}
      </button>
    </div>
  )
}

function isForeign({ summary }: ResumeRow, language: string): boolean {
  return summary?.some(({ code, args }) => code === 'model-sentence' && !(language in args)) === true
}
