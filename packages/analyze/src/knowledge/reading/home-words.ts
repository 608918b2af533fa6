/** Words around the place where somebody lives; divided by '|', compared folded. */

/** Labels of where somebody lives; what stands behind them is an address or a town. */
export const HOME_LABELS = {
  /** Where one lives now, whatever else is told. */
  present:
    'present address|current address|present location|current location|current residence|present residence|current city|current town|temporary address|local address|address for communication|correspondence address|communication address|mailing address|address in ksa|address in uae|address in qatar|aktueller wohnort|derzeitiger wohnort|adresse actuelle|résidence actuelle|dirección actual|residencia actual|domicilio actual|ciudad actual|endereço atual|morada atual|residência atual|domicilio attuale|residenza attuale|huidig adres|huidige woonplaats|aktualny adres|adres do korespondencji|současné bydliště|přechodné bydliště|prechodné bydlisko|súčasné bydlisko|jelenlegi lakhely|tartózkodási hely|domiciliu actual|настоящ адрес|фактический адрес|адрес фактического проживания|фактична адреса|nåværende adresse|nuvarande adress|nykyinen osoite|ikamet|şu anki adres|العنوان الحالي|عنوان السكن الحالي|مكان الإقامة الحالي|محل سکونت فعلی|موجودہ پتہ|वर्तमान पता|वर्तमान निवास|सध्याचा पत्ता|বর্তমান ঠিকানা|વર્તમાન સરનામું|தற்போதைய முகவரி|ప్రస్తుత చిరునామా|ಪ್ರಸ್ತುತ ವಿಳಾಸ|നിലവിലെ വിലാസം|alamat sekarang|alamat domisili|domisili|alamat semasa|địa chỉ hiện tại|chỗ ở hiện nay|chỗ ở hiện tại|nơi ở hiện tại|nơi ở hiện nay|ที่อยู่ปัจจุบัน|现居|现居于|现居地|现居住于|现居住|现居住地|现居地址|现居城市|现住|现住址|现住地|目前居住|目前居住地|目前所在地|居住地|居住城市|所在地|所在城市|現居|現居地|現住所|現在地|目前地址|현주소|현거주지|실거주지',
  /** An address or a town. */
  plain:
    "reside in|residing in|tỉnh thành phố|tỉnh thành|address|addr|add|postal address|residential address|home address|house address|contact address|street address|physical address|residential area|residence address|residence|residential|location|based in|city|city state|city country|town|town city|suburb|place of residence|city of residence|country of residence|area of residence|adresse|anschrift|postanschrift|wohnadresse|wohnort|wohnsitz|wohnhaft in|wohnhaft|adresse postale|lieu de résidence|lieu d'habitation|ville|localité|dirección|direccion|domicilio|población|poblacion|localidad|ciudad|lugar de residencia|residencia|ubicación|ubicacion|municipio|comuna|endereço|endereco|morada|cidade|residência|localização|localidade|indirizzo|residenza|città|comune di residenza|luogo di residenza|domicilio|adres|woonplaats|woonadres|adres zamieszkania|miejsce zamieszkania|miejscowość|miasto|zamieszkanie|zam|adresa|bydliště|trvalé bydliště|trvalý pobyt|bydlisko|trvalé bydlisko|mesto|město|adresa bydliště|adresa trvalého pobytu|cím|lakcím|lakóhely|lakhely|állandó lakcím|adresă|domiciliu|localitate|localitatea|oraș|reședință|адрес|адрес проживания|город|город проживания|место жительства|место проживания|проживает|проживание|регион проживания|місто|місто проживання|адреса|місце проживання|місце проживання|проживає|град|местоживеене|местожителство|адрес за кореспонденция|адреса становања|место становања|пребивалиште|боравиште|διεύθυνση|διεύθυνση κατοικίας|τόπος κατοικίας|τόπος διαμονής|πόλη|κατοικία|περιοχή|ikametgah|ikamet adresi|adres bilgileri|ev adresi|şehir|il ilçe|yaşadığı yer|yaşadığı şehir|oturduğu yer|العنوان|عنوان السكن|مكان الإقامة|محل الإقامة|مقر الإقامة|الإقامة|السكن|مكان السكن|المدينة|الموقع|כתובת|כתובת מגורים|מגורים|מקום מגורים|עיר|עיר מגורים|יישוב|نشانی|آدرس|محل سکونت|محل زندگی|شهر محل سکونت|شهر|پتہ|رہائش|شہر|पता|निवास|निवास स्थान|पत्र व्यवहार का पता|शहर|पत्ता|निवासी पत्ता|ठिकाण|राहण्याचे ठिकाण|ঠিকানা|বাসস্থান|સરનામું|રહેઠાણ|ವಿಳಾಸ|ನಿವಾಸ|വിലാസം|മേൽവിലാസം|താമസം|முகவரி|வசிப்பிடம்|చిరునామా|నివాసం|anwani|anwani ya makazi|makazi|mahali anapoishi|alamat|alamat rumah|alamat surat menyurat|lokasi|địa chỉ|địa chỉ liên hệ|nơi ở|chỗ ở|ที่อยู่|ที่อยู่ที่ติดต่อได้|地址|住址|家庭住址|联系地址|聯絡地址|通讯地址|通訊地址|住所|居住|所在地区|주소|거주지|자택주소|거주지역|bostadsort|bostadsadress|hemadress|hemort|hemvist|adress|ort|bosted|bostedsadresse|poststed|bopæl|bopælsadresse|postadresse|osoite|kotiosoite|asuinpaikka|asuinpaikkakunta|kotipaikka|kotikunta|paikkakunta|aadress|elukoht|kodune aadress|dzīvesvieta|dzīvesvietas adrese|adrese|pilsēta|faktiskā adrese|adresas|gyvenamoji vieta|gyvenamosios vietos adresas|miestas|naslov|prebivališče|bivališče|stalno prebivališče|kraj bivanja|prebivalište|boravište|mjesto stanovanja|mesto stanovanja|adresa stanovanja|grad",
  /** The same in words that say so before a colon alone. */
  signed:
    'present|temporary|home|lives|lives in|now live|now living|now living in|currently|wohnt in|vit à|vive en|mora em|vive a|woont in',
  /** Where one comes from, or could be reached through others. */
  permanent:
    'domicile|permanent address|permanent residence|permanent home address|home town address|heimatadresse|adresse permanente|dirección permanente|endereço permanente|स्थायी पता|कायमचा पत्ता|স্থায়ী ঠিকানা|કાયમી સરનામું|நிரந்தர முகவரி|శాశ్వత చిరునామా|ಖಾಯಂ ವಿಳಾಸ|സ്ഥിര വിലാസം|مستقل پتہ|العنوان الدائم|địa chỉ thường trú|hộ khẩu thường trú|ที่อยู่ตามทะเบียนบ้าน|alamat ktp|alamat asal|alamat tetap|户籍地址|戶籍地址',
} as const

