import { PHONE_PLACES } from '../../../knowledge/reading/phone-places.ts'
import { CITIES } from '../../../knowledge/reading/place-words.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases } from '../../text/phrase-set.ts'
import type { Stretch } from './home-place.ts'

const TOWNS = compilePhrases(CITIES, ...Object.values(PHONE_PLACES).map(({ towns }) => towns)).unspaced

/** Towns with the signs of what they are, by the language of the resume: prefecture, city and ward. */
const PATTERNS: Record<string, RegExp> = {
  ja: /(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)(?:\p{Script=Han}{1,5}?[市区町村郡](?:(?<=市)\p{Script=Han}{1,3}区)?|(?=\s|$))|\p{Script=Han}{2,5}市(?:\p{Script=Han}{1,3}区|(?=\p{Script=Han}|$))/u,
  zh: /(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)\p{Script=Han}{1,5}?[市区町村郡]|(?:\p{Script=Han}{2,3}(?:省|自治区))?\p{Script=Han}{2,3}[市縣](?:\p{Script=Han}{1,3}[区县區縣鎮鄉])?/u,
  ko: /(?:[가-힣]{2}(?:특별시|광역시|특별자치시)|서울시?|부산시?|대구시?|인천시?|광주시?|대전시?|울산시?|세종시?|(?:경기|강원|충청?[남북]|전라?[남북]|경상?[남북]|제주)(?:특별자치)?도?)(?: [가-힣]{1,4}[시군구](?![가-힣]))?(?: [가-힣]{1,4}구(?![가-힣]))?|[가-힣]{1,3}시(?= [가-힣]{1,4}구)/u,
  th: /(?<=จังหวัด\s?|จ\.\s?)\p{Script=Thai}{3,20}|กรุงเทพ(?:มหานคร|ฯ)?/u,
}
/** Letters of an address without a label, in scripts that write a town and its surroundings as one word. */
const LONGEST = 60
const LONGEST_LABELLED = 200

/** A town that the signs of its script tell. */
export function homeByScript(doc: Doc, { start, end, labelled }: Stretch): { start: number; end: number } | undefined {
  const pattern = PATTERNS[doc.resume.language?.slice(0, 2) ?? '']
  const longest = labelled ? LONGEST_LABELLED : LONGEST
  if (pattern === undefined || end - start > longest) return undefined
  const found = pattern.exec(doc.text.slice(start, end))
  if (found === null) return labelled ? knownInside(doc, start, end) : undefined
  return { start: start + found.index, end: start + found.index + found[0].length }
}

/** "新界沙田正街18號": a town of the knowledge inside a word. */
function knownInside(doc: Doc, start: number, end: number): { start: number; end: number } | undefined {
  const text = doc.text.slice(start, end)
  let best: { start: number; end: number } | undefined
  for (const town of TOWNS) {
    const at = text.indexOf(town)
    if (at >= 0 && (best === undefined || start + at < best.start))
      best = { start: start + at, end: start + at + town.length }
  }
  return best
}
