import type { VerdictValue } from '@evenhand/model'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { SumBar, type SumBarLine } from '../../ui/sum-bar.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import classes from './score-sum.module.css'

/** The nine lines of the invented example; the first four are told in words. */
const LINES: (SumBarLine & { value: VerdictValue })[] = [
  { id: '1', points: 18, largest: 18, value: 'met' },
  { id: '2', points: 18, largest: 18, value: 'met' },
  { id: '3', points: 6, largest: 10, value: 'partly' },
  { id: '4', points: 0, largest: 7, value: 'unknown' },
  { id: '5', points: 12, largest: 12, value: 'met' },
  { id: '6', points: 12, largest: 12, value: 'met' },
  { id: '7', points: 8, largest: 8, value: 'met' },
  { id: '8', points: 4, largest: 8, value: 'partly' },
  { id: '9', points: 7, largest: 7, value: 'met' },
]
const TOLD = ['example.line1', 'example.line2', 'example.line3', 'example.line4'] as const

const sum = (lines: readonly SumBarLine[], key: 'points' | 'largest') =>
  lines.reduce((total, line) => total + line[key], 0)

const marks = {
  mark: (words: ReactNode) => <mark>{words}</mark>,
  b: (words: ReactNode) => <b>{words}</b>,
}

/** "A score is a sum you can read": an example ledger beside the resume it quotes. */
export function ScoreSum() {
  const { t, format } = useTexts()
  const rest = LINES.slice(TOLD.length)
  return (
    <section id="score" className={classes['section']} aria-labelledby="score-title">
      <div data-below="">
        <h2 id="score-title">{t('sum.title')}</h2>
        <p className={classes['lead']}>{t('sum.text')}</p>
        <SumBar lines={LINES} label={t('results.scoreLabel', { score: sum(LINES, 'points'), largest: 100 })} />
        <table className={classes['ledger']}>
          <tbody>
            {TOLD.map((key, index) => {
              const { value, points, largest } = LINES[index] as (typeof LINES)[number]
              return (
                <tr key={key}>
                  <th scope="row">
                    <div>
                      <VerdictGlyph value={value} />
                      <span>
                        {t(key)} <small>{`·\u00a0${t(`results.verdicts.${value}`)}`}</small>
                      </span>
                    </div>
                  </th>
                  <td>{t('example.points', { points, largest })}</td>
                </tr>
              )
            })}
            <tr className={classes['rest']}>
              <th scope="row">{t('example.moreLines', { count: rest.length })}</th>
              <td>{t('example.points', { points: sum(rest, 'points'), largest: sum(rest, 'largest') })}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('analysis.columns.score')}</th>
              <td>
                <b>{format.number(sum(LINES, 'points'))}</b>
              </td>
            </tr>
          </tfoot>
        </table>
        <p className={classes['note']}>{t('sum.unknown')}</p>
      </div>
      <figure className={classes['paper']} aria-label={t('example.label')} data-below="">
        <div className={classes['meta']}>
          <span>{t('example.resumePage', { page: 1 })}</span>
          <bdi>{t('example.fileName')}</bdi>
        </div>
        <p className={classes['name']}>{t('example.person')}</p>
        <p>{t.rich('example.resume1', marks)}</p>
        <p>{t.rich('example.resume2', marks)}</p>
        <p>{t('example.resume3')}</p>
        <p>{t.rich('example.resume4', marks)}</p>
        <p>{t.rich('example.resume5', marks)}</p>
      </figure>
    </section>
  )
}
