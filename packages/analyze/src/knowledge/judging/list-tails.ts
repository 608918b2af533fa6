/**
 * What tells "..., drives and control panels" (things that the deed before is done to) from "..., cook and serve meals"
 * (another deed): the form of the word before "and", by language; folded. Languages whose forms do not tell are left out.
 */
export const THING_FORMS: Record<string, { thing: string; deed: string }> = {
  en: { thing: '[^s]s$', deed: 'ing$' },
  de: { thing: '^\\p{Lu}', deed: '(?:ung|tion|tur|pflege)$' },
  fr: { thing: '[sx]$', deed: '(?:er|ir|re)$' },
  es: { thing: 's$', deed: '[aei]r$' },
  pt: { thing: 's$', deed: '[aei]r$' },
  it: { thing: '[aeio]$', deed: '(?:re|zione|ura|aggio)$' },
  pl: { thing: '(?:ow|ych|ach)$', deed: '(?:nie|cie|ac|ic)$' },
  ru: { thing: '(?:ов|ев|ей|ах|ях)$', deed: '(?:ть|ние|ка)$' },
}
