import type { ResumeText } from '@evenhand/model'
import { learnTermsFor } from './match-terms.ts'
import { tokenize, type Tokens } from './tokenize.ts'
import { knownWords } from './vocabulary.ts'

/** With the number of words that were known then: of those learnt since, it does not know the numbers. */
const known = new WeakMap<ResumeText, { tokens: Tokens; words: number }>()

/** The words of a resume, split once for reading it, for judging it, and for comparing it with a job's text. */
export function tokensOfResume(resume: ResumeText): Tokens {
  const before = known.get(resume)
  if (before?.words === knownWords.last) return before.tokens
  learnTermsFor(resume.text)
  const tokens = tokenize(resume.text)
  known.set(resume, { tokens, words: knownWords.last })
  return tokens
}
