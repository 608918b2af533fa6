/** What adverts say of the employer and of what it gives, in folded patterns, those of spaced scripts first. */
type Words = { spaced: string; unspaced: string }

const YEAR = '(?:1[89]|20)\\d\\d'
const FOUNDED =
  'founded|established|incorporated|gegrundet|gegruendet|fondee?|creee?|fundad[ao]|criad[ao]|fondat[ao]|nat[ao]|opgericht|zalozon\\p{L}{1,2}|powstal\\p{L}|основан\\p{L}{0,2}|создан\\p{L}{0,2}|заснован\\p{L}{0,2}|kurul\\p{L}+|grundat|grundades|grundlagt|تأسست|تأسس|स्थापित|स्थापना'
const PEOPLE =
  'employees|staff|people|colleagues|mitarbeite\\p{L}+|mitarbeitende\\p{L}*|beschaftigte\\p{L}*|kolleg\\p{L}+|collaborateurs|collaboratrices|salaries|employes|empleados|empleadas|trabajadores|funcionarios|colaboradores|dipendenti|collaboratori|medewerkers|werknemers|pracownikow|сотрудник\\p{L}*|работник\\p{L}*|calisan\\p{L}*|موظف\\p{L}*|कर्मचारी\\p{L}*'
const MORE =
  'over|more than|around|about|approx\\.?|some|nearly|with|mit|mehr als|uber|rund|ca\\.?|etwa|avec|plus de|pres de|environ|con|mas de|unos|com|mais de|cerca de|oltre|circa|piu di|met|meer dan|ruim|ponad|okolo|более|около|свыше|أكثر من|we are|wir sind|nous sommes|somos|siamo|wij zijn|jestesmy'

const FIRMS =
  'company|firm|practice|agency|hospital|school|care home|clinic|yard|unternehmen|betrieb|firma|klinik|kanzlei|haus|cabinet|entreprise|societe|etablissement|residence|clinique|azienda|impresa|cooperativa|studio|empresa|compania|clinica|hotel|bedrijf|organisatie|thuiszorgorganisatie|przedsiebiorstwo|spolka|biuro|компания|предприятие'

