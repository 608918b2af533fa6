/** Legal forms and kinds of organisation: one of these in a phrase makes it an employer's name. Divided by '|'. */
export const LEGAL_FORMS =
  's coop|s coop and|s coop v|s coop mad|s coop c lm|s coop galega|s coop ltda|s coop c|s a l|s l l|s l n e|s l p|s a u|sociedad cooperativa|sociedad limitada|sccl|s c c l|scic|gaec|selarl|s r l s|soc coop a r l|soc coop sociale|s c r l|soc cons a r l|onlus|società cooperativa sociale|crl|c r l|e kfm|ug haftungsbeschränkt|sàrl|sagl|v o f|cvba|bvba|comm v|besloten vennootschap|жшс|жк|ақ|қақ|кмм|ммм|кмқк|мкқк|рмк|рмқк|шжқ рмк|шжқ кмк|кмк|мкк|рмм|бақ|мчж|хк|aj|mchj|mmc|asc|qsc|тоо|тдо|кск|гкп|гккп|кгу|ргп|ргу|кгкп|гкп на пхв|ргп на пхв|гу|кх|жчк|ашк|осоо|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|llp|lp|pvt|pvt ltd|private limited|pte|pty|gmbh|ag|kg|ohg|gbr|ug|se|e v|ev|mbh|gmbh co kg|sa|s a|sas|sarl|eurl|sasu|s l|sl|slu|s l u|s a de c v|sa de cv|ltda|eireli|epp|s p a|spa|srl|s r l|snc|sas di|ltda me|ltda epp|n o|o z|z s|o p s|b v|bv|n v|nv|vof|sp z o o|z o o|sp k|s k a|spółka|s r o|sro|spol s r o|a s|a/s|aps|ab|as|asa|oy|oyj|ky|ou|oü|sia|uab|kft|zrt|nyrt|bt|d o o|doo|d d|ооо|оао|зао|пао|ао|ип|тов|тзов|еоод|оод|ад|доо|α ε|αε|ε π ε|επε|ο ε|a ş|aş|ltd şti|şti|şirketi|שותפות|בע מ|בעמ|ش م م|ذ م م|pt|cv|tbk|sdn bhd|bhd|tnhh|cổ phần|株式会社|有限会社|合同会社|有限公司|股份有限公司|集团|集團|公司|주식회사|จำกัด|บริษัท|มหาชน|group|holdings|holding|enterprises|industries|partners|associates|ventures|international|global|worldwide|bros|brothers|and sons|s de r l de c v|s de rl de cv|s a s|lda|unipessoal lda|e p|e p e|s c|soc coop|società cooperativa|s c a r l|scarl|srls|scrl|sprl|asbl|vzw|partg mbb|partg|ggmbh|gug|kgaa|e g|e k|s n c|sgps|gie|scop|e i r l|c a|a c|nl|bk|proprietary|pty ltd|pte ltd|pvt limited|epz ltd|cic|cio|zn|en zonen|и партнеры|eood|ad|s c s|pllc|p l l c|p a|p c|l l c|l l p|l p|s a p i de c v|s a b de c v|s de r l|wll|w l l|fze|fzco|fz llc|fzc|jsc|pjsc|ojsc|cjsc|ges m b h|gesmbh|e u|cia ltda|cía ltda|c por a|e i r l|s a c|sac|s a a|k k|g k|pbc|b s c|q s c|s a e|p j s c|saog|v o s|veř obch spol|individuālais uzņēmums|akciju sabiedrība|sabiedrība ar ierobežotu atbildību|uždaroji akcinė bendrovė|mažoji bendrija|akcinė bendrovė|individuali įmonė|osaühing|aktsiaselts|mittetulundusühing|j d o o|еад|ek för|oy ab|nonprofit kft|ι κ ε|μονοπρόσωπη ι κ ε|αβεε|αεβε|ικε|αμκε|прат|кнп|тдв|ע״ר|سهامی خاص|سهامی عام|با مسئولیت محدود|perseroan terbatas|persero|berhad|หจก|หจก.|บจก|บจก.|บมจ|บมจ.|有限責任公司|企業社|商行|實業社|企業行|工程行|貿易行|प्रा लि|लि|लिमिटेड|प्राइवेट लिमिटेड|प्रायव्हेट लिमिटेड|লিঃ|লি|প্রাইভেট লিমিটেড|প্রাঃ লিঃ|লিমিটেড|લિ|લિમિટેડ|પ્રા લિ|પ્રાઇવેટ લિમિટેડ|பிரைவேட் லிமிடெட்|லிமிடெட்|లిమిటెడ్|ప్రైవేట్ లిమిటెడ్|ಲಿಮಿಟೆಡ್|ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್|ലിമിറ്റഡ്|പ്രൈവറ്റ് ലിമിറ്റഡ്|لمیٹڈ|پرائیویٹ لمیٹڈ|有限责任公司|集团公司|责任公司|合名会社|合資会社|相互会社|유한회사|합자회사|합명회사|유한책임회사|협동조합|영농조합법인|農業協同組合|生活協同組合|協同組合|信用金庫|信用組合|監査法人'

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
  'тоо|гкп|гккп|кгу|ргп|ргу|кгкп|гкп на пхв|ргп на пхв|осоо|ооо|оао|зао|пао|ао|нао|ип|муп|гуп|фгуп|гбу|фгбу|мбу|мбоу|гбоу|мкоу|фгбоу|мбдоу|маоу|ск|тд|нпо|тов|прат|пат|фоп|дп|кп|ет|еоод|pt|株式会社|有限会社|合同会社|医療法人|社会福祉法人|学校法人|財団法人|社団法人|一般社団法人|公益財団法人|国立大学法人|独立行政法人|주식회사|재단법인|사단법인|의료법인|บริษัท|ห้างหุ้นส่วน|شركة|مؤسسة|مستشفى|مجموعة|شرکت|بیمارستان|חברת|јп|јкп|јавно предузеће|кнп|مهندسین مشاور|yayasan|koperasi|บจก.|หจก.|บมจ.|บจก|หจก|บมจ|ห้างหุ้นส่วนจำกัด|財團法人|社團法人|醫療財團法人|學校財團法人|合名会社|合資会社|相互会社|社会医療法人|特定医療法人|医療法人社団|医療法人財団|公益社団法人|一般財団法人|特定非営利活動法人|npo法人|地方独立行政法人|国立研究開発法人|宗教法人|監査法人|税理士法人|弁護士法人|司法書士法人|行政書士法人|社会保険労務士法人|特許業務法人|農事組合法人|유한회사|합자회사|합명회사|농업회사법인|영농조합법인|사회복지법인|학교법인|사회적협동조합|협동조합|법무법인|회계법인|세무법인|노무법인|특허법인'

