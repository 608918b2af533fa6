/**
 * Fields of study under their names in other languages, each with its English name: folded beginnings of words, which no
 * English word of another meaning shares, and names in scripts that join small words to others or put no blanks between.
 * Only asked of what is said about degrees, where "derecho" and "droit" are law.
 */
export const FIELD_NAMES: { field: string; beginnings: string; anywhere: string }[] = [
  {
    field: 'computer science',
    beginnings:
      'informati[kqcśs]|informatyk|informatica|informaatika|tietojenkasittely|tietotekni|datalogi|datateknik|datavetenskap|datavitenskap|bilgisayar|ciencias? d[ea] (?:la )?computac|computacion|computacao|ingenieria de sistemas|sciences? (?:de l.)?informatique|racunalni|racunarst|informaci\\p{L}+ technologij|informatik|информатик|программирован|програмуван|компютърн|комп.ютерн|компьютерн|πληροφορικ|cong nghe thong tin|khoa hoc may tinh|ilmu komputer|teknik informatika|sayansi ya kompyuta',
    anywhere:
      'מדעי המחשב|הנדסת מחשבים|הנדסת תוכנה|علوم الحاسو?ب|علوم الحاسب|هندسة الحاسو?ب|علوم الكمبيوتر|علوم کامپیوتر|مهندسی کامپیوتر|کمپیوٹر سائنس|计算机|計算機|資訊工程|資訊科學|软件工程|軟體工程|情報工学|情報科学|情報処理|コンピュータ|컴퓨터|소프트웨어|정보처리|คอมพิวเตอร์|कंप्यूटर|कम्प्यूटर|कंप्युटर|संगणक|কম্পিউটার|கணினி|కంప్యూటర్|કમ્પ્યુટર|ಕಂಪ್ಯೂಟರ್|കമ്പ്യൂട്ടർ',
  },
  {
    field: 'software engineering',
    beginnings:
      'softwaretechnik|genie logiciel|ingenieria (?:de|del) software|engenharia de software|ingegneria del software|inzynieria oprogramowania|yazilim|програмна инженери|програмн\\p{L}+ инженер|программн\\p{L}+ инженер',
    anywhere: 'הנדסת תוכנה|هندسة البرمجيات|软件工程|軟體工程|ソフトウェア|소프트웨어|วิศวกรรมซอฟต์แวร์',
  },
  {
    field: 'electrical engineering',
    beginnings:
      'elektrotech|elektroteh|elektro\\w{0,6}ingenior|electrotechni|electrotecni|ingenieria electric|ingenieria electronic|engenharia ele[ct]|ingegneria elettr|genie electrique|elektrik|elektronik|elektryczn|elektroni[kc]|elektrisk|sahkotekni|villamosmernok|электротехн|электроник|електротехн|електроник|ηλεκτρολ|dien tu|ky thuat dien|teknik elektro',
    anywhere:
      'הנדסת חשמל|הנדסת אלקטרוניקה|هندسة كهرب|الهندسة الكهرب|هندسة إلكترون|مهندسی برق|电气|電気|電機|电子工程|電子工|전기공학|전자공학|วิศวกรรมไฟฟ้า|विद्युत|इलेक्ट्रॉनिक्स|इलेक्ट्रिकल',
  },
  {
    field: 'mechanical engineering',
    beginnings:
      'maschinenbau|machinebouw|werktuigbouw|genie mecanique|ingenieria mecanica|engenharia mecanica|ingegneria meccanica|mechanika i budowa|budowa maszyn|makine|strojirenstv|strojnictvo|strojarst|strojnist|masinstvo|maskinteknik|maskiningenior|konetekni|gepeszmernok|машиностроен|машинобудув|μηχανολογ|co khi|teknik mesin',
    anywhere:
      'הנדסת מכונות|هندسة ميكانيك|الهندسة الميكانيك|مهندسی مکانیک|机械|機械|기계공학|วิศวกรรมเครื่องกล|मैकेनिकल|यांत्रिक',
  },
  {
    field: 'civil engineering',
    beginnings:
      'bauingenieur|civiele techniek|genie civil|ingenieria civil|engenharia civil|ingegneria civile|budownictw|insaat|inşaat|stavebni inzenyr|stavebnictv|gradevin|gradbenist|byggnadsteknik|byggeteknik|byggingenior|epitomernok|rakennustekni|гражданск\\p{L}+ строител|строительств|строителство|будівництв|πολιτικ\\p{L}+ μηχανικ|xay dung|teknik sipil',
    anywhere: 'הנדסה אזרחית|هندسة مدنية|الهندسة المدنية|مهندسی عمران|土木|토목|วิศวกรรมโยธา|सिविल',
  },
  {
    field: 'business administration',
    beginnings:
      'betriebswirt|bwl(?!\\p{L})|bedrijfskunde|bedrijfseconomie|administracion (?:y direccion )?de empresas|administracao|gestion des entreprises|gestao|economia aziendale|economia e gestione|isletme|zarzadzani|foretagsekonomi|bedriftsokonomi|erhvervsokonomi|liiketalou|podnikov\\p{L}+ (?:ekonomi|hospodar)|poslovn\\p{L}+ (?:ekonomi|ved)|gazdalkodas|менеджмент|бизнес|стопанско управление|διοικησ\\p{L}+ επιχειρ|quan tri kinh doanh|administrasi bisnis|manajemen|usimamizi wa biashara',
    anywhere:
      'מנהל עסקים|إدارة أعمال|إدارة الأعمال|ادارة اعمال|مدیریت بازرگانی|工商管理|企業管理|经营|経営|商学|경영|บริหารธุรกิจ|व्यवसाय प्रशासन|प्रबंधन|বিবিএ|ব্যবসায় প্রশাসন',
  },
  {
    field: 'economics',
    beginnings:
      'volkswirtschaft|wirtschaftswissenschaft|economie(?!\\p{L})|economia(?! (?:aziendale|e gestione))|sciences? economiques|ciencias economicas|ekonomi(?:[aika](?!\\p{L})|czn)|economische wetenschap|nationalekonomi|samfunnsokonomi|taloustiede|kozgazdasag|iktisat|экономик|економик|економік|οικονομ|kinh te|ilmu ekonomi|uchumi',
    anywhere: 'כלכלה|اقتصاد|经济|経済|經濟|경제|เศรษฐศาสตร์|अर्थशास्त्र|অর্থনীতি|பொருளாதார',
  },
  {
    field: 'accounting and finance',
    beginnings:
      'rechnungswesen|finanzwirtschaft|comptabilit|contabili|contaduria|contabeis|ragioneria|finanzas(?!\\p{L})|financas(?!\\p{L})|finanza(?!\\p{L})|finanse(?!\\p{L})|rachunkowos|muhasebe|maliye|ucetnictv|uctovnictv|racunovodstv|szamvitel|redovisning|regnskab|regnskap|laskentatoimi|бухгалтер|бухучет|финанс|фінанс|счетоводств|λογιστικ|ke toan|tai chinh|akuntansi|uhasibu',
    anywhere:
      'חשבונאות|محاسبة|المحاسبة|حسابداری|会计|會計|会計|财务|金融|회계|การบัญชี|बी\\.? ?कॉम|लेखा|वाणिज्य|হিসাববিজ্ঞান|கணக்கியல்|வணிகவியல்',
  },
  {
    field: 'law',
    beginnings:
      'jura(?!\\p{L})|rechtswissenschaft|rechtsgeleerdheid|rechten(?!\\p{L})|droit(?!\\p{L})|derecho(?!\\p{L})|direito(?!\\p{L})|giurisprudenza|prawo(?!\\p{L})|prawa(?!\\p{L})|hukuk|pravo(?!\\p{L})|jogasz|jogtudomany|juridik|rettsvitenskap|oikeustiede|юриспруденц|правоведен|юридич|право(?!\\p{L})|νομικ|luat(?!\\p{L})|ilmu hukum|sheria',
    anywhere: 'משפטים|حقوق|القانون|法学|法學|法律|법학|นิติศาสตร|विधि|एलएलबी|আইন|சட்ட',
  },
  {
    field: 'nursing',
    beginnings:
      'krankenpflege|pflegewissenschaft|pflegefach|verpleegkund|soins? infirmier|infirmi[eè]r|enfermeri|enfermagem|infermier|scienze infermieristiche|pielegniarst|hemsirelik|osetrovatel|sestrinstv|zdravstvena nega|sykepleie|sygeplej|sjukskoters|omvardnad|sairaanhoit|apolo|сестринск|медсестр|νοσηλευτ|dieu duong|keperawatan|uuguzi',
    anywhere: 'סיעוד|تمريض|پرستاری|نرسنگ|护理|護理|看護|간호|พยาบาลศาสตร|नर्सिंग|নার্সিং|செவிலி',
  },
  {
    field: 'medicine',
    beginnings:
      'humanmedizin|medizin(?!\\p{L}*techn)|medecine|medicina(?!\\p{L})|geneeskunde|medycyn|lekarsk|tip(?!\\p{L})|lekarstv|vseobecne lekar|medicinska fakult|laketiede|orvostudomany|лечебное дело|медицин|ιατρικ|y khoa|kedokteran|udaktari',
    anywhere: 'רפואה|الطب(?!يعة)|طب بشري|پزشکی|临床医学|医学|醫學|의학|แพทยศาสตร|चिकित्सा|एमबीबीएस',
  },
  {
    field: 'psychology',
    beginnings:
      'psicolog|psycholog(?:i[eaik])|psykolog|pszichol|psikoloji|psihologi|psykologia|психолог|ψυχολογ|tam ly hoc|psikologi|saikolojia',
    anywhere: 'פסיכולוגיה|علم النفس|روانشناسی|روان‌شناسی|نفسیات|心理|심리|จิตวิทยา|मनोविज्ञान|মনোবিজ্ঞান|உளவியல்',
  },
  {
    field: 'education teaching',
    beginnings:
      'lehramt|padagogik|erziehungswissenschaft|lerarenopleiding|onderwijskunde|pabo(?!\\p{L})|sciences? de l.education|magisterio|pedagogi|educacion (?:infantil|primaria)|scienze della formazione|scienze dell.educazione|ogretmenlig|nauczyciel|ucitelstv|uciteljsk|lararutbildning|larerutdanning|laererudd|opettaja|tanar|tanito|педагог|учител|παιδαγωγ|su pham|pendidikan|ualimu',
    anywhere: 'הוראה|חינוך|تربية|التربية|آموزش ابتدایی|教育|师范|師範|교육|ครุศาสตร|ศึกษาศาสตร|शिक्षा|बी\\.? ?एड',
  },
  {
    field: 'marketing',
    beginnings:
      'mercadotecnia|mercadeo|pazarlama|markkinointi|marknadsforing|markedsforing|маркетинг|μαρκετινγκ|tiep thi|pemasaran',
    anywhere: 'שיווק|تسويق|بازاریابی|市场营销|市場行銷|マーケティング|마케팅|การตลาด|विपणन|मार्केटिंग',
  },
  {
    field: 'mathematics',
    beginnings:
      'mathematik|mathemati(?:ques|sch)|wiskunde|matemati[ckq]|matematyk|matematik|matematiikka|математик|μαθηματικ|toan hoc|matematika|hisabati',
    anywhere: 'מתמטיקה|رياضيات|الرياضيات|ریاضی|数学|數學|수학|คณิตศาสตร|गणित|গণিত|கணித',
  },
  {
    field: 'physics',
    beginnings:
      'physik(?!\\p{L})|physique|natuurkunde|fisica(?!\\p{L})|fizyk|fizik|fysik|fysiikka|физик|фізик|φυσικ|vat ly|fisika',
    anywhere: 'פיזיקה|فيزياء|الفيزياء|فیزیک|物理(?!疗|療)|물리학|ฟิสิกส์|भौतिकी|পদার্থ',
  },
  {
    field: 'chemistry',
    beginnings:
      'chemie(?!\\p{L})|chimie|scheikunde|quimica|chimica|chemia(?!\\p{L})|kimya|kemi(?!\\p{L})|kemia(?!\\p{L})|hemij|kemij|химия|химич|хімі|χημει|hoa hoc|kimia',
    anywhere: 'כימיה|كيمياء|الكيمياء|شیمی|化学|化學|화학|เคมี|रसायन|রসায়ন|வேதியியல்',
  },
  {
    field: 'biology',
    beginnings: 'biologie|biologia|biyoloji|biologi(?!\\p{L}*ca)|biyolog|биолог|біолог|βιολογ|sinh hoc',
    anywhere: 'ביולוגיה|أحياء|زیست‌شناسی|生物(?!医)|생물|ชีววิทยา|जीव विज्ञान',
  },
  {
    field: 'pharmacy',
    beginnings: 'pharmazie|pharmacie|farmaci|farmacja|farmacj|eczacilik|gyogyszeresz|farmasi|фармац|φαρμακευτ|duoc',
    anywhere: 'רוקחות|صيدلة|الصيدلة|داروسازی|药学|藥學|薬学|약학|เภสัช|फार्मेसी|फार्मेसि',
  },
  {
    field: 'architecture',
    beginnings:
      'architektur|architectuur|arquitect|arquitet|architettura|mimarlik|arkitekt|arkkiteht|epiteszmernok|архитект|архітект|αρχιτεκτον|kien truc|arsitektur',
    anywhere: 'אדריכלות|معماري|العمارة|معماری|建筑学|建築|건축|สถาปัตย|वास्तुकला',
  },
  {
    field: 'human resources',
    beginnings:
      'personalmanagement|personalwesen|personalwirtschaft|ressources humaines|recursos humanos|risorse umane|insan kaynaklari|zasobami ludzkimi|управление персонал|управление на човешки|sumber daya manusia|nhan su',
    anywhere:
      'משאבי אנוש|الموارد البشرية|منابع انسانی|人力资源|人力資源|人的資源|인사관리|인적자원|ทรัพยากรมนุษย์|मानव संसाधन',
  },
  {
    field: 'logistics',
    beginnings: 'logistik|logisti(?:que|ca)|logistyk|lojistik|logistiikka|логистик|логістик|hau can',
    anywhere: 'לוגיסטיקה|لوجست|لجستیک|物流|물류|โลจิสติกส์|लॉजिस्टिक्स',
  },
  {
    field: 'social work',
    beginnings:
      'soziale arbeit|sozialpadagog|sozialarbeit|maatschappelijk werk|sociaal werk|travail social|trabajo social|servico social|servizio sociale|praca socjalna|pracy socjaln|sosyal hizmet|socialt arbete|sosialt arbeid|sosionom|socionom|социальн\\p{L}+ работ|cong tac xa hoi|pekerjaan sosial',
    anywhere:
      'עבודה סוציאלית|خدمة اجتماعية|الخدمة الاجتماعية|مددکاری|社会工作|社會工作|社会福祉|사회복지|สังคมสงเคราะห์|समाज कार्य',
  },
  {
    field: 'journalism communication',
    beginnings:
      'journalist(?:ik|iek)|periodismo|jornalismo|giornalismo|dziennikarst|gazetecilik|publizistik|kommunikationswissenschaft|comunicacion|comunicacao|журналист|журналіст|δημοσιογραφ|bao chi|jurnalistik',
    anywhere: 'תקשורת|إعلام|صحافة|روزنامه‌نگاری|新闻|新聞|언론|นิเทศศาสตร|पत्रकारिता',
  },
  {
    field: 'history',
    beginnings:
      'geschichte|geschiedenis|histoire|historia(?!\\p{L})|historie(?!\\p{L})|storia(?!\\p{L})|tarih(?!\\p{L})|dejiny|zgodovin|tortenel|история|історія|ιστορια|lich su|sejarah',
    anywhere: 'היסטוריה|تاريخ|历史|歷史|歴史|史学|역사|사학|ประวัติศาสตร์|इतिहास|ইতিহাস|வரலாறு',
  },
  {
    field: 'philosophy',
    beginnings: 'philosophie|filosofi|filozofi|felsefe|философ|філософ|φιλοσοφ|triet hoc|filsafat',
    anywhere: 'פילוסופיה|فلسفة|فلسفه|哲学|哲學|철학|ปรัชญา|दर्शनशास्त्र',
  },
  {
    field: 'sociology',
    beginnings:
      'soziologie|sociologie|sociologia|sociologi|socjologi|sosyoloji|sosiologi|социолог|соціолог|κοινωνιολογ|xa hoi hoc',
    anywhere: 'סוציולוגיה|علم الاجتماع|جامعه‌شناسی|社会学|社會學|사회학|สังคมวิทยา|समाजशास्त्र',
  },
  {
    field: 'political science',
    beginnings:
      'politikwissenschaft|politicologie|sciences? politiques?|ciencias? politicas?|scienze politiche|politologi|siyaset|statsvetenskap|statsvitenskap|политолог|політолог|πολιτικ\\p{L}+ επιστ|ilmu politik',
    anywhere: 'מדע המדינה|علوم سياسية|العلوم السياسية|علوم سیاسی|政治学|政治學|정치외교|정치학|รัฐศาสตร|राजनीति',
  },
  {
    field: 'fine arts design',
    beginnings:
      'bildende kunst|beaux.arts|bellas artes|belas artes|belle arti|guzel sanatlar|sztuk pieknych|grafikdesign|grafisch ontwerp|diseno grafico|design grafico|изобразительн',
    anywhere: 'אמנות|فنون جميلة|الفنون الجميلة|هنر|美术|美術|艺术设计|디자인|미술|ศิลปกรรม|ललित कला',
  },
  {
    field: 'linguistics languages literature',
    beginnings:
      'germanistik|anglistik|romanistik|sprachwissenschaft|philologie|filologi|filoloji|lettres modernes|lettere(?!\\p{L})|letras(?!\\p{L})|taalkunde|лингвист|филолог|філолог|φιλολογ|sastra|ngon ngu',
    anywhere: 'בלשנות|أدب|آداب|ادبیات|英语|英語|文学|文學|영어영문|국어국문|어문|อักษรศาสตร|साहित्य|সাহিত্য',
  },
  {
    field: 'agriculture',
    beginnings:
      'agrarwissenschaft|landwirtschaft|landbouw|agronom|agricoltura|agricultura|scienze agrarie|rolnictw|ziraat|mezogazdasag|maatalous|lantbruk|landbruk|сельск\\p{L}+ хозяйств|агроном|γεωπον|nong nghiep|pertanian|kilimo',
    anywhere: 'חקלאות|زراعة|الزراعة|کشاورزی|农业|農業|農学|农学|농업|농학|เกษตรศาสตร|कृषि',
  },
  {
    field: 'tourism hospitality',
    beginnings:
      'tourismus|hotelmanagement|hotelfach|turismo|hosteleria|hotelaria|turystyk|hotelarst|turizm|cestovni ruch|turism(?!\\p{L})|matkailu|туризм|гостинич|τουρισμ|du lich|pariwisata|perhotelan|utalii',
    anywhere: 'תיירות|سياحة|السياحة|گردشگری|旅游|観光|觀光|관광|호텔|การท่องเที่ยว|การโรงแรม|पर्यटन',
  },
  {
    field: 'physiotherapy',
    beginnings:
      'fisioterap|physiotherap(?:ie|eut)|kinesitherap|fysioterap|fizjoterap|fizyoterap|fizioterap|fyzioterap|gyogytorna|riabilitazion|rehabilitacion|физиотерап|кинезитерап|φυσικοθεραπ|vat ly tri lieu|fisioterapi',
    anywhere: 'פיזיותרפיה|علاج طبيعي|العلاج الطبيعي|فیزیوتراپی|物理治疗|物理治療|理学療法|물리치료|กายภาพบำบัด|फिजियोथेरेपी',
  },
  {
    field: 'veterinary medicine',
    beginnings:
      'tiermedizin|tierarzt|veterinaire|veterinari[ao]|weterynari|veteriner|diergeneeskunde|ветеринар|κτηνιατρ|thu y',
    anywhere: 'וטרינר|بيطري|دامپزشکی|兽医|獸醫|獣医|수의|สัตวแพทย',
  },
  {
    field: 'dentistry',
    beginnings:
      'zahnmedizin|odontolog|chirurgie dentaire|stomatolog|tandheelkunde|tandlak|tannlege|dis hekimlig|diş hekimliğ|стоматолог|οδοντιατρ|nha khoa|kedokteran gigi',
    anywhere: 'רפואת שיניים|طب الأسنان|دندانپزشکی|口腔|歯学|牙醫|치의|ทันตแพทย',
  },
  {
    field: 'music theatre performing arts',
    beginnings:
      'musikwissenschaft|musikpadagogik|artes escenicas|arte dramatico|arts du spectacle|musicologi|muzykolog|teatro(?!\\p{L})|theaterwissenschaft|teatr(?!\\p{L})|музык|театр',
    anywhere: 'מוזיקה|תיאטרון|موسيقى|مسرح|音乐|音楽|演劇|음악|연극|ดุริยางค',
  },
  {
    field: 'office administration',
    beginnings:
      'buromanagement|burokauff|kauffrau fur buro|kaufmann fur buro|gestion administrativa|assistant de manager|secretariado|segreteria|sekretariat',
    anywhere: '秘书|文秘|비서|การเลขานุการ',
  },
  {
    field: 'cookery',
    beginnings:
      'cocina(?!\\p{L})|cuisine|cucina(?!\\p{L})|kochausbildung|koch(?!\\p{L})|kochin|gastronomi|culinaria|kucharz|ascilik|aşçilik|кулинар|повар(?!\\p{L}{3})',
    anywhere: 'בישול|طبخ|الطهي|烹饪|烹飪|調理|조리|การประกอบอาหาร',
  },
]
