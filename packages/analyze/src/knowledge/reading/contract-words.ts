/**
 * What a bracket behind a title tells of contract, hours and shifts: "(part-time)", "(30 Std./Woche)", "(befristet)";
 * by language, divided by '|'. Learners, volunteers and deputies are no terms of a contract: they say who one was.
 */
export const CONTRACT_WORDS: Record<string, string> = {
  en: 'part time|placement year|industrial placement|year in industry|unpaid|secondment|on secondment|roster|rotation|rotational|rotating shifts|shift work|fifo|full time|p t|f t|pt|ft|casual|seasonal|summer|christmas|christmas peak|peak season|temporary|temp|permanent|perm|contract|fixed term|fixed term contract|limited duration contract|short term|long term|ad hoc|per diem|prn|zero hours|maternity cover|cover|relief|agency|agency work|via agency|nights|night shift|nights only|days|day shift|evenings|weekends|weekend|mornings|afternoons|shifts|rotating shifts|live in|fifo|term time|term time only|on call|hourly|salaried|w2|1099|corp to corp|c2c|permanent contract|full time contract|independent contractor|work term|work terms|student job|side job|summer job|hybrid|remote|on site',
  de: 'teilzeit|vollzeit|befristet|unbefristet|minijob|midijob|nebenjob|nebentätigkeit|nebenberuflich|ferienjob|geringfügig|geringfügig beschäftigt|aushilfe|saison|saisonal|zeitarbeit|leiharbeit|arbeitnehmerüberlassung|elternzeitvertretung|vertretung|schwangerschaftsvertretung|nachtdienst|nachtschicht|schicht|wechselschicht|projektvertrag|werkvertrag|honorarbasis|auf honorarbasis|450 euro basis|520 euro basis',
  fr: 'alternance|en alternance|apprentissage|en apprentissage|contrat d apprentissage|contrat de professionnalisation|contrat en alternance|temps partiel|temps plein|à temps partiel|à temps plein|mi temps|à mi temps|cdi|cdd|intérim|en intérim|contrat saisonnier|saisonnier|saisonnière|remplacement|remplacement de congé|vacataire|vacations|job étudiant|emploi étudiant|job d été|emploi d été|soirs|nuits|nuit|week ends|permanent|temporaire|contractuel|contractuelle|occasionnel|occasionnelle',
  es: 'media jornada|jornada completa|tiempo parcial|tiempo completo|medio tiempo|temporal|eventual|indefinido|contrato indefinido|contrato temporal|contrato fijo|interino|interina|sustitución|fines de semana|turno de noche|noches|por horas|por obra|temporada|por proyecto|extras|extras de fin de semana',
  pt: 'meio período|tempo parcial|tempo integral|part time|full time|temporário|temporária|contrato temporário|contrato a termo|contrato|efetivo|efetiva|clt|pj|intermitente|safra|freelance|freelancer|turno da noite|noites|fins de semana|substituição|a recibos verdes|recibos verdes',
  it: 'part time|full time|tempo determinato|tempo indeterminato|a tempo determinato|a tempo indeterminato|tempo pieno|tempo parziale|stagionale|contratto a termine|contratto a progetto|a chiamata|sostituzione|sostituzione maternità|notti|turni|interinale|somministrazione|p iva',
  nl: 'parttime|fulltime|deeltijd|voltijd|bijbaan|bijbaantje|vakantiebaan|vakantiewerk|zaterdagbaan|tijdelijk|tijdelijk contract|vast|vast contract|oproepbasis|oproepkracht|uitzendkracht|via uitzendbureau|detachering|nachtdienst|seizoen|seizoenswerk|zwangerschapsvervanging',
  sv: 'deltid|heltid|timanställd|timanställning|timvikarie|vikariat|extra|extrajobb|sommarjobb|sommarvikarie|säsong|säsongsanställd|säsongsanställning|visstid|visstidsanställning|tillsvidare|tillsvidareanställning|natt|nätter|helger|provanställning',
  da: 'deltid|fuldtid|studiejob|fritidsjob|ferieafløser|sommerjob|vikariat|barselsvikariat|vikar|timelønnet|tidsbegrænset|fastansat|sæson|projektansat|løntilskud',
  no: 'helgestilling|ekstravakt|ekstravakter|deltid|heltid|fulltid|vikariat|ekstrahjelp|ekstrajobb|sommerjobb|sommervikar|engasjement|fast|midlertidig|sesong|tilkalling|tilkallingsvikar|timebasert',
  fi: 'osa aikainen|osa aika|osa aikaisesti|kokoaikainen|kokopäiväinen|määräaikainen|määräaikaisuus|vakituinen|vakinainen|toistaiseksi voimassa oleva|keikkatyö|keikkatöitä|tuntityö|kesätyö|kausityö|vuokratyö|sijaisuus|äitiysloman sijaisuus|yötyö',
  pl: 'pół etatu|cały etat|pełny etat|część etatu|niepełny etat|umowa zlecenie|umowa o pracę|umowa o dzieło|zlecenie|praca dorywcza|praca sezonowa|sezonowo|zastępstwo|na zastępstwo|praca tymczasowa|b2b|kontrakt|nocne zmiany|weekendy',
  cs: 'brigády|agenturní|agenturně|agenturní zaměstnanec|přes agenturu|dpp|dpč|brigáda|brigádně|částečný úvazek|zkrácený úvazek|poloviční úvazek|plný úvazek|hpp|vpp|hlavní pracovní poměr|dohoda|na dohodu|doba určitá|doba neurčitá|zástup|zástup za md|noční směny|sezónní|sezóna|na ičo',
  sk: 'brigády|brigádne|agentúrne|cez agentúru|brigáda|čiastočný úväzok|polovičný úväzok|plný úväzok|tpp|dohoda|na dohodu|doba určitá|doba neurčitá|zastupovanie|sezónna práca|na živnosť',
  hu: 'részmunkaidő|részmunkaidős|részmunkaidőben|teljes munkaidő|teljes munkaidős|diákmunka|idénymunka|szezonális|határozott idejű|határozatlan idejű|megbízási szerződés|alkalmi munka|helyettesítés|gyed helyettesítés|éjszakai műszak',
  ro: 'part time|full time|normă întreagă|jumătate de normă|perioadă determinată|perioadă nedeterminată|sezonier|sezonieră|colaborare|contract de colaborare|program redus|ture de noapte',
  hr: 'pola radnog vremena|puno radno vrijeme|nepuno radno vrijeme|na određeno|na neodređeno|određeno|neodređeno|studentski posao|sezonski|sezonski posao|zamjena|ugovor o djelu|student servis',
  sl: 'polni delovni čas|krajši delovni čas|določen čas|nedoločen čas|študentsko delo|sezonsko delo|nadomeščanje',
  el: 'μερική απασχόληση|πλήρης απασχόληση|ορισμένου χρόνου|αορίστου χρόνου|αορίστου|εποχιακή|εποχική|εποχιακά|συμβασιούχος|βραδινή βάρδια|ωρομίσθιος|ωρομίσθια',
  tr: 'yarı zamanlı|tam zamanlı|part time|full time|sözleşmeli|dönemsel|mevsimlik|geçici|belirli süreli|belirsiz süreli|proje bazlı|kadrolu|gece vardiyası',
  ru: 'неполный рабочий день|полный рабочий день|частичная занятость|полная занятость|неполная занятость|по совместительству|совместительство|совместитель|подработка|временно|временная работа|срочный договор|срочный трудовой договор|договор гпх|гпх|вахта|вахтовый метод|сезонная работа|на полставки|полставки|удаленно|сутки через трое|ночные смены|декретная ставка|на время декрета',
  uk: 'неповний робочий день|повний робочий день|неповна зайнятість|повна зайнятість|часткова зайнятість|за сумісництвом|сумісництво|підробіток|тимчасово|тимчасова робота|строковий договір|договір цпх|сезонна робота|на пів ставки|дистанційно|вахта|нічні зміни',
  bg: 'непълно работно време|пълно работно време|срочен договор|безсрочен договор|сезонна работа|граждански договор|заместване|почасово',
  ar: 'دوام جزئي|دوام كامل|عقد مؤقت|مؤقت|عقد|موسمي|دوام مسائي|دوام صباحي|بالساعة',
  he: 'משרה חלקית|משרה מלאה|חצי משרה|זמני|עבודה זמנית|החלפת חופשת לידה|משמרות|לפי שעות|עבודת סטודנט',
  fa: 'پاره وقت|تمام وقت|قراردادی|موقت|پروژه ای|ساعتی|شیفت شب',
  hi: 'संविदा|अस्थायी|स्थायी|अंशकालिक|पूर्णकालिक|ठेका|दैनिक वेतन',
  id: 'paruh waktu|penuh waktu|kontrak|karyawan kontrak|karyawan tetap|magang kontrak|harian|musiman|shift malam',
  vi: 'bán thời gian|toàn thời gian|thời vụ|hợp đồng|hợp đồng thời vụ|hợp đồng ngắn hạn|chính thức|ca đêm',
  ja: 'パート|アルバイト|契約社員|派遣|派遣社員|正社員|嘱託|嘱託社員|業務委託|非常勤|常勤|紹介予定派遣|期間社員|日雇い|夜勤',
  zh: '兼职|兼職|全职|全職|合同制|合同工|劳务派遣|勞務派遣|派遣|临时|臨時|临时工|小时工|暑期工|外包|正式|編制內|编制内',
  ko: '계약직|정규직|비정규직|파견직|파견|시간제|단기|단기알바|알바|아르바이트|파트타임|무기계약직|일용직|기간제|촉탁직|주말|야간',
  th: 'พาร์ทไทม์|ฟูลไทม์|งานประจำ|สัญญาจ้าง|ชั่วคราว|รายวัน|สัญญาจ้างรายปี|กะกลางคืน',
}

