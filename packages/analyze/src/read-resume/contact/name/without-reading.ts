import type { Word } from '../../text/phrase-set.ts'

const KANA = /^[\u3040-\u30ff]+$/u
const HAN = /^[\u3005\u3400-\u9fff\uac00-\ud7af]+$/u
const LATIN = /^\p{Script=Latin}[\p{Script=Latin}.'-]*$/u
/** Letters of a whole name in signs, and of one in kana. */
const LEAST_SIGNS = 3
const LEAST_KANA = 4
/** Words of a name and its reading, both in two. */
const BOTH = 4

/**
 * "佐々木 美穂 ささき みほ", "林佳穎 Lin Chia-Ying": a name in signs without how it is read, which stands behind it. A given name
 * may be written in kana: "山本 さくら".
 */
export function withoutReading(words: Word[]): Word[] {
  const [first] = words
  if (words.length < 2 || !first!.unspaced || !HAN.test(first!.key)) return words
  const latin = words.findIndex(({ key }) => LATIN.test(key))
  if (latin > 0) return latin > 1 || first!.key.length > 1 ? withoutReading(words.slice(0, latin)) : words
  const last = words.findLastIndex(({ key }) => !KANA.test(key)) + 1
  const kana = words.length - last
  if (words.length === BOTH && kana >= 2) return words.slice(0, 2)
  if (kana === 2 && words.length === 3 && first!.key.length >= LEAST_SIGNS) return words.slice(0, 1)
  if (kana === 1 && words.length === 2 && first!.key.length >= LEAST_SIGNS && words[1]!.key.length >= LEAST_KANA)
    return words.slice(0, 1)
  return words
}
