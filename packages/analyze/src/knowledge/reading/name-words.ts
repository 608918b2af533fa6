/** Small words inside names, written in lower case or not: never a reason against a name. */
export const NAME_PARTICLES =
  'cel|cea|van|von|der|den|de|del|della|di|da|dos|das|do|du|la|le|las|los|el|al|bin|bint|ibn|ben|abu|abd|ter|ten|te|op|zu|zur|vom|af|av|y|e|i|mac|mc|st|san|santa|o|d|ap|san|bte|binti|binte|ould|ait|ul|ur|ud|bou|dit|thi|văn|thị|née|geb|nee|s/o|d/o|a/l|a/p|dal|dalla|dalle|dai|dello|degli|dei|t|het|auf|aus|zum|vander|vanden|vande|des|dela|delos|vd|ua|ní|ni|nic|mhic|ó|ap|ferch|ze'

/** Forms of address, academic titles and ranks before a name; several may follow each other. */
export const NAME_TITLES =
  'mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|reverend|fr|sr|capt|captain|col|lt|sgt|eng|engr|er|ar|adv|shri|smt|kumari|herr|frau|mme|mlle|monsieur|madame|don|doña|sra|srta|sig|dott|dott ssa|dottssa|ing|dipl ing|dipl kfm|mag|mgr|bc|rndr|mudr|phdr|judr|inż|hr|fru|г н|г жа|د|م|أ|السيد|السيدة|الدكتور|الدكتورة|المهندس|المهندسة|आचार्य|श्री|श्रीमती|कुमारी|डॉ|সৈয়দ|জনাব|ডা|শ্রী|นาย|นาง|นางสาว|น.ส.|ด.ร.|ดร.|bapak|ibu|bpk|haji|bw|bi|dkt|mhandisi|dr iur|dr jur|dr med|dr med dent|dr med univ|dr med vet|dr phil|dr rer nat|dr rer pol|dr ing|dr oec|dr agr|dr techn|dr h c|prof dr|pd dr|univ prof|priv doz|ddr|dipl|dipl ing fh|dipl kffr|dipl psych|dipl päd|dipl betriebsw|di|ing mgr|mgr inż|mgr ing|dr inż|dr hab|prof dr hab|lic|arch|rag|geom|avv|prof ssa|eng°|exmo|exma|sr dr|sgto|cap|cpt|maj|major|gen|lt col|ltc|cmdr|cdr|ssgt|msgt|sfc|cpl|pvt|hon|rabbi|imam|sheikh|ustaz|pastor|sister|dame|lord|lady|ktt|drs|mr dr|ir|mgr art|thdr|paeddr|mvdr|phmr|akad|д р|проф|гн|гжа|пан|пані|пани|сеньор|κ|κα|κος|δρ|bayan|sayın|av|doç dr|yrd doç dr|öğr gör|uzm dr|ecz|د|أ|م|ا|أد|السيد|مهندس|دكتور|دكتورة|طبيب|الشيخ|الحاج|حاج|آقای|خانم|دکتر|مهندس|جناب|محترم|محترمہ|ڈاکٹر|مولانا|مر|גב|דר|פרופ|עוד|डॉक्टर|सुश्री|कुमार श्री|सौ|चि|मा|മിസ്|तिरु|திரு|திருமதி|செல்வி|డా|శ్రీమతి|ಶ್ರೀ|ಶ್ರೀಮತಿ|ഡോ|શ્રી|શ્રીમતી|શ્રીમાન|জনাবা|ড|মোঃ|ว่าที่ร้อยตรี|ว่าที่ ร ต|ร ต|ร ท|ร อ|พ ต|ดช|ดญ|ths|thạc sĩ|pgs ts|gs ts|hj|hjh|encik|puan|cik|tuan|datuk|dato|drg|mheshimiwa|bibi|bwana|mwalimu|di fh|mag fh|dr rer oec|dr sc|dipl soz päd|dipl inform|dipl biol|dipl phys|dipl chem|dipl vw|dipl ök|mag iur|mag phil|mag rer nat|mag art|bakk phil|mag a'