/** Words that stand between such terms, and what hours and shares are counted in. */
export const CONTRACT_MEASURES =
  'h|hr|hrs|hour|hours|fte|month|months|mth|mths|week|weeks|wk|day|days|year|years|per|a|x|std|stunden|stunde|wo|woche|tag|tage|monat|monate|jahr|jahre|pro|heures|heure|semaine|mois|jours|ans|horas|hora|semana|semanales|semanais|meses|mes|mês|ore|ora|settimana|settimanali|mesi|mese|uur|uren|week|maanden|dagen|tim|timmar|timer|vecka|uke|månader|måneder|godz|godzin|tyg|miesiąc|miesiące|miesięcy|hod|hodin|týdně|měsíc|měsíce|měsíců|óra|heti|hónap|luni|lună|săptămână|sati|tjedno|ώρες|μήνες|saat|hafta|haftalık|ay|ч|час|часа|часов|неделя|месяц|месяца|месяцев|год|міс|місяці|місяців|тиж|then|later|and|or|und|dann|oder|et|puis|y|luego|e|poi|depois|en|dan|och|og|sedan|ja|i|a|később|și|apoi|ve|sonra|и|затем|та|потім|to|zu|à|ab|mit|with|for|für|job|contract|role|position|basis|only|approx|ca|etwa'
