/** Words that stand where a post's end would, and mean that it goes on; all languages, divided by '|'. */
export const PRESENT_WORDS =
  'present|now|current|currently|today|to date|till date|till now|until now|ongoing|on going|to present|onwards|onward|till present|up to now|till today|up to date|date|continuing|currently working|still working|present day|this date|presently|still here|still there|still employed|still in post|in post|present time|the present|pres|now on|to this day|the present day|' +
  'heute|bis heute|bis jetzt|andauernd|fortlaufend|aktuell|laufend|jetzt|gegenwärtig|dato|derzeit|bis dato|bis auf weiteres|unbefristet|bis dato andauernd|' +
  "présent|aujourd'hui|aujourd hui|ce jour|à ce jour|actuel|en cours|actuellement|maintenant|à présent|jour|nos jours|en poste|poste actuel|encore en poste|toujours en poste|jusqu'à présent|jusqu'à ce jour|nouvel ordre|" +
  'actualidad|actual|actualmente|presente|hoy|la fecha|fecha|a la fecha|en curso|hasta hoy|vigente|la actualidad|el presente|el día de hoy|día de hoy|hasta el presente|hasta la actualidad|sigo aquí|en activo|' +
  'ao presente|até ao presente|ao momento|até ao momento|até à presente data|atual|atualmente|actualmente|o momento|momento|hoje|até o momento|até à data|data atual|em curso|os dias de hoje|dias atuais|presente data|a presente data|até hoje|até agora|até o presente|' +
  "oggi|attuale|in essere|a oggi|attualmente|in corso|ad oggi|presente|tuttora|a tutt'oggi|alla data attuale|data attuale|alla data odierna|data odierna|ai giorni nostri|tutt'oggi|ad ora|" +
  'heden|nu|huidig|tot heden|tot nu|huidige|op heden|tot op heden|doorlopend|vandaag|lopend|' +
  'obecnie|teraz|do dziś|do chwili obecnej|dziś|nadal|chwili obecnej|obecna|dzisiaj|dnia dzisiejszego|do dnia dzisiejszego|trwa|w trakcie|aktualnie|po dziś dzień|' +
  'настоящее время|по настоящее время|н.в.|н. в.|сейчас|наст. время|наст. вр.|по н.в.|настоящий момент|по сей день|текущее время|сегодня|до н.в.|наст.вр.|по сегодняшний день|' +
  'теперішній час|по теперішній час|дотепер|зараз|до сьогодні|цей час|сьогодні|нині|понині|донині|сьогоднішній день|цей день|н.ч.|' +
  'момента|в процес|досега|настоящем|до момента|сега|настоящия момент|днес|настояще време|настоящия момент|все още|' +
  'данас|danas|u tijeku|u toku|u tečaju|тренутно|trenutno|sada|сада|do danas|до данас|sadašnjosti|još uvijek|još uvek|traje|dan danas|' +
  'zdaj|danes|do danes|v teku|sedaj|še vedno|še traja|' +
  'súčasnosť|súčasnosti|doteraz|dnes|prebieha|prebiehajúce|po súčasnosť|trvá|dodnes|stále|doposiaľ|' +
  'současnost|současnosti|dosud|nyní|po současnost|doposud|probíhající|probíhá|dodnes|doteď|stále|trvá|dnes|' +
  'nuværende|igangværende|nu|dags dato|i dag|fortsat|løbende|stadig|' +
  'nuvarande|pågående|idag|tills vidare|tillsvidare|nutid|fortfarande|i dag|dags dato|löpande|' +
  'nåværende|nå|dags dato|dd|d.d.|pågår|i dag|fortsatt|løpende|fremdeles|' +
  'nykyinen|nyt|jatkuu|edelleen|tällä hetkellä|nykyhetki|toistaiseksi|nykypäivä|tähän päivään|' +
  'praegu|tänaseni|käesolev ajani|kuni tänaseni|praeguseni|hetkel|tänapäev|kestev|' +
  'šobrīd|pašlaik|līdz šim|tagad|mūsdienām|šodien|joprojām|šim brīdim|' +
  'dabar|iki dabar|šiuo metu|dabartis|šiandien|iki šiol|tebedirbu|' +
  'jelenleg|jelen|napjainkig|mai napig|jelenlegi|folyamatban|folyamatos|máig|a mai napig|napjaink|jelenleg is|' +
  'prezent|în curs|în prezent|acum|astăzi|actual|azi|în continuare|zi|momentul de față|' +
  'σήμερα|σε εξέλιξη|εν εξελίξει|παρόν|έως σήμερα|μέχρι σήμερα|τώρα|ως σήμερα|έως και σήμερα|παρούσα|' +
  'halen|günümüz|devam ediyor|devam|bugün|şu an|şimdi|devam etmekte|hâlâ|hala|sürüyor|bugüne|günümüze|bu güne|şu ana|' +
  'الآن|حتى الآن|حاليا|الحاضر|الوقت الحالي|الى الآن|حالياً|الحالي|تاريخه|حتى تاريخه|حتى الان|الان|مستمر|اليوم|حتى اليوم|ما زال|مازال|ولا يزال|لا يزال|للآن|يومنا هذا|حتى يومنا هذا|إلى اليوم|وحتى الآن|' +
  'اکنون|تاکنون|تا کنون|حال|حال حاضر|هم اکنون|ادامه دارد|امروز|' +
  'موجودہ|تا حال|اب تک|حال|جاری|' +
  'היום|כיום|הווה|נוכחי|עד היום|עכשיו|' +
  'वर्तमान|अब तक|अभी तक|जारी|अब|वर्तमान में|आज|सध्या|आतापर्यंत|आजपर्यंत|' +
  'বর্তমান|এখন পর্যন্ত|চলমান|অদ্যাবধি|বর্তমানে|' +
  'હાલ|વર્તમાન|અત્યાર સુધી|હાલમાં|ચાલુ|' +
  'தற்போது|இன்று வரை|இதுவரை|தற்போது வரை|நடப்பு|' +
  'ప్రస్తుతం|ఇప్పటి వరకు|నేటి వరకు|' +
  'ಪ್ರಸ್ತುತ|ಇಂದಿನವರೆಗೆ|ಇಲ್ಲಿಯವರೆಗೆ|' +
  'ഇപ്പോൾ|നിലവിൽ|ഇതുവരെ|ഇന്നുവരെ|' +
  'sekarang|saat ini|kini|hingga kini|hingga sekarang|sampai sekarang|saat ini|masih|masih bekerja|hingga saat ini|sampai saat ini|' +
  'sasa|hadi sasa|mpaka sasa|leo|hivi sasa|' +
  'nay|hiện tại|hiện nay|đến nay|bây giờ|hiện giờ|tới nay|cho đến nay|' +
  'ปัจจุบัน|ถึงปัจจุบัน|จนถึงปัจจุบัน|ขณะนี้|จนปัจจุบัน|เดี๋ยวนี้|' +
  '至今|现在|目前|今|迄今|在职|現在|現今|在職|在職中|在籍中|今日|現在に至る|現職|至今为止|' +
  '현재|재직중|재직 중|현재까지|진행중|재직|지금|현재 재직중|현재 재직 중|근무중|근무 중'

