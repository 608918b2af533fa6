/** What a driving licence is called; folded, in the languages of the skill knowledge and of their neighbours. A blank may be a colon. */
export const DRIVING_LICENCE = [
  "driv(?:ing|er['’]?s?)[\\s-](?:licen[cs]e|permit)|licen[cs]e (?:ce|c\\+e|c1e?|be)(?![\\p{L}\\p{N}])|(?:class|category|cat\\.?|code) (?:[b-e]|ce|c\\+e|c1e?|be|eb|ec1?)(?: driving)? licen[cs]e|fuhrerschein|fahrerlaubnis|fuhrerausweis|full (?:clean )?[b-e]1?e? licen[cs]e|permis de conduire|permis (?:voiture|auto|[a-e])(?!\\p{L})",
  'carnet? de conducir|carnet? (?:tipo |clase )?(?:[bcd]1?|[bc]e)(?![\\p{L}\\p{N}])|permiso de conduc|licencia (?:de|para) (?:conduc|manej)|brevete(?!\\p{L})|carteira (?:nacional )?de (?:motorista|habilitacao)|(?<!\\p{L})cnh(?!\\p{L})|carta de conducao',
  'patente di guida|patente (?:auto|cat|[a-e])(?!\\p{L})|rijbewijs|prawo jazdy|ehliyet|surucu belgesi|водительск\\p{L}{0,4} (?:удостоверени|прав)|права кат',
  'посвідчення водія|رخص[ةه] (?:ال)?(?:قياد|سياق)|ड्राइविंग लाइसेंस|運転免許|自動車免許|운전면허|ใบขับขี่|驾照|驾驶证|駕照|korkort|forerkort|korekort',
  'ridicsk[ey] (?:prukaz|opravneni)|vodicsky preukaz|jogositvany|ajokortti|vozacka|vozniski|δίπλωμα οδήγησης|giay phep lai xe|bang lai xe',
].join('|')

/** Letters of classes that other scripts write with their own. */
export const CLASS_LETTERS: Record<string, string> = { А: 'A', В: 'B', С: 'C', Е: 'E', Д: 'D' }

/** Classes that a class includes. A licence of no named class is a car's. */
export const INCLUDED_CLASSES: Record<string, string[]> = {
  BE: ['B'],
  C1: ['B'],
  C1E: ['B', 'BE', 'C1'],
  C: ['B', 'C1'],
  CE: ['B', 'BE', 'C', 'C1', 'C1E'],
  D: ['B', 'D1'],
  DE: ['B', 'BE', 'D', 'D1'],
  E: ['B', 'C'],
  EB: ['B', 'BE'],
  EC1: ['B', 'BE', 'C1', 'C1E'],
  EC: ['B', 'BE', 'C', 'C1', 'C1E', 'CE'],
}

/** "No driving licence", "Führerschein: nein": words directly before and behind its name. */
export const NO_LICENCE = {
  before: 'no|not|without|kein|keinen|sans|pas de|sin|sem|senza|geen|bez|нет|без|inget|ikke|ei',
  behind:
    'no|none|not held|nein|keiner|non|aucun|ninguno|não|nao|nessuna|nee|geen|nie|brak|нет|nei|nej|yok|hayir|無|なし|无|없음|ไม่มี',
}

/** What a row says of a licence that is only being learned for, and of one that was taken away; folded. */
export const LICENCE_NOT_YET =
  'mache ich (?:gerade|zurzeit|aktuell|derzeit)|fahrschule|in progress|learner|provisional|(?:currently|still) (?:learning|taking)|taking (?:my|the|driving) lessons|test (?:booked|in|on)|theorie bestanden|prufung (?:praxis )?im|en cours|auto-?ecole|en curso|sacando|autoescuela|em andamento|autoescola|tirando|in corso|scuola guida|w trakcie|bezig met|rijlessen|in opleiding|учусь'
export const LICENCE_LOST =
  'abgeben mussen|abgegeben|entzogen|fahrverbot|neuerteilung|suspended|revoked|disqualified|banned from driving|taken away|withdrawn|suspendu|retire en|annule|invalide|retirad[oa]|suspendid[oa]|suspens[oa]|sospes[oa]|revocat[oa]|ritirat[oa]|zatrzyman|odebran|ingetrokken|ontzegging|лишен|отобра'

/** What a class of a licence stands behind: a full stop behind such a letter ends a sentence; folded ends. */
export const BEFORE_CLASS =
  'permis|permiso|licen[cs]e|licencia|klasse|class|klass|patente|rijbewijs|kat\\.?|cat\\.?|categor(?:y|ie|ia|ias)|категори[ияй]|kategori[aię]|carnet?|tipo|clase|conducir|conducao|cnh|korkort|forerkort|fuhrerschein|sinifi'

/** A car that is asked for beside a licence, in as few words: "permis B et véhicule"; folded, whole words. */
export const CAR_BESIDE_LICENCE =
  'cars?|vehicles?|own transport|auto|pkw|fahrzeug|wagen|vehicules?|voiture|vehiculo|coche|carro|veiculo|viatura|moto|macchina|mezzo|vettura|automunit[oaie]|samochod(?:u|em)?|samochód|auta|авто|автомобил\\p{L}{1,3}|bil|araci?|araba'
