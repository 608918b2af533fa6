import type { Span } from '@evenhand/model'
import { TOLD_FRAMES } from '../../../knowledge/reading/told-frames.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { foldText } from '../../text/fold-text.ts'
import { wordsIn } from '../../text/phrase-set.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** A post as the frame of a sentence tells it; `sentence`: where it does. */
export type Framed = { title: Span; employer: Span; range: DateRange | undefined; sentence: Span }

type Frame = { form: RegExp; titleKnown: boolean; houseKnown: boolean }
type Compiled = { frames: Frame[]; lead: RegExp }

const NO_NAME = ',;:()|/\\t'
const PLACEHOLDERS: [RegExp, string][] = [
  [/\{house\}/, `(?<house>[^${NO_NAME}]{2,60}?)`],
  [/\{house-word\}/, `(?<house>[^${NO_NAME} ]{2,30})`],
  [/\{title\}/, `(?<title>[^${NO_NAME}]{2,40}?)`],
  [/\{end\}/, `(?= *(?:$|[${NO_NAME}]| -|\\d{1,2} ?\\p{L}))`],
]
const SENTENCE_ENDS = /[;!?。।؟؛]|(?<=[\p{L}\p{M}]{3})\.(?= |$|[\u3040-\u9fff])/gu
/** Languages that do not divide words. */
const UNSPACED = new Set(['ja', 'zh', 'th'])
const LIST_NUMBER = /^ *\d{1,2}[.)] /
const LONGEST_LEAD = 30
const LONGEST_ROW = 400
const LONGEST_TITLE = 6
const LONGEST_HOUSE = 8

const compiled = new Map<string, Compiled>()

function framesOf(language: string): Compiled | undefined {
  const known = compiled.get(language)
  const told = TOLD_FRAMES[language]
  if (known !== undefined || told === undefined) return known
  const { lead, sure = [], loose = [], glued = [] } = told
  const frames = [
    ...sure.map((frame) => ({ form: formOf(frame), titleKnown: false, houseKnown: false })),
    ...loose.map((frame) => ({ form: formOf(frame), titleKnown: true, houseKnown: false })),
    ...glued.map((frame) => ({ form: formOf(frame), titleKnown: true, houseKnown: true })),
  ]
  const gap = UNSPACED.has(language) ? ' ?' : '(?: |,|$)'
  const own = { frames, lead: new RegExp(`^ ?(?:(?:${foldText(lead)})${gap})+`) }
  compiled.set(language, own)
  return own
}

function formOf(frame: string): RegExp {
  const form = PLACEHOLDERS.reduce((source, [name, pattern]) => source.replace(name, pattern), foldText(frame))
  return new RegExp(form, 'u')
}

/** The posts that the sentences of a row tell in a form of their language: "한빛병원에서 간호사로 근무", "sebagai kasir di Toko Tarn". */
export function framedPosts(doc: Doc, row: Row, { titlesOf, rangesOf }: EmploymentHints): Framed[] {
  const own = framesOf(doc.resume.language ?? '')
  if (own === undefined || row.end - row.start > LONGEST_ROW) return []
  const ranges = rangesOf(row)
  const text = withoutDates(doc, row, { ranges, lead: own.lead })
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = { start: row.start + start, end: row.start + end }
    const within = ranges.filter((range) => range.start >= sentence.start && range.stop <= sentence.end)
    const range = within.find(({ single }) => !single) ?? within[0]
    for (const frame of own.frames) {
      const names = namesIn(doc, text.slice(start, end), { frame, from: sentence.start })
      if (names === undefined || !holds(doc, names, { frame, titles: titlesOf(row) })) continue
      return [{ ...names, range, sentence }]
    }
    return []
  })
}

type DateHints = { ranges: DateRange[]; lead: RegExp }

/** Numbers of a list, dates and the small words that lead from them to a name as commas: no name goes on behind these. */
function withoutDates(doc: Doc, { start, end }: Row, { ranges, lead }: DateHints): string {
  let text = doc.fold.slice(start, end)
  const blank = (from: number, until: number) => {
    const led = lead.exec(text.slice(until, until + LONGEST_LEAD))?.[0].length ?? 0
    text = `${text.slice(0, from)}${','.repeat(until + led - from)}${text.slice(until + led)}`
  }
  blank(0, LIST_NUMBER.exec(text)?.[0].length ?? 0)
  for (const range of ranges) blank(Math.max(range.start, start) - start, Math.min(range.stop, end) - start)
  return text
}

function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ index }) => index)
  return [...ends, text.length].map((end, at) => ({ start: at === 0 ? 0 : ends[at - 1]! + 1, end }))
}

type Names = Pick<Framed, 'title' | 'employer'>
type NameHints = { frame: Frame; from: number }

function namesIn(doc: Doc, sentence: string, { frame, from }: NameHints): Names | undefined {
  const found = frame.form.exec(sentence)
  const { house, title } = found?.groups ?? {}
  if (found === null || house === undefined || title === undefined) return undefined
  // The names stand in the order of the frame, each the first time behind what was before it.
  const [first, second] =
    frame.form.source.indexOf('<house>') < frame.form.source.indexOf('<title>') ? [house, title] : [title, house]
  const opens = sentence.indexOf(first, found.index)
  const follows = sentence.indexOf(second, opens + first.length)
  const spans = [
    spanOf(doc, from + opens, from + opens + first.length),
    spanOf(doc, from + follows, from + follows + second.length),
  ]
  return first === house ? { employer: spans[0]!, title: spans[1]! } : { title: spans[0]!, employer: spans[1]! }
}

function spanOf(doc: Doc, from: number, until: number): Span {
  const [start, end] = trimRange(doc, from, until)
  return { start, end }
}

type FrameHints = { frame: Frame; titles: ReturnType<EmploymentHints['titlesOf']> }

/** Whether both are names, and known ones where the frame asks for it. */
function holds(doc: Doc, { title, employer }: Names, { frame, titles }: FrameHints): boolean {
  const [job, house] = [title, employer].map(({ start, end }) => wordsIn(doc, start, end))
  if (job!.length === 0 || house!.length === 0 || job!.length > LONGEST_TITLE || house!.length > LONGEST_HOUSE)
    return false
  if (frame.titleKnown && titleScore(job!, titles) < KNOWN_TITLE) return false
  return !frame.houseKnown || employerScore(doc, house!) >= KNOWN_EMPLOYER
}