/** Those of the titles that people are called, too: a title only with a full stop ("Eng. Adel", and not "Eng Wei Jie"). */
export const TITLE_NAMES =
  'er|ar|eng|hon|ir|di|bi|bw|gen|av|cap|col|ing|mag|hr|sr|fr|bc|lic|rag|maj|major|pastor|sister|dame|lord|lady|sgto'

/** Titles that only one language's resumes put before a name; elsewhere they are initials or names. */
export const TITLES_OF: Record<string, string> = { fr: 'm', es: 'd', pt: 'd', vi: 'ông|bà|anh|chị' }

/** Letters after a name: degrees, licences, generations. */
export const POST_NOMINALS =
  'fsa|ama|fma|mriai|friai|frias|arias|frgs|frhists|frsl|frsc|fria|frcpath|mrsc|mrsb|mrpharms|cchem|csci|cphys|minstp|pgcert|pgdip|pgce|phd|ph d|md|m d|do|jd|mba|msc|m sc|ms|ma|mph|msn|bsn|bsc|ba|bs|rn|lpn|lvn|cna|aprn|np|fnp|crna|dnp|rnc|ccrn|cpa|ca|cfa|cma|acca|fcca|aca|frm|cfp|pmp|psm|csm|cissp|cisa|cism|ccna|ccnp|pe|p e|eit|esq|llb|llm|edd|psyd|dds|dmd|dvm|pharmd|pt|dpt|ot|otr|lcsw|lmsw|msw|lmft|lpc|rd|rdn|facs|faap|facp|frcs|mrcp|frcp|mbbs|shrm cp|shrm scp|phr|sphr|cssbb|jr|sr|ii|iii|iv|mcse|mcp|itil|aia|riba|leed ap|rt|rrt|cpt|cscs|med|m ed|ceng|bed|beng|meng|bcom|mcom|obe|mbe|be|btech|mtech|mca|bca|cipd|cphr|hons|mrics|ccp|crisc|six sigma black belt|ieee|bba|rgn|rvn|rn bsn|rsn|rm|rmn|rnld|scphn|mcsp|hcpc|mrcvs|frcvs|mvb|bvsc|bvms|mrcgp|mrcpsych|frca|frcr|mfph|dch|drcog|fcps|mcps|ba hons|bsc hons|fca|acma|cgma|cta|att|cipfa|mcips|fcips|mba|llm|kc|qc|tep|mciob|mice|fice|mistructe|miet|fiet|imeche|mimeche|iosh|grad iosh|tech iosh|nebosh|mciwem|mrtpi|mcip|rpp|aicp|p eng|peng|p ag|ag|frsa|frs|fba|fhea|sfhea|qts|pgce|m a|m s|m sc|ll m|ll b|b a|b sc|b tech|b ed|m b a|m com|m phil|ph d|m s w|rsw|rp|rph|rdh|rda|cda|cst|emt|emt p|nremt|phn|apn|dnb|ms ortho|m d s|b d s|bds|mds|mch|dm|pgdm|csp|chst|cih|cem|ccm|cam|cmrp|cpim|cscp|clp|cpsm|ctp|cpp|cams|cia|crma|cipp|ceh|oscp|aws|istqb|prince2|safe|spc|a csm|cspo|pspo|togaf|mct|rhce|vcp|shrm|sphri|gphr|cphr|rsm|ret|usa ret|usaf ret|usn ret|m.eng|dipl ing fh|fh|uni|mag fh|mba fh|cese|msc fh|bed|m.ed|mausimm|maipm|fiea|cpeng|fcpa|gaicd|faicd'

