/**
 * Folded adverbs that make a wish of what follows them to the end of its clause, and of no more: "an ERP system, ideally SAP".
 */
export const IDEALLY = [
  'ideally|preferably',
  'idealerweise|vorzugsweise|bevorzugt|am liebsten|moglichst|gerne?(?= (?:mit|auch|in|im|als|aus|bereits|erste))',
  'idealement|de preference|si possible',
  '(?:valorable|valorandose|se valora(?:ra)?(?!\\p{L})|deseable|valoriza-se|valorizamos|desejavel|gradit[oa]|e gradit[oa]|mile widzian\\p{L}|dobrze widzian\\p{L})(?! (?:un )?n[iy]vel)',
  'idealmente|preferentemente|preferiblemente|a ser posible|de preferencia|preferencialmente|se possivel',
  'preferibilmente|possibilmente|meglio se',
  'bij voorkeur|het liefst|liefst',
  'najlepiej|preferowan\\p{L}{1,3}|w miare mozliwosci',
  'желательно|предпочтительно|лучше|бажано',
  'garna|helst|gjerne|tercihen',
].join('|')

/** What stands, folded, between a language and what is said of it: "Polish or Romanian would be handy". */
export const BE_WORDS =
  'would|is|are|will|may|could|ware|waren|ist|sind|serai(?:en)?t|est|sont|seria|es|sera|sarebbe(?:ro)?|e|zou|bedzie|bylby|bylaby|ar|er|будет|был бы'

/** Frames around what is binding, which no single phrase shows: "setzen wir ... voraus". */
export const MUST_FRAMES =
  /(?<!\p{L})(?:wir setzen|setzen wir)(?! auf )[^.;]{1,160} voraus(?!\p{L})|(?<!\p{L})(?:wir gehen|gehen wir) (?:davon )?aus(?!\p{L})/u

/**
 * Frames of a wish with words of praise inside that no single phrase shows: "would be a distinct advantage", "ein großes
 * Plus", "un vero plus".
 */
export const NICE_FRAMES = new RegExp(
  `(?<!\\p{L})(?:${[
    'an? (?:\\p{L}+ )?\\p{L}+ (?:advantage|plus|asset|bonus)(?!\\p{L}| \\d| (?:one|two|three|four|five) )',
    '(?:would|will|could|might|may) (?:also )?be (?:(?:very|most|particularly|really) )?(?:useful|helpful|valued|appreciated|an? benefit)',
    'would (?:also )?be (?:(?:very|most|particularly|really) )?(?:handy|ideal|great|lovely|nice|brilliant|fantastic|welcome|advantageous|beneficial)(?! (?:at|with|to|if|for you)(?!\\p{L}))',
    '(?:is|are) (?:also )?(?:(?:very|most|particularly) )?(?:helpful|useful)(?= ?(?:[.,;)]|but|$))',
    '(?:highly|well|very) regarded|(?:looked upon|looked on|viewed|considered|seen|regarded) (?:very )?favou?rabl[ey]',
    '(?:ein|einen) (?:\\p{L}+ )?(?:plus|pluspunkt|vorteil|bonus)(?!\\p{L})|(?:ware|waren) (?:\\p{L}+ )?(?:super|toll|klasse|schon|ideal|hilfreich|prima|gut|vorteilhaft)|(?:ist|sind) (?:\\p{L}+ )?(?:hilfreich|vorteilhaft|von nutzen)',
    'un (?:vrai|reel|gros|grand|veritable|serieux) (?:plus|atout|avantage)|(?:est|sont|serai(?:en)?t) (?:\\p{L}+ )?(?:un avantage|apprecie|bienvenu|valorise|privilegie)\\p{L}{0,3}',
    '(?:es|seria|sera|seran|supone|suponen) (?:un |una )?(?:gran |clara? )?(?:plus|ventaja)|(?:seran?|son|es) (?:\\p{L}+ )?valorad[oa]s?|no (?:es |son )?excluyentes?|suma(?:ra|n)? puntos|se considerara(?:n)? (?:un |una )?(?:plus|ventaja|positiv\\p{L}+)',
    '(?:e|sera|seria|serao) (?:um |uma )?(?:grande? )?(?:plus|vantagem|diferencial)|conta(?:m)? pontos|nao (?:e |sao )?eliminatori[oa]s?',
    '(?:e|sara|saranno|costituisce|costituiscono|rappresenta) (?:un )?(?:ulteriore |vero |grande )?(?:plus|vantaggio)|plus (?:non )?(?:indispensabile|gradito)',
    '(?:een|is) (?:grote |mooie |echte )?(?:plus|pre|voordeel)(?!\\p{L})|(?:is|zijn|zou) (?:\\p{L}+ )?(?:handig|fijn|mooi)(?= ?(?:[.,;)]|maar|$))|strekt tot aanbeveling',
    '(?:duz\\p{L}+|dodatkow\\p{L}+) (?:plus|atut)\\p{L}{0,2}|pozadan[aeiy](?!\\p{L})',
    '(?:ett|et) (?:stort |klart |stor )?(?:plus|pluss)(?!\\p{L})|en (?:stor |klar )?(?:fordel|merit)(?!\\p{L})',
  ].join('|')})|望ましい(?![)）])|尚良|なお可|あると(?:良|よ)い|为佳|者佳|尤佳|있으면 좋`,
  'u',
)
