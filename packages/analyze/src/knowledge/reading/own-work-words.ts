/** Words of sentences in which people tell where they work without saying as what ("Since 2018 I have been at ..."), all languages, divided by '|'. */
export const OWN_WORK = {
  /** Verbs of working, each of which tells of the writer alone. */
  works:
    'i work|i worked|i have worked|i have been working|i ve worked|i ve been working|i am working|i m working|i was working|i am employed|i was employed|i have been employed|i spent|' +
    'arbeite|ich arbeite|arbeite ich|ich arbeitete|arbeitete ich|gearbeitet|gejobbt|ausgeholfen|mitgearbeitet|ich jobbe|jobbe ich|bin ich beschäftigt|ich bin beschäftigt|bin ich angestellt|ich bin angestellt|war ich beschäftigt|war ich angestellt|bin ich tätig|ich bin tätig|war ich tätig|stehe ich|ich stehe|stand ich|ich stand|' +
    'je travaille|je travaillais|j ai travaillé|je bosse|j ai bossé|j exerce|j ai exercé|j ai passé|j ai été employé|j ai été employée|' +
    'trabajo|trabajé|pasé|trabajaba|he trabajado|estoy trabajando|estuve trabajando|trabajando|llevo trabajando|he estado trabajando|' +
    'trabalho|trabalhei|trabalhava|tenho trabalhado|estou trabalhando|estou a trabalhar|trabalhando|atuo|atuei|' +
    'lavoro|lavoravo|ho passato|lavorai|ho lavorato|sto lavorando|' +
    'ik werk|werk ik|ik werkte|werkte ik|heb ik gewerkt|gewerkt|ik sta|sta ik|stond ik|ik stond|werkzaam|' +
    'pracuję|pracowałem|pracowałam|przepracowałem|przepracowałam|zatrudniony|zatrudniona|dorabiałem|dorabiałam|' +
    'pracuji|pracuju|pracoval jsem|pracovala jsem|jsem pracoval|jsem pracovala|som pracoval|som pracovala|pracujem|pracoval som|pracovala som|' +
    'работаю|работал|работала|проработал|проработала|отработал|отработала|тружусь|трудился|трудилась|' +
    'працюю|працював|працювала|' +
    'jag jobbar|jobbar jag|jag arbetar|arbetar jag|jag jobbade|jobbade jag|jag arbetade|arbetade jag|jobbat|arbetat|' +
    'jeg arbejder|arbejder jeg|jeg arbejdede|arbejdede jeg|arbejdet|jeg jobber|jobber jeg|jeg jobbet|jobbet jeg|jobbet|' +
    'lucrez|am lucrat|lucram|dolgozom|dolgoztam|çalışıyorum|çalıştım|çalışmaktayım|çalışıyordum|görev yaptım|görev yapıyorum|أعمل|عملت|أشتغل|اشتغلت|كنت أعمل|radim|radio sam|radila sam|работя|работих|εργάζομαι|δούλεψα|δουλεύω',
  /** Verbs of being, which tell of a post only with the name of a house. */
  is: 'i am|i m|i was|i have been|i ve been|bin ich|ich bin|war ich|ich war|je suis|j étais|j ai été|je tiens|estoy|estuve|he estado|llevo|soy|fui|he sido|estou|estive|sou|tenho sido|sono|sono stato|sono stata|ero|ben ik|ik ben|was ik|ik was|ik zit|zit ik|ik zat|zat ik|jestem|byłem|byłam|jag är|är jag|jag var|var jag|har jag varit|jag har varit|jeg er|er jeg|jeg var|var jeg|har jeg været|har jeg vært|i stayed|stayed|i remained|blieb ich|ich blieb|bin ich geblieben|je suis resté|je suis restée|me quedé|permanecí|fiquei|rimasi|sono rimasto|sono rimasta|bleef ik|ik bleef|ben ik gebleven|zostałem|zostałam|был|была|являюсь|являлся|являлась|служил|служила|був|була|byl jsem|byla jsem|jsem byl|jsem byla|jsem|som bol|som bola|bol som|bola som|stannade jag|jag stannade|my last job was|my current job is|i am currently|i m currently|i am now|i m now',
  /** Verbs of beginning, with whose date a post starts. */
  begins:
    'kam ich|ich kam|ging ich|ich ging|ich wechselte|ich begann|ich fing an|i joined|i started|i began|i moved to|joined|started|habe ich angefangen|ich habe angefangen|fing ich an|begann ich|wechselte ich|bin ich gewechselt|je suis entré|je suis entrée|j ai rejoint|j ai commencé|j ai intégré|entré chez|entrée chez|entré|entré a trabajar|empecé|comencé|me incorporé|pasé a|me hice|entrei|comecei|ingressei|passei para|entrai|sono entrato|sono entrata|ho iniziato|ho cominciato|sono passato|sono passata|begon ik|ik begon|ben ik begonnen|ik ben begonnen|moved to|switched to|changed to|zacząłem|zaczęłam|zaczynałem|zaczynałam|przeszedłem|przeszłam|trafiłem|trafiłam|устроился|устроилась|пришёл|пришел|пришла|начинал|начинала|перешёл|перешел|перешла|влаштувався|влаштувалася|började jag|jag började|begyndte jeg|jeg begyndte|begynte jeg|jeg begynte',
  /** The same where the house is told to have taken one on: "in 2016 Merrow Hospital hired me as". */
  hired:
    'hired me|employed me|recruited me|took me on|took me in|gave me a job|hat mich eingestellt|stellte mich ein|nahm mich|holte mich|m a recruté|m a recrutée|m a embauché|m a embauchée|m a engagé|m a engagée|m a pris|m a prise|m embauche|me contrató|me contrataron|me fichó|me cogieron|me contratou|contratou me|me admitiu|mi ha assunto|mi ha assunta|mi assunse|nam mij aan|heeft mij aangenomen|heeft me aangenomen|zatrudnił mnie|zatrudniła mnie|zatrudniło mnie|přijali mě|anställde mig|ansatte mig|ansatte meg|beni işe aldı',
  /** What one was made by a house: "I was hired in 2016 by Merrow Hospital as". */
  taken:
    'i was hired|i was taken on|i was recruited|i got hired|wurde ich eingestellt|j ai été embauché|j ai été embauchée|j ai été recruté|j ai été recrutée|j ai été engagé|j ai été engagée|fui contratado|fui contratada|fui admitido|fui admitida|sono stato assunto|sono stata assunta|werd ik aangenomen|ik werd aangenomen|zostałem zatrudniony|zostałam zatrudniona|меня приняли|меня взяли|был принят|была принята|blev jag anställd|jag blev anställd|jeg blev ansat|jeg ble ansatt',
  /** That one rose in the house told last: before the later title. */
  promoted:
    'promoted me to|i was promoted to|got promoted to|i got promoted to|was promoted to|made me|they made me|i was made|i became|became|i rose to|rose to|i moved up to|' +
    'wurde ich|ich wurde|wurde ich zur|wurde ich zum|ich wurde zur|ich wurde zum|machte man mich zum|machte man mich zur|' +
    'je suis devenu|je suis devenue|suis devenu|suis devenue|j ai été promu|j ai été promue|j ai été nommé|j ai été nommée|on m a nommé|on m a nommée|on m a promu|on m a promue|' +
    'me ascendieron a|me ascendió a|fui ascendido a|fui ascendida a|ascendí a|pasé a ser|me nombraron|me hicieron|' +
    'fui promovido a|fui promovida a|passei a ser|me promoveram a|fui nomeado|fui nomeada|tornei me|' +
    'sono diventato|sono diventata|mi hanno promosso|mi hanno promossa|sono stato promosso|sono stata promossa|mi hanno nominato|mi hanno nominata|mi hanno fatto|mi hanno fatta|' +
    'werd ik|ik werd|werd ik bevorderd tot|ben ik bevorderd tot|ben ik geworden|' +
    'zostałem|zostałam|awansowałem na|awansowałam na|awansowano mnie na|stal jsem se|stala jsem se|' +
    'стал|стала|меня назначили|меня повысили до|был назначен|была назначена|мене призначили|' +
    'blev jag|jag blev|blev jeg|jeg blev|ble jeg|jeg ble|أصبحت|وأصبحت|ترقيت إلى|رقيت إلى|تمت ترقيتي إلى',
  /** Before or behind the kind of the house told last. */
  same: 'same|demselben|derselben|selben|gleichen|même|mismo|misma|mesmo|mesma|stesso|stessa|dezelfde|hetzelfde|samym|samej|той же|том же|того же|этой же|этом же|samma|samme|aynı',
  sameBehind: 'نفسه|نفسها|ذاته|ذاتها',
  /** Before the house that took one on. */
  by: 'by|par|por|von|von der|vom|dalla|dal|da|door|przez|av|af',
  /** That one stayed at the house told last: "and stayed until 2015". */
  stayed:
    'stayed|remained|worked there|worked till|worked until|worked up to|worked upto|blieb|geblieben|suis resté|suis restée|y suis resté|y suis restée|estuve|me quedé|permanecí|trabajé|fiquei|permaneci|trabalhei|rimasi|sono rimasto|sono rimasta|ho lavorato|bleef|gebleven|zostałem|zostałam|pracowałem|pracowałam|остался|осталась|работал|работала|проработал|проработала|stannade|blev kvar|blev|ble|çalıştım|kaldım',
  /** That one left it: "and left in 2015". */
  left: 'left|quit|resigned|i left|ausgeschieden|ging ich weg|verließ|j ai quitté|suis parti|suis partie|dejé|me fui|me marché|saí|deixei|ho lasciato|me ne sono andato|me ne sono andata|vertrok ik|ik vertrok|odszedłem|odeszłam|ушёл|ушел|ушла|уволился|уволилась|slutade|sluttet|sluttede|ayrıldım',
  /** Of what is told before, with whose end a post begins. */
  since:
    'since then|ever since|seither|seitdem|depuis lors|depuis ce temps|desde entonces|desde então|da allora|sindsdien|odtąd|od tego czasu|с тех пор|відтоді|siden da|siden dengang|sedan dess|o zamandan beri|منذ ذلك الحين|ومنذ ذلك الحين',
  /** Before the title that somebody has who works there, whatever it is; and what is none behind them. */
  asTitle:
    'as|as a|as an|als|als een|comme|en tant que|en qualité de|como|come|in qualità di|jako|som|som en|ca|ako|kot|kao|као|като|ως',
  noTitle:
    'well|part|long|soon|such|if|one|i|my|the|we|it|they|much|auch|ob|wenn|ich|der|die|das|wir|man|es|nur|si|ça|cela|je|il|elle|tout|que|parte|yo|eu|se|resultado|siempre|sempre|io|mi|questo|parte|gevolg|ik|de|het|eerste|tak|że|ja|też|pierwszy|jag|det|den|en',
  /** Between such a verb and what one became. */
  became: 'de|como|as|als|as an|as a|comme|come|da|jako|som|som en',
  /** What leads from what was told last to what was before or behind it. */
  before:
    'since then|seither|seitdem|depuis lors|desde entonces|desde então|da allora|sindsdien|odtąd|od tego czasu|с тех пор|відтоді|siden da|siden dengang|before that|before this|before then|prior to that|after they|then they|later they|right after that|straight after that|soon after|previously|earlier|after that|afterwards|then|davor|zuvor|vorher|danach|direkt danach|gleich danach|anschließend|dann|früher|avant cela|avant ça|avant|auparavant|précédemment|ensuite|puis|tout de suite après|juste après|après cela|après|antes|antes de eso|anteriormente|previamente|justo después|después|luego|antes disso|logo depois|depois|em seguida|prima|prima di questo|in precedenza|precedentemente|subito dopo|poi|dopo|daarvoor|meteen daarna|voordien|eerder|daarna|vervolgens|wcześniej|przedtem|zaraz potem|poprzednio|przed tym|potem|później|następnie|předtím|dříve|poté|predtým|potom|до этого|сразу после этого|ранее|раньше|прежде|до того|затем|потом|после этого|до цього|раніше|потім|innan dess|direkt efter|dessförinnan|tidigare|därefter|sedan dess|før det|tidligere|derefter|deretter|daha önce|ondan önce|bundan önce|öncesinde|daha sonra|قبل ذلك|وقبل ذلك|قبلها|وقبلها|بعد ذلك|ثم|înainte|anterior|apoi',
  /** Where the house told last is meant. */
  there: 'there|dort|là bas|allí|ali|lì|là|tam|там|där|der|daar',
  /** Before the name of a house or of whose it is; "in" and its like may lead to a town as well. */
  houses:
    'at|with|for|alla|all|allo|alle|agli|pour|para|per|bei|beim|bei der|bei den|bei dem|bei einem|bei einer|für|chez|auprès de|presso|presso la|presso lo|presso il|bij|bij de|bij het|op|på|hos|u|dla|pro|pri|у|при|для|la firma|لدى|عند',
  /** The same behind a verb of beginning. */
  towards: 'zu|zur|zum|to|vers|a|ad|naar|do|к|в|till|til',
  inside:
    'in|im|vom|von der|in der|in den|in dem|in einem|in einer|an der|am|auf|auf dem|à la|à l|au|aux|dans|dans le|dans la|dans un|dans une|en|em|no|na|num|numa|nel|nella|nell|in un|in una|al|in het|in de|in een|w|we|v|ve|в|во|на|i|på|la|ved|til|в одной|στο|στη|في',
  /** Endings of a name in which one works, behind an apostrophe or at the end of a kind of house. */
  endings: 'de|da|te|ta|nde|nda',
  /** "For two years", in languages that say so with an ending. */
  units: 'yıldır|senedir|aydır|yıl boyunca',
  /** With these the name of a house ends in a language without capitals. */
  stops: 'منذ|من|إلى|حتى|في|ثم|لمدة|حيث|كـ|ك|بوظيفة|بصفة|خلال|بين|ولا|وما',
  /** Words for a firm before its name. */
  firms:
    'firm|company|firma|firmie|firmy|firmě|firme|spółce|společnosti|spoločnosti|entreprise|société|empresa|azienda|ditta|società|bedrijf|фирме|фирма|компании|компания|компанії|företaget|firman|firmaet|şirketi',
  /** Before a time of studies that is over: "after the apprenticeship". */
  after: 'after|nach|après|después|tras|após|depois|dopo|na|efter|etter|po|после|після',
  /** Who did what a sentence tells, in languages that say so with every verb. */
  me: 'i|ich|je|j|ik|jag|jeg',
  /** Behind a title, with whom one was it. */
  with: 'con|avec|mit|com|met|med|z|с|with|cu',
  articles:
    'a|an|the|my|our|der|die|das|dem|den|ein|eine|einem|einer|einen|un|une|le|la|les|l|el|los|las|una|unos|o|os|as|um|uma|il|lo|gli|uno|de|het|een|en|ett|et',
  /** Lengths of time without a number. */
  many: 'several|many|few|one|mehrere|einige|viele|ein|einem|eine|plusieurs|un|une|varios|varias|vários|uno|una|um|uma|diversi|een|één|enkele|kilka|parę|jeden|несколько|один|ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر|عدة|بضع|flera|ett|elva',
  /** Between a preposition and such a length. */
  lasting:
    'for|the|last|past|the last|the past|over|seit|fast|über|die letzten|in den letzten|pendant|durant|depuis|les|durante|desde hace|hace|los|últimos|por|há|nos últimos|per|da|da circa|da|negli ultimi|al|bijna|de afgelopen|przez|przez ostatnie|ostatnie|od|ponad|od ponad|последние|в течение|более|останні|i|sedan|de senaste|i över',
} as const

