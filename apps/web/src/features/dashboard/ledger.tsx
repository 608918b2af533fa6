import type { AllowanceHistory } from '@evenhand/model'
import { tellDate, tellMoment } from '../../texts/tell-time.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './dashboard.module.css'

type LedgerProps = {
  history: AllowanceHistory
  /** What a run is called. */
  nameOf: (runId: string) => string
  onClose: () => void
}

type Entry = AllowanceHistory['entries'][number]

/** One line for what was moved alike for one run within a minute: a screening charges its resumes one by one. */
function foldEntries(entries: AllowanceHistory['entries']): AllowanceHistory['entries'] {
  const folded: AllowanceHistory['entries'] = []
  for (const entry of entries) {
    const last = folded.at(-1)
    const isAlike = last?.runId === entry.runId && last.kind === entry.kind && minuteOf(last) === minuteOf(entry)
    if (isAlike) folded.splice(-1, 1, { ...last, amount: last.amount + entry.amount })
    else folded.push(entry)
  }
  return folded
}

const minuteOf = ({ at }: Entry) => Math.floor(Date.parse(at) / 60_000)

/** What is reserved is taken at once; using it takes nothing more, and what was not used comes back. */
function tellChange({ format }: Texts, kind: Entry['kind'], amount: number): string {
  if (kind === 'charge') return format.number(amount)
  const change = format.number(kind === 'reserve' ? -amount : amount, { signDisplay: 'exceptZero' })
  return change.replace('-', '\u2212')
}

/** Every movement of the allowance, and what was used a day. */
export function Ledger({ history, nameOf, onClose }: LedgerProps) {
  const texts = useTexts()
  const { t, format } = texts
  const days = history.days.filter(({ charged }) => charged > 0)
  return (
    <Dialog title={t('dashboard.ledger.title')} width={680} onClose={onClose}>
      <h3 className={classes['ledgerTitle']}>{t('dashboard.ledger.days')}</h3>
      {days.length === 0 ? (
        <p>{t('dashboard.usage.none')}</p>
      ) : (
        <table className={classes['numbers']}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.ledger.day')}</th>
              <th scope="col">{t('dashboard.ledger.resumes')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, charged }) => (
              <tr key={date}>
                <th scope="row">{tellDate(texts, date)}</th>
                <td>{format.number(charged)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 className={classes['ledgerTitle']}>{t('dashboard.ledger.movements')}</h3>
      {history.entries.length === 0 ? (
        <p>{t('dashboard.ledger.none')}</p>
      ) : (
        <table className={`${classes['numbers']} ${classes['movements']}`}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.ledger.when')}</th>
              <th scope="col">{t('dashboard.columns.run')}</th>
              <th scope="col">{t('dashboard.ledger.what')}</th>
              <th scope="col">{t('dashboard.ledger.resumes')}</th>
            </tr>
          </thead>
          <tbody>
            {foldEntries(history.entries).map(({ kind, amount, runId, at }, index) => (
              <tr key={index}>
                <td>{tellMoment(texts, at)}</td>
                <td>
                  <bdi>{nameOf(runId)}</bdi>
                </td>
                <td>{t(`dashboard.ledger.kinds.${kind}`)}</td>
                <td data-kind={kind}>{tellChange(texts, kind, amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
