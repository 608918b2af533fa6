/** Words of a text, counted by the spaces between them. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}
