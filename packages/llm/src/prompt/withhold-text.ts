import { blank, integrity, maskIdentity } from '@evenhand/analyze'
import type { Finding, JobProfile, Profile, ResumeText, Span } from '@evenhand/model'

/** Longest text that is sent, in characters. */
export const MOST_CHARACTERS = 60_000

/** Findings whose words are no claim of the candidate's own; the built-in engine gives nothing for them either. */
const NOT_OWN = new Set([
  'instructions-to-a-machine',
  'job-advert-pasted',
  'keyword-stuffing',
  'words-repeated',
  'skills-without-number',
])

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

/** A resume as a model may see it. */
export type WithheldText = {
  /** As long as the resume's text, so that spans hold; blanks where something is withheld. */
  text: string
  /** The text as it is sent: without invisible characters and runs of blanks. */
  sent: string
  /** The text was longer than what is sent. */
  isCut: boolean
  /** Findings of integrity, computed on the way. */
  integrity: Finding[]
}

/** Takes out identity, contact data, orders to machines and what is pasted or stuffed. Hidden text never was part of it. */
export function withholdText(profile: Profile, resume: ResumeText, job: JobProfile | undefined): WithheldText {
  const notices = integrity(profile, resume, job)
  const notOwn = notices.filter((finding) => NOT_OWN.has(finding.code)).flatMap((finding) => finding.evidence)
  const masked = blank(maskIdentity(profile, resume), notOwn)
  const swept = blank(masked, findContact(masked))
  const end = swept.length <= MOST_CHARACTERS ? swept.length : lineEnd(swept, MOST_CHARACTERS)
  const text = swept.slice(0, end) + swept.slice(end).replaceAll(/[^\n]/g, ' ')
  return { text, sent: tidy(swept.slice(0, end)), isCut: end < swept.length, integrity: notices }
}

function lineEnd(text: string, most: number): number {
  const at = text.lastIndexOf('\n', most)
  return at > most / 2 ? at : most
}

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
