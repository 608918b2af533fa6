import type { Requirement, Span, Verdict } from '@evenhand/model'
import { LEADING_SKILLS } from '../knowledge/judging/leading-words.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { duration, findingOf, MET, verdictOf } from './finding-of.ts'
import { skillTold } from './deeds-told.ts'
import { judgeByWords, judgeDuty } from './judge-duty.ts'
import type { Judging } from './judging.ts'
import { lineAt } from './line-at.ts'
import { leadingPosts } from './leads-people.ts'
import { monthsOfPosts } from './months-of-posts.ts'
import { nearWork } from './kind-of-work.ts'
import { type SkillStrength, skillStrength } from './skill-strength.ts'

/** Whether a skill is shown in work, listed, or implied by a neighbour. Any one of the terms meets it. */
export function judgeSkill(requirement: Requirement, judging: Judging): Verdict {
  const terms = requirement.terms ?? []
  const denied = judging.evidence.profile.denied.find(({ id }) => id !== undefined && isDenial(id, terms))
  const best = terms
    .map((term) => skillStrength(term, judging, judging.job.stems.get(requirement.id)))
    .reduce<SkillStrength | undefined>((a, b) => (a !== undefined && a.strength >= b.strength ? a : b), undefined)
  if (best === undefined) return judgeDuty(requirement, judging)
  const led = byLeading(requirement, judging)
  if (led !== undefined && best.strength < led.share) return led
  if (denied !== undefined && best.strength === 0) {
    const spans = denied.mentions.slice(0, 2).map(({ span }) => lineOf(span, judging))
    return {
      requirementId: requirement.id,
      value: 'not-met',
      share: 0,
      reason: findingOf('skill-denied', { skill: requirement.label }, spans),
    }
  }
  const silent = findingOf('skill-unknown', { skill: requirement.label }, [])
  const strength = best.how === 'related' ? best.strength * nearWork(judging.kind) : best.strength
  const told = skillTold(requirement, judging)
  const done = TOLD * (told?.strength ?? 0) * nearWork(judging.kind)
  if (told !== undefined && done > strength && best.strength < MET) {
    const shown = findingOf('duty-shown', { duty: requirement.label }, [told.span])
    return verdictOf(requirement.id, done, { shown, silent })
  }
  if (best.strength === 0 && terms.every(isPlain)) return judgeByWords(requirement, judging, silent)
  return verdictOf(requirement.id, strength, { shown: shownFinding(requirement, best), silent })
}

/** A denial is quoted with the word that denies: "managing a team" alone reads as its opposite. */
function lineOf(span: Span, { evidence }: Judging): Span {
  const line = evidence.lines[lineAt(evidence.lines, span.start)]
  const isWhole = line !== undefined && line.end >= span.end && line.end - line.start <= LONGEST_DENIAL
  return isWhole ? { start: line.start, end: line.end } : span
}

const LONGEST_DENIAL = 240

/** Who says they never managed a team has not supervised one: leading people has many names. */
function isDenial(denied: string, terms: readonly string[]): boolean {
  return terms.includes(denied) || (LEADING_SKILLS.has(denied) && terms.some((term) => LEADING_SKILLS.has(term)))
}

/** Strength with which sentences that tell of doing it show a skill that they do not name. */
const TOLD = 0.85

/** What is known or done, and told in many words; the names of things are words with other meanings as well. */
const PLAIN = new Set(['duty', 'knowledge', 'technique', 'method'])

function isPlain(term: string): boolean {
  return PLAIN.has(findTerm(term)?.category ?? '')
}

/** Strength with which duties that say people were led show that somebody leads people. */
const LED = 0.9

/** Leading people is shown by the people led, though the word be missing; of other work it says as little as the work. */
function byLeading(requirement: Requirement, { evidence, kind }: Judging): Verdict | undefined {
  if (requirement.terms?.some((term) => LEADING_SKILLS.has(term)) !== true) return undefined
  const posts = leadingPosts(evidence)
  if (posts.size === 0) return undefined
  const months = monthsOfPosts([...posts.keys()].map((post) => evidence.profile.employment[post]!))
  const args = { skill: requirement.label, shown: requirement.label, ...duration(months) }
  const code = months > 0 ? 'skill-shown' : 'skill-shown-undated'
  const shown = findingOf(code, args, [...posts.values()].slice(0, 3))
  return verdictOf(requirement.id, LED * nearWork(kind), { shown, silent: shown })
}

function shownFinding(requirement: Requirement, best: SkillStrength) {
  const shown = best.found === undefined ? requirement.label : (findTerm(best.found)?.label ?? requirement.label)
  const args = { skill: requirement.label, shown, ...duration(best.months) }
  if (best.how === 'related') return findingOf('skill-related', args, best.spans)
  if (best.how !== 'work') return findingOf('skill-listed', args, best.spans)
  return findingOf(best.months > 0 ? 'skill-shown' : 'skill-shown-undated', args, best.spans)
}
