/** Counts behind a micro-averaged F1 over lists of texts. */
export type Counts = { hits: number; predicted: number; gold: number }

/** Case, punctuation and spaces folded away; capitals leave out what Greek and Turkish small letters show. */
export function foldValue(value: string): string {
  return value
    .normalize('NFD')
    .replaceAll(/(\p{Script=Greek})\u0301/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/ı|i\u0307/g, 'i')
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, '')
}

function distinct(values: string[]): string[] {
  return [
    ...new Map(values.filter((value) => foldValue(value) !== '').map((value) => [foldValue(value), value])).values(),
  ]
}

/** Equal after folding. */
export function strictCounts(predicted: string[], gold: string[]): Counts {
  const found = new Set(distinct(predicted).map(foldValue))
  const wanted = distinct(gold).map(foldValue)
  return { hits: wanted.filter((value) => found.has(value)).length, predicted: found.size, gold: wanted.length }
}

/** One-to-one, best pairs first, with a token Jaccard of at least 0.5. */
export function relaxedCounts(predicted: string[], gold: string[]): Counts {
  const left = distinct(predicted)
  const right = distinct(gold)
  const pairs = left
    .flatMap((a, i) => right.map((b, j) => ({ i, j, likeness: jaccard(a, b) })))
    .filter((pair) => pair.likeness >= 0.5)
  pairs.sort((a, b) => b.likeness - a.likeness)
  const usedLeft = new Set<number>()
  const usedRight = new Set<number>()
  for (const { i, j } of pairs) {
    if (usedLeft.has(i) || usedRight.has(j)) continue
    usedLeft.add(i)
    usedRight.add(j)
  }
  return { hits: usedLeft.size, predicted: left.length, gold: right.length }
}

function jaccard(a: string, b: string): number {
  const words = (text: string) =>
    new Set(
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}+#]+/u)
        .filter(Boolean),
    )
  const left = words(a)
  const right = words(b)
  const common = [...left].filter((word) => right.has(word)).length
  return common / (left.size + right.size - common || 1)
}

export function f1({ hits, predicted, gold }: Counts): number {
  return predicted + gold === 0 ? 0 : (2 * hits) / (predicted + gold)
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { hits: a.hits + b.hits, predicted: a.predicted + b.predicted, gold: a.gold + b.gold }
}
