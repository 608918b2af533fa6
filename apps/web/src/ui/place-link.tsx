import type { ResumeText, Span } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import { askFor, type Evidence, isSameSpan } from './evidence.ts'
import { onePerLine, placeOf } from './mark-text.ts'
import classes from './place-link.module.css'

type Opening = { evidence?: Evidence; onEvidence: (evidence: Evidence) => void }
type PlaceLinkProps = Opening & { span: Span; resume: ResumeText }

/** Page and line of quoted words; pressed, it opens them in the resume. */
export function PlaceLink({ span, resume, evidence, onEvidence }: PlaceLinkProps) {
  const { t } = useTexts()
  const place = t('results.place', placeOf(resume, span))
  return (
    <button
      type="button"
      className={classes['place']}
      aria-label={t('results.placeSpoken', { place })}
      aria-pressed={isSameSpan(evidence?.span, span)}
      onClick={() => onEvidence(askFor(span))}
    >
      {place}
    </button>
  )
}

/** References shown for one claim. */
const SHOWN = 3

/** The first places that a claim rests on, one a line; none where the resume cannot be opened. */
export function PlaceLinks({ spans, resume, ...opening }: Opening & { spans?: readonly Span[]; resume?: ResumeText }) {
  if (!resume || !spans) return null
  return onePerLine(resume, spans)
    .slice(0, SHOWN)
    .toSorted((a, b) => a.start - b.start)
    .map((span) => <PlaceLink key={span.start} span={span} resume={resume} {...opening} />)
}
