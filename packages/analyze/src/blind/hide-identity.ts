import type { Analysis, Finding, Profile, ResumeDetail, ResumeText, Span } from '@evenhand/model'
import { blank, maskIdentity } from '../judge/mask-identity.ts'
import { COVER, type Coverer, createCoverer } from './cover-words.ts'
import { coverFinding, coverFindings, coverRow, coverValues } from './hide-row.ts'
import { identityWords, identityWordsOf } from './identity-words.ts'
import { spansOfLanguages, unaskedLanguages } from './unasked-languages.ts'

/**
 * A person without what says who they are: name, contact data, address, links, file name, languages nobody asked
 * for, and what judging does not read either. `label` stands for the name and the file. The text keeps its length, so that every quote keeps its
 * place. Pure.
 */
export function hideIdentity(detail: ResumeDetail, label: string): ResumeDetail {
  const { row, analysis, resume } = detail
  const words = analysis ? identityWords(analysis.profile, resume) : []
  const cover = createCoverer([...words, ...identityWordsOf(row)])
  const hidden = resume && analysis ? hideResume(resume, { analysis, cover, label }) : undefined
  return {
    row: coverRow(row, label, cover),
    ...(analysis && { analysis: hideAnalysis(analysis, cover) }),
    ...(hidden && { resume: hidden }),
  }
}

type Hiding = { analysis: Analysis; cover: Coverer; label: string }

function hideResume(resume: ResumeText, { analysis, cover, label }: Hiding): ResumeText {
  const { profile } = analysis
  const opening = profile.name ? contactLines(profile, resume) : namelessLines(profile, resume)
  const languages = spansOfLanguages(unaskedLanguages(analysis), resume)
  const blanked = blank(maskIdentity(profile, resume), [...opening, ...refereeLines(profile, resume), ...languages])
  const masked = resume.text.replaceAll(/\S+/g, (word, at: number) =>
    [...word.split('').keys()].map((index) => (blanked[at + index] === ' ' ? COVER : word[index])).join(''),
  )
  return {
    ...resume,
    fileName: label,
    text: cover(masked),
    hidden: resume.hidden.map((each) => ({ ...each, text: cover(each.text) })),
  }
}

/** Where no name was found, it stands in the lines that open a resume. */
function namelessLines({ sections }: Profile, { lines }: ResumeText): Span[] {
  return lines.filter(({ level }, index) => index === 0 || level === 'title' || isContact(sections, index))
}

/** A line with more letters than this tells more than how to reach somebody. */
const LONGEST_CONTACT = 200

/** Beside addresses and numbers stands where somebody lives, in words that no list of places knows; what they are stays. */
function contactLines({ sections, headline, emails, phones, links }: Profile, { lines }: ResumeText): Span[] {
  const reached = [...emails, ...phones, ...links].flatMap(({ spans }) => spans)
  const kept = headline?.spans[0]
  return lines.flatMap(({ start, end }, index) => {
    const holds = (span: Span) => span.start >= start && span.end <= end
    if (end - start > LONGEST_CONTACT || !isContact(sections, index) || !reached.some(holds)) return []
    if (kept === undefined || !holds(kept)) return [{ start, end }]
    return [
      { start, end: kept.start },
      { start: kept.end, end },
    ]
  })
}

/** Who may be asked about somebody is found as easily as they are. Longer lines are what a referee says of the work. */
function refereeLines({ sections }: Profile, { lines }: ResumeText): Span[] {
  return sections
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ heading, firstLine, lastLine }) =>
      lines.slice(firstLine, lastLine + 1).filter((_, at) => firstLine + at !== heading),
    )
    .filter(({ start, end }) => end - start <= LONGEST_CONTACT)
}

function isContact(sections: Profile['sections'], index: number): boolean {
  return sections.some(({ kind, firstLine, lastLine }) => kind === 'contact' && index >= firstLine && index <= lastLine)
}

function hideAnalysis(analysis: Analysis, cover: Coverer): Analysis {
  const { profile, verdicts, integrity, doubts, words } = analysis
  const coverAll = (findings: readonly Finding[]) => coverFindings(findings, cover)
  const unasked = new Set(unaskedLanguages(analysis))
  const languages = profile.languages.filter((language) => !unasked.has(language))
  const nobody = { name: undefined, place: undefined, emails: [], phones: [], links: [] }
  return {
    ...analysis,
    profile: coverValues({ ...profile, ...nobody, languages }, cover),
    verdicts: verdicts.map((verdict) => ({ ...verdict, reason: coverFinding(verdict.reason, cover) })),
    integrity: coverAll(integrity),
    ...(doubts && { doubts: coverAll(doubts) }),
    words: Object.fromEntries(Object.entries(words).map(([key, list]) => [key, coverAll(list)])) as Analysis['words'],
  }
}
