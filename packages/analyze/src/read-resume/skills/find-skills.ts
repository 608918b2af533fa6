import type { Employment, SectionKind, Skill, SkillMention, Span, YearMonth } from '@evenhand/model'
import { findTerm } from '../../knowledge/lexicon.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { SEASON_MONTHS } from '../../knowledge/reading/month-names.ts'
import { monthSpan } from '../dates/months.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'
import { itemBefore } from '../text/item-before.ts'
import { SkillCollector } from './collect-skills.ts'
import { holdsOffice } from './holds-office.ts'
import { homeFields, isStray } from './home-fields.ts'
import { bareSpan, bareTerm } from './bare-span.ts'
import { denialsIn, denialsOf, isOfOthers } from './denials.ts'
import { afterLabel, type Item } from './list-items.ts'
import { listRuns } from './list-runs.ts'
import { listedSkills } from './listed-skills.ts'
import { wholeName } from './whole-name.ts'

/** Parts whose words say nothing of what the candidate can do. */
const SILENT = new Set<SectionKind>(['interests', 'references', 'personal', 'languages'])

export type SkillHints = {
  parts: Part[]
  /** All terms of the knowledge in the text. */
  terms: TermMatch[]
  employment: Employment[]
  asOf: YearMonth
  hasDates: (row: Row) => boolean
}

/** Parts and terms without the rows that hold an office in a society, beside which posts are held. */
function withoutOffices(doc: Doc, parts: Part[], terms: TermMatch[]): Pick<SkillHints, 'parts' | 'terms'> {
  const offices = parts.flatMap(({ kind, rows }) =>
    kind === 'employment' ? [] : rows.filter((row) => holdsOffice(doc, row)),
  )
  if (offices.length === 0) return { parts, terms }
  const isIn = ({ start, end }: Span) => offices.some((row) => start >= row.start && end <= row.end)
  return {
    parts: parts.map((part) => ({ ...part, rows: part.rows.filter((row) => !offices.includes(row)) })),
    terms: terms.filter((term) => !isIn(term)),
  }
}

/** The skills the resume claims, and those it denies. */
export function findSkills(
  doc: Doc,
  { parts: all, terms: named, employment, asOf, hasDates }: SkillHints,
): { skills: Skill[]; denied: Skill[] } {
  const { parts, terms } = withoutOffices(doc, all, named)
  const spans = employment.map((post) =>
    post.start === undefined ? undefined : monthSpan(post.start, post.end ?? (post.current ? asOf : post.start)),
  )
  const claimed = new SkillCollector(doc, spans)
  const denied = new SkillCollector(doc, spans)
  const found = denialsOf(doc)
  const home = homeFields(terms)
  const matches = new Cursor(terms.filter((term) => term.kind === 'skill'))
  const posts = new Cursor(employment.map((post, index) => ({ start: post.span.start, end: post.span.end, index })))
  for (const part of parts) {
    const runs = part.kind === 'skills' ? listRuns(doc, part.rows, hasDates) : undefined
    let listed: Item[] = []
    let lastRun: Row | undefined
    for (const row of part.rows) {
      const inRow = matches.within(row.start, row.end)
      if (inRow.length === 0 && part.kind !== 'skills') continue
      const employmentIndex = posts.containing(row.start)?.index
      if (SILENT.has(part.kind) || isContactRow(doc, part, row)) continue
      const denials = denialsIn(doc, row, found)
      if (denials.length === 0 && isOfOthers(row)) continue
      const run = denials.length === 0 ? runs?.get(row) : undefined
      if (run === undefined) listed = []
      else if (run !== lastRun) listed = listedSkills(doc, run, matches.within(run.start, run.end))
      lastRun = run
      const labelEnd = afterLabel(doc, row)
      let taken = 0
      for (const match of inRow) {
        if (match.start < taken) continue
        const item = listed.length === 0 ? undefined : itemAround(listed, match)
        if (isInitial(doc, row, match) || isGrade(doc, row, match) || isOfLink(doc, match)) continue
        if (isSeason(doc, match)) continue
        if (item === undefined && isStray(doc, match, home)) continue
        // "Operating systems: Linux, AIX": the group's name is no skill of its own.
        if (item === undefined && part.kind === 'skills' && match.end <= labelEnd) continue
        const span = wholeName(doc, row, {
          span: bareTerm(doc, run ?? row, { stretch: item ?? match, match }),
          term: match.term,
          hasDates,
        })
        taken = span.end
        if (denials.some(({ start, end }) => match.start >= start && match.start < end))
          denied.add(mentionOf(span, part.kind, employmentIndex), match.term)
        else claimed.add(mentionOf(span, part.kind, employmentIndex), match.term)
      }
      for (const item of listed) {
        if (item.start < row.start || item.start >= row.end) continue
        if (matches.within(item.start, item.end).length === 0)
          claimed.add(mentionOf(bareSpan(run ?? row, item), part.kind, employmentIndex))
      }
    }
  }
  return { skills: withoutWeak(claimed.list()), denied: denied.list() }
}

