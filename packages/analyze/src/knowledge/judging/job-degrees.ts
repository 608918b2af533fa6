import type { DegreeLevel } from '@evenhand/model'

/** Folded words for levels of education in adverts, highest last wins only when alone; first match in a line is the least asked. */
export const DEGREE_WORDS: [level: DegreeLevel, pattern: RegExp][] = [
  [
    'doctorate',
    /\b(phd|ph\.d|doctorate|doctoral|doktor|(?:abgeschlossene|erfolgreiche) promotion|promotion (?:im|als|oder|erwunscht|erforderlich|von vorteil)|promoviert\w{0,3}|doctorat|doctorado|doutorado|dottorato)\b|докторск|кандидат наук|博士|박사|دكتوراه|पीएचडी|ปริญญาเอก|\bdoktora\b|\bdoktorat/u,
  ],
  [
    'master',
    /\b(masters?|master's|msc|m\.sc|mba|m\.a\.|meng|post-?graduate (?:qualification|degree|diploma|certificate)|postgraduate|staatsexam\p{L}{1,3}|volljurist\p{L}{0,5}|magister|mestrado|maestria|laurea (?:magistrale|specialistica)|bac ?\+ ?5|dscg|civilingenjor|diplome d'ingenieur|yuksek lisans|magistr(?:a|ow|em)?|studia magisterskie|posgrado|wo-opleiding|universitaire master)\b|магистр|магістр|硕士|碩士|修士|大学院卒|석사|대학원|ماجستير|स्नातकोत्तर|परास्नातक|एम\.? ?कॉम|एम\.? ?ए(?!\p{L})|एम\.? ?टेक|एमबीए|ปริญญาโท/u,
  ],
  [
    'bachelor',
    /\b(bachelors?|bachelor's|bsc|b\.sc|b\.a\.|beng|undergraduate degree|university degree|college degree|degree|hochschulstudium|studium|hochschulabschluss|licence (?:en|de|d'|professionnelle)|licenciatura|licenciado|grado (?:en|universitario)|titulo universitario|titulo de (?:grado|ingenier\w{1,2}|licenciad\w{1,2})|titulacion universitaria|diplomatura|ingenieria (?:en|tecnica|superior)|graduacao|ensino superior|nivel superior|bacharelado|laurea(?! (?:magistrale|specialistica))|hbo|hbo-opleiding|bachelor-?diploma|hbo-niveau|wyksztalcenie wyzsze|wyzsze wyksztalcenie|studia wyzsze|licencjat|inzynier|hogskoleutdanning|hogskoleutbildning|bac ?\+ ?[34]|dcg|pabo|lerarenopleiding|kandidatexamen|kandidatgrad|hogskoleexamen|hogskoleingenjor|bachelorgrad|bacheloruddannelse|professionsbachelor|universitetsutbildning|akademisk (?:utbildning|examen)|eftergymnasial utbildning|sjukskoterskeexamen|studienabschluss|akademischer abschluss|estudios universitarios|titulad[oa] (?:universitari[oa]|superior)|(?:curso|formacao) superior|superior completo|laureat[oaie]|titolo universitario|wyksztalceni(?:a|em|u) wyzsz(?:ego|ym|emu)|wyzsz(?:ego|ym|emu) wyksztalceni(?:a|em|u)|studiow wyzszych|sarjana|dai hoc)\b|высшее образование|бакалавр|вища освіта|lisans|本科|学士|学位|大卒|大学卒|대졸|학사|بكالوريوس|شهادة جامعية|مؤهل جامعي|स्नातक(?!ोत्तर)|बी\.? ?कॉम|बी\.? ?ए(?!\p{L})|बी\.? ?टेक|बी\.? ?एससी|ليسانس|إجازة جامعية|مؤهل عال|ปริญญาตรี|высш(?:ее|его|им|ему) (?:\p{L}{4,20}(?: или \p{L}{4,20})? ){0,2}образовани|вищ(?:у|ої|ою) освіт|hoyere utdanning|videregående uddannelse|\buniversite\p{L}{0,8}[^.\n]{0,60}mezun|\b(?:lisans mezunu|lisans derecesi)/u,
  ],
  [
    'associate',
    /\b(associate'?s? degree|foundation degree|(?<!-)diploma(?! (?:di|de) (?:scuola|maturita|secund|bachiller|ensino|vwo|havo|liceo|perito|istituto|ragioneria|geometra|tecnico)| (?:verzorgende|mbo|vmbo))|hnd|hnc|bts|dut|tecnico superior|ciclo formativo de grado superior|(?:formacion profesional|fp|ciclo)(?: de)? (?:grado )?superior|yrkeshogskoleexamen|yh-utbildning|yrkeshogskoleutbildning|tecnologo|on lisans|meslek yuksekokul\p{L}{1,3}|associate degree|ad-opleiding|ad-diploma|bac ?\+ ?2|diploma iii)\b|大专|短大|전문학사|전문대|초대졸|دبلوم|डिप्लोमा|ปวส|ปริญญาอนุปริญญา|อนุปริญญา/u,
  ],
  [
    'vocational',
    /\b(vocational|apprenticeship|nvq|(?:abgeschlossenes |bestandenes )?examen (?:als|in der)(?! \d)|gesellen(?:brief|prufung)|facharbeiterbrief|btec|trade certificate|city (?:and|&) guilds|ausbildung(?! (?:von|unserer|neuer|der (?:azubis|auszubildenden|lehrlinge)|und (?:anleitung|einarbeitung)))|(?:berufs|fach|koch|lehr|handwerks)ausbildung|ausbildungsabschluss|(?:abgeschlossene|absolvierte) lehre|titre professionnel|diploma alberghiero|istituto alberghiero|technikum|wyksztalceni(?:a|em) (?:zawodowego|zawodowym|technicznego|technicznym)|yrkesutbildning|yrkesutdanning|yrkesexamen|fagbrev|svennebrev|svendebrev|fagutdanning|erhvervsuddannelse|(?:el- och energi|bygg- och anlaggnings|fordons- och transport|vard- och omsorgs|barn- och fritids|industritekniska |vvs- och fastighets|restaurang- och livsmedels)programmet|(?<!\b[ye] )cap(?! (?:en vigor|mercanc|viajer|em vigor|valid))|bep|bac pro(?:fessionnel)?|(?:afgeronde|voltooide) (?:\p{L}+ ){0,1}(?:vak)?opleiding (?:tot|als)|formation professionnelle|ciclo formativo(?! de grado superior)|formacion profesional(?!(?: de)? (?:grado )?superior)|grado medio|formazione professionale|qualifica professionale|istituto (?:professionale|tecnico)|perito (?:industriale|meccanico|elettronico|elettrotecnico|agrario|chimico|informatico|nautico|tessile|edile)|mbo|mbo-opleiding|mbo-niveau|(?:wyksztalcenie )?zawodowe|wyksztalcenie techniczne|gesellenbrief|facharbeiterbrief|meslek lisesi|curso tecnico|ensino tecnico)\b|средн(?:ее|его|им) (?:\p{L}+ )?(?:специальн|профессиональн|техническ|медицинск|педагогическ)|معهد (?:فني|تقني)|средне-специальное|профессиональное образование|专科|中专|専門学校|専門卒|직업훈련|आई\.? ?टी\.? ?आई|आईटीआई|ปวช/u,
  ],
  [
    'school',
    /\b(high school|secondary school|lise (?=veya|ya da|ve )|ged|gcses?|a-levels?|abitur|(?:(?:haupt|real|volks|pflicht)?schul|sekundar)abschluss|hauptschule|realschule|mittlere reife|baccalaureat|bachillerato|ensino medio|ensino secundario|educacion secundaria|eso|diploma di (?:maturita|scuola superiore|scuola secondaria|liceo)|scuola superiore|maturita|matura|(?:wyksztalcenie )?srednie|wyksztalceni(?:a|em) srednie(?:go|m)?|sredniego wyksztalcenia|gymnasie(?:utbildning|examen|kompetens)(?![^.]{0,40}program)|gymnasial utbildning|licenza media|terza media|ensino fundamental|havo|vwo|vmbo|lise mezunu|ortaogretim|ilkogretim mezunu|ilkokul mezunu|diploma di (?:ragioneria|geometra|perito)|(?:9|12)[.ºo°]{0,2} ?ano(?! de (?:experi|trab)|s)|brevet des colleges|enseignement secondaire|grundskol\p{L}{0,10})\b|образовани\p{L} не ниже средн(?:его|ее)(?! (?:спец|проф|тех))|средн(?:ее|его|им) (?:общ\p{L}+ |полн\p{L}+ )?образовани|середня освіта|高中|高卒|高校卒|고졸|الثانوية|ثانوية عامة|बारहवीं|12वीं|दसवीं|10वीं|इंटरमीडिएट|มัธยมศึกษา|ม\.6/u,
  ],
]

