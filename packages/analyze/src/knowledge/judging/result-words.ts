/**
 * How resumes say with a figure what came of the work: folded patterns. Those of spaced scripts (`spaced`) begin where a word
 * does; those of scripts that put no blanks between words, or join their words, stand anywhere (`unspaced`). Letters with a
 * stroke and the dotless i are written plain.
 */
export type ResultWords = { spaced: string; unspaced: string }

const END = '(?!\\p{L})'

/** Words for what became more, less or better: any counted thing beside them is a result. */
export const CHANGE_WORDS: ResultWords = {
  spaced: [
    // English
    `increas|decreas|reduc(?:e|ed|es|ing|tions?)${END}|improv|grew${END}|grow(?:n|s|th|ing)?${END}|cut(?:s|ting)?${END}|sav(?:e|ed|es|ing|ings)${END}|rais(?:e|ed|ing)${END}|rose${END}|exceed|surpass|outperform|boost|short(?:en|er)${END}|shortened|shortening|lower(?:ed|ing)|slash(?:ed|ing)|won(?!['’]t)${END}|winning${END}|avoid(?:ed|ing)|prevent(?:ed|ing)|accelerat|gain(?:ed|ing)${END}|halv(?:ed|ing)|eliminat|recover(?:ed|ing)|streamlin|minimi[sz]|maximi[sz]|sped up|speeding up|expand(?:ed|ing)|scal(?:ed|ing)${END}|fell${END}|dropped|brought down|fewer${END}|(?:up|down) from${END}|took [\\p{L} ]{2,40} from${END}|overachiev|beat(?:en|ing)? (?:targets?|budgets?|forecasts?|plans?|the|last)${END}`,
    // German, Dutch, Danish, Norwegian, Swedish
    `gesteiger|steiger|gesenk|senk(?:en|te|ung)|reduzier|erhoh|verbesser|verringer|verkurz|verkurt|gespart|eingespart|einsparung|gewonnen|gewann|gewinnung|gewachsen|wachstum|wuchs|ausgebaut|ausbau${END}|ubertroffen|ubertraf|vermied|vermeid|beschleunig|optimier|ersparnis|zuwachs|minimier|maximier|(?:umsatz|ertrags|leistungs|effizienz|produktivitats|qualitats|absatz)(?:steiger|wachstum|plus|verbesser|zuwachs)|(?:kosten|aufwands|fehler|ausschuss|zeit)(?:senk|reduzier|einspar|ersparnis|reduktion)`,
    `verhoog|verhog|verlaag|verlag|verminder|vergroot|gereduceerd|reduceer|bespaar|besparing|gegroeid|groeide|groei${END}|verkleind|verkort|ingekort|overtrof|overtroffen|voorkom|versneld|teruggebracht|terugdring|toename|stijging|gestegen|daling|gedaald`,
    `okade|okat|okad|okning|oket|okte|oge(?:t|de)|forbattra|forbedre|forbedring|minska|minskning|reducer|redusert|redusere|sankt|sankte|senket|sænk|sparad|sparat|besparelse|besparing|sparte${END}|spart${END}|vaxte|vokste|tillvaxt|vækst|overtraff|overgik|forkort|undvik|undga|unngikk|vann${END}|vandt|vunnet`,
    // French, Spanish, Portuguese, Italian, Romanian
    `augment|reduit|reduis|reduct|reduire|amelior|diminu|economis|gagne(?:r|z|nt|s)?${END}|croissance|hausse|baisse(?:r|s)?${END}|raccourci|depass|evite(?:r|s)?${END}|evitant|accrue?s?${END}|accroitre|accroissement|acceler|optimis|progression|abaiss|porte(?:r|s)? (?:de|a)${END}|passe(?:r|s)? de${END}|ramene(?:r|s)?${END}`,
    `aument|redu[cjz](?:i|o|e|a|c)|mejor(?:a|e|o)|disminu|ahorr|gan(?:e|ado|amos|ando|o)${END}|crec(?:i|e|ie|er)|acort|evit(?:e|o|ar|ando|ado|amos|ei|ou|ato|ando)${END}|super(?:e|o|ar|ando|ado|amos|ei|ou|ato)${END}|increment|incremento|baj(?:e|o|ar|ando)${END}|recort|elev(?:e|o|ar|ando|ado|ei|ou)${END}|alza${END}|pas(?:o|ar|ando) d|llev(?:e|o|ar|ando) [\\p{L} ]{2,40} de${END}`,
    `melhor(?:e|o|a|i)|diminui|econom(?:iz|ia d)|ganh(?:ei|ou|ar|ando|o|os)${END}|cresc(?:i|e)|encurt|ampli(?:ei|ou|ar|ando|e|o)${END}|redu(?:cao|ziu|zi)|queda de|pass(?:ou|ei|ando) de${END}|levei [\\p{L} ]{2,40} de${END}`,
    `miglior|ridott|ridu(?:c|z)|diminu|risparmi|guadagnat|cresciut|crescit|accorciat|abbattut|abbattiment|calo d|portat[oaie] da${END}|passat[oaie] da${END}|accelerat|increment`,
    `crest(?:ere|erea|ut|erii)|redus(?:${END}|e)|reducere|imbunatat|economis|castigat|scazut|scadere|depasi|scurtat|majorat`,
    // Polish, Czech, Slovak, Croatian, Slovenian
    `zwieksz|zmniejsz|obniz|popraw|oszczed|zaoszczed|wzrost|wzrosl|skroc|skrac|uniknie|unikn|przekrocz|podnios|podniesi|redukcj|zredukow|ulepsz|pozyska|usprawni|przyspiesz|ograniczy|ogranicze|spad(?:ek|ku|l)|zyska`,
    `zvys|sniz|zlepsi|zlepse|uspor|usetr|zkrat|skrat|narust|narast|rustu|vzrost|prekroc|predesl|vyhra|zniz|zredukov|zabrani|zrychl|zrychlen|pokles`,
    `poveca|smanj|poboljsa|ustede|usted|ustedj|rast${END}|porast|skrat|premasi|izbjeg|zmanjs|izboljs|prihran|preseg|znizal|pridobi`,
    // Russian, Ukrainian, Bulgarian, Serbian
    'увелич|сниз|снижен|сниж|повыс|повыш|улучш|сократ|сокращ|сэконом|экономи|выигра|вырос|рост(?:а|ом|у)?(?!\\p{L})|ускор|уменьш|превыс|предотврат|оптимизир|нараст|прирост|избежа',
    'збільш|зниз|знижен|підвищ|покращ|поліпш|скороч|скорот|зеконом|заощад|зріс|зросл|зростан|виграв|перевищ|прискор|зменш|намал|подобр|спест|съкрат|скъс|нарасна|ръст|спечел|надхвърл|избегн|повећ|побољш|уштед|смањ|раст(?!\\p{L})',
    // Greek
    'αύξη|αυξή|αύξησ|μείω|μειώ|βελτίω|βελτιώ|εξοικονόμη|κέρδισ|ξεπέρα|αποφυγ|επιτάχυν|μείωση',
    // Turkish, Hungarian, Finnish, Estonian, Latvian, Lithuanian
    `art(?:ir|ti|is${END}|mas)|azalt|azaldi|dusur|dusus|dustu|iyilest|tasarruf|buyu(?:t|me|du)|buyudu|kisalt|kazand|yukselt|yuksel|gelistir|astik|onle(?:d|n)|hizland`,
    `novel(?:t|es|ked|te)|csokken|javit|javul|megtakarit|noveked|nott${END}|rovidit|lerovidit|elkerul|tulteljesit|felgyorsit|fokoz`,
    `kasv(?:o|a|u)|lisasi|lisasin|vahensi|vahensin|vahen|paran|saast|lyhen|ylit(?:t|i)|voit(?:t|i)|nost(?:i|in|et)|laski${END}|laskin|suuren|tost(?:n|s|a)|vahend|kokkuhoid|saastsi|kasvata`,
    `palielin|samazin|uzlabo|ietaup|pieaug|saisin|parsnied|padidin|sumazin|pagerin|sutaup|sutrump|virsij|laimejo|isaugo|isvengta`,
    // Indonesian, Vietnamese, Swahili
    `meningkat|peningkatan|menurun|penurunan|mengurangi|pengurangan|memperbaiki|menghemat|penghematan|melampaui|mempercepat|tumbuh|pertumbuhan|memenangkan|(?:da |lam |giup )tang${END}|tang (?:truong|doanh|nang|\\d[\\d.,]*\\s?%)|(?:da |lam |giup )giam${END}|giam (?:chi phi|thoi gian|ty le|ton kho|\\d)|cai thien|tiet kiem|vuot${END}|rut ngan|kuongeza|niliongeza|iliongez|kupunguza|nilipunguza|kuboresha|niliboresha|kuokoa|niliokoa`,
  ].join('|'),
  unspaced: [
    // Arabic, Persian, Hebrew, Urdu
    'زياد[ةه]|زيادت|رفع|خفض|تخفيض|تقليل|تقليص|تقليل|انخفض|انخفاض|تحسين|حسّن|حسنت|وفّر|وفرت|توفير|نمو|ارتفع|ارتفاع|قلّص|قلصت|قللت|تجاوز|تفادي|اختصار|فاز|افزایش|کاهش|بهبود|صرفه‌?جویی|رشد|ارتقا|הגדל|העל(?:את|ית)|הפחת|צמצ|שיפ[רו]|חסכ|חיסכון|גידול|קיצר|קיצור|עלייה|ירידה|اضافہ|بڑھا|کمی|بہتری|بچت|بہتر بنا',
    // Hindi, Marathi, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam
    'बढ़|बढ़|वृद्धि|घटा|कमी|कम कि|सुधार|बचत|बचा|वाढ|कमी के|सुधारणा|বৃদ্ধি|বাড়|কমা|হ্রাস|উন্নত|সাশ্রয়|વધાર|વધાર|ઘટા|સુધાર|બચત|அதிகரி|குறை|மேம்ப|சேமி|உயர்|పెంచ|పెరిగ|తగ్గ|మెరుగు|ఆదా|ಹೆಚ್ಚಿ|ಹೆಚ್ಚಳ|ಕಡಿಮೆ|ಸುಧಾರ|ಉಳಿತಾಯ|വർധ|വർദ്ധ|കുറ(?:ച്ച|യ്ക്ക|ഞ്ഞ)|മെച്ചപ്പെ|ലാഭി',
    // Chinese, Japanese, Korean, Thai
    '提升|提高|增长|增加|增長|降低|减少|減少|节省|節省|节约|節約|改善|缩短|縮短|超额|超額|超过|超過|避免|下降|上升|扩大|擴大|优化|優化|削減|短縮|向上|増加|増やし|減らし|改善|拡大|伸ばし|上回|達成率|前年比|昨年比|防止|節減|下げ|引き上げ|上昇|低減',
    '향상|증가|증대|감소|절감|단축|개선|상승|성장|절약|초과|하락|줄[였이]|늘[렸리]|높[였이]|낮[췄추]|เพิ่ม|ลด|ปรับปรุง|ประหยัด|เติบโต|เกินเป้า|ย่น|พัฒนาขึ้น|สูงขึ้น',
  ].join('|'),
}

