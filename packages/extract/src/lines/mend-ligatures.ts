/**
 * A ligature that its font does not name comes as U+0000. Which one it was, the next letters tell nearly always:
 * `in\0uence`, `\0nancial`. `ff` is not guessed; before most letters it cannot be told from `fi`.
 */
export function mendLigatures(text: string): string {
  if (!text.includes('\u0000')) return text
  return text.replaceAll(/\u0000(?=([a-z]{1,2}))/gu, (_all, next: string) => (isFl(next) ? 'fl' : 'fi'))
}

function isFl(next: string): boolean {
  return /^(?:[aiouy]|e[ectwx])/u.test(next)
}
