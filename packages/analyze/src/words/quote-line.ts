import type { Span } from '@evenhand/model'

const QUOTE_LONGEST = 120
const LABEL_LONGEST = 64

/** A line of the resume as a quotation: on one line, without its bullet, cut at a word. */
export function quoteLine(text: string, span: Span): string {
  const line = text
    .slice(span.start, Math.min(span.end, span.start + 600))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\-*•·▪●○◦‣–—►✓✔→]{1,6}/u, '')
    .trim()
  return cut(line.replace(/[.;,]$/u, ''), QUOTE_LONGEST)
}

const SUBJECT =
  /^(?:they|you|he|she|we|the (?:successful |ideal |right )?(?:candidate|applicant|person|role|position)|the \w{1,20} we (?:appoint|hire|choose|want|need|seek))(?:'ll)?\s(?:(?:will|may|can|should|must|shall|also|often|be|are|is|expected to|required to|responsible for|able to|help|have to)\s){0,6}/iu
const HELPERS =
  /^(?:(?:will|may|can|should|must|shall|also|often|are expected to|are responsible for|is responsible for)\s){0,4}/iu

/** A sentence about a job as something one does: "Cooks prepare meals" as "prepare meals". */
export function deedOf(label: string, jobTitle: string): string {
  const named = SUBJECT.exec(label)
  if (named !== null) return label.slice(named[0].length)
  const subject = `${jobTitle.toLowerCase()}s `
  if (jobTitle !== '' && label.toLowerCase().startsWith(subject))
    return label.slice(subject.length).replace(HELPERS, '')
  return label
}

/** A requirement's label as part of a sentence: its first clause. */
export function shortLabel(label: string): string {
  if (label.length <= LABEL_LONGEST && !label.includes('(')) return label.replace(/[.;:,…]$/u, '')
  const plain = label
    .replace(/\s?\((?:essential|required|must|desirable|preferred|m\/w\/d|m\/f\/d)\)/iu, '')
    .replaceAll(/\s?\([^()]{0,140}\)/gu, '')
    .replace(/[.;:,]$/u, '')
  if (plain.length <= LABEL_LONGEST) return plain
  return firstClause(plain) ?? cut(plain, LABEL_LONGEST)
}

const CLAUSE_LEAST = 16
const CLAUSE_END =
  /[,;:(]| (?:that|which|who|so|in order|by|through|with|to|for|and|or|und|oder|damit|um|et|ou|pour|y|o|para|e|per|og|och) /gu
/** A pair that must not be torn: "both the public and ...", or words that ask for more to come. */
const UNFINISHED =
  /\b(?:both|between|either|neither)\b[^,]*$|\b(?:and|or|und|et|y),[^,]*$|\b(?:the|a|an|of|in|on|at|and|or|their|its|such as)$/u

/** The longest opening of a sentence that ends where one of its clauses does. */
function firstClause(text: string): string | undefined {
  const ends = [...text.slice(0, LABEL_LONGEST + 4).matchAll(CLAUSE_END)].map((match) => match.index)
  const clauses = ends.filter((end) => end >= CLAUSE_LEAST && end <= LABEL_LONGEST).map((end) => text.slice(0, end))
  return clauses.findLast((clause) => !UNFINISHED.test(clause))
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const at = text.lastIndexOf(' ', longest)
  return `${text.slice(0, at > longest / 2 ? at : longest).replace(/[,;:]$/u, '')}…`
}
