import { type ErrorCode, PASSWORD_LONGEST, PASSWORD_SHORTEST, type PasswordPolicy } from '@evenhand/model'
import { isCommonPassword } from './common-passwords.ts'

/** What a password is measured against besides the rules: words of its owner, which a guesser tries first. */
export type Personal = { email?: string; names?: string[]; policy?: PasswordPolicy }

/**
 * The first rule that a new password breaks, in the specification's order; then length and block list. By the policy
 * `nist` only its length and the block list count, and spaces are welcome.
 */
export function findPasswordFault(password: string, personal: Personal = {}): ErrorCode | undefined {
  const length = [...password].length
  const isSpecified = personal.policy !== 'nist'
  if (isSpecified && /\s/u.test(password)) return 'password-spaces'
  if (length < PASSWORD_SHORTEST) return 'password-short'
  if (isSpecified && !/\p{L}/u.test(password)) return 'password-letter'
  if (isSpecified && !/\p{Nd}/u.test(password)) return 'password-number'
  if (length > PASSWORD_LONGEST) return 'password-long'
  return isCommonPassword(password) || isPersonal(password, personal) ? 'password-common' : undefined
}

/** The longest address that mail can carry (RFC 5321). */
const EMAIL_LONGEST = 254

/** One run without spaces, an @, and a domain with a dot; and only what can stand in a mail's head. */
export function isEmail(email: string): boolean {
  const [name = '', domain = '', ...more] = email.split('@')
  if (more.length > 0 || name === '' || email.length > EMAIL_LONGEST) return false
  if (/[\s\p{Cc}<>()",;:\\[\]]/u.test(email)) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => label !== '')
}

/** The password is checked first, then the address. */
export function findRegistrationFault(form: {
  email: string
  password: string
  names: string[]
  policy?: PasswordPolicy
}): ErrorCode | undefined {
  const { password, ...personal } = form
  const { email } = personal
  return findPasswordFault(password, personal) ?? (isEmail(email) ? undefined : 'email-invalid')
}

const SITE_WORDS = ['evenhand']

/** A word of the person or the site with nothing but digits and signs around it. */
function isPersonal(password: string, { email = '', names = [] }: Personal): boolean {
  const core = password.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  const [local = ''] = email.toLowerCase().split('@')
  const words = [...SITE_WORDS, local.replaceAll(/[^\p{L}]/gu, ''), ...names.map((name) => name.toLowerCase())]
  return words.some((word) => word.length > 2 && core === word)
}
