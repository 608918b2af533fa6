/** Value below which the share `p` (0 to 1) of the numbers lies; 0 for none. */
export function percentile(numbers: number[], p: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0
}

export function mean(numbers: number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits))
}

/** Area under the ROC curve: how often a relevant item scores above another one, ties counting half. */
export function auc(items: { score: number; relevant: boolean }[]): number {
  const sorted = [...items].sort((a, b) => a.score - b.score)
  const positives = items.filter((item) => item.relevant).length
  const negatives = items.length - positives
  if (positives === 0 || negatives === 0) return Number.NaN
  let rankSum = 0
  for (let i = 0; i < sorted.length;) {
    let j = i
    while (j < sorted.length && sorted[j]!.score === sorted[i]!.score) j++
    const rank = (i + 1 + j) / 2
    for (let k = i; k < j; k++) if (sorted[k]!.relevant) rankSum += rank
    i = j
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** Normalised discounted gain of the first `k` places, for relevance 0 or 1. Ties keep the given order. */
export function ndcg(items: { score: number; relevant: boolean }[], k: number): number {
  const ranked = [...items].sort((a, b) => b.score - a.score)
  const gain = (flags: boolean[]) =>
    flags.slice(0, k).reduce((sum, flag, i) => sum + (flag ? 1 / Math.log2(i + 2) : 0), 0)
  const best = gain(items.map((item) => item.relevant).sort((a, b) => Number(b) - Number(a)))
  return best === 0 ? 0 : gain(ranked.map((item) => item.relevant)) / best
}

export function precisionAt(items: { score: number; relevant: boolean }[], k: number): number {
  return (
    [...items]
      .sort((a, b) => b.score - a.score)
      .slice(0, k)
      .filter((item) => item.relevant).length / k
  )
}

/** A table for people: the first row is the head; numbers are aligned to the right. */
export function toTable(rows: (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!))).join('  '),
    )
    .join('\n')
}
