import type { SectionKind } from '@evenhand/model'

/**
 * How people head their sections in their own plain words ("Where I have worked", "Das kann ich"), by language:
 * phrases separated by '|'. Compared as the other headings are. No single word that people are called by.
 */
export const PLAIN_HEADINGS: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    contact: 'reach me|find me|call me|ring me|write to me|say hello|how to find me|where to find me|get hold of me',
    summary:
      'carrier summary|carrier profile|carrier aim|carrier highlights|carrier overview|carrer objective|carrer summary|carrer profile|carrer goal|career aspiration|career aspirations|career aim|career aims|in short|in brief|who i am|this is me|the short version|in a nutshell|in a few words|me in short|what i am looking for|i am looking for',
    employment:
      'work experienced|working experienced|works experience|have done|i have worked|places i worked|places i have worked|places i ve worked|places worked|places of work|where i ve worked|where ive worked|where i have worked before|jobs i ve had|jobs ive had|jobs i had|jobs so far|what i ve worked as|work detail|job detail|employment detail|experience detail|total experience|work experience detail|carrier history|carrier experience|carrier path|carrer history|carrier details|service detail|company detail|organisation detail|holiday jobs|vacation jobs|summer jobs|student jobs|freelance work|social work experience|web experience|professional experience details|gigs|client engagements|employers|past employers|my employers|ventures|business ventures|professional and volunteer experience|paid and unpaid work|higher education experience|duty stations|bar admissions and practice|where i have worked|working history|professional journey|career journey|career path|career story|my story so far|my story|jobs i have held|jobs ive held|jobs held so far|what i have been up to|what ive been up to|chronology|timeline|where i have cooked|where i have taught|where i have nursed|where i have served|where i have played|where i have sailed|positions i have held|where i worked|where ive worked|what i have done|what ive done|stuff ive done|work ive done|work i have done|where i have done it|where ive been|jobs so far|my jobs|jobs ive had|jobs i have had|jobs held|posts held|my work|working life|my working life|work so far|roles held|previous roles|current role|current post|present post|present position|current position|previous positions|past positions|career to date|career so far|employment to date|experience so far|credits and employment|working experience|paid work|track record|sea service|tours of duty|working experience with dates|work experience with dates|employment history with dates|other appointments|administrative appointments|short consultancies|consultancies',
    education:
      'have got|what i ve passed|what ive passed|what i passed|what i have passed|what i ve studied|what ive studied|educ attainment|educational attainments|school and exams|exams and school|quals|my quals|qualifications since school|qualifications after school|education professional|education and professional|educational and professional|tertiary|tertiary education|tertiary qualifications|tertiary studies|educational detail|education detail|academic detail|academics detail|qualification detail|scholastic detail|educational informations|academic preparation|educational preparation|graduate education|undergraduate education|graduate studies|undergraduate studies|postgraduate studies|military schools|musical training|course of study|study|college|university|colleges|universities|formal study|formal studies|formal education|education training and development|where i trained|where i went to school|what i have studied|what i have learned|what i have learnt|studied|where i schooled|where i was schooled|schools i attended|colleges i attended|education and hotel school|hotel school|school and college|school and college days|school|schools|schooling|my schooling|learning|learned at|where i learned|where i learnt|where i studied|what i studied|training and schooling|training schooling|school and trade|school and training|school and certificates|school and college|schools and colleges|school and work training|my studies|my education|apprenticeship|institutions attended|schools attended|schools attended with dates|institutions attended with dates|qualifications obtained|qualifications obtained with dates|institution attended|institution attended with dates|institution attended with date|school attended|school attended with dates|qualification obtained|qualification obtained with dates|my own schooling|my own studies|courses of study',
    skills:
      'skils|technical skils|computer skils|key skils|soft skils|it skils|skill set and strengths|computer applications|it exposure|core competence|areas of concentration|can do|what i can do|i can|good at|i am good at|im good at|what i am good at|what i bring|what i bring along|works with|i work with|tools i use|what i know|things i know|handy with|software and tickets|know how|in my toolbox|competence|clinical competence|professional competence|key competence|my competence|fields of competence',
    languages: 'speaks|i speak|speak|tongues|my languages|i can speak',
    certificates:
      'papers and tickets|tickets and papers|quals and tickets|tickets and licences|licences and tickets|tickets and cards|my papers|certs',
    volunteering: 'gives time to|giving back|i give time to|unpaid work|good causes|charity work|community work',
    references:
      'can ask|who to ask|somebody to ask|someone to ask|people to ask|ask them|people who know me|who can speak for me|who knows me',
    interests:
      'intrest|intrests|hobies|hobbys|hobby and interest|areas of intrest|i like|off duty|outside work|out of work|when not working|away from work|after work|for fun',
    other: 'bits and pieces|odds and ends|anything else|the rest',
  },
  de: {
    summary: 'wer ich bin|das bin ich|ich über mich|kurz gesagt|in kürze|kurz zu mir',
    employment:
      'gearbeitet|gearbeitet habe ich|gearbeitet bei|gearbeitet als|habe gearbeitet|als was ich gearbeitet habe|was ich bisher war|wo ich schon gearbeitet habe|meine bisherige arbeit|mein arbeitsleben|berufliches|was ich gemacht habe|bisherige tätigkeiten|berufliche praxis|berufsweg|mein weg|arbeitsstellen|erwerbstätigkeit|erwerbstätigkeiten|mein berufsweg|frühere tätigkeiten|was ich bisher gemacht habe|wo ich gearbeitet habe|wo ich war|meine arbeit|arbeit|arbeitsleben|meine stationen|bisherige stationen|stationen|bisherige arbeit|meine jobs|jobs|hier habe ich gearbeitet|berufsleben',
    education:
      'schule|werdegang schule|schule und studium|schulischer weg|schulen|schulzeit|gelernt|was ich gelernt habe|gelernt habe ich|schule und lehre|lehre|meine schulen|meine ausbildung|schule beruf|schule und beruf',
    skills:
      'das kann ich|was ich kann|kann ich|ich kann|kann ich gut|was ich gut kann|darin bin ich gut|ich bin gut in|womit ich arbeite',
    languages: 'ich spreche|spreche ich|sprache|so spreche ich',
    references: 'wer mich kennt|fragen sie|fragen sie gern|auskunft geben|auskunft gibt',
    interests: 'nach feierabend|privat|mag ich|und sonst|außerhalb der arbeit',
  },
  fr: {
    summary: 'qui je suis|en bref|en deux mots|en quelques mots|moi en bref|posture',
    employment:
      'où j ai déjà travaillé|ce que j ai fait avant|mes anciens emplois|mon travail actuel|parcours pro|emplois|emplois occupés|postes occupés|mes emplois|là où j ai travaillé|ce que j ai fait|ce que j ai fait comme travail|où j ai travaillé|mon travail|mes emplois|emplois|mes postes|postes occupés|mon parcours|mes expériences|là où j ai travaillé|vie professionnelle',
    education:
      'école|écoles|mes études|ce que j ai étudié|où j ai étudié|où j ai appris|scolarité|mon école|mes diplômes|école et formation',
    skills:
      'ce que je sais faire|je sais faire|je maîtrise|mes points forts|points forts|mes outils|ce que je fais bien',
    languages: 'je parle|langues parlées|mes langues',
    references: 'qui me connaît|à qui demander|ils me connaissent',
    interests: 'à côté|en dehors du travail|temps libre|mes loisirs|hors travail',
    other: 'et aussi|divers et autres',
  },
  es: {
    summary: 'quién soy|en pocas palabras|en breve|así soy',
    employment:
      'de qué he trabajado|en qué he trabajado|dónde he estado trabajando|donde he trabajado|donde trabajé|trabajo|dónde he trabajado|dónde trabajé|lo que he hecho|qué he hecho|mi vida laboral|mi trabajo|trabajos|mis trabajos|trabajos anteriores|puestos ocupados|mis empleos|empleos',
    education:
      'lo que he estudiado|lo que he aprendido|dónde he estudiado|dónde me formé|lo que estudié|qué he estudiado|dónde estudié|mis estudios|escuela|escuelas|colegio y estudios|mi formación',
    skills: 'lo que sé hacer|sé hacer|qué sé hacer|puedo hacer|se me da bien|en qué soy buena|en qué soy bueno',
    languages: 'hablo|lenguas que hablo|idiomas que hablo',
    references: 'quién me conoce|pueden preguntar a|a quién preguntar',
    interests: 'fuera del trabajo|me gusta|tiempo libre',
  },
  pt: {
    summary: 'quem sou|quem sou eu|em poucas palavras|em resumo',
    employment:
      'em que trabalhei|onde já trabalhei|o que faço|onde trabalho|o que eu já fiz|onde eu trabalhei|onde trabalhei|o que fiz|o que já fiz|trabalhos|meus trabalhos|empregos|meus empregos|por onde passei|vida profissional|tempo de mar',
    education: 'onde estudei|o que estudei|escola|escolas|meus estudos|estudos|minha escola',
    skills: 'o que sei fazer|sei fazer|sou bom em|sou boa em',
    languages: 'falo|línguas que falo|idiomas que falo',
    references: 'quem me conhece|podem perguntar',
    interests: 'fora do trabalho|gosto de|tempo livre',
  },
  it: {
    summary: 'chi sono|in breve|in poche parole',
    employment:
      'dove lavoro|cosa faccio|cosa faccio oggi|che lavoro ho fatto|i lavori che ho fatto|lavori fatti|dove ho lavorato|cosa ho fatto|che cosa ho fatto|i miei lavori|lavori|lavoro|posizione attuale|posizioni precedenti|incarichi|vita lavorativa',
    education: 'dove ho studiato|cosa ho studiato|scuola|scuole|studi|i miei studi',
    skills: 'cosa so fare|so fare|che cosa so fare|sono bravo in|sono brava in',
    languages: 'parlo|lingue parlate',
    references: 'chi mi conosce|potete chiedere a',
    interests: 'fuori dal lavoro|mi piace|tempo libero',
  },
  nl: {
    summary: 'wie ben ik|wie ik ben|kort|in het kort|in een paar woorden',
    employment:
      'gewerkt|gewerkt bij|gewerkt als|waar ik werk|wat ik gedaan heb tot nu toe|wat ik deed|waar ik heb gezeten|waar ik gewerkt heb|waar ik heb gewerkt|waar ik werkte|wat ik gedaan heb|wat ik heb gedaan|werk|mijn werk|banen|mijn banen|werkzame leven',
    education: 'school|scholen|wat ik geleerd heb|wat ik heb geleerd|waar ik leerde|mijn school|school en opleiding',
    skills: 'goed in|ben ik goed in|wat ik kan|dit kan ik|kan ik|waar ik goed in ben',
    languages: 'ik spreek|spreek ik|mijn talen',
    certificates: 'papieren|mijn papieren|papiertjes',
    references: 'wie mij kent|navraag|vraag het aan',
    interests: 'naast het werk|vrije tijd|na het werk',
  },
  pl: {
    summary: 'kim jestem|krótko o mnie|w skrócie',
    employment:
      'kim byłem|kim byłam|jako kto pracowałem|jako kto pracowałam|gdzie pracuję|co robię|gdzie i co robiłem|gdzie i co robiłam|przebieg kariery zawodowej|przebieg kariery|przebieg pracy zawodowej|miejsca pracy|dotychczasowa praca|gdzie pracowałem|gdzie pracowałam|co robiłem|co robiłam|praca|moja praca|przebieg pracy',
    education: 'szkoła|szkoły|nauka|moja nauka|gdzie się uczyłem|gdzie się uczyłam',
    skills: 'umiem|co umiem|potrafię|co potrafię',
    languages: 'mówię|mówię po',
    interests: 'prywatnie|po pracy|wolny czas',
  },
  ru: {
    summary: 'кто я|коротко|коротко о себе|вкратце',
    employment:
      'кем работал|кем работала|кем и где работал|кем и где работала|где и кем работал|где и кем работала|что делал|что делала|чем я занимался|чем я занималась|последние места работы|мои места работы|трудовой путь|где работал|где работала|работа|места работы|моя работа|чем занимался|чем занималась|стаж',
    education: 'учёба|учеба|где учился|где училась|школа|учился|училась',
    skills: 'умею|что умею|могу|что я умею|владею',
    languages: 'говорю|говорю на',
    references: 'кто меня знает|можно спросить|рекомендации дадут',
    interests: 'вне работы|люблю|свободное время',
  },
  uk: {
    employment:
      'ким працював|ким працювала|де і ким працював|де і ким працювала|що робив|що робила|моя робота|де працював|де працювала|робота|місця роботи',
    education: 'навчання|де навчався|де навчалася|школа',
    skills: 'вмію|що вмію|можу',
    languages: 'розмовляю',
  },
  cs: {
    employment:
      'kde pracuji|co jsem dělal|co jsem dělala|moje zaměstnání|kde jsem pracoval|kde jsem pracovala|práce|moje práce',
    education: 'škola|školy|kde jsem studoval|kde jsem studovala',
    skills: 'umím|co umím',
    languages: 'mluvím',
  },
  sk: {
    employment: 'čo som robil|čo som robila|moje zamestnania|kde som pracoval|kde som pracovala|práca',
    education: 'škola|školy',
    skills: 'viem|čo viem',
    languages: 'hovorím',
  },
  hu: {
    employment: 'hol dolgoztam|munkáim|munkahelyek|munka',
    education: 'iskola|iskolák|iskoláim|hol tanultam',
    skills: 'amit tudok|értek hozzá',
    languages: 'beszélek',
  },
  ro: {
    employment: 'unde am lucrat|ce am făcut|locuri de muncă',
    education: 'școala|școli|unde am studiat|școli absolvite',
    skills: 'ce știu să fac|știu să',
    languages: 'vorbesc',
  },
  tr: {
    employment:
      'nerede çalıştım|neler yaptım|yaptığım işler|daha önce çalıştığım yerler|önceki işlerim|çalıştığım yerler|nerelerde çalıştım|işlerim|çalışma hayatım',
    education: 'okul|okullar|okuduğum okullar|okuduklarım',
    skills: 'yapabildiklerim|bildiklerim|yapabilirim',
    languages: 'konuştuğum diller',
    references: 'beni tanıyanlar',
  },
  sv: {
    employment:
      'har jobbat|har jobbat på|har jobbat som|jobbat på|jobbat som|där jag jobbat|var jag arbetat|vad jag har gjort|vad jag gjort|vad jag jobbat med|tidigare jobb|var jag jobbat|var jag har jobbat|mina jobb|jobb|arbete',
    education: 'skola|skolor|skolgång|vad jag läst',
    skills: 'det här kan jag|kan|jag kan|bra på',
    languages: 'jag talar|jag pratar',
    interests: 'på fritiden',
  },
  da: {
    employment:
      'har arbejdet|har arbejdet hos|har arbejdet som|arbejdet som|her har jeg arbejdet|hvad jeg har lavet|hvor jeg arbejder|tidligere job|hvor jeg har arbejdet|mine job|arbejde',
    education: 'skole|skoler|skolegang|det har jeg lært',
    skills: 'det kan jeg|jeg kan|god til',
    languages: 'jeg taler',
    interests: 'i fritiden',
  },
  no: {
    employment:
      'har jobba på|har jobba|har jobbet på|har jobbet|har jobbet som|jobbet som|jobbet på|her har jeg jobbet|hvor jeg har arbeidet|hva jeg har gjort|tidligere jobber|hvor jeg har jobbet|jobber|mine jobber|arbeid',
    education: 'skole|skoler|skolegang',
    skills: 'dette kan jeg|jeg kan|god på',
    languages: 'jeg snakker',
  },
  fi: {
    employment: 'missä olen ollut töissä|työt|työni|työpaikat',
    education: 'koulu|koulut|missä opiskelin',
    skills: 'osaan|tämän osaan|mitä osaan',
    languages: 'puhun',
  },
  ar: {
    employment: 'أين أعمل|أماكن عملي|الأعمال التي قمت بها|ماذا عملت|أين عملت|ما عملت به|أعمالي|الأعمال السابقة',
    education: 'أين درست|دراستي|المدارس|الدراسة',
    skills: 'ما أجيده|أجيد|أستطيع',
    languages: 'أتكلم|أتحدث',
  },
  hi: {
    employment: 'कहाँ काम किया|मेरा काम|नौकरियाँ',
    education: 'शैक्षिक विवरण|शैक्षणिक विवरण|पढ़ाई|शिक्षा का विवरण|पढ़ाई|पढाई|कहाँ पढ़ा|स्कूल',
    skills: 'मैं क्या जानता हूँ|क्या आता है',
    languages: 'बोलता हूँ|बोलती हूँ',
  },
  zh: {
    employment: '在哪里工作过|做过什么|干过什么|以前的工作|现在的工作|做过的工作|干过的活|工作过的地方',
    education: '上过的学校|读过的学校|学习经历',
    skills: '我会的|会做什么|我会',
    languages: '会说的语言',
  },
  ja: {
    employment: 'これまでの仕事|働いた所',
    education: '学校|通った学校',
    skills: '得意なこと|できること|得意分野',
    languages: '話せる言語',
  },
  ko: {
    employment: '해온 일|일한 곳',
    education: '다닌 학교|학교',
    skills: '잘하는 것|할 수 있는 것',
    languages: '할 수 있는 언어',
  },
  th: {
    employment: 'งานที่เคยทำ|ที่ทำงานที่ผ่านมา',
    education: 'เรียนที่ไหนมา|โรงเรียน',
    skills: 'ทำอะไรได้บ้าง|สิ่งที่ทำได้',
    languages: 'พูดภาษา',
  },
  id: {
    employment: 'pernah bekerja di|tempat kerja|pekerjaan saya',
    education:
      'sekolah|sekolah saya|pendidikan tinggi|pendidikan menengah|pendidikan menengah atas|pendidikan menengah pertama|pendidikan dasar',
    skills: 'yang saya bisa|saya bisa|bisa',
    languages: 'saya berbicara',
  },
  vi: {
    employment: 'nơi đã làm việc|công việc đã làm',
    education: 'trường đã học|học tập',
    skills: 'tôi làm được|tôi biết',
    languages: 'tôi nói được',
  },
  sw: {
    employment: 'nilipofanya kazi|kazi nilizofanya',
    education: 'shule|shule nilizosoma',
    skills: 'ninachoweza',
    languages: 'ninazungumza',
  },
}
