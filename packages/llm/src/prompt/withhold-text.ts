import { blank, integrity, maskIdentity } from '@evenhand/analyze'
import type { Finding, JobProfile, Profile, ResumeText } from '@evenhand/model'
import { findContact } from './find-contact.ts'
import { tidy } from './tidy.ts'

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
