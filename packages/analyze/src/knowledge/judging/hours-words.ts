/**
 * Hours, travel and the like, as adverts and resumes name them in the languages of the skill knowledge: folded patterns,
 * those of spaced scripts from the beginning of a word on. A kind that is asked for is shown by any wording of the same kind.
 */
export const HOURS_WORDS: Record<string, { spaced: string; unspaced: string }> = {
  nights: {
    spaced:
      'nights?(?: (?:shifts?|work|duty|duties))?(?! (?:out|school|club|market|audit))|overnight|nacht(?:schicht|dienst|arbeit|wache|ploeg|werk|en\\b)|travail de nuit|nuits?|(?:turno de |turnos de )?noches?|nocturn|(?:turno|trabalho) noturno|noturn|notturn|turn[oi] di notte|nocn(?:a|e|ej|ych|y)(?!\\p{L})|nocki|gece|ночн|ليلي|रात|रात्रि|नाइट शिफ्ट|w nocy(?!\\p{L})|noca(?!\\p{L})|nattarbete|nattskift|nattpass|nattjanst|natter|nattetid|nattarbeid|nattevakt|natarbejde|nattevagt|nattevagter|aftener og nætter|dzien i noc',
    unspaced: '夜勤|夜班|深夜|야간|กะกลางคืน|กะดึก',
  },
  shifts: {
    spaced:
      'shifts|early and late(?! \\p{L})|earlies and lates|mornings?(?:,| and) afternoons?(?:,| and) (?:nights|evenings)|fruh(?:-|dienst)? ?und spat|fruhdienst|spatdienst|geteilter dienst|coupures|shift[ -](?:work|pattern|system|rota)|(?:rotating|two|three|four|alternating|late|early|back|split)[ -]shift|rotas?(?!\\p{L})|(?:wechsel|drei|zwei|fruh|spat|mehr|voll|nacht|\\d-|\\d )?schicht(?:dienst|arbeit|system|betrieb|bereit|modell|plan|en|(?!\\p{L}))|horaires (?:decales|variables|postes)|travail poste|equipes (?:alternantes|successives|tournantes)|\\dx8|turnos|turno rotativo|turni(?!\\p{L})|turnazion|escala(?:s)? (?:de|rotativ|\\d)|plantoes|plantao|12x36|6x1|ploegen|wisseldienst|wisselende diensten|onregelmatige diensten|zmianow|(?:trzy|dwu|cztero)zmianow|na zmiany|vardiya|сменн|посменн|вахт|ورديات|مناوبات|शिफ्ट|पाली|पालियों|skift(?:arbete|arbeid|arbejde|gang|tjanst|ordning)?(?!\\p{L})|(?:tva|tre|fem|to)skift|turnus(?!s)|vakter(?!\\p{L})|vagter(?!\\p{L})|vaktschema|vagtplan|(?:dwunasto|12-)godzinn|12-stunden|rotationsdienst|dienstplan',
    unspaced: 'シフト|交[替代](?:制|勤務)|[二三四23]交[替代]|교대|เป็นกะ|เข้ากะ|倒班|轮班|輪班|三班|两班|排班',
  },
  weekends: {
    spaced:
      'week-?ends?|wochenend|fin(?:es)? de semana|fins-? ?de-? ?semana|finais de semana|fine settimana|sabato|festivi|sabados|samedis?|sobot|niedziel|hafta sonu|выходные дни|в выходные|عطلة نهاية|عطل نهاية|सप्ताहांत|वीकेंड|samstags?(?!\\p{L})|samstagsarbeit|samstagsdienst|sonnabends?(?!\\p{L})|sonn- und feiertag|sonntags(?!\\p{L})|sonntagsarbeit|feiertag(?:e|en|s|sarbeit|sdienst)(?!\\p{L})|sabado(?!\\p{L})|domingos?(?!\\p{L})|domenic(?:a|he)(?!\\p{L})|dimanches?(?!\\p{L})|zaterdag|zondag|helg(?:er|en|erna|arbete|arbeid|tjanst|pass|jour)?(?!\\p{L})|lordag|sondag|по субботам|по воскресеньям|в субботу|выходным|cumartesi|swieta(?!\\p{L})',
    unspaced: '土日|週末|周末|休日出勤|주말|วันหยุด|เสาร์|สุดสัปดาห์|周六|周日|节假日',
  },
  'on-call': {
    spaced:
      'on[ -]call|standby|call-?outs?|rufbereitschaft|bereitschaftsdienst|rufdienst|notdienst|astreintes?|gardes(?!\\p{L})|de garde|guardias|sobreaviso|reperibilita|bereikbaarheidsdienst|storingsdienst|consignatie|piket|dyzur|nobet|icap|дежурств|مناوب|تحت الطلب|ऑन[ -]कॉल|beredskap(?!\\p{L}|splan)|beredskaps(?:vakt|tjanst)|jour(?:tjanst|beredskap|pass|tid)(?!\\p{L})|(?<=(?:och|med|ha|gar|samt|i|ingar) )jour(?!\\p{L})|bakvakt|tilkaldevagt|radighedsvagt|rådighedsvagt|hjemmevakt|bereitschaft(?= (?:an|am|in|ausserhalb|auch)(?!\\p{L}))|nobetci',
    unspaced: 'オンコール|当直|宿直|온콜|당직|(?<!周末.{0,4})值班|待命|ออนคอล',
  },
  overtime: {
    spaced:
      'overtime|uberstunden|mehrarbeit|heures supplementaires|horas? extra|straordinari|overwerk|overuren|nadgodzin|fazla mesai|сверхурочн|ساعات إضافية|العمل الإضافي|ओवरटाइम|overtid|merarbeid|overarbejde',
    unspaced: '残業|加班|잔업|초과근무|연장근무|ล่วงเวลา|โอที',
  },
  evenings: {
    spaced:
      "(?<!\\b(?:parents?'?s?|open|information|opening|consultation|quiz|social|pleasant) )evenings|" +
      'abends|abenddienst|soirees|en soiree|tardes|avonden|avonddienst|serali|wieczor|aksam|kvall(?:ar|stid|sarbete|spass)(?!\\p{L})|kvelder|kveldsvakt|kveldsarbeid|aftenvagt|aftener(?!\\p{L})|вечерн',
    unspaced: '夕方|晚班|저녁',
  },
  travel: {
    spaced:
      'willing(?:ness)? to travel|open to (?:\\p{L}+ ){0,2}travel|happy to travel|travel(?:s|ling)? (?:weekly|monthly|between|for work)|travel: (?:ok|yes|fine|no problem|possible|gladly|any)|(?:i|we) travel|(?:drives?|driving|travels?|flying|flew) (?:out )?to (?:the |our |other |all )?(?:plants|sites|stores|branches|clients?|customers?|offices|depots)|(?:able|ready|prepared|free) to travel|travel(?:s|l?ed|l?ing)?(?: up)? to|(?:frequent|regular|business|international|occasional|overseas|extensive|some|national|domestic) travel|travell?ed (?:across|throughout|within|weekly|regularly|extensively)|travel(?:ling|ing)? (?:is |may be )?(?:required|requirement|expected|necessary|nationwide|worldwide|abroad)|% travel|nights? (?:out|away)|away from home|reisebereit|reisen: (?:gern|ja|ok|moglich|kein problem)|reise gern|gerne? (?:auf reisen|unterwegs)|viel unterwegs|dienstreise|reisetatig|auf montage|montage(?:bereit|einsatz)|deplacements|voyages|viajar|viajes|desplazamientos|viagens|deslocac|trasfert|viaggiare|viaggi di lavoro|reisbereid|reizen|dienstreizen|zakenreizen|delegacj|podroz|wyjazd|seyahat|командиров|разъезд|السفر|للسفر|أسفار|यात्रा|tjansteres|resor i tjansten|resa i tjansten|resor(?: inom| utomlands| forekommer)|reisevirksomhet|reisedager|rejseaktivitet|rejsedage|tjenesterejs|поездк|выезжать|выезд(?!\\p{L})|выездн(?:ой|ая) (?:характер|работ)',
    unspaced: '出張|出差|출장|เดินทาง|ต่างจังหวัด',
  },
  relocation: {
    spaced:
      'relocat|willing(?:ness)? to move|umzug|ortswechsel|mobilite geograph|demenag|movilidad geografica|cambio de residencia|mudanca de (?:cidade|residencia|estado)|trasferirsi|trasferimento di sede|verhuiz|relokacj|przeprowadz|tasinma|sehir degis|переезд|релокац|الانتقال|स्थानांतर',
    unspaced: '転勤|転居|引越|外派|异地|이주 가능|이사 가능|ย้ายที่',
  },
  remote: {
    spaced:
      'remote(?:ly)?(?! (?:sens|monitor|desktop|support|control|access|site|area))|work(?:ing)? from home|home[ -]?office|hybrid (?:work|model|role|position|set)|hybrid(?!\\p{L}| ?\\p{L})|mobiles arbeiten|teletravail|teletrabajo|en remoto|teletrabalho|smart working|telelavoro|da remoto|thuiswerk|zdaln|uzaktan|evden calis|удален|удалён|дистанционн|عن بعد|من المنزل|घर से काम|रिमोट|distansarbete|hemarbete|hemifran|hjemmekontor|hjemmearbejde',
    unspaced: '在宅|リモート|テレワーク|재택|远程|居家办公|ทำงานที่บ้าน',
  },
  start: {
    spaced:
      'available (?:immediately|from|at short)|immediate(?:ly available| start)|immediate availability|start immediately|notice period|short notice|ab sofort|sofort verfugbar|kundigungsfrist|disponible immediatement|preavis|incorporacion inmediata|disponibilidad inmediata|disponibilidade imediata|inicio imediato|disponibilita immediata|preavviso|per direct|direct beschikbaar|opzegtermijn|od zaraz|okres wypowiedzenia|hemen basla|ihbar suresi|готов\\p{L}{0,3} приступить|متاح فورا|فترة الإشعار|नोटिस (?:अवधि|पीरियड)|uppsagningstid|oppsigelsestid|opsigelsesvarsel|omgaende tilltrade',
    unspaced: '即日|入社可能|立即到岗|随时到岗|즉시|เริ่มงานได้ทันที',
  },
  vehicle: {
    spaced:
      '(?:own|personal|private) (?:car|vehicle|transport|motor)(?! insurance)|(?:car|vehicle) (?:owner|driver|essential|required)|eigene[mnrs]? (?:auto|fahrzeug|pkw|wagen)|(?:vehicule|voiture) (?:personnel|indispensable|obligatoire|exige|requis|necessaire)|propre (?:vehicule|voiture)|vehicule(?= (?:est )?(?:indispensables?|obligatoires?|exiges?|souhaites?))|(?:coche|vehiculo) propio|(?:vehiculo|coche) (?:imprescindible|necesario|obligatorio)|(?:veiculo|carro|automovel) proprio|(?:veiculo|carro|viatura|moto) (?:propri[oa]|particular)|automunit|(?:auto|macchina|mezzo|vettura) propri[oa]|(?:propria|propri) (?:auto|mezzo)|eigen (?:auto|vervoer)|wlasn\\p{L}{1,3} (?:samochod|aut|pojazd|srod)|kendi araci|личн\\p{L}{1,3} (?:авто|автомобил)|сво(?:й|его|им) (?:авто|автомобил)|سيارة خاصة|(?<=^)(?:vehicule|vehiculo|voiture|coche|veiculo|viatura|fahrzeug|vehicle|car|pkw|samochod)(?=$)|egen bil|tillgang till bil|bil till forfogande|eget koretoj',
    unspaced: '自備車|自备车|自带车|自家用車(?:を?お?持|の?持|をご用意)|자차|รถยนต์ส่วนตัว',
  },
}
