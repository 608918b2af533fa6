import type { Finding, Requirement, Span, Verdict } from '@evenhand/model'
import { findingOf, verdictOf } from './finding-of.ts'
import { lifted, nearWork, spokenOf } from './kind-of-work.ts'
import type { Judging } from './judging.ts'
import { deedsOrNearlyTold } from './deeds-told.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import type { Evidence } from './prepare-evidence.ts'
import { lacksNumber } from './lacks-number.ts'
import { lineAt } from './line-at.ts'
import { isOfPeopleLed, leadingPosts, namesLeading } from './leads-people.ts'
import { isEchoed } from './is-echoed.ts'
import { ECHOED, skillStrength } from './skill-strength.ts'
import { stemWeight, weightOf } from './stem-weight.ts'

/** How much of what a second and a third line add counts. */
const LINE_WORTH = [1, 0.75, 0.5]
/** Coverage by the best lines below which words coincide by chance, and at which a duty counts as done. */
const COVERAGE = { chance: 0.1, full: 0.8 }
/** Part of the share by the best lines; the rest is by how much of the whole resume speaks of it. */
const BEST_LINES = 0.3
/** Known skills of the duty that are shown close part of the gap: more of it where the words cannot be the same. */
const SKILLS = { sameLanguage: 0.35, abroad: 0.65 }

/** Whether the candidate's own work shows a duty: the telling words it shares with the best one to three lines and with the rest. */
export function judgeDuty(requirement: Requirement, judging: Judging): Verdict {
  const words = judging.job.stems.get(requirement.id) ?? []
  const silent = findingOf('duty-unknown', { duty: requirement.label }, [])
  const lines = bestLines(words, judging)
  const led = ledIn(requirement, judging)
  const skills = [...led, ...(requirement.terms ?? []).map((term) => skillStrength(term, judging))]
  const known = skills.length === 0 ? 0 : skills.reduce((sum, skill) => sum + skill.strength, 0) / skills.length
  const deeds = deedsOrNearlyTold(requirement, words, judging)
  const closes = judging.evidence.language === judging.job.language ? SKILLS.sameLanguage : SKILLS.abroad
  const wording =
    BEST_LINES * coveredShare(words, lines.coverage) + (1 - BEST_LINES) * spokenOf(words, judging.evidence, judging.job)
  // Of words that only the job's own language has nobody can tell whether they are shown.
  const comparable = judging.job.comparable.get(requirement.id) ?? 1
  const told = 1 - (1 - wording * comparable) * (1 - DEED * deeds.strength)
  // The same words show a duty only as far as the work was this kind of work.
  const isChance = known === 0 && deeds.strength === 0 && isByChance(words, lines, judging)
  const isUntold = led.length === 0 && deeds.strength === 0
  const isOnlyOfThem = isUntold && isOfPeopleLed(requirement.label) && !lines.spans.some((span) => isLed(span, judging))
  const isEcho = lines.spans.length > 0 && lines.spans.every(({ start }) => isEchoed(start, judging))
  const shown = lifted(told + (1 - told) * closes * known, judging.job) * judging.kind
  const share = isChance || isOnlyOfThem ? 0 : shown * (isEcho ? ECHOED : 1)
  const people = led.flatMap((skill) => skill.spans)
  const quotes = [...people, ...apartFrom(people, deeds.spans)]
  const others = apartFrom(quotes, lines.spans)
  const spans = [...quotes, ...others].slice(0, 3)
  if (spans.length === 0) spans.push(...skills.flatMap((skill) => skill.spans).slice(0, 2))
  const quoted = spans.map(({ start, end }) => judging.evidence.text.slice(start, end)).join('\n')
  const isOnlyNamed = spans.length > 0 && spans.every((span) => isHeadOfPost(span, judging))
  const isFallingShort = ((words.length <= FEW || led.length > 0) && lacksNumber(requirement.label, quoted)) || isEcho
  // How much it earns is another thing: of few words that are shared little is sure.
  const isMentioned = Math.max(known, deeds.strength) < NAMED && isOnlyMentioned(words, lines, judging)
  const isPart =
    isFallingShort ||
    isMentioned ||
    isOnlyNamed ||
    (Math.max(known, deeds.strength) < NAMED && !(comparable >= HALF && isCarried(words, lines)))
  const isMet =
    share >= (deeds.strength >= DONE.told ? DONE.deeds : DONE.share) &&
    !isFallingShort &&
    !isMentioned &&
    !isOnlyNamed &&
    isDone(words, lines, Math.max(known, deeds.strength))
  const verdict = (code: string) =>
    verdictOf(requirement.id, share, {
      shown: findingOf(code, { duty: requirement.label }, spans),
      silent,
      isPart,
      isMet,
    })
  const asShown = verdict('duty-shown')
  return asShown.value === 'partly' ? verdict('duty-partly') : asShown
}