/** What says in a sentence, without a sign behind it, that somebody lives in the place that follows. */
export const LIVES_IN =
  "based in|currently based in|living in|currently living in|i live in|now living in|presently in|currently in|residing in|currently residing in|residing at|resident in|resident of|located in|currently located in|wohnhaft in|ich wohne in|wohne in|lebe in|lebt in|ansässig in|habite à|j'habite à|habitant à|résidant à|basé à|basée à|domicilié à|domiciliée à|vivo en|resido en|residente en|afincado en|afincada en|con domicilio en|radicado en|radicada en|moro em|resido em|residente em|a residir em|vivo a|residente a|residente in|domiciliato a|domiciliata a|woon in|ik woon in|woonachtig te|woonachtig in|wonend te|wonend in|bosatt i|bosat i|bor i|bor på|zamieszkały w|zamieszkała w|zam w|bytem|domiciliat în|domiciliată în|berdomisili di|tinggal di|bertempat tinggal di|tinggal di kota|sống tại|đang sống tại|hiện sống tại|أقيم في|مقيم في|مقيمة في|المقيم في|ساکن|مقیم|निवासी"

/** What says that the place which follows is where somebody would go to, or is ready to work. */
export const WISH_WORDS =
  'willing to relocate|open to relocate|open to relocation|ready to relocate|able to relocate|can relocate|prepared to relocate|happy to relocate|relocating to|relocation|relocate|willing to travel|willing to work|open to work|open to|available in|preferred location|preferred locations|preferred job location|preferred work location|preferred city|desired location|desired work location|job location|work location|looking for|seeking|reisebereitschaft|umzugsbereitschaft|umzugsbereit|umzug|wunschort|einsatzort|bevorzugter arbeitsort|arbeitsort|mobilité|mobilité géographique|mobile sur|mobile à|mobile dans|disponible sur|disponible à|disponibilidad para|disponibilidad|movilidad|cambio de residencia|disponibilidade para|disponibilidade|disponível para|mudança|disponibile a|disponibilità|disponibile|trasferimento|trasferte|beschikbaar|bereid om|bereid te|werkgebied|gotowość|gotów|mobilność|ochota|hajlandó|disponibil|disponibilitate|mutare|готов|готова|готов к|готова к|переезд|командировки|желаемое место|готовий|готова працювати|готовий працювати|готова до|готовий до|μετεγκατάσταση|διαθέσιμος|taşınabilir|seyahat|çalışabilir|استعداد للانتقال|الاستعداد|مستعد|مستعدة|נכונות|מוכן|מוכנה|कार्य हेतु|স্থানান্তর|flytteklar|reisevillig|flyttbar|muuttovalmis|bersedia|sedia|mong muốn|sẵn sàng|希望工作|期望|期望城市|意向|意向城市|求职意向|目标城市|希望勤務地|勤務地|희망근무지|희망지역'

