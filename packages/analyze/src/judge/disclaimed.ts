import type { Span } from '@evenhand/model'
import { claimOf } from './claim-of.ts'
import type { LineSigns } from './line-signs.ts'
import { sentencesIn } from './sentences.ts'
import type { Statement } from './statements.ts'

/** Whether one of a statement's lines says that something was not done, or by others. */
export function disclaims({ first, last }: Statement, { disclaiming }: LineSigns): boolean {
  for (let line = first; line <= last; line++) if (disclaiming.has(line)) return true
  return false
}

/**
 * In paragraphs that say more, the sentences that claim nothing: "Nurse for six years. No cannulation competency at present."
 * A statement that is nothing else is not among them, and counts nothing as a whole.
 */
export function disclaimedSentences(text: string, statements: Statement[], signs: LineSigns): Span[] {
  return statements.flatMap((statement) => {
    if (!disclaims(statement, signs)) return []
    const sentences = sentencesIn(text, statement)
    const disclaimed = sentences.filter(({ start, end }) => claimOf(text.slice(start, end)) === 0)
    return disclaimed.length < sentences.length ? disclaimed : []
  })
}
