import { orPattern, SOME_WORDS } from '../knowledge/judging/joining-words.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'

/** "... or similar": what stands before is an example. */
const OR_SUCH =
  /^\s?(?:similar|equivalent|comparable|another|other|equal|vergleichbar|ahnlich|andere|equivalente|autre|otr[oa]s? |outr[oa]s? |altr[oie] |andere? |simil|vergelijkbaar|gelijkwaardig|podobn|inn(?:y|e|ego|ym|a|ej) |rownowazn|benzer|dengi|аналогичн|подобн|друг(?:ой|ая|ие|ую|им) |liknande|motsvarande)/u

/** "Any ticket system (A, B)", up to where the first of several is named. */
const SOME = new RegExp(`(?<!\\p{L})(?:${SOME_WORDS})(?!\\p{L})[^,;.:]{0,60}[(:]\\s?$`, 'u')
const SOME_REACH = 100

/** "Excel or Sheets", "databases such as A, B", "Vue/React": any one will do. */
export function isChoice(folded: string, skills: TermMatch[], language: string): boolean {
  const before = folded.slice(Math.max(0, skills[0]!.start - 24), skills[0]!.start)
  if (/\b(?:such as|e\.g|like|wie|z\.b|comme|como|one of|any of)[\s.,:(]{0,6}$/u.test(before)) return true
  if (SOME.test(folded.slice(Math.max(0, skills[0]!.start - SOME_REACH), skills[0]!.start))) return true
  const between = skills
    .slice(1)
    .map((skill, index) => folded.slice(skills[index]!.end, skill.start))
    .join(' ')
  const after = folded.slice(skills.at(-1)!.end, skills.at(-1)!.end + 40)
  const [other, rest = ''] = after.split(orPattern(language))
  if (/^[^;.()]{0,24}$/u.test(other!) && OR_SUCH.test(rest)) return true
  // "Windows 10/11" is one thing.
  return orPattern(language).test(between) || /\b(?:such as|e\.g|like)\b|(?<!\d)\/(?!\d)/u.test(between)
}
