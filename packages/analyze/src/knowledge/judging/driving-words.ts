/** What a driving licence is called; folded, in the languages of the skill knowledge and of their neighbours. */
export const DRIVING_LICENCE = [
  "driv(?:ing|er'?s?)[ -](?:licen[cs]e|permit)|fuhrerschein|fahrerlaubnis|permis de conduire|permis (?:voiture|auto|[a-e])(?!\\p{L})",
  'carnet? de conducir|permiso de conduc|licencia de conduc|carteira (?:nacional )?de (?:motorista|habilitacao)|(?<!\\p{L})cnh(?!\\p{L})|carta de conducao',
  'patente di guida|patente (?:auto|cat|[a-e])(?!\\p{L})|rijbewijs|prawo jazdy|ehliyet|surucu belgesi|водительск\\p{L}{0,4} (?:удостоверени|прав)|права кат',
  'посвідчення водія|رخص[ةه] (?:ال)?(?:قياد|سياق)|ड्राइविंग लाइसेंस|運転免許|自動車免許|운전면허|ใบขับขี่|驾照|驾驶证|駕照|korkort|forerkort|f[øo]rerkort|k[øo]rekort',
  'ridicsky prukaz|vodicsky preukaz|jogositvany|ajokortti|vozacka|vozniski|δίπλωμα οδήγησης|giay phep lai xe|bang lai xe',
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
}
