import { findTerm } from '../knowledge/lexicon.ts'

/** Tools are used in some posts and not in others; of what a profession is about, each of its posts is. */
const TOOLS = new Set(['tool', 'software', 'framework', 'programming-language', 'standard', 'equipment'])

/** Whether a known skill is a tool. */
export function isTool(term: string): boolean {
  return TOOLS.has(findTerm(term)?.category ?? '')
}
