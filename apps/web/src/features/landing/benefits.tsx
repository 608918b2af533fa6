import claims from '../../../claims.json' with { type: 'json' }
import { MAX_FILES_PER_RUN, type VerdictValue } from '@evenhand/model'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import { CommandText } from '../../ui/command-text.tsx'
import classes from './benefits.module.css'
import { TimeCalculator } from './time-calculator.tsx'

const VERDICTS: VerdictValue[] = ['met', 'partly', 'unknown', 'not-met']

/** Four invented people and nine requirements; each number is a verdict above. */
const EXAMPLE = [
  [0, 0, 0, 0, 0, 1, 0, 0, 0],
  [0, 0, 0, 0, 1, 0, 0, 1, 2],
  [0, 1, 0, 2, 0, 2, 1, 0, 0],
  [1, 0, 2, 0, 3, 1, 0, 2, 3],
]

/** A month of the largest plan, run after run: there where every file came back with this version, and never otherwise. */
const { soak } = claims as { soak?: { resumes: number; rows: number } }
/** What is typed in a terminal to get its figures again. */
const COMMAND = 'npm run -s bench -- soak'
/** From so many applications on a list is read sooner than the folder. */
const FEW = 10

/** Places of the bricks whose files could not be read. */
const UNREAD = [11, 26]

/** The four benefits. A measured figure would need its source; what stands here is the reader's own or a limit. */
export function Benefits() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="benefits-title" data-below="">
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
          <HeatMap />
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
          <Bricks />
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

/** What the verdicts of a few people look like beside one another; the words below it name the four of them. */
function HeatMap() {
  return (
    <div className={classes['map']} aria-hidden="true">
      {EXAMPLE.flat().map((verdict, index) => (
        <i key={index} data-value={VERDICTS[verdict]} />
      ))}
    </div>
  )
}

/** Three fields as they are read: what it is, the words it was read from, and where those stand. */
function ReadFields() {
  const { t } = useTexts()
  const fields: [label: string, value: string, line: number][] = [
    [t('benefits.field.name'), 'Gwenllian Pryce', 1],
    [t('benefits.field.email'), 'gwen@pryce.example', 3],
    [t('benefits.field.title'), 'Stroke audit lead', 8],
  ]
  return (
    <dl className={classes['fields']}>
      {fields.map(([label, value, line]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <mark dir="auto">{value}</mark>
            <span>{t('example.place', { page: 1, line })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One brick a file: all of them come back, two with the reason why they could not be read. */
function Bricks() {
  return (
    <div className={classes['bricks']} aria-hidden="true">
      {Array.from({ length: 36 }, (_, index) => (
        <i key={index} data-failed={UNREAD.includes(index) || undefined} />
      ))}
    </div>
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
      {soak && (
        <p className={classes['soak']}>
          {t.rich('benefits.soak', {
            least: FEW,
            most: soak.resumes,
            files: soak.resumes,
            rows: soak.rows,
            command: COMMAND,
            code: () => <CommandText command={COMMAND} />,
            b: (words) => <b>{words}</b>,
            span: (words) => <span>{words}</span>,
          })}
        </p>
      )}
    </div>
  )
}
