/**
 * How adverts say whom of which age, gender or origin they want where no label names it: "a young, energetic person", "se busca
 * chica". Folded and bounded, as in notice-patterns.ts.
 */
const WANTED_ES = '(?:busc|necesit|solicit|requier|contrat)\\p{L}{1,5} (?:a )?(?:un[ao]? )?'
const WANTED_PT = '(?:procur|precis|contrat|busc)\\p{L}{1,4}(?:-se)? (?:de )?(?:uma? )?'
const WANTED_IT = '(?:cerc|ricerc)\\p{L}{1,6} (?:una? |uno )?(?:giovane )?'
const WANTED_FR = '(?:re)?cherch\\p{L}{1,3} (?:une? |des )?(?:jeunes? )?'
const WANTED_PL = '(?:poszukuj|szuka|zatrudni|mile widzian)\\p{L}{0,4} (?:mlod\\p{L}{1,3} )?'
const WANTED_RU = '(?:требу[ею]тся|ищем|нужн[аы]?|нужен|приглашаем|примем) (?:на работу )?'

const whole = (...patterns: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})`, 'u')

export const NOTICE_WANTS: [code: string, pattern: RegExp][] = [
  [
    'notice-age',
    whole(
      'young,? (?:and )?(?:energetic|dynamic|enthusiastic|vibrant|motivated|ambitious|hungry)(?! team)',
      '(?:must|should) be (?:aged )?(?:under|below|over|above|younger than|older than|not older than) [1-6]\\d(?!\\d| ?(?:kg|%|lb|minutes|hours))',
      'jung\\p{L}{1,2},? (?:und )?(?:dynamisch|engagiert|motiviert|kolleg|mitarbeiter|verstarkung|bewerber|verkaufer)\\p{L}{0,5}|jung(?:e[rn]?) (?:frau|mann|dame)(?!\\p{L})',
      '(?<!(?:kinder\\p{L}?|menschen|jugendlichen?|personen|patienten|frauen|manner) )(?:unter|maximal|hochstens|nicht alter als) [2-6]\\d jahren?(?!\\p{L})(?! (?:\\p{L}+ )?(?:\\p{L}*erfahrung|berufs|im ))',
      '(?:personas?|gente|chic[ao]s?|candidat[oaie]s?|pessoas?|person[ae]|ragazz[oaie]) (?:muy |molto |muito )?(?:joven(?:es)?|jove(?:m|ns)|giovan[ei])(?!\\p{L})',
      '(?<!(?:team|squadra|gruppo|ambiente|azienda|equipe|staff|realta) )giovan[ei],? (?:e |ed )?(?:dinamic|motivat|volenteros|intraprendent)\\p{L}{1,2}|jeunes? (?:femme|homme|fille|collaborat\\p{L}{1,5})s?(?!\\p{L})|personnes? jeunes?',
      'jonge,? (?:en )?(?:enthousiaste|dynamische|energieke|ambitieuze|medewerker|collega|kandidaat|vrouw|man)(?!\\p{L})',
      'mlod\\p{L}{1,3},? (?:i )?(?:osob|kobiet|mezczyzn|dziewczyn|dynamiczn|energiczn)\\p{L}{0,3}',
      'молод(?:ой|ая|ые|ого|ую|ых) (?:человек|девушк|сотрудник|люди|активн|энергичн)\\p{L}{0,3}|(?:женщин|мужчин|девушк)\\p{L}{1,2} (?:от )?\\d{2}',
      '(?:en fazla|azami) \\d{2} ya[sş]',
    ),
  ],
  [
    'notice-age',
    /若い(?:方|女性|男性|人)|(?:^|[^\d])[2-5]0代(?:の方|歓迎|限定|女性|男性)|[2-5]0대 (?:여성|남성|우대)|젊고|年轻(?:有活力|女性|男性|貌美)|年輕(?:有活力|女性|男性)/u,
  ],
  [
    'notice-gender',
    whole(
      '(?:male|female) (?:\\p{L}+ ){1,3}(?:required|needed|wanted|preferred)',
      '(?:frauen|manner|damen|herren) (?:bevorzugt|gesucht)',
      `${WANTED_ES}(?:chic[ao]s?|senoritas?|mujer(?:es)?|varon(?:es)?|hombres?|muchach[ao]s?|damas?)(?!\\p{L})|^senoritas?(?!\\p{L})`,
      `${WANTED_PT}(?:moc[ao]s?|mulher(?:es)?|home(?:m|ns)|rapaz(?:es)?|senhoras?)(?!\\p{L})`,
      `${WANTED_IT}(?:ragazz[oaie]|donn[ae]|uom(?:o|ini)|signor[aei])(?!\\p{L})`,
      `${WANTED_FR}(?:femme|homme|fille|garcon|dame)s?(?!\\p{L})`,
      `${WANTED_PL}(?:kobiet\\p{L}?|mezczyzn\\p{L}{1,2}|pan(?:ia|ie|i)|dziewczyn\\p{L}?|chlopak\\p{L}?)(?!\\p{L})`,
      `${WANTED_RU}(?:девушк|женщин|мужчин|парн|юнош)\\p{L}{1,2}|^(?:девушк[аи]|женщин[аы]|мужчин[аы])(?!\\p{L})`,
      '(?:bayan|bay|erkek|kadin) (?:garson|sekreter|asci|eleman|aday|personel|calis|satis|kasiyer|sofor|temizlik|resepsiyon)\\p{L}{0,8}',
    ),
  ],
  [
    'notice-gender',
    /(?:^|[,;]\s?|arasi )(?:bayan|bay|erkek)(?=\s?(?:[,;.]|$))|(?:女士|女生|男士|男生)优先|(?:若い)(?:女性|男性)|[2-5]0대 (?:여성|남성)/u,
  ],
  [
    'notice-nationality',
    whole(
      'no foreigners',
      'nur deutsche(?= bewerb|$|[,.;])',
      'no extranjeros',
      'pas d.etrangers',
      'no stranieri',
      'только граждане',
      'yabanci olmayan',
    ),
  ],
  ['notice-caste-origin', whole('славянск\\p{L}{1,3} внешност', 'только славян', 'лица славянской')],
  [
    'notice-native-speaker',
    whole(
      'accent-free',
      'without (?:an? |any )?accent',
      'akzentfrei',
      'sans accent',
      'sin acento',
      'senza accento',
      'sem sotaque',
      'accentloos',
      'bez akcentu',
      'без акцента',
      'aksansiz',
    ),
  ],
]
