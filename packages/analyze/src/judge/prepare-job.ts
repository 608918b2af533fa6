import type { JobProfile, Requirement, RequirementType } from '@evenhand/model'
import { fold } from '../knowledge/fold.ts'
import { CERTIFICATE_WORDS } from '../knowledge/judging/general-words.ts'
import { toldLanguage } from '../knowledge/language-of-text.ts'
import { alsoKnownAs, titleTerms } from '../read-job/read-title.ts'
import { splitJobText } from '../read-job/split-job-text.ts'
import { byChance, type ByChance } from './by-chance.ts'
import { compoundTitles } from './compound-titles.ts'
import { type DeedAsked, deedsAsked } from './deeds-asked.ts'
import { degreeWords, type FieldsAsked, fieldsAsked } from './field-stems.ts'
import { hoursAsked } from './hours-asked.ts'
import { initialsOf } from './initials-of.ts'
import { asksToLead } from './leads-people.ts'
import { languageJudged } from './language-judged.ts'
import type { Evidence } from './prepare-evidence.ts'
import { isLevelWord } from './level-words.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { FOREIGN_WORTH, isForeign, meaningsOf } from './meanings-of.ts'
import { stemWeight, weightOf } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

/** A job made ready for judging many resumes. */
export type PreparedJob = {
  /** Distinct stems of each requirement's own text, by id. */
  stems: Map<string, string[]>
  /** How much of each requirement's words a resume in this language could share at all, 0 to 1, by id. */
  comparable: Map<string, number>
  /** The fields of study that each requirement of a degree asks for, by id. */
  fields: Map<string, FieldsAsked>
  /** The kinds of hours, travel and the like that each requirement of place or availability asks for, by id; any of a set. */
  hours: Map<string, ReadonlySet<string>[]>
  /** The deeds that each requirement of a skill or duty asks for, by id. */
  deeds: Map<string, DeedAsked[]>
  /** The requirements that ask for leading people, by id. */
  led: ReadonlySet<string>
  /** The names the job goes by, each as its distinct stems. */
  names: string[][]
  /** The names as they are written, folded. */
  written: ReadonlySet<string>
  /** The stems of its first name that say the work, not the level. */
  calling: string[]
  /** The names' initials, each with the words it stands for. */
  initials: ReadonlyMap<string, string>
  /** Known titles among the names. */
  titleTerms: string[]
  /** Known titles in which the names' words end. */
  compounds: string[]
  line: LineOfWork
  /** Stems of names and requirements with their weight in the job. */
  bag: Map<string, number>
  /** Euclidean length of the weighted bag. */
  length: number
  chance: ByChance
  /** How much less than of a short job in one's own language can be shown of this one; 1 or more. */
  breadth: number
  /** ISO 639-1. */
  language: string
}

const NAME_WEIGHT = 3
/** Per profile: for resumes in the job's own language, and for others. */
const prepared = new WeakMap<JobProfile, Prepared>()
type Prepared = { own?: PreparedJob; abroad?: PreparedJob; untold?: PreparedJob; language: string; isTold: boolean }

/** What judging needs of a job, computed once per profile. Edited labels win over the text they came from. */
export function prepareJob(job: JobProfile): PreparedJob {
  const before = preparedOf(job)
  return (before.own ??= prepare(job, before.language))
}

/**
 * The same for a resume. For one in another language the words that only the job's own language has are left out. Where the
 * language of neither is told by more than words of work, both are compared as they are written.
 */
export function prepareJobFor(job: JobProfile, resume: Pick<Evidence, 'language' | 'isLanguageSaid'>): PreparedJob {
  const before = preparedOf(job)
  if (resume.language === before.language) return prepareJob(job)
  if (!resume.isLanguageSaid && !before.isTold) return (before.untold ??= prepare(job, 'en'))
  return (before.abroad ??= prepare(job, before.language, true))
}

function preparedOf(job: JobProfile): Prepared {
  const before = prepared.get(job)
  if (before !== undefined) return before
  const told = toldLanguage(job.text)
  const made = { language: told ?? languageJudged(job.text), isTold: told !== undefined }
  prepared.set(job, made)
  return made
}

