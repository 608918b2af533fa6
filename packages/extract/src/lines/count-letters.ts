/** Characters beyond ASCII, in their order: the few of a text that need to be asked about one by one. */
export function beyondAscii(text: string): string {
  return text.replaceAll(/[\u0000-\u007f]+/g, '')
}

/** Matches of a global pattern. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Letters of every script. */
export function countLetters(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const lower = text.charCodeAt(at) | 32
    if (lower >= 97 && lower <= 122) letters++
  }
  return letters + count(beyondAscii(text), /\p{L}/gu)
}