/** Words for what was brought about: with an amount, a share or counted people they make a result as well. */
export const DONE_WORDS: ResultWords = {
  spaced: [
    `achiev|award|launch|deliver(?:ed|ing)|built${END}|generat|secur(?:ed|ing)|negotiat|produc(?:ed|ing)|completed|attain|met${END}|sold${END}|earn(?:ed|ing)`,
    `erreich|erziel|erwirtschaft|erfullt|verkauft|eingefuhrt|aufgebaut|ausgezeichnet|abgeschlossen|verhandel|behaald|gerealiseerd|opgeleverd|verkocht|uppnad|uppnatt|opna|oppna|levererat|salgte|solgt|salde`,
    `atteint|obtenu|realis(?:e|er|ation)|genere|remport|vendu|negocie|logr(?:e|o|ar|ando|ado)|consegu|alcanz|obtuv|gener(?:e|o|ar|ando|ei|ou)${END}|vend(?:i|io|ido|eu|uto|uti)|negoci(?:e|ei|o|ou|ar|ado)${END}|atingi|alcanc|conquist|raggiun|ottenu|realizzat|consegui|vint(?:o|a|i)${END}|generat|negoziat|atins|obtinut|vandut`,
    `osiag|zrealiz|zdoby|wygra|sprzeda|wypracow|dosah|splni|prodal|predal|ziska|ostvar|postig|prodao|doseg|достиг|добил|выигра|заключ|продал|реализ|выполн|привлек|получ|досяг|викона|продав|залучи|постигна|изпълн|постиг|остваре|πέτυχ|επίτευξ|ulas(?:t|il)|elde et|kazan|basar|gerceklestir|elert|elerte|teljesit|eladtam|saavut|sasnied|pasiek|mencapai|meraih|menghasilkan|dat${END}|kufikia`,
    `gelauncht|gebaut${END}|eroffnet|lance(?:r|e|es|ment)?${END}|construi|cree(?:r|es?)?${END}|lanz(?:amiento|ar|ando|amos)|lancei|lancou|lancament|lanciat|lancio${END}|costruit|gelanceerd|gebouwd|opgezet|lancer|bygget|byggt|wdroz|zbudow|uruchom|spustil|vybudov|zaved|pokren|izgrad|vzpostavi|запуст|построи|внедри|впровад|збудува|изгради|въвед|lansat|construit|kurdu|baslat|bevezet|kiepit|rakensi|lanseera`,
  ].join('|'),
  unspaced:
    'أطلق|إطلاق|شروع|راه‌?اندازی|השק|शुरू|ಆರಂಭ|立ち上げ|構築|導入|開設|搭建|推出|建成|上线|上線|구축|출시|도입|เปิดตัว|สร้าง|حقق|تحقيق|أنجز|انجز|إنجاز|توقيع|بيع|محقق|دستیاب|فروش|השג|השיג|מכר|حاصل|हासिल|प्राप्त|पूरा|पूर्ण|অর্জন|હાંસલ|સિદ્ધ|அடைந்|சாதி|సాధి|ಸಾಧಿ|നേടി|达成|達成|实现|實現|获得|獲得|完成|签约|簽約|销售额|表彰|受賞|獲得|実現|売上|달성|수상|수주|기록|확보|유치|실현|บรรลุ|ทำยอด|ได้รับรางวัล|สำเร็จ|ยอดขาย',
}

