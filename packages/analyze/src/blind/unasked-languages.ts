import type { Analysis, LanguageSkill, ResumeText, Span } from '@evenhand/model'

/** Letters of what is said of one language: "Polish (native or bilingual proficiency)". */
const LONGEST = 60
/** What ends it, where no bracket holds it together. */
const END = /[,;|•·\n\t/]/u

/**
 * Languages nobody asked for: they earn nothing, and a mother tongue tells where somebody comes from. Those that the
 * job asks for are told by their verdicts. Pure.
 */
export function unaskedLanguages({ profile, verdicts }: Pick<Analysis, 'profile' | 'verdicts'>): LanguageSkill[] {
  const asked = new Set(verdicts.map(({ reason }) => reason.args['languageCode']))
  return profile.languages.filter(({ code }) => !asked.has(code))
}

/** Where they are written, each with what is said of its level. */
export function spansOfLanguages(languages: readonly LanguageSkill[], { text }: ResumeText): Span[] {
  return languages.map(({ span }) => {
    const behind = text.slice(span.end, span.end + LONGEST)
    const closed = /^[ \t]?[(（][^)）\n]{0,50}[)）]/u.exec(behind)?.[0].length
    const end = closed ?? behind.search(END)
    return { start: span.start, end: end === -1 ? span.end : span.end + end }
  })
}
