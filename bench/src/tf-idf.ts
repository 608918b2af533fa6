/** The peer that ranking is held against: cosine of TF-IDF vectors over words, sub-linear tf, smoothed idf. */
export function createTfIdf(documents: string[]): (query: string) => number[] {
  const bags = documents.map(bagOf)
  const df = new Map<string, number>()
  for (const bag of bags) for (const word of bag.keys()) df.set(word, (df.get(word) ?? 0) + 1)
  const idf = (word: string) => Math.log((1 + documents.length) / (1 + (df.get(word) ?? 0))) + 1
  const vectors = bags.map((bag) => normalise(bag, idf))
  return (query) => {
    const vector = normalise(bagOf(query), idf)
    return vectors.map((other) => {
      let dot = 0
      for (const [word, weight] of vector) dot += weight * (other.get(word) ?? 0)
      return dot
    })
  }
}

// The commonest English words; without them the peer would be weaker than it is in practice.
const STOP = new Set(
  (
    'a about after all also an and any are as at be been by can company city state could do for from had has have he her him his i if in ' +
    'into is it its may more most no not of on or other our over she so some such than that the their them then there these they this to ' +
    'up was we were what when which who will with would you your name'
  ).split(' '),
)

function bagOf(text: string): Map<string, number> {
  const bag = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}+#]{2,40}/gu) ?? [])
    if (!STOP.has(word)) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

function normalise(bag: Map<string, number>, idf: (word: string) => number): Map<string, number> {
  const vector = new Map([...bag].map(([word, count]) => [word, (1 + Math.log(count)) * idf(word)]))
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  for (const [word, weight] of vector) vector.set(word, weight / length)
  return vector
}
