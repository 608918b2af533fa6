import { noticesOf, type ResumeDetail } from '@evenhand/model'
import { useFindingText } from '../../texts/finding-text.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { EvidenceLinks } from './candidate-report.tsx'
import { countWords } from './count-words.ts'
import classes from './integrity-notice.module.css'
import { PlaceLink } from '../../ui/place-link.tsx'

/** Neutral observations on the file itself: what was found, what was done, what to ask. */
export function IntegrityNotice({ detail, ...links }: EvidenceLinks & { detail: ResumeDetail }) {
  const { t } = useTexts()
  const tell = useFindingText()
  const { analysis, resume } = detail
  const hidden = resume?.hidden ?? []
  const findings = analysis ? noticesOf(analysis) : []
  if (findings.length === 0 && hidden.length === 0) return null
  const words = hidden.reduce((count, { text }) => count + countWords(text), 0)
  return (
    <div className={classes['notice']} role="note">
      <i className={classes['swatch']} aria-hidden="true" />
      <div>
        <h3>{findings.length > 0 ? t('results.notice') : t('results.hiddenTitle')}</h3>
        {findings.map((finding, index) => (
          <p key={`${finding.code} ${index}`}>
            {tell(finding)}{' '}
            {resume && finding.evidence[0] && <PlaceLink span={finding.evidence[0]} {...links} resume={resume} />}
          </p>
        ))}
        {findings.length === 0 && <p>{t('results.hiddenNote', { words })}</p>}
      </div>
    </div>
  )
}