/** Words between the ends of a span of time. */
export const UNTIL_WORDS =
  "to|until|up to|up until|up till|until the|through to|till|through|thru|bis|à|au|a|al|hasta|até|ate|fino a|tot|do|по|до|bis zum|as|t/m|tot en met|jusqu|jusque|jusqu à|il|ad|az|la|til|till|och|asti|saakka|kuni|līdz|iki|έως|εως|μέχρι|ila|إلى|الى|حتى|تا|تک|עד|से|ते|থেকে|થી|முதல்|தொடக்கம்|నుండి|ರಿಂದ|മുതൽ|hingga|sampai|s/d|sd|hadi|mpaka|đến|tới|ถึง|至|到|から|부터|and|v|și|nuo|from|jusqu'en|jusqu'à|jusqu'au|hasta el|până în|până la|pana in|pana la|έως το|μέχρι το|do roku|vuoteen|do roka|kuni aastani|līdz|sampai dengan|hingga tahun|cho đến|tới năm|đến năm|จนถึง|den|dan|ten|tan|től|tól"

/** Words that open a span whose end is not written: "since 2019"; all languages, divided by '|'. */
export const SINCE_WORDS =
  'since|ever since|commenced|from|as from|as of|starting|starting from|beginning|effective|onwards|since the|seit|seit dem|ab|depuis|depuis le|dès|à partir de|à compter de|desde|desde el|desde el año|desde o ano de|dall anno|a partir de|da|dal|dall|dalla|a partire da|a partire dal|sinds|vanaf|od|od roku|od momentu|с|со|начиная с|з|із|від|починаючи з|от|siden|fra|sedan|från|från och med|fr o m|from og med|fra og med|vuodesta|alates|aastast|kopš|nuo|óta|din|din anul|începând cu|începând din|από|από το|από τον|από την|beri|منذ|منذ عام|منذ سنة|من|ابتداء من|از|از سال|מאז|החל מ|מ|از ابتدای|से|থেকে|થી|முதல்|தொடக்கம்|నుండి|నుంచి|ರಿಂದ|മുതൽ|sejak|mulai|tangu|kuanzia|từ|kể từ|từ tháng|ตั้งแต่|เริ่ม|自|自从|從|自從|从|から|부터'

