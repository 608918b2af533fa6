/** Legal forms and kinds of organisation: one of these in a phrase makes it an employer's name. Divided by '|'. */
export const LEGAL_FORMS =
  's coop|s coop and|s coop v|s coop mad|s coop c lm|s coop galega|s coop ltda|s coop c|s a l|s l l|s l n e|s l p|s a u|sociedad cooperativa|sociedad limitada|sccl|s c c l|scic|gaec|selarl|s r l s|soc coop a r l|soc coop sociale|s c r l|soc cons a r l|onlus|società cooperativa sociale|crl|c r l|e kfm|ug haftungsbeschränkt|sàrl|sagl|v o f|cvba|bvba|comm v|besloten vennootschap|жшс|жк|ақ|қақ|кмм|ммм|кмқк|мкқк|рмк|рмқк|шжқ рмк|шжқ кмк|кмк|мкк|рмм|бақ|мчж|хк|aj|mchj|mmc|asc|qsc|тоо|тдо|кск|гкп|гккп|кгу|ргп|ргу|кгкп|гкп на пхв|ргп на пхв|гу|кх|жчк|ашк|осоо|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|llp|lp|pvt|pvt ltd|private limited|pte|pty|gmbh|ag|kg|ohg|gbr|ug|se|e v|ev|mbh|gmbh co kg|sa|s a|sas|sarl|eurl|sasu|s l|sl|slu|s l u|s a de c v|sa de cv|ltda|eireli|epp|s p a|spa|srl|s r l|snc|sas di|ltda me|ltda epp|n o|o z|z s|o p s|b v|bv|n v|nv|vof|sp z o o|z o o|sp k|s k a|spółka|s r o|sro|spol s r o|a s|a/s|aps|ab|as|asa|oy|oyj|ky|ou|oü|sia|uab|kft|zrt|nyrt|bt|d o o|doo|d d|ооо|оао|зао|пао|ао|ип|тов|тзов|еоод|оод|ад|доо|α ε|αε|ε π ε|επε|ο ε|a ş|aş|ltd şti|şti|şirketi|שותפות|בע מ|בעמ|ش م م|ذ م م|pt|cv|tbk|sdn bhd|bhd|tnhh|cổ phần|株式会社|有限会社|合同会社|有限公司|股份有限公司|集团|集團|公司|주식회사|จำกัด|บริษัท|มหาชน|group|holdings|holding|enterprises|industries|partners|associates|ventures|international|global|worldwide|bros|brothers|and sons|s de r l de c v|s de rl de cv|s a s|lda|unipessoal lda|e p|e p e|s c|soc coop|società cooperativa|s c a r l|scarl|srls|scrl|sprl|asbl|vzw|partg mbb|partg|ggmbh|gug|kgaa|e g|e k|s n c|sgps|gie|scop|e i r l|c a|a c|nl|bk|proprietary|pty ltd|pte ltd|pvt limited|epz ltd|cic|cio|zn|en zonen|и партнеры|eood|ad|s c s|pllc|p l l c|p a|p c|l l c|l l p|l p|s a p i de c v|s a b de c v|s de r l|wll|w l l|fze|fzco|fz llc|fzc|jsc|pjsc|ojsc|cjsc|ges m b h|gesmbh|e u|cia ltda|cía ltda|c por a|e i r l|s a c|sac|s a a|k k|g k|pbc|b s c|q s c|s a e|p j s c|saog|v o s|veř obch spol|individuālais uzņēmums|akciju sabiedrība|sabiedrība ar ierobežotu atbildību|uždaroji akcinė bendrovė|mažoji bendrija|akcinė bendrovė|individuali įmonė|osaühing|aktsiaselts|mittetulundusühing|j d o o|еад|ek för|oy ab|nonprofit kft|ι κ ε|μονοπρόσωπη ι κ ε|αβεε|αεβε|ικε|αμκε|прат|кнп|тдв|ע״ר|سهامی خاص|سهامی عام|با مسئولیت محدود|perseroan terbatas|persero|berhad|หจก|หจก.|บจก|บจก.|บมจ|บมจ.|有限責任公司|企業社|商行|實業社|企業行|工程行|貿易行|प्रा लि|लि|लिमिटेड|प्राइवेट लिमिटेड|प्रायव्हेट लिमिटेड|লিঃ|লি|প্রাইভেট লিমিটেড|প্রাঃ লিঃ|লিমিটেড|લિ|લિમિટેડ|પ્રા લિ|પ્રાઇવેટ લિમિટેડ|பிரைவேட் லிமிடெட்|லிமிடெட்|లిమిటెడ్|ప్రైవేట్ లిమిటెడ్|ಲಿಮಿಟೆಡ್|ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್|ലിമിറ്റഡ്|പ്രൈവറ്റ് ലിമിറ്റഡ്|لمیٹڈ|پرائیویٹ لمیٹڈ'

