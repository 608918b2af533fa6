import type { ResumeDetail, ResumeRow, Verdict } from '@evenhand/model'
import { useMemo, useRef } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { firstLarge } from '../../texts/first-large.ts'
import { tellPoints } from '../../texts/tell-points.ts'
import { useTexts } from '../../texts/texts.tsx'
import { headlineOf } from '../../ui/headline-of.ts'
import { QuotedWords } from '../../ui/quoted-words.tsx'
import { isMetBelow, reasonBelow } from '../../ui/met-below.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import edges from '../../ui/scroll-edges.module.css'
import { useScrollEdges } from '../../ui/use-scroll-edges.ts'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import { comparedLines, stillToAsk } from './compare-model.ts'
import classes from './compare.module.css'
import type { CompareProps } from './compare.tsx'

type CompareTableProps = Pick<CompareProps, 'people' | 'job' | 'onOpen'> & {
  details: readonly ResumeDetail[]
  onlyDiffering: boolean
  onAll: () => void
}

export function CompareTable({ people, details, job, onlyDiffering, onAll, onOpen }: CompareTableProps) {
  const { t, locale } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useScrollEdges(box)
  const lines = useMemo(() => (job ? comparedLines(details, job) : []), [details, job])
  const shown = onlyDiffering ? lines.filter(({ differs }) => differs) : lines
  const folded = lines.length - shown.length
  const isBelow = shown.some(({ verdicts }) => verdicts.some((verdict, at) => isMetBelow(lineOf(verdict, details[at]))))
  return (
    <>
      {isBelow && <p className={classes['note']}>{t('results.metBelow')}</p>}
      <div ref={box} className={`${edges['edges']} ${classes['scroll']}`}>
        <table style={{ minWidth: 130 + 210 * people.length }}>
          <thead>
            <tr>
              <td className={classes['folded']}>
                {folded > 0 && (
                  <>
                    {t('compare.folded', { count: folded })}{' '}
                    <button type="button" onClick={onAll}>
                      {t('compare.showAll')}
                    </button>
                  </>
                )}
              </td>
              {people.map((row, index) => (
                <th key={row.position} scope="col">
                  <Person row={row} detail={details[index]} onOpen={() => onOpen(row.position)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ requirement, verdicts }) => (
              <tr key={requirement.id}>
                <th scope="row">
                  <span dir="auto">{firstLarge(requirement.label, locale)}</span>
                  {requirement.must && <small>{t('results.must')}</small>}
                </th>
                {verdicts.map((verdict, index) => (
                  <td key={people[index]?.position}>
                    <Answer
                      verdict={verdict}
                      detail={details[index]}
                      onOpen={(span) => onOpen(people[index]?.position ?? 0, span)}
                    />
                  </td>
                ))}
              </tr>
            ))}
            <Facts details={details} people={people} job={job} />
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A verdict with its points. */
function lineOf(verdict: Verdict | undefined, detail: ResumeDetail | undefined) {
  const line = detail?.analysis?.score.lines.find(({ id }) => id === verdict?.requirementId)
  return { points: 0, largest: 0, ...line, value: verdict?.value, reason: verdict?.reason }
}

function Person({ row, detail, onOpen }: { row: ResumeRow; detail?: ResumeDetail; onOpen: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes['person']}>
      <div>
        <button type="button" dir="auto" onClick={onOpen}>
          {row.name ?? t('results.unknown')}
        </button>
        <p>
          <bdi>{detail?.analysis && headlineOf(detail.analysis.profile)}</bdi>
        </p>
      </div>
      <ScoreBadge row={row} />
    </div>
  )
}

type AnswerProps = {
  verdict?: Verdict
  detail?: ResumeDetail
  onOpen: (span: { start: number; end: number }) => void
}

/** The verdict with the words it rests on, and its points. */
function Answer({ verdict, detail, onOpen }: AnswerProps) {
  const texts = useTexts()
  const { t } = texts
  const tell = useFindingText()
  const line = lineOf(verdict, detail)
  const span = verdict?.reason.evidence[0]
  const below = reasonBelow(line)
  const value = verdict?.value ?? 'unknown'
  const points = (number: number) => tellPoints(texts, number)
  return (
    <>
      <p className={classes['verdict']} data-value={value}>
        <span>
          <VerdictGlyph value={value} /> {t(`results.verdicts.${value}`)}
        </span>
        {line.largest > 0 && (
          <span>
            {t.rich('results.points', {
              points: points(line.points),
              largest: points(line.largest),
              b: (words) => <b>{words}</b>,
              small: (words) => <small>{words}</small>,
            })}
          </span>
        )}
      </p>
      {span && detail?.resume ? (
        <>
          <QuotedWords resume={detail.resume} span={span} />
          <PlaceLink span={span} resume={detail.resume} onEvidence={(evidence) => onOpen(evidence.span)} />
          {below && <p className={classes['silent']}>{tell(below)}</p>}
        </>
      ) : (
        <p className={classes['silent']}>
          {value === 'unknown' || !verdict ? t('results.silent') : tell(verdict.reason)}
        </p>
      )}
    </>
  )
}

/** What is not a requirement: years of work, posts, and what is left to ask. */
function Facts({ details, people, job }: Pick<CompareTableProps, 'details' | 'people' | 'job'>) {
  const { t, locale } = useTexts()
  const years = (total: number) => t('compare.experience', { years: Math.floor(total / 12), months: total % 12 })
  return (
    <>
      <tr>
        <th scope="row">{t('compare.years')}</th>
        {details.map(({ analysis }, index) => (
          <td key={people[index]?.position}>{years(analysis?.profile.totalMonths ?? 0)}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('compare.posts')}</th>
        {details.map(({ analysis }, index) => (
          <td key={people[index]?.position}>
            <ul>
              {analysis?.profile.employment.slice(0, 3).map((post, key) => (
                <li key={key} dir="auto">
                  {[post.title?.value, post.employer?.value].filter(Boolean).join(', ')}
                </li>
              ))}
            </ul>
          </td>
        ))}
      </tr>
      {job && (
        <tr>
          <th scope="row">{t('compare.stillToAsk')}</th>
          {details.map((detail, index) => {
            const open = stillToAsk(detail, job)
            return (
              <td key={people[index]?.position}>
                {open.length === 0 ? (
                  t('compare.nothingOpen')
                ) : (
                  <ul>
                    {open.map((label) => (
                      <li key={label} dir="auto">
                        {firstLarge(label, locale)}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            )
          })}
        </tr>
      )}
    </>
  )
}