/** Kinds of organisation that end a name in one word with it: "東京銀行", "서울대학교병원". */
export const GLUED_KINDS =
  '病院|医院|醫院|診所|诊所|クリニック|銀行|银行|大学|大學|学院|學院|学校|學校|中学|中學|小学|小學|高校|学園|幼稚園|保育園|幼儿园|幼兒園|工業|製作所|商事|商店|物産|建設|電機|自動車|役所|県庁|都庁|府庁|道庁|協会|协会|協會|財団|研究所|研究院|事務所|事务所|センター|中心|ホテル|酒店|饭店|飯店|旅館|餐厅|餐廳|薬局|药房|药店|藥局|書店|书店|百貨店|商场|商場|超市|出版社|新聞社|电视台|電視台|频道|工厂|工廠|厂|廠|法院|政府|병원|의원|은행|대학교|고등학교|중학교|초등학교|어린이집|유치원|재단|협회|공사|공단|시청|구청|군청|도청|센터|연구원|연구소|수련관|도서관|복지관|전자|건설|물산|물류|자동차|마트|호텔|貿易行|商行|企業社|實業社|工作室|超級市場|百貨|補習班|托兒所|基金會|衛生所|戶政事務所|區公所|市政府|縣政府|鄉公所|公所|信用合作社|農會|大樓|餐館|餐飲|茶餐廳|酒樓|旅行社|便利商店|牙醫診所|製造廠|工業社|工程行|印刷廠|電子廠|貿易公司|物流中心|圖書館|博物館|美術館|安養中心|養護中心|長照中心|護理之家|科技公司|郵局|稅務局|國稅局|警察局|消防局|地政事務所|學會|商會|聯會|律師行|會計師樓|會計師事務所|記帳士事務所|律師事務所|地產|珠寶|書局|咖啡廳|咖啡店|美容院|髮廊|健身房|影城|汽車|機車行|車行|電信|電腦|報社|雜誌社|廣播電台|電台|診療所|診療センター|歯科医院|歯科|眼科|整骨院|接骨院|鍼灸院|治療院|美容室|理容室|製菓|水産|農園|牧場|農場|酒造|醸造|製鉄所|造船所|製造所|製作|精機|精工|鉄道|電鉄|運輸|運送|倉庫|海運|航空|不動産|工務店|電工|電設|興業|商会|商工会|商工会議所|本店|食堂|居酒屋|カフェ|レストラン|ベーカリー|ストア|マート|ドラッグ|ショップ|書房|フィットネス|スクール|学習塾|予備校|教室|保育所|こども園|認定こども園|児童館|老人ホーム|デイサービス|デイサービスセンター|訪問看護ステーション|福祉会|警察署|消防署|消防本部|市役所|区役所|町役場|役場|裁判所|税務署|法務局|労働局|農協|漁協|生協|連合会|機構|公社|証券|生命保険|損害保険|総研|ソリューションズ|テクノロジーズ|エンジニアリング|コーポレーション|ホールディングス|パートナーズ|コンサルティング|製麺所|合作社|农场|林场|牧场|渔场|煤矿|油田|车站|火车站|机场|码头|邮政局|邮局|供电局|税务局|财政局|教育局|公安局|派出所|消防队|检察院|司法所|街道办|街道办事处|居委会|村委会|人民政府|委员会|管委会|卫生院|卫生室|门诊部|疗养院|福利院|养老院|敬老院|护理院|保健院|血站|美发店|理发店|会所|茶馆|咖啡馆|奶茶店|面馆|餐馆|饭馆|火锅店|烧烤店|小吃店|宾馆|招待所|度假村|景区|商贸|商城|商厦|百货|百货大楼|专卖店|服装店|花店|汽修厂|修理厂|经营部|批发部|传媒|培训机构|设计院|规划院|科学院|实验室|检测站|电台|报社|杂志社|图书馆|博物馆|歌舞团|信用社|支行|分行|营业部|工程局|设计研究院|一中|二中|中医院|한의원|치과|요양원|보건소|약국|지역아동센터|주간보호센터|학원|어학원|박물관|미술관|체육관|리조트|여행사|항공|해운|운수|택배|상사|상회|백화점|슈퍼마켓|편의점|면세점|베이커리|제과점|제약|제지|제철|철강|중공업|산업기계|텔레콤|소프트웨어|솔루션즈|엔지니어링|종합건설|사무소|사무실|공인중개사사무소|법무법인|회계법인|세무법인|증권|캐피탈|손해보험|새마을금고|농협|수협|조합|신문사|일보|방송국|출판사|미디어|엔터테인먼트|스튜디오|교육청|교육지원청|경찰서|소방서|부대|법원|검찰청|세무서|우체국|주민센터|행정복지센터|진흥원|위원회|연합회|홀딩스|인터내셔널|로지스틱스|물류센터|의료재단|복지재단|노인복지관|예식장|苑|荘'