/** Words before a name that is given as a field. */
export const NAME_LABELS =
  'name|names|legal name|full legal name|legal name first last|given name and surname|given names surname|name and surname|name of employee|employee name|name of officer|teacher s name|name as per passport|name as in passport|name as in nric|name as per nric|name as per ic|name with title|name in english|прізвище ім я по батькові|прізвище ім я|прізвище та ім я|ім я та прізвище|ім я прізвище|ім я по батькові прізвище|фамилия имя|имя и фамилия|ф и о соискателя|имя отчество фамилия|име презиме фамилия|имена|трите имена|ime očevo ime i prezime|ime i prezime kandidata|име и презиме кандидата|příjmení jméno|jméno příjmení|jméno a příjmení titul|titul jméno příjmení|meno priezvisko|titul meno a priezvisko|imię nazwisko|nazwisko imię|imiona i nazwisko|név születési név|viselt név|teljes név|numele și prenumele|nume prenume|numele|für und nachname|vorname und nachname|vorname nachname|vor und zuname|familienname und vorname|nom de famille et prénom|nom et prénoms|nom prénoms|noms et prénoms|prénom nom|nom usuel et prénom|nombre del postulante|nombre del candidato|apellidos y nombre|nombres|nome do candidato|nome civil|nome do profissional|nome e sobrenome|nome e apelido|nominativo|nome e cognome del candidato|voor en achternaam|achternaam en voornaam|voornaam naam|naam voornaam|adınız soyadınız|adı ve soyadı|ad ve soyad|adı soyadı unvanı|adı soyadı ünvanı|fulde navn|fullt navn|fullständigt namn|för och efternamn|förnamn och efternamn|fornavn og etternavn|for og efternavn|for og etternavn|koko nimi|nimi etunimi ja sukunimi|täisnimi|ees ja perekonnanimi|vārds un uzvārds|vardas ir pavardė|ονοματεπώνυμο υποψηφίου|όνομα και επώνυμο|nama lengkap dan gelar|nama lengkap gelar|nama penuh|nama pemohon|nama pelamar|họ và tên|họ tên|họ và tên khai sinh|ชื่อ นามสกุล|ชื่อ สกุล|ชื่อและนามสกุล|name of the candidate|candidate s name|applicant s name|name of applicant|name of the applicant|signature|signed by|unterschrift|assinatura|podpis|подпись|підпис|underskrift|allekirjoitus|imza|handtekening|firmado|nachname vorname|name vorname|nachname und vorname|familienname vorname|surname first name|surname name|last name first name|nome cognome|cognome nome|apellidos nombre|apellidos nombres|nombre apellidos|nombre y apellido|naam en voornaam|voornaam en achternaam|příjmení a jméno|priezvisko a meno|prezime i ime|priimek in ime|nume și prenume|prenume și nume|ονοματεπώνυμο|όνομα επώνυμο|my name is|full name|candidate name|applicant name|applicant|name of candidate|candidate|your name|first name and surname|name surname|resume of|cv of|curriculum vitae of|resume for|name in full|name und vorname|vor und nachname|vollständiger name|nom|nom et prénom|nom complet|prénom et nom|nom prénom|nombre|nombre completo|nombre y apellidos|nombres y apellidos|apellidos y nombres|nome|nome completo|nome e cognome|cognome e nome|nome cognome|naam|volledige naam|imię i nazwisko|nazwisko i imię|jméno|jméno a příjmení|meno a priezvisko|ime i prezime|ime in priimek|име и презиме|име|имя|фио|ф и о|имя фамилия|фамилия имя отчество|імʼя|прізвище та імʼя|піб|navn|namn|nimi|vārds uzvārds|vardas pavardė|név|nume|nume și prenume|nume prenume|ονοματεπώνυμο|όνομα|ad soyad|adı soyadı|adı|الاسم|الاسم الكامل|الإسم|الاسم الرباعي|نام|نام و نام خانوادگی|نام ونام خانوادگی|نام خانوادگی|نامم|نام کامل|שם|שם מלא|नाम|पूरा नाम|नाव|পূর্ণ নাম|নাম|નામ|பெயர்|పేరు|ಹೆಸರು|പേര്|nama|nama lengkap|jina|jina kamili|họ và tên|họ tên|tên|ชื่อ|ชื่อ นามสกุล|ชื่อ สกุล|ชื่อและนามสกุล|姓名|氏名|名前|お名前|성명|이름|성 명|氏 名|姓 名'

