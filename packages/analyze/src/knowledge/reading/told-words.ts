/** Words of sentences in which people tell of their posts ("I was a nurse at ..."), all languages, divided by '|'. */
export const TOLD_WORDS = {
  /** Words of two and three letters that end a sentence, and are no short form of others. */
  short:
    'me|it|us|up|in|on|so|too|out|off|now|one|two|six|ten|own|job|day|all|him|her|old|new|age|ago|tea|bus|car|son|mir|uns|ist|war|ein|aus|auf|dir|moi|toi|lui|eux|mí|él|mim|me|lei',
  /** Small words with which a sentence opens, before which no short form stands: "stamp 1G. At the moment I am". */
  openers:
    'i|in|at|from|since|before|em|no|na|durante|por|con|com|mit|für|op|met|after|then|they|he|she|it|we|my|there|the|this|during|now|ich|seit|im|ab|bis|danach|davor|vorher|dann|dort|bei|je|j|depuis|ensuite|puis|avant|après|en|il|elle|desde|luego|antes|después|trabajé|depois|trabalhei|dal|poi|prima|nel|nella|ho|sono|ik|sinds|daarna|daarvoor|od|potem|wcześniej|w|с|в|до|потом|затем|сейчас|там|jag|sedan|från|jeg|siden|fra',
  /** What leads up to the title. */
  announce:
    'as|as the|as a|as an|in the post of|in the position of|in the capacity of|on the post of|at the post of|designated as|holding the post of|with the designation of|i am the|i am a|i am an|i am|i was the|i was a|i was an|i was|i have been the|i have been a|i have been|i became|became|was hired as|started as|worked as|worked there as|previously worked as|work as|working as|presently working as|currently working as|currently employed as|served as|employed as|my job as|was appointed|was then appointed|i was appointed|i was then appointed|was promoted to|was then promoted to|i was promoted to|i was then promoted to|i was hired as|i was made|she is the|she is a|she is an|she is|she was the|she was a|she was an|she was|she became|she has been the|she has been a|she has been|he is the|he is a|he is an|he is|he was the|he was a|he was an|he was|he became|he has been the|he has been a|he has been|he has also been the|he has also been a|he has also been an|he has also been|she has also been the|she has also been a|she has also been an|she has also been|i have also been the|i have also been a|i have also been an|i have also been|was made|left to become|went on to become|moved on to become|to take up the post of|to take up the role of|rose to|rose to become|has been|has been the|has been a|has been an|had been|he was made|she was made|was named|was appointed as|joined as|became the|became a|' +
    'als|gearbeitet als|beschäftigt als|bin ich|war ich|ich bin|ich war|arbeite ich als|arbeitete ich als|tätig als|angestellt als|bin ich als|war ich als|' +
    'comme|en tant que|a été|elle a été|il a été|travaillé comme|embauché comme|embauchée comme|je suis|j étais|j ai été|je travaille comme|j ai travaillé comme|en qualité de|' +
    'como|trabajando como|me desempeñé como|soy|fui|era|he sido|estuve de|estuve como|trabajo como|trabajaba como|trabajé como|trabajo de|trabajé de|ejerzo de|ejercí de|en calidad de|' +
    'atuei como|atuando como|trabalhando como|sou|fui|era|tenho sido|trabalho como|trabalhava como|trabalhei como|na função de|' +
    'come|lavorato come|sono|sono stata|sono stato|ero|lavoro come|ho lavorato come|lavoravo come|faccio|faccio il|faccio la|ho fatto il|ho fatto la|ho fatto lo|facevo il|facevo la|in qualità di|' +
    'als|werkte als|gewerkt als|ben ik|was ik|ik ben|ik was|werk ik als|werkte ik als|werkzaam als|' +
    'jako|jestem|byłem|byłam|pracuję jako|pracowałem jako|pracowałam jako|na stanowisku|w charakterze|' +
    'jako|jsem|byl jsem|byla jsem|pracuji jako|pracoval jsem jako|pracovala jsem jako|som|bol som|bola som|pracujem ako|ako|' +
    'kao|radim kao|radio sam kao|radila sam kao|kot|delam kot|delal sem kot|delala sem kot|като|работя като|работих като|' +
    'som|arbetade som|arbetat som|ansat som|ansatt som|är jag|var jag|jag är|jag var|arbetar jag som|arbetade jag som|jobbar som|jobbade som|er jeg|var jeg|jeg er|jeg var|arbejder som|arbejdede som|jobber som|jobbet som|' +
    'в должности|на должности|в качестве|на посаді|ca|am fost|sunt|lucrez ca|am lucrat ca|mint|ως|olarak|بصفة|كـ|بعنوان|sebagai|kama|เป็น|ในตำแหน่ง|担任|任',
  /** What stands between a title and its employer. */
  at: 'at|with|for|in|joined|i joined|employed by|hired by|recruited by|taken on by|engaged by|moved to|moved on to|transferred to|switched to|went to|went on to|returned to|left for|bei|beim|bei der|bei den|in der|im|am|an der|für|chez|à|au|à la|aux|dans|pour|en|para|no|na|nos|em|pela|pelo|presso|per|nel|nella|al|alla|bij|in het|van|voor|op|w|we|dla|u|v|ve|pro|pri|na|hos|på|i|ved|til|в|на|у|при|для|la|în|pentru|στο|στη|στην|σε|لدى|في|عند|در|di|pada|ở|tại|katika|ที่',
  /** What leads from a title to its employer where this is known as one. */
  of: 'of|de|du|des|del|della|dell|dello|dei|degli|di|da|do|dos|das|der|van',
  /** What stands between two posts that one sentence tells of. */
  and: 'and|und|et|y|e|i|oraz|och|og|sowie|és|și|и|та|και',
  /** The same as `announce` where it is written with its marks: "la" is an article. */
  marked: 'là|è|é',
  /** Forms of "to be" behind a name or one of `who`, before what somebody is or was. */
  is: 'is|was|est|était|fut|ist|war|es|fue|era|fu|foi|jest|był|była|je|byl|byla|är|er|var|on|oli',
  who: 'he|she|they|il|elle|er|sie|él|ella|lui|lei|ele|ela|hij|zij|ze|on|ona|han|hun|hon|hän',
  /** Behind such a form. */
  now: 'currently|now|presently|previously|formerly|also|then|actuellement|auparavant|derzeit|zuvor|früher|heute|actualmente|anteriormente|attualmente|atualmente|momenteel|eerder|obecnie|wcześniej',
  /** Behind the name of an employer, before what somebody was there. */
  where: 'where|où|wo|donde|dove|onde|waar|gdzie|kde|där|hvor|jossa',
  /** Parts of a firm before its name. */
  bodies:
    'board of|board of directors of|supervisory board of|management board of|executive board of|executive committee of|management of|conseil d administration de|conseil d administration du|comité de direction de|consiglio di amministrazione di|consejo de administración de|conselho de administração da',
  /** With these, behind a title, the sentence goes on. */
  ends: 'by|until|till|where|from|since|who|which|depuis|où|seit|wo|desde|donde|dal|dove|sinds|waar|od|gdzie|sedan|siden|tätig|beschäftigt|angestellt|eingesetzt|eingestellt|gearbeitet|gejobbt|arbeitete|werkzaam|gewerkt|aangenomen|aangesteld',
  articles:
    'a|an|the|my|our|der|die|das|den|dem|ein|eine|einen|einem|einer|le|la|les|l|un|une|el|los|las|una|o|os|um|uma|il|lo|gli|i|de|het|een|mijn|en|ett|et|ei|my|eine|meine|meiner|mon|ma|mi|minha|meu|mio|mia',
  /** Small words between a title and a date. */
  beforeDates:
    'on|in|during|around|effective|am|im|ab|ende|anfang|en|le|dès|fin|début|el|a|em|a partir de|il|a|nel|dal|op|in|vanaf|eind|begin|w|od|dnia|v|ve|dne|od|с|в|з|у|den|i|från|fra|pe|în|din|στις|τον|από|في|بتاريخ',
  /** Small words inside a name. */
  inside:
    'of|the|and|de|la|las|los|le|les|del|des|du|di|da|do|dos|das|della|delle|dei|der|van|von|für|e|y|et|und|en|i|och|og|w|na|for|to|d|l',
} as const

