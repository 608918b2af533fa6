import type { Field } from '@evenhand/model'
import type { Doc } from '../text/document.ts'

/** How far around its sign an address may reach that is written in words. */
const REACH = 90
const SEPARATORS = String.raw`\s?[[({/]\s?SIGN\s?[\])}/]\s?`
const signed = (sign: string) => SEPARATORS.replace('SIGN', sign)
const DOT = `(?:${signed('dot')}|\\sdot\\s)`
/**
 * "(at)", "[at]", "/ at /", and "@" beside a blank, where what stands before is no word ("Cook @ merrow.example"); of the word
 * alone only what has a spelt dot behind it is an address.
 */
const AT = new RegExp(`${signed('at')}|\\sat\\s|(?<=\\w) ?@ (?=\\w)|(?<=\\w) @ ?(?=\\w)`, 'g')
const LOCAL = new RegExp(`[a-z0-9](?:[a-z0-9_.+-]|${DOT}){1,40}$`)
const DOMAIN = new RegExp(`^[a-z0-9-]{2,40}(?:(?:${DOT}|\\.)[a-z0-9-]{2,20}){1,4}(?![a-z0-9])`)
const SPELT = new RegExp(DOT)
const DOTS = new RegExp(DOT, 'gi')
const MOST_TRIES = 200

/** Addresses written in words, which programs that gather addresses do not see: "ada [at] merrow [dot] example". */
export function spelledEmails({ fold, text }: Doc): Field[] {
  const found = new Map<string, Field>()
  let tries = MOST_TRIES
  for (const sign of fold.matchAll(AT)) {
    const after = sign.index + sign[0].length
    const domain = DOMAIN.exec(fold.slice(after, after + REACH))?.[0]
    if (domain === undefined || (/^\sat\s$/.test(sign[0]) && !SPELT.test(domain))) continue
    if (--tries < 0) break
    const local = LOCAL.exec(fold.slice(Math.max(0, sign.index - REACH), sign.index))?.[0]
    if (local === undefined || (sign[0].includes('@') && !/[._\d]/.test(local))) continue
    const [start, end] = [sign.index - local.length, after + domain.length]
    const plain = (from: number, until: number) => text.slice(from, until).replaceAll(DOTS, '.')
    const value = `${plain(start, sign.index)}@${plain(after, end)}`
    if (!found.has(value)) found.set(value, { value, spans: [{ start, end }], confidence: 0.8 })
  }
  return [...found.values()]
}