/** Words that are a change and its figure in one. */
export const TIMES_WORDS: ResultWords = {
  spaced: [
    `doubled(?! (?:as|up))|doubling(?! (?:as|up))|tripled|tripling|quadrupled|halved|halving|two-?fold${END}|three-?fold${END}|verdoppel|verdreifach|vervierfach|halbier|vervielfach|verdubbel|verdrievoudig|halveer|gehalveerd|fordubbl|fordobl|tredobl|tredubbl|halver(?:t|ade|ede|at)`,
    `double (?:le|la|les|du|notre|son|leur)${END}|doublement d|triple (?:le|la|les|notre)${END}|tripler|divise par deux|duplique${END}|duplico${END}|duplicar${END}|duplicando${END}|duplicamos${END}|dupliquei|duplicou|duplicando|triplique|triplico${END}|dobrei|dobrou|dobrar${END}|dobrando|raddoppi|triplicat|dimezz|dublat|dublarea|triplat|injumatat`,
    `podwoi|podwaj|potroi|o polowe|zdvojnasob|ztrojnasob|strojnasob|zdvojnasob|udvostruc|utrostruc|podvoj|удвои|удвое|утроил|утроен|вдвое|втрое|вдвічі|втричі|подвоїв|подвоєн|удвоих|наполовин|удвостру|διπλασι|τριπλασι|ikiye katla|iki katina|ucе katla|yari yariya|yariya indir|megduplaz|megharomszoroz|megfelez|kaksinkertais|kolminkertais|puolit|kahekordist|poolita|dubultoj|divkarsoj|padvigubin|patrigubin|dua kali lipat|gap doi|mara mbili`,
  ].join('|'),
  unspaced:
    'ضاعف|مضاعف[ةه]|دو برابر|سه برابر|הכפל|שילש|دوگنا|दोगुन|दुगुन|तिगुन|दुप्पट|দ্বিগুণ|બમણ|இரட்டிப்|రెట్టింపు|ಎರಡು ಪಟ್ಟು|ഇരട്ടി|翻番|翻一番|翻倍|翻了[一两兩]番|减半|減半|倍增|半減|倍に|두 배|세 배|절반으로|2배|เท่าตัว|ลดลงครึ่ง',
}

