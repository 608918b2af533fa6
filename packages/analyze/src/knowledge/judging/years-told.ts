/** Numbers up to forty as they stand before "years", by what they are; folded, divided by '|'. */
export const COUNTS: Record<number, string> = {
  2: 'two|zwei|deux|dos|dois|due|twee|dwa|dwoch|dwu|два|двух|iki|tva|to|سنتين|दो|两|二|兩',
  3: 'three|drei|trois|tres|tre|drie|trzy|trzech|три|трех|трёх|uc|üç|ثلاث|तीन|三',
  4: 'four|vier|quatre|cuatro|quatro|quattro|cztery|czterech|четыре|четырех|четырёх|dort|fyra|fire|أربع|اربع|चार|四',
  5: 'five|funf|cinq|cinco|cinque|vijf|piec|pieciu|пять|пяти|bes|beş|fem|خمس|पांच|पाँच|五',
  6: 'six|sechs|seis|sei|zes|szesc|szesciu|шесть|шести|alti|sex|seks|ست|छह|六',
  7: 'seven|sieben|sept|siete|sete|sette|zeven|siedem|siedmiu|семь|семи|yedi|sju|syv|سبع|सात|七',
  8: 'eight|acht|huit|ocho|oito|otto|osiem|osmiu|восемь|восьми|sekiz|atta|åtte|otte|ثماني|ثمان|आठ|八',
  9: 'nine|neun|neuf|nueve|nove|negen|dziewiec|dziewieciu|девять|девяти|dokuz|nio|ni|تسع|नौ|九',
  10: 'ten|zehn|dix|diez|dez|dieci|tien|dziesiec|dziesieciu|десять|десяти|on|tio|ti|عشر|दस|十',
  11: 'eleven|elf|onze|once|undici|jedenascie|jedenastu|одиннадцать|одиннадцати|on bir|elva|elleve|十一',
  12: 'twelve|zwolf|douze|doce|doze|dodici|twaalf|dwanascie|dwunastu|двенадцать|двенадцати|on iki|tolv|十二',
  13: 'thirteen|dreizehn|treize|trece|treze|tredici|dertien|trzynascie|trzynastu|тринадцать|тринадцати|on uc|on üç|tretton|tretten|十三',
  14: 'fourteen|vierzehn|quatorze|catorce|catorze|quattordici|veertien|czternascie|czternastu|четырнадцать|четырнадцати|on dort|on dört|fjorton|fjorten|十四',
  15: 'fifteen|funfzehn|quinze|quince|quindici|vijftien|pietnascie|pietnastu|пятнадцать|пятнадцати|on bes|on beş|femton|femten|十五',
  16: 'sixteen|sechzehn|seize|dieciseis|dezesseis|dezasseis|sedici|zestien|szesnascie|szesnastu|шестнадцать|шестнадцати|on alti|sexton|seksten|十六',
  17: 'seventeen|siebzehn|dix-sept|diecisiete|dezessete|dezassete|diciassette|zeventien|siedemnascie|siedemnastu|семнадцать|семнадцати|on yedi|sjutton|sytten|十七',
  18: 'eighteen|achtzehn|dix-huit|dieciocho|dezoito|diciotto|achttien|osiemnascie|osiemnastu|восемнадцать|восемнадцати|on sekiz|arton|atten|十八',
  19: 'nineteen|neunzehn|dix-neuf|diecinueve|dezenove|dezanove|diciannove|negentien|dziewietnascie|dziewietnastu|девятнадцать|девятнадцати|on dokuz|nitton|nitten|十九',
  20: 'twenty|zwanzig|vingt|veinte|vinte|venti|twintig|dwadziescia|dwudziestu|двадцать|двадцати|yirmi|tjugo|tyve|二十',
  22: 'twenty-two|zweiundzwanzig|vingt-deux|veintidos|vinte e dois|ventidue|tweeentwintig|tjugotva',
  25: 'twenty-five|funfundzwanzig|vingt-cinq|veinticinco|vinte e cinco|venticinque|vijfentwintig|dwadziescia piec|dwudziestu pieciu|двадцать пять|yirmi bes|yirmi beş|tjugofem|二十五',
  30: 'thirty|dreissig|dreißig|trente|treinta|trinta|trenta|dertig|trzydziesci|trzydziestu|тридцать|тридцати|otuz|trettio|tretti|三十',
}