/** Words behind a date that leave its span open: "2019 óta", "2019 onwards". */
export const ONWARDS_WORDS =
  'onwards|onward|on wards|and onwards|óta|beri|itibaren|dan beri|den beri|tan beri|ten beri|dan itibaren|den itibaren|alkaen|lähtien|tól|től|alates|से|पासून|थी|থেকে|થી|முதல்|தொடக்கம்|నుండి|నుంచి|ರಿಂದ|മുതൽ|سے|から|より|起|起至今|부터|en adelante|em diante|in poi|à ce jour'

/** Words that stand before the first date of a span and belong to it: "from 2012 to 2015", "de 2012 a 2015". */
export const FROM_WORDS =
  'from|from the|between|since|during|in|summers of|summers|summer holidays|school year|ay|stagioni estive|estati|anni scolastici|a a|a s|veranos|vacaciones|étés|schuljahr|von|vom|zwischen|ab|im|de|du|des|de la|d|entre|del|desde|da|dal|dall|dalla|tra|fra|van|tussen|od|między|z|с|со|между|з|із|від|между|от|mellem|mellan|mellom|från|aastatel|no|nuo|din|de la|între|από|μεταξύ|من|بين|از|מ|בין|dari|antara|kuanzia|từ|จาก|ตั้งแต่|自|从|從|ปี'

/** "8 months": units of a length of time, in months. */
export const DURATION_UNITS: Record<string, string> = {
  1: 'month|months|mo|mos|mth|mths|monat|monate|monaten|mois|mes|meses|mês|mese|mesi|maand|maanden|mnd|miesiąc|miesiące|miesięcy|mies|м|мес|месяц|месяца|месяцев|місяць|місяці|місяців|міс|месец|месеца|mjesec|mjeseca|mjeseci|mesec|meseca|meseci|mesecev|měsíc|měsíce|měsíců|mesiac|mesiace|mesiacov|måned|måneder|mdr|månad|månader|mån|kuukausi|kuukautta|kk|kuu|kuud|mēnesis|mēneši|mēnešus|mėn|mėnuo|mėnesiai|mėnesių|mėnesius|hónap|hó|lună|luni|μήνας|μήνες|ay|شهر|أشهر|شهور|شهرا|ماه|ماہ|חודש|חודשים|महीना|महीने|माह|महिने|মাস|મહિના|மாதம்|மாதங்கள்|నెలలు|ತಿಂಗಳು|മാസം|bulan|bln|miezi|mwezi|tháng|เดือน|个月|個月|か月|ヶ月|カ月|ヵ月|개월',
  12: '年|year|years|yr|yrs|jahr|jahre|jahren|an|ans|année|années|año|años|ano|anos|anno|anni|jaar|rok|lata|lat|год|года|лет|рік|роки|років|година|години|godina|godine|leto|leti|leta|let|roky|rokov|år|vuosi|vuotta|aasta|aastat|gads|gadi|gadus|metai|metų|metus|év|ani|έτος|έτη|χρόνια|χρόνο|yıl|سنة|سنوات|سال|שנה|שנים|वर्ष|साल|বছর|વર્ષ|ஆண்டு|ஆண்டுகள்|సంవత్సరం|సంవత్సరాలు|ವರ್ಷ|വർഷം|tahun|thn|mwaka|miaka|năm|ปี|年间|年間|년',
}