/** "Founded in 1998", "Since 2012 ...", "500 employees worldwide": a whole sentence that begins so is about the firm. */
export const EMPLOYER_FACTS: Words = {
  spaced: [
    `^(?:ever )?(?:since|seit|depuis|desde|dal|sinds|od|с|з|sedan|siden|منذ) (?:\\p{L}+ ){0,2}${YEAR}(?!\\d)`,
    `^(?:\\S+ ){0,4}?(?:${FOUNDED})\\s(?:\\S+ ){0,3}${YEAR}(?!\\d)|^(?:\\S+ ){0,4}?${YEAR}(?: \\S+){0,2}? (?:${FOUNDED})(?![\\p{L}\\p{M}])`,
    `^${YEAR}(?:'\\p{L}{2,4}| से| yilindan) (?:beri|bu yana|bu|से)?`,
    `^(?:(?:${MORE}) ){0,2}\\d[\\d.,']{0,8}\\+? ?(?:${PEOPLE})(?=$|[.,;]| (?:in|at|across|worldwide|weltweit|an|en|dans|em|nel|nei|w|в|and|und|et|y|e|i|и|wereldwijd|mondo)(?!\\p{L}))`,
    "^(?:the |our |das |die |der |unser\\p{L}* |l[ae'] ?|notre |el |nuestr[oa] |il |het |ons |onze )?(?:[^\\s,]+ ){1,4}?(?:is|are|liegt|befindet sich|se trouve|est|se encuentra|esta|si trova|ligt|is|miesci sie|znajduje sie) (?:\\S+ly |zentral |idealement |facilement )?(?:located|situated|situe|situado|situada|ubicado|ubicada|gelegen|gevestigd|im herzen|in zentraler)",
    // "Azienda con 70 dipendenti", "Cabinet de 25 personnes": a word for a firm, and how many it has.
    `^(?:(?!experien|erfahr|berufserf|esperien|ervaring|doswiad|опыт|you|lead|manag|leit|fuhr|work|arbeit|trab|lavor|travail|prac|werk|работ|at|in|for)\\S+ ){0,4}?(?:${FIRMS})[^.;]{0,60}? (?:with|of|has|mit|hat|de|avec|con|com|tem|tiene|met|van|z|zatrudnia|с|na|med) (?:(?:${MORE}) ){0,2}\\d[\\d.,']{0,8}\\+? ?(?:${PEOPLE}|personnes|personas|pessoas|persone|osob|beds|betten|platzen?|lits|camas|letti)(?!\\p{L})`,
    `^(?:we have|wir haben|nous avons|tenemos|abbiamo|temos|wij hebben|we hebben|mamy|vi har|у нас есть|у нас) (?:\\S+ ){0,3}(?:offices|branches|standorte|filialen|niederlassungen|bureaux|agences|filiales|oficinas|sedes|sucursales|sedi|filiali|escritorios|vestigingen|oddzialy|kontor(?!\\p{L})|офисы|филиалы)(?!\\p{L})`,
    `^(?:\\S+ ){0,3}(?:estamos|somos|siamo|sommes|est|sind|ist) (?:\\S+ )?(?:presentes?|presenti|vertreten|implante(?:e?s)?)(?!\\p{L})|^(?:\\S+ ){0,5}subelerimiz|^\\d\\d yili askin|^\\d\\d yili askin`,
    '^\\d[\\d+–-]{0,8}[ -](?:person|people|strong|kopfiges|personen-?)[ -]?team',
  ].join('|'),
  unspaced: `^\\p{L}{2,20}(?:会社|事務所|グループ|法人)は|${YEAR}年(?:に)?(?:成立|创立|创办|創業|設立|創立|以来)|(?:成立|创立|创办|創業|設立|創立)(?:于|於)?${YEAR}年|^自${YEAR}年|${YEAR}년(?:에)? ?(?:설립|창립|창업|이래)|(?:员工|社員|従業員|직원|임직원)(?:数|總數|总数)?\\s?(?:约|約|超过|は)?\\d{2,6}|ก่อตั้ง`,
}

/** What follows years that a firm, and nobody who applies, has behind it: "15 years in business". */
export const FIRM_YEARS: Words = {
  spaced:
    "in business(?!\\s?\\p{L})|in business (?=and|with|as|now)|of (?:history|tradition|heritage|existence)|old (?:company|firm|family)|tecrube(?:si|miz)(?:yle|le| ile)|deneyimi(?:miz)?(?:yle|le| ile)|(?:am|im) markt|(?:firmen|unternehmens|erfolgs)geschichte|tradition|d'existence|d'histoire|de tradition|sur le marche|en el mercado|de historia|no mercado|de tradicao|sul mercato|di storia|di tradizione|de casa|di casa|de maison|in der firma|im haus(?!\\p{L})|bei uns|chez nous|con nosotros|conosco|con noi|in azienda|bij ons|u nas|hos oss|у нас|op de markt|(?:van )?bestaan|na rynku|istnienia|tradycji|на рынке|на ринку|истории|piyasada|sektorde|gecmis|في السوق|बाज़ार में|बाजार में|का इतिहास",
  unspaced: '(?:的)?历史|(?:の)?歴史|(?:의 )?(?:역사|전통)|(?:的)?歷史',
}