/** Words that say what the document is; never part of a name, which may follow them. */
export const DOCUMENT_WORDS =
  'ใบสมัครงาน|ใบสมัคร|ใบสมัครงาน ประวัติย่อ|resume|résumé|βιογραφικό σημείωμα|βιογραφικό|αναλυτικό βιογραφικό σημείωμα|meritförteckning|levensloop|dzīves apraksts|gyvenimo aprašymas|življenjepis|автобіографія|biografija|kurzprofil|beraterprofil|mitarbeiterprofil|qualifikationsprofil|dossier de compétences|resumes|curriculum|vitae|vita|cv|biodata|bio data|lebenslauf|bewerbung|currículum|hoja de vida|currículo|curriculum vitae|životopis|életrajz|önéletrajz|ansioluettelo|özgeçmiş|резюме|автобиография|биография|životopis|elulookirjeldus|gyvenimo aprašymas|cv europass|europass|履歴書|職務経歴書|简历|個人簡歷|履歷|履歷表|个人简历|이력서|경력기술서|السيرة الذاتية|سيرة ذاتية|رزومه|کوائف|קורות חיים|बायोडाटा|रिज्यूमे|जीवनवृत्त|জীবনবৃত্তান্ত|ประวัติย่อ|ประวัติส่วนตัว|เรซูเม่|sơ yếu lý lịch|lý lịch|daftar riwayat hidup|riwayat hidup|wasifu|wasifu kazi|cv resume'

/** Words of templates, forms and footers; never part of a name. */
export const BOILERPLATE_WORDS =
  'template|templates|sample|samples|example|examples|format|confidential|create|build|updated|personal|dear|sincerely|regards|declaration|signature|objective|summary|references|available|request|thesis|project|mobile|phone|email|address|website|linkedin|github'

/** What specimens are called by their family name: "Jane Sample". */
export const SPECIMEN_NAMES = 'sample|example'

/** What numbers the pages; a family name in English, too. */
export const PAGE_WORDS =
  'page|seite|página|pagina|strona|strana|stránka|stran|stranica|страница|сторінка|sida|side|sivu|oldal|sayfa|σελίδα|lapa|puslapis|lehekülg|صفحة|صفحه|עמוד|หน้า|trang|halaman|ukurasa'

/** Trades that are family or given names, too. */
export const TRADE_NAMES =
  'baker|barber|bishop|butcher|butler|carpenter|carter|chandler|chaplain|clark|cleaner|coach|cook|cooper|dean|driver|farmer|fisher|gardener|guard|guide|hunter|judge|major|marshal|marshall|mason|miller|page|painter|parker|pilot|porter|potter|ranger|sawyer|smith|steward|tailor|taylor|teller|trainer|turner|usher|walker|weaver|fischer|koch|maurer|schreiner|tischler|bäcker|maler|gruber|boulanger|chef|guerrero|pastor|zapatero|herrero|cantor|abbot|caretaker|proctor|squire|sexton|nana|schmied|weber|schneider|zimmermann|becker|richter|förster|jäger|schäfer|müller|wagner|kaufmann|sastre|barbero|marinero|ferrari|sarto|barbiere|charpentier|mercier|berger|marchand|fournier|tailleur|meunier|kovács|szabó|molnár|halász|juhász|kovač|kovář|kuchař|حداد|الحداد|نجار|النجار|خياط|الخياط|خباز|الخباز|صياد|الصياد'