function mentionOf(span: Span, section: SectionKind, employment: number | undefined): SkillMention {
  return employment === undefined ? { span, section } : { span, section, employment }
}

/** The entry of a list in which a term stands. */
function itemAround(listed: Item[], { start, end }: Span): Item | undefined {
  return overlapping(listed, start, end).find((item) => item.start <= start && item.end >= end)
}

/** Kinds of terms that are everyday words in prose as often as skills; a field of knowledge is where it is named once. */
const WEAK = new Set(['duty', 'technique', 'method', 'certificate'])
/** So many other skills, or mentions of one, say what the resume is about without them. */
const ENOUGH = 5
const OFTEN = 3

/** Without what only prose mentions in everyday words, where the resume names enough skills otherwise. */
function withoutWeak(skills: Skill[]): Skill[] {
  const isListed = ({ mentions }: Skill) =>
    mentions.some(({ section }) => section === 'skills' || section === 'certificates')
  const isStrong = (skill: Skill) => {
    if (isListed(skill) || skill.id === undefined) return true
    const category = findTerm(skill.id)?.category ?? ''
    return !(WEAK.has(category) || (category === 'knowledge' && skill.mentions.length === 1))
  }
  const strong = skills.filter(isStrong)
  if (strong.length >= ENOUGH) return strong
  const often = skills.filter((skill) => isStrong(skill) || skill.mentions.length >= OFTEN)
  return often.length >= ENOUGH ? often : skills
}

/** "M.R.S.", "R-Systems", a letter alone in its row: an initial, and not the language R or C. */
function isInitial(doc: Doc, row: Row, { start, end }: Span): boolean {
  if (end - start > 1) return false
  const [before, after] = [doc.text[start - 1] ?? ' ', doc.text.slice(end, end + 2)]
  return row.words.length === 1 || ".-&'\\".includes(before) || /^(?:[.&'-]\p{L}|\\)/u.test(after)
}

/** "Biology (A), Chemistry (C)": a mark among marks. */
function isGrade({ fold }: Doc, { start: from, end: to }: Row, { start, end }: Span): boolean {
  if (end - start > 1) return false
  const said = fold.slice(from, to)
  const isBracketed = fold[start - 1] === '(' && fold[end] === ')'
  return (isBracketed && OTHER_GRADE.bracketed.test(said)) || (!isBracketed && OTHER_GRADE.bare.test(said))
}

/** Marks that are no language's name, of more subjects than one. Looks back for letters, which costs an engine less to compile. */
const OTHER_GRADE = { bracketed: /\([abdef]\*?\)/u, bare: /(?<=\p{L}{3}) [abe]\*?(?=[,;)]|$)/u }

/** "Spring 2014": a time of the year. */
function isSeason({ fold }: Doc, { start, end }: Span): boolean {
  if (fold[end] !== ' ' || !(fold[end + 1] === '1' || fold[end + 1] === '2')) return false
  return SEASON_MONTHS[fold.slice(start, end)] !== undefined && YEAR_BEHIND.test(fold.slice(end, end + 6))
}

const YEAR_BEHIND = /^ (?:19|20)\d\d/

/** "github.com/anna", "Twitter://anna", "anna@gmail.com": a part of an address on the web is no skill. */
function isOfLink({ fold }: Doc, { start, end }: Span): boolean {
  const [before, after] = [fold[start - 1], fold[end]]
  if ((after === ':' || after === '.') && /^(?::\/\/|\.(?:com|org|net|io)\b)/.test(fold.slice(end, end + 5)))
    return true
  if (before !== '@' && before !== '.') return false
  return /[\w-]/.test(fold[start - 2] ?? '') && /^[\w-]*\.[a-z]{2}/.test(fold.slice(end, end + 40))
}

/** Rows of contact data: "Phone", "gmail" and "LinkedIn" are no skills there. */
function isContactRow(doc: Doc, part: Part, row: Row): boolean {
  if (part.kind !== 'contact') return false
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 300))
  return /@|www\.|https?:|\.com\b|\d{3}/.test(text) || row.words.length <= 2
}

/** Walks through sorted, non-nested stretches once. */
class Cursor<T extends { start: number; end: number }> {
  readonly #items: T[]

  constructor(items: T[]) {
    this.#items = items.toSorted((a, b) => a.start - b.start)
  }

  #firstFrom(start: number): number {
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#items[middle]!.start < start) low = middle + 1
      else high = middle
    }
    return low
  }

  within(start: number, end: number): T[] {
    const found: T[] = []
    for (let at = this.#firstFrom(start); at < this.#items.length && this.#items[at]!.start < end; at++)
      found.push(this.#items[at]!)
    return found
  }

  containing(offset: number): T | undefined {
    const item = itemBefore(this.#items, this.#firstFrom(offset + 1))
    return item !== undefined && item.end > offset ? item : undefined
  }
}
