/** Folded ways a language is used, which say more of the language before them: "fluent English, spoken and written". */
const WAYS =
  'spoken|written|verbal(?:ly)?|oral(?:ly)?|reading|writing|speaking|gesprochen|geschrieben|mundlich|schriftlich|lu|parle|ecrit|oral|hablado|escrito|leido|falado|lido|parlato|scritto|letto|mondeling|schriftelijk|gesproken|geschreven|устно|письменно'
const JOINS = 'and|or|und|oder|et|ou|y|o|e|en|и|&|\\/'
/** A clause of nothing but ways in which a language is used. */
export const WAYS_OF_LANGUAGE = new RegExp(
  `^(?:both |a l')?(?:${WAYS})(?:(?: ?(?:${JOINS}) ?| )(?:a l')?(?:${WAYS}))*\\s?[.;]?$`,
  'u',
)

/** Days of the week, folded: "on Mondays, Tuesdays and Fridays". */
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|segunda|terca|quarta|quinta|sexta|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele|mandag|måndag|tisdag|tirsdag|onsdag|torsdag|fredag|lordag|sondag|понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar'

/** What a clause that goes on from the one before begins with, folded. */
export const GOES_ON = new RegExp(
  `^(?:after|before|which|who|where|when|while|with|without|including|such|from|part|some|both|as|in|on|at(?! least \\d)|for|of|to|if|then|than|not|depending|preferably|ideally|z\\.\\s?b|zum beispiel|beispielsweise|for example|for instance|par exemple|p\\.\\s?ex|por ejemplo|por exemplo|ad esempio|bijv|np\\.|например|specifically|especially|particularly|namely|primarily|mainly|(?:one|two|three|\\d) (?:weeks?|weekends?|days?|nights?|saturdays?|sundays?) (?:in|out of)|every (?:other|second|third|fourth|\\d)|once an?|twice an?|jede\\p{L}? (?:zweite|dritte|vierte)\\p{L}?|alle (?:zwei|drei|vier)|un \\p{L}+ sur|(?:un|una) \\p{L}+ (?:de cada|su|si y otro)|om de week|eens per|raz w|co drug\\p{L}+|insbesondere|vor allem|speziell|en particulier|surtout|especialmente|en particular|sobre todo|sobretudo|in particolare|soprattutto|met name|vooral|zwlaszcza|ozellikle|особенно|vorzugsweise|idealerweise|moglichst|bevorzugt|de preferencia|preferiblemente|preferentemente|preferencialmente|preferibilmente|possibilmente|idealement|de preference|bij voorkeur|najlepiej|tercihen|желательно|e\\.g|auch|sowie|inklusive|einschliesslich|davon|mit|bei|von|im|in|dont|avec|notamment|y|dos|con|como|incluy\\p{L}+|de|en|con|anche|tra|also|well|w|we|na|od|z|ze|przy|oraz na|takze|rowniez|conforme|segun|gemass|nach|laut|conformement|selon|secondo|volgens|zgodnie|согласно|в том числе|включая|также|а также на|который|которая|что|enligt|aven|vilket|vilken|ogsa|også|ook|hetgeen|tambem|tambien|incluso|incluid[oa]s?|incluind\\w+|inclus\\w*|incl|y compris|compris|compres[oaie]|incluse|w tym|dahil|${WEEKDAYS})(?![\\p{L}\\p{N}])`,
  'u',
)

/** What ends the fields of a degree behind "or", folded: "... or a similar field", "... ou équivalent". */
export const OTHER_FIELDS =
  '(?:an? |any |another )?(?:(?:similar|related|comparable|equivalent|other|relevant|allied|cognate) )(?:\\p{L}+ )?(?:fields?|disciplines?|subjects?|areas?|degrees?|courses?|studies|qualifications?)|(?:related|equivalent|similar|comparable)[.;]?$|(?:ein\\p{L}{0,2} )?(?:vergleichbar\\p{L}{0,2}|verwandt\\p{L}{0,2}|ahnlich\\p{L}{0,2})(?: \\p{L}+){0,2}[.;]?$|equivalente?s?[.;]?$|(?:domaine|filiere|diplome|formation) (?:\\p{L}+ )?(?:similaire|equivalente?|connexe)|afines?(?!\\p{L})|similar(?:es)?[.;]?$|(?:areas?|carreras?|ramas?|campos?|cursos?) (?:afins?|afines|similares?|relacionad[oa]s?|correlat[oa]s?)|(?:titoli|discipline|materie|settori|ambiti) (?:affini|equipollenti|equivalenti)|equipollenti?|affini|(?:een )?(?:vergelijkbare|soortgelijke|aanverwante|gelijkwaardige)(?: \\p{L}+)?[.;]?$|pokrewn\\p{L}{1,3}|(?:смежн|аналогичн|схож)\\p{L}{2,3}|(?:ilgili|benzer) (?:bolum|alan)\\p{L}*'
/** The other half of a pair of ways in which a language is used, behind "and": "in Wort und Schrift", "spoken and written". */
export const OTHER_WAY =
  "(?:in )?(?:schrift|geschrift|writing|written|spoken|speech|verbal|oral)(?:lich)?|(?:a )?l'(?:ecrit|oral)|ecrite?|orale?|escrit[oa]|hablad[oa]|falad[oa]|scritt[oa]|parlat[oa]|schriftelijk|mondeling|(?:w )?pismie|mowie|skrift|tal|skriftligt?|muntligt?|письменн\\p{L}{1,3}|устн\\p{L}{1,3}|pismom|slovom|pisem|yazili|sozlu"
