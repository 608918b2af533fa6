import { MAX_FILES_PER_RUN, type VerdictValue } from '@evenhand/model'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import classes from './benefits.module.css'
import { TimeCalculator } from './time-calculator.tsx'

const VERDICTS: VerdictValue[] = ['met', 'partly', 'unknown', 'not-met']

/** The four benefits. A measured figure would need its source; what stands here is the reader's own or a limit. */
export function Benefits() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title">{t('benefits.title')}</h2>
      <p className={classes['lead']}>{t('benefits.subtitle')}</p>
      <div className={classes['cards']}>
        <Card item="time">
          <TimeCalculator />
        </Card>
        <Card item="accuracy">
          <ReadFields />
        </Card>
        <Card item="matching">
          <ul className={classes['verdicts']}>
            {VERDICTS.map((value) => (
              <li key={value}>
                <VerdictGlyph value={value} />
                {t(`results.verdicts.${value}`)}
              </li>
            ))}
          </ul>
        </Card>
        <Card item="hiring">
          <InAndOut />
        </Card>
      </div>
    </section>
  )
}

function Card({ item, children }: { item: 'time' | 'accuracy' | 'matching' | 'hiring'; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className={classes['card']}>
      <h3>{t(`benefits.items.${item}.title`)}</h3>
      <p>{t(`benefits.items.${item}.description`)}</p>
      {children}
    </div>
  )
}

/** Three fields as they are read: what it is, and the words it was read from. */
function ReadFields() {
  const { t } = useTexts()
  const fields: [string, string][] = [
    [t('benefits.field.name'), 'Gwenllian Pryce'],
    [t('benefits.field.email'), 'gwen@pryce.example'],
    [t('benefits.field.title'), 'Stroke audit lead'],
  ]
  return (
    <dl className={classes['fields']}>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <mark dir="auto">{value}</mark>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function InAndOut() {
  const { t, format } = useTexts()
  return (
    <div className={classes['figures']}>
      <p>
        <b>{format.number(MAX_FILES_PER_RUN)}</b>
        <span>{t('benefits.filesInRun', { count: MAX_FILES_PER_RUN })}</span>
      </p>
      <p>
        <b>{t('benefits.oneRow')}</b>
        <span>{t('benefits.rowsOut')}</span>
      </p>
    </div>
  )
}
