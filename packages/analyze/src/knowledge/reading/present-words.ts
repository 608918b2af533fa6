/** Words that stand where a post's end would, and mean that it goes on; all languages, divided by '|'. */
export const PRESENT_WORDS =
  'қазіргі уақытқа дейін|қазіргі уақыт|қазіргі уақытта|қазірге дейін|қазір|осы уақытқа дейін|осы күнге дейін|бүгінгі күнге дейін|бүгінге дейін|әлі күнге дейін|hozirgi kungacha|hozirgacha|hozirgi vaqtgacha|hozirgi vaqt|indiyə qədər|hal hazırda|hazırda|по наст время|по наст вр|п о н в|present|now|current|currently|today|to date|till date|till now|until now|ongoing|on going|to present|onwards|onward|till present|up to now|till today|up to date|date|continuing|currently working|still working|present day|this date|presently|still here|still there|still employed|still in post|in post|present time|the present|pres|now on|to this day|the present day|' +
  'heute|bis heute|bis jetzt|andauernd|fortlaufend|aktuell|laufend|jetzt|gegenwärtig|dato|derzeit|bis dato|bis auf weiteres|unbefristet|bis dato andauernd|' +
  "présent|aujourd'hui|aujourd hui|ce jour|à ce jour|actuel|en cours|actuellement|maintenant|à présent|jour|nos jours|en poste|poste actuel|encore en poste|toujours en poste|jusqu'à présent|jusqu'à ce jour|nouvel ordre|" +
  'actualidad|actual|actualmente|presente|hoy|la fecha|fecha|a la fecha|en curso|hasta hoy|vigente|la actualidad|el presente|el día de hoy|día de hoy|hasta el presente|hasta la actualidad|sigo aquí|en activo|' +
  'ao presente|até ao presente|ao momento|até ao momento|até à presente data|atual|atualmente|actualmente|o momento|momento|hoje|até o momento|até à data|data atual|em curso|os dias de hoje|dias atuais|presente data|a presente data|até hoje|até agora|até o presente|' +
  "oggi|attuale|in essere|a oggi|attualmente|in corso|ad oggi|presente|tuttora|a tutt'oggi|alla data attuale|data attuale|alla data odierna|data odierna|ai giorni nostri|tutt'oggi|ad ora|" +
  'heden|nu|huidig|tot heden|tot nu|huidige|op heden|tot op heden|doorlopend|vandaag|lopend|' +
  'obecnie|teraz|do dziś|do chwili obecnej|dziś|nadal|chwili obecnej|obecna|dzisiaj|dnia dzisiejszego|do dnia dzisiejszego|trwa|w trakcie|aktualnie|po dziś dzień|' +
  'настоящее время|по настоящее время|н.в.|н. в.|сейчас|работает сейчас|работаю сейчас|работает по настоящее время|наст. время|наст. вр.|по н.в.|настоящий момент|по сей день|текущее время|сегодня|до н.в.|наст.вр.|по сегодняшний день|' +
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
  'الآن|حتى الآن|حاليا|الحاضر|الوقت الحالي|الى الآن|حالياً|الحالي|تاريخه|حتى تاريخه|حتى الان|الان|مستمر|اليوم|حتى اليوم|ما زال|مازال|ولا يزال|لا يزال|للآن|يومنا هذا|حتى يومنا هذا|إلى اليوم|لحد الآن|لحد الان|لغاية الآن|لغاية الان|وحتى الآن|' +
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
  'nay|tới giờ|đến giờ|tới bây giờ|đến bây giờ|hiện tại|hiện nay|đến nay|bây giờ|hiện giờ|tới nay|cho đến nay|' +
  'ปัจจุบัน|ถึงปัจจุบัน|จนถึงปัจจุบัน|ขณะนี้|จนปัจจุบัน|เดี๋ยวนี้|' +
  '至今|现在|目前|今|迄今|在职|現在|現今|在職|在職中|在籍中|今日|現在に至る|現職|至今为止|' +
  '현재|재직중|재직 중|현재까지|진행중|재직|지금|현재 재직중|현재 재직 중|근무중|근무 중|iki dabarties|iki šios dienos|iki šiandien|iki šio laiko|dirbu iki šiol|tęsiama|tebedirbu iki šiol|līdz šim laikam|līdz pašreizējam brīdim|līdz šim brīdim|līdz šai dienai|līdz šodienai|līdz mūsdienām|šobrīd strādāju|patreiz|līdz tagad|turpinās|kuni praeguseni|kuni käesoleva ajani|tänini|kuni tänini|tänase päevani|siiani|jätkub|käesolevani|do zdaj|do sedaj|do tega trenutka|še zaposlen|še zaposlena|do sada|do sadašnjosti|do današnjeg dana|do danas traje|sve do danas|u tijeku je|još traje|trenutačno|u sadašnjosti|do sad|danas traje|trenutno zaposlen|trenutno zaposlena|до сада|до садашњости|данашњи дан|до данашњег дана|још увек|у току|садашњост|тренутно запослен|тренутно запослена|траје|настояще|понастоящем|до настоящия момент|по настоящем|до днес|към момента|до сега|настоящ момент|в момента|продължава|до настоящем|по настоящия момент|и към момента|do súčasnosti|až doteraz|až po súčasnosť|doposiaľ trvá|v súčasnosti|ku dnešnému dňu|do dnes|stále trvá|aktuálne|do současnosti|až dosud|až do současnosti|v současnosti|až doposud|k dnešnímu dni|dosud trvá|nyní trvá|til nu|til dags dato|nutiden|til i dag|indtil nu|indtil videre|til stadighed|fortsætter|frem til nå|nåtid|nå værende|til d d|frem til i dag|til nå|till dags dato|nuläget|tills idag|till idag|till i dag|till nu|tillsvidareanställd|fortlöpande|pågår fortfarande|nykyhetkeen|voimassa oleva|voimassaoleva|jatkuu edelleen|toistaiseksi voimassa|tähän hetkeen|tällä hetkellä voimassa|nykyhetkeen asti|voimassa toistaiseksi|jelenleg is tart|jelenleg is folyamatban|a mai napon|máig tart|a jelenlegi időpontig|folyamatban van|jelenleg folyamatban|a jelen|mostanáig|még tart|mind a mai napig|până în prezent|până în ziua de azi|până astăzi|prezentul|în desfășurare|până acum|în derulare|si in prezent|έως τώρα|μέχρι τώρα|ως τώρα|μέχρι και σήμερα|έως το παρόν|συνεχίζεται|σήμερα σε εξέλιξη|μέχρι στιγμής|τρέχον|τρέχουσα|даний час|по даний час|до цього часу|по цей час|по сьогодні|до тепер|до теперішнього часу|теперішній|по сьогоднішній день|до сьогоднішнього дня|триває|на даний момент|до даного часу|сьогодення|поточний час|עד עתה|עד כה|נכון להיום|בהווה|עד עצם היום הזה|כעת|ועד היום|ועד עתה|עדיין|נוכחית|تا به امروز|تا امروز|تا این لحظه|تا به حال|در حال حاضر|مشغول به کار|درحال حاضر|کنون|تا حال حاضر|در حال انجام|زمان حال|hadi leo|hadi hivi sasa|mpaka leo|mpaka hivi sasa|kwa sasa|inaendelea|naendelea|hadi wakati huu|sampai dengan sekarang|sampai dengan saat ini|hingga hari ini|sehingga kini|sehingga sekarang|sampai hari ini|masih aktif|sedang berlangsung|masih berlangsung|sekarang ini|masa kini|hari ini|kini masih bekerja|s d sekarang|hingga sekarang masih bekerja|semasa|sampai kini|ถึงปัจจุบันนี้|ปัจจุบันนี้|จนถึงทุกวันนี้|ทุกวันนี้|ยังทำงานอยู่|จนถึงขณะนี้|กำลังทำงานอยู่|ถึงวันนี้|ยังคงทำงานอยู่|迄今仍在職|至今仍在職|仍在職|任職中|服務中|工作中|目前在職|現仍任職|在職至今|迄今在職|在任|現在在職|持續中|進行中|現時|至現在|直至現在|現任|本日|任職至今|迄今任職|直到現在|仍任職|वर्तमान तक|वर्तमान समय|वर्तमान समय तक|आज तक|आजतक|अद्यतन|कार्यरत|वर्तमान में कार्यरत|अब तक कार्यरत|अद्यावधि|चालू|सध्यापर्यंत|आजवर|आजतागायत|आतापर्यंत कार्यरत|सध्या कार्यरत|सध्या चालू|आजमितीस|चालू आहे|এখনও|এখনো|এখন|আজ পর্যন্ত|অদ্যবধি|বর্তমান পর্যন্ত|বর্তমান সময়|বর্তমান সময় পর্যন্ত|কর্মরত|বর্তমানে কর্মরত|এখনও কর্মরত|এখন অবধি|আজ অবধি|অদ্য পর্যন্ত|এ পর্যন্ত|এখনও চলমান|આજ સુધી|આજદિન સુધી|આજ દિન સુધી|હાલ સુધી|અત્યારે|હજુ ચાલુ|ચાલુ છે|હાલ ચાલુ|વર્તમાનમાં|હાલ કાર્યરત|કાર્યરત|આજસુધી|இன்றுவரை|இன்று|தற்பொழுது|தற்போதுவரை|தற்சமயம்|இற்றை வரை|இற்றைவரை|இன்று வரையும்|இதுநாள் வரை|இந்நாள் வரை|தற்போது வரையிலும்|தொடர்கிறது|தொடர்கின்றது|இன்று வரை தொடர்கிறது|நிகழ்காலம்|தற்காலம்|தற்போதும்|ఇప్పటివరకు|ఇప్పటికీ|ఇప్పటిదాకా|ఇప్పటి దాకా|ఈ రోజు వరకు|ఈనాటి వరకు|నేటివరకు|నేటి వరకూ|ఇప్పటి వరకూ|ప్రస్తుతం వరకు|ప్రస్తుతము|ప్రస్తుతానికి|కొనసాగుతోంది|కొనసాగుతున్నది|కొనసాగుతున్నాను|నేటికీ|ಪ್ರಸ್ತುತದವರೆಗೆ|ಪ್ರಸ್ತುತವರೆಗೆ|ಇಂದಿಗೂ|ಈಗ|ಈಗಿನವರೆಗೆ|ಇದುವರೆಗೆ|ಈವರೆಗೆ|ಇಂದಿನ ವರೆಗೆ|ಇಲ್ಲಿಯ ವರೆಗೆ|ಇಂದು|ಮುಂದುವರಿದಿದೆ|ಚಾಲ್ತಿಯಲ್ಲಿದೆ|ಇಲ್ಲಿವರೆಗೆ|ಈವರೆಗೂ|ಇಂದಿನವರೆಗೂ|തുടരുന്നു|തുടർന്നുവരുന്നു|ഇപ്പോഴും|ഇപ്പോഴും തുടരുന്നു|ഇന്ന് വരെ|ഇത് വരെ|ഇപ്പോൾ വരെ|ഇപ്പോൾവരെ|നാളിതുവരെ|നിലവിൽ തുടരുന്നു|ഇതു വരെ|ഇന്നു വരെ|നാളിതു വരെ|ഇതുവരെ തുടരുന്നു|تاحال|تا حاضر|تا ہنوز|تاہنوز|آج تک|ابھی تک|تا دم تحریر|حال تک|موجودہ وقت|فی الحال|موجودہ وقت تک|جاری ہے|اب بھی|ہنوز'

