// Articles, prepositions and conjunctions of all languages by where they stand, divided by '|'.

/** Between two skills: "Photogrammetry and Digital Imagery". */
export const SKILL_JOINERS = 'and|und|et|y|e|och|og|oraz'

/** Before a school, behind its degree: "B.Sc in Physics from Delhi University". */
export const BEFORE_SCHOOLS =
  'from|at|an|am|der|auf|à|a|au|aux|chez|en|na|w|ve|v|u|по|в|во|на|при|presso|all|alla|pela|pelo|por|aan|bij|te|vid|pa|hos|ved|fra|od|z|ze|la|with|by|de|through|tai|من|في|az|dari|di|katika|chuo'

/** Those of them behind which no field stands. */
export const ONLY_BEFORE_SCHOOLS = 'bei|chez|presso|bij|te|hos|ved|pa|vid'

/** Articles between these and the school. */
export const SCHOOL_ARTICLES = 'the|der|die|das|dem|den|la|le|les|l|el|los|las|il|lo|o|os|as|de|het|al'

/** Behind these a field is named as often as a school. */
export const SCHOOL_OR_FIELD = 'in|of|im|en|em|de|des|der|di|w|по|i|for|with|في'

/** Within the name of a school or a field. */
export const INSIDE_STUDIES =
  'of|and|for|the|de|del|della|delle|di|da|do|dos|des|du|la|las|los|le|les|et|y|e|und|fur|en|van|voor|och|i|w'

/** What opens the field behind a degree in a sentence. */
export const FIELD_LEADS = 'in|of|en|de|di|em|w|i'

/** A cell that ends with one of these goes on below. */
export const CELL_GOES_ON =
  'and|und|et|y|e|en|i|och|og|ja|ve|и|та|of|de|du|des|del|di|da|do|der|van|for|für|pour|para|per|voor|för|in|im|im.|at|the|la|le|al'

/** Between a post and the organisation in which it is held, in other languages than English. */
export const BEFORE_ORGANISATIONS =
  'für|im|am|an|pour|para|à|au|aux|à la|em|en|no|na|per|voor|hos|ved|på|i|w|we|v|ve|u|kod|pri|в|у|для|în|σε|στο|στη|στην|في|لدى|در|tại|ở|pada'

/** Those of them that do not stand before a subject: "Stażysta w Merrow Polska", "Undersköterska på Merrow". */
export const BEFORE_WORKPLACES = 'na|no|nas|nos|hos|ved|på|w|we|v|ve|в|у'

/** Between a post and a kind of workplace in small letters: "ayudante en la frutería". */
export const BEFORE_KINDS =
  'in|im|beim|bei|am|an|en|em|no|na|num|numa|dans|à|au|chez|presso|in un|nel|nella|alla|al|op|bij|hos|på|i|w|we|v|ve|в|на|у|u|într un|într o|la|ved'

/** With these a sentence goes on behind the title that opens it. */
export const BEHIND_TITLES =
  'of|for|to|with|in|at|on|und|für|bei|beim|im|en|au|de|del|para|per|presso|voor|bij|w|chez|hos|ved'

/** With these a title goes on behind its bracket. */
export const BEHIND_BRACKETS = 'to|of|for|de|du|des|d|für|van|di|del|do|da|til|till'

/** A dash before these ends half a word ("Schul- und Berufsbildung"). */
export const BEHIND_HALF_WORDS = 'und|and|oder|och|og|en|et|y|ja'

/** Written small within a name whose other words begin with capitals. */
export const SMALL_IN_NAMES =
  'of|the|and|for|in|at|de|la|del|des|du|der|die|und|et|y|e|di|da|do|van|von|a|an|on|to|le|les|el|los|las|i|w|og|och|en|für|fur|im|am|zu|com'

/** Before a title that is told: "Worked as". */
export const BEFORE_TITLES = 'as|als|como|comme|come|jako|som'

