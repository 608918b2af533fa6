/** Characters nobody sees. Joiners stay: Indic, Arabic and Persian words and emoji need them. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu

/** The text without invisible characters, runs of blanks and empty lines in a row. */
export function tidy(text: string): string {
  const lines = text.replaceAll(INVISIBLE, '').split('\n')
  const short = lines.map((line) => line.replaceAll(/[\p{Zs}\t\r]{2,}/gu, ' ').trim())
  return short
    .filter((line, at) => line !== '' || (at > 0 && short[at - 1] !== ''))
    .join('\n')
    .trim()
}
