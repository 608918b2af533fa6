/** "z 0.0.", the Polish "o.o." of a firm's form; `"21`, a year that is cut to two numbers. */
const CONFUSED: [RegExp, string][] = [
  [/(?<=\bz )[0o]\.? ?[0o](?=\.|$)/gu, 'o.o'],
  [/(?<=^|[\s(])["\u201C\u201D](?=\p{Nd}{2}(?!\p{Nd}))/gu, '\u2019'],
]

/** What OCR takes for other signs that nobody writes there. */
export function mendSigns(text: string): string {
  return CONFUSED.reduce((mended, [confused, meant]) => mended.replace(confused, meant), text)
}
