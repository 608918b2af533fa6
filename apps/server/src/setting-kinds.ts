import { z } from 'zod'

/** The kinds of settings; each refuses with words that end the sentence "setting PORT: must be ...". */

/** A whole number between two, both of them allowed. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  // Digits alone: a blank would otherwise be 0, and 0x50 a number as well.
  return z
    .string(error)
    .trim()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error))
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
  return z
    .url({
      protocol: new RegExp(`^(?:${schemes.join('|')})$`),
      error: `must begin with ${starts}, as in ${example}`,
      abort: true,
    })
    .refine(hasWholeEscapes, 'has a % in its user or password that begins no code: write it as %25')
}

function hasWholeEscapes(url: string): boolean {
  const { username, password } = new URL(url)
  return !/%(?![\da-f]{2})/i.test(username + password)
}

/** Items with commas between them, in lower case; each as `pattern` wants it, or `error` says so. */
export function list(pattern: RegExp, error: string) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((items) => items.every((item) => pattern.test(item)), error)
}
