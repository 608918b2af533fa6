import { Button } from '@mantine/core'
import type { FailureCode, ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useFailureText, useMendingText } from './failure-text.ts'
import classes from './fact-card.module.css'

/** Files named here; all of them stand at the end of the list. */
const SHOWN = 3
/** What another try on the server may mend; the others need another file. */
const PASSING: ReadonlySet<FailureCode | undefined> = new Set(['analysis-failed', 'invalid-analysis'])

/** Files that gave no result, each with its reason and what to do. */
export function FilesToMend({ failed, onRetry }: { failed: readonly ResumeRow[]; onRetry?: () => void }) {
  const { t } = useTexts()
  const tell = useFailureText()
  const mend = useMendingText()
  const again = failed.filter((row) => PASSING.has(row.error)).length
  return (
    <section className={classes['card']}>
      <div className={classes['head']}>
        <h3>{t('run.needYou', { count: failed.length })}</h3>
        <span>{t('run.notCharged')}</span>
      </div>
      {failed.slice(0, SHOWN).map((row) => (
        <div key={row.position} className={classes['file']}>
          <div>
            <bdi title={row.fileName}>{row.fileName}</bdi>
            <Pill tone="low">{t('results.failed')}</Pill>
          </div>
          <p>
            {sentence(tell(row.error))} {mend(row.error)}
          </p>
        </div>
      ))}
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

/** The specification's messages have no full stop; before another sentence they need one. */
function sentence(text: string): string {
  return /[.!?。।؟]$/u.test(text) ? text : `${text}.`
}