/** Words between the ends of a span of time. */
export const UNTIL_WORDS =
  "дейін|gacha|qədər|to|until|up to|up until|up till|until the|through to|till|through|thru|bis|à|au|a|al|hasta|até|ate|fino a|tot|do|по|до|bis zum|as|t/m|t.e.m.|t.e.m|tem|tot en met|jusqu|jusque|jusqu à|il|ad|az|la|til|till|tills|och|asti|saakka|kuni|līdz|iki|έως|εως|μέχρι|ila|إلى|الى|حتى|تا|تک|עד|से|ते|থেকে|થી|முதல்|தொடக்கம்|నుండి|ರಿಂದ|മുതൽ|hingga|sampai|s/d|sd|hadi|mpaka|đến|tới|ถึง|至|到|から|부터|and|v|și|nuo|from|jusqu'en|jusqu'à|jusqu'au|hasta el|până în|până la|pana in|pana la|έως το|μέχρι το|do roku|vuoteen|do roka|kuni aastani|līdz|sampai dengan|hingga tahun|cho đến|tới năm|đến năm|จนถึง|den|dan|ten|tan|től|tól|do vključno|indtil|fram till|frem til|egészen|până la data de|μέχρι και|έως και|аж до|עד ל|ועד|تا تاریخ|sehingga|sampai ke|迄|至於|直至|पासून|से लेकर|ते दिनांक|হতে|হইতে|থেকে শুরু করে|થી લઈને|இலிருந்து|லிருந்து|இருந்து|నుంచి|నుండీ|ಇಂದ|ದಿಂದ|ನಿಂದ|തൊട്ട്|മുതല്"