/** Folded words for experience, which may stand for a degree; "or equivalent" alone is another degree. */
export const EXPERIENCE_WORDS =
  /experience|erfahrung|praxis|experiencia|esperienza|ervaring|doswiadczen|erfaren|erfaring|deneyim|опыт|досвід|经验|經驗|経験|경험|경력|خبر|अनुभव|ประสบการณ์/u

/** "Experience will be considered in lieu of a degree": with what such a sentence says a degree can be done without. */
export const IN_LIEU =
  /\b(?:in lieu of|in place of|instead of|substitut\w{1,5} for|(?:may|can) substitute|anstelle (?:eines?|des) (?:studiums|abschlusses)|a defaut d|en lugar d|em vez d|al posto d|in plaats van)\b.{0,40}/u

/** Words that make a degree one of several ways in. */
export const DEGREE_OR_EXPERIENCE =
  /\bor (?:an? )?(?:equivalent|relevant|comparable|related)|equivalent (?:practical |work )?experience|oder vergleichbar|oder (?:gleichwertig|eine? vergleichbar)|ou (?:formation )?equivalent|o (?:similar|equivalente|equiparable)|ou (?:similar|equivalente)|o titolo equivalente|of (?:vergelijkbaar|gelijkwaardig)|lub (?:pokrewne|rownowazne|podobne)|veya (?:dengi|esdeger)|или (?:аналогичн|смежн|эквивалент)|или опыт|或同等|或相关经验|または同等|同等の|또는 (?:동등|이에 준)|أو ما يعادل|या समकक्ष|หรือเทียบเท่า|หรือสาขาที่เกี่ยวข้อง/u

