import { expect, it } from 'vitest'
import { cleanLine } from './clean-line.ts'

it.each([
  ['Outreach &amp; Engagement **&#124;** 2016', 'Outreach & Engagement **|** 2016'],
  ['&bull; Head cook&nbsp;at Marrow &#x26; Sons', '• Head cook at Marrow & Sons'],
  ['one&#10;line', 'one line'],
  ['○␣ Set␣the clocks', '○ Set the clocks'],
  ['AT&T; R&D; www.marrow.example/?a=1&copy=2', 'AT&T; R&D; www.marrow.example/?a=1&copy=2'],
])('resolves the character references of %j', (written, text) => {
  expect(cleanLine(written).text).toBe(text)
})

it('finds invisible characters behind references too', () => {
  expect(cleanLine('Head&#8203; cook').text).toBe('Head cook')
})

it.each([
  ['姓 名：韦 墨', '姓名:韦 墨'],
  ['- 학 력 : 머로 대학교', '- 학력 : 머로 대학교'],
  ['氏　名: Mori　　　年　齢: 30', '氏名: Mori 年齢: 30'],
])('closes a label whose letters are spread: %j', (written, text) => expect(cleanLine(written).text).toBe(text))

it.each(['머로 시 대 - 학력', '我 在 Merrow', 'A B : C'])('leaves other letters apart: %j', (text) =>
  expect(cleanLine(text).text).toBe(text),
)

it.each([
  ['Resume of A D A   M E R R O W', 'Resume of ADA MERROW'],
  ['A D A   M E R R O W, Nurse', 'ADA MERROW, Nurse'],
  ['É D A   M E R - R O W | 0300 555 0171', 'ÉDA MER-ROW | 0300 555 0171'],
  ["A D A   O ' W E I R", "ADA O'WEIR"],
  ['Резюме - А Д А   В Е Й Р', 'Резюме - АДА ВЕЙР'],
])('closes words whose capitals are set apart beside others: %j', (written, text) =>
  expect(cleanLine(written).text).toBe(text),
)

it.each(['Marks: A B   C D', 'Licence B E   C E, own car', 'Weir A B Cook', 'Plan A   B C D Ltd'])(
  'leaves lone capitals beside other words apart: %j',
  (written) => expect(cleanLine(written).text).toBe(written.replaceAll(/ +/g, ' ')),
)

it('reads a radical as the character that looks like it', () => {
  expect(cleanLine('⻢⻋间⻓ ⼯⼈').text).toBe('马车间长 工人')
})