/** Kinds that open such a name: "โรงพยาบาลดอยหลวง". */
export const OPENING_KINDS =
  'โรงพยาบาล|โรงแรม|โรงเรียน|วิทยาลัย|มหาวิทยาลัย|ธนาคาร|สำนักงาน|กระทรวง|คลินิก|ร้านอาหาร|องค์การ|มูลนิธิ|สถาบัน|เทศบาล|โรงงาน|การไฟฟ้า|การประปา|ห้างสรรพสินค้า|สหกรณ์|สมาคม|特別養護老人ホーム|養護老人ホーム|介護老人保健施設|介護付有料老人ホーム|有料老人ホーム|グループホーム|デイサービスセンター|デイサービス|訪問看護ステーション|ケアハウス|ケアセンター|障害者支援施設|児童養護施設|認定こども園|幼保連携型認定こども園|保育園|国立病院機構|地域包括支援センター'

/** Forms of corporations behind which the name of their house stands after a blank: "医療法人清流会 清流病院". */
export const HOUSE_FORMS =
  '医療法人|社会福祉法人|学校法人|財団法人|社団法人|의료법인|학교법인|사회복지법인|社会医療法人|公益財団法人|公益社団法人|一般財団法人|一般社団法人|特定非営利活動法人|npo法人|宗教法人|国立大学法人|独立行政法人|地方独立行政法人|国立研究開発法人|財團法人|社團法人|醫療財團法人|재단법인|사단법인|의료재단'

