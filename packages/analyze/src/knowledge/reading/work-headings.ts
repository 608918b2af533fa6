/** Words that together head a list of posts whichever way they are put ("Earlier roles", "Empleo actual o último"), all languages, divided by '|'. */
export const WORK_HEADINGS = {
  /** What the posts are called. */
  posts:
    'employment|employments|employer|employers|job|jobs|post|posts|position|positions|role|roles|appointment|appointments|occupation|occupations|work|career|' +
    'stelle|stellen|position|positionen|tätigkeit|tätigkeiten|beschäftigung|beschäftigungen|anstellung|anstellungen|arbeitgeber|arbeitsverhältnis|arbeitsverhältnisse|' +
    'emploi|emplois|poste|postes|fonction|fonctions|employeur|employeurs|' +
    'empleo|empleos|puesto|puestos|trabajo|trabajos|cargo|cargos|ocupación|emprego|empregos|trabalho|trabalhos|ocupação|' +
    'impiego|impieghi|posizione|posizioni|incarico|incarichi|occupazione|occupazioni|lavoro|lavori|' +
    'functie|functies|baan|banen|werkgever|werkgevers|werk|betrekking|betrekkingen|' +
    'praca|stanowisko|stanowiska|zatrudnienie|pracodawca|pracodawcy|zaměstnání|práce|pozice|zamestnanie|práca|pozície|' +
    'munkahely|munkahelyek|munkakör|munkakörök|állás|állások|loc de muncă|locuri de muncă|post|posturi|' +
    'työ|työt|työpaikka|työpaikat|tehtävä|tehtävät|anställning|anställningar|tjänst|tjänster|arbete|arbeten|uppdrag|stilling|stillinger|ansættelse|ansættelser|ansettelse|ansettelser|' +
    'iş|işler|işyeri|görev|görevler|görevi|görevleri|работа|место работы|места работы|должность|должности|робота|місце роботи|місця роботи|посада|посади|' +
    'posao|poslovi|radno mjesto|radna mjesta|zaposlenje|zaposlenja|посао|радно место|работно място|длъжност|' +
    'θέση|θέσεις|εργασία|απασχόληση|الوظيفة|الوظائف|العمل|תפקיד|תפקידים|עבודה|עבודות|' +
    'pekerjaan|jabatan|công việc|vị trí|töö|töökoht|töökohad|ametikoht|darbas|darbai|pareigos|darbs|darbi|amats|amati',
  /** When they were held, or which they are. */
  times:
    'current|present|previous|past|earlier|former|latest|last|recent|most recent|other|additional|further|prior|first|early|academic|professional|administrative|' +
    'aktuelle|aktueller|jetzige|derzeitige|gegenwärtige|frühere|bisherige|vorherige|letzte|weitere|ehemalige|erste|' +
    'actuel|actuelle|actuels|précédent|précédents|précédente|précédentes|antérieur|antérieurs|antérieures|dernier|derniers|dernière|autres|anciens|' +
    'actual|actuales|anterior|anteriores|último|última|últimos|últimas|previo|previos|otros|reciente|recientes|atual|atuais|outros|recentes|' +
    'attuale|attuali|precedente|precedenti|ultimo|ultima|ultimi|ultime|altri|altre|passati|' +
    'huidige|vorige|vroegere|eerdere|laatste|overige|recente|' +
    'obecna|obecne|poprzednia|poprzednie|ostatnia|ostatnie|wcześniejsze|současné|současná|předchozí|poslední|dřívější|súčasné|súčasná|predchádzajúce|posledné|predošlé|' +
    'jelenlegi|korábbi|előző|utolsó|legutóbbi|actual|actuale|anterior|anterioare|ultimul|ultimele|precedente|' +
    'nykyinen|nykyiset|aiempi|aiemmat|aikaisemmat|edellinen|edelliset|viimeisin|nuvarande|tidigare|senaste|föregående|nuværende|nåværende|tidligere|seneste|siste|forrige|' +
    'mevcut|şimdiki|önceki|son|geçmiş|eski|akademik|mesleki|idari|текущее|текущая|настоящее|предыдущее|предыдущие|последнее|прежние|нынешнее|поточне|поточна|попередні|попереднє|останнє|' +
    'trenutno|trenutni|sadašnje|prethodno|prethodni|prethodna|ranija|raniji|posljednje|zadnje|sedanje|prejšnje|zadnja|тренутни|претходни|настояща|предишна|предишни|последна|' +
    'τωρινή|παρούσα|προηγούμενες|προηγούμενη|τελευταία|الحالية|الحالي|السابقة|السابق|الأخيرة|נוכחי|נוכחית|קודם|קודמים|קודמת|קודמות|אחרון|אחרונה|' +
    'saat ini|sekarang|sebelumnya|terakhir|hiện tại|trước đây|gần nhất|praegune|varasemad|eelmised|dabartinis|dabartinės|ankstesni|ankstesnės|pašreizējais|iepriekšējie',
  /** What opens a heading of the posts that were held before others: "Before the theatre". */
  before: 'before|prior|avant|vor|antes|prima|voor|przed|fore|innan|inden|ennen|pred|до|перед|înainte',
  /** Times that head a part by themselves, where the row looks as the other headings do. */
  alone:
    'current|currently|previous|previously|earlier|before|before that|before this|recent|formerly|prior|' +
    'aktuell|derzeit|bisher|früher|davor|zuvor|vorher|vordem|actuellement|précédemment|auparavant|avant|avant cela|avant ça|' +
    'actualmente|anteriormente|antes|antes de eso|antes de esto|previamente|atualmente|antes disso|antes disto|attualmente|in precedenza|precedentemente|prima|prima di questo|prima di allora|' +
    'huidig|momenteel|vroeger|eerder|daarvoor|voordien|obecnie|wcześniej|poprzednio|przedtem|v současnosti|dříve|předtím|v súčasnosti|predtým|' +
    'jelenleg|korábban|în prezent|anterior|nykyisin|nykyään|aiemmin|aikaisemmin|nu|nuvarande|tidigare|dessförinnan|innan dess|före det|nå|tidligere|før det|inden da|før dette|' +
    'şu anda|önceden|daha önce|ondan önce|bundan önce|öncesinde|öncesi|сейчас|ранее|раньше|до этого|прежде|до того|где работал раньше|где работала раньше|зараз|раніше|trenutno|prije|ranije|prej|сега|преди|τώρα|παλαιότερα|προηγουμένως|' +
    'حاليا|سابقا|قبل ذلك|قبلها|כיום|בעבר|לפני כן|現在|以前|目前|此前|之前|先前|早前|现在|当前|如今|现任|现职|これまで|それ以前|현재|이전|saat ini|sebelumnya|hiện tại|trước đây|praegu|varem|dabar|anksčiau|pašlaik|iepriekš',
} as const
