import type { ModelSettings } from '../model-settings.ts'

/** About how many tokens a text is: four ASCII characters, or one of any other script. On the high side. */
export function countTokens(text: string): number {
  let ascii = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 128) ascii++
  return Math.ceil(ascii / 3.5 + (text.length - ascii))
}

/** USD for so many tokens; nothing where no price is set. */
export function priceOf(settings: Pick<ModelSettings, 'prices'>, tokensIn: number, tokensOut: number): number {
  return (tokensIn * (settings.prices.in ?? 0) + tokensOut * (settings.prices.out ?? 0)) / 1_000_000
}