/** Numbers that are written out before a unit of time, in the languages whose resumes do so; divided by '|'. */
export const NUMBER_WORDS: Record<string, string> = {
  2: 'two|zwei|deux|dos|dois|due|twee|dwa|dva|två|to|kaksi|két|iki|два|două',
  3: 'three|drei|trois|tres|três|tre|drie|trzy|tři|tri|kolme|három|üç|три|trei',
  4: 'four|vier|quatre|cuatro|quatro|quattro|cztery|čtyři|štyri|fyra|fire|neljä|négy|dört|четыре|чотири|patru',
  5: 'five|fünf|cinq|cinco|cinque|vijf|pięć|pět|päť|fem|viisi|öt|beş|пять|cinci',
  6: 'six|sechs|seis|sei|zes|sześć|šest|šesť|sex|seks|kuusi|hat|altı|шесть|шість|șase',
  7: 'seven|sieben|sept|siete|sete|sette|zeven|siedem|sedm|sedem|sju|syv|hét|yedi|семь|șapte',
  8: 'eight|acht|huit|ocho|oito|otto|osiem|osm|osem|åtta|otte|åtte|nyolc|sekiz|восемь|opt',
  9: 'nine|neun|neuf|nueve|nove|negen|dziewięć|devět|deväť|nio|ni|kilenc|dokuz|девять|nouă',
  10: 'ten|zehn|dix|diez|dez|dieci|tien|dziesięć|deset|desať|tio|ti|tíz|десять|zece',
  11: 'eleven|elf|onze|once|undici|jedenaście|jedenáct|jedenásť|elva|elleve|tizenegy|одиннадцать',
  12: 'twelve|zwölf|douze|doce|doze|dodici|twaalf|dwanaście|dvanáct|dvanásť|tolv|tizenkét|двенадцать',
}

/** Words before a length of time: "March 2019 for 8 months". */
export const DURATION_LEADS =
  'for|during|duration|für|dauer|pendant|durant|durée|durante|por|duración|duração|per|durata|voor|gedurende|przez|на|в течение|протягом|za|po|i|under|dobu|na|po dobu|ajan|για|süreyle|boyunca|لمدة|مدة|به مدت|למשך|selama|kwa|trong|เป็นเวลา'

/** Words before a year that say it is one: "roku 2012", "vuonna 2012"; all languages, divided by '|'. */
export const YEAR_WORDS =
  'year|the year|fy|fiscal year|jahr|jahre|année|l an|año|el año|ano|ano de|o ano de|anno|jaar|rok|roku|rokiem|rokom|год|году|рік|року|година|годината|godina|godine|godini|leto|leta|letu|år|året|vuosi|vuonna|vuoteen|aasta|aastal|aastani|gads|gada|gadā|metai|metais|év|anul|έτος|سنة|عام|سال|שנת|वर्ष|साल|সাল|વર્ષ|tahun|thn|mwaka|năm|ปี'

/** Words behind a year that say it is one: "2019 r.", "2012 год". */
export const YEAR_MARKS =
  'ء|م|ه|هـ|ش|г|гг|год|года|году|годы|р|рр|рік|року|роки|година|години|година|r|rok|roku|god|godine|godina|gada|gads|metai|metų|yılı|yıl|yılında|év|tahun|सन|साल|سنة|سال'

/** Words before two years that "and" joins to one span: "between 2012 and 2015". */
export const BETWEEN_WORDS =
  'between|zwischen|entre|tra|fra|tussen|między|pomiędzy|между|между|між|поміж|mellem|mellan|mellom|între|μεταξύ|بين|بین|בין|antara|kati ya|giữa|ระหว่าง|vahemikus|starp|tarp|mezi|medzi|med|između|између|summers|summers of|étés|veranos|estati|verões|sommer|sommar|zomers|zomer'

/** The same behind the years: "2012 és 2015 között". */
export const BETWEEN_ENDS = 'között|arası|arasında|के बीच|के मध्य|दरम्यान|välillä|vahel|사이|사이에|間|之间|之間'

/** What joins the two years. */
export const BETWEEN_LINKS =
  'and|und|et|y|e|en|i|a|in|och|og|ja|és|și|и|та|і|ve|και|و|ו|और|एवं|এবং|dan|na|và|และ|와|과|と|ir|un'

/** Ends of words that a year takes in some languages, behind an apostrophe or dash: "2012'den 2015'e kadar". */
export const YEAR_ENDINGS = {
  from: 'den|dan|ten|tan|től|tól|ről',
  to: 'e kadar|a kadar|ye kadar|ya kadar|ne kadar|na kadar|e|a|ye|ya|te|ta|de|da|ig|ban|ben|re|ra|es|as|os',
} as const