/** What says that the place which follows is another: where somebody was born, or may work, or a relative lives. */
export const AWAY_WORDS =
  'i am from|i am originally from|originally from|i come from|i hail from|hailing from|ich komme aus|ursprünglich aus|je viens de|originaire d|soy de|vengo de|sou de|venho de|vengo da|pochodzę z|ik kom uit|jag kommer från|available for|right to work|authorized to work|authorised to work|eligible to work|work permit|work authorization|work authorisation|visa|visa status|passport|citizen of|citizen|national of|green card|born and raised in|born at|place of issue|issued at|issued in|licensed in|registered in|father|mother|spouse|emergency contact|reference|referee|' +
  'geburtsdatum und ort|geb in|geburtsname|heimatort|bürgerort|ausgestellt in|arbeitserlaubnis|aufenthaltstitel|permis de travail|né à|née à|originaire de|permiso de trabajo|nacido en|nacida en|lugar y fecha de nacimiento|fecha y lugar de nacimiento|oriundo de|originario de|nascido em|nascida em|natural do|natural da|nato in|nata in|luogo e data di nascita|data e luogo di nascita|geboren in|geboren op|ur w|urodzony w|urodzona w|narozen v|narozena v|született|născut în|născută în|' +
  'родился|родилась|уроженец|уроженка|роден|родена|rođen u|rođena u|рођен у|рођена у|γεννήθηκα|doğumlu|doğum yeri ve tarihi|مواليد|مكان الولادة|محل الولادة|متولد|صادره از|متولد شهر|יליד|ילידת|जन्म|जन्मस्थान|मूल निवासी|født i|født på|född i|født den|syntynyt|synt|sündinud|dzimis|dzimusi|gimęs|gimusi|tempat tgl lahir|tempat dan tanggal lahir|lahir di|nguyên quán|生まれ|出生于|出生地|户口|户籍|户口所在地|籍贯'

/** What stands before the name of a town and says that it is one. */
export const TOWN_OPENERS =
  'tp|thành phố|г|гор|город|м|місто|гр|град|city of|town of|stadt|kota|kab|kabupaten|gemeente|comune di|município de|municipio de|मु|जिला|शहर|ज़िला|जि|জেলা|مدينة|شهر|miasto|mesto|obec'

