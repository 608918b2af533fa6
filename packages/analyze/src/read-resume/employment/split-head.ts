import { AT_WORDS } from '../../knowledge/reading/title-words.ts'
import { TOLD_WORDS } from '../../knowledge/reading/told-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { bitOf, compilePhrases, createWord, isPhrase, phraseAt, type Word, wordsIn } from '../text/phrase-set.ts'
import { employerScore, endsWithLegalForm, isCorporation, isLegalForm } from './employer-shape.ts'
import { isScriptBlank, isThai, mayBeSpaceless } from './script-blanks.ts'

/** A stretch of a row between separators. `sign`: what stands before it; `turned`: its letters are of another weight than those. */
export type Segment = { start: number; end: number; words: Word[]; sign: string; turned?: boolean }

/** Words that stand between a post and its employer, and divide a row whatever follows. */
const LINKS = compilePhrases(TOLD_WORDS.at, 'of|de|di|da|do|der|des')
const DIVIDING = bitOf(AT_WORDS.split('|'))
/** An organisation by its words. */
const KNOWN = 0.7
/** Words of the number of an entry. */
const LONGEST_NUMBER = 2

/** How many of a row's words its parts may lack: those of its number, and those that divide it. */
export function mostLeftOut(words: Word[]): number {
  return LONGEST_NUMBER + words.filter((word) => isPhrase(word, DIVIDING)).length
}

/** The parts of a row without its dates: divided at tabs, bars, dashes, brackets, "at" and commas. */
export function splitHead(doc: Doc, row: Row, ranges: DateRange[]): Segment[] {
  const segments: Segment[] = []
  let from = row.start
  for (const range of ranges) {
    cutStretch(doc, row, { start: from, end: range.start, segments })
    from = range.stop
  }
  cutStretch(doc, row, { start: from, end: row.end, segments })
  return mergeLegalForms(doc, withoutNumber(doc, withoutLinks(segments)))
}

/** "**Cook** for *Merrow Grill*": the word between two looks is none of both. */
function withoutLinks(segments: Segment[]): Segment[] {
  return segments.flatMap((segment, at) => {
    const next = segments[at + 1]
    if (at === 0 || next?.turned !== true || phraseAt(segment.words, 0, LINKS) !== segment.words.length)
      return [segment]
    next.sign = 'at'
    return []
  })
}

const NUMBER = /^(?:\d{1,2}|[a-h]|[ivx]{1,4})$/

/** "1. Head Nurse", "(2) Clerk", "3.1 Lecturer", "a. May 2019": without the number of the entry. */
function withoutNumber(doc: Doc, segments: Segment[]): Segment[] {
  const [first, ...others] = segments
  const number = first?.words[0]
  if (first === undefined || number === undefined || first.sign !== '' || !NUMBER.test(number.key)) return segments
  const digit = /^\d/.test(number.key)
  if (!digit && doc.text[number.start] !== doc.fold[number.start]) return segments
  const sub = digit && doc.fold[number.end] === '.' && /^\d{1,2}$/.test(first.words[1]?.key ?? '') ? 1 : 0
  const last = first.words[sub]!
  const next = first.words[sub + 1]
  if (next === undefined) return sub === 1 || /^[.)]/.test(doc.fold.slice(last.end, last.end + 1)) ? others : segments
  const between = doc.fold.slice(last.end, next.start)
  if (sub === 1 ? !/^[.)]?\s/.test(between) : !/^[.)]\s/.test(between)) return segments
  return [{ ...first, start: next.start, words: first.words.slice(sub + 1) }, ...others]
}

type Stretch = { start: number; end: number; segments: Segment[] }

function cutStretch(doc: Doc, row: Row, { start, end, segments }: Stretch): void {
  const words = row.words.filter((word) => word.start >= start && word.end <= end)
  const turns = doc.resume.lines[row.index]?.turns
  let group: Word[] = []
  let sign = start === row.start ? '' : 'date'
  let turned = false
  const close = () => {
    if (group.length === 0) return
    const [from, until] = trimRange(doc, group[0]!.start, endOf(doc, group, end))
    const kept = withoutMoves(doc, { start: from, end: until, words: group, sign, ...(turned && { turned }) })
    if (kept !== undefined) segments.push(kept)
    group = []
  }
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1]
    const between = previous === undefined ? '' : doc.fold.slice(previous.end, word.start)
    const isTurn = previous !== undefined && turnsBetween(turns, previous.end, word.start)
    const gap = { between, word, at, words, row, isTurn, opens: group[0] }
    const next = previous === undefined ? undefined : signOf(doc, gap)
    if (next !== undefined) {
      close()
      sign = next
      turned = isTurn
      if (next === 'at') continue
    }
    group.push(word)
  }
  close()
}