/** Words that open a span whose end is not written: "since 2019"; all languages, divided by '|'. */
export const SINCE_WORDS =
  'since|ever since|commenced|from|as from|as of|starting|starting from|beginning|effective|onwards|since the|seit|seit dem|ab|depuis|depuis le|dès|à partir de|à compter de|desde|desde el|desde el año|desde o ano de|dall anno|a partir de|da|dal|dall|dalla|a partire da|a partire dal|sinds|vanaf|od|od roku|od momentu|с|со|начиная с|з|із|від|починаючи з|от|siden|fra|sedan|från|från och med|fr o m|from og med|fra og med|vuodesta|alates|aastast|kopš|nuo|óta|din|din anul|începând cu|începând din|από|από το|από τον|από την|beri|منذ|منذ عام|منذ سنة|من|ابتداء من|از|از سال|מאז|החל מ|מ|از ابتدای|से|থেকে|થી|முதல்|தொடக்கம்|నుండి|నుంచి|ರಿಂದ|മുതൽ|sejak|mulai|tangu|kuanzia|từ|kể từ|từ tháng|ตั้งแต่|เริ่ม|自|自从|從|自從|从|から|부터|sidan|od dne|ode dne|od dňa|od leta|od godine|od meseca|од|од године|от месец|считано от|f o m|fra d|alkaen|lähtien|începând din data de|de la data de|από τον μήνα|από τις|з року|з місяця|משנת|از تاریخ|از ماه|tokea|kuanzia mwaka|tangu mwaka|bermula|sejak tahun|sedari|terhitung sejak|นับตั้งแต่|ตั้งแต่ปี|เริ่มตั้งแต่|自民國|從民國|पासून|হতে|হইতে|இலிருந்து|லிருந்து|இருந்து|నుండీ|ಇಂದ|ದಿಂದ|ನಿಂದ|തൊട്ട്|മുതല്|سے'

