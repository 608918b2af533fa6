import type { ResumeText, Span } from '@evenhand/model'
import { directionOf } from '../texts/direction-of.ts'
import { quoteInPlace } from './quote-text.ts'
import classes from './quoted-words.module.css'

type QuotedWordsProps = { resume: ResumeText; span: Span; marked?: boolean }

/** Words of a resume in the reader's quotation marks; what stands beside short ones is paler. */
export function QuotedWords({ resume, span, marked = false }: QuotedWordsProps) {
  const { before, words, after } = quoteInPlace(resume, span)
  return (
    <q dir={directionOf(before + words + after)}>
      {before && <span className={classes['beside']}>{before}</span>}
      {marked ? <mark>{words}</mark> : words}
      {after && <span className={classes['beside']}>{after}</span>}
    </q>
  )
}
