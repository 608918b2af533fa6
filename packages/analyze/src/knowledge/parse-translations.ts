import { type Alias, toAlias } from './parse-field.ts'

/** A line of a language file: `English label = wording; wording`. */
export type Translation = { kind: 'skill' | 'title'; label: string; aliases: Alias[] }

/** Reads one language file. Throws on a line that does not follow its form. */
export function parseTranslations(source: string): Translation[] {
  const translations: Translation[] = []
  let kind: Translation['kind'] = 'skill'
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) kind = line.includes('title') ? 'title' : 'skill'
    else {
      const [label = '', wordings = ''] = line.split(' = ')
      if (wordings === '') throw new Error(`not a translation: ${line}`)
      translations.push({ kind, label: label.trim(), aliases: wordings.split(';').map(toAlias) })
    }
  }
  return translations
}
