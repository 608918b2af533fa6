import { Button } from '@mantine/core'
import type { FailureCode, ResumeRow } from '@evenhand/model'
import { endSentence, joinSentences } from '../../texts/join-sentences.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FailedFile, type Replace } from './failed-file.tsx'
import { reasonOf, useFailureText, useMendingText } from './failure-text.ts'
import classes from './fact-card.module.css'

/** Files named here; all of them stand at the end of the list. */
const SHOWN = 40
/** As many stand in view before the card scrolls. */
const ROOM = 3
/** What another try on the server may mend; the others need another file. */
const PASSING: ReadonlySet<FailureCode | undefined> = new Set(['analysis-failed', 'invalid-analysis'])

type FilesToMendProps = {
  failed: readonly ResumeRow[]
  /** For somebody who has not screened them: which they are and why, without what to do. */
  readOnly: boolean
  onRetry?: () => void
  /** Puts another file into the place of one; absent while that is not possible. */
  onReplace?: Replace
}

/** Files that gave no result, each with its reason and what to do. */
export function FilesToMend({ failed, readOnly, onRetry, onReplace }: FilesToMendProps) {
  const { t, locale } = useTexts()
  const tell = useFailureText()
  const mend = useMendingText()
  const title = t(readOnly ? 'filters.failed' : 'run.needYou', { count: failed.length })
  const again = failed.filter((row) => PASSING.has(reasonOf(row))).length
  return (
    <section className={classes['card']}>
      <div className={classes['head']}>
        <h3>{title}</h3>
        {!readOnly && <span>{t('run.notCharged')}</span>}
      </div>
      {/* A screening with many of them scrolls here, not the page. */}
      <div
        className={classes['files']}
        {...(failed.length > ROOM && { role: 'group', tabIndex: 0, 'aria-label': title })}
      >
        {failed.slice(0, SHOWN).map((row) => (
          <FailedFile key={row.position} row={row} onReplace={onReplace}>
            {joinSentences([endSentence(tell(reasonOf(row)), locale), readOnly ? '' : mend(reasonOf(row))], locale)}
          </FailedFile>
        ))}
      </div>
      {failed.length > SHOWN && (
        <p className={classes['more']}>{t('run.moreFailed', { count: failed.length - SHOWN })}</p>
      )}
      {onRetry && again > 0 && (
        <div className={classes['action']}>
          <Button size="xs" onClick={onRetry}>
            {t('run.retry', { count: again })}
          </Button>
        </div>
      )}
    </section>
  )
}