/** Words behind a date that leave its span open: "2019 óta", "2019 onwards". */
export const ONWARDS_WORDS =
  'onwards|onward|on wards|and onwards|óta|beri|itibaren|dan beri|den beri|tan beri|ten beri|dan itibaren|den itibaren|alkaen|lähtien|tól|től|alates|से|पासून|थी|থেকে|થી|முதல்|தொடக்கம்|నుండి|నుంచి|ರಿಂದ|മുതൽ|سے|から|より|起|起至今|부터|en adelante|em diante|in poi|à ce jour|nuo tada|edasi|naprej|dalje|nadalje|nadále|ďalej|fremefter|framåt|og fremover|og frem|och framåt|eteenpäin|kezdve|și în prezent|și până în prezent|και μετά|και έπειτα|και εξής|і далі|дотепер|ואילך|והלאה|به بعد|تا کنون|dan seterusnya|seterusnya|เป็นต้นไป|เป็นต้นมา|以來|起迄今|से अब तक|पासून आजपर्यंत|पासुन|হতে|হইতে|இலிருந்து|லிருந்து|இருந்து|முதற்கொண்டு|ಇಂದ|ದಿಂದ|ನಿಂದ|മുതല്|മുതൽ ഇതുവരെ'

/** Words that stand before the first date of a span and belong to it: "from 2012 to 2015", "de 2012 a 2015". */
export const FROM_WORDS =
  'from|from the|between|since|during|in|summers of|summers|summer holidays|school year|ay|stagioni estive|estati|anni scolastici|a a|a s|veranos|vacaciones|étés|schuljahr|von|vom|zwischen|ab|im|de|du|des|de la|d|entre|del|desde|da|dal|dall|dalla|tra|fra|van|tussen|od|między|z|с|со|между|з|із|від|между|от|mellem|mellan|mellom|från|aastatel|no|nuo|din|de la|între|από|μεταξύ|من|بين|از|מ|בין|dari|antara|kuanzia|từ|จาก|ตั้งแต่|自|从|從|ปี|kopš|alates|aikana|vuosina|aastail|v letih|v obdobju|u razdoblju|u periodu|у периоду|од|в периода|през|v období|v rokoch|v letech|v době|mellan åren|i perioden|under perioden|în perioada|între anii|κατά το|κατά την περίοδο|την περίοδο|у період|протягом|протягом періоду|в період|בין השנים|בשנים|משנת|בתקופה|از سال|طی سالهای|در سال|kati ya|tangu|sejak|antara tahun|mulai|ระหว่าง|ระหว่างปี|ในช่วง|於'

