import { lowerSameLength } from '../judge/lower-same-length.ts'
import { ANNOUNCING, ANNOUNCING_SIGNS } from '../knowledge/judging/announcing-words.ts'
import { FOR_THE_POST, HIRING_CUES, WANTED_BEFORE, WANTED_BEHIND } from '../knowledge/judging/job-cues.ts'
import { BROUGHT_SIGNS, BROUGHT_WORDS } from '../knowledge/judging/talk-words.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { TITLE_LABELS } from '../knowledge/judging/job-headings.ts'
import { WORKING_WAYS } from '../knowledge/reading/home-words.ts'
import { fold } from '../knowledge/fold.ts'
import { titleScore } from '../read-resume/employment/words/title-shape.ts'
import { foldPhrase } from '../read-resume/text/fold-text.ts'
import { wordsIn } from '../read-resume/text/phrase-set.ts'
import { belowAnnouncement } from './below-announcement.ts'
import { holds } from './reading.ts'
import { headingOf } from './known-heading.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears, yearsAt } from './years-in.ts'

/** The job's title with its place in the text, its known terms, and its other names. */
export type JobTitle = { title: string; start: number; end: number; terms: string[]; names: string[] }

const LABELS = new Set(TITLE_LABELS.split(';').map((label) => label.replaceAll(/\s+/g, ' ').trim()))
const LONGEST = 90
/** Words that say somebody is wanted, with what may stand between them and the name of the job. */
const HIRING =
  /(?:\bsuch(?:en|t)\b[^.\n]{0,70}?\beine?n?(?:[/*:(]-?[nr]\)?)?\s|\bwanted\s?:\s?|(?:looking for|hiring|seeking|recruiting|searching for|in need of|\brecherche(?:nt|ns|ons)?|recrut(?:e|ons)|\bbusca(?:mos)?|precisa(?:mos)? de|selecciona(?:mos)?|contrata(?:mos)?|procura(?:mos)?|admite|\bcerca|cerchiamo|\bricerca|\bassume|zoekt|zoeken|poszukuj(?:emy|e)|zatrudni(?:my)?|szuka(?:my)?|soker|ищет|ищем|приглаша(?:ет|ем)(?: на работу)?|требуется|шукаємо|تبحث [^.\n]{0,60}? عن|نبحث عن|诚聘|招聘|\bas(?=\san?\s))\s?)(?:(?:an?|our|the|for|to|eine?n?(?:[/*:(]-?[nr]\)?)?|une?(?:\(e\)|\/une|\/a)?|un(?:\/un)?[oa]|una|uma?(?:\(a\)|\/a)?|naar|een|on|new|next|motivated|talented|experienced|erfahrenen?|skilled|passionate|qualified|m\/w\/d|two|three|several|dynamic|highly|doświadczon(?:ego|ą|ej)|опытн(?:ого|ую|ый)|ervaren|gemotiveerde?|esperto|esperta)\s){0,4}/giu

/** Finds what the job is called: a labelled or short first line, "looking for a ...", or the first known title. */
export function readTitle(text: string, units: JobUnit[]): JobTitle | undefined {
  const names = alsoKnownAs(units)
  const found =
    labelled(text) ??
    announced(text) ??
    firstLine(text) ??
    hired(text, units) ??
    namedBefore(text) ??
    firstKnown(text, units)
  if (found === undefined) return undefined
  const terms = titleTerms(found.title)
  for (const name of names) terms.push(...titleTerms(name))
  return { ...found, terms: [...new Set(terms)].slice(0, 40), names }
}

/** Other names of the job, where the text lists them. */
export function alsoKnownAs(units: JobUnit[]): string[] {
  const names = units.filter((unit) => unit.section === 'names').flatMap((unit) => unit.text.split(/[;,|•]/))
  return [
    ...new Set(names.map((name) => name.trim()).filter((name) => name.length > 2 && name.length <= LONGEST)),
  ].slice(0, 40)
}

/** "Buchhalter/in", "jefe/a", "infirmier(e)", "Pfleger*in". */
const GENDER_ENDING = /(?<=\p{L}{3})[/*:_(]-?(?:innen|in|a|o|e|ne|euse|rice|trice|r|n)\b\)?/giu

/** Ids of the job titles that a name holds. */
export function titleTerms(name: string): string[] {
  return matchTerms(name.replaceAll(GENDER_ENDING, ''))
    .filter((match) => match.kind === 'title')
    .map((match) => match.term)
}

type Place = { title: string; start: number; end: number }

function labelled(text: string): Place | undefined {
  let start = 0
  for (const line of text.slice(0, 4000).split('\n')) {
    const colon = line.search(/[:：]/u)
    if (colon > 0 && colon < 30 && LABELS.has(fold(line.slice(0, colon)).trim())) {
      const rest = line.slice(colon + 1)
      const title = withoutWay(rest.trim())
      const at = start + colon + 1 + (rest.length - rest.trimStart().length)
      if (title.length > 1 && title.length <= LONGEST) return { title, start: at, end: at + title.length }
    }
    start += line.length + 1
  }
  return undefined
}

/** "Support analyst – on site – Leeds": where from one works, and what stands behind that, is no part of the name. */
const WORKING_WAY = new RegExp(`\\s?[-–—|•·,(/]\\s?(?:100 ?% )?(?:${WORKING_WAYS})(?![\\p{L}\\p{M}]).*$`, 'iu')

function withoutWay(title: string): string {
  return title.replace(WORKING_WAY, '').trim() || title
}

const SEEKS = new RegExp(`^(?:${ANNOUNCING})(?!\\p{L})|^(?:${ANNOUNCING_SIGNS})`, 'u')

/** "Seltmann Mills of Hof" and "is looking for a:", each on a line: below them stands the name of the job. */
function announced(text: string): Place | undefined {
  const at = belowAnnouncement(text)
  const found = at === undefined ? undefined : firstLine(text.slice(at))
  return found && { ...found, start: found.start + at!, end: found.end + at! }
}

function firstLine(text: string): Place | undefined {
  const start = text.length - text.trimStart().length
  const end = text.indexOf('\n', start) === -1 ? text.length : text.indexOf('\n', start)
  const line = text.slice(start, end).trimEnd()
  const opening = listTitle(line, start) ?? openingTitle(line, start)
  if (opening !== undefined) return opening
  // A long line, or one that ends like a sentence, is prose.
  if (line.length > LONGEST || /[.!?:。]$/u.test(line)) return undefined
  if (headingOf(line) !== undefined) return undefined
  const known = matchTerms(line).find((match) => match.kind === 'title')
  if (line.split(/\s+/).length > 8 && known === undefined) return undefined
  // The firm alone, and below it that it wants somebody.
  if (known === undefined && SEEKS.test(lowerSameLength(text.slice(end).trimStart()))) return undefined
  if (end === text.length && known === undefined) return undefined
  // "招聘：外贸经理": that somebody is wanted is no part of the name.
  const lead = BEFORE_TITLE.exec(line)?.[0].length ?? 0
  const title = shorten(line.slice(lead), known && { start: known.start - lead, end: known.end - lead })
  const at = start + line.indexOf(title, lead)
  return { title, start: at, end: at + title.length }
}

/** Signs behind which an advert of one line goes on with what it asks for. */
const LIST_SIGNS = /[，、،；：;]|,(?!\d)|:\s/u
const BEFORE_TITLE = new RegExp(`^(?:${WANTED_BEFORE})(?:[\\s:：!]{1,3}|(?<=[^a-z])(?=\\P{ASCII}|[A-Z]))`, 'iu')
const BEHIND_TITLE = new RegExp(`[\\s!]?(?:${WANTED_BEHIND})$`, 'iu')
const BROUGHT = new RegExp(`\\s[بو]?(?:ال)?(?:${BROUGHT_WORDS})|\\s?(?:${BROUGHT_SIGNS})`, 'u')
/** Surer than that is the name of a job that no knowledge has. */
const SURE = 0.7

/** "看護師募集：正看護師免許、経験3年以上", "Tunnel keeper, three years of ...": what a list of wishes begins with, if it names a job. */
function listTitle(line: string, start: number): Place | undefined {
  const cut = LIST_SIGNS.exec(line)?.index ?? line.length
  const lead = BEFORE_TITLE.exec(line)?.[0].length ?? 0
  if (cut === line.length && lead === 0) return undefined
  const whole = line.slice(lead, cut)
  const known = matchTerms(whole).find((match) => match.kind === 'title')
  const title = shorten(beforeWishes(whole, known).replace(BEHIND_TITLE, ''), known)
  if (title.length < 2 || title.length > OPENING_LONGEST || /[\d.!?。]/u.test(title)) return undefined
  if (headingOf(title) !== undefined || HIRING_CUES.some((cue) => holds(lowerSameLength(title), cue))) return undefined
  const words = wordsIn(foldPhrase(title), 0, title.length)
  const isNamed =
    known !== undefined &&
    known.end <= title.length &&
    /^\S{0,20}\s?\S{0,20}$/u.test(title.slice(0, known.start).trim())
  if (!isNamed && titleScore(words, []) < SURE) return undefined
  const at = start + line.indexOf(title, lead)
  return { title, start: at, end: at + title.length }
}

/** The name before what is asked for in one breath with it: "محاسب بخبرة 5 سنوات". */
function beforeWishes(text: string, known: { end: number } | undefined): string {
  if (!asksYears(lowerSameLength(text))) return text
  if (known !== undefined) return text.slice(0, known.end)
  return text
    .slice(0, Math.min(BROUGHT.exec(lowerSameLength(text))?.index ?? text.length, yearsAt(lowerSameLength(text))!))
    .trimEnd()
}

const OPENING_LONGEST = 60
const OPENING_WORDS = 8

/** "Senior civil engineer for roads and bridges. Four years ...": a short first sentence that begins with a known title. */
function openingTitle(line: string, start: number): Place | undefined {
  const stop = /[.!]\s/u.exec(line)?.index
  if (stop === undefined || stop > OPENING_LONGEST) return undefined
  const sentence = line.slice(0, stop)
  const known = matchTerms(sentence).find((match) => match.kind === 'title')
  if (known === undefined || sentence.slice(0, known.start).split(' ').length > 2) return undefined
  if (sentence.split(' ').length > OPENING_WORDS || /\b(?:wanted|needed|need|seek|looking|required)\b/iu.test(sentence))
    return undefined
  const title = shorten(sentence, known)
  const at = start + sentence.indexOf(title)
  return { title, start: at, end: at + title.length }
}

/** "Staff nurse (m/w/d), Berlin" and "Nurse with 5 years" are called by what stands before. */
function shorten(line: string, known: { start: number; end: number } | undefined): string {
  const own = line.replace(/^[【［][^【】［］]{1,12}[】］]\s?/u, '')
  const cut =
    /\s(?:\(|with\b|mit\b|avec\b|con\b|who\b|(?:at|bei|chez|till|til|hos|presso)\s(?=\p{Lu})|[-–—|@]\s)|,|(?<=.)[（／｜【]/u.exec(
      own,
    )
  const short = cut === null ? own : own.slice(0, cut.index)
  const title = known !== undefined && known.end > short.length ? withOther(line, known.end) : short
  return title.replace(/^[#*\s]{1,9}/u, '').trim() || line
}

/** "/Köchin", "/-in", "*in": the other form of a name, which goes on from it. */
const OTHER_FORM = /^(?:\s?\/\s?-?|[*:_])\p{L}[\p{L}-]{0,29}/u

/** A name up to an offset, with its other form. */
function withOther(text: string, end: number): string {
  return (text.slice(0, end) + (OTHER_FORM.exec(text.slice(end))?.[0] ?? '')).trim()
}

function hired(text: string, units: JobUnit[]): Place | undefined {
  for (const unit of units.slice(0, 40)) {
    for (const match of unit.text.matchAll(HIRING)) {
      const behind = unit.text.slice(match.index + match[0].length)
      const from = unit.text.length - behind.length + (FOR_THE_POST.exec(behind)?.[0].length ?? 0)
      const words =
        /^[^,.;:()\n]{2,60}?(?=\s(?:to|who|with|for|in|at|on|that|and join|zur|fur|für|pour|para|per|com|con)\b|[,.;:()\n]|$)/u.exec(
          unit.text.slice(from),
        )?.[0]
      if (words === undefined) continue
      const known = matchTerms(words).find((term) => term.kind === 'title')
      if (known === undefined && words.split(' ').length > 4) continue
      const start = unit.start + from
      const title = known === undefined ? words.trim() : withOther(words, known.end)
      if (known !== undefined || /^[\p{Lu}\p{Lo}]/u.test(title) || isPlainName(match[0], title))
        return { title: text.slice(start, start + title.length), start, end: start + title.length }
    }
  }
  return undefined
}

/** Languages that write the names of jobs small, or put them into another case behind a verb: a few words are taken as they are. */
function isPlainName(hiring: string, title: string): boolean {
  return NAMED_SMALL.test(hiring) && title.split(' ').length <= PLAIN_WORDS
}

const NAMED_SMALL =
  /^(?:poszukuj|zatrudni|szuka|ищ|приглаша|требуется|recherche|recrut|busca|precisa|selecciona|contrata|procura|admite|cerca|ricerca|assume|zoek)/iu
const PLAIN_WORDS = 4

/** "... को एक अनुभवी सुपरवाइज़र की आवश्यकता है": the name before the verb. */
const WANTED = /(?:एक|अनुभवी|को)\s((?:[^\s।,]{2,20}\s){1,3}?)(?:की|के)\s(?:आवश्यकता|तलाश|जरूरत|ज़रूरत)/u

function namedBefore(text: string): Place | undefined {
  const match = WANTED.exec(text.slice(0, 1000))
  if (match === null) return undefined
  const title = match[1]!.replace(/^(?:(?:एक|अनुभवी)\s){1,2}/u, '').trim()
  const start = match.index + match[0].indexOf(title)
  return { title, start, end: start + title.length }
}

function firstKnown(text: string, units: JobUnit[]): Place | undefined {
  for (const unit of units.slice(0, 8)) {
    if (unit.section !== 'plain') continue
    const known = matchTerms(text, unit.start, unit.end).find((match) => match.kind === 'title')
    if (known === undefined) continue
    const title = withOther(text.slice(known.start, unit.end), known.end - known.start)
    return { title, start: known.start, end: known.start + title.length }
  }
  return undefined
}