/** What opens the name of a county or a region. */
export const COUNTY_OPENERS =
  'co|county|provincia|provincia de|provincia di|prov|departamento|depto|región|region|județ|județul|jud|okres|kraj|республика|обл|محافظة|استان|jawa|sumatera|kalimantan|sulawesi|nusa tenggara|tỉnh|จังหวัด'

/** What ends it. */
export const COUNTY_ENDS =
  'county|state|province|district|dist|dt|pradesh|parish|governorate|oblast|canton|region|megye|vármegye|lääni|län|fylke|apskritis|maakond|novads|область|обл|край|район|р н|област|община|जिला|जनपद|জেলা|જિલ્લો'

/** Regions of countries that stand behind a town and its comma, besides those that tell where a telephone belongs. */
export const HOME_REGIONS =
  // Britain and Ireland.
  'cornwall|devon|dorset|somerset|kent|essex|sussex|suffolk|norfolk|surrey|rutland|middlesex|durham county|isle of wight|isle of man|jersey|guernsey|channel islands|monmouthshire|denbighshire|flintshire|conwy|anglesey|rhondda cynon taf|fife|highlands|scottish borders|dumfries and galloway|moray|angus|renfrewshire|stirlingshire|dunbartonshire|oxon|herts|bucks|northants|leics|lincs|notts|staffs|worcs|wilts|hants|berks|cambs|beds|salop|glos|middx|yorks|w yorks|s yorks|n yorks|e yorks|west yorks|south yorks|north yorks|warks|derbys|east yorkshire|east riding|humberside|cleveland|avon|tyne wear|co durham|co londonderry|co fermanagh|munster|ulster|' +
  // Germany, Austria and Switzerland.
  'baden württemberg|bayern|bavaria|berlin|brandenburg|hessen|hesse|mecklenburg vorpommern|niedersachsen|lower saxony|nordrhein westfalen|nrw|north rhine westphalia|rheinland pfalz|saarland|sachsen|saxony|sachsen anhalt|schleswig holstein|thüringen|thuringia|oberösterreich|niederösterreich|steiermark|tirol|tyrol|vorarlberg|kärnten|burgenland|aargau|thurgau|tessin|ticino|wallis|valais|vaud|graubünden|solothurn|fribourg|' +
  // France, Belgium and the Netherlands.
  'île de france|auvergne rhône alpes|bretagne|normandie|hauts de france|grand est|nouvelle aquitaine|occitanie|pays de la loire|bourgogne franche comté|centre val de loire|provence alpes côte d azur|paca|corse|wallonie|vlaanderen|flanders|hainaut|brabant wallon|vlaams brabant|oost vlaanderen|west vlaanderen|noord brabant|noord holland|zuid holland|gelderland|overijssel|friesland|fryslân|drenthe|zeeland|flevoland|limburg|' +
  // Spain, Portugal and Italy.
  'andalucía|andalusia|aragón|asturias|cantabria|castilla la mancha|castilla y león|cataluña|catalunya|catalonia|comunidad valenciana|comunitat valenciana|extremadura|galicia|islas baleares|illes balears|canarias|islas canarias|la rioja|comunidad de madrid|región de murcia|navarra|país vasco|euskadi|bizkaia|vizcaya|gipuzkoa|guipúzcoa|álava|pontevedra|alentejo|algarve|minho|beira alta|beira baixa|trás os montes|açores|madeira|lombardia|lombardy|piemonte|piedmont|veneto|liguria|emilia romagna|toscana|tuscany|umbria|marche|lazio|abruzzo|molise|campania|puglia|apulia|basilicata|calabria|sicilia|sicily|sardegna|sardinia|trentino|alto adige|südtirol|friuli venezia giulia|valle d aosta|' +
  // America.
  'jalisco|nuevo león|estado de méxico|edomex|edo de méxico|edo méx|guanajuato|michoacán|veracruz|yucatán|quintana roo|chiapas|oaxaca|sonora|sinaloa|chihuahua|coahuila|tamaulipas|baja california|baja california sur|hidalgo|morelos|tabasco|tlaxcala|nayarit|zacatecas|aguascalientes|cdmx|caba|antioquia|cundinamarca|valle del cauca|atlántico|santander|boyacá|provincia de buenos aires|santa fe|mendoza|tucumán|entre ríos|chubut|neuquén|río negro|región metropolitana|biobío|araucanía|la araucanía|valparaíso|maule|los lagos|lambayeque|la libertad|arequipa|pichincha|guayas|azuay|minas gerais|paraná|santa catarina|rio grande do sul|rio grande do norte|bahia|ceará|pernambuco|espírito santo|goiás|mato grosso|mato grosso do sul|distrito federal|paraíba|maranhão|amazonas|pará|sergipe|alagoas|piauí|rondônia|acre|tocantins|st james|st andrew|trinidad and tobago|trinidad tobago|trinidad|west indies|w i|' +
  // Asia, Africa and the Gulf.
  'punjab|kpk|balochistan|ncr|delhi ncr|cavite|laguna|batangas|rizal|bulacan|pampanga|pangasinan|nueva ecija|tarlac|quezon|albay|camarines sur|bohol|leyte|negros occidental|negros oriental|iloilo|misamis oriental|davao del sur|south cotabato|benguet|central visayas|western visayas|calabarzon|central luzon|jawa barat|jawa tengah|jawa timur|west java|central java|east java|dki jakarta|daerah istimewa yogyakarta|di yogyakarta|diy|banten|bali|lampung|riau|aceh|jambi|selangor|perak|johor|kedah|penang|pulau pinang|pahang|sabah|sarawak|negeri sembilan|perlis|melaka|wilayah persekutuan|eastern province|western province|kingdom of saudi arabia|k s a|ksa|u a e|sultanate of oman|state of qatar|kingdom of bahrain|ashanti region|greater accra region|western region|gandaki pradesh|bagmati province|new territories|kowloon|' +
  // By their own scripts.
  'महाराष्ट्र|गुजरात|राजस्थान|बिहार|झारखंड|झारखण्ड|उत्तराखंड|उत्तराखण्ड|छत्तीसगढ़|हरियाणा|पंजाब|हिमाचल प्रदेश|उत्तर प्रदेश|मध्य प्रदेश|म प्र|उ प्र|दिल्ली|पश्चिम बंगाल|पश्चिमबंग|পশ্চিমবঙ্গ|ગુજરાત|ಕರ್ನಾಟಕ|കേരളം|കേരള|தமிழ்நாடு|புதுச்சேரி|ఆంధ్రప్రదేశ్|ఆంధ్ర ప్రదేశ్|తెలంగాణ|భారత్|ಭಾರತ|ഇന്ത്യ|இந்தியா|ભારત|پنجاب|سندھ|خیبر پختونخوا|بلوچستان|jawa|россия|рф|moldova|slovenská republika|magyarország|eesti|suomi finland|maroc|algérie|tunisie|sénégal|cameroun|côte d ivoire|burkina faso|mali|bénin|togo|gabon|madagascar|république démocratique du congo|rdc|belgique|belgië|belgien|luxembourg|luxemburg|österreich|perú|chile|ecuador|colombia|argentina|uruguay|venezuela|bolivia|paraguay|guatemala|honduras|el salvador|nicaragua|costa rica|panamá|república dominicana|angola|moçambique|cabo verde|السعودية|المملكة العربية السعودية|مصر|الأردن|المغرب|الجزائر|تونس|لبنان|سوريا|العراق|الكويت|قطر|البحرين|الإمارات|الإمارات العربية المتحدة|سلطنة عمان|اليمن|فلسطين|السودان|ليبيا'

