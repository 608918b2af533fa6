import type { Finding } from '@evenhand/model'
import { useFindingText } from '../../texts/finding-text.ts'
import type { EvidenceLinks } from './candidate-report.tsx'
import classes from './finding-list.module.css'
import { PlaceLinks } from '../../ui/place-link.tsx'

/** Findings as sentences, each with the places it rests on. */
export function FindingList({ findings, ...links }: EvidenceLinks & { findings: readonly Finding[] }) {
  const tell = useFindingText()
  return (
    <ul className={classes['list']}>
      {findings.map((finding, index) => (
        <li key={`${finding.code} ${index}`}>
          {/* Our sentence runs as the page does, whatever it begins with; a language model's may be in another language. */}
          <span dir={finding.code === 'model-sentence' ? 'auto' : undefined}>{tell(finding)}</span>
          <PlaceLinks spans={finding.evidence} {...links} />
        </li>
      ))}
    </ul>
  )
}
