/** Folded openings of a clause that says why something is asked for, before the comma behind which that is said. */
export const REASON_OPENINGS = [
  'because|since (?:we|our|the|this|many|some|most|parts?)|given that|as (?:we|our)(?!\\p{L})',
  'weil|da (?:wir|unser\\p{L}*|die|der|das|dies\\p{L}*|ein\\p{L}*|sie|viele|im|in|es)(?!\\p{L})',
  'puisque|comme (?:nous|notre|nos|le|la|les|il)(?!\\p{L})|etant donne|vu que|dans la mesure ou|en raison d',
  'ya que|puesto que|dado que|debido a|como (?:el|la|los|las|nuestr\\p{L}+|trabajamos)(?!\\p{L})',
  'uma vez que|visto que|ja que|como (?:o|os|as|noss\\p{L}+)(?!\\p{L})',
  'poiche|dato che|dal momento che|siccome|visto che|visto il|vista la|considerat[oa]',
  'omdat|aangezien|doordat|daar (?:wij|we)(?!\\p{L})',
  'poniewaz|jako ze|z uwagi na|ze wzgledu na|w zwiazku z',
  'поскольку|так как|ввиду|в связи с|из-за|оскільки|через те',
  'eftersom|da vi(?!\\p{L})|fordi|ettersom',
  '由于|由於|因为|因為|鉴于|نظرا|بما أن|لأن',
].join('|')

/** The same at the end of a clause: Turkish. */
export const REASON_ENDS = 'nedeniyle|dolayi|oldugu icin|oldugundan|gelmesi nedeniyle'

/** Folded words that join such a clause to what it is the reason of, behind that. */
export const REASON_BEHIND = [
  'because|since (?:we|our|the|you)|as (?:we|our|you)(?!\\p{L})',
  'weil|da(?= (?:\\p{L}+ ){2})|denn',
  'car|puisque|parce que',
  'ya que|puesto que|dado que|porque|pues',
  'pois|porque|ja que|uma vez que',
  'poiche|perche|in quanto|dato che',
  'omdat|want|aangezien|doordat',
  'poniewaz|gdyz|bo',
  'так как|поскольку|потому что|оскільки|бо',
  'eftersom|darfor att|fordi|ettersom',
  '因为|لأن|حيث',
].join('|')

/** Folded words behind which what is asked for follows from what was said. */
export const SO_WORDS = [
  'so you (?:must|need|should|have)|therefore|which is why|hence',
  'deshalb|daher|darum|weshalb|weswegen|deswegen|sodass|so dass',
  "c'est pourquoi|par consequent|de ce fait|donc|d'ou",
  'por lo que|por ello|por eso|por esta razon|de ahi que',
  'por isso|portanto|pelo que|assim sendo',
  'pertanto|quindi|percio|per cui|per questo|motivo per cui',
  'daarom|dus|waardoor|zodat',
  'dlatego|wiec|zatem|w zwiazku z tym|stad',
  'поэтому|следовательно|в связи с этим|тому|отже',
  'darfor|varfor|derfor|hvorfor',
  'bu nedenle|bu yuzden|dolayisiyla',
  'لذلك|ولذلك|لذا',
].join('|')
/** The same in scripts that put no blanks between words. */
export const SO_SIGNS = '因此|所以|そのため|따라서'