/** Kinds of organisation. */
export const EMPLOYER_WORDS =
  'hospital|clinic|bank|university|college|school|restaurant|hotel|resort|technologies|technology|solutions|systems|services|consulting|consultancy|consultants|software|labs|laboratories|laboratory|pharma|pharmaceuticals|pharmacy|airlines|airways|insurance|motors|foods|stores|store|market|supermarket|studio|studios|agency|foundation|ministry|department of|government|council|police|army|navy|air force|armed forces|center|centre|institute|academy|association|society|trust|church|museum|library|theatre|theater|media|news|press|publishing|magazine|radio|television|entertainment|productions|networks|telecom|communications|energy|electric|power|oil|gas|petroleum|steel|construction|contractors|builders|engineering|logistics|transport|transportation|shipping|railways|railway|airport|healthcare|health|medical|nursing home|care home|salon|spa|gym|cafe|café|bakery|bistro|grill|bar|pub|kitchen|catering|farm|farms|dairy|realty|real estate|properties|securities|capital|investments|financial|finance|credit union|law firm|law offices|attorneys|chambers|court|county|city of|state of|district|town of|authority|commission|bureau|office of|federal|national|institution|organization|organisation|club|league|team|infotech|infosystems|cooperative|co op|corps|embassy|consulate|united nations|ngo|startup|' +
  'krankenhaus|klinikum|klinik|universitätsklinikum|praxis|kanzlei|sparkasse|verlag|werke|stadtwerke|schule|kindergarten|kita|hotel|gasthaus|restaurant|bäckerei|autohaus|versicherung|versicherungen|verein|stiftung|amt|stadt|landratsamt|bundeswehr|apotheke|pflegeheim|seniorenheim|gruppe|' +
  'hôpital|chu|clinique|banque|école|mairie|cabinet|société|entreprise|groupe|boulangerie|pharmacie|ministère|conseil|collège|lycée|crèche|agence|assurance|assurances|magasin|' +
  'hospital|clínica|banco|colegio|escuela|ayuntamiento|empresa|grupo|restaurante|ministerio|universidad|farmacia|tienda|taller|constructora|despacho|instituto|seguros|supermercado|comercial|industrias|prefeitura|secretaria|escola|universidade|farmácia|loja|construtora|escritório|indústria|' +
  'ospedale|clinica|banca|scuola|comune|azienda|gruppo|ristorante|ministero|università|farmacia|studio|negozio|officina|assicurazioni|asl|' +
  'ziekenhuis|bedrijf|gemeente|stichting|basisschool|szpital|przychodnia|firma|urząd|szkoła|przedszkole|hotel|restauracja|sklep|spółdzielnia|fundacja|больница|поликлиника|клиника|банк|школа|компания|завод|магазин|ресторан|группа|министерство|администрация|лікарня|компанія|нemocnice|nemocnice|nemocnica|škola|sykehus|sykehuset|sygehus|sjukhus|sjukhuset|kommune|kommun|region|skola|skole|vårdcentral|sairaala|kaupunki|koulu|haigla|slimnīca|ligoninė|kórház|spital|spitalul|primăria|școala|νοσοκομείο|τράπεζα|εταιρεία|hastanesi|hastane|bankası|belediyesi|holding|okulu|مستشفى|شركة|بنك|مدرسة|مصرف|مؤسسة|مجموعة|وزارة|بلدية|جامعة|شرکت|بیمارستان|بانک|موسسه|ہسپتال|کمپنی|בית חולים|חברת|בנק|בית ספר|עיריית|अस्पताल|बैंक|कंपनी|विद्यालय|লিমিটেড|হাসপাতাল|ব্যাংক|কোম্পানি|மருத்துவமனை|வங்கி|நிறுவனம்|ఆసుపత్రి|బ్యాంక్|ಆಸ್ಪತ್ರೆ|ಬ್ಯಾಂಕ್|ആശുപത്രി|ബാങ്ക്|rumah sakit|bank|dinas|perusahaan|hospitali|benki|kampuni|shule|bệnh viện|công ty|ngân hàng|trường|tập đoàn|โรงพยาบาล|ธนาคาร|โรงแรม|ร้าน|ร้านอาหาร|โรงเรียน|ห้างหุ้นส่วน|医院|银行|銀行|学校|酒店|餐厅|集团|科技|有限|事务所|病院|銀行|学校|商事|工業|製作所|製薬|電機|電気|ホテル|レストラン|クリニック|병원|은행|학교|회사|전자|그룹|호텔|식당'

