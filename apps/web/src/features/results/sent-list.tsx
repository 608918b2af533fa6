import type { ModelCall, ResumeRow } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { tellMoment } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import { sentQuery } from './sent-query.ts'
import { SentTotal } from './sent-total.tsx'
import classes from './sent-list.module.css'
import { useAmounts } from './use-amounts.ts'

/** Rows drawn at first; a run may have four thousand. */
const SHOWN = 200

export type SentListProps = { runId: string; rows: readonly ResumeRow[] }

/** What asking a language model about a run was and cost in all. */
export function SentSum({ runId, rows }: SentListProps) {
  const { data } = useQuery(sentQuery({ runId, isOver: areOver(rows) }))
  if (data === undefined || data.calls.length === 0) return null
  return (
    <span className={classes['sum']}>
      <SentTotal {...data.total} />
    </span>
  )
}

function areOver(rows: readonly ResumeRow[]): boolean {
  return rows.every(({ state }) => state === 'done' || state === 'failed' || state === 'cancelled')
}

/** Everything that left the server for a language model about a run: to whom, how much, and what it cost. */
export function SentList({ runId, rows }: SentListProps) {
  const { t } = useTexts()
  const { data } = useQuery(sentQuery({ runId, isOver: areOver(rows) }))
  if (data === undefined) return null
  if (data.calls.length === 0) return <p className={classes['note']}>{t('sent.none')}</p>
  const names = new Map(rows.map(({ id, fileName }) => [id, fileName]))
  return (
    <section className={classes['list']} aria-label={t('sent.title')}>
      <p className={classes['note']}>{t('sent.note')}</p>
      <div className={classes['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sent.time')}</th>
              <th scope="col">{t('sent.file')}</th>
              <th scope="col">{t('sent.to')}</th>
              <th scope="col">{t('sent.what')}</th>
              <th scope="col">{t('sent.size')}</th>
              <th scope="col">{t('sent.tokens')}</th>
              <th scope="col">{t('sent.cost')}</th>
              <th scope="col">{t('sent.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {data.calls.slice(-SHOWN).map((call, index) => (
              <Call key={`${call.at} ${index}`} call={call} fileName={names.get(call.resumeId)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Call({ call, fileName }: { call: ModelCall; fileName: string | undefined }) {
  const texts = useTexts()
  const { t, format } = texts
  const write = useAmounts()
  const cost = write.cost(call.usd)
  return (
    <tr>
      <td>
        <time dateTime={call.at}>{tellMoment(texts, call.at)}</time>
      </td>
      <td>
        <bdi>{fileName}</bdi>
      </td>
      <td>
        <bdi>{call.to}</bdi> <bdi>{call.model}</bdi>
      </td>
      <td>{t(`sent.kinds.${call.what}`)}</td>
      <td>{write.size(call.bytes)}</td>
      <td>{format.number(call.tokensIn + call.tokensOut)}</td>
      <td>{call.isEstimate ? t('sent.estimated', { cost }) : cost}</td>
      <td>{t(`sent.outcomes.${call.outcome}`)}</td>
    </tr>
  )
}