/** "Percent", behind its number. */
export const PERCENT_BEHIND =
  'percent|per cent|prozent|procent|prosent|pour ?cent|por ?cien(?:to)?|por ?cento|per ?cento|proc\\.?(?!\\p{L})|procents?|процент|проц\\.|відсот|на сто|посто|τοις εκατό|yuzde|szazalek|prosentti|protsen|procent|persen|phan tram|بالمئ[ةه]|بالمائ[ةه]|في المئ[ةه]|في المائ[ةه]|درصد|אחוז|فیصد|प्रतिशत|फीसदी|फ़ीसदी|टक्के|শতাংশ|ટકા|சதவீத|சதவிகித|శాతం|ಶೇಕಡ|ശതമാന|เปอร์เซ็นต์|パーセント|ポイント|퍼센트|프로(?!\\p{L})|[割成](?![功员員立果])'
/** "Percent", before its number. */
export const PERCENT_BEFORE = 'yuzde|ร้อยละ|asilimia|शेकडा|ಶೇ\\.?|百分之|zasilimia'

/** Signs of currencies. */
export const MONEY_SIGNS = '$€£¥￥₹₽₺₩฿₪₫₴₦₱₡₸₼₾₭₮'
/** Currencies, before or behind their number. */
export const MONEY_EITHER =
  'eur|usd|gbp|chf|pln|czk|huf|ron|bgn|rsd|sek|nok|dkk|inr|aed|sar|egp|kes|ngn|zar|try|rub|uah|cny|rmb|jpy|krw|thb|idr|vnd|brl|mxn|cop|clp|ars|cad|aud|nzd|sgd|hkd|twd|kr\\.?|rs\\.?|r\\$|rp\\.?|tl'
