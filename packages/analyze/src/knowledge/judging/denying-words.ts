/** Words that deny the one thing behind them, folded: "no vmware", "ohne Staplerschein". Divided by '|'. */
export const DENYING_BEFORE =
  "no|not an?|never (?:with|on|by)|nie mit|jamais (?:avec|en|sur)|nunca (?:con|com|en)|mai con|nooit met|aldrig med|nigdy z|without|kein|keine|keinen|keinerlei|ohne|sans|pas de|pas d'|aucun|aucune|sin|ningun|ninguna|sem|nenhum|nenhuma|senza|nessun|nessuna|geen|zonder|ingen|inga|inget|utan|uden|uten|bez|brak|zadny|zadna|zadne|нет|без|немає|няма|tidak ada|tanpa"

/** What follows such a word and denies nothing. */
export const NOT_DENYING =
  'later|longer|less|more|matter|doubt|problem|problems|issue|issues|fewer|menos|mas|mais|weniger'

/** What may follow a thing denied: for how long it is. */
export const NOT_YET =
  "yet|so far|at (?:the moment|present)|for now|currently|pour (?:l'instant|le moment)|encore|por ahora|de momento|todavia|aun|por enquanto|ainda|per ora|ancora|bisher|derzeit|noch|nog|jeszcze|пока"

/** The same behind a label: "Git: no", "Payments: none so far". */
export const DENYING_BEHIND =
  'no|none|nope|never|not yet|nein|keine?|nie|noch nicht|non|aucune?|jamais|pas encore|ninguno|ninguna|nunca|todavia no|nao|nenhuma?|ainda nao|nessuno|nessuna|mai|nee|geen|nooit|nog niet|nej|nei|aldrig|brak|zadny|nincs|yok|hayir|нет|немає|не имею|tidak'

/** Labels of which none is a merit, or no matter. */
export const MERIT_LABELS = 'notice|kundigungsfrist|preavis|preaviso|sponsor|visa|criminal|vorstrafen'
