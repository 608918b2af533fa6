import { IDENTITY_LINES } from '../knowledge/judging/identity-patterns.ts'

const isAnchored = (pattern: RegExp) => pattern.source.startsWith('^')
const oneOf = (patterns: RegExp[]) => patterns.map((pattern) => `(?:${pattern.source})`).join('|')
/** Asked of the start of a line, in one step. */
const AT_START = new RegExp(oneOf(IDENTITY_LINES.filter(isAnchored)), 'uy')
/** Asked of the whole of a line. */
export const WHO_ANYWHERE = new RegExp(oneOf(IDENTITY_LINES.filter((pattern) => !isAnchored(pattern))), 'u')

/**
 * Whether a folded line says who the person is, not what they can do: birth, family, a leave, nationality, belief.
 * `mayAnywhere`: false where it is known that only its beginning may.
 */
export function saysWho(folded: string, mayAnywhere = true): boolean {
  AT_START.lastIndex = 0
  return AT_START.test(folded) || (mayAnywhere && WHO_ANYWHERE.test(folded))
}
