/** A written sum kept together in every sentence, its sign with the letters it belongs to: from right to left, US$ 49. */
export function isolateMoney(written: string): string {
  return `\u2068${written.replace(/(?<=\p{L})\$/u, '$&\u200e')}\u2069`
}
