import type { ResumeText, Span } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import { askFor, type Evidence, isSameSpan } from './evidence.ts'
import { placeOf } from './mark-text.ts'
import classes from './place-link.module.css'

type PlaceLinkProps = {
  span: Span
  resume: ResumeText
  evidence?: Evidence
  onEvidence: (evidence: Evidence) => void
}

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