/** How a letter or mail opens, before the reader's name. */
export const LETTER_OPENINGS =
  'hi|hello|hey|hiya|dear|greetings|good morning|good afternoon|good evening|to whom it may concern|hallo|guten tag|guten morgen|moin|servus|grüezi|liebe|lieber|liebes|sehr geehrte|sehr geehrter|werte|bonjour|bonsoir|salut|madame monsieur|madame|monsieur|chère|cher|hola|buenos días|buenas tardes|buenas noches|estimado|estimada|estimados|estimadas|apreciado|muy señores|olá|bom dia|boa tarde|prezado|prezada|prezados|caro|cara|caros|exmo|exma|exmos|buongiorno|buonasera|salve|gentile|gentili|egregio|spettabile|spett le|beste|geachte|hoi|goedemorgen|goedemiddag|goedendag|dzień dobry|szanowni|szanowny|szanowna|dobrý den|dobrý deň|vážený|vážená|vážení|tisztelt|kedves|bună ziua|stimate|stimată|stimați|здравствуйте|добрый день|уважаемый|уважаемая|уважаемые|добрий день|шановний|шановна|шановні|здравейте|уважаеми|поштовани|поштовање|poštovani|poštovana|spoštovani|hej|kära|bästa|kære|hei|kjære|hyvä|tere|lugupeetud|labdien|godātie|laba diena|gerbiamas|gerbiama|gerbiami|αγαπητέ|αγαπητή|αξιότιμοι|καλημέρα|merhaba|sayın|مرحبا|السلام عليكم|تحية طيبة|السادة|سلام|با سلام|שלום|שלום רב|लिए|सेवा में|महोदय|नमस्ते|মহোদয়|您好|你好|尊敬的|拝啓|お世話になっております|안녕하세요|เรียน|สวัสดี|kính gửi|xin chào|halo|yth|kepada yth|dengan hormat|habari|ndugu'

/** How a letter or mail ends, above its signature. */
export const LETTER_ENDINGS =
  'thanks|thank you|many thanks|cheers|ta|regards|kind regards|best regards|warm regards|best wishes|best|yours|yours sincerely|yours faithfully|yours truly|sincerely|sincerely yours|respectfully|grüße|viele grüße|liebe grüße|schöne grüße|beste grüße|freundliche grüße|mit freundlichen grüßen|freundlichen grüßen|mfg|hochachtungsvoll|cordialement|bien cordialement|bien à vous|sincères salutations|salutations distinguées|merci|un saludo|saludos|saludos cordiales|un cordial saludo|atentamente|cordialmente|gracias|atenciosamente|cumprimentos|com os melhores cumprimentos|obrigado|obrigada|abraço|cordiali saluti|distinti saluti|saluti|in fede|grazie|groet|groeten|met vriendelijke groet|vriendelijke groet|pozdrawiam|z poważaniem|s pozdravem|s pozdravom|üdvözlettel|tisztelettel|cu stimă|cu respect|с уважением|з повагою|с уважение|s poštovanjem|lep pozdrav|pozdrav|med vänliga hälsningar|hälsningar|vänligen|venlig hilsen|med venlig hilsen|vennlig hilsen|mvh|ystävällisin terveisin|terveisin|lugupidamisega|ar cieņu|pagarbiai|με εκτίμηση|saygılarımla|مع التحية|مع خالص التحية|وتفضلوا بقبول فائق الاحترام|با احترام|בברכה|सादर|धन्यवाद|भवदीय|ধন্যবাদ|বিনীত|此致|敬礼|敬具|以上|감사합니다|ขอแสดงความนับถือ|trân trọng|hormat saya|terima kasih|wako mwaminifu|asante'

