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

/** Folded ways a language is used, which say more of the language before them: "fluent English, spoken and written". */
const WAYS =
  'spoken|written|verbal(?:ly)?|oral(?:ly)?|reading|writing|speaking|gesprochen|geschrieben|mundlich|schriftlich|lu|parle|ecrit|oral|hablado|escrito|leido|falado|lido|parlato|scritto|letto|mondeling|schriftelijk|gesproken|geschreven|устно|письменно'
const JOINS = 'and|or|und|oder|et|ou|y|o|e|en|и|&|\\/'
/** A clause of nothing but ways in which a language is used. */
export const WAYS_OF_LANGUAGE = new RegExp(
  `^(?:both |a l')?(?:${WAYS})(?:(?: ?(?:${JOINS}) ?| )(?:a l')?(?:${WAYS}))*\\s?[.;]?$`,
  'u',
)

/** "Deliver safe, compassionate care": a deed and a quality are not done until the thing is named. */
export const LACKS_THING =
  /^[a-z]+ (?:a |an )?(?:safe|effective|efficient|high[- ]quality|quality|excellent|exceptional|outstanding|clear|concise|timely|accurate|fast|prompt|friendly|warm|polite|courteous|professional|compassionate|caring|evidence[- ]based|(?:person|patient|customer)[- ]cent(?:red|ered|ric)|holistic|individuali[sz]ed|fresh|innovative|modern|reliable|robust|scalable|secure|consistent|creative|engaging|stimulating|inclusive|positive|welcoming|healthy|nutritious|tasty|sustainable|maintainable|testable|readable|simple|elegant|strategic|proactive|responsive|seamless)$/u