/** Where from one works, as networks say it behind the town, in the languages that have a word for it. */
export const WORKING_WAYS =
  'on site|onsite|hybrid|remote|vor ort|präsenz|remote arbeit|sur site|présentiel|hybride|à distance|télétravail|presencial|híbrido|en remoto|remoto|in sede|ibrido|ibrida|modalità ibrida|da remoto|op locatie|op afstand|stacjonarnie|stacjonarna|hybrydowo|hybrydowa|praca hybrydowa|zdalnie|zdalna|praca zdalna|на месте работы|в офисе|гибридный формат|гибридный|гибридная работа|удаленная работа|удалённая работа|удаленно|удалённо|на місці|в офісі|гібридний|гібридна робота|віддалено|віддалена робота|iş yerinde|ofisten|yüz yüze|hibrit|uzaktan|på plats|på arbetsplatsen|distans|distansarbete|på stedet|på arbejdspladsen|på kontoret|fjernarbejde|eksternt|hjemmekontor|paikan päällä|lähityö|hybridityö|etätyö|etänä|na místě|na pracovišti|hybridní|na dálku|na diaľku|na mieste|na pracovisku|hybridne|helyszíni|helyben|hibrid|távmunka|la sediu|la fața locului|hibridă|la distanță|na lokaciji|na mjestu rada|na licu mesta|na daljinu|na daljavo|hibridno|на лицу места|на даљину|хибридно|на място|хибридна|дистанционно|επιτόπια|με φυσική παρουσία|υβριδική|υβριδικά|εξ αποστάσεως|τηλεργασία|في المكتب|في موقع العمل|حضوري|مختلط|هجين|عن بُعد|عن بعد|באתר|מהמשרד|היברידי|מרחוק|در محل|حضوری|ترکیبی|دورکاری|ऑन साइट|हाइब्रिड|रिमोट|di lokasi|di kantor|hibrida|jarak jauh|tại chỗ|tại văn phòng|kết hợp|làm việc từ xa|từ xa|オンサイト|出社|ハイブリッド|リモート|现场办公|現場辦公|混合办公|混合|远程办公|远程|遠端|遠距|대면 근무|현장 근무|하이브리드|원격 근무|원격|ที่สำนักงาน|ไฮบริด|ทางไกล|kohapeal|hübriid|kaugtöö|uz vietas|klātienē|hibrīda|attālināti|vietoje|hibridinis|nuotoliniu būdu'

