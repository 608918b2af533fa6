import { REASON_BEHIND, REASON_ENDS, REASON_OPENINGS, SO_SIGNS, SO_WORDS } from '../knowledge/judging/reason-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { bindsBy, namesBrought } from './reading.ts'
import { type JobUnit, pieceOf } from './split-job-text.ts'
import { asksYears } from './years-in.ts'

const COMMA = '[,，]'
const LEADING = new RegExp(
  `^(?:(?:${REASON_OPENINGS})[^,，.;]{4,160}${COMMA}\\s?|[^,，.;]{4,100}(?:${REASON_ENDS})(?:${COMMA}\\s?|\\s))(?=\\S)`,
  'u',
)
const BEHIND = new RegExp(
  `(?:${COMMA}|\\s[–—-])\\s(?:${REASON_BEHIND})\\s|\\s(?:because|weil|eftersom|omdat|потому что)\\s`,
  'u',
)
const SO = new RegExp(
  `[,;:，；–—-]\\s?(?:(?:and|und|et|y|e|en|i|och|og|и) )?(?:(?:${SO_WORDS})(?!\\p{L})|${SO_SIGNS})[,:，]?\\s?`,
  'u',
)
/** ", and weekend work": behind the reason the list goes on. */
const GOES_ON = /, (?:and|und|sowie|et|y|e|en|oraz|a takze|och|og|и|а также) /u
const LEAST = 8

/**
 * A sentence without what it says to be the reason: "As the site has no buses at night, your own car is needed". Where what
 * is asked for follows from what stands before ("..., so you must ..."), that stands by itself, and is kept if it asks too.
 */
export function withoutReason(unit: JobUnit): JobUnit[] {
  if (unit.section === 'duties') return [unit]
  const whole = lowerSameLength(unit.text)
  const so = SO.exec(whole)
  if (so !== null && whole.length - so.index - so[0].length >= LEAST) {
    const before = pieceOf(unit, 0, so.index)
    const isKept = unit.section !== 'plain' ? unit.bullet || asksIn(before) : asksIn(before)
    return [
      ...(isKept ? withoutReason(before) : []),
      ...withoutReason(pieceOf(unit, so.index + so[0].length, whole.length)),
    ]
  }
  const from = LEADING.exec(whole)?.[0].length ?? 0
  const start = whole.length - from < LEAST ? 0 : from
  const behind = BEHIND.exec(whole.slice(start))
  if (behind === null || behind.index < LEAST) return [start === 0 ? unit : pieceOf(unit, start, whole.length)]
  const end = start + behind.index
  const more = GOES_ON.exec(whole.slice(end + behind[0].length))
  const rest = more === null ? [] : [pieceOf(unit, end + behind[0].length + more.index + more[0].length, whole.length)]
  return [pieceOf(unit, start, end), ...rest]
}

function asksIn({ text }: JobUnit): boolean {
  const folded = lowerSameLength(text)
  return asksYears(folded) || namesBrought(folded) || bindsBy(folded) !== undefined
}
