import { PASSWORD_LONGEST, PASSWORD_SHORTEST, type PasswordPolicy } from '@evenhand/model'

/** What is wrong with a field; with a message of the same name. */
export type Problem = 'required' | 'mismatch' | 'spaces' | 'short' | 'long' | 'letter' | 'number' | 'email'
/** In the order of finding: the first is told in the red box. */
export type Problems<Name extends string> = { field: Name; problem: Problem }[]

export type LoginForm = { email: string; password: string }
export type RegistrationForm = LoginForm & { firstName: string; lastName: string; repeat: string }

/** One run without spaces, an @, and a domain with a dot. */
export function isEmail(value: string): boolean {
  const [name, domain, ...more] = value.split('@')
  return more.length === 0 && !/\s/.test(value) && !!name && /[^.]\.[^.]/.test(domain ?? '')
}

/** What a server that has not answered yet is taken to ask for. */
const POLICY: PasswordPolicy = 'specification'

/** In characters, as the server counts: a sign beyond the basic plane is one. */
const lengthOf = (password: string) => [...password].length

/** A new password against the rules, in the specification's order. By the policy `nist` only its length counts. */
export function checkPassword(password: string, repeat: string, policy = POLICY): Problem | undefined {
  const isSpecified = policy === 'specification'
  if (password !== repeat) return 'mismatch'
  if (isSpecified && /\s/.test(password)) return 'spaces'
  if (lengthOf(password) < PASSWORD_SHORTEST) return 'short'
  if (isSpecified && !/\p{L}/u.test(password)) return 'letter'
  if (isSpecified && !/\p{Nd}/u.test(password)) return 'number'
  return lengthOf(password) > PASSWORD_LONGEST ? 'long' : undefined
}

/** The rules a new password keeps so far. */
export function keptRules(password: string) {
  return {
    length: lengthOf(password) >= PASSWORD_SHORTEST,
    letter: /\p{L}/u.test(password),
    number: /\p{Nd}/u.test(password),
    spaces: password.length > 0 && !/\s/.test(password),
  }
}

function empty<Name extends string>(form: Record<Name, string>): Problems<Name> {
  const names = Object.keys(form) as Name[]
  return names.filter((name) => form[name].trim() === '').map((field) => ({ field, problem: 'required' }))
}

/** What is empty; then the password, then the e-mail address. */
export function checkRegistration(form: RegistrationForm, policy = POLICY): Problems<keyof RegistrationForm> {
  const missing = empty(form)
  if (missing.length > 0) return missing
  const found: Problems<keyof RegistrationForm> = []
  const problem = checkPassword(form.password, form.repeat, policy)
  if (problem) found.push({ field: problem === 'mismatch' ? 'repeat' : 'password', problem })
  if (!isEmail(form.email.trim())) found.push({ field: 'email', problem: 'email' })
  return found
}

export function checkLogin(form: LoginForm): Problems<keyof LoginForm> {
  const missing = empty(form)
  if (missing.length > 0) return missing
  return isEmail(form.email.trim()) ? [] : [{ field: 'email', problem: 'email' }]
}

/** A new password alone, as on the pages that change one. */
export function checkNewPassword(
  form: { password: string; repeat: string },
  policy = POLICY,
): Problems<'password' | 'repeat'> {
  const missing = empty(form)
  if (missing.length > 0) return missing
  const problem = checkPassword(form.password, form.repeat, policy)
  return problem ? [{ field: problem === 'mismatch' ? 'repeat' : 'password', problem }] : []
}
