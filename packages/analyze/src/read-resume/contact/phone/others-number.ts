import { PAPER_WORDS } from '../../../knowledge/reading/phone-words.ts'
import type { Doc, Row } from '../../text/document.ts'

/** How far before a number it may be said whose it is. */
const REACH = 60
/** Relatives, superiors and agents, by the beginnings of words. */
const OTHERS =
  /(?:^|[^\p{L}])(?:wife|husband|sister|brother|mother|father|parents?|spouse|partner|next of kin|emergency|in case of|supervisor|line manager|referees?|references?|consultant|recruiter|agency|agent|ehefrau|ehemann|meine frau|mein mann|notfall|mutter|vater|referenz|beraterin|epouse|epoux|ma femme|mon mari|urgence|mere|pere|conseillere|esposa|esposo|marido|mi mujer|emergencia|madre|padre|referencias?|emergencia|mae|pai|moglie|marito|emergenza|referenze|echtgenoot|noodgeval|referenties?|zona|maz|referencje|жена|муж|мама|рекоменд\p{L}{0,8}|дружина|чоловік|eşim|esim|acil|referans|hustru|make|noedfall|referens|vaimo|puoliso|suosittelija|زوجتي|زوجي|الطوارئ|المراجع|المعرف|पत्नी|पति|紧急|緊急|证明人|證明人|配偶者|비상|추천인|ฉุกเฉิน|khan cap|darurat|istri|suami|mke|mume|dharura)(?!\p{L})/u

/** Papers and places that have a number of their own. */
const PAPERS = new RegExp(
  `(?:^|[^\\p{L}])(?:${PAPER_WORDS})(?: (?:number|no|nr|num|numero|card|card no|de|#))?[\\s.:#№º°-]{0,6}$`,
  'u',
)

/** "Message phone (sister): ...", "References - J. Ross, tel. ...", "ID no. ...": a number that is said to be another's. */
export function isOthersNumber(doc: Doc, row: Row, start: number): boolean {
  const before = doc.fold.slice(Math.max(row.start, start - REACH), start)
  // What stands before another number belongs to that one.
  const own = before.slice(before.search(/[^\d\s().+/-][^\d]*$/u))
  return OTHERS.test(own) || PAPERS.test(before)
}
