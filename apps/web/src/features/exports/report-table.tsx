import type { ResumeDetail, ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { wordForScore } from '../../ui/score-band.ts'
import classes from './report.module.css'

/** Everybody in their order, with score, must-haves and decision. */
export function ReportTable({ people }: { people: readonly ResumeDetail[] }) {
  const { t } = useTexts()
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('analysis.columns.candidate')}</th>
          <th scope="col">{t('analysis.columns.email')}</th>
          <th scope="col">{t('analysis.columns.phone')}</th>
          <th scope="col">{t('analysis.columns.score')}</th>
          <th scope="col">{t('report.musts')}</th>
          <th scope="col">{t('decide.label')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ row }) => (
          <tr key={row.position}>
            <th scope="row" dir="auto">
              {row.name ?? row.fileName}
            </th>
            <td dir="ltr">{row.email}</td>
            <td dir="ltr" className={classes['number']}>
              {row.phone}
            </td>
            <td className={classes['number']}>
              <ScoreOrWord row={row} />
            </td>
            <td>{row.mustTotal ? t('report.mustsOf', { met: row.mustMet ?? 0, total: row.mustTotal }) : ''}</td>
            <td>
              {row.decision?.value && t(`decide.done.${row.decision.value}`)}{' '}
              <span dir="auto">{row.decision?.reason}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ScoreOrWord({ row }: { row: ResumeRow }) {
  const { t, format } = useTexts()
  const word = wordForScore(row)
  return word ? t(`results.${word}`) : format.number(row.score ?? 0)
}