/** How words begin (whole ones: with '$') that tell of studies, family, clubs and where one lives, and of no work. */
export const OTHER_LIFE =
  'studied|studies|studying|student|studium|studier|etudes|etudi|estudi|estudo|studi$|studia|studio$|diplom|bachelor|master|graduat|degree|ausbildung|gelernt$|erlernt$|lehre$|abitur|promotion|examen|apprenticeship|bac$|baccal|licenc|grado$|titul|curso$|corso$|kurs$|laurea|matura$|opleiding|geleerd|обуч|учился|училась|окончил|законч|диплом|навчавс|навчал|закінч|kurser$|utbild|uddann|utdann|volunt|ehrenamt|benevol|vrijwillig|wolont|волонт|ideell|mitglied|member|membre|miembro|socio$|lid$|elternzeit|mutterschutz|rente$|rentner|arbeitslos|retired|unemployed|married|verheiratet|marie$|mariee|casad|sposat|getrouwd|zamez|замуж|женат|born$|geboren|nacid|nascid|nato$|nata$|urodz|родил|wohne|wohnt|wohnhaft|live$|lives|living|lived|habite|vivo$|vivimos|resid|moro$|abito|woon|mieszk|живу|прожива|license|licence|driving|fuhrerschein|permis$|patente|rijbewijs|korkort|shortlist|nominat|won$|never|niemals|nunca|jamais|nooit|nigdy|никогда|ніколи|aldrig|nicht|kein|keine'