/** How a firm tells of years that are its own: "we have", "our team has". */
export const OWN_YEARS =
  "(?:company|firm|house|agency|group|carrier|supplier|manufacturer|provider|charity|practice|business|employer|organi[sz]ation|retailer|contractor)(?: [^,.;]{1,24})?,? (?:with|which has|that has|has)|(?:unternehmen|firma|betrieb|dienstleister|hersteller|handwerksbetrieb)(?: [^,.;]{1,24})?,? mit|(?:entreprise|societe|groupe|maison|pme)(?: [^,.;]{1,24})?,? (?:avec|qui a|fort[e]? de)|empresa(?: [^,.;]{1,24})?,? (?:con|com)|azienda(?: [^,.;]{1,24})?,? con|bedrijf(?: [^,.;]{1,24})?,? met|firma(?: [^,.;]{1,24})?,? z|we(?:'ve| have| bring| boast| can look| look back)|our(?: \\p{L}+){0,2} (?:has|have|brings?|is)|with our|wir (?:haben|verfugen|blicken|bringen)|unser\\p{L}*(?: \\p{L}+){0,4},?(?: \\p{L}+){0,3},? (?:hat|verfugt|blickt|arbeitet)|nous (?:avons|disposons)|notre \\p{L}+(?: [^.;]{2,40})? (?:a|dispose|travaille)|forte?s? de|vi har|tenemos|contamos (?:con|com)|nuestr[oa] \\p{L}+(?: [^.;]{2,40})? (?:tiene|cuenta|lleva)|temos|noss[oa] \\p{L}+(?: [^.;]{2,40})? tem|abbiamo|vantiamo|(?:la nostra|il nostro) \\p{L}+(?: [^.;]{2,40})? (?:ha|vanta|lavora)|(?:we|wij) hebben|onze? \\p{L}+(?: [^.;]{2,40})? (?:heeft|werkt)|mamy|dzialamy|nasz\\p{L}?(?: \\p{L}+){1,3} (?:ma|pracuje)|у нас|мы имеем|мы работаем|мы уже|biz|firmamiz|sirketimiz|لدينا|نمتلك|हमारे पास"

/** What pay is called. */
export const PAY: Words = {
  spaced:
    'salar(?:y|ies)|pay|wages?|compensation|gehalt|vergutung|lohn|stundenlohn|monatsgehalt|jahresgehalt|bezahlung|verdienst|salaire|remuneration|sueldo|salario|remuneracion|remuneracao|stipendio|retribuzione|ral|salaris|loon|beloning|wynagrodzenie|pensja|stawka|placa|зарплата|заработная плата|з/п|зп|оклад|оплата|заробітна плата|maas|ucret|lon|الراتب|راتب|أجر|वेतन|सैलरी|gaji|luong',
  unspaced:
    '(?:薪资|薪酬|工资)(?!核算|计算|管理|专员|结算)|月薪|年薪|时薪|日薪|薪水|給与(?!計算|業務|担当|事務|社会保険)|月給|年収|時給|年俸|급여(?! ?(?:계산|업무|관리|정산|담당))|연봉|월급|시급|เงินเดือน|ค่าจ้าง',
}

/** What may stand before pay, and what behind it says no figure. */
export const PAY_PRAISE =
  'premium|competitive|attractive|good|fair|excellent|base|annual|starting|gross|net|monthly|above-average|(?:uber)?durchschnittliche[sr]?|attraktive[sr]?|faire[sr]?|gute[sr]?|leistungsgerechte[sr]?|bon|attractif|attractive|motivant|competitiv[oa]|buen|bom|atrativo|attraente|buono|adeguata|goed|marktconform|atrakcyjne|dobre|konkurencyjne|достойная|высокая|конкурентная|хорошая|стабильная|tatmin edici|مجز|تنافسي|आकर्षक'
export const PAY_OPEN =
  'negotiable|commensurate.*|dependent on .*|depending on .*|based on experience|according to .*|doe|competitive|to be agreed|tbd|nach (?:vereinbarung|tarif\\p{L}*|absprache)|vb|selon (?:profil|experience)|a negocier|attractif|motivant|attractive|segun \\p{L}+|a convenir|competitivo|a combinar|commisurata.*|da concordare|in overleg|marktconform|do uzgodnienia|по договоренности|договорная|по результатам собеседования|dolgun|مجز|تنافسي|قابل للتفاوض|面议|応相談|협의|ตามตกลง'

export const CURRENCY =
  '€|\\$|£|¥|₹|₽|₺|zl|eur|euros?|usd|dollars?|gbp|chf|pln|zl|руб\\p{L}*|грн|try|tl|sar|aed|ريال|درهم|جنيه|inr|rs|रुपये|रु|元|円|万|원|만원|บาท|cny|jpy|krw|brl|r\\$|mxn'