/** Words before the agency that sent somebody to a post; in small letters, or opening a line. */
export const AGENCY_WORDS =
  'via|via agency|via agentur|via agenzia|via uitzendbureau|via detachering|through|through agency|through the agency|hired through|hired via|über|über zeitarbeit|über die zeitarbeit|par l intermédiaire de|a través de|a través de ett|a través de la ett|por medio de|por intermedio de|através da|através de|através do|terceirizado pela|terceirizado por|tercerizado por|tramite|tramite agenzia|per conto di|par le biais de|par l intermediaire de|mis à disposition par|vermittelt durch|vermittelt über|angestellt über|eingesetzt über|via uitzendorganisatie|przez|przez agencję|poprzez|za pośrednictwem|za pośrednictwem agencji|za pośrednictwem firmy|za posrednictwem|za posrednictwem agencji|через|через агентство|prostřednictvím|přes agenturu|přes|cez agentúru|uthyrd via|genom|gjennom|gennem|posredstvom|putem agencije|preko agencije|prin intermediul|prin agenția|при посредничестве|за посредництвом'

/** These only say that the name of a firm follows: "Maurer Fa. Merrow", "Helper M/s Merrow". */
export const BEFORE_FIRMS = 'fa|firma|m s|messrs'

/** What stands in place of an employer where a resume was made anonymous, or its template not filled in. */
export const EMPLOYER_BLANKS = 'Company Name|Employer Name'

/** By whom one was sent, without a name, before where to: "Mozo por ETT en Merrow". */
export const NAMELESS_AGENCIES =
  'por ett|por una ett|a través de ett|a través de una ett|mediante ett|con ett|vía ett|via ett|en intérim|en interim|par intérim|via une agence|par une agence|über zeitarbeit|über leiharbeit|über zeitarbeitsfirma|über eine zeitarbeitsfirma|als leiharbeiter|tramite agenzia|tramite agenzia interinale|tramite interinale|via uitzendbureau|via een uitzendbureau|through an agency|via an agency|via agency|through agency|przez agencję|przez agencję pracy|via bemanning|via bemanningsföretag|por agência|através de agência|por empresa de trabalho temporário|через агентство'

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

/** With these, behind "and", the name of a firm of partners or of a family ends: "Hale, Whitcombe and Sons". */
export const PARTNERS_BEHIND =
  'sons|son|daughters|daughter|brothers|bros|sisters|partners|partner|associates|co|company|söhne|sohn|töchter|tochter|partnerinnen|kollegen|cie|fils|filles|frères|associés|hijos|hijo|hijas|hermanos|asociados|socios|figli|figlio|figlie|fratelli|associati|soci|filhos|filho|irmãos|associados|sócios|zonen|zoon|broers|sønner|söner|bröder|partnere|synowie|wspólnicy|partnerzy|synové|partneři'