/** How a row opens below which a resume is signed: where and when, and declarations that all is true. */
export const SIGNING_WORDS =
  'place|date|place and date|signature|i hereby|i declare|i certify|i solemnly|hereby|declaration|ort|datum|ort datum|unterschrift|fait à|lieu|signature|lugar|lugar y fecha|fecha|firma|local|local e data|assinatura|luogo|luogo e data|data|in fede|plaats|handtekening|miejscowość|podpis|místo|dátum|подпись|дата|місце|підпис|дата и подпись|tempat|tanda tangan|imza|tarih|yer|स्थान|दिनांक|हस्ताक्षर|تاريخ|التوقيع|مکان|ตำแหน่ง|ลงชื่อ|ลงชื่อ|chữ ký|ngày|underskrift|ort och datum|sted|paikka|allekirjoitus'

/** Words of facts about a person, of forms and of prayers, which no name holds. */
export const NO_NAME_WORDS =
  '졸업|입학|재학|수료|휴학|중퇴|卒業|入学|毕业|畢業|在读|citizen|citizens|citizenship|permanent resident|nationality|permit holder|visa holder|marital|unmarried|years old|availability|notice period|relocation|driver licence|driving licence|full licence|non smoker|surname|surnames|given name|given names|first name|middle name|last name|family name|forename|forenames|position applied|applied for|candidate profile|application form|application|applications|job application|employment application|solicitud|solicitud de empleo|hoja de solicitud|formulaire|formulaire de candidature|candidature|dossier de candidature|modulo|modulo di candidatura|candidatura|domanda di assunzione|domanda di lavoro|bewerbungsbogen|personalbogen|personalfragebogen|bewerbungsunterlagen|bewerberbogen|stammdaten|sollicitatieformulier|sollicitatie|kwestionariusz|kwestionariusz osobowy|ficha|ficha de inscrição|ficha cadastral|formulário|ansökan|ansökningsblankett|ansøgning|søknad|hakemus|анкета|заявление|заява|cerere|cerere de angajare|jelentkezési lap|dotazník|başvuru formu|iş başvuru formu|formulir|lamaran kerja|the|our|your|about|hello|welcome|gazette|portfolio|profile of|已验证|已认证|未公开|求职意向|应聘|中共党员|共产党员|党员|预备党员|共青团员|团员|群众|汉族|少数民族|已婚|未婚|男性|女性|بسم الله|بسم الله الرحمن الرحيم|بسمه تعالى|باسمه تعالى|به نام خدا|بنام خدا|श्री गणेशाय नमः|সর্বশক্তিমান'

/** Family names beside which "My" is a given name: "My Linh Tran". */
export const FAMILIES_BESIDE_MY =
  'nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|dinh|truong|lam|mai|trinh|luong|doan|ta|cao|thai|chau|quach|tong|lieu|thi|dao|dam|kieu|luu|mac|nghiem|tang|trieu|to|ton|van'

/** Letters after a name that no name in capitals ends with, short as they are: "ANNA MILLER MRICS"; "TAN AH BENG" does. */
export const NAMES_LIKE_LETTERS = 'beng|meng|ceng|safe|mice|fice|tech|ieee|hons|mich'

/** Labels of one part of a name, each in a row or column of its own. */
export const NAME_PARTS = {
  family:
    'surname|surnames|last name|family name|nachname|familienname|zuname|nom de famille|apellido|apellidos|apellido paterno|primer apellido|apellido s|surname s|sobrenome|apelido|cognome|achternaam|familienaam|nazwisko|příjmení|priezvisko|prezime|priimek|фамилия|прізвище|презиме|efternavn|efternamn|etternavn|sukunimi|perekonnanimi|uzvārds|pavardė|vezetéknév|családnév|nume de familie|επώνυμο|soyadı|soyad|اللقب|نام خانوادگی|שם משפחה|उपनाम|姓|họ|นามสกุล',
  middle: 'middle name|middle names|middle initial|m i|second name|segundo nombre|отчество|по батькові|бащино име',
  /** A second family name, said last. */
  second: 'apellido materno|segundo apellido|sobrenome materno',
  /** What a name as a whole and its family or given part are called alike. */
  either: 'name|names|nom|nome|nombre|naam|navn|namn|név|nume|ad|όνομα|имя|ime|jméno|meno|nama',
  given:
    'given name|given names|first name|first names|forename|forenames|full names|other names|other name|first name s|forename s|given name s|christian name|vorname n|prénom s|prénoms usuels|nome i|voornaam en|vorname|vornamen|prénom|prénoms|nombres|nombre s|nomes próprios|nome próprio|voornaam|voornamen|imię|imiona|křestní jméno|krstné meno|ime|имя|імʼя|fornavn|förnamn|etunimi|eesnimi|vārds|vardas|keresztnév|utónév|prenume|adı|ad|الاسم الأول|الاسم الشخصي|שם פרטי|प्रथम नाम|tên|名',
} as const

