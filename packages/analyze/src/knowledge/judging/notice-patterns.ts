/**
 * Requirements that are unlawful in many countries or stand in for a protected ground, by notice code.
 * Patterns run on folded text; each is bounded, so no line can make one slow.
 */
export const NOTICE_PATTERNS: [code: string, pattern: RegExp][] = [
  [
    'notice-age',
    /\b(?:aged?|age limit|age range|max(?:imum)? age|alter|edad|idade|eta|leeftijd|wiek)\b[^.\n]{0,25}?\d{2}|\b(?:between|under|below|over|maximum|max\.?)\s{0,2}(?:the age of )?\d{2}\s{0,2}(?:(?:and|to|-|–)\s{0,2}\d{2}\s{0,2})?years? (?:old|of age)|\b\d{2}\s{0,2}(?:-|–|to)\s{0,2}\d{2}\s{0,2}years? old|\b(?:young|youthful|jung\w*|jeune|joven|jovem|giovane)\s(?:and (?:dynamic|energetic)\s)?(?:team|and dynamic|candidate|professional|person|talent|people|man|woman|lady|graduate|dynamic|equipe|equipo|dinamic\w*|und dynamisch\w*|et dynamique)|年龄|年齢|\d{2}歳|\d{2}岁|возраст\s|만 \d{2}세/u,
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
]
