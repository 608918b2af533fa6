import type { DateToken } from './date-tokens.ts'
import { ABOUT, FROM, PRESENT, sequenceAt, UNTIL } from './date-words.ts'

/** Signs between the two dates of a span. */
export const DASHES = new Set(['-', '~', '/', '–', '>'])
/** What a wrong alphabet has made of a dash. */
const LOST = new Set(['?', '\ufffd'])

/** The token after "-", "to", "bis", "- to" ...; undefined where nothing like it stands. */
export function skipUntil(tokens: DateToken[], at: number): number | undefined {
  let next = at
  if (tokens[next]?.text === ')' || tokens[next]?.text === ',' || tokens[next]?.text === '.') next++
  const from = next
  // "... in 2016. From 2010 to 2016 ...": another span begins behind the full stop.
  if (tokens[at]?.text === '.' && sequenceAt(tokens, from, FROM) !== undefined) return undefined
  for (let i = 0; i < 4; i++) {
    if (DASHES.has(tokens[next]?.text ?? '') || isLostDash(tokens, next)) next++
    else if (i === 0 && dotsAt(tokens, at) > 0) next = at + dotsAt(tokens, at)
    else {
      const word = sequenceAt(tokens, next, UNTIL)
      // "2019 - (ongoing)"
      if (next > from && tokens[next]?.text === '(') {
        next++
        break
      }
      // "a" and "v" are words of other meanings, too: what follows decides.
      if (word === undefined || sequenceAt(tokens, next, PRESENT)) break
      next = word.next
    }
  }
  if (next === from) {
    const year = tokens[at]
    const glued = year?.kind === 'number' && year.text.length === 4 && year.start === tokens[at - 1]?.end
    if (glued) return at
    // "2019. do danas": the stop belongs to the year, and the word that leads on to the present.
    const led = tokens[at]?.text === '.' && sequenceAt(tokens, from, UNTIL) !== undefined
    const present = led ? from : at
    return sequenceAt(tokens, present, PRESENT) !== undefined ? present : undefined
  }
  // "2011 - ca. 2016"
  const about = sequenceAt(tokens, next, ABOUT)
  if (about !== undefined) return about.next
  // "09.2005 – м. 03.2014": what says of the month that it is one.
  return tokens[next]?.text === 'м' && tokens[next + 1]?.text === '.' ? next + 2 : next
}

/** "2012 ? 2016", not "2012 ?": another date stands behind it. */
function isLostDash(tokens: DateToken[], at: number): boolean {
  const behind = tokens[at + 1]
  return LOST.has(tokens[at]?.text ?? '') && (behind?.kind === 'number' || behind?.opens === true)
}

/** "2012 .. 2016", "03/2012...05/2016", "03/2016 ..<tab>Clerk": how many stops lead on to another date, or to none. */
function dotsAt(tokens: DateToken[], at: number): number {
  let next = at
  while (tokens[next]?.text === '.' && !tokens[next]!.afterTab && next - at < MOST_DOTS) next++
  const behind = tokens[next]
  const leadsOn = behind?.kind === 'number' || behind?.opens === true || behind?.afterTab === true
  return next - at > 1 && leadsOn ? next - at : 0
}

/** Stops between two dates; more of them fill a row up to what stands at its end. */
const MOST_DOTS = 3