/** How a sentence opens that tells what somebody wants to be, and no post ("To work as a nurse in ..."), all languages. */
export const WISH_OPENINGS =
  'to work|to obtain|to be|to become|to get|to secure|to seek|to gain|to pursue|to establish|to build|to find|to join|to achieve|to utilize|to utilise|to use|to apply|to contribute|to serve|to acquire|to attain|to grow|to make|to have|to enhance|to excel|to develop|to start|to continue|to associate|to land|to take|seeking|seek|looking for|looking to|looking forward|aspiring|aspire|aiming|aim|want|wish|wishing|hope|hoping|desire|desirous|intend|intending|establish|obtain|secure|gain|become|my goal|my aim|my objective|my ambition|i want|i wish|i would|i d like|i aim|i aspire|i intend|i hope|i am looking|i am seeking|i m looking|i m seeking|in search|searching|' +
  'ich suche|ich möchte|ich strebe|suche|auf der suche|mein ziel|je recherche|je souhaite|je cherche|recherche|à la recherche|mon objectif|obtenir|busco|buscando|en busca|deseo|quiero|aspiro|mi objetivo|obtener|conseguir|procuro|em busca|desejo|quero|meu objetivo|obter|cerco|desidero|vorrei|alla ricerca|il mio obiettivo|ottenere|ik zoek|ik wil|op zoek|szukam|poszukuję|chcę|moim celem|hledám|chtěl bych|chtěla bych|ищу|хочу|моя цель|шукаю|прагну|моя мета'

