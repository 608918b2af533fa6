import type { LanguageSkill, ResumeText } from '@evenhand/model'

/** Letters and words of a level at most; what is longer is a sentence. */
const LONGEST = 28
const MOST_WORDS = 3
/** What ends what a list says of one language. */
const END = /[,;|•·\n\t/]/u

/** A language in the resume's own words, with the level that stands right behind it: "Inglés B2", "English (fluent)". */
export function languageInWords({ label, span }: LanguageSkill, resume: ResumeText | undefined): string {
  if (resume === undefined) return label
  const behind = resume.text.slice(span.end, span.end + 2 * LONGEST)
  const isBracket = /^\s?[(（]/u.test(behind)
  const end = isBracket ? behind.search(/[)）]/u) + 1 : behind.search(END)
  const level = (end === -1 ? behind : behind.slice(0, end)).trimEnd()
  const isLevel = level.length <= LONGEST && level.split(/\s+/u).filter(Boolean).length <= MOST_WORDS
  return isLevel ? resume.text.slice(span.start, span.end) + level : label
}