export const PAID_BY =
  "per|pro|par|por|al|all'anno|a|an|p\\.?a\\.?|brutto|bruto|brutos|brut|bruts|gross|net|netto|neto|netos|lordi|lorda|netti|month|monthly|year|yearly|annum|annually|hour|hourly|week|day|monat|monatlich|jahr|jahrlich|stunde|mois|heure|mes|mensuales|anuales|ano|hora|mese|anno|ora|maand|jaar|uur|miesiac\\p{L}*|mies|rok|godz\\p{L}*|в|месяц|год|час|на|руки|ay|aylik|plus|bonus"

/** When somebody would begin; a whole clause that begins so. */
export const STARTS: Words = {
  spaced:
    'start(?:s|ing)?(?: date)?:? (?:is |on |from |in |as of )?(?:asap|as soon|immediately|now|at once|\\d|january|february|march|april|may|june|july|august|september|october|november|december|sofort|ab sofort)|start date|asap|as soon as possible|immediate start|ab sofort(?! (?:verfugbar|einsatzbereit))|zum nachstmoglichen|(?:eintritt|beginn|start|antritt)(?:sdatum|stermin)?:? (?:ab|zum|sofort|\\d|nach)|des que possible|prise de (?:poste|fonction)|poste a pourvoir|fecha de (?:inicio|incorporacion)|incorporacion|inicio (?:inmediato|imediato|previsto)|data de inicio|inizio|decorrenza|inserimento immediato|zo snel mogelijk|startdatum|ingangsdatum|od zaraz|rozpoczecie pracy|data rozpoczecia|начало работы|дата выхода|выход на работу|hemen baslama tarihi|ise baslama|بدء العمل|تاريخ البدء',
  unspaced: '入职时间|到岗时间|立即上岗|尽快到岗|入社日|勤務開始|입사일|เริ่มงาน(?:ทันที|วันที่)',
}

/** What an employer gives; a clause that holds little else. */
export const BENEFITS: Words = {
  spaced:
    '(?:zimmer|unterkunft|wohnung|personalzimmer|verpflegung|kost und logis|arbeitskleidung|fahrzeug|werkzeug)(?: \\p{L}+){0,3} gestellt|(?:accommodation|uniform|tools|van|training|meals)(?: \\p{L}+){0,2} (?:is|are|can be|will be) (?:provided|given|supplied)|\\d+ (?:(?:(?:working|werk)?days?|tage|jours|dias|giorni|dagen|dagars|dni|дней|gun|weeks|wochen|semaines|semanas|settimane|weken|tygodni|недел\\p{L}|veckors)) (?:of |laborables |laborais |bezahlten? |платного )?(?:yillik |paid )?(?:pto|semester(?!\\p{L})|vacation|holidays?|leave|annual leave|paid leave|urlaub|de conges|de vacaciones|de ferias|di ferie|vakantie|urlopu|отпуска|izin)|1[34]\\. (?:monats)?gehalt|company car|firmenwagen|dienstwagen|voiture de (?:fonction|service)|coche de empresa|carro da empresa|auto aziendale|lease-?auto|auto van de zaak|samochod sluzbowy|служебный автомобиль|sirket araci|سيارة الشركة|(?:private |free )?health insurance|mutuelle|seguro medico|plano de saude|assicurazione sanitaria|prywatna opieka medyczna|дмс|ozel saglik sigortasi|تأمين صحي|स्वास्थ्य बीमा|meal vouchers?|tickets? restaurants?|vale[ -](?:refeicao|transporte|alimentacao)|subsidio de (?:alimentacao|refeicao|ferias|natal|transporte)|buoni pasto|job-?ticket|job-?rad|pension scheme|(?:betriebliche )?altersvorsorge|profit sharing|stock options|sign(?:ing|-on) bonus|(?:deutsch|englisch|sprach)kurse?|(?:free )?(?:english|german|french|spanish|language) (?:lessons|classes)|cours (?:de langue|d.anglais|de francais|d.allemand)|clases (?:gratuitas )?de (?:ingles|idiomas|espanol)|aulas de (?:ingles|idiomas|portugues)|corsi di (?:inglese|lingua|italiano)|(?:cursus|lessen) nederlands|taalcursus|kursy? jezyk\\p{L}+|kurser i svenska|курсы (?:английского|иностранн\\p{L}+)|ingilizce kursu|dil kursu|\\d\\d mensilita|trzynast\\p{L} pensj\\p{L}|оплачиваемый отпуск|тринадцат\\p{L}+ зарплат\\p{L}|friskvardsbidrag|kollektivavtal|tjanstepension|tjanstebil|reiskostenvergoeding|flexible (?:working )?hours|flexitime|flextime|gleitzeit|flexible arbeitszeiten|horaires flexibles|horario flexible|horario flexivel|orario flessibile|flexibele werktijden|elastyczne godziny(?: pracy)?|гибкий график|esnek calisma saatleri|ساعات عمل مرنة|लचीले कार्य घंटे|remote (?:work )?possible|home ?office moglich|teletravail possible|teletrabajo posible',
  unspaced:
    '社用車(?:貸与|あり|有)|試用期間|试用期|研修制度|資格取得支援|退職金|制服貸与|五险一金|带薪年假|周末双休|双休|包吃住|弹性工作(?:制|时间)?|社会保険完備|社保完備|交通費(?:全額)?支給|賞与(?:年\\d回)?|フレックス(?:制|タイム)?|4대 ?보험|퇴직금|유연근무제?|탄력근무제?|ประกันสังคม|โบนัส|เวลาทำงานยืดหยุ่น',
}