/** Languages asked for in adverts: ISO 639-1 code, then folded names. */
export const LANGUAGE_NAMES: [code: string, names: string][] = [
  [
    'en',
    'english englisch englischkenntnisse anglais ingles inglese engels angielski angielskiego engelska engelsk английский английского английська англійської ingilizce engelse engelstalig angielskim angielskiej английском англ англійської अंग्रेज़ी अंग्रेज़ी अंग्रेजी इंग्लिश ภาษาอังกฤษ อังกฤษ إنجليزية بالإنجليزية 英会話 英语 英文 英語 영어 الإنجليزية inggris английскому английским',
  ],
  [
    'de',
    'german deutsch deutschkenntnisse allemand aleman alemao tedesco duits niemiecki niemieckiego tyska tysk немецкий німецька almanca duitse niemieckim немецкого जर्मन ภาษาเยอรมัน ألمانية 德语 ドイツ語 독일어 الألمانية jerman немецкому немецким немецком',
  ],
  [
    'fr',
    'french franzosisch francais frances francese frans francuski franska fransk французский французька fransizca franse francuskiego французского फ्रेंच ภาษาฝรั่งเศส فرنسية 法语 フランス語 프랑스어 الفرنسية prancis французскому французским французском',
  ],
  [
    'es',
    'spanish spanisch espagnol espanol castellano espanhol spagnolo spaans hiszpanski spanska spansk испанский іспанська ispanyolca spaanse hiszpanskiego испанского स्पेनिश ภาษาสเปน 西班牙语 スペイン語 스페인어 الإسبانية spanyol испанскому испанским испанском',
  ],
  [
    'pt',
    'portuguese portugiesisch portugais portugues portoghese portugees portugalski portugisiska португальский portekizce 葡萄牙语 ポルトガル語 португальскому португальским португальском',
  ],
  [
    'it',
    'italian italienisch italien italiano italiaans wloski italienska итальянский італійська italyanca italiaanse wloskiego итальянского italiana 意大利语 イタリア語 итальянскому итальянским итальянском',
  ],
  [
    'nl',
    'dutch niederlandisch neerlandais neerlandes holandes olandese nederlands nederlandse nederlandstalig nl-taal niderlandzki niderlandzkiego нидерландский neerlandese hollandska',
  ],
  [
    'pl',
    'polish polnisch polonais polaco polacco polski polskiego poolse pools polonca польский польского польська польскому польским польском polacca',
  ],
  ['sv', 'swedish schwedisch suedois sueco svedese svenska szwedzki szwedzkiego шведский isvecce zweeds zweedse'],
  ['no', 'norwegian norwegisch norvegien noruego norsk norska norweski noors норвежский'],
  ['da', 'danish danisch danois danes dansk danska dunski deens датский'],
  ['fi', 'finnish finnisch finnois suomi finska fins финский'],
  [
    'ru',
    'russian russisch russe ruso russo rosyjski русский русского русском русским російська rusca 俄语 ロシア語 러시아어 الروسية ryska rosyjskiego russisk',
  ],
  ['uk', 'ukrainian ukrainisch украинский українська української ukrainska ukrainski ukrainskiego oekraiens'],
  ['cs', 'czech tschechisch cestina'],
  ['ro', 'romanian rumanisch roumain romana'],
  ['hu', 'hungarian ungarisch magyar'],
  ['el', 'greek griechisch grec'],
  [
    'tr',
    'turkish turkisch turc turco turkce turecki турецкий टर्किश 土耳其语 トルコ語 турецкому турецким турецком turkiska turks',
  ],
  [
    'ar',
    'arabic arabisch arabe arabo arapca العربية عربية арабский 阿拉伯语 アラビア語 아랍어 арабскому арабским арабском arabiska',
  ],
  ['he', 'hebrew hebraisch hebreu'],
  ['fa', 'persian farsi persisch'],
  ['ur', 'urdu'],
  ['hi', 'hindi हिन्दी हिंदी'],
  ['bn', 'bengali bangla बंगाली'],
  ['ta', 'tamil तमिल'],
  ['te', 'telugu'],
  ['gu', 'gujarati गुजराती'],
  ['mr', 'marathi मराठी'],
  [
    'zh',
    'chinese mandarin cantonese chinesisch chinois chino cinese chinees 中文 普通话 汉语 国语 cince ภาษาจีน चीनी китайский китайского 中国語 중국어 الصينية китайскому китайским китайском',
  ],
  [
    'ja',
    'japanese japanisch japonais japones giapponese 日语 日文 日本語 japonca японский японского ภาษาญี่ปุ่น जापानी 일본어 اليابانية jepang японскому японским японском',
  ],
  ['ko', 'korean koreanisch coreen coreano 韩语 韓国語 한국어'],
  ['vi', 'vietnamese vietnamesisch'],
  ['th', 'thai thailandisch thailandais tailandes ภาษาไทย タイ語 泰语 태국어'],
  ['id', 'indonesian indonesisch'],
  ['sw', 'swahili kiswahili'],
]

