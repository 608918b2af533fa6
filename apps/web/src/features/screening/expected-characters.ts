/** Longest text of one resume that a language model is sent. */
const MOST = 60_000
/** What a resume in a format with pages mostly holds. */
const USUAL = 4000
const PLAIN = /\.(?:txt|csv|md)$/i

/** About how long the texts of files are together that nobody has read yet. */
export function expectedCharacters(files: readonly { name: string; size: number }[]): number {
  const sizes = files.map(({ name, size }) => Math.min(size, PLAIN.test(name) ? MOST : USUAL))
  return sizes.reduce((sum, size) => sum + size, 0)
}
