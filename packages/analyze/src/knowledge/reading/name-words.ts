/** Small words inside names, written in lower case or not: never a reason against a name. */
export const NAME_PARTICLES =
  'van|von|der|den|de|del|della|di|da|dos|das|do|du|la|le|las|los|el|al|bin|bint|ibn|ben|abu|abd|ter|ten|te|op|zu|zur|vom|af|av|y|e|i|mac|mc|st|san|santa|o|d|ap|san|bte|binti|binte|ould|ait|ul|ur|ud|bou|dit|thi|văn|thị|née|geb|nee|s/o|d/o|a/l|a/p'

/** Forms of address and academic titles before a name. */
export const NAME_TITLES =
  'mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|reverend|fr|sr|capt|captain|col|lt|sgt|eng|engr|er|ar|adv|shri|smt|sri|kumari|md|herr|frau|m|mme|mlle|monsieur|madame|don|doña|d|sra|srta|sig|dott|dott ssa|dottssa|ing|dipl ing|dipl kfm|mag|mgr|bc|rndr|mudr|phdr|judr|inż|hr|fru|г н|г жа|د|م|أ|السيد|السيدة|الدكتور|الدكتورة|المهندس|المهندسة|आचार्य|श्री|श्रीमती|कुमारी|डॉ|সৈয়দ|জনাব|ডা|শ্রী|นาย|นาง|นางสาว|น.ส.|ด.ร.|ดร.|ông|bà|anh|chị|bapak|ibu|bpk|haji|bw|bi|dkt|mhandisi'

/** Letters after a name: degrees, licences, generations. */
export const POST_NOMINALS =
  'phd|ph d|md|m d|do|jd|mba|msc|m sc|ms|ma|mph|msn|bsn|bsc|ba|bs|rn|lpn|lvn|cna|aprn|np|fnp|crna|dnp|rnc|ccrn|cpa|ca|cfa|cma|acca|fcca|aca|frm|cfp|pmp|psm|csm|cissp|cisa|cism|ccna|ccnp|pe|p e|eit|esq|llb|llm|edd|psyd|dds|dmd|dvm|pharmd|pt|dpt|ot|otr|lcsw|lmsw|msw|lmft|lpc|rd|rdn|facs|faap|facp|frcs|mrcp|frcp|mbbs|shrm cp|shrm scp|phr|sphr|cssbb|jr|sr|ii|iii|iv|mcse|mcp|itil|aia|riba|leed ap|rt|rrt|cpt|cscs|med|m ed|ceng|bed|beng|meng|bcom|mcom|obe|mbe|be|btech|mtech|mca|bca|cipd|cphr|hons|mrics|ccp|crisc|six sigma black belt|ieee|bba'

/** Words before a name that is given as a field. */
export const NAME_LABELS =
  'name|my name is|full name|candidate name|applicant name|applicant|name of candidate|candidate|your name|first name and surname|name surname|resume of|cv of|curriculum vitae of|resume for|name in full|name und vorname|vor und nachname|vollständiger name|nom|nom et prénom|nom complet|prénom et nom|nom prénom|nombre|nombre completo|nombre y apellidos|nombres y apellidos|apellidos y nombres|nome|nome completo|nome e cognome|cognome e nome|nome cognome|naam|volledige naam|imię i nazwisko|nazwisko i imię|jméno|jméno a příjmení|meno a priezvisko|ime i prezime|ime in priimek|име и презиме|име|имя|фио|ф и о|имя фамилия|фамилия имя отчество|імʼя|прізвище та імʼя|піб|navn|namn|nimi|vārds uzvārds|vardas pavardė|név|nume|nume și prenume|nume prenume|ονοματεπώνυμο|όνομα|ad soyad|adı soyadı|adı|الاسم|الاسم الكامل|الإسم|الاسم الرباعي|نام|نام و نام خانوادگی|نام ونام خانوادگی|نام خانوادگی|نامم|نام کامل|שם|שם מלא|नाम|पूरा नाम|नाव|পূর্ণ নাম|নাম|નામ|பெயர்|పేరు|ಹೆಸರು|പേര്|nama|nama lengkap|jina|jina kamili|họ và tên|họ tên|tên|ชื่อ|ชื่อ นามสกุล|ชื่อ สกุล|ชื่อและนามสกุล|姓名|氏名|名前|お名前|성명|이름|성 명|氏 名|姓 名'

/** Words that say what the document is, or are boilerplate; never part of a name. */
export const DOCUMENT_WORDS =
  'resume|résumé|resumes|curriculum|vitae|vita|cv|biodata|bio data|template|templates|sample|samples|example|examples|format|page|confidential|lebenslauf|bewerbung|currículum|hoja de vida|currículo|curriculum vitae|životopis|életrajz|önéletrajz|ansioluettelo|özgeçmiş|резюме|автобиография|биография|životopis|elulookirjeldus|gyvenimo aprašymas|cv europass|europass|履歴書|職務経歴書|简历|個人簡歷|履歷|履歷表|个人简历|이력서|경력기술서|السيرة الذاتية|سيرة ذاتية|رزومه|کوائف|קורות חיים|बायोडाटा|रिज्यूमे|जीवनवृत्त|জীবনবৃত্তান্ত|ประวัติย่อ|ประวัติส่วนตัว|เรซูเม่|sơ yếu lý lịch|lý lịch|daftar riwayat hidup|riwayat hidup|wasifu|wasifu kazi|cv resume|create|build|updated|personal|dear|sincerely|regards|declaration|date|place|signature|objective|summary|references|available|request|thesis|project|mobile|phone|email|address|website|linkedin|github'

/** Trades that are family or given names, too. */
export const TRADE_NAMES =
  'baker|barber|bishop|butcher|butler|carpenter|carter|chandler|chaplain|clark|cleaner|coach|cook|cooper|dean|driver|farmer|fisher|gardener|guard|guide|hunter|judge|major|marshal|marshall|mason|miller|page|painter|parker|pilot|porter|potter|ranger|sawyer|smith|steward|tailor|taylor|teller|trainer|turner|usher|walker|weaver|fischer|koch|maurer|schreiner|tischler|bäcker|maler|gruber|boulanger|chef|guerrero|pastor|zapatero|herrero|cantor|abbot|caretaker|proctor|squire|sexton'