/** Parts of an organisation: written beside its name with a comma, they belong to it. */
export const UNIT_WORDS =
  'department|dept|division|branch|lab|laboratory|unit|faculty|directorate|section|wing|abteilung|fakultät|bereich|labor|lehrstuhl|département|laboratoire|direction|faculté|departamento|laboratorio|facultad|laboratório|faculdade|dipartimento|facoltà|reparto|afdeling|faculteit|wydział|dział|katedra|отдел|отделение|кафедра|факультет|лаборатория|bölüm|bölümü|fakültesi|قسم|كلية|إدارة'

/** Parts of an organisation that may stand before its name and a comma. */
export const DEPARTMENT_WORDS =
  'department|department of|dept|faculty|faculty of|directorate|abteilung|fakultät|lehrstuhl|département|faculté|departamento|facultad|faculdade|dipartimento|facoltà|afdeling|faculteit|wydział|katedra|кафедра|факультет|τμήμα|σχολή|قسم|كلية'

/** Parts of an organisation beside UNIT_WORDS that stand behind its name and comma. */
export const MORE_UNITS =
  'campus|plant|office|depot|ward|room|icu|team|school of|college of|institute of|center for|centre for|group|program|werk|standort|filiale|niederlassung|station|klinik für|institut|institut für|zentrale|fam|service|pôle|agence|site|antenne|dépôt|siège|sucursal|sede|oficina|área|servicio|filial|unidade|setor|serviço|ufficio|servizio|plesso|vestiging|locatie|oddział|filia|zakład|филиал|цех|департамент|управление|лаборатория|şube|şubesi|şantiyesi|فرع|وحدة|शाखा|विभाग|支店|支社|営業所|事業部|工場|本社|分公司|事业部|지점|지사|สาขา|แผนก|skyrius|filialas|nodaļa|osakond|filiaal|oddelek|poslovalnica|podružnica|enota|odjel|poslovnica|služba|огранак|филијала|одељење|клон|отдел|поделение|pobočka|oddelenie|prevádzka|oddělení|provozovna|afdeling|afsnit|avdeling|avdelning|enheten|avdelningen|osasto|yksikkö|toimipiste|fiók|telephely|osztály|sucursala|filiala|punct de lucru|υποκατάστημα|παράρτημα|відділення|філія|підрозділ|מחלקת|אגף|شعبه|دفتر مرکزی|tawi|kitengo|cabang|kantor cabang|kantor pusat|divisi|cawangan|ฝ่าย|สำนักงานใหญ่|โรงงาน|分行|門市|分店|分部|總公司|事業群|事業處|營業處|門市部|分處|辦事處'

/** Parts of an organisation that are told by their place: without them its name is whole, and so is a title. */
export const BRANCH_WORDS = 'branch|branches|region|zone|outlet|depot|campus|territory|precinct|hall|hq|headquarters'

/** The same behind an employer, whatever they are told by. */
export const SECTION_WORDS = 'office|division|department|dept|section|directorate'

/** With these a part of an organisation begins, whose name tells of no post. */
export const OFFICE_WORDS =
  'office of|office for|department of|dept of|division of|bureau of|directorate of|faculty of|school of|college of|institute of|institute for|center for|centre for|center of|centre of'

/** Where several work together within an organisation: with these no employer's name ends beside another's. */
export const TEAM_WORDS = 'team|unit|ward|subdivision|annex|annexe|detachment'

/** Parts of armies, and what their camps are called by: behind a rank and its comma. */
export const TROOP_WORDS =
  'fort|camp|base|barracks|garrison|afb|battalion|bn|regiment|brigade|bde|squadron|sqn|platoon|company|squad|battery|troop|corps|fleet|flotilla|uss|hms'

