import { z } from 'zod'

/** The kinds of settings; each refuses with words that end the sentence "setting PORT: must be ...". */

/** A whole number between two, both of them allowed. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** One of a few words. */
export function oneOf<const Words extends [string, ...string[]]>(...words: Words) {
  return z.enum(words, `must be ${words.join(' or ')}`)
}

/** A text of some length. */
export function shortText(most: number, least = 0) {
  const error = least === 0 ? `must be no longer than ${most} characters` : `must have ${least} to ${most} characters`
  return z.string().min(least, error).max(most, error)
}

/** A whole address by one of these schemes; `example` shows what is wanted. */
export function address(schemes: [string, ...string[]], example: string) {
  const starts = schemes.map((scheme) => `${scheme}://`).join(' or ')
  return z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `must begin with ${starts}, as in ${example}`,
  })
}
