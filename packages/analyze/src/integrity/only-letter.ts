import type { Profile, ResumeText, Span } from '@evenhand/model'
import { LETTER_ENDINGS, LETTER_OPENINGS } from '../knowledge/reading/name-words.ts'

const LONGEST_GREETING = 60
/** Lines in which a letter is greeted and signed, at most. */
const MOST_LINES = 80
const OPENINGS = LETTER_OPENINGS.split('|')
const ENDINGS = new Set(LETTER_ENDINGS.split('|'))

/**
 * The greeting of a file that is a covering letter and nothing else: it greets its reader, ends as letters do, heads no section,
 * and tells of no studies and of no post with its time.
 */
export function onlyLetter(
  { employment, education, sections }: Profile,
  { lines, text }: ResumeText,
): Span | undefined {
  if (lines.length > MOST_LINES || education.length > 0 || sections.some(({ heading }) => heading !== undefined))
    return undefined
  const at = lines.findIndex(({ start, end }) => isGreeting(text.slice(start, end)))
  const isSigned = lines.slice(at + 1).some(({ start, end }) => ENDINGS.has(bare(text.slice(start, end))))
  const greeting = lines[at]
  // The date above the greeting is the letter's, whatever post it was taken for.
  const isDated = employment.some(({ dates }) => dates !== undefined && dates.start > (greeting?.start ?? 0))
  return greeting !== undefined && isSigned && !isDated ? { start: greeting.start, end: greeting.end } : undefined
}

function isGreeting(line: string): boolean {
  const said = line.trim().toLowerCase()
  if (said.length > LONGEST_GREETING || !/[,:!،，：]$/u.test(said)) return false
  return OPENINGS.some((opening) => said.startsWith(opening) && !/^[\p{L}\p{M}]/u.test(said.slice(opening.length)))
}

/** Without the comma or full stop behind it. */
function bare(line: string): string {
  return line
    .trim()
    .toLowerCase()
    .replace(/[,.!،，。]$/u, '')
}
