import type { Span } from '@evenhand/model'

/** What a reader may have missed: e-mail addresses, links, telephone and other long numbers, dates of birth. */
const CONTACT = [
  /[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|\(at\)|\[at\]|＠)\s?[\p{L}\p{N}-]{1,63}(?:\s?\.\s?[\p{L}\p{N}-]{1,63}){1,5}/giu,
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,300}/giu,
  /\b(?:linkedin|github|gitlab|facebook|instagram|twitter|xing|t)\.(?:com|me|io)\/[^\s<>"]{1,200}/giu,
  /(?<![\p{L}\p{N}])[+(]?\p{Nd}[\p{Nd}\s()./‐-―-]{6,24}\p{Nd}(?![\p{L}\p{N}])/gu,
]
/** "2015 - 2019", "03/2015-04/2019": digits enough for a telephone number, and none. */
const DATES =
  /^[(\s]*(?:\d{1,2}[./-])?(?:\d{1,2}[./-])?(?:19|20)\d{2}\b[\s\d./()‐-―-]*$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/u
const PHONE_DIGITS = 8

/** Spans of what looks like a way to reach somebody. */
export function findContact(text: string): Span[] {
  const spans: Span[] = []
  for (const pattern of CONTACT) {
    for (const match of text.matchAll(pattern)) {
      const isNumber = pattern === CONTACT.at(-1)
      const digits = match[0].replaceAll(/[^\p{Nd}]/gu, '').length
      if (isNumber && (digits < PHONE_DIGITS || DATES.test(match[0]))) continue
      spans.push({ start: match.index, end: match.index + match[0].length })
    }
  }
  return spans
}
