/** Folded ways a language is used, which say more of the language before them: "fluent English, spoken and written". */
const WAYS =
  'spoken|written|verbal(?:ly)?|oral(?:ly)?|reading|writing|speaking|gesprochen|geschrieben|mundlich|schriftlich|lu|parle|ecrit|oral|hablado|escrito|leido|falado|lido|parlato|scritto|letto|mondeling|schriftelijk|gesproken|geschreven|устно|письменно'
const JOINS = 'and|or|und|oder|et|ou|y|o|e|en|и|&|\\/'
/** A clause of nothing but ways in which a language is used. */
export const WAYS_OF_LANGUAGE = new RegExp(
  `^(?:both |a l')?(?:${WAYS})(?:(?: ?(?:${JOINS}) ?| )(?:a l')?(?:${WAYS}))*\\s?[.;]?$`,
  'u',
)