/** Currencies, behind their number. */
export const MONEY_BEHIND =
  'euros?|euro|dollars?|dolares|dolar|dollari|franken|francs?|pesos?|reais|soles|rupees|lakhs?|lacs?|crores?|zl(?!\\p{L})|zlot|zlot|kc(?!\\p{L})|korun|kron|forint|lei(?!\\p{L})|lev(?!\\p{L})|lv(?!\\p{L})|лв|лева|лев(?!\\p{L})|руб|гривен|гривн|грн|динар|евро|доллар|євро|долар|λεπτ|ευρώ|lira|avro|dinar|درهم|دراهم|ريال|دينار|جنيه|يورو|دولار|ليرة|تومان|یورو|דולר|שקל|ש"ח|רופאה|روپے|रुपये|रुपए|रुपयांच|रुपया|टाका|टाका|টাকা|રૂપિયા|ரூபாய்|రూపాయ|ರೂಪಾಯಿ|രൂപ|rupiah|dong|shilingi|บาท|元|円|圆|원|달러|ドル|ユーロ'
/** Thousands and more, behind a number; those of spaced scripts may stand before a currency or a counted thing. */
export const MAGNITUDES =
  'mio\\.?|million(?:en|er|s|i)?|millones|milhoes|milhao|milioni|milione|milion(?:y|ow)?|mln\\.?|mrd\\.?|mld\\.?|bn|billions?|milliard(?:en|s|er)?|miliard(?:y|ow|i)?|mil(?!\\p{L})|tys\\.?|tysiec\\p{L}*|tysiac\\p{L}*|tis\\.?|tisic\\p{L}*|tsd\\.?|тыс\\.?\\p{L}*|млн\\.?|миллион\\p{L}*|млрд\\.?|тис\\.?\\p{L}*|мільйон\\p{L}*|хил\\.?\\p{L}*|хиляди|εκατ\\p{L}*|milyon|bin(?!\\p{L})|millio|ezer|miljon\\p{L}*|miljoen|miljoonaa|tukst\\p{L}*|juta|ribu|trieu|ty(?!\\p{L})|مليون|ألف|الف|ملايين|میلیون|هزار|מיליון|אלף|ہزار|لاکھ|लाख|हज़ार|हजार|करोड़|करोड|লাখ|হাজার|কোটি|લાખ|કરોડ|லட்ச|கோடி|లక్ష|కోట్ల|ಲಕ್ಷ|ಕೋಟಿ|ലക്ഷം|കോടി|ล้าน|แสน|หมื่น|พัน|万|萬|亿|億|만|억|천'