/** What the names of armed forces end with. */
export const ARMY_ENDS =
  'army|navy|air force|marine corps|marines|national guard|coast guard|armed forces|army reserve|army reserves|navy reserve|naval reserve|air force reserve|space force|merchant navy|territorial army|bundeswehr|bundesheer|wojsko polskie|armée de terre|armée de l air|marine nationale|fuerzas armadas|ejército|exército brasileiro|landmacht|luchtmacht'

/** Arms of armies: with these the names of larger parts end, behind their number. */
export const ARM_WORDS =
  'infantry|cavalry|artillery|armor|armour|engineers|marines|rangers|rifles|guards|fusiliers|lancers|dragoons|signals|division|wing|group'

/** Who holds these posts has a firm: "Owner of Merrow Grill". */
export const OWNER_TITLES =
  'owner|co owner|coowner|founder|co founder|cofounder|proprietor|co proprietor|sole proprietor'

/** Words that end with a full stop though no sentence does. */
export const CLIPPED_WORDS =
  'bldg|bldgs|trdg|trdng|mfrg|engg|constn|contg|contrg|svcs|servs|intnl|inds|indl|mktg|distr|comml|estb|cntr|transp|secs|supt|exec|corp|messrs|hnos|hermn|frat|depts|mfrs|cons|const|constr|elec|serv|coop|assocs|bldrs|natnl|govt|dept|univ|assn|assoc|bros|intl|natl|engr|tech|mgmt|pharm|hosp|inst|prof|asst|mngr|eng|ltda|sgmbh|verw|wirtsch|allg|bzw|dipl|stellv|abtl|insp|gebr|sant|resp|dpto|depto|admin|gral|ing|arch|dott|prov|univ|inż|mies|judr|mudr|mvdr|mddr|phdr|rndr|paeddr|thdr|pharmdr|msgr|dott|avv|geom|rag|отд|проф|зам|нач|тех'

/** Legal forms and kinds of organisation that stand before the name. */
export const OPENING_FORMS =
  'тоо|гкп|гккп|кгу|ргп|ргу|кгкп|гкп на пхв|ргп на пхв|осоо|ооо|оао|зао|пао|ао|нао|ип|муп|гуп|фгуп|гбу|фгбу|мбу|мбоу|гбоу|мкоу|фгбоу|мбдоу|маоу|ск|тд|нпо|тов|прат|пат|фоп|дп|кп|ет|еоод|pt|株式会社|有限会社|合同会社|医療法人|社会福祉法人|学校法人|財団法人|社団法人|一般社団法人|公益財団法人|国立大学法人|独立行政法人|주식회사|재단법인|사단법인|의료법인|บริษัท|ห้างหุ้นส่วน|شركة|مؤسسة|مستشفى|مجموعة|شرکت|بیمارستان|חברת|јп|јкп|јавно предузеће|кнп|مهندسین مشاور|yayasan|koperasi|บจก.|หจก.|บมจ.|บจก|หจก|บมจ|ห้างหุ้นส่วนจำกัด|財團法人|社團法人|醫療財團法人|學校財團法人'

/** Kinds of organisation that end a name in one word with it: "東京銀行", "서울대학교병원". */
export const GLUED_KINDS =
  '病院|医院|醫院|診所|诊所|クリニック|銀行|银行|大学|大學|学院|學院|学校|學校|中学|中學|小学|小學|高校|学園|幼稚園|保育園|幼儿园|幼兒園|工業|製作所|商事|商店|物産|建設|電機|自動車|役所|県庁|都庁|府庁|道庁|協会|协会|協會|財団|研究所|研究院|事務所|事务所|センター|中心|ホテル|酒店|饭店|飯店|旅館|餐厅|餐廳|薬局|药房|药店|藥局|書店|书店|百貨店|商场|商場|超市|出版社|新聞社|电视台|電視台|频道|工厂|工廠|厂|廠|法院|政府|병원|의원|은행|대학교|고등학교|중학교|초등학교|어린이집|유치원|재단|협회|공사|공단|시청|구청|군청|도청|센터|연구원|연구소|수련관|도서관|복지관|전자|건설|물산|물류|자동차|마트|호텔|貿易行|商行|企業社|實業社|工作室|超級市場|百貨|補習班|托兒所|基金會|衛生所|戶政事務所|區公所|市政府|縣政府|鄉公所|公所|信用合作社|農會|大樓|餐館|餐飲|茶餐廳|酒樓|旅行社|便利商店|牙醫診所|製造廠|工業社|工程行|印刷廠|電子廠|貿易公司|物流中心|圖書館|博物館|美術館|安養中心|養護中心|長照中心|護理之家|科技公司|郵局|稅務局|國稅局|警察局|消防局|地政事務所|學會|商會|聯會|律師行|會計師樓|會計師事務所|記帳士事務所|律師事務所|地產|珠寶|書局|咖啡廳|咖啡店|美容院|髮廊|健身房|影城|汽車|機車行|車行|電信|電腦|報社|雜誌社|廣播電台|電台'

