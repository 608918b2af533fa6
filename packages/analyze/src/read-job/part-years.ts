import { NUMBER_WORDS } from '../knowledge/judging/job-cues.ts'
import { AT_LEAST, OF_THEM, OF_WHICH, OF_WHICH_SIGNS } from '../knowledge/judging/of-which-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { type JobUnit, pieceOf } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

const FIGURE = `(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`
const LEAST = `(?:(?:${AT_LEAST}) ?)?`
/** "Five years, of which two ...", "five years, at least two of them ...". */
const AGAIN = new RegExp(
  `(?:[,;(，、 ]\\s?(?:(?:${OF_WHICH})(?!\\p{L})|${OF_WHICH_SIGNS})\\s?|[,，] )(?=(?<said>${LEAST}${FIGURE}(?![\\d%]|(?!年|년|ปี)\\p{L})))`,
  'gu',
)
const GOES_ON = new RegExp(`^\\s?(?:${OF_THEM})(?!\\p{L})`, 'u')
const UNSPACED = new RegExp(OF_WHICH_SIGNS, 'u')
const MOST = 20

/** A sentence that asks for years, and for some of them again in something narrower, as the two that it asks for. */
export function partYears(unit: JobUnit): JobUnit[] {
  if (unit.section === 'duties') return [unit]
  const folded = lowerSameLength(unit.text)
  if (!asksYears(folded)) return [unit]
  for (const match of folded.matchAll(AGAIN)) {
    const from = match.index + match[0].length
    const said = match.groups!['said']!
    const written = match[2]!
    const figure = NUMBER_WORDS[written] ?? Number(written)
    const behind = folded.slice(from + said.length)
    const isOfYears =
      asksYears(folded.slice(from, from + said.length + YEAR_REACH)) || GOES_ON.test(behind) || UNSPACED.test(match[0])
    if (figure < 1 || figure > MOST || !isOfYears || !asksYears(folded.slice(0, match.index))) continue
    return [pieceOf(unit, 0, match.index), { ...pieceOf(unit, from, folded.length), bullet: true, years: figure }]
  }
  return [unit]
}

const YEAR_REACH = 12