/** How clauses begin that tell of nothing but what is given or how long the contract is, whatever follows; folded. */
export const BENEFIT_OPENINGS: Words = {
  spaced: [
    'bonus(?:es)? and|private (?:health|medical)|(?:english|german|french|spanish|dutch|language) lessons|staff discount|paid (?:training|breaks|overtime|holidays?)|trial period|probation(?:ary)? period|temporary contract|fixed-term contract',
    '(?:nacht-?,? |sonntags|schicht)?(?:zuschlage|zulagen?)|ubernahme (?:der|von) (?:\\p{L}+ )?(?:kosten|umzug)|kostenubernahme|urlaubsgeld|weihnachtsgeld|fahrtkosten|kostenlose[sr]? |probezeit|befristet\\p{L}* vertrag',
    "(?:le )?financement d|prise en charge d|remboursement d|participation aux frais|treizieme mois|13e mois|conges payes|\\d semaines de conges|mutuelle|cheques?[- ]|contrat de \\d|cdd de|cdi |periode d'essai",
    'subsidios? d|vale[ -]|plus de (?:nocturnidad|transporte|festivos)|\\d\\d pagas|contrato (?:de|sem|con|a) |periodo (?:de prueba|experimental)|seguro de (?:saude|vida|salud)|horario flexi\\p{L}+',
    '\\d\\d mensilita|buoni pasto|contratto (?:di|a tempo|iniziale|part|full)|periodo di prova|assicurazione |rimborso |welfare ',
    'een contract|contract voor|flexibele werktijden|reiskosten|vakantiegeld|\\d{1,2}% vakantie|proeftijd|een opleidingsbudget|pensioen',
    'premi[ea] (?:i|za|roczn|kwart)|umow\\p{L} (?:o prace|o dzielo|zleceni|na czas)|kart\\p{L} (?:multisport|sportow)|ubezpieczeni|prywatn\\p{L} opiek|okres probny|dofinansowani|bony ',
    'оплачиваем\\p{L}+ (?:отпуск|обед|проезд|больнич)|преми[ия] (?:и|по|за)|испытательн\\p{L}+ срок|бесплатн\\p{L}+ |компенсаци|оформление по|дмс(?!\\p{L})|корпоратив',
    'prim ve |\\d{1,2} ay deneme|deneme suresi|yemek (?:ve|karti)|servis (?:ve|imkan)|egitim destegi|\\d{1,2} gun yillik|ozel saglik|provanstallning|friskvard|tjanstepension|lunchforman|kollektivavtal|fri frukt',
  ].join('|'),
  unspaced: '試用期間|试用期|수습 ?기간',
}
