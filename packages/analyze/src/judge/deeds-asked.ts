import { DEEDS } from '../knowledge/judging/deeds.ts'
import { DEEDS_IN_CARE } from '../knowledge/judging/deeds-in-care.ts'
import { DEEDS_IN_OFFICES } from '../knowledge/judging/deeds-in-offices.ts'
import { DEEDS_IN_SERVICE } from '../knowledge/judging/deeds-in-service.ts'
import { DEEDS_IN_TRADES } from '../knowledge/judging/deeds-in-trades.ts'
import { stem } from './stem.ts'
import { weightOf } from './stem-weight.ts'
import { meaningOf } from './words-of.ts'

/** Ways to tell a deed: of each group of stems one, near each other. */
export type Way = ReadonlySet<string>[]
type Deed = { name: string; skills: ReadonlySet<string>; names: ReadonlySet<string>; isNamedOnly: boolean; ways: Way[] }
/**
 * A deed that a requirement asks for: how it is told, the skills that name it, whether one of them is asked for, and the words
 * of the requirement that ask for it.
 */
export type DeedAsked = {
  name: string
  ways: Way[]
  skills: ReadonlySet<string>
  isTerm: boolean
  words: ReadonlySet<string>
}

const ALL_DEEDS = [DEEDS, DEEDS_IN_SERVICE, DEEDS_IN_CARE, DEEDS_IN_TRADES, DEEDS_IN_OFFICES].join('')

let compiled: Deed[] | undefined

/** The deeds that a requirement asks for, by the stems of its text or by its terms. */
export function deedsAsked(stems: readonly string[], terms: readonly string[] = []): DeedAsked[] {
  compiled ??= compile()
  return compiled.flatMap(({ name, skills, names, isNamedOnly, ways }) => {
    const asking = isNamedOnly ? [] : ways.filter((way) => isTold(way, stems))
    const isTerm = terms.some((term) => skills.has(term))
    const isNamed = isTerm || stems.some((stem) => names.has(stem))
    if (asking.length === 0 && !isNamed) return []
    const groups = [names, ...(asking.length > 0 ? asking : ways).flat()]
    const words = new Set(stems.filter((stem) => groups.some((group) => group.has(stem))))
    return [{ name, ways, skills, isTerm, words }]
  })
}

/** Deeds that are asked for by less than this part of a requirement's words show as much less of it. */
const MOST = 0.4

/** Which part of what a requirement's words ask for by some deeds is told, 0 to 1; `told`: how far each is, in their order. */
export function shareOfDeeds(asked: readonly DeedAsked[], told: readonly number[], words: string[]): number {
  const all = [...new Set(asked.flatMap((deed) => [...deed.words]))]
  if (all.length === 0) return Math.max(0, ...told)
  const shown = all.reduce((sum, word) => {
    const best = Math.max(...asked.map((deed, at) => (deed.words.has(word) ? told[at]! : 0)))
    return sum + best * weightOf([word])
  }, 0)
  return shown / (Math.max(weightOf(all), MOST * weightOf(words)) || 1)
}

/** Words farther apart than this tell of two things. */
const APART = 9

/** Whether stems in their order hold one of each group near each other, no stem for two groups. */
export function isTold([first, ...others]: Way, stems: readonly string[]): boolean {
  return stems.some((stem, at) => {
    if (!first!.has(stem)) return false
    const around = stems.slice(Math.max(0, at - APART), at + APART + 1)
    return others.every((group) => around.some((other) => other !== stem && group.has(other)))
  })
}

function compile(): Deed[] {
  const groups = new Map<string, string>()
  const deeds = new Map<
    string,
    { name: string; skills: Set<string>; names: Set<string>; isNamedOnly: boolean; ways: Way[] }
  >()
  for (const line of ALL_DEEDS.split('\n').filter((each) => each !== '')) {
    const [, group, words] = /^(@\w+) = (.*)$/u.exec(line) ?? []
    if (group !== undefined) groups.set(group, words!)
    else {
      const [, name, skills, sign, names, way] = /^([^=:?!]+?)(?: = ([^:?!]+?))?(?: ([?!]) ([^:]+))?: (.*)$/u.exec(
        line,
      )!
      const deed = deeds.get(name!) ?? {
        name: name!,
        skills: new Set(),
        names: new Set(),
        isNamedOnly: sign === '!',
        ways: [],
      }
      deeds.set(name!, deed)
      for (const skill of skills?.split(', ') ?? []) deed.skills.add(`skill:${skill}`)
      for (const asking of names?.split(' ') ?? []) deed.names.add(meaningOf(asking))
      const spelt = way!.replaceAll(/@\w+/gu, (named) => groups.get(named)!)
      deed.ways.push(spelt.split(' + ').map((some) => new Set(some.split(' ').flatMap(meaningsOfForms))))
    }
  }
  return [...deeds.values()]
}

/** What a word and its past mean: "wired" keeps another stem than so short a word does. */
function meaningsOfForms(word: string): string[] {
  const past = word.endsWith('e') ? `${word}d` : undefined
  // A past that is of another family is another word: "cared" has the stem of a car.
  return past === undefined || meaningOf(past) !== stem(past) ? [meaningOf(word)] : [meaningOf(word), meaningOf(past)]
}
