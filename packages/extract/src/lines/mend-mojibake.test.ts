import { expect, test } from 'vitest'
import { processorTime } from '../testing/processor-time.node.ts'
import { decodeWindows1252 } from '../text/windows-1252.ts'
import { cleanLine } from './clean-line.ts'
import { mendMojibake } from './mend-mojibake.ts'

/** UTF-8 read as Windows-1252. */
const misread = (text: string) => decodeWindows1252(new TextEncoder().encode(text))

test.each([
  'Chargée d’études – Société Générale',
  'Österreich, Größe, über “drei” Jahre…',
  'Łódź, Gdańsk, Kraków: księgowość',
  'İstanbul Üniversitesi, muhasebe müdürlüğü',
  'Résumé • 2015–2019 · €40k → ₹12 ➢ ✓ ™ ●',
  'Старший бухгалтер, Москва',
  'Λογίστρια στην Αθήνα',
  'محاسبة في دبي',
  '株式会社ひなた：営業',
  '📞 555-0148',
])('what was misread is read as it was meant: %s', (text) => {
  expect(mendMojibake(misread(text))).toBe(text)
})

test.each([
  '« CAFÉ » – menu du soir',
  'Chef de cuisine, « Le Café…” »',
  'der „Spaß“ – MENÜ–Salat – „Ä“',
  'A IRMÃ” e a MANHÃ – Câmara',
  'Hôtel “Le Château” … à l’âge',
  'naïve, façade, coöperatie, Noël—Été',
  'Nguyễn Thị Hoa, TÂN BÌNH',
  'ÑANDÚ, ÇELİK™, ÅBO® 20 °C ± 2 £5',
])('what is written so stays: %s', (text) => {
  expect(mendMojibake(text)).toBe(text)
})

test('what was misread twice, too', () => {
  const text = 'Chargée d’études – Łódź • 2015'
  expect(mendMojibake(misread(misread(text)))).toBe(text)
})

test('bytes that were lost on the way: a blank, a quotation mark, a wide dash', () => {
  expect(cleanLine('kitchen management.Â Expertise in pastryÂ').text).toBe('kitchen management. Expertise in pastry')
  expect(cleanLine('the â€œlean teamâ€\u200b, 2016').text).toBe('the “lean team”, 2016')
  expect(cleanLine('Marwood Mills ï¼\u200b Dayton , OH').text).toBe('Marwood Mills - Dayton , OH')
})

test('what was read as Latin-1, with its controls or without them', () => {
  const latin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
  expect(mendMojibake(latin('• Chargée d’études – Łódź'))).toBe('• Chargée d’études – Łódź')
  expect(cleanLine('â¢ Kept the books â¢ Paid the bills').text).toBe('• Kept the books • Paid the bills')
})

test('a long line of such characters costs its length', () => {
  const time = (times: number) => {
    const text = 'Ã©Ð¡Ñ‚â€Âï¼ÃÂ'.repeat(times)
    const from = processorTime()
    mendMojibake(text)
    return processorTime() - from
  }
  time(2000)
  // Of three times each the least: what is compiled meanwhile adds to some, and takes from none.
  const least = (times: number) => Math.min(time(times), time(times), time(times))
  expect(least(100_000)).toBeLessThan(40 * Math.max(2, least(10_000)))
})
