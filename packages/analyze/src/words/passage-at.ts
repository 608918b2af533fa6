import type { Profile, ResumeText, Span } from '@evenhand/model'
import { lineAt } from '../judge/line-at.ts'
import { sentencesIn } from '../judge/sentences.ts'
import { statementsOf } from '../judge/statements.ts'

/** Letters looked at around a span. */
const BLOCK_LONGEST = 1200

/** Finds the sentence of a resume that a few words stand in, across the lines it was broken into. */
export type Passages = {
  /** The sentence around a span; undefined where the span stands in a heading or in the head of a post. */
  at: (span: Span) => Span | undefined
}

/** Passages of one resume; heads of posts and headings are not part of any. */
export function passagesOf(resume: ResumeText, profile: Profile): Passages {
  const statements = statementsOf(profile, resume)
  return {
    at: (span) => {
      const { own, end } = statements[lineAt(statements, span.start)] ?? {}
      if (own === undefined || span.end <= own) return undefined
      const block = {
        start: Math.max(own, span.start - BLOCK_LONGEST),
        end: Math.min(end!, span.start + BLOCK_LONGEST),
      }
      return sentenceAt(resume.text, block, span)
    },
  }
}

/** The sentence within a block that shares most with a span. */
function sentenceAt(text: string, block: Span, span: Span): Span {
  let best: Span = block
  let most = -1
  for (const sentence of sentencesIn(text, block)) {
    const common = Math.min(sentence.end, span.end) - Math.max(sentence.start, span.start)
    if (common > most) [best, most] = [sentence, common]
  }
  return best
}
