import { lexicon } from '../knowledge/lexicon.ts'
import { stemWeight } from './stem-weight.ts'
import { stemsOfWording } from './words-of.ts'

/** How far each field of work of the lexicon speaks through a text; one number a field, of length 1 (or all 0). */
export type LineOfWork = Float64Array

/** Stems of terms are numbered; what is known of each stands in flat arrays, since a text asks for hundreds all over them. */
type Model = {
  /** Terms of each field. */
  sizes: number[]
  stems: Map<string, number>
  /** Terms of each field that a stem occurs in; a job title counts twice. */
  counts: Map<number, number>[]
  /** How many fields a stem speaks for, from MOST_FIELDS times its number on; UNKNOWN until a text first holds it. */
  spoken: Int8Array
  fields: Uint8Array
  shares: Float64Array
}

const UNKNOWN = -1
let model: Model | undefined
/** Stems that stand in few terms tell little about their field. */
const SMOOTHING = 1.5
/** Fields a stem may speak for: a stem of many fields speaks for none. */
const MOST_FIELDS = 6

/**
 * The line of work of distinct stems. Each speaks for the fields whose skills and job titles it occurs in, as far as it is
 * theirs more than others', by how telling it is and by its weight; without weights all weigh the same.
 */
export function lineOfWork(stems: readonly string[], weights?: ArrayLike<number>): LineOfWork {
  model ??= compile()
  const sum = new Float64Array(model.sizes.length)
  const { spoken, fields, shares } = model
  for (let at = 0; at < stems.length; at++) {
    const stem = model.stems.get(stems[at]!)
    if (stem === undefined) continue
    if (spoken[stem] === UNKNOWN) weigh(model, stem, stems[at]!)
    const weight = weights === undefined ? 1 : weights[at]!
    const first = stem * MOST_FIELDS
    for (let each = first; each < first + spoken[stem]!; each++) sum[fields[each]!]! += weight * shares[each]!
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
  let squares = 0
  for (let field = 0; field < sum.length; field++) {
    // More than its own size, so that the main line of work outweighs many faint ones.
    const sharp = sum[field]! ** 1.5
    sum[field] = sharp
    squares += sharp * sharp
  }
  const length = Math.sqrt(squares)
  if (length > 0) for (let field = 0; field < sum.length; field++) sum[field]! /= length
  return sum
}

function compile(): Model {
  const stems: Model['stems'] = new Map()
  const counts: Model['counts'] = []
  const fields = new Map<string, number>()
  const sizes: number[] = []
  const ofTerm = new Map<string, Set<string>>()
  const meanings = new Map<string, string>()
  for (const { id, alias, keys } of lexicon().aliases) {
    const known = ofTerm.get(id) ?? new Set()
    ofTerm.set(id, known)
    for (const word of stemsOfWording(alias.text, keys, meanings)) known.add(word)
  }
  for (const term of lexicon().terms.values()) {
    const field = fields.get(term.field) ?? fields.size
    fields.set(term.field, field)
    sizes[field] = (sizes[field] ?? 0) + 1
    for (const word of ofTerm.get(term.id) ?? []) {
      const stem = stems.get(word) ?? counts.push(new Map()) - 1
      stems.set(word, stem)
      counts[stem]!.set(field, (counts[stem]!.get(field) ?? 0) + (term.kind === 'title' ? 2 : 1))
    }
  }
  const places = counts.length * MOST_FIELDS
  return {
    sizes,
    stems,
    counts,
    spoken: new Int8Array(counts.length).fill(UNKNOWN),
    fields: new Uint8Array(places),
    shares: new Float64Array(places),
  }
}

/** Finds out what a stem says of each field. */
function weigh({ sizes, counts, spoken, fields, shares }: Model, stem: number, word: string): void {
  const rates = [...counts[stem]!]
    .map(([field, count]) => ({ field, rate: count / Math.sqrt(sizes[field]!) }))
    .sort((a, b) => a.field - b.field)
  const total = rates.reduce((sum, { rate }) => sum + rate, 0)
  const held = [...counts[stem]!.values()].reduce((sum, count) => sum + count, 0)
  const sure = held / (held + SMOOTHING)
  const best = rates.sort((a, b) => b.rate - a.rate || a.field - b.field).slice(0, MOST_FIELDS)
  spoken[stem] = best.length
  for (const [at, { field, rate }] of best.entries()) {
    fields[stem * MOST_FIELDS + at] = field
    shares[stem * MOST_FIELDS + at] = sure * (rate / total) ** 1.5 * stemWeight(word)
  }
}
