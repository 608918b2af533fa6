const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const LEFT = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u
/** A word that a message chooses by, as `yes` or `not-met`. Alone it needs no setting apart either. */
const CHOICE = /^[a-z-]+$/

/**
 * Words that run against the sentence they are put into, set apart from it (FIRST STRONG ISOLATE): without that the
 * comma, bracket or number beside them is read as a part of them and goes to their other side.
 */
export function isolateOther(words: string, isRight: boolean): string {
  const isOther = isRight ? LEFT.test(words) && !CHOICE.test(words) : RIGHT.test(words)
  return isOther ? `\u2068${words}\u2069` : words
}