/** What is said in the place of a town by who works from anywhere. */
export const NO_PLACES =
  'same|same number|same as above|same as phone|as above|see above|idem|igual|lo mismo|o mesmo|lo stesso|gleiche|dieselbe|siehe oben|ditto|whatsapp|whats app|whats|wa|viber|telegram|signal|wechat|line|اتصال|أو|و|جوال|هاتف|موبايل|واتساب|وواتساب|واتس|وواتس|واتس اب|نفس الرقم|то же|ватсап|вотсап|телеграм|вайбер|同上|微信同号|remote|remotely|fully remote|online|fully online|en línea|en ligne|онлайн|عبر الإنترنت|أونلاين|اونلاين|آنلاین|مجازی|מקוון|אונליין|线上|線上|オンライン|온라인|çevrim içi|çevrimiçi|verkossa|på nätet|trực tuyến|daring|hybrid|hybrid remote|worldwide|anywhere|on site|onsite|work from home|wfh|home office|homeoffice|telework|freelance|nomad|digital nomad|global|international|télétravail|à distance|teletrabajo|remoto|en remoto|trabalho remoto|da remoto|op afstand|thuiswerk|praca zdalna|zdalnie|удалённо|удаленно|удаленная работа|віддалено|uzaktan|عن بعد|دورکاری|מרחוק|远程|遠端|リモート|在宅|재택|distans|etätyö|etänä'

/** Towns that are called after a school. */
export const SCHOOL_TOWNS =
  'college station|college park|college place|college point|college grove|state college|university city|university park|university place|university heights|university hill|school hill|academy gardens|universitätsviertel|ciudad universitaria|cidade universitária|cité universitaire|città studi|университетский'