/** English verbs in the past tense that open no title, whose ending does not tell them. */
export const IRREGULAR_PASTS =
  'took|kept|brought|grew|gave|made|began|won|sold|oversaw|rewrote|spent|chose|became|held|ran|sat|drove|dealt|flew|got|went|paid|rode|sent|spoke|stood|wrote|drew|bought|caught|fed|swept|threw|told|swam|understood|undertook|rebuilt|withdrew'

/** How a sentence in English opens that tells of a post ("I am presently working with"), as folded text has it. */
export const POST_SENTENCES = {
  before: 'i|am|have|has|was|been|presently|currently|previously|at present|also',
  verbs: 'working|worked|employed|associated|serving|served|engaged',
  behind: 'as|with|in|at|for|by',
} as const

/** With these a span of time goes on in the next row of a sentence in English. */
export const GOES_ON_UNTIL = 'to|till|until|upto|up to'

/** How a row in English opens that tells what somebody knows or does ("Good knowledge of"), as folded text has it. */
export const ABILITY_SENTENCES = {
  praise: 'good|strong|excellent|extensive|expert|hands on|hands-on|sound|basic|vast|rich',
  told: 'experience|experienced|knowledge|expertise|exposure|proficiency|understanding|skilled|proficient|familiar|responsible|involved|working|worked|handling',
  behind: 'in|of|on|with|to|for',
} as const

/** The subject and the verb with which a sentence in English opens: "I was", "We had". */
export const SENTENCE_SUBJECTS = 'i|we'
export const SENTENCE_VERBS = 'was|am|were|have|had|did|worked|took|ran|left'

/** Small words of a sentence in English that tells of a post: before title and name, before the employer, before what it may be in, before its time. */
export const SENTENCE_LINKS = {
  articles: 'a|an|the|m',
  houses: 'at|with|by|under',
  subjects: 'in|for',
  until: 'from|since|during|between|for|in|w|e|f',
} as const

/** What is said of a firm before its name ("in a reputed & well known company Merrow Ltd"): praise, the kind of firm, and what may name it. */
export const PRAISED_FIRMS = {
  praise:
    'reputed|reputable|renowned|renown|known|leading|famous|esteemed|prestigious|established|growing|multinational|top|largest|biggest|oldest|premier|renommierten|führenden|réputée|renommée|importante|reconocida|reconhecida|prestigiosa|nota',
  kinds:
    'company|firm|organization|organisation|concern|group|mnc|industry|enterprise|unternehmen|firma|société|entreprise|empresa|azienda|società',
  named: 'named|namely|called|as|like|i|e|namens|nommée|appelée|llamada|chamada|chiamata',
} as const

/** With these the name of an award in English ends ("Employee of the Month"). */
export const AWARD_TIMES = 'month|quarter|year|season|week|semester'

/** What leads up to the title that somebody got later with the same employer: "joined as a buyer and became manager in 2019". */
export const PROMOTED_WORDS =
  'became|was promoted to|promoted to|was made|was appointed|was named|rose to|rose to become|moved up to|advanced to|wurde|wurde ich|befördert zur|befördert zum|devenu|devenue|promu|promue|pasé a ser|ascendí a|promovido a|promovida a|promosso a|promossa a|diventai|sono diventato|sono diventata'

/** Words before a title that somebody got later in the same post: "Clerk, then head of office from 2021". */
export const THEN_WORDS =
  'then|later|and then|and later|afterwards|subsequently|promoted to|promoted|rising to|dann|danach|später|anschließend|befördert zur|befördert zum|puis|ensuite|promu|promue|luego|después|más tarde|depois|em seguida|promovido a|promovida a|poi|in seguito|promosso a|promossa a|daarna|vervolgens|następnie|potem|затем|потом|позже|sedan|senare|derefter|senere|deretter|sonra|ardından'

/** Before a title that somebody had earlier in the same post, or beside it. */
export const BEFORE_THEN =
  'previously|formerly|also|before that|davor|zuvor|früher|auch|auparavant|aussi|antes|también|anteriormente|prima|anche|eerder|ook|wcześniej|ранее|также|tidigare|även|and'

/** Before a sum of money, folded. */
export const CURRENCIES =
  'rs|inr|pkr|lkr|bdt|npr|usd|us|eur|gbp|aed|sar|qar|omr|kwd|bhd|egp|php|ngn|kes|ksh|kshs|ghs|zar|chf|rm|myr|sgd|idr|rp|thb|vnd|cad|aud|nzd|hkd|rub|uah|pln|czk|huf|ron|sek|nok|dkk|try|brl|mxn'

/** Small words that lead from a title on to its house, at the end of what was read as the title; a pattern. */
export const HOUSE_LEADS =
  'à(?: la?)?|au|aux|chez|dans|på|hos|bei|beim|im|in der|en|en el|en la|em|presso|nel|nella|alla|bij|op|w|we'

/** English verbs in the third person that are nouns with which titles open: "Works site manager". */
export const PRESENTS_IN_TITLES =
  'works|services|orders|reports|tests|records|designs|plans|supports|processes|projects|supplies|schedules|purchases|studies|benefits|claims|leases|facilities|trades'
