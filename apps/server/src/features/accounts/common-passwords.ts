import { dictionary } from '@zxcvbn-ts/language-common'

/** The commonest passwords of published leaks, in lower case, most frequent first. */
const common = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))

/** Whether a password is one of the commonest, as it stands or with signs and digits put behind it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (common.has(lower)) return true
  const core = lower.replace(/[\d!?.,;:*#@$%&+_-]{1,128}$/u, '')
  return core.length > 3 && ROOTS.has(core)
}

/** Words that people make long enough with a digit. */
const ROOTS = new Set([
  'password',
  'passwort',
  'letmein',
  'welcome',
  'qwerty',
  'qwertz',
  'admin',
  'iloveyou',
  'changeme',
])
