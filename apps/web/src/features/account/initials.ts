/** The letters that the first and the last word of a name begin with, as a reader sees letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map(firstLetter).join('')
}

/** A letter as it is seen may be stored as several. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment.toUpperCase() ?? ''
}
