import { useTexts } from '../../texts/texts.tsx'
import { ScoreHistogram } from '../../ui/score-histogram.tsx'
import { VerdictGlyph } from '../../ui/verdict-glyph.tsx'
import classes from './hero-figure.module.css'

/** An invented run: people in each bin of five points; so few in the first eleven that none is behind the quote. */
const PEOPLE = [0, 0, 1, 0, 1, 1, 2, 3, 3, 4, 5, 11, 14, 15, 17, 16, 8, 1, 1, 0]
const SCORES = PEOPLE.flatMap((count, bin) => Array.from({ length: count }, () => bin * 5))

/** What a score opens to: a person's brick, the requirement, and the quoted words. */
export function HeroFigure() {
  const { t, format } = useTexts()
  return (
    <figure className={classes['figure']} aria-label={t('example.label')} data-below="">
      <div className={classes['card']}>
        <div className={classes['head']}>
          <b>{t('example.person')}</b>
          <b className={classes['score']}>{format.number(85)}</b>
        </div>
        <div className={classes['head']}>
          <span>{t('example.requirement')}</span>
          <span>{t('example.points', { points: 12, largest: 12 })}</span>
        </div>
        <blockquote>{t.rich('example.quote', { mark: (words) => <mark>{words}</mark> })}</blockquote>
        <div className={classes['head']}>
          <span className={classes['verdict']}>
            <VerdictGlyph value="met" />
            {t('results.verdicts.met')}
          </span>
          <span className={classes['place']}>{t('example.place', { page: 1, line: 14 })}</span>
        </div>
      </div>
      <i className={classes['lead']} />
      <div className={classes['bricks']} data-below="">
        <ScoreHistogram
          scores={SCORES}
          picked={85}
          brick={10}
          height={302}
          label={t('example.people', { count: SCORES.length })}
        />
      </div>
      <figcaption>
        {t('example.people', { count: SCORES.length })} · {t('example.job')}
      </figcaption>
    </figure>
  )
}
