import type { ResumeDetail, ResumeText, Span } from '@evenhand/model'
import { COVER } from '@evenhand/analyze'
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { directionOf, lineDirection } from '../../texts/direction-of.ts'
import { countWords } from './count-words.ts'
import type { Evidence } from '../../ui/evidence.ts'
import { markLine, type NumberedLine, numberLines } from '../../ui/mark-text.ts'
import classes from './resume-pane.module.css'

type ResumePaneProps = {
  detail: ResumeDetail
  evidence?: Evidence
  onClose: () => void
  /** Quoted words of every verdict. */
  soft: readonly Span[]
  /** Changes between the words and the pages. */
  other?: ReactNode
  /** The pages, in the place of the words. */
  children?: ReactNode
}

/** The resume's own words, verbatim, with the quoted ones marked; what was asked for scrolls into view. */
export function ResumePane({ detail, evidence, onClose, soft, other, children }: ResumePaneProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const resume = detail.resume
  useEffect(() => {
    const mark = evidence && box.current?.querySelector<HTMLElement>('[data-current]')
    if (!mark || !box.current) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top + box.current.scrollTop
    box.current.scrollTo({ top: top - box.current.clientHeight / 3, behavior: calm ? 'instant' : 'smooth' })
  }, [evidence])
  useEffect(() => {
    if (!evidence) return undefined
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [evidence, onClose])
  if (!resume) return null
  return (
    <section className={classes['pane']} data-asked={evidence ? true : undefined} aria-labelledby="resume-title">
      <div className={classes['head']}>
        <h3 id="resume-title">
          {t(children ? 'results.originalLayout' : 'results.resumeText')}{' '}
          <span>· {t('results.pages', { count: resume.pages })}</span>
        </h3>
        {other}
        <button type="button" className={classes['close']} onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
      <div ref={box} className={classes['scroll']} tabIndex={0} role="group" aria-labelledby="resume-title">
        {children ?? (
          <div className={classes['paper']} dir={directionOf(resume.text)}>
            <Lines resume={resume} soft={soft} evidence={evidence} />
            <HiddenWords resume={resume} />
          </div>
        )}
      </div>
    </section>
  )
}

type LinesProps = { resume: ResumeText; soft: readonly Span[]; evidence?: Evidence }

function Lines({ resume, soft, evidence }: LinesProps) {
  const { t } = useTexts()
  const lines = useMemo(() => numberLines(resume.lines), [resume])
  const whole = useMemo(() => directionOf(resume.text), [resume])
  return lines.map((line) => (
    <Fragment key={line.start}>
      {line.opensPage && <h4 className={classes['page']}>{t('results.page', { page: line.page })}</h4>}
      <LineText line={line} whole={whole} text={resume.text} soft={soft} evidence={evidence} />
    </Fragment>
  ))
}

type LineTextProps = {
  line: NumberedLine
  whole: 'ltr' | 'rtl'
  text: string
  soft: readonly Span[]
  evidence?: Evidence
}

function LineText({ line, whole, text, soft, evidence }: LineTextProps) {
  const { t } = useTexts()
  const words = text.slice(line.start, line.end)
  if (words.trim() === '') return null
  const pieces = markLine({ ...line, text: words }, soft, evidence?.span)
  return (
    <p
      dir={lineDirection(words, whole)}
      data-line={line.number}
      data-level={line.level}
      data-bold={line.bold || undefined}
      title={t('results.lineStart', { line: line.number })}
    >
      {pieces.map((piece, index) =>
        piece.mark ? (
          // The key grows with each request, so that the underline is drawn anew.
          <mark
            key={piece.mark === 'current' ? `${index} ${evidence?.asked}` : index}
            data-current={piece.mark === 'current' || undefined}
          >
            <Covered text={piece.text} />
          </mark>
        ) : (
          <Covered key={index} text={piece.text} />
        ),
      )}
    </p>
  )
}

const COVERED = new RegExp(`(${COVER}+)`, 'u')

/** Words with what is covered in them drawn as a bar, which is read out as such. */
function Covered({ text }: { text: string }) {
  const { t } = useTexts()
  if (!text.includes(COVER)) return text
  return text.split(COVERED).map((part, index) =>
    part.startsWith(COVER) ? (
      <span key={index} className={classes['covered']} role="img" aria-label={t('blind.covered')}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** What nobody sees on the page: shown apart, never scored. */
function HiddenWords({ resume }: { resume: ResumeText }) {
  const { t } = useTexts()
  return resume.hidden.map((hidden, index) => (
    <div key={index} className={classes['hidden']}>
      <p>
        <b>{t('results.hiddenTitle')}</b> ·{' '}
        {t('results.hiddenMeta', { page: hidden.page, words: countWords(hidden.text) })}
      </p>
      <p dir="auto">{hidden.text}</p>
    </div>
  ))
}