function apartFrom(some: Span[], others: Span[]): Span[] {
  return others.filter(({ start, end }) => some.every((span) => span.end <= start || span.start >= end))
}

/** How much of what is not told in the advert's words is told by what the resume's sentences say was done. */
const DEED = 0.4

/**
 * A skill told in plain words earns this much at most, and this much by a sentence that tells all of it in other words, that is
 * at least so much; the words of one line must be this telling, and so much of its name.
 */
const PLAIN = { most: 0.5, told: 0.6, all: 0.9, telling: 1.25, share: 0.5 }

/**
 * A known skill that is named in no known way: in part, where a line says most of its name or a sentence tells of it in other
 * words, and the work is near this work.
 */
export function judgeByWords(requirement: Requirement, judging: Judging, silent: Finding): Verdict {
  const { evidence } = judging
  const words = judging.job.stems.get(requirement.id) ?? []
  // What an employer is called is not told of the work.
  const isTold = ({ own, end }: EvidenceLine) => own < end
  const best = bestLine(new Set(words), evidence, isTold)
  const share = best === undefined ? 0 : best.weight / weightOf(words)
  const isSaid = best !== undefined && best.weight >= PLAIN.telling && share >= PLAIN.share
  const told = deedsOrNearlyTold(requirement, words, judging)
  const byWords = isSaid ? PLAIN.most * Math.min(1, share) : 0
  const byDeeds = told.strength >= PLAIN.all ? PLAIN.told * told.strength : 0
  const spans = byDeeds > byWords ? told.spans : isSaid ? [quoteOf(best.line)] : []
  const shown = findingOf('duty-partly', { duty: requirement.label }, spans)
  return verdictOf(requirement.id, Math.max(byWords, byDeeds) * nearWork(judging.kind), {
    shown,
    silent,
    isPart: true,
  })
}

/** Strength of leading people, of whoever led some. */
const LED = 0.9

/** A duty that leads people is shown by people led, whatever they are called. */
function ledIn({ id }: Requirement, { evidence, job }: Judging): { strength: number; spans: Span[] }[] {
  const [first] = job.led.has(id) ? leadingPosts(evidence).values() : []
  return first === undefined ? [] : [{ strength: LED, spans: [first] }]
}

/** "Healthcare Assistant" says nothing of supervising any: of who it is done to there must be a word for the deed. */
function isLed({ start, end }: Span, { evidence }: Judging): boolean {
  return namesLeading(evidence.text.slice(start, end))
}

/** What an employer or a post is called tells of no deed: of a hospital's name nobody learns what was done in it. */
function isHeadOfPost({ start }: Span, { evidence: { lines } }: Judging): boolean {
  const line = lines[lineAt(lines, start)]
  return line !== undefined && line.employment >= 0 && line.own === line.end
}

/** Strength of a duty's known skills at which naming them is doing it. */
const NAMED = 0.45
/**
 * Told in a resume's own words a duty is met from this share on, since nobody tells all that an advert says of it. It must be
 * told of the work: by two words of lines that are no head of a post, by one that is so much of it, or by so much of its skills.
 */
const DONE = { share: 0.5, alone: 0.3, skills: 0.3, told: 0.8, deeds: 0.3 }

function isDone(words: string[], { told, toldWords }: Lines, known: number): boolean {
  return known >= DONE.skills || toldWords > 1 || (toldWords === 1 && told >= DONE.alone * weightOf(words))
}