/** The same in Chinese, which writes a sentence as one word: before the house, behind it, before a title; and what tells of studies. */
export const OWN_WORK_GLUED = {
  houses: '任职于|就职于|供职于|在|于|进入|加入|入职',
  works: '任职|就职|工作|上班|打工|实习|兼职|供职|至今',
  titles: '担任|从事|做|当|任',
  articles: '一家|一间|某家',
  other: '毕业|就读|学习|读书|攻读|求学|丈夫|妻子|父亲|母亲|希望|想',
} as const

/**
 * What tells as what somebody works, in languages that say so by an ending or by a word behind the title: in the instrumental of
 * Slavic languages what is no title; in Turkish "as", how one works, and the endings behind an apostrophe.
 */
export const OWN_WORK_TITLES = {
  noTitle:
    'летом|зимой|весной|осенью|вахтой|вахтами|потом|затем|вместе|параллельно|сменами|днем|ночью|целым|целыми|своим|своей|всем|всей|этим|этой|тем|том|моей|моим|одним|одной|' +
    'влітку|взимку|навесні|восени|разом|вночі|' +
    'latem|zima|wiosna|jesienia|razem|potem|dniem|noca|calym|cala|tym|ta|ciagle|zmianami|wczesniej|' +
    'letem|zimou|tim|pritom|potom|celou|' +
    'من|منذ|إلى|حتى|مع|على|ثم|هناك|هنا|فيها|فيه|بدوام|لمدة|كل|خلال',
  asBehind: 'olarak|sıfatıyla|göreviyle|unvanıyla|pozisyonunda|görevinde',
  how: 'aktif|düzenli|genel|özel|yaklaşık|zamanlı|sürekli|gönüllü|ilk|son|resmi|toplam|günlük|haftalık|aylık|ortalama|sigortalı|kadrolu|sözleşmeli|vardiyalı|ayrıca|birlikte|bağlı|beri|arasında|kadar|önce|sonra|halen|yıldır|yıl|boyunca|ve|şu|anda|ben',
  suffixes: 'de|da|te|ta|nde|nda|den|dan|ten|tan|e|a|ye|ya',
} as const
