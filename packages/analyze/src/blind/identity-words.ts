import type { Profile, ResumeText } from '@evenhand/model'

/** A word of a name shorter than this hides too much else in alphabets; signs of other scripts stand for more. */
const SHORTEST = 3
/** Words that many names share and that mean other things in a resume. */
const COMMON = new Set([
  'van',
  'von',
  'der',
  'den',
  'del',
  'las',
  'los',
  'bin',
  'ibn',
  'the',
  'and',
  'dos',
  'das',
  'mrs',
])
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.-]+$/u

/** What names a person wherever it stands: the words of the name, addresses, numbers and links. Longest first. Pure. */
export function identityWords(profile: Profile, resume?: Pick<ResumeText, 'text'>): string[] {
  const { name, emails, phones, links, place } = profile
  const written = [name, place, ...emails, ...phones, ...links].flatMap((field) =>
    field ? [field.value, ...field.spans.map(({ start, end }) => resume?.text.slice(start, end) ?? '')] : [],
  )
  const numbers = phones.flatMap(({ e164 }) => e164 ?? [])
  const locals = emails.flatMap(({ value }) => localPart(value))
  // Where the name was not found, an address is mostly made of it.
  const guessed = name ? [] : locals.flatMap((local) => nameWords(local.replaceAll(/[._\d-]+/g, ' ')))
  return distinct([...written, ...numbers, ...nameWords(name?.value), ...locals, ...guessed])
}

/** The same from what a list knows of somebody. */
export function identityWordsOf(known: { name?: string; email?: string; phone?: string }): string[] {
  const { name, email, phone } = known
  return distinct([name ?? '', email ?? '', phone ?? '', ...nameWords(name), ...localPart(email ?? '')])
}

function nameWords(name = ''): string[] {
  return name
    .split(/[\s,]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}]{1,4}|[^\p{L}]{1,4}$/gu, ''))
    .filter((word) =>
      ALPHABETIC.test(word) ? word.length >= SHORTEST && !COMMON.has(word.toLowerCase()) : word !== '',
    )
}

/** What stands before the @, and its parts: user names elsewhere are made of them. */
function localPart(email: string): string[] {
  const [local = ''] = email.split('@')
  return local.length > SHORTEST ? [local] : []
}

function distinct(words: string[]): string[] {
  const seen = new Set(words.map((word) => word.trim()).filter((word) => word.length > 1))
  return [...seen].sort((a, b) => b.length - a.length)
}