function turnsBetween(turns: number[] | undefined, start: number, end: number): boolean {
  return turns !== undefined && turns.some((turn) => turn >= start && turn <= end)
}

function endOf(doc: Doc, words: Word[], limit: number): number {
  let end = words.at(-1)!.end
  // "(part-time, 75 %)"
  const share = /^\s?%/.exec(doc.fold.slice(end, end + 2))
  if (share !== null) end = Math.min(limit, end + share[0].length)
  // C++, "Inc.", "R&D)", "Yahoo!" keep what belongs to them.
  while (end < limit && '.+#)!'.includes(doc.fold[end]!)) end++
  return end
}

/** What stands between two words; `opens`: the first word of the part that it may end. */
type Gap = {
  between: string
  word: Word
  at: number
  words: Word[]
  row: Row
  isTurn: boolean
  opens: Word | undefined
}

/** Where bars, tabs or commas divide the row, blanks between Thai words do not. */
function isBarred(doc: Doc, row: Row): boolean {
  return /[|\t,]/.test(doc.fold.slice(row.start, Math.min(row.end, row.start + 300)))
}

function signOf(doc: Doc, { between, word, at, words, row, isTurn, opens }: Gap): string | undefined {
  // Most words are divided by one blank, which holds none of the signs.
  if (between !== ' ') {
    const decimal = between === ',' && /^\d+$/.test(words[at - 1]!.key) && /^\d{1,2}$/.test(word.key)
    const sign = decimal ? undefined : signIn(between, word)
    if (sign !== undefined) return sign
  }
  if (between.trim() === '' && isScriptBlank(words, at) && !(isThai(word.key) && isBarred(doc, row))) return 'tab'
  const isAt =
    isPhrase(word, DIVIDING) &&
    at > 0 &&
    at < words.length - 1 &&
    doc.text[word.start] === doc.text[word.start]!.toLowerCase() &&
    !isNamedPlace(doc, opens)
  if (isAt) return 'at'
  // "Jr. Engineer. Acme" is rare; a full stop inside a head belongs to an abbreviation.
  return isTurn ? 'look' : undefined
}

/** "The Foundry at Merrow Mills": a house and where it stands; no post begins with its article. */
function isNamedPlace(doc: Doc, opens: Word | undefined): boolean {
  return opens?.key === 'the' && doc.text[opens.start] === 'T'
}

/** The sign that stands between two words. */
function signIn(between: string, word: Word): string | undefined {
  if (/\t|\s{3,}/.test(between)) return 'tab'
  if (between.includes('|') || between.includes('•') || between.includes('/ ') || between.includes(';')) return 'bar'
  if (/\s-+\s?|^:|\s:/.test(between) || (/-+[^\S\n]/.test(between) && !AND.has(word.key)) || between.includes(': '))
    return 'dash'
  if (between.includes('@')) return 'bar'
  if (between.includes('(') || between.includes(')')) return /\)\s?,/.test(between) ? 'comma' : 'bracket'
  if (between.includes(',')) return 'comma'
  return undefined
}

/** Japanese and Chinese resumes say of each date that one joined or left, entered or graduated. */
const MOVES = [
  '入社',
  '退社',
  '入職',
  '退職',
  '入学',
  '卒業',
  '修了',
  '中退',
  '入所',
  '現在に至る',
  '毕业',
  '畢業',
  '卒業見込み',
  ' 졸업',
  ' 재학',
  ' 입사',
  ' 퇴사',
  ' 수료',
]

function withoutMoves(doc: Doc, segment: Segment): Segment | undefined {
  const written = doc.fold.slice(segment.start, segment.end)
  if (!mayBeSpaceless(written)) return segment
  const move = MOVES.find((word) => written.endsWith(word))
  if (move === undefined) return segment
  const end = segment.end - move.length
  if (end <= segment.start) return undefined
  const words = segment.words
    .filter((word) => word.start < end)
    .map((word) => (word.end <= end ? word : createWord(doc.fold.slice(word.start, end), word.start, end)))
  return { ...segment, end, words }
}

