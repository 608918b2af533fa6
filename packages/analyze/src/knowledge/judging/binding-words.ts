/**
 * Folded words at the end of what an advert asks for that say how binding it is and not what it is: "Spanish a plus",
 * "KNX von Vorteil". What stands in one group may be led by any of `IS_WORDS`.
 */
export const BINDING_ENDS = [
  '(?:strongly |highly |much )?(?:required|preferred|desirable|desired|mandatory|essential|advantageous|beneficial|a must|must have|nice to have|(?:an? )?(?:big |strong |definite |added |distinct |huge |real |clear |great |significant |major |considerable )?(?:plus|advantage|bonus|asset)|(?:very )?(?:useful|helpful))',
  '(?:zwingend |unbedingt )?(?:erforderlich|vorausgesetzt|von vorteil|vorteilhaft|wunschenswert|gewunscht|erwunscht|notwendig|ein (?:klares |grosses |grosser |echtes |dickes )?(?:plus|muss|vorteil)|kein muss|bevorzugt|idealerweise)',
  '(?:exigee?s?|requise?s?|souhaitee?s?|appreciee?s?|(?<=[,:(–—-]\\s?|(?:est|sont)\\s)(?:obligatoires?|indispensables?)|serai(?:en)?t un plus|un plus|un atout|un avantage)',
  '(?:imprescindible|requerid[oa]s?|deseables?|valorables?|obligatori[oa]s?|se valorara|un plus|una ventaja)',
  '(?:obrigatori[oa]s?|desejave(?:l|is)|necessari[oa]s?|imprescindive(?:l|is)|um diferencial|diferencial|uma vantagem|um plus)',
  '(?:richiest[oaie]|obbligatori[oae]?|gradit[oaie]|preferibile|indispensabile|un plus|titolo preferenziale|costituisce titolo preferenziale)',
  '(?:vereist|verplicht|gewenst|een (?:pre|plus|must|vereiste)|(?:strekt )?tot aanbeveling)',
  '(?:wymagan[eay]|konieczn[eay]|niezbedn[eay]|mile widzian[eaiy]|bedzi?e (?:dodatkowym )?atutem|dodatkowym atutem|atutem)',
  '(?:обязательн[оаы]|обязательно|желательно|приветствуется|приветствуются|будет плюсом|будут плюсом|как плюс|є перевагою|буде плюсом|обов.язково|бажано)',
  '(?:sart(?:tir)?|zorunlu(?:dur)?|tercih (?:edilir|sebebidir|nedenidir)|gereklidir|avantajdir)',
  '(?:(?:ett |et )?krav|kravs|meriterande|ett plus|en fordel|et plus|onskvart|onskes|et must|eduksi)',
  '(?:vyhodou|podminkou|nutn[eay]|elony|elonyt jelent|szukseges|un avantaj|constituie (?:un )?avantaj|prednost|obvezno)',
]
/** What may stand between them and the thing: "is", "are", "would be". */
export const IS_WORDS =
  'is|are|will be|would be|ist|sind|ware|est|sont|serait|es|sera|son|e|sao|sera um|sara|costituisce|is een|jest|sa|bedzie|ar|er|on|je'
/** Whenever it is needed is no condition for who applies. */
export const WHENEVER =
  'as|if|when|where|wherever|whenever|than|soweit|falls|wenn|si|se|gdy|jesli|als|indien|not|nicht|non|no|nie'

/** Folded words at the beginning that speak to the reader before the deed is named: "You will run the payroll". */
export const ADDRESSES = [
  "you(?:'ll| will) (?:also )?(?!be(?:\\s|$)|have\\s|need|bring|get|receive|find|join|work with us)",
  'we expect you to ',
  'you are expected to ',
  'we are looking for (?:someone|somebody) (?:who can|to) ',
  'you should be able to ',
  'must be able to ',
  '(?:to )?be (?=(?:\\p{L}+ly )?(?:well|able|proficient|familiar|comfortable|organi[sz]ed|motivated|flexible|reliable|efficient|punctual|confident|experienced|fluent|honest|friendly|polite|proactive|self)(?![\\p{L}]))',
  'vous devrez ',
  'vous allez ',
  "vous serez chargee?(?:\\.e)? d[e’'] ?",
  'usted (?:debera|tendra que) ',
  'seras responsable de ',
  'voce (?:ira|vai) ',
  'je gaat ',
  'bedziesz ',
  // What somebody has: "Sie haben eine abgeschlossene Lehre", "vous justifiez d'une expérience".
  '(?:sie |du )(?:haben|hast|verfugen uber|verfugst uber|besitzen|besitzt) ',
  "vous (?:avez|(?:disposez|justifiez|beneficiez) d(?:e |'))",
  '(?:usted )?(?:tienes|cuentas con|dispones de|posees) ',
  'voce (?:tem|possui) ',
  '(?:hai|possiedi|sei in possesso di) ',
  '(?:je|jij|u) (?:hebt|heeft|beschikt over|bezit) ',
  '(?:masz|posiadasz) ',
  'du har ',
  // Who is wanted, and with what.
  '(?:wir suchen|cerchiamo|buscamos|procuramos|nous recherchons|wij zoeken|we zoeken|poszukujemy|vi soker) (?:candidati|candidatos|candidatas|candidats|kandidaten|kandydatow|dig|personas?|pessoas?|iemand) (?:con|com|mit|avec|met|z|som har|die) ',
  '(?:chiediamo|si richiede|richiediamo|pedimos|se requiere|es necesari[oa]|es imprescindible|e necessario|exige-se|on demande|nous demandons|erwartet wird|wir erwarten|erwarten wir) (?:la |el |il |un |una |die |den |das |eine? |tener |ter )?(?=\\p{L}{4})',
]
/** Verbs that stand on both sides of what somebody brings: "bringen drei Jahre Erfahrung mit", "setzen wir ... voraus". */
export const ADDRESS_FRAMES: [before: string, behind: string][] = [
  ['(?:sie |du )?bring(?:en|st) ', ' mit'],
  ['(?:wir setzen|setzen wir) (?:die |den |das |eine? )?', ' voraus'],
]
