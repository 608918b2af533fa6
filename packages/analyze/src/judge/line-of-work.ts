import { lexicon } from '../knowledge/lexicon.ts'
import { stemWeight } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

/** How far each field of work of the lexicon speaks through a text; one number a field, of length 1 (or all 0). */
export type LineOfWork = Float64Array

type Model = { fields: string[]; byStem: Map<string, { field: number; share: number }[]> }

let model: Model | undefined
/** Stems that stand in few terms tell little about their field. */
const SMOOTHING = 1.5
/** Fields a stem may speak for: a stem of many fields speaks for none. */
const MOST_FIELDS = 6

/**
 * The line of work of a bag of stems. Each stem speaks for the fields whose skills and job titles it occurs in,
 * as far as it is theirs more than others', by how telling it is and by its weight in the bag.
 */
export function lineOfWork(bag: Map<string, number>): LineOfWork {
  const { fields, byStem } = (model ??= compile())
  const sum = new Float64Array(fields.length)
  for (const [word, weight] of bag) {
    for (const { field, share } of byStem.get(word) ?? []) sum[field]! += weight * share
  }
  return normalized(sum)
}

/** Cosine of two lines of work, 0 to 1. */
export function kinship(a: LineOfWork, b: LineOfWork): number {
  let dot = 0
  for (let field = 0; field < a.length; field++) dot += a[field]! * b[field]!
  return Math.min(1, dot)
}

function normalized(sum: Float64Array): LineOfWork {
  // Squared, so that the main line of work outweighs many faint ones.
  const sharp = sum.map((value) => value ** 1.5)
  const length = Math.sqrt(sharp.reduce((total, value) => total + value * value, 0))
  return length === 0 ? sharp : sharp.map((value) => value / length)
}

function compile(): Model {
  const counts = new Map<string, Map<string, number>>()
  const sizes = new Map<string, number>()
  const ofTerm = new Map<string, string[]>()
  for (const { id, alias } of lexicon().aliases) {
    const known = ofTerm.get(id)
    if (known === undefined) ofTerm.set(id, [alias.text])
    else known.push(alias.text)
  }
  for (const term of lexicon().terms.values()) {
    const stems = new Set((ofTerm.get(term.id) ?? [term.label]).flatMap((text) => wordsOf(text).stems))
    sizes.set(term.field, (sizes.get(term.field) ?? 0) + 1)
    for (const word of stems) {
      const byField = counts.get(word) ?? new Map<string, number>()
      byField.set(term.field, (byField.get(term.field) ?? 0) + (term.kind === 'title' ? 2 : 1))
      counts.set(word, byField)
    }
  }
  const fields = [...sizes.keys()]
  const byStem: Model['byStem'] = new Map()
  for (const [word, byField] of counts) {
    const rates = fields.map((name, field) => ({ field, rate: (byField.get(name) ?? 0) / Math.sqrt(sizes.get(name)!) }))
    const total = rates.reduce((sum, { rate }) => sum + rate, 0)
    const held = [...byField.values()].reduce((sum, count) => sum + count, 0)
    const sure = held / (held + SMOOTHING)
    const best = rates
      .filter(({ rate }) => rate > 0)
      .sort((a, b) => b.rate - a.rate || a.field - b.field)
      .slice(0, MOST_FIELDS)
    byStem.set(
      word,
      best.map(({ field, rate }) => ({ field, share: sure * (rate / total) ** 1.5 * stemWeight(word) })),
    )
  }
  return { fields, byStem }
}
