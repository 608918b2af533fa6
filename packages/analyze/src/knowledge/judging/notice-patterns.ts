/**
 * Requirements that are unlawful in many countries or stand in for a protected ground, by notice code.
 * Patterns run on folded text; each is bounded, so no line can make one slow.
 */
export const NOTICE_PATTERNS: [code: string, pattern: RegExp][] = [
  [
    'notice-age',
    /\b(?:(?<!(?:children|pupils|students|learners|kids|residents|patients|adults|people|persons|those) )aged?|age limit|age range|max(?:imum)? age|alter|edad|idade|eta|leeftijd|wiek)\b[^.\n]{0,25}?\d{2}|\b(?:between|under|below|over|maximum|max\.?)\s{0,2}(?:the age of )?\d{2}\s{0,2}(?:(?:and|to|-|–)\s{0,2}\d{2}\s{0,2})?years? (?:old|of age)|\b\d{2}\s{0,2}(?:-|–|to)\s{0,2}\d{2}\s{0,2}years? old|\b(?<!(?:with|for|of|to|among|mit|fur|von) )(?:young|youthful|jung\w*|jeune|joven|jovem|giovane)\s(?:and (?:dynamic|energetic)\s)?(?:team|and dynamic|candidate|professional|person|talent|people|man|woman|lady|graduate|dynamic|equipe|equipo|dinamic\w*|und dynamisch\w*|et dynamique)|年龄|年齢|\d{2}歳|\d{2}岁|возраст\s|만 \d{2}세/u,
  ],
  ['notice-digital-native', /\bdigital natives?\b/u],
  [
    'notice-graduation-year',
    /\b(?:graduat(?:ed|ion|e|ing)|class of|batch(?: of)?|passed? out|year of passing)\b[^.\n]{0,20}?\b(?:19|20)\d{2}\b|\brecent graduates? only\b|\b(?:19|20)\d{2}\s(?:passouts?|pass outs?|batch|graduates?)\b/u,
  ],
  [
    'notice-gender',
    /\b(?:male|female|men|women|man|woman|lady|ladies|gentlem[ae]n|girls?|boys?|males|females)\s(?:candidates?|applicants?|only|preferred|staff|employees?|required)\b|\b(?:only|prefer(?:ably|red)?|must be|looking for an?|seeking an?)\s(?:a )?(?:male|female|men|women|man|woman|lady|ladies|girls?|boys?|gentlem[ae]n)\b|\bgender\s?:\s?(?:male|female)|仅限(?:男|女)|限(?:男|女)性?|男性のみ|女性のみ|только (?:мужчин|женщин|девуш)|여성만|남성만/u,
  ],
  [
    'notice-nationality',
    /\b(?:nationality|nationals?|citizens?|citizenship|staatsangehorigkeit|nationalite|nacionalidad|nacionalidade)\s{0,1}(?::|only|required|preferred|must)|\b(?:only|must be(?: an?)?)\s(?:[a-z]{2,14}\s)?(?:nationals?|citizens?)\b|国籍|籍贯/u,
  ],
  [
    'notice-native-speaker',
    /\b(?:native (?:level )?(?:[a-z]{3,12} )?speakers?|native [a-z]{3,12}\b(?= (?:only|required|preferred|speaking))|muttersprachler(?:in)?|langue maternelle|lengua materna|hablante nativo|lingua nativa|madrelingua|moedertaal\w*|mother tongue)\b|носитель языка|母语|母語|ネイティブ|원어민/u,
  ],
  [
    'notice-photo',
    /\b(?:photo(?:graph)?s?|headshot|passport[- ]size|bewerbungsfoto|lichtbild|picture of yourself|recent picture|foto)\b|照片|顔写真|증명사진|фотограф/u,
  ],
  [
    'notice-marital-status',
    /\b(?:marital status|married|unmarried|single women|single men|no children|without children|childless|familienstand|celibataire|estado civil|soltero|soltera|solteiro|solteira)\b|婚姻|未婚|已婚|既婚|미혼|기혼|замужем|женат/u,
  ],
  [
    'notice-religion',
    /\b(?:christian|muslim|hindu|jewish|catholic|buddhist|church member|practi[cs]ing)\s(?:candidates?|applicants?|only|preferred|faith|believers?)\b|\breligion\s?:/u,
  ],
  [
    'notice-health',
    /\b(?:no disabilit(?:y|ies)|able-bodied|physically fit and healthy|good health|non-smokers? only|perfect health|gesund und belastbar)\b|身体健康/u,
  ],
  [
    'notice-appearance',
    /\b(?:good[- ]looking|attractive (?:appearance|person|candidate)|pleasing (?:personality|appearance)|pleasant appearance|height\s?:?\s?(?:at least|min)|minimum height|fair complexion|gepflegtes ausseres)\b|形象气质|身高|容姿端麗|용모/u,
  ],
  [
    'notice-named-person',
    /\b(?:only|just)\s(?:candidates?|applicants?|people|persons?)\s(?:named|called|with the (?:sur|last |first )?name)\b|\b(?:must be|is)\s(?:named|called)\s[a-z]{2,20}\b/u,
  ],
  [
    'notice-caste-origin',
    /\b(?:caste|ethnic(?:ity)? (?:background|origin) (?:required|preferred)|race (?:required|preferred)|brahmin|upper caste)\b/u,
  ],
  [
    'notice-gender',
    /\b(?:nur|ausschliesslich) (?:fur )?(?:weibliche|mannliche|frauen|manner)\b|\b(?:weibliche|mannliche) (?:bewerber|kandidat)\w{0,4}\b|\b(?:femmes|hommes) (?:uniquement|seulement|exclusivement)\b|\b(?:solo|solamente|unicamente|apenas|somente|soltanto) (?:para )?(?:mujeres|hombres|mulheres|homens|donne|uomini|candidatas|candidate)\b|\b(?:sexo|sexe|sesso|geschlecht)\s?:\s?(?:m|f)\w{2,9}/u,
  ],
  [
    'notice-nationality',
    /\bnur (?:[a-z]{3,14} )?(?:staatsangehorig|staatsburger)\w{0,3}\b|\b(?:deutsche|osterreichische|schweizer) staats(?:angehorigkeit|burgerschaft) (?:erforderlich|vorausgesetzt|notig)|\bnationalite [a-z]{4,12} (?:exigee|requise|obligatoire)\b|\b(?:nacionalidad|nacionalidade) (?:espanola|portuguesa|brasileira|mexicana|argentina|[a-z]{4,12} (?:obligatoria|obrigatoria|requerida))\b|\b(?:cittadinanza|nazionalita) (?:italiana|[a-z]{4,12} (?:obbligatoria|richiesta))\b|гражданство (?:рф|россии|российское)|仅限(?:本国|中国)(?:公民|国籍)/u,
  ],
  [
    'notice-native-speaker',
    /\bmuttersprache\s?:?\s?[a-z]{4,14}\b|\b[a-z]{4,14} als muttersprache\b|\b(?:espanol|ingles|frances|aleman|portugues|italiano) nativo\b|\bfalante nativo\b|\blingua materna\b|носител[ья]\s(?:[а-я]{4,20}\s)?языка/u,
  ],
  ['notice-photo', /(?:^|\s)с фото(?:$|[\s,.;])|фотографи|附照片/u],
  // Dutch, Polish, Turkish, Arabic, Hindi, Japanese, Korean and Thai; then family, belief and health in all of them.
  [
    'notice-age',
    /\bw wieku [^.\n]{0,12}\d{2}|\d{2}\s?[-–]\s?\d{2} yas\b|\b(?:en fazla|azami) \d{2} yas|\byas siniri|(?:العمر|السن)[^.\n]{0,20}[\d٠-٩]{2}|(?:आयु(?!र्|क्त)|उम्र)[^.\n]{0,20}[\d०-९]{2}|(?:나이|연령)[^.\n]{0,12}\d{2}|\d{2}세 ?(?:이하|이상|미만|까지)|อายุ(?!งาน|การ)[^.\n]{0,15}[\d๐-๙]{2}/u,
  ],
  [
    'notice-gender',
    /\b(?:alleen|uitsluitend) (?:voor )?(?:vrouwen|mannen|vrouwelijke|mannelijke)\b|\b(?:vrouwelijke|mannelijke) (?:kandida|sollicitant)\w{1,4}\b|\b(?:tylko|wylacznie) (?:dla )?(?:kobiet|mezczyzn|mezczyzni)|\b(?:sadece|yalniz|yalnizca) (?:kadin|erkek|bayan)|\b(?:bayan|erkek) (?:aday|eleman|personel)|(?:للذكور|للإناث|للنساء|للرجال|ذكور|إناث|نساء|رجال) فقط|(?:केवल|सिर्फ) (?:महिला|पुरुष|लड़क)|(?:女性|男性)限定|(?:여성|남성|여자|남자)\s?(?:만|한정|우대)|(?:เฉพาะ|รับเฉพาะ)(?:เพศ|ผู้)?(?:หญิง|ชาย)|เพศ(?:หญิง|ชาย)/u,
  ],
  [
    'notice-nationality',
    /\b(?:alleen|uitsluitend) [a-z]{4,14} (?:staatsburgers|nationaliteit)|\b[a-z]{4,14} nationaliteit (?:vereist|verplicht)|\bobywatelstwo [a-z]{4,12}|\btylko obywatele\b|\b(?:t\.?c\.?|turk) vatandasi|(?:للسعوديين|للمواطنين|للإماراتيين|للمصريين|للأردنيين)[^.\n]{0,12}فقط|الجنسية|(?:केवल|सिर्फ) [^.\n]{2,12} नागरिक|राष्ट्रीयता|日本人のみ|(?:한국|대한민국) 국적|내국인\s?(?:만|한정)|สัญชาติ/u,
  ],
  ['notice-native-speaker', /\bjezyk ojczysty\b|\bana ?dili|اللغة الأم|لغته الأم|मातृभाषा|모국어|เจ้าของภาษา|ภาษาแม่/u],
  [
    'notice-photo',
    /\bze zdjeciem\b|\bfotografli(?!\p{L})|\bvesikalik\b|صورة (?:شخصية|حديثة)|(?:पासपोर्ट|हाल की|अपनी)[^.\n]{0,12}(?:फोटो|तस्वीर)|फोटो (?:भेजें|संलग्न|लगाएं)|写真を?(?:付き|付け|貼付|添付|貼)|사진 ?(?:첨부|부착|필수)|รูปถ่าย/u,
  ],
  [
    'notice-marital-status',
    /\b(?:not pregnant|no plans? (?:for|to have) (?:a family|children))\b|\b(?:ledig|verheiratet|unverheiratet|kinderlos|nicht schwanger)\b|\b(?:situation (?:familiale|matrimoniale)|sans enfants?)\b|\b(?:casad[oa]s?|solter[oa]s?|solteir[oa]s?|sin hijos|sem filhos)\b|\b(?:stato civile|nubile|celibe|coniugat[oa]|senza figli)\b|\b(?:burgerlijke staat|ongehuwd|gehuwd|kinderloos|zonder kinderen)\b|\b(?:stan cywilny|bezdzietn[aey]|niezamezn[aey])\b|\b(?:medeni (?:hal|durum)[a-zi]{0,3}|bekar|evli)\b|семейное положение|без детей|الحالة (?:الاجتماعية|الزوجية)|أعزب|عزباء|वैवाहिक|विवाहित|独身|婚育|결혼 여부|สถานภาพ(?:สมรส|โสด)|โสดเท่านั้น|ไม่มีบุตร/u,
  ],
  [
    'notice-religion',
    /\b(?:konfession|konfessionszugehorigkeit|katholischen glaubens|christlichen glaubens)\b|\b(?:religion|confession) (?:catholique|chretienne|musulmane|exigee)\b|\b(?:religion|religiao|religione) (?:catolica|cristiana|crista|evangelica|musulmana|cattolica|islamica)\b|\b(?:catolic|evangelic|cattolic)[oa]s? p(?:racticante|raticante)s?\b|\bgeloofsovertuiging\b|\bwyznani[ea] (?:katolick|rzymskokatolick|chrzescijansk)[a-z]{1,4}|\bmusluman (?:aday|olmas)|вероисповедани|только (?:православн|мусульман)|(?:مسلم|مسلمين|مسيحي|مسيحيين) فقط|الديانة|केवल (?:हिंदू|हिन्दू|मुस्लिम|ईसाई)|(?:キリスト教徒|仏教徒)のみ|宗教信仰|(?:기독교인|불교인|천주교인)\s?(?:만|우대|한정)|นับถือศาสนา/u,
  ],
  [
    'notice-health',
    /\b(?:kerngesund|ohne behinderung|keine behinderung)\b|^en (?:bonne|parfaite) sante\b|\betre en (?:bonne|parfaite) sante\b|\bsans handicap\b|^(?:con |com )?(?:buena salud|boa saude|buona salute|goede gezondheid)\b|\b(?:gozar|tener|tenere|gozar de|in) (?:de )?(?:buena salud|boa saude|buona salute)\b|\b(?:sin discapacidad|sem deficiencia|senza disabilita|zonder beperking)\b|\bdobry stan zdrowia\b|\bsaglik sorunu (?:olmayan|bulunmayan)|хорошее здоровье|отличное здоровье|без инвалидности|صحة جيدة|لائق (?:صحيا|طبيا)|अच्छा स्वास्थ्य|शारीरिक रूप से स्वस्थ|心身ともに健康|健康な方|无残疾|신체 건강|건강한 (?:분|자|사람)|สุขภาพ(?:ร่างกาย)?(?:แข็งแรง|ดี)|ไม่มีโรคประจำตัว/u,
  ],
  // Military service done, pregnancy and further ways to ask for an age, a gender or a picture, in sixteen languages.
  [
    'notice-military',
    /\b(?:completed|done|finished|exempt(?:ed)? from|free of|discharged from)\s(?:the |their |his |compulsory |mandatory ){0,2}(?:military|national) service\b|\bmilitary (?:service|obligations?)\s(?:completed|done|fulfilled|required|exempt)|\b(?:wehrdienst|zivildienst|militardienst|grundwehrdienst)\b[^.\n]{0,30}(?:abgeleistet|geleistet|absolviert|erledigt)|\b(?:degage|libere|libre)[es]{0,3} des obligations militaires\b|\bservice (?:militaire|national) (?:accompli|effectue|obligatoire)|\b(?:servicio militar|cartilla militar|libreta militar)\b[^.\n]{0,20}?(?:cumplid[oa]|liberad[oa]|definid[oa]|hech[oa]|obligatori[oa])|\b(?:certificado de reservista|certificado de dispensa|servico militar (?:cumprido|obrigatorio)|quitacao militar|obrigacoes militares)\b|\b(?:militesente|militeassolto|obblighi (?:di leva|militari)|servizio (?:di leva|militare) (?:assolto|svolto))\b|\b(?:dienstplicht (?:vervuld|voldaan)|vervulde dienstplicht|militaire dienst (?:vervuld|voldaan))\b|\bsluzb\p{L}{1,3} wojskow\p{L}{1,3}|\baskerli\p{L}{1,12}[^.\n]{0,25}(?:tamaml|yapmis|ilisi[gk]i?|engel|muaf|tecil)|военн(?:ый билет|ого билета|ым билетом|ик билет|ая служба|ую службу|ой службы)|служб[аыу] в армии|отслуживш|(?:الخدمة العسكرية|الخدمة الوطنية|التجنيد)|सैन्य सेवा|兵役|군필|병역(?!특례)|미필|军龄|เกณฑ์ทหาร|ภาระ(?:ผูกพัน)?ทางทหาร|พ้นทหาร/u,
  ],
  [
    'notice-marital-status',
    /\bnot (?:be )?(?:currently )?pregnant\b|\b(?:not|nor|no) (?:be )?(?:planning|plans for) (?:a )?(?:family|children|pregnancy)\b|\b(?:nicht schwanger|keine schwangerschaft|ohne kinderwunsch)\b|\bfemmes enceintes? (?:s'abstenir|exclues?|non)|\b(?:ne (?:doit|doivent) pas etre|non) enceintes?\b|\bno (?:estar|estando|este) (?:embarazada|en estado de embarazo)\b|\bnao (?:estar|estando|esteja) (?:gravida|gestante)\b|\bnon (?:essere )?(?:in stato di gravidanza|incinta)\b|\b(?:niet|geen) zwanger(?:e|schap)?\b|\bnie (?:moze byc |byc |jest )?w ciazy\b|\bhamile ol(?:mayan|mamak|mamasi)|не\s?беременн|без беременности|(?:ألا تكون|غير|ليست) حاملا?|गर्भवती (?:न |नहीं|[^\s]{4,10} (?:आवेदन )?(?:न |नहीं))|妊娠(?:中の方は|していない|の予定)|未怀孕|非孕期|임신(?:하지|부 제외|중이 아닌|계획)|ไม่(?:ได้)?(?:ตั้งครรภ์|ตั้งท้อง)/u,
  ],
  [
    'notice-gender',
    /(?:^|[,;:]\s)(?:male|female)(?=[,.;]|$)|\b(?:sexo|sexe) (?:feminin[oe]|masculin[oe])\b|\bsesso (?:femminile|maschile)\b|\b(?:plec)\s?:?\s?(?:zenska|meska)|\b(?:nur|uniquement|solo|apenas|alleen|tylko) (?:m|f|w|h)[.,]?$|(?:пол|ищем)\s?:?\s?(?:женский|мужской|девушку)|(?:उम्मीदवार )?(?:पुरुष|महिला) उम्मीदवार|以下の(?:男性|女性)|(?:^|[\s、，,])(?:男性|女性)(?:の方|歓迎|优先|優先|$|[。.])|(?:女性|男性)[。.]|(?:미혼|기혼)\s?(?:남성|여성)/u,
  ],
  [
    'notice-age',
    /\b(?:unter|uber|bis|ab|alter als|junger als) [2-6]\d jahren? ?alt\b|\b[1-6]\d (?:bis|und|-|–) [2-6]\d jahre ?alt\b|\bagee?s? de (?:moins|plus|\d{2})[^.\n]{0,20}\d{2} ?ans|\b(?:entre|tussen de|tussen|tra i|tra|fra i|miedzy|od) [1-6]\d (?:et|y|e|en|a|i|do) (?:i |de |os )?[2-6]\d (?:ans|anos|anni|jaar|lat)\b(?! (?:de|di|d'|experi|ervar|doswiad))|\b(?:maximo|hasta|ate|massimo|maximaal|maksymalnie|nie wiecej niz|do) [2-6]\d (?:anos|anni|jaar|lat)\b(?! (?:de|di|experi|ervar|doswiad))|\b\d{2} ?yasini|\b\d{2} ?yas (?:alti|ust[uü])|(?:до|не старше) [2-6]\d лет(?! опыт)|\d{2}周岁|\d{2}岁(?:以下|以内)|\d{2}歳(?:以下|未満|まで)/u,
  ],
  ['notice-photo', /\b(?:pasfoto|passfoto|fototessera|foto tessera|fotografias?)\b|С фото|рез[юy]ме с фото/u],
  [
    'notice-nationality',
    /\bde nationalite (?:francaise|belge|suisse|canadienne|[a-z]{4,12}(?= (?:et|,|exig)))|\bde nacionalidad[e]? [a-z]{4,14}/u,
  ],
  [
    'notice-appearance',
    /\b(?:buena presencia|boa (?:apresentacao|aparencia)|bella presenza|bonne presentation|representatief uiterlijk|dobra prezencja)\b|приятная внешность|(?:حسن|حسنة) المظهر|五官端正|บุคลิกดี|แต่งกายดี/u,
  ],
]
