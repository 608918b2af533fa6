/** Languages whose full stop brings its own room. */
const UNSPACED = new Set(['ja', 'zh', 'zh-TW'])

/** Sentences of a paragraph, as the page's language sets them. */
export function joinSentences(sentences: readonly string[], locale: string): string {
  return sentences.filter(Boolean).join(UNSPACED.has(locale) ? '' : ' ')
}

/** With a full stop, where there is none: the specification's messages have none, but before another sentence need one. */
export function endSentence(text: string, locale: string): string {
  if (/[.!?。।؟]$/u.test(text)) return text
  return text + (UNSPACED.has(locale) ? '。' : '.')
}