/** Those of the labels that say that the family name comes first. */
export const FAMILY_FIRST_LABELS =
  'cognome e nome|cognome nome|nazwisko i imię|apellidos y nombres|apellidos nombres|apellidos nombre|nachname vorname|nachname und vorname|name vorname|name und vorname|familienname vorname|surname first name|surname name|last name first name|příjmení a jméno|priezvisko a meno|prezime i ime|priimek in ime|nume și prenume|nume prenume|nom et prénom|nom prénom|efternamn förnamn|sukunimi etunimi|soyadı adı'

/** How a sentence opens that says who somebody is: what follows is a name. */
export const NAME_SENTENCES =
  'my name is|my name s|name s|call me|i am called|they call me|resume of|cv of|curriculum vitae of|profile of|ich heiße|ich heisse|mein name ist|mein name lautet|lebenslauf von|je m appelle|je me nomme|je me prénomme|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|ik heet|mijn naam is|chamo me|me chamo|o meu nome é|meu nome é|nazywam się|jmenuji se|jmenuju se|volám sa|jag heter|mitt namn är|jeg heter|jeg hedder|mit navn er|mitt navn er|nimeni on|minun nimeni on|minu nimi on|mu nimi on|mani sauc|mano vardas|mă numesc|mă cheamă|numele meu este|zovem se|moje ime je|ime mi je|ime mi je|меня зовут|мене звати|мене звуть|казвам се|името ми е|зовем се|με λένε|ονομάζομαι|λέγομαι|το όνομά μου είναι|benim adım|adım|ismim|اسمي|نام من|اسم من|میرا نام|שמי|मेरा नाम|माझे नाव|আমার নাম|મારું નામ|என் பெயர்|నా పేరు|ನನ್ನ ಹೆಸರು|എന്റെ പേര്|nama saya|jina langu ni|naitwa|tên tôi là|tôi tên là|em tên là'

/** The same where a trade follows as often as a name. */
export const WHO_SENTENCES =
  'i am|i m|this is|meet|ich bin|je suis|soy|sono|ik ben|eu sou|sou|jestem|jsem|som|jag är|jeg er|olen|esu|sunt|eu sunt|sam|ja sam|jaz sem|аз съм|я|είμαι|ben|أنا|أنا اسمي|من|אני|मैं|saya|aku|mimi ni|tôi là'

/** What stands between a name and the name somebody was born with. */
export const BIRTH_NAME_MARKS =
  'née|nee|né|geb|geborene|geborener|geboren als|born|formerly|previously|z domu|z d|zd|rozená|rozena|rozený|roz|rodená|rod|født|född|fødd|o s|syntyjään|sünd|dzimusi|urodzona|урожд|урожденная|урождённая|в девичестве|уродж|дівоче|рођена|rođena|djevojačko|szül|született|născută|născut|nata|nato|nacida|soltera|de soltera|nascida|το γένος|kızlık soyadı'

/** Signs of sex and forms of address behind a name of a script without blanks. */
export const SIGNS_BEHIND_NAMES = '男|女|先生|女士|小姐|様|氏|씨|님'

/** Verbs at the end of a sentence that names. */
export const NAMING_ENDS = 'है|हूँ|हूं|ہے|هستم|است|ist|dir|im|dır'
