import type { Line } from '@evenhand/model'

/** "[09/03/2026, 19:42] Mira: " and "09.03.26, 19:42 - Mira Okonjo: ": when a message was sent, and who sent it. */
const HEAD =
  /^[\u200e\u200f]?\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? (?:at |um |kl\. )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[ap]\.?m\.?)?(?:\]| [-–]) ?[^:\n]{1,40}: /iu
const OPENS = new Set('[0123456789\u200e\u200f')
const LONGEST_HEAD = 80
/** Messages that tell that a text was copied out of a chat, and the part of its lines that they are at least. */
const FEWEST_HEADS = 3
const LEAST_SHARE = 0.5

/**
 * The text with blanks for what a messenger writes before each message: the day on which it was sent dates no post. Of the same
 * length; any other text as it is.
 */
export function maskChatHeads(text: string, lines: Line[]): string {
  const heads = lines.map(({ start, end }) =>
    OPENS.has(text[start] ?? '') ? HEAD.exec(text.slice(start, Math.min(end, start + LONGEST_HEAD)))?.[0] : undefined,
  )
  const found = heads.filter((head) => head !== undefined).length
  const filled = lines.filter(({ start, end }) => end > start).length
  if (found < FEWEST_HEADS || found < filled * LEAST_SHARE) return text
  const parts: string[] = []
  let from = 0
  for (const [at, head] of heads.entries()) {
    if (head === undefined) continue
    const { start } = lines[at]!
    parts.push(text.slice(from, start), ' '.repeat(head.length))
    from = start + head.length
  }
  parts.push(text.slice(from))
  return parts.join('')
}
