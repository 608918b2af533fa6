import type { DegreeLevel } from '@evenhand/model'

/** Folded words for levels of education in adverts, highest last wins only when alone; first match in a line is the least asked. */
export const DEGREE_WORDS: [level: DegreeLevel, pattern: RegExp][] = [
  [
    'doctorate',
    /\b(phd|ph\.d|doctorate|doctoral|doktor|(?:abgeschlossene|erfolgreiche) promotion|promotion (?:im|als|oder|erwunscht|erforderlich|von vorteil)|promoviert\w{0,3}|doctorat|doctorado|doutorado|dottorato)\b|докторск|кандидат наук|博士|박사/u,
  ],
  [
    'master',
    /\b(masters?|master's|msc|m\.sc|mba|m\.a\.|meng|postgraduate|magister|mestrado|maestria|laurea magistrale|bac ?\+ ?5)\b|магистр|магістр|硕士|碩士|修士|석사|ماجستير/u,
  ],
  [
    'bachelor',
    /\b(bachelors?|bachelor's|bsc|b\.sc|b\.a\.|beng|undergraduate degree|university degree|college degree|degree|hochschulstudium|studium|hochschulabschluss|licence (?:en|de|professionnelle)|licenciatura|licenciado|grado universitario|titulo universitario|graduacao|ensino superior|laurea|hbo|wyksztalcenie wyzsze|studia wyzsze|hogskoleutdanning|hogskoleutbildning|bac ?\+ ?3|sarjana|dai hoc)\b|высшее образование|бакалавр|вища освіта|lisans|本科|学士|学位|大卒|대졸|학사|بكالوريوس|स्नातक|ปริญญาตรี/u,
  ],
  [
    'associate',
    /\b(associate'?s? degree|foundation degree|diploma|hnd|hnc|bts|dut|bac ?\+ ?2|diploma iii)\b|大专|短大|전문학사/u,
  ],
  [
    'vocational',
    /\b(vocational|apprenticeship|nvq|btec|trade certificate|city (?:and|&) guilds|ausbildung|berufsausbildung|cap|bep|bac pro|formation professionnelle|ciclo formativo|formacion profesional|formazione professionale|mbo|zawodowe|curso tecnico|ensino tecnico)\b|среднее специальное|среднее профессиональное|专科|専門学校/u,
  ],
  [
    'school',
    /\b(high school|secondary school|ged|gcse|a-levels?|abitur|schulabschluss|mittlere reife|baccalaureat|bachillerato|ensino medio|diploma di maturita|matura|srednie)\b|среднее образование|середня освіта|高中|高卒|고졸|الثانوية/u,
  ],
]

/** Words that make a degree one of several ways in. */
export const DEGREE_OR_EXPERIENCE =
  /\bor (?:an? )?(?:equivalent|relevant|comparable|related)|equivalent (?:practical |work )?experience|oder vergleichbar|ou equivalent|o equivalente|ou equivalente/u

/** Languages asked for in adverts: ISO 639-1 code, then folded names. */
export const LANGUAGE_NAMES: [code: string, names: string][] = [
  [
    'en',
    'english englisch englischkenntnisse anglais ingles inglese engels angielski angielskiego engelska engelsk английский английского английська англійської ingilizce 英语 英文 英語 영어 الإنجليزية inggris',
  ],
  [
    'de',
    'german deutsch deutschkenntnisse allemand aleman alemao tedesco duits niemiecki niemieckiego tyska tysk немецкий німецька almanca 德语 ドイツ語 독일어 الألمانية jerman',
  ],
  [
    'fr',
    'french franzosisch francais frances francese frans francuski franska fransk французский французька fransizca 法语 フランス語 프랑스어 الفرنسية prancis',
  ],
  [
    'es',
    'spanish spanisch espagnol espanol castellano espanhol spagnolo spaans hiszpanski spanska spansk испанский іспанська ispanyolca 西班牙语 スペイン語 스페인어 الإسبانية spanyol',
  ],
  [
    'pt',
    'portuguese portugiesisch portugais portugues portoghese portugees portugalski portugisiska португальский portekizce 葡萄牙语 ポルトガル語',
  ],
  [
    'it',
    'italian italienisch italien italiano italiaans wloski italienska итальянский італійська italyanca 意大利语 イタリア語',
  ],
  ['nl', 'dutch niederlandisch neerlandais neerlandes holandes olandese nederlands niderlandzki нидерландский'],
  ['pl', 'polish polnisch polonais polaco polacco polski polskiego польский польська'],
  ['sv', 'swedish schwedisch suedois sueco svedese svenska'],
  ['no', 'norwegian norwegisch norvegien noruego norsk'],
  ['da', 'danish danisch danois danes dansk'],
  ['fi', 'finnish finnisch finnois suomi'],
  ['ru', 'russian russisch russe ruso russo rosyjski русский русского російська rusca 俄语 ロシア語 러시아어 الروسية'],
  ['uk', 'ukrainian ukrainisch украинский українська української'],
  ['cs', 'czech tschechisch cestina'],
  ['ro', 'romanian rumanisch roumain romana'],
  ['hu', 'hungarian ungarisch magyar'],
  ['el', 'greek griechisch grec'],
  ['tr', 'turkish turkisch turc turco turkce'],
  ['ar', 'arabic arabisch arabe arabo العربية'],
  ['he', 'hebrew hebraisch hebreu'],
  ['fa', 'persian farsi persisch'],
  ['ur', 'urdu'],
  ['hi', 'hindi हिन्दी'],
  ['bn', 'bengali bangla'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
  [
    'zh',
    'chinese mandarin cantonese chinesisch chinois chino cinese chinees 中文 普通话 汉语 国语 中国語 중국어 الصينية',
  ],
  ['ja', 'japanese japanisch japonais japones giapponese 日语 日文 日本語 일본어 اليابانية jepang'],
  ['ko', 'korean koreanisch coreen coreano 韩语 韓国語 한국어'],
  ['vi', 'vietnamese vietnamesisch'],
  ['th', 'thai'],
  ['id', 'indonesian indonesisch'],
  ['sw', 'swahili kiswahili'],
]

/** Words beside a language's name that make it a requirement, with the level they ask for. */
export const LANGUAGE_LEVELS: [level: string, pattern: RegExp][] = [
  ['C2', /\bc2\b|\b(?:mother tongue|muttersprach|verhandlungssicher)/u],
  [
    'C1',
    /\bc1\b|\b(?:fluent|fluency|fluently|excellent|perfect|proficien\w*|advanced|fliessend|sehr gut\w*|courant|bilingue|fluido|fluente|avanzado|avancado|ottim[ao]|vloeiend|bieg\w*|flytande|flytende|akici|fasih)/u,
  ],
  [
    'B2',
    /\bb2\b|\b(?:good|strong|business|professional|working|upper intermediate|gut\w*|bon|buen\w*|bom|buon\w*|goede?|dobra|dobry|upper-intermediate)/u,
  ],
  ['B1', /\bb1\b|\b(?:intermediate|conversational|conversation|mittlere|intermediaire|intermedio|intermediario)/u],
  ['A2', /\ba[12]\b|\b(?:basic|some|elementary|grundkenntnisse|notions|basico|base)/u],
]
export const LANGUAGE_CUES =
  /\b(?:speak|speaks|speaker|speaking|spoken|written|language|languages|sprach\w*|kenntnisse|langue|idioma|lingua|taal|jezyk\w*|sprak|dil|bahasa)\b|язык|мова|语|語|어|لغة/u
