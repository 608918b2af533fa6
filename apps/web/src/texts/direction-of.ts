/** The side from which most of a text is read, whatever page it stands on. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const rightToLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return rightToLeft > letters / 2 ? 'rtl' : 'ltr'
}
