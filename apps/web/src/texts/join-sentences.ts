/** Languages whose full stop brings its own room. */
const UNSPACED = new Set(['ja', 'zh', 'zh-TW'])

/** Sentences of a paragraph, as the page's language sets them: Thai has no full stop, but a blank of double width. */
export function joinSentences(sentences: readonly string[], locale: string): string {
  const between = locale === 'th' ? '\u00A0 ' : ' '
  return sentences.filter(Boolean).join(UNSPACED.has(locale) ? '' : between)
}

/** Where a sentence does not end with a point; a Thai one ends with the blank before the next. */
const STOPS: Record<string, string> = { ja: '。', zh: '。', 'zh-TW': '。', hi: '।', bn: '।', ur: '۔', th: '' }

/** With a full stop, where there is none: the specification's messages have none, but before another sentence need one. */
export function endSentence(text: string, locale: string): string {
  return /[.!?。।؟۔]$/u.test(text) ? text : text + (STOPS[locale] ?? '.')
}
