import type { Requirement, RequirementType } from '@evenhand/model'
import { stemsOf } from '../judge/words-of.ts'
import type { Draft } from './reading.ts'

/** Weight of one requirement by its type, before must and nice are counted in. */
const TYPE_WEIGHT: Record<RequirementType, number> = {
  title: 24,
  years: 10,
  degree: 7,
  certificate: 8,
  skill: 8,
  duty: 7,
  language: 5,
  availability: 2,
  place: 1.5,
}
const MUST_FACTOR = 1.25
const MOST = 40
/** What is asked for beyond so many things is no advert's any more, and each is compared with all before it. */
const MOST_READ = 500
/** The kind of work counts at least this share of the sum, however many other requirements there are, and at most that. */
const TITLE_SHARE = { least: 0.2, most: 0.5 }

/** Merges what is asked for twice, keeps the weightiest, and gives ids and weights. Order: as in the text. */
export function weighRequirements(drafts: Draft[]): Requirement[] {
  const merged = mergeDrafts(drafts.slice(0, MOST_READ)).map((draft) => ({ draft, weight: weightOf(draft) }))
  const kept = new Set(
    [...merged]
      .sort((a, b) => Number(b.draft.type === 'title') - Number(a.draft.type === 'title') || b.weight - a.weight)
      .slice(0, MOST),
  )
  const chosen = merged.filter((item) => kept.has(item))
  const others = chosen.reduce((sum, { draft, weight }) => sum + (draft.type === 'title' ? 0 : weight), 0)
  return chosen.map(({ draft, weight }, index) => {
    const { strength: _, ...requirement } = draft
    return {
      ...requirement,
      id: `r${index + 1}`,
      weight: round(draft.type === 'title' ? titleWeight(weight, others) : weight),
    }
  })
}

function titleWeight(weight: number, others: number): number {
  const least = (others * TITLE_SHARE.least) / (1 - TITLE_SHARE.least)
  const most = others === 0 ? weight : (others * TITLE_SHARE.most) / (1 - TITLE_SHARE.most)
  return Math.min(100, Math.max(least, Math.min(weight, most)))
}

function weightOf(draft: Draft): number {
  return TYPE_WEIGHT[draft.type] * draft.strength * (draft.must && draft.type !== 'title' ? MUST_FACTOR : 1)
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100
}

/** The same skill, language, degree or duty asked for twice is asked for once, at the stronger place. */
function mergeDrafts(drafts: Draft[]): Draft[] {
  const kept: { draft: Draft; stems: Set<string> }[] = []
  for (const draft of drafts) {
    const stems = draft.type === 'duty' ? stemsOf(draft.label) : new Set<string>()
    const twin = kept.find((other) => isSame(other, { draft, stems }))
    if (twin === undefined) kept.push({ draft, stems })
    else
      twin.draft = {
        ...twin.draft,
        must: twin.draft.must || draft.must,
        strength: Math.max(twin.draft.strength, draft.strength),
      }
  }
  return kept.map(({ draft }) => draft)
}

type Weighed = { draft: Draft; stems: Set<string> }

function isSame(a: Weighed, b: Weighed): boolean {
  if (a.draft.type !== b.draft.type) return false
  if (a.draft.type === 'language') return languages(a.draft) === languages(b.draft)
  if (a.draft.type === 'degree') return a.draft.level === b.draft.level
  if (a.draft.type === 'years') return a.draft.years === b.draft.years && key(a.draft) === key(b.draft)
  if (a.draft.type === 'skill') return key(a.draft) === key(b.draft)
  if (a.draft.type === 'duty') return overlap(a.stems, b.stems) >= 0.8
  return a.draft.label === b.draft.label
}

function languages({ language, orLanguages = [] }: Draft): string {
  return [language, ...orLanguages].join(' ')
}

function key(draft: Draft): string {
  return [...(draft.terms ?? [])].sort().join(' ')
}

function overlap(a: Set<string>, b: Set<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common++
  return common / Math.max(1, Math.max(a.size, b.size))
}