/** People, customers and things of work that are counted, behind their number. */
export const COUNTED_SPACED =
  'customers|clients|patients|users|students|pupils|people|employees|staff|nurses|engineers|members|volunteers|trainees|apprentices|guests|residents|units|beds|sites|stores|projects|accounts|calls|orders|vehicles|hectares|acres|tickets|invoices|parcels|covers|cases|' +
  'kund(?:en|innen|er)|mitarbeit|beschaftigte|patient|schuler|auszubildende|azubi|personen|nutzer|teilnehmer|fahrzeug|auftrag|auftrage|bestellung|filial|objekt|projekt|wohneinheit|betten|gaste|anruf|rechnung|' +
  'salaries|collaborat|personnes|eleves|etudiant|usagers|clientes|clienti|commandes|vehicules|dossiers|lits|couverts|magasins|appels|projets|pacientes|personas|empleados|trabajadores|alumnos|usuarios|pedidos|vehiculos|tiendas|proyectos|llamadas|camas|cubiertos|pessoas|funcionarios|colaboradores|alunos|pacient|veiculos|lojas|projetos|leitos|chamadas|pazienti|persone|dipendenti|addetti|alunni|studenti|utenti|ordini|veicoli|negozi|progetti|coperti|chiamate|posti letto|' +
  'klant|medewerk|leerling|studenten|bewoner|gebruiker|bestelling|voertuig|winkels|projecten|klientow|klienci|pracownik|osob(?:y|ami)?(?!\\p{L})|uczni|pacjent|uzytkownik|zamowien|pojazd|sklep|projekt|faktur|zakaznik|zamestnanc|lidi|zaku|ludi|zakaznik|osoba|djelatnik|zaposlen|kupaca|ucenik|kunder|medarbetare|medarbejder|ansatte|anstallda|elever|patienter|pasienter|brukare|beboere|asiakas|asiakkaa|tyontekij|oppila|opiskelija|potilas|potilast|' +
  'клиент|сотрудник|человек|людей|пациент|ученик|студент|пользовател|заказ|магазин|проект|автомобил|объект|клієнт|працівник|осіб|людин|пацієнт|учнів|служител|души|пациенти|ученици|клиенти|запослен|пацијен|πελάτ|εργαζ|άτομα|ατόμων|ασθεν|μαθητ|' +
  'musteri|kisi|calisan|personel|ogrenci|hasta|arac|magaza|siparis|proje|ugyfel|fos(?!\\p{L})|munkatars|diak|beteg|angajat|clienti|persoane|elevi|pacienti|klien|pelanggan|karyawan|pegawai|siswa|pasien|orang|khach hang|nhan vien|hoc sinh|benh nhan|nguoi|wateja|wafanyakazi|wanafunzi|wagonjwa|watu'
export const COUNTED_UNSPACED =
  'عميل|موظف|مريض|طالب|شخص|عامل|زبون|طلب|مشروع|فرع|عملاء|موظفين|مرضى|طلاب|عمال|نفر|مشتری|کارمند|دانش‌?آموز|بیمار|לקוח|עובד|אנשים|תלמיד|מטופל|ملازم|گاہک|طلبہ|ग्राहक|कर्मचारि|मरीज|मरीज़|छात्र|विद्यार्थ|लोग|मजदूर|बच्च|রোগী|গ্রাহক|কর্মী|শিক্ষার্থী|জন|ગ્રાહક|કર્મચારી|દર્દી|வாடிக்கை|ஊழிய|நோயாளி|மாணவ|பேர்|కస్టమర్|ఉద్యోగ|రోగ|విద్యార్థ|మంది|ಗ್ರಾಹಕ|ನೌಕರ|ರೋಗಿ|ವಿದ್ಯಾರ್ಥಿ|ಜನ|ഉപഭോക്|ജീവനക്കാ|രോഗി|വിദ്യാർ|പേർ|名|人|件|台|店舗|店|校|社|戸|户|家|间|单|명|건|대의|곳|개소|개 |คน|ราย|สาขา|คัน|เตียง|ห้อง|ออเดอร์'