/** Where less of a duty can be compared than this, it is shown in part at most. */
const HALF = 0.5
/** Part of a duty's words that lines which tell of work must hold for it to count as done: where several words do, and where one does. */
const CARRIED = { several: 0.15, one: 0.4 }

function isCarried(words: string[], { told, toldWords }: Lines): boolean {
  return toldWords > 0 && told >= (toldWords > 1 ? CARRIED.several : CARRIED.one) * weightOf(words)
}

/** One word in common, which is less than this part of what is asked for, is chance; of other languages less is weighed. */
const LEAST_WORD = { english: 0.12, others: 0.3 }

/** Whether all that lines have in common with a duty is one faint word. */
function isByChance(words: string[], { coverage, found }: Lines, { evidence, job }: Judging): boolean {
  const isEnglish = evidence.language === 'en' && job.language === 'en'
  return found < 2 && words.length > 2 && coverage < LEAST_WORD[isEnglish ? 'english' : 'others'] * weightOf(words)
}

function coveredShare(words: string[], coverage: number): number {
  const total = weightOf(words)
  return total === 0
    ? 0
    : Math.min(1, Math.max(0, (coverage / total - COVERAGE.chance) / (COVERAGE.full - COVERAGE.chance)))
}

/** Weight and number of the words that a few lines cover, the same of lines that are no head of a post, and what to quote. */
type Lines = { coverage: number; found: number; told: number; toldWords: number; workWords: number; spans: Span[] }

/** A line that adds less than this part of what the best one covers is no quote. */
const QUOTED = 0.35

/** Chosen one after another, each for what it adds. */
function bestLines(words: string[], { evidence }: Judging): Lines {
  const left = new Set(words)
  const quotes: { span: Span; said: number }[] = []
  let coverage = 0
  let first = 0
  let told = 0
  let toldWords = 0
  let workWords = 0
  for (const worth of LINE_WORTH) {
    const best = bestLine(left, evidence)
    if (best === undefined) break
    coverage += best.weight * worth
    first ||= best.weight
    const before = left.size
    for (const word of best.line.stems) left.delete(word)
    const said = before - left.size
    // What somebody was called says little of what they did.
    if (best.line.own < best.line.end) {
      told += best.weight * worth
      toldWords += said
      if (isOfWork(best.line)) workWords += said
    }
    if (best.weight >= QUOTED * first || said > 1) quotes.push({ span: quoteOf(best.line), said })
  }
  // One rare word shows less than two that stand together.
  const spans = quotes.toSorted((a, b) => Number(b.said > 1) - Number(a.said > 1)).map(({ span }) => span)
  return { coverage, found: words.length - left.size, told, toldWords, workWords, spans }
}

/** Of a duty in fewer words a number says the most. */
const FEW = 2

/** "Payslips" in a profile: one word of several, in no line of the work of a resume that does tell of it. */
function isOnlyMentioned(words: string[], { toldWords, workWords }: Lines, { evidence }: Judging): boolean {
  if (toldWords !== 1 || workWords > 0 || words.length <= FEW) return false
  return evidence.lines.some(({ employment, own, end }) => employment >= 0 && own < end)
}

const isOfWork = ({ section, employment, isTold }: EvidenceLine) =>
  employment >= 0 || isTold === true || (section !== 'summary' && section !== 'skills')

/** The line that says most of some words, by their weight and its worth; the first of several. */
function bestLine(words: ReadonlySet<string>, { stems, lines }: Evidence, isTold?: (line: EvidenceLine) => boolean) {
  const sums = new Map<number, number>()
  for (const word of words) {
    for (const line of stems.linesWith(word)) sums.set(line, (sums.get(line) ?? 0) + stemWeight(word))
  }
  let best = -1
  let most = 0
  for (const [line, sum] of sums) {
    const weight = sum * lines[line]!.worth
    const isMore = weight > most || (weight === most && line < best)
    if (isMore && isTold?.(lines[line]!) !== false) [best, most] = [line, weight]
  }
  return best === -1 ? undefined : { line: lines[best]!, weight: most }
}

function quoteOf({ start, end }: EvidenceLine): Span {
  return { start, end }
}
