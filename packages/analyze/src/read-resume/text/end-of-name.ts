import { GOT_GRADES, GOT_WORDS, MARK_LEADS } from '../../knowledge/reading/degree-words.ts'
import { PARTNER_TRADES, SENT_WORDS } from '../../knowledge/reading/employer-words.ts'
import type { Doc } from './document.ts'
import { trimRange } from './field-of.ts'

/** "... te Norvale", "... г. Норвал": the town behind a name, in the words of some languages. */
const TOWN = /^(\S.{2,}?)(?: te|,? г\.) ?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?$/u
/** "... for 6 months": how long one was there. */
const TIME =
  /^(\S.{2,}?),? (?:for|fur|pendant|durante|por|per|voor|w ciagu|i) \d{1,2} (?:months?|years?|weeks?|monate?|jahre?|mois|ans?|meses|anos?|mesi|anni|maanden|jaar|manader|maneder|ar)$/u
/** "... (Chartered Accountants)": what its partners are. */
const TRADE = new RegExp(`^(\\S.{2,}?) ?\\((?:chartered |certified |patent )?(?:${PARTNER_TRADES})\\)$`)
/** "... (Government Secondary School, Kontagora)": where one worked for it. */
const POSTED = /^(\S.{2,}?) ?\([^(),]{2,60},[^()]{2,60}\)$/
/** "... (5 star)", "... (Tarn City)": how large it is, or where. */
const SIZED = /^(\S.{2,}?) ?\((?:\d[^()]*|[^()]{2,30} (?:city|province|county))\)$/
/** "... (through Merrow Staffing)": by whom one was sent. */
const SENT = new RegExp(`^(\\S.{2,}?) ?\\((?:${SENT_WORDS}) [^()]*\\)$`)
/** "... ( franchise bottler", "... (distributor of soaps)": what it does, in small letters. */
const TOLD = /^(\S.{2,}?) ?\( ?(?:[^()]*|\p{Ll}[^()]* [^()]*\))$/u
const LONGEST = 120

/** Where a name ends before its town, where one worked for it, or how long one was there. */
export function endOfName(doc: Doc, start: number, end: number): number {
  if (end - start > LONGEST) return end
  const [written, fold] = [doc.text.slice(start, end), doc.fold.slice(start, end)]
  const isTown = written.includes(' te') || written.includes(' г.')
  const kept =
    (isTown ? TOWN.exec(written) : null) ??
    (/ \d/.test(fold) ? TIME.exec(fold) : null) ??
    (fold.includes('(') ? TOLD.exec(written) : null) ??
    (fold.endsWith(')') ? (TRADE.exec(fold) ?? POSTED.exec(fold) ?? SIZED.exec(fold) ?? SENT.exec(fold)) : null)
  return kept === null ? end : trimRange(doc, start, start + kept[1]!.length)[1]
}

/** "... with 74.2 %": what one got at a school. */
const GRADED = new RegExp(`^(\\S.{2,}?),? (?:${GOT_WORDS}) (?:an? )?(?:\\d|(?:${GOT_GRADES})\\b).*$`)

/** "... CGPA", "... in the year of", "... and": what leads to a mark, to a date or to the next row. */
const LEADS_ON = new RegExp(`^(\\S.{2,}?)(?:[ ,(]+(?:${MARK_LEADS}))+$`)

/** "... in distance education": how one studied there. */
const AT_DISTANCE =
  /^(\S.{2,}?),? (?:in|by|through|via|with) (?:(?:open and )?distance|correspondence|regular|part[ -]time)(?: (?:education|learning|mode|course|studies|study|program(?:me)?))?$/

/** Where the name of a school ends before what one got there, and when. */
export function endOfSchool(doc: Doc, start: number, end: number): number {
  if (end - start > LONGEST) return endOfName(doc, start, end)
  const graded = GRADED.exec(doc.fold.slice(start, end))
  const told = graded ?? AT_DISTANCE.exec(doc.fold.slice(start, end))
  const until = told === null ? end : start + told[1]!.length
  const leading = LEADS_ON.exec(doc.fold.slice(start, until))
  return endOfName(doc, start, leading === null ? until : start + leading[1]!.length)
}