const AND = new Set(['und', 'and', 'oder', 'och', 'og', 'en', 'et', 'y', 'ja'])

/** "(주)", "(株)" before or behind a company's name. */
const ASIAN_FORMS = new Set(['주', '株', '有', '유', '合', '재', '사'])
/** Forms that Chinese and Japanese firms end with. */
const GLUED_FORM = /^(?:股份|股分)?(?:有限)?(?:责任|責任)?(?:公司|会社|會社)/
/** Words behind a name's bracket, with the legal form that ends them. */
const LONGEST_CLOSE = 3

/** "(Pvt.) Limited", "(India) Ltd.", "B. Merrow (Plumbers) Wye Ltd": the bracket within a name, and what ends it with a legal form. */
function closesForm(doc: Doc, previous: Segment, segment: Segment): boolean {
  const { sign, start, words } = segment
  if (sign !== 'bracket' || start - previous.end > 4 || words.length > 4) return false
  if (doc.fold.slice(previous.end - 1, start).includes(')')) return closesName(doc, words)
  if (isFormBehind(doc, previous, segment)) return true
  // The name's bracket: taken in for the form behind it.
  const close = doc.fold.indexOf(')', words.at(-1)!.end)
  if (close < 0 || close - words.at(-1)!.end > 1) return false
  if (GLUED_FORM.test(doc.fold.slice(close + 1, close + 9))) return true
  const line = doc.fold.indexOf('\n', close)
  const behind = wordsIn(doc, close + 1, Math.min(line < 0 ? doc.fold.length : line, close + 40))
  if (behind.length === 0 || doc.fold.slice(close + 1, behind[0]!.start) !== ' ') return false
  return isLegalForm(behind.slice(0, 1)) || namesFirm(doc, behind)
}

function closesName(doc: Doc, words: Word[]): boolean {
  return isLegalForm(words) || GLUED_FORM.test(words[0]!.key) || namesFirm(doc, words)
}

/** "Wye Ltd": a few words with capitals, the last of them a legal form. */
function namesFirm(doc: Doc, words: Word[]): boolean {
  const at = words.findIndex((word) => isLegalForm([word]))
  return (
    at > 0 && at < LONGEST_CLOSE && words.slice(0, at + 1).every(({ start }) => doc.text[start] !== doc.fold[start])
  )
}

/** "한빛정밀(주)", "山田製作所(株)": the form in a bracket right behind the name. */
function isFormBehind(doc: Doc, previous: Segment, { start, end, words }: Segment): boolean {
  return start - previous.end === 1 && doc.fold[end] === ')' && words.length === 1 && ASIAN_FORMS.has(words[0]!.key)
}

/** "Padaria Merrow Ltda - ME": what Brazilian law calls a firm by its size. */
function isSize(doc: Doc, { sign, start, end, words }: Segment): boolean {
  return sign === 'dash' && words.length === 1 && /^(?:ME|EPP|MEI|EIRELI)$/.test(doc.text.slice(start, end))
}

function mergeLegalForms(doc: Doc, segments: Segment[]): Segment[] {
  const merged: Segment[] = []
  for (const segment of segments) {
    const previous = merged.at(-1)
    if (previous !== undefined && previous.words.length === 1 && ASIAN_FORMS.has(previous.words[0]!.key)) {
      previous.start = doc.fold[previous.start - 1] === '(' ? previous.start - 1 : previous.start
    } else if (previous === undefined || !goesWith(doc, previous, segment)) {
      merged.push({ ...segment })
      continue
    }
    previous.end = segment.sign === 'bracket' && doc.fold[segment.end] === ')' ? segment.end + 1 : segment.end
    previous.words = [...previous.words, ...segment.words]
  }
  return merged
}

/** Whether a part belongs to the name before it. */
function goesWith(doc: Doc, previous: Segment, segment: Segment): boolean {
  if (segment.sign === 'comma') return isLegalForm(segment.words) || doc.fold[segment.start] === '&'
  if (segment.sign === 'tab' && segment.start - previous.end === 1 && isCorporation(previous.words[0]!))
    return employerScore(doc, segment.words) >= KNOWN
  return closesForm(doc, previous, segment) || (isSize(doc, segment) && endsWithLegalForm(previous.words))
}