/** Kinds that open such a name: "โรงพยาบาลดอยหลวง". */
export const OPENING_KINDS =
  'โรงพยาบาล|โรงแรม|โรงเรียน|วิทยาลัย|มหาวิทยาลัย|ธนาคาร|สำนักงาน|กระทรวง|คลินิก|ร้านอาหาร|องค์การ|มูลนิธิ|สถาบัน|เทศบาล|โรงงาน|การไฟฟ้า|การประปา|ห้างสรรพสินค้า|สหกรณ์|สมาคม'

/** Forms of corporations behind which the name of their house stands after a blank: "医療法人清流会 清流病院". */
export const HOUSE_FORMS = '医療法人|社会福祉法人|学校法人|財団法人|社団法人|의료법인|학교법인|사회복지법인'

/** Words before the agency that sent somebody to a post; in small letters, or opening a line. */
export const AGENCY_WORDS =
  'via|via agency|via agentur|via agenzia|via uitzendbureau|via detachering|through|through agency|through the agency|hired through|hired via|über|über zeitarbeit|über die zeitarbeit|par l intermédiaire de|a través de|a través de ett|a través de la ett|por medio de|por intermedio de|através da|através de|através do|terceirizado pela|terceirizado por|tercerizado por|tramite|tramite agenzia|per conto di|par le biais de|par l intermediaire de|mis à disposition par|vermittelt durch|vermittelt über|angestellt über|eingesetzt über|via uitzendorganisatie|przez|przez agencję|poprzez|za pośrednictwem|za pośrednictwem agencji|za pośrednictwem firmy|za posrednictwem|za posrednictwem agencji|через|через агентство|prostřednictvím|přes agenturu|přes|cez agentúru|uthyrd via|genom|gjennom|gennem|posredstvom|putem agencije|preko agencije|prin intermediul|prin agenția|при посредничестве|за посредництвом'

/** The same in a bracket behind an employer's name, in English: "(on payroll of Merrow Staffing)". */
export const SENT_WORDS =
  'through|via|thru|payroll of|on payroll of|on the payroll of|payroll|on behalf of|deputed by|deputed from|deputed to'

/** Words between such an agency and where it sent somebody. */
export const CLIENT_WORDS =
  'to|for|at|bei|beim|till|til|för|bij|para|en|na|no|em|da|chez|pour|presso|per|dla|w|u|do|для|в'

/** Before the name of the person whose practice or household employs. */
export const PERSON_HONORIFICS = 'dr|dra|drs|mr|mrs|miss|herr|frau|familie|famille|familia|mme|mlle|sra|dott|dott ssa'

/** "(주)", "(株)": a legal form as one sign before or behind a firm's name. */
export const SIGN_FORMS = '주|株|有|유|合|재|사'

/** What the partners of a firm are, in a bracket behind its name: "Merrow & Quarn (Chartered Accountants)". */
export const PARTNER_TRADES =
  'accountants|solicitors|architects|engineers|surveyors|advocates|attorneys|auditors|notaries'

/** Letters behind a practice's name and its comma that no state goes by: "Merrow Associates, PC", "Dr. Merrow, DMD". */
export const PRACTICE_LETTERS = 'PC|LPA|APC|DMD|DDS|DVM|OD|CPA|CPAs|Esq|Esq.'

/** With these the made-up names of firms end. */
export const FIRM_ENDINGS = 'tech|soft|sys|corp|labs|media|mart|pharma|infra|works|ware|zone|hub|net'

/** Letters that say in a bracket behind a name what kind of organisation it is; others are its short form. */
export const KIND_LETTERS = 'ngo|ingo|npo|nfp|cbo|cso|igo|isp|bpo|kpo|mnc|psu|sme|soe'