/** Words beside a language's name that make it a requirement, with the level they ask for; a level named by its letters goes first. */
export const LANGUAGE_LEVELS: [level: string, pattern: RegExp][] = [
  ['C2', /\bc2\b/u],
  ['C1', /\bc1\b/u],
  ['B2', /\bb2\b/u],
  ['B1', /\bb1\b/u],
  ['A2', /\ba[12]\b/u],
  ['C2', /\b(?:mother tongue|muttersprach|verhandlungssicher)/u],
  [
    'C1',
    /\b(?:fluent|flie(?:ß|s)end\w*|fluency|fluently|excellent|perfect|proficien\w*|advanced|fliessend|sehr gut\w*|courant|bilingue|trilingue|parfaite|excelente|excellente|fluido|fluida|fluente|fluen[ct]\w{1,3}|fluencia|avanzado|avancado|avanzat[oa]|ottim[ao]|eccellente|vloeiend|uitstekend\w*|uitmuntend|zeer goede?|bieg\w*|bardzo dobr\w{1,3}|flytande|flytende|flydende|obehindrat|mycket god[a]?|meget gode?|akici|cok iyi|ileri|fasih)|свободн|отличн|продвинут|(?:إتقان|إجادة|اجادة|بطلاقة|ممتاز)|流利|精通|熟练|ビジネスレベル|上級|流暢|능통|유창|원어민 수준|धाराप्रवाह|उत्कृष्ट|ดีมาก|คล่อง|\bn1\b/u,
  ],
  [
    'B2',
    /\b(?:good|strong|business|professional|working|upper intermediate|gut\w*|bon|bonne|buen\w*|bom|boa|buon\w*|goede?|goed|dobra|dobrej|dobry|iyi|god[ae]?|godt|upper-intermediate)(?!\p{L})|хорош|уверенн|جيد|良好|読み書き|中級以上|원활|업무 가능|अच्छा|अच्छी|(?:ระดับ|ได้)ดี|\bn2\b/u,
  ],
  [
    'B1',
    /\b(?:intermediate|conversational|conversation|mittlere|intermediaire|intermedio|intermediario|communicatief|komunikatywn\w{1,3}|orta)(?!\p{L})|разговорн|средн(?:ий|ем) уровен|متوسط|四级|日常会話|회화|बोलचाल|พอใช้|\bn3\b/u,
  ],
  [
    'A2',
    /\b(?:basic|some|elementary|grundkenntnisse|notions|basico|base|basiskennis|podstawow\w{1,3}|temel|grundlaggande|grunnleggende|grundlæggende)(?!\p{L})|базов|начальн|مبادئ|基础|基本的な|기초|बुनियादी|พื้นฐาน/u,
  ],
]
export const LANGUAGE_CUES =
  /\b(?:speak|speaks|speaker|speaking|spoken|written|language|languages|sprach\w*|kenntnisse|langue|idioma|lingua|taal|jezyk\w*|sprak|dil|bahasa|knowledge of|kennis|beheers\w{1,4}|beheersing|conoscenza|conocimientos?|conhecimentos?|connaissances?|maitrise|pratique d\p{L}{1,3}|parle[rz]|understood|verstandigen|comprendre|dominio|padronanza|znajomosc|bilen|bilgisi|mowi\w{1,4}|sprakkunskaper|talar|taler|snakker|skriver|beharskar|behersker|flytande|flytende|flydende|obehindrat|kunskaper|kunnskaper|kundskaber|habla\w{0,2}|hablad[oa]|fala[rs]?|falad[oa]|parlare|parlat[oa]|spreekt?|spreken|schrijft|konus(?:an|abilen|ma)|konuş(?:an|abilen|ma)|nivel|livello|seviyesinde|lue?s?|ecrite?|courant)(?!\p{L})|владе(?:ние|ющ)|язык|мова|语|語|会話|어|لغة|باللغة|भाषा|ภาษา|का ज्ञान|уровн[еья]|уровень|для чтения|技术文档|読み書き/u