/** "8 months": units of a length of time, in months. */
export const DURATION_UNITS: Record<string, string> = {
  1: 'month|months|mo|mos|mth|mths|monat|monate|monaten|mois|mes|meses|mês|mese|mesi|maand|maanden|mnd|miesiąc|miesiące|miesięcy|mies|м|мес|месяц|месяца|месяцев|місяць|місяці|місяців|міс|месец|месеца|mjesec|mjeseca|mjeseci|mesec|meseca|meseci|mesecev|měsíc|měsíce|měsíců|mesiac|mesiace|mesiacov|måned|måneder|mdr|md|månad|månader|mån|kuukausi|kuukautta|kk|kuu|kuud|mēnesis|mēneši|mēnešus|mėn|mėnuo|mėnesiai|mėnesių|mėnesius|hónap|hó|lună|luni|μήνας|μήνες|ay|شهر|أشهر|شهور|شهرا|ماه|ماہ|חודש|חודשים|महीना|महीने|माह|महिने|মাস|મહિના|மாதம்|மாதங்கள்|నెలలు|ತಿಂಗಳು|മാസം|bulan|bln|miezi|mwezi|tháng|เดือน|个月|個月|か月|ヶ月|カ月|ヵ月|개월|महीनों|मास|महिना|महिन्यांचा|महिन्यांचे|महिन्यांसाठी|মাসের|মাসব্যাপী|મહિનો|માસ|મહિનાનો|மாத|மாதங்களாக|మాసాలు|నెల|నెలల|మాసం|ತಿಂಗಳ|ತಿಂಗಳುಗಳು|മാസങ്ങൾ|മാസത്തെ|مہینے|مہینہ|مہینوں|mėnesio|mēnešiem|kuukaudet|kuu aega|mjes|месеци|месец дана|måneds|hónapja|hónapos|luni de zile|μηνών|ماهه',
  12: '年|year|years|yr|yrs|jahr|jahre|jahren|an|ans|année|années|año|años|ano|anos|anno|anni|jaar|rok|lata|lat|год|года|лет|г|л|рік|роки|років|р|p|година|години|godina|godine|leto|leti|leta|let|roky|rokov|år|vuosi|vuotta|aasta|aastat|gads|gadi|gadus|metai|metų|metus|év|ani|έτος|έτη|χρόνια|χρόνο|yıl|سنة|سنوات|سال|שנה|שנים|वर्ष|साल|বছর|વર્ષ|ஆண்டு|ஆண்டுகள்|సంవత్సరం|సంవత్సరాలు|ವರ್ಷ|വർഷം|tahun|thn|mwaka|miaka|năm|ปี|年间|年間|년|वर्षों|वर्षे|वर्षांचा|वर्षांचे|वर्षाचा|सालों|বৎসর|বছরের|বছরেরও|વર્ષો|વર્ષનો|વર્ષનું|வருடம்|வருடங்கள்|வருட|ஆண்டுகளாக|வருடங்களாக|ఏళ్లు|ఏండ్లు|ఏళ్ళు|సంవత్సరాల|సంవత్సరము|ವರ್ಷಗಳು|ವರ್ಷಗಳ|ವರ್ಷದ|വർഷങ്ങൾ|വർഷത്തെ|കൊല്ലം|سالہ|برس|gadiem|године|års|vuoden|éves|de ani|ετών|έτους|ساله',
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
  'year|the year|fy|fiscal year|jahr|jahre|année|l an|año|el año|ano|ano de|o ano de|anno|jaar|rok|roku|rokiem|rokom|год|году|рік|року|година|годината|godina|godine|godini|leto|leta|letu|år|året|vuosi|vuonna|vuoteen|aasta|aastal|aastani|gads|gada|gadā|metai|metais|év|anul|έτος|سنة|عام|سال|שנת|वर्ष|साल|সাল|વર્ષ|tahun|thn|mwaka|năm|ปี|metų|године|roce|v roce|v roku|évben|în anul|έτους|το έτος|у році|בשנת|در سال|mwaka wa|pada tahun|ปี พ.ศ.|พ.ศ.|年度|सन|सन्|ई सन|इसवी सन|इ स|সন|সালে|ইং|খ্রিস্টাব্দ|સાલ|વર્ષે|ઈ સ|ஆண்டு|வருடம்|సంవత్సరం|సంవత్సరము|ಇಸವಿ|ವರ್ಷ|വർഷം'

/** Words before a date that say it is not certain: "2011 - ca. 2016", with the stop of a short form or without. */
export const ABOUT_WORDS =
  'ca|ca.|cca|cca.|circa|cirka|approx|approx.|approximately|around|about|etwa|ungefähr|environ|vers|aprox|aprox.|aproximadamente|alrededor de|hacia|cerca de|por volta de|ongeveer|omstreeks|rond|około|ok.|orientacyjnie|приблизно|близько|около|ок.|примерно|приблизительно|asi|přibližně|približne|približno|otprilike|oko|okoli|körülbelül|kb.|aproximativ|yaklaşık|noin|omkring|umbes|apie|aptuveni|περίπου|khoảng|sekitar|kira kira|约|大约|約|약'

/** Words behind a year that say it is one: "2019 r.", "2012 год". */
export const YEAR_MARKS =
  'ж|жж|жыл|жылы|жылғы|жылдың|жылдар|yil|yili|yilda|ء|م|ه|هـ|ش|г|гг|год|года|году|годы|р|рр|p|pp|рік|року|роки|година|години|година|r|rok|roku|god|godine|godina|gada|gads|metai|metų|yılı|yıl|yılında|év|tahun|सन|साल|سنة|سال|metais|aastal|aasta|leta|годины|godini|годината|évben|έτος|พ.ศ.|ई|ई०|ईस्वी|साली|সাল|সালে|ইং|খ্রি|খ্রিঃ|খ্রিস্টাব্দ|খ্রিষ্টাব্দ|খ্রীঃ|સાલ|ஆம் ஆண்டு|ம் ஆண்டு|ನೇ ಇಸವಿ|عیسوی|ஆண்டு|సంవత్సరం'

/** The same between a year and its month: "2014. gada maijs", "2019 жылғы мамыр". */
export const YEARS_BEFORE_MONTHS = 'm|gada|gads|metų|metu|év|year|ж|жыл|жылы|жылғы|жылдың|yil|yili'

/** Words before two years that "and" joins to one span: "between 2012 and 2015". */
export const BETWEEN_WORDS =
  'between|zwischen|entre|tra|fra|tussen|między|pomiędzy|между|между|між|поміж|mellem|mellan|mellom|între|μεταξύ|بين|بین|בין|antara|kati ya|giữa|ระหว่าง|vahemikus|starp|tarp|mezi|medzi|med|između|између|summers|summers of|étés|veranos|estati|verões|sommer|sommar|zomers|zomer|ajavahemikus|med leti|između godina|между годините|mezi lety|medzi rokmi|mellem årene|mellan åren|mellom årene|vuosien|között|între anii|μεταξύ των ετών|між роками|בין השנים|میان|kati ya mwaka|antara tahun|ระหว่างปี'

/** The same behind the years: "2012 és 2015 között". */
export const BETWEEN_ENDS =
  'között|arası|arasında|के बीच|के मध्य|दरम्यान|välillä|vahel|사이|사이에|間|之间|之間|välisenä aikana|vahelisel ajal|közötti időszakban|के दौरान|এর মধ্যে|વચ્ચે|இடையே|இடையில்|మధ్య|ನಡುವೆ|ഇടയിൽ|के दरमियान|کے درمیان|کے دوران'

/** What joins the two years. */
export const BETWEEN_LINKS =
  'and|und|et|y|e|en|i|a|in|och|og|ja|és|și|и|та|і|ve|και|و|ו|और|एवं|এবং|dan|na|và|และ|와|과|と|ir|un|κι|與|及|和|आणि|व|ও|અને|மற்றும்|మరియు|ಮತ್ತು|اور'

/** Ends of words that a year takes in some languages, behind an apostrophe or dash: "2012'den 2015'e kadar". */
export const YEAR_ENDINGS = {
  from: 'den|dan|ten|tan|től|tól|ről',
  to: 'e kadar|a kadar|ye kadar|ya kadar|ne kadar|na kadar|e|a|ye|ya|te|ta|de|da|ig|ban|ben|re|ra|es|as|os',
} as const

/** Words behind a year and before "present", where words are glued: "2013 to Present". */
export const BEFORE_PRESENT = 'to|bis|a|à|al|do'