/** What somebody says of their own home, before the small word that leads to the town, or before the town: "j'habite Merrow". */
export const I_LIVE =
  'i live|i m living|im living|i am living|i now live|i currently live|i presently live|i still live|i reside|i currently reside|i am residing|i m based|im based|i am based|i am currently based|i live and work|i have lived|i ve lived|we live|my home is|wohne|ich lebe|lebe|lebe ich|wir wohnen|wir leben|wohnhaft|residente|woonachtig|bosatt|bosat|zamieszkała|zamieszkały|bytem|ich wohne|bin wohnhaft|zuhause bin ich|habite|j habite|nous habitons|je vis|je réside|et vis|je suis domicilié|je suis domiciliée|je demeure|vivo|resido|vivimos|radico|estoy viviendo|moro|resido|moramos|estou morando|estou a viver|abito|risiedo|abitiamo|woon|ik woon|wij wonen|we wonen|woonachtig|mieszkam|mieszkamy|mieszkamy z|bor|jag bor|jeg bor|vi bor|asun|asumme|elan|elame|dzīvoju|dzīvojam|gyvenu|gyvename|bydlím|bydlíme|žiju|bývam|žijem|živim|živimo|stanujem|živim i radim|živim in delam|živim i|prebivam|locuiesc|locuim|trăiesc|domiciliez|μένω|ζω|κατοικώ|μένουμε|διαμένω|живу|живём|живем|проживаю|проживаем|мешкаю|живемо|живея|живеем|живим|станујем|أسكن|اسكن|أعيش|اعيش|أقيم|اقيم|ساكن|ساكنة|نسكن|نعيش|אני גר|אני גרה|גר|גרה|מתגורר|מתגוררת|ساکنم|saya tinggal|saya berdomisili|aku tinggal|saya menetap|tinggal|tôi sống|tôi đang sống|tôi ở|em sống|em ở|ninaishi|naishi|nakaa|ninakaa|ako ay nakatira|nakatira ako|nakatira'

/** The same, said of them by others. */
export const THEY_LIVE =
  'and live|i stay|i m staying|she lives|he lives|who lives|lives|currently lives|now lives|still lives|lives and works|works and lives|lives and teaches|live and work|has lived|have lived|have been living|has been living|she resides|he resides|resides|is based|she is based|he is based|living|currently living|now living|residing|currently residing|based|lebt|wohnt|lebt und arbeitet|wohnt und arbeitet|arbeitet und lebt|lebend|vit|vit et travaille|travaille et vit|habite|réside|installé|installée|établi|établie|vive|reside|vive y trabaja|trabaja y vive|afincado|afincada|instalado|instalada|ela mora|ele mora|que mora|vive e trabalha|mora e trabalha|vive e lavora|lavora e vive|abita|risiede|woont|woont en werkt|mieszka|mieszka i pracuje|bor och arbetar|bor og arbejder|bor og arbeider|bosatt|bosat|lever och arbetar|asuu|asuu ja työskentelee|elab|elab ja töötab|dzīvo|dzīvo un strādā|gyvena|gyvena ir dirba|žije|žije a pracuje|bydlí|býva|živi|živi i radi|živi in dela|locuiește|trăiește|locuiește și lucrează|trăiește și lucrează|ζει|ζει και εργάζεται|κατοικεί|живёт|живет|живёт и работает|живет и работает|проживает|живе|живе і працює|мешкає|живее|живее и работи|живи|живи и ради|يعيش|تعيش|يقيم|تقيم|يسكن|تسكن|מתגורר|מתגוררת|חי|חיה|tinggal|berdomisili|menetap|sống|anaishi'

/** Small words between such a verb and the town. */
export const LIVE_PLACES =
  'in|near|outside|around|just outside|at|near to|close to|to|bei|nahe|à|a|au|aux|sur|près de|en|em|no|na|nos|nas|ad|te|bij|w|we|v|ve|vo|u|i|på|nær|nära|în|in|la|lângă|στη|στο|στην|στον|σε|в|во|у|біля|около|под|край|في|ب|בעיר|ב|di|kota|tại|ở|katika|mjini|sa'

/** What behind such words is no town. */
export const NO_TOWNS =
  'touch|harmony|family|scheidung|wg|miete|couple|famille|concubinage|colocation|pareja|familia|alquiler|coppia|famiglia|affitto|casa|zona|zone|barrio|bairro|quartiere|quartier|region|región|regione|provincia|a|an|the|my|our|his|her|their|this|that|these|one|two|same|area|town|city|village|flat|house|home|walking|easy|nearby|here|there|close|near|next|around|country|north|south|east|west|uk|eu|abroad|hostel|student|shared|moment|present|und|der|dem|den|einer|einem|einen|meiner|meinem|ihrer|ihrem|seiner|seinem|nähe|ort|la|le|les|un|une|mon|ma|notre|el|una|mi|su|um|uma|meu|minha|il|lo|mia|mio|een|het|de|mijn|domu|mieście|centrum|i|we|he|she|it|who|what|which|between|with|mit|avec|con|com|met|z|с|со|своей|одном|одной|городе|город|деревне|доме|центре|مدينة|نفس|بيت|منزل|with|and'