/** When somebody held a title, before it: "Previously Shift Leader". No word of these opens a title. */
export const TIMES_BEFORE_TITLES =
  'previously|formerly|currently|presently|before that|before this|prior to that|prior to this|earlier|then|later|after that|afterwards|subsequently|most recently|initially|' +
  'zuvor|davor|vorher|früher|derzeit|aktuell|momentan|anschließend|danach|zuletzt|zunächst|' +
  'précédemment|auparavant|actuellement|avant cela|ensuite|puis|anteriormente|antes|antes de eso|previamente|actualmente|después|luego|' +
  'atualmente|antes disso|depois|precedentemente|in precedenza|attualmente|prima|in seguito|daarvoor|eerder|momenteel|vervolgens|daarna|' +
  'poprzednio|wcześniej|obecnie|następnie|předtím|dříve|potom|tidigare|dessförinnan|innan dess|därefter|efter det|nuvarande|før det|etter det|sitä ennen|sen jälkeen|tällä hetkellä|now|at present|jetzt|dzt|nu|nå|nyt|tidligere|derefter|deretter|ранее|раньше|затем|потом|раніше|önceden|sonra'

/** Articles before a title. */
export const TITLE_ARTICLES = 'a|an|the|un|une|una|um|uma|een|en|ein|eine|einer'

/** Between the names of partners. */
export const BETWEEN_PARTNERS = 'and|und|et|y|e|en|i'

/** Between the two heads of one column: "Position and main duties". */
export const BETWEEN_HEADS =
  'and|with|und|mit|et|avec|y|con|e|com|en|met|oraz|i|z|и|с|та|і|й|з|a|s|in|ter|u|og|och|med|ja|ning|un|ar|ir|su|és|și|cu|και|με|ve|ile|و|مع|اور|ומ|और|एवं|तथा|व|আর|এবং|ও|અને|மற்றும்|మరియు|ಮತ್ತು|കൂടാതെ|dan|serta|na|pamoja na|và|และ|和|及|与|與|と|及び|및'

/** Before a field, behind its degree. */
export const BEFORE_FIELDS =
  'in|of|im|en|em|de|des|der|di|w|по|în|i|inom|als|zum|zur|som|jako|kao|come|como|comme|for|with|major|majoring|specialization|specializing|في'

/** Small words that end no name: with them a row goes on below, as they are written. */
export const NAME_GOES_ON =
  'of|the|and|for|at|de|du|des|la|le|les|und|der|für|von|del|las|los|da|do|dos|di|della|van|het|y|et|i|og|och|w|im'

/** Written small within a title that stands in a sentence. */
export const SMALL_IN_TITLES =
  'a|an|and|at|by|for|from|in|of|on|or|the|to|with|de|del|des|du|la|le|les|et|y|e|da|do|em|di|della|delle|dei|degli|dell|und|für|im|der|die|das|von'

/** With these, written small, no title and no employer ends: the sentence went on. */
export const LOOSE_ENDS =
  'and|or|of|for|at|with|the|then|later|by|from|und|oder|für|bei|et|ou|de|du|des|pour|chez|para|del|da|do|di|per|van|voor|bij|og|och'

/** A row of a title that ends with one of these goes on below. */
export const OPEN_ENDS = 'and|then|later|acting|of|for|und|dann|et|puis|y|luego|poi|depois|en|dan|og|och|sedan'

/** Between a post and the person for whom it was held. */
export const PERSON_LINKS = 'for|under|with|für|bei|unter|pour|sous|para|bajo|per|sotto|voor|onder|för'

/** Behind a word that is a degree with them, and a title or a school without: "Master of", "Licencié en". */
export const BEHIND_DEGREES = 'of|in|de|en'

/** Written small within a long name of an organisation, beside those within any name: articles and prepositions. */
export const SMALL_IN_LONG_NAMES =
  'per|il|lo|gli|dei|degli|della|delle|dello|nel|nella|con|para|por|dos|das|no|na|em|pelo|pela|pour|au|aux|dans|par|sur|zur|zum|vom|dem|den|bei|voor|het|ter|te|met|op|dla|z|ze|przy|med|av|af|till|til|pa|by|with|from|or|os|as|sul|su|tra'

/** Kinds of workplace in German that are parts of a firm, too. */
export const UNITS_OF_FIRMS =
  'lager|büro|küche|labor|werkstatt|kantine|versand|archiv|bar|praxis|markt|laden|verein|hort|halle|großküche|firma|agentur|kanzlei'
