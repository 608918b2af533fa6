import type { Span } from '@evenhand/model'
import { PlaceLink } from '../../ui/place-link.tsx'
import type { EvidenceLinks } from './candidate-report.tsx'
import classes from './named-things.module.css'

/** Something in the resume's own words, and where it stands. */
export type NamedThing = { words: string; span?: Span }

/** Skills, languages or certificates side by side, each with its place in the resume. */
export function NamedThings({ things, resume, ...links }: EvidenceLinks & { things: readonly NamedThing[] }) {
  return (
    <ul className={classes['things']}>
      {things.map(({ words, span }, at) => (
        // Two certificates may have one name.
        <li key={`${at} ${words}`}>
          <span dir="auto">{words}</span>
          {resume && span && <PlaceLink span={span} resume={resume} {...links} />}
        </li>
      ))}
    </ul>
  )
}
