/** Digits of any script as ASCII ones. */
export function toDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    if (code < 128) return digit
    // Digits of a script stand in a row of ten; blocks begin at a multiple of ten behind their zero.
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })
}
