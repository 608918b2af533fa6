/** Below this ratio (WCAG 2) a reader does not see the text at all; light grey on white has 1.4. */
const INVISIBLE = 1.25

/** Whether text of one colour disappears on another. Colours are six hex digits; unknown ones never do. */
export function isInvisible(colour: string | undefined, background: string | undefined): boolean {
  const front = luminance(colour)
  const back = luminance(background)
  if (front === undefined || back === undefined) return false
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) < INVISIBLE
}

function luminance(hex: string | undefined): number | undefined {
  if (!hex || !/^[0-9a-f]{6}$/iu.test(hex)) return undefined
  const value = Number.parseInt(hex, 16)
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
