const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu

/** The side from which most of a text is read, whatever page it stands on. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const rightToLeft = text.match(RIGHT)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return rightToLeft > letters / 2 ? 'rtl' : 'ltr'
}

/** The same of one line of a text: in one that is read from the right, "SAP, Excel" before an Arabic word is as well. */
export function lineDirection(line: string, whole: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  return whole === 'rtl' && line.search(RIGHT) >= 0 ? 'rtl' : directionOf(line)
}
