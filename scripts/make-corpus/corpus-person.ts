/** 'YYYY-MM', or 'YYYY' where the person writes years only. */
export type CorpusMonth = `${number}` | `${number}-${number}`

export type CorpusJob = {
  /** What a bracket behind the title tells of the contract, and the unit behind the employer. */
  terms?: string
  unit?: string
  title: string
  employer: string
  place?: string
  start: CorpusMonth
  end: CorpusMonth | 'present'
  details: string[]
}

export type CorpusSchool = {
  degree: string
  school: string
  place?: string
  start?: CorpusMonth
  end?: CorpusMonth
  note?: string
}

export type CorpusGroup = { label?: string; items: string[] }
export type CorpusExtra = { heading: string; items: string[] }

/** How months are written: `Jan 2019`, `January 2019`, `01/2019`, `01.2019`, `2019-01`, `2019/01`, `2019年1月`, Thai era, `Jan ’19`. */
export type DateStyle = 'short' | 'long' | 'slash' | 'dot' | 'iso' | 'year-first' | 'kanji' | 'thai' | 'apostrophe'

export type SectionName = 'summary' | 'employment' | 'education' | 'skills' | 'languages' | 'certificates' | 'extras'

export type CorpusLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'pl' | 'ru' | 'ar' | 'ja' | 'th' | 'hi'

/** An invented person: what is true, in the words of the resume's own language. */
export type CorpusPerson = {
  slug: string
  language: CorpusLanguage
  trade: string
  name: string
  /** The name with the title or letters the person prints around it, where there are any. */
  printedName?: string
  headline?: string
  emails: string[]
  phones: string[]
  links?: string[]
  place: string
  /** Birth date, nationality, licence and the like, as `label: value`. */
  personal?: string[]
  summary: string
  employment: CorpusJob[]
  education: CorpusSchool[]
  skills: CorpusGroup[]
  languages?: string[]
  certificates?: string[]
  extras?: CorpusExtra[]
  /** The person's own section headings. */
  headings: Partial<Record<SectionName, string>>
  /** Section order; the usual one where absent. */
  order?: SectionName[]
  dates: { style: DateStyle; to: string; present: string }
  /** E-mail addresses of other people (referees) that the resume prints. */
  otherEmails?: string[]
  /** What files of this person made with a hiding trick hold out of sight. */
  hidden?: string[]
}