/** With these the made-up names of firms end. */
export const FIRM_ENDINGS = 'tech|soft|sys|corp|labs|media|mart|pharma|infra|works|ware|zone|hub|net'

/** Letters that say in a bracket behind a name what kind of organisation it is; others are its short form. */
export const KIND_LETTERS = 'ngo|ingo|npo|nfp|cbo|cso|igo|isp|bpo|kpo|mnc|psu|sme|soe'

/** What stands behind the number of those whom a firm employs, in languages that write both in one word. */
export const HEADCOUNT_ENDS =
  '人|名|명|人以上|人以下|人以内|人规模|人規模|名以上|名規模|名以下|명이상|명 이상|명미만|명이하|명규모|人未満|名未満'

/** With what a line of business ends in Chinese and Japanese: "橡膠及塑膠製品業". */
export const BUSINESS_ENDS = '業|业|業界|行业'

/** With what the name of a section of a firm ends in languages that write it in one word: "人事課", "영업1팀". */
export const GLUED_SECTIONS =
  '課|係|室|部|科|处|處|组|組|班|本部|部門|部门|グループ|チーム|ユニット|セクション|事業部|事业部|營業處|팀|부|과|실|본부|그룹|파트|사업부|부서'

/** With what the name of an organisation, or of what is studied, ends in Korean: a blank behind it parts what follows. */
export const HANGUL_NAME_ENDS =
  '전자|병원|은행|학교|대학교|회사|그룹|호텔|식당|(주)|소프트|건설|물산|상사|공사|센터|고등학교|전문대학|대학원|사이버대학|과학대학|폴리텍대학|의원|치과|한의원|요양원|어린이집|유치원|우체국|백화점|마트|약국|초등학교|중학교|직업전문학교'

/** What leads from an employer to the client to whom it sends somebody: all languages. */
export const POSTED_WORDS =
  'on assignment|on assignment with|on assignment to|on assignment for|on secondment|on secondment to|on secondment with|seconded to|seconded|on loan to|assigned to|contracted to|on contract to|on contract with|placed with|outsourced to|deployed to|deployed with|loaned to|' +
  'im einsatz bei|eingesetzt bei|entsandt zu|entsandt an|abgeordnet an|abgeordnet zu|überlassen an|in überlassung bei|' +
  'en mission chez|en mission pour|détaché chez|détachée chez|détaché auprès de|détachée auprès de|mis à disposition de|mise à disposition de|' +
  'en comisión de servicio en|cedido a|cedida a|destacado en|destacada en|in distacco presso|distaccato presso|distaccata presso|gedetacheerd bij|uitgezonden naar|oddelegowany do|oddelegowana do'

/** Behind a name: that an agency found the post, which is not named. */
export const THROUGH_AGENCY =
  'through an agency|through agency|through the agency|via an agency|via agency|via the agency|über zeitarbeit|über eine zeitarbeitsfirma|via une agence|via uitzendbureau|via een uitzendbureau|por empresa temporal|tramite agenzia'

/** With these the names of those end who work at other firms: behind one of them, "for" leads to its client. */
export const CONTRACTOR_ENDINGS =
  'services|solutions|consulting|consultants|consultancy|staffing|recruitment|contractors|contracting|inspection|engineering|systems|technologies|outsourcing|resources'

/** What the name of a partnership opens with in languages that put the kind first: "Kanzlei Weber Lenz Partner". Divided by '|'. */
export const PARTNERSHIP_HOUSES =
  'kanzlei|rechtsanwaltskanzlei|anwaltskanzlei|steuerkanzlei|sozietät|praxis|büro|architekturbüro|ingenieurbüro|notariat|cabinet|étude|bufete|despacho|estudio|gabinete|escritório|studio|kancelaria|kancelář|kancelária|advokatbyrå|advokatfirma|iroda'