/** Behind a number these tell how long something took: a length of time is no result by itself. */
export const SPANS_OF_TIME =
  'years?|yrs?|jahr|ans?(?!\\p{L})|annees?|anos?|anni|anno|jaar|lat(?!\\p{L})|lata|rok|let(?!\\p{L})|rokov|godin|godina|год|лет|рок|років|годин|χρόνια|έτη|yil|ev(?!\\p{L})|eve|ar(?!\\p{L})|vuo|aastat|gadi|gadu|metu|metai|ani(?!\\p{L})|tahun|nam(?!\\p{L})|miaka|months?|monat|mois|meses|mesi|maanden|miesi|mesic|mesiac|mjesec|mesec|месяц|місяц|месец|μήν|ay(?!\\p{L})|honap|kuukau|kuud|menesi|luni|bulan|thang|سنوات|سن[ةه]|عام|شهر|أشهر|سال|ماه|שנ|חודש|वर्ष|साल|महीन|महिन|বছর|মাস|વર્ષ|મહિન|ஆண்டு|மாத|సంవత్సర|నెల|ವರ್ಷ|ತಿಂಗಳ|വർഷ|മാസ|年|月|日|년|월|개월|ปี|เดือน'

/** A figure that belongs to a name, a share of working time, the size of an employer, a school year, a family. */
export const NO_FIGURES: ResultWords = {
  spaced:
    'fortune\\s?(?:global\\s)?\\d{2,4}|(?:global|ftse|forbes|s&p)\\s?\\d{2,4}|(?:pensum|teilzeit|vollzeit|beschaftigungsgrad|arbeitspensum|stellenumfang|workload|part[- ]time|temps partiel|taux d.activite|tempo parziale|deeltijd|etat|fte|travel)[\\s:(]{0,3}(?:von |of |up to |a |de |al |zu )?\\d{1,3}\\s?%|\\d{1,3}\\s?%[\\s-]{0,2}(?:pensum|teilzeit|stelle|anstellung|workload|part[- ]time|fte|remote|position|post|travel)|(?:grades?|class(?:es)?|years?|forms?|std\\.?|standards?|klassen?|jahrgang\\p{L}*|curso|serie|classe|தரம்|कक्षा|इयत्ता|শ্রেণি|ધોરણ)\\s\\d{1,4}(?:\\s?(?:[-–,]|to|and|bis|und|a|y)\\s?\\d{1,2})?',
  unspaced:
    '(?:従業員|社員)数?\\s?[::]?\\s?約?[\\d,.]+\\s?[名人]|資本金\\s?[::]?\\s?[\\d,.]+\\s?[万億千百]*円|年商\\s?[::]?\\s?[\\d,.]+\\s?[万億千百]*円|\\d+\\s?[-–~~]\\s?\\d+\\s?人|\\d[\\d.,]*\\s?[万萬kK千]?\\s?[-–~~]\\s?\\d[\\d.,]*\\s?[万萬kK千]?元?\\s?/\\s?月|扶養[^。]{0,14}?\\d\\s?人|직원\\s?수\\s?[::]?\\s?[\\d,]+\\s?명|자본금\\s?[::]?\\s?[\\d,.]+\\s?[만억]*원',
}
/** Sentences on what somebody earns or wants to earn. */
export const PAY_WORDS: ResultWords = {
  spaced:
    'salary|ctc(?!\\p{L})|remuneration|gehalt|gehaltsvorstellung|salaire|pretention|sueldo|salario|pretension|retribuzione|stipendio|ral(?!\\p{L})|salaris|wynagrodzen|plat(?!\\p{L})|mzda|зарплат|оклад|заработн|maas|ucret|gaji|luong',
  unspaced: 'الراتب|راتب|वेतन|薪资|薪資|月薪|年薪|年収|給与|연봉|급여|เงินเดือน',
}
