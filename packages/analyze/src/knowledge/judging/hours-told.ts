/**
 * Further words in which people tell their hours, travel and cars, by the kinds of HOURS_WORDS; folded. Adverts are not read
 * by these: a shop's opening hours name its Saturdays, and a van it delivers with.
 */
export const HOURS_TOLD: Record<string, { spaced: string; unspaced: string }> = {
  nights: {
    spaced:
      'nachts(?!\\p{L})|nachte(?!\\p{L})|nachten(?!\\p{L})|(?:di|la|alla) notte|notti(?!\\p{L})|noites?(?!\\p{L})|madrugadas?(?!\\p{L})|noc(?:e|ach|ami|y)?(?!\\p{L})|nocki|nocek|nattpass|nattskift|natt(?:en|er|arbete|arbeid)?(?!\\p{L})|nat(?:ten|tevagt|arbejde|hold)|ноч(?:и|ь|ью|ам|ах|ей)(?!\\p{L})|gecele[ry]|الليل',
    unspaced: '凌晨|夜里|大夜|야근|나이트',
  },
  shifts: {
    spaced:
      '(?:any|all|early|late|morning|evening|afternoon|day|night|weekend|twelve|12|eight|8|24)[ -](?:hour )?shifts?|continental shifts?|(?:fruh|spat|nacht|tag|wochenend)(?:-?schicht|-?dienst|-,)|(?:fruh|spat)(?:en)? und (?:spat|fruh|nacht)|equipes? (?:du|de) (?:matin|soir|nuit|jour)|du matin,? du soir|en equipes?(?!\\p{L})|[23] ?x ?(?:8|12)(?!\\d)|en poste (?:du|de) (?:matin|soir|nuit)|(?:cualquier|todos los|rueda de|distintos|a) turnos?|turno de (?:manana|tarde|dia)|hago (?:mananas|tardes|noches)|cuadrante|(?:qualquer|todos os) (?:turnos?|horarios?)|turno da (?:manha|tarde)|trabalho (?:por|em) (?:turnos|escala)|(?:qualsiasi|tutti i|su) turn[oi]|(?:due|tre) turni|turno (?:di|del) (?:mattin|pomerigg)|(?:vroege|late|dag|avond)-? ?(?:dienst|diensten|en late|ploeg)|vroeg en laat|(?:twee|drie|vijf)ploegen|dwunastk|dniowk|dyzur\\p{L}{0,3} (?:po )?(?:12|24)|(?:po |w systemie )?(?:12|dwunast\\p{L}{1,4})-?(?: i 24)?[ -]?(?:godzin|h(?!\\p{L}))|(?:dwunasto|12-)godzinn|(?:ranne|pierwsz\\p{L}{1,3}|drug\\p{L}{1,3}) zmian|na zmian|vardiya|skift|(?:tva|tre|fem)skift|turnus|dygnet runt|(?:в|по|на) (?:ночн\\p{L}{2,3} |дневн\\p{L}{2,3} |люб\\p{L}{2,3} |две |три )?смен(?:ы|у|ах|ам|е)(?!\\p{L})|сутки через|сутк\\p{L}{1,2} через|(?<!\\d)[12]/[23](?!\\d)|نوبات|शिफ़्ट',
    unspaced:
      '早晚班|白夜班|翻班|早班|中班|晚班|轮着|12小时班|早番|遅番|日勤|夜勤|変則勤務|3교대|2교대|주야|오전조|오후조|กะเช้า|กะบ่าย',
  },
  weekends: {
    spaced:
      'saturdays?|sundays?|bank holidays?|public holidays?|samstag|sonntag|sonnabend|feiertag|an wochenenden|dimanches?|jours feries|domingos?|festivos?|feriados?|festiv[oi](?!\\p{L})|domenic[ah]|domeniche|sabati(?!\\p{L})|zaterdag|zondag|feestdagen|(?:w|we) swieta|swiat(?:eczn|ach|a)|weekendow|lordag|sondag|helger?(?:na|ne)?(?!\\p{L})|helg(?:en|arbete|pass|vakt)|суббот|воскресень|(?:по|на) выходн|праздник|праздничн|cumartesi|pazar(?:lari|da| gunu| gunleri)|hafta son|الجمعة|السبت|العطلات|शनिवार|रविवार',
    unspaced: '周六|周日|星期六|星期天|星期日|礼拜六|节假日|双休日|土曜|日曜|祝日|토요일|일요일|공휴일|วันหยุดนักขัตฤกษ์',
  },
  'on-call': {
    spaced:
      "bereitschaft(?:en)?(?! (?:zu|zur|zum))|hintergrunddienst|permanences?|d'astreinte|guardia(?!\\p{L})|plantao|plantoes|pronta disponibilita|piketdienst|bereikbaar(?:heids)?|oproepbaar|beredskap|jour(?=:? (?:var|varje|dygnet|i|en))|jourtjanst|joura(?!\\p{L})|bakvakt|tilkalling|vagt(?!\\p{L})|nobet|дежур|на связи|المناوبة",
    unspaced: '待机|随叫随到|待機|呼び出し|당직|대기',
  },
  evenings: {
    spaced:
      'late shifts?|spatschicht|spatdienst|abende(?!\\p{L})|soirs?(?!\\p{L})|soirees?(?!\\p{L})|(?:por las?|de|la) tardes?(?!\\p{L})|(?:de|a) noite|la sera|di sera|(?:s |in de )?avonds?(?!\\p{L})|kvall(?:ar|en|stid)?(?!\\p{L})|kveld|aften(?:er)?(?!\\p{L})|вечер(?:а|ом|ам|нее|нюю|ние)?(?!\\p{L})|aksamlari|مساء',
    unspaced: '晚上|夜间|夜間|夕勤|오후|저녁|ตอนเย็น',
  },
  travel: {
    spaced:
      'on the road(?!\\p{L})|(?:fly|flew|flying|drive|drove) to (?:\\p{L}+ ){1,3}(?:weekly|monthly|every|once|twice)|(?:visit|visited|visiting) (?:our|the|all|other|customer|client) ?(?:sites|plants|branches|stores|customers|clients|suppliers|offices|depots)|(?:every|each) (?:second |other )?(?:week|month) (?:in|to|at) (?=\\p{L})|(?:days?|weeks?|times?|once|twice) (?:a|per|each|every) (?:week|month|quarter|year) (?:in|to|at|on) (?:our|the|a|customer|client|site|plants?|\\p{L}{3,}(?=,| and|\\.|$))|(?:trade )?fairs? (?:in|at|abroad)|half (?:the|of the) year abroad|\\d{1,3} ?% travel|aussendienst|(?:km|kilometer) im jahr|(?:beim|bei|zu|zum|zu den) kunden (?:vor ort|in|nach|fahre)|fahre (?:zu|regelmassig|oft|viel|gern)|unterwegs|jede (?:zweite |dritte )?woche in|(?:\\d+ ?x|einmal|zweimal|dreimal|mehrmals|\\d+ mal|\\d+ tage?|zwei tage|drei tage) (?:im|pro|die|in der) (?:monat|woche|jahr|quartal) (?:in|nach|bei|beim|zu|vor)|montage (?:in|bundesweit|europaweit)|messen in|bundesweit|europaweit|me deplace|mobilite (?:nationale|internationale|geographique|regionale)|mobile (?:sur|dans) (?:toute|tout) |(?:jours?|semaines?|fois) par (?:semaine|mois|an) (?:a|en|au|sur|chez|dans) |chez (?:les|nos|mes) clients|chantiers? (?:en|dans|sur) (?:region|toute)|sillonn|me muevo por|recorro|(?:visit(?:o|as|ar|e|amos)) (?:semanal|mensual|a |los |las |obras|clientes|client)|(?:veces|dias|semanas) (?:al|por) (?:mes|ano|semana) (?:en|a) |en ruta(?!\\p{L})|in giro|dai clienti|dal cliente|presso i clienti|(?:volte|settimane|giorni|collaudi) (?:al |alla |a |l.)(?:mese|settimana|anno)|vezes (?:por|ao) (?:mes|ano|semana)|dias por (?:semana|mes) em|visito (?:clientes|os|as|lojas|obras)|percorro|(?:reis|reisde) (?:elke|veel|naar|graag|vaak|door)|bezoek(?:t|en)? (?:klanten|alle|de|onze)|(?:keer|dagen|weken) per (?:week|maand|jaar) (?:in|naar|op|bij)|in het hele land|u klientow|jezdze|jezdzi|(?:razy|dni|dwa razy|raz) w (?:tygodniu|miesiacu|roku) (?:w|do|u|na) |po calym kraju|reser (?:garna|ofta|mycket|till|varje|i )|(?:aker|akte|flyger) (?:till|ut|runt)|pendla|(?:dagar|ganger|gang) (?:i|per) (?:veckan|manaden|aret) (?:i|till|hos)|ute hos kund|на объект(?:ах|ы)|у клиентов|по филиалам|по области|(?:раз|раза|дня|дней|недели) в (?:месяц|неделю|год|квартал) (?:в|на|у) |subesine gid|sahada|ayda (?:bir|iki|uc) kez|(?:business|work|field) trips?|(?:glad|like|love|prepared|ready|able|used|no problem) (?:to travel|travell?ing|with travel)|travell?ing is|geschaftsreise|reisefreudig|reisen (?:sind|ist|macht|innerhalb|in|nach)|(?:mit |auf )?reisen(?!\\p{L})|auf achse|deplacer|deplacement|itineran|viajo|viaje|desplaz|viag(?:em|ens|gi|gio)(?!\\p{L})|deslocamento|trasfert[ae]|op reis|zakelijke reizen|op pad|wyjazd|wyjezdz|w trasie|w delegacj|командировк|поездк|выезжа|выезды(?!\\p{L})|выездов|езжу|разъезд|seyahat|sehir disi|resor(?:na)?(?!\\p{L})|resdag|resvillig|tjansteres|reiser?(?!\\p{L})|reisevillig|rejse|سفر|التنقل|दौरे|टूर',
    unspaced: '出差|跑客户|跑工地|驻外|外派|驻场|每月去|每周去|常去|全国各地|出張|外回り|全国の|외근|출장|현장 방문',
  },
  vehicle: {
    spaced: [
      'my own (?:\\p{L}+ ){0,2}(?:car|van|vehicle|motorbike|scooter)|own (?:van|motorbike|scooter|seat|vw|opel|ford|toyota|renault|skoda|fiat)|(?:have|has|got|with) (?:a|my own) (?:car|vehicle|van)(?!\\p{L})|car (?:owner|available)|drive (?:to work in )?my own',
      'eigene[rsnm]? (?:auto|fahrzeug|pkw|wagen|kfz)|(?:pkw|auto|fahrzeug|kfz|wagen)(?: ist| sind)? (?:vorhanden|verfugbar|steht zur|zur verfugung)|(?:mit|und) (?:eigenem )?(?:pkw|auto)(?!\\p{L})|mobil(?: mit)? (?:eigenem|durch) (?:pkw|auto)',
      "vehicule (?:personnel|propre|perso)|voiture (?:personnelle|perso)|(?:permis b|permis)(?: ?[,+/&–-] ?| et | avec )(?:un |mon )?(?:vehicule|voiture)|motorise|(?:suis|etre) vehicule|(?:ai|possede|dispose d'?) (?:une?|de ma) (?:vehicule|voiture)",
      '(?:coche|vehiculo|furgoneta|moto|auto|carro|transporte|movilidad) propi[oa]|(?:tengo|dispongo de|con|poseo) (?:coche|vehiculo|furgoneta|moto|carro)(?!\\p{L})|vehiculo particular',
      '(?:veiculo|carro|viatura|moto|automovel|conducao) (?:propri[oa]|particular)|(?:tenho|possuo|com) (?:carro|veiculo|moto|viatura)(?!\\p{L})',
      'auto ?munit|auto (?:propria|personale|mia)|mezzo proprio|munit[oa] di (?:auto|mezzo)|macchina propria|(?:propria|mia) (?:auto|macchina)|autonom[oa] negli spostamenti',
      '(?:eigen|een) (?:auto|vervoer|wagen|bus|bestelbus)(?!\\p{L})|auto (?:beschikbaar|aanwezig|in bezit)|in bezit van (?:een )?(?:eigen )?auto|rijbewijs b?,? ?(?:en|\\+|,) (?:een |eigen )?auto',
      'wlasn\\p{L}{1,4} (?:samochod|auto|transport)|samochod(?:em)? (?:wlasny|prywatny)|(?:mam|posiadam) (?:wlasny |wlasne )?(?:auto|samochod)|zmotoryzowan',
      '(?:личн|собственн)\\p{L}{2,3} (?:авто|машин|транспорт)|сво\\p{L}{1,3} (?:авто|машин)|(?:машина|авто|автомобиль) есть|есть (?:своя |свой |личн\\p{L}{2,3} )?(?:машина|авто)|власн\\p{L}{2,3} авто',
      '(?:kendi|ozel|özel) ara[cç]|arabam|ara[cç]im(?!\\p{L})|ara[cç] sahibi|otomobilim',
      'egen bil|eget fordon|egna fordon|(?:har|med|tillgang till|disponerar|disponerer|adgang til) (?:egen )?bil(?!\\p{L})',
      'سيارة (?:خاصة|شخصية)|سيارتي|(?:لدي|عندي|املك|أملك) سيارة|(?:अपनी|निजी|खुद की) (?:कार|बाइक|गाड़ी)|निजी वाहन|स्वयं का वाहन',
    ].join('|'),
    unspaced: '有车|自有车|私家车|自驾|自备车|マイカー|自家用車|車通勤|자차|자가용|차량 ?(?:소유|보유)|มีรถยนต์|รถส่วนตัว',
  },
  start: {
    spaced:
      '(?:can|could) start|available in \\d|ready to start|kann (?:ich )?(?:sofort|ab|zum|in)|eintritt(?:stermin)?|fruhestens|disponible (?:sous|des|de suite|a partir|au)|libre (?:de suite|des)|(?:puedo|podria) (?:empezar|incorporarme)|incorporacion|preaviso|posso (?:comecar|iniziare)|inicio:|disponibil\\p{L}{1,3} (?:da|dal|subito)|(?:vanaf|kan) (?:direct|per|\\d|januari|februari|maart)|natychmiast|moge zaczac|(?:могу|готов\\p{L}{0,2}) (?:выйти|начать|приступить)|выход на работу|ise basla|kan borja|tilltrade|uppsagningstid|oppsigelse',
    unspaced: '随时可?到岗|一个月内到岗|到岗时间|入社可能|即日|입사 ?가능|เริ่มงาน',
  },
}

/** Shifts that go round the clock, and so through the night; folded. */
export const ROUND_THE_CLOCK: { spaced: string; unspaced: string } = {
  spaced:
    '(?:three|four|five|3|4|5)[ -]shift|continental shift|24 ?(?:/|x) ?7|round[ -]the[ -]clock|(?:drei|vier|funf|3|4|5)-?schicht|vollkonti|konti(?:schicht|nuier)|[345] ?x ?8|en continu|feux? continus?|(?:tres|cuatro|cinco|3|4|5) turnos|(?:tres|quatro|3|4) turnos|ciclo continuo|(?:tre|quattro|3|4) turni|(?:drie|vier|vijf|3|4|5)-?ploegen|volcontinu|(?:trzy|cztero|3-|4-)zmianow|ruch ciagl|(?:tre|fyra|fem|3-|5-)skift|dygnet runt|kontinuerlig|(?:трех|трёх|четырех|четырёх|3-х?|4-х?) ?сменн|круглосуточн|сутки через|(?:uc|üç|3|4) vardiya|24 saat',
  unspaced: '三班|四班|24小时|三交替|[34]交替|[34]交代|二十四時間|24時間|[34] ?조 ?[23]? ?교대|3교대|24시간|24 ?ชั่วโมง',
}
