/** The first three characters of a name as a reader sees them, not as they are stored. */
export function firstLetters(name: string): string {
  const letters = new Intl.Segmenter().segment(name.trim())
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, 3)
    .join('')
}