function prepare(job: JobProfile, language: string, isAbroad = false): PreparedJob {
  const worth = (stem: string) => (isAbroad && isForeign(stem) ? FOREIGN_WORTH : 1)
  const isShared = (stem: string) => worth(stem) === 1
  const allOf = (text: string) => [...new Set(meaningsOf(text, language))]
  const distinct = (text: string) => allOf(text).filter(isShared)
  const all = new Map(job.requirements.map((item): [string, string[]] => [item.id, allOf(textOf(job, item))]))
  const stems = new Map([...all].map(([id, words]): [string, string[]] => [id, words.filter(isShared)]))
  const degrees = job.requirements.filter((item) => item.type === 'degree')
  const titles = job.requirements.filter((item) => item.type === 'title')
  const names = [...titles.map((item) => item.label), ...(titles.length > 0 ? alsoKnownAs(splitJobText(job.text)) : [])]
  const bag = bagOf(job, names.map(distinct), stems)
  const line = lineOfWork([...bag.keys()], [...bag.values()])
  const whole = isAbroad ? bagOf(job, names.map(allOf), all) : bag
  const length = Math.sqrt(
    [...whole].reduce((sum, [word, weight]) => sum + worth(word) * (weight * stemWeight(word)) ** 2, 0),
  )
  return {
    stems,
    comparable: new Map([...all].map(([id, words]) => [id, weightOf(stems.get(id)!) / (weightOf(words) || 1)])),
    hours: hoursOfJob(job),
    deeds: deedsOfJob(job, all),
    led: new Set(job.requirements.filter(({ label }) => asksToLead(label)).map(({ id }) => id)),
    fields: new Map(degrees.map((item) => [item.id, fieldsAsked(textOf(job, item), language)])),
    names: uniqueNames(names.map(distinct)),
    written: new Set(names.map(fold)),
    initials: initialsOf(names),
    calling: callingOf(distinct(names[0] ?? '')),
    titleTerms: [...new Set([...titles.flatMap((item) => item.terms ?? []), ...names.flatMap(titleTerms)])],
    compounds: names.flatMap((name) => compoundTitles(name, language)),
    line,
    bag,
    length,
    chance: byChance(bag, length, line),
    breadth: breadthOf(job) * (isAbroad ? BREADTH.abroad : 1),
    language,
  }
}

function deedsOfJob({ requirements }: JobProfile, stems: Map<string, string[]>): PreparedJob['deeds'] {
  const done = requirements.filter(({ type }) => type === 'duty' || type === 'skill')
  return new Map(done.map(({ id, terms }) => [id, deedsAsked(stems.get(id)!, terms)]))
}

function hoursOfJob(job: JobProfile): PreparedJob['hours'] {
  const logistics = job.requirements.filter(({ type }) => type === 'place' || type === 'availability')
  return new Map(logistics.map((item) => [item.id, hoursAsked(textOf(job, item))]))
}

/** A requirement's whole sentence where its label is that sentence shortened; otherwise the label. */
export function textOf(job: JobProfile, requirement: Requirement): string {
  if (requirement.span === undefined) return requirement.label
  const whole = job.text.slice(requirement.span.start, requirement.span.end).replaceAll(/\s+/g, ' ')
  return whole.startsWith(requirement.label.replace(/…$/u, '')) ? whole : requirement.label
}

/**
 * The more a job asks for, the less of each point anybody's resume says; and another language shares only the words that
 * are known in both.
 */
const BREADTH = { usual: 8, most: 16, each: 0.1, abroad: 1.6 }

function breadthOf({ requirements }: JobProfile): number {
  const asked = requirements.filter(({ weight }) => weight > 0).length
  return 1 + BREADTH.each * Math.max(0, Math.min(asked, BREADTH.most) - BREADTH.usual)
}

/** Requirements told in words of the work, with words that say nothing of it; degrees as far as their field goes. */
const GENERAL_WORDS: Partial<Record<RequirementType, ReadonlySet<string>>> = {
  skill: new Set(),
  duty: new Set(),
  years: new Set(),
  certificate: new Set(wordsOf(CERTIFICATE_WORDS).stems),
  degree: degreeWords,
}

function bagOf(job: JobProfile, names: string[][], stems: Map<string, string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight)
  for (const name of names) for (const word of name) add(word, NAME_WEIGHT / Math.sqrt(names.length))
  for (const item of job.requirements) {
    const general = GENERAL_WORDS[item.type]
    if (general === undefined) continue
    for (const word of stems.get(item.id) ?? []) if (!general.has(word)) add(word, 1)
  }
  return new Map([...counts].map(([word, count]) => [word, 1 + Math.log(Math.max(1, count))]))
}

/** "Support analyst (N1/N2)": numbers of levels and shifts say no work. */
const CODE = /\p{Nd}/u

function callingOf(named: string[]): string[] {
  const words = named.filter((word) => !CODE.test(word))
  const name = words.length > 0 ? words : named
  const work = name.filter((word) => !isLevelWord(word))
  return work.length > 0 ? work : name
}

function uniqueNames(names: string[][]): string[][] {
  const seen = new Set<string>()
  return names.filter((words) => words.length > 0 && !seen.has(words.join(' ')) && seen.add(words.join(' ')))
}
