import type { LanguageSkill, Requirement, Verdict } from '@evenhand/model'
import { findingOf, MET, verdictOf } from './finding-of.ts'
import { languagesNamed } from './languages-named.ts'
import { isEchoed } from './is-echoed.ts'
import type { Judging } from './judging.ts'
import { lowerSameLength } from './lower-same-length.ts'

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']
/** A language named without a level. */
const LEVEL_UNSAID = 0.7
/** Whoever writes their own resume in a language is held to know it: nobody lists a level of the language they live in. */
const WRITTEN = 0.75
const EXACT_LEVEL = /(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/iu
/** Earned for each level short of the one asked for, less this much. */
const LEVEL_STEP = 0.25

/** Whether a language is claimed, at the level asked for. A mother tongue counts as C2, never as more. */
export function judgeLanguage(requirement: Requirement, judging: Judging): Verdict {
  const silent = silence(requirement)
  const asked = languagesOf(requirement)
  const isAsked = ({ code }: LanguageSkill) => asked.includes(code)
  const listed = judging.evidence.profile.languages.filter(isAsked)
  const held = listed.length > 0 ? listed : languagesNamed(judging.evidence).filter(isAsked)
  const best = held.toSorted((a, b) => rank(b) - rank(a))[0]
  if (best === undefined) return byWriting(requirement, judging)
  const args = {
    language: best.label,
    languageCode: best.code,
    level: best.level ?? '',
    asked: requirement.label,
  }
  if (best.level === undefined)
    return verdictOf(
      requirement.id,
      requirement.languageLevel === undefined ? 1 : worthUnsaid(best.code, requirement, judging),
      {
        shown: findingOf('language-level-unsaid', args, [best.span]),
        silent,
      },
    )
  const short = Math.max(0, LEVELS.indexOf(requirement.languageLevel ?? 'A1') - rank(best))
  const share = Math.max(0.15, 1 - LEVEL_STEP * short)
  // "Fluent" is no exact level; "C1" is, and what lies below it is not it.
  const isMet = short === 0 || (share >= MET && !EXACT_LEVEL.test(requirement.label))
  return verdictOf(requirement.id, share, {
    shown: findingOf(isMet ? 'language-met' : 'language-below', args, [best.span]),
    silent,
    isPart: !isMet || isEchoed(best.span.start, judging),
  })
}

/** Levels that a language named at all has. */
const BASIC = new Set(['A1', 'A2'])

/** How somebody is to write it, not whether they know it: folded. */
const WELL =
  /excellent|perfect|outstanding|impeccable|flawless|ausgezeichnet|hervorragend|perfekt|stilsicher|parfait|irreproch|excelente|impecab|perfeit|ottim|eccellent|perfett|impeccabil|uitstekend|foutloos|doskona|bezbled|отличн|безупречн|грамотн|mukemmel|utmarkt|felfri|fremragende|ممتاز|优秀|精通|堪能|유창/u

function worthUnsaid(language: string, { label, languageLevel }: Requirement, { evidence }: Judging): number {
  // Whoever lists a language knows some of it.
  if (BASIC.has(languageLevel ?? '')) return 1
  return evidence.writtenIn === language && !WELL.test(lowerSameLength(label)) ? WRITTEN : LEVEL_UNSAID
}

/** Nobody lists the language they write in: the resume itself shows it. */
function byWriting(requirement: Requirement, judging: Judging): Verdict {
  const { evidence } = judging
  const silent = silence(requirement)
  const isAsked = evidence.writtenIn !== undefined && languagesOf(requirement).includes(evidence.writtenIn)
  const share = isAsked ? worthUnsaid(evidence.writtenIn!, requirement, judging) : 0
  const [line] = evidence.lines.filter(({ worth }) => worth > 0).toSorted((a, b) => b.stems.length - a.stems.length)
  const spans = line === undefined ? [] : [{ start: line.start, end: line.end }]
  return verdictOf(requirement.id, share, { shown: findingOf('language-written', {}, spans), silent })
}

/** Any one of them meets it. */
function languagesOf({ language, orLanguages = [] }: Requirement): string[] {
  return language === undefined ? orLanguages : [language, ...orLanguages]
}

function silence(requirement: Requirement) {
  return findingOf('language-unknown', { language: requirement.label }, [])
}

function rank(skill: LanguageSkill): number {
  const rank = skill.level === undefined ? -1 : LEVELS.indexOf(skill.level)
  return Math.min(rank, LEVELS.indexOf('C2'))
}
