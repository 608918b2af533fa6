import { type Language, LANGUAGES } from '@evenhand/model'

/** Letters without their marks, so that `turkce` finds Türkçe. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The languages whose own name, English name or code holds the words; those that begin with them come first. */
export function findLanguages(words: string): readonly Language[] {
  const wanted = plain(words.trim())
  if (wanted === '') return LANGUAGES
  const rank = ({ code, name, nativeName }: Language) => {
    const names = [plain(nativeName), plain(name), plain(code)]
    if (names.some((text) => text.startsWith(wanted))) return 0
    return names.some((text) => text.includes(wanted)) ? 1 : 2
  }
  return LANGUAGES.map((language: Language) => ({ language, rank: rank(language) }))
    .filter((entry) => entry.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ language }) => language)
}
