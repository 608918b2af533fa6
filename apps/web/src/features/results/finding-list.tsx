import type { Finding } from '@evenhand/model'
import { useFindingText } from '../../texts/finding-text.ts'
import type { EvidenceLinks } from './candidate-report.tsx'
import classes from './finding-list.module.css'
import { onePerLine } from '../../ui/mark-text.ts'
import { PlaceLink } from '../../ui/place-link.tsx'

/** References shown for one sentence. */
const SHOWN = 3

/** Findings as sentences, each with the places it rests on. */
export function FindingList({ findings, ...links }: EvidenceLinks & { findings: readonly Finding[] }) {
  const tell = useFindingText()
  const { resume } = links
  return (
    <ul className={classes['list']}>
      {findings.map((finding, index) => (
        <li key={`${finding.code} ${index}`}>
          <span dir="auto">{tell(finding)}</span>
          {resume &&
            onePerLine(resume, finding.evidence)
              .slice(0, SHOWN)
              .map((span) => <PlaceLink key={span.start} span={span} {...links} resume={resume} />)}
        </li>
      ))}
    </ul>
  )
}
