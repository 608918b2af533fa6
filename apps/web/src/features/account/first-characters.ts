/** How much of a name stands for it. */
const SHOWN = 3

/** The first three characters of a name, as a reader sees characters: one may be stored as several. */
export function firstCharacters(name: string): string {
  return Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
    .slice(0, SHOWN)
    .join('')
    .trim()
}