/** What tells an age behind its number. */
export const AGE_WORDS =
  'years|years old|yrs|yr|y o|yo|old|jahre|jahr|j|ans|an|años|anos|anni|jaar|lat|lata|rok|let|rokov|éves|év|ani|år|ar|vuotta|vuotias|aastat|gadi|metai|godina|godine|години|лет|года|год|років|роки|рік|yaş|yaşında|yaşındayım|χρονών|ετών|سنة|عاما|סנים|שנים|साल|वर्ष|tahun|tuổi|miaka|ปี|歳|岁|歲|세'

/** Small words before the town that somebody is from. */
export const FROM_WORDS = 'from|aus|uit|de|da|di|du|din|z|ze|iz|od|fra|från|из|з|із|από|من|מ'

/** Who may live somewhere, right before "lives"; and kinds of living that are nobody's home. */
export const WHO_LIVES = 'she|he|who|and|now|currently|still|also|they'
export const KINDS_OF_LIVING = 'assisted|supported|independent|senior|sheltered|daily|of|residential|cost'

/** Behind "is" and before "based": a firm, not a person. */
export const BASED_FIRMS = 'for|at|with|by|company|firm|agency|business|charity|start'

/** Verbs right behind which the town stands, with no small word between. */
export const TOWN_VERBS =
  'wohnhaft|residente|woonachtig|bosatt|bosat|zamieszkała|zamieszkały|bytem|habite|habitons|asun|asumme|asuu|elan|elab|dzīvoju|dzīvo|gyvenu|gyvena'

/** How words of work and of study begin, which part the home from where one works or studies. */
export const WORK_STEMS =
  'work|study|studi|arbeit|travail|trabaj|trabalh|lavor|werk|pracuj|работ|учус|çalış|jobba|arbejd|opiskel|teach'

/** What joins two sentences, not the words of a town. */
export const SENTENCE_JOINERS = 'and|und|et|y|e|en|i|og|och|ja|a|si|but|и|та'

/** Countries behind parts of theirs that are called countries, too, or as one: "Scotland, UK", "Georgia, USA". */
export const UNIONS =
  'uk|u k|united kingdom|usa|u s a|united states|united states of america|china|中国|france|netherlands|nederland|denmark'

/** Verbs of living behind the place, or the words around it in scripts without blanks, a language each. */
export const LIVE_BEHIND = {
  tr: 'yaşıyor|yaşamakta|yaşayan|oturuyor|oturmakta|ikamet',
  ja: 'に住ん|に在住|在住|に居住|に暮らし|で暮らし',
  zh: '现居住?|現居住?|居住在|居住於|住在|家住|现住|現住',
  ko: '살고|살며|거주|사는',
  hu: 'élek|lakom|élünk|lakunk|él|lakik',
  hi: 'रहता|रहती|रहते',
}

/** What a page writes beside a number or an address of somebody, and no town. */
export const BESIDE_NUMBERS =
  'verified|not verified|unverified|confirmed|primary|preferred|подтвержден|подтверждена|подтверждено|підтверджено|doğrulandı|onaylı|verificado|verificada|vérifié|verifiziert|zweryfikowany|zweryfikowano|موثق|已验证|已认证|已驗證|인증|認証済み'

/** Words of pay and of notice that boards put beside the town: "5 Years 2 Months | ₹ 5.4 Lacs | Pune". */
export const PAY_WORDS =
  'per month|per annum|a month|a year|lac|lacs|lakh|lakhs|lpa|ctc|notice|notice period|monthly|yearly|na ruki|на руки|руб|грн|万|千'