/** How somebody tells for how long they have done what they do; # is the number. No class of three years is told so. */
export const FOR_YEARS = {
  spaced: [
    "(?:for|over|during) (?:the (?:past|last) |more than |over |almost |nearly |about )?# years|# years(?:'| of)? (?:\\p{L}+ ){0,3}experience|# years in (?:the )?(?:trade|business|profession|field)",
    'seit (?:nunmehr |mehr als |uber |fast |gut |rund |etwa )?# jahren|# jahre (?:\\p{L}+ ){0,2}(?:berufs)?erfahrung|# jahre im (?:beruf|fach)',
    "(?:depuis|voila|ca fait|cela fait|il y a)(?: plus de| pres de| bientot| deja)? # (?:ans|annees)|# (?:ans|annees) (?:d'experience|de metier|d'anciennete|de pratique)",
    '(?:llevo|hace|desde hace|con)(?: mas de| casi| ya)? # anos|# anos (?:\\p{L}+ ){0,2}de (?:experiencia|oficio|profesion)',
    '(?:ha|faz)(?: mais de| quase| cerca de| ja)? # anos|# anos (?:\\p{L}+ ){0,2}de (?:experiencia|profissao|estrada)',
    "da(?: oltre| piu di| quasi| circa)? # anni|# anni (?:\\p{L}+ ){0,2}d[i'] ?(?:esperienza|mestiere|attivita)",
    "(?:al|sinds|reeds)(?: ruim| meer dan| bijna| zo'n)? # jaar|(?:ruim |meer dan )?# jaar (?:\\p{L}+ ){0,2}ervaring",
    'od(?: ponad| blisko| prawie| okolo)? # lat|# lat (?:\\p{L}+ ){0,2}(?:doswiadczenia|stazu|praktyki|pracy)',
    '(?:уже|более|больше|почти|свыше|около) # (?:лет|года)|(?:стаж|опыт)(?: работы)?(?: более| свыше)?[ :–—-]{1,3}# (?:лет|года)|# (?:лет|года) (?:\\p{L}+ ){0,2}(?:стажа|опыта|работаю|занимаюсь|в профессии)|(?:работаю|занимаюсь) (?:\\p{L}+ ){0,3}# (?:лет|года)',
    '# yildir|# yillik (?:\\p{L}+ ){0,2}(?:deneyim|tecrube)|# yil(?:lik)? (?:deneyim|tecrube)',
    '(?:i|sedan|de senaste|har)(?: mer an| over| nastan)? # ar(?:en)?(?!\\p{L})|# ars (?:\\p{L}+ ){0,2}(?:erfarenhet|erfaring)',
    '(?<=(?:^|[.!?:\\n•]\\s{0,3}))# (?:years (?:in|at|as|on|with)|jahre (?:bei|in|im|als|auf|mit)|ans (?:dans|chez|comme|en)|anos (?:en|como|de|em|na|no|numa?)|anni (?:in|nel|nella|come|presso|di)|jaar (?:in|bij|als|op)|lat (?:w|jako|na|przy)|(?:лет|года) (?:в|на|у)|ar (?:pa|i|som|inom))(?!\\p{L})',
    '(?<=\\p{L}{4}, )# (?:years|jahre|ans|anos|anni|jaar|lat|лет|года)(?=[,.;]|$)',
    'منذ (?:اكثر من |أكثر من )?# (?:سنوات|سنة|عاما|أعوام)|خبرة # (?:سنوات|سنة)|# (?:سنوات|سنة) (?:من )?(?:ال)?خبرة|(?:पिछले )?# (?:साल|वर्ष|वर्षों|सालों) (?:से|का अनुभव|के अनुभव)',
  ],
  unspaced: [
    '#年(?:以上|多)?(?:的)?(?:[\\p{Script=Han}]{0,8})?经验|(?:从事|干了|做了|工作了?)[^,，。;；\\n\\d一二两三四五六七八九十]{0,14}#年|#年(?:来|以来)',
    '#年(?:間|以上)(?!前)|#年の(?:経験|実務)|#년(?:간|째|차| 이상)|경력 ?#년|ประสบการณ์[^\\n]{0,16}# ?ปี|มา(?:แล้ว)? ?# ?ปี',
  ],
}

/** Of whom such words tell the age; folded. */
export const CHILDREN =
  '(?:children|kids|pupils|kinder|kindern|enfants|eleves|ninos|ninas|criancas|bambin\\p{L}|kinderen|dzieci|uczni\\p{L}{1,3}|дет\\p{L}{1,3}|cocuk\\p{L}{0,4}|çocuk\\p{L}{0,4}|barn|born|أطفال|اطفال|बच्च\\p{L}{0,3})\\P{L}{1,3}(?:\\p{L}+\\P{L}){0,2}$'
