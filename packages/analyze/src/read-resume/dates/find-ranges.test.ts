import type { YearMonth } from '@evenhand/model'
import { expect, test } from 'vitest'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from '../text/document.ts'
import { dateHints } from './date-hints.ts'
import { findRanges } from './find-ranges.ts'
import { joinBrokenRanges } from './join-broken-ranges.ts'

function written(date: YearMonth | undefined): string {
  if (date === undefined) return ''
  return date.month === undefined ? `${date.year}` : `${date.year}-${date.month}`
}

function read(text: string, language?: string): string {
  const doc = createDoc(resumeOf(text, language))
  const [range] = findRanges(doc, doc.rows[0]!, dateHints(doc))
  return range === undefined ? '' : `${written(range.begin)}/${range.current ? 'now' : written(range.end)}`
}

test.each([
  ['January 2019 - March 2020', '2019-1/2020-3'],
  ['Jan. 2019 to present', '2019-1/now'],
  ["Sept '18 – Dec '19", '2018-9/2019-12'],
  ['Feburary 2017 - Septemeber 2019', '2017-2/2019-9'],
  ['Feb - May 2019', '2019-2/2019-5'],
  ['June 2 to July 11, 2014', '2014-6/2014-7'],
  ['June 12th – July 1st, 2014', '2014-6/2014-7'],
  ['April 14-25, 2014', '2014-4/2014-4'],
  ['March 12 - April 14', '2012-3/2014-4'],
  ['May 2011 - ca 2016', '2011-5/2016'],
  ['Clerk, ca. 2011 – approx. May 2016', '2011/2016-5'],
  ['2011 - about 2016', '2011/2016'],
  ['около 2011 - 2016', '2011/2016'],
  ['Merrow Ltd · 03/2006, 07/2008', '2006-3/2008-7'],
  ['04-17 - 10-18', '2017-4/2018-10'],
  ['2019-08.2022 Merrow, kurier', '2019/2022-8'],
  ['2019-08/2022 Merrow', '2019/2022-8'],
  ['2019-08/2020-05 Merrow', '2019-8/2020-5'],
  ['Merrow-Mart, 2019 - 2021', '2019/2021'],
  ['Quarn-mart 2019 - 2021', '2019/2021'],
  ['Quarn Food Mart 2019 - 2021', '2019/2021'],
  ['Merrow Estate 2019 - 2021', '2019/2021'],
  ['Quarn Real Estate 08/2010 - 03/2014', '2010-8/2014-3'],
  ['Mart 2019 - Nisan 2021', '2019-3/2021-4'],
  ['11-12 / 03/17', '2012-11/2017-3'],
  ['04/17 / 10/18', '2017-4/2018-10'],
  ['02-19 to present', '2019-2/now'],
  ['06-96 – 11-2002', '1996-6/2002-11'],
  ['04 / 05 / 17', '2017-4/2017-4'],
  ['shifts of 08-12 or 14-18', ''],
  ['rooms 11-12 - 31', ''],
  ['03/2008, 07/2006', '2008-3/2008-3'],
  ['03/2018 – 11/2021', '2018-3/2021-11'],
  ['2014-15', '2014/2015'],
  ['2010-11 – 2011-08', '2010-11/2011-8'],
  ['2009-03 – 2010-11', '2009-3/2010-11'],
  ['2010-11 - present', '2010-11/now'],
  ['2009-10 2011-12', '2009/2010'],
  ['2006–8', '2006/2008'],
  ['2006–08', '2006/2008'],
  ['2006–08 – 2009–11', '2006-8/2009-11'],
  ['2006-8', '2006-8/2006-8'],
  ['2019–5', '2019-5/2019-5'],
  ['2012Present', '2012/now'],
  ['20102011', '2010/2011'],
  ['Aug 2015 Jun 2019', '2015-8/2019-6'],
  ['Cook, Quarn Ltd, Aug 2015 Jun 2019', '2015-8/2019-6'],
  ['Cook, Quarn Ltd (2015 2019)', '2015/2019'],
  ['Aug 2019 Jun 2015', '2019-8/2019-8'],
  ['Prizes of 2015 2019 and 2021', '2015/2015'],
  ['Aug 2015 \ufffd Jun 2019', '2015-8/2019-6'],
  ['2015 ? 2019', '2015/2019'],
  ['2015?Present', '2015/now'],
  ['2015 ?', '2015/2015'],
  ['15.03.2019 - 20.06.2020', '2019-3/2020-6'],
  ['Since May 2016', '2016-5/now'],
  ['2019 -', '2019/now'],
  ['1999-2003 Sub-Editor', '1999/2003'],
  ['2015 şub - 2016 şub', '2015-2/2016-2'],
  ['Summer 2018', '2018-6/2018-6'],
  ['März 2018 bis heute', '2018-3/now'],
  ['05-03-2008 t.e.m. 13-09-2008', '2008-3/2008-9'],
  ['de mars 2015 à décembre 2016', '2015-3/2016-12'],
  ['enero de 2017 – actualidad', '2017-1/now'],
  ['gen 2010 – dic 2012', '2010-1/2012-12'],
  ['wrzesień 2015 – obecnie', '2015-9/now'],
  ['июнь 2017 — настоящее время', '2017-6/now'],
  ['Eylül 2016 – devam ediyor', '2016-9/now'],
  ['يناير 2020 – حتى الآن', '2020-1/now'],
  ['٢٠١٨ - ٢٠٢٠', '2018/2020'],
  ['مهر ۱۳۹۸ - اکنون', '2019-10/now'],
  ['2018年3月 - 至今', '2018-3/now'],
  ['平成30年4月～令和2年3月', '2018-4/2020-3'],
  ['2017.01 ~ 2020.02', '2017-1/2020-2'],
  ['2020년 3월 ~ 현재', '2020-3/now'],
  ['มกราคม 2562 - ปัจจุบัน', '2019-1/now'],
  ['มิ.ย. 2558 - ธ.ค. 2561', '2015-6/2018-12'],
  ['tháng 5/2019 - nay', '2019-5/now'],
  ['1985至1999', '1985/1999'],
  ['1985到1999', '1985/1999'],
  ['tháng 5/2019 tới giờ', '2019-5/now'],
  ['2019 - đến giờ', '2019/now'],
  ['2019 لحد الآن', '2019/now'],
  ['जनवरी 2018 - वर्तमान', '2018-1/now'],
])('%s is %s', (text, expected) => expect(read(text)).toBe(expected))

test.each([
  ['พ.ศ. 2562 - พ.ศ. 2565', '2019/2022'],
  ['พ.ศ.2562-2565', '2019/2022'],
  ['มกราคม พ.ศ. 2562 – ปัจจุบัน', '2019-1/now'],
  ['B.E. 2562 - B.E. 2565', '2019/2022'],
  ['2558 BE - 2562 BE', '2015/2019'],
  ['۱۳۹۸ - ۱۴۰۲', '2019/2023'],
  ['۱۳۹۸/۰۷ تا ۱۴۰۰/۰۳', '2019-10/2021-6'],
  ['1395 ه.ش - 1399 ه.ش', '2016/2020'],
  ['١٤٤٠ هـ - ١٤٤٣ هـ', '2018/2021'],
  ['من 1435هـ إلى 1438هـ', '2013/2016'],
  ['1440 AH - 1443 AH', '2018/2021'],
  ['昭和63年4月 - 平成3年3月', '1988-4/1991-3'],
  ['令和二年四月～令和四年三月', '2020-4/2022-3'],
  ['令和元年～現在', '2019/now'],
  ['平成25年～28年', '2013/2016'],
  ['昭60.4～平2.3', '1985-4/1990-3'],
  ['民國105年3月 - 民國110年5月', '2016-3/2021-5'],
])('the era of %s makes it %s', (text, expected) => expect(read(text)).toBe(expected))

test('short Japanese eras are read in Japanese texts only', () => {
  expect(read('R3.4 ～ R5.3', 'ja')).toBe('2021-4/2023-3')
  expect(read('H30年4月～R2年3月', 'ja')).toBe('2018-4/2020-3')
  expect(read('R3.4 ～ R5.3', 'en')).toBe('')
})

test.each(['2562 - 2565', '1398 - 1402', '1440 - 1443'])('%s without a mark or script of its own is no span', (text) =>
  expect(read(text, 'en')).toBe(''),
)

test.each(['We served 2000 employees', '$2019 saved', 'room 12-14', 'version 2.0'])('%s is no span of time', (text) =>
  expect(read(text)).not.toContain('now'),
)

test.each([
  ['De enero a septiembre de 2014', '2014-1/2014-9'],
  ['March 2019 for 8 months', '2019-3/2019-10'],
  ['März 2019 für 6 Monate', '2019-3/2019-8'],
  ['Jan 2019 - Mar 2020 (1 yr 3 mos)', '2019-1/2020-3'],
  ['current, from 11/2021', '2021-11/now'],
  ['Present - March 2019', '2019-3/now'],
  ['heute – 04/2018', '2018-4/now'],
  ['VI 2020 – nadal', '2020-6/now'],
  ['IX.2013 - II.2016', '2013-9/2016-2'],
  ['2019. március – 2021. május', '2019-3/2021-5'],
  ['2019 m. kovo – 2021 m. gegužės', '2019-3/2021-5'],
  ['2019 óta', '2019/now'],
  ['vuodesta 2019', '2019/now'],
  ["Summer '18", '2018-6/2018-6'],
  ['Early March 2017 to end of 2019', '2017-3/2019-10'],
  ['3rd quarter 2019 – 1st quarter 2021', '2019-7/2021-1'],
  ['3.19 – 5.21', '2019-3/2021-5'],
  ['2018 → 2020', '2018/2020'],
  ['2019 – (ongoing)', '2019/now'],
  ['2008 (Jan – Nov)', '2008-1/2008-11'],
  ['2008 (May to August): Clerk', '2008-5/2008-8'],
  ['2008 (Merrow – Tarn)', '2008/2008'],
])('%s, as people write it, is %s', (text, expected) => expect(read(text)).toBe(expected))

test.each([
  ['03-07-2021 to date', '', '2021-3/now'],
  ['03-07-2021 to date', 'Tel. +92 300 5550143', '2021-7/now'],
  ['03/07/2021 - now', 'Mobile +44 7700 900233', '2021-7/now'],
  ['03/07/2021 - now', 'Cell (212) 555-0148, in Pakistan +92 300 5550143', '2021-3/now'],
  ['03/07/2021 - now', '+1 212 555 0148', '2021-3/now'],
  ['03/07/2021 - now', '+63 917 555 0148', '2021-3/now'],
  ['01/07/2021 - 01/03/2023', '', '2021-7/2023-3'],
  ['07/01/2021 - 03/01/2023', 'Tel. +92 300 5550143', '2021-7/2023-3'],
  ['03/07/2021 - now', 'Left on 25/12/2022', '2021-7/now'],
])('%s below "%s" is %s: who writes the day first', (text, other, expected) => {
  expect(read(`${text}\n${other}`, 'en')).toBe(expected)
})

test.each([
  '2017 – 8.1 CGPA',
  '2017 - 6.5',
  'Engineer II 2010 - 2012',
  '2010 I was ill until 2012',
  'version 2.19 - 3.50',
])('%s holds no month', (text) => expect(read(text)).not.toMatch(/-\d/))

test.each([
  ['Oct. 2008 – Dec.\tClerk', '2011\tfiled papers', '2008-10/2011-12'],
  ['De février 2014 à\tVille de Merle', 'août 2019\tlecture', '2014-2/2019-8'],
  ['05/2018–\tCalculation Clerk', '08/2019\tsums', '2018-5/2019-8'],
  ['Merrow Mills, Tarn ( Jul 11', 'Sept 13)', '2011-7/2013-9'],
])('a span that a narrow column broke is whole: %s / %s', (upper, lower, expected) => {
  const doc = createDoc(resumeOf(`${upper}\n${lower}`))
  const hints = dateHints(doc)
  const ranges = new Map(doc.rows.map((row) => [row.index, findRanges(doc, row, hints)]))
  joinBrokenRanges(doc, ranges, hints)
  const [range] = ranges.get(0)!
  expect(`${written(range!.begin)}/${written(range!.end)}`).toBe(expected)
})

test.each([
  ['Merrow Mills (Tarn 11', 'Sept 13)'],
  ['Merrow Mills (Jul 11', 'Sept 13 (Tarn)'],
  ['Merrow Mills (Sept 13', 'Jul 11)'],
])('a bracket that holds no two dates in order is no span: %s / %s', (upper, lower) => {
  const doc = createDoc(resumeOf(`${upper}\n${lower}`))
  const hints = dateHints(doc)
  const ranges = new Map(doc.rows.map((row) => [row.index, findRanges(doc, row, hints)]))
  joinBrokenRanges(doc, ranges, hints)
  expect(ranges.get(0)!.filter(({ single }) => !single)).toEqual([])
})

test.each([
  ['1. 01.09.1982 - 12.05.1983 fitter', '1982-9/1983-5'],
  ['12. 01.06.2021 - по н. в.', '2021-6/now'],
  ['1. 9. 2012 – 28. 2. 2018', '2012-9/2018-2'],
  ['1.\tod 1 lipca 2019 r. do nadal – Urząd', '2019-7/now'],
  ['od września 1997 r. do października 2004 r. – Huta', '1997-9/2004-10'],
  ['od roku 2012 do roku 2015', '2012/2015'],
  ['с 2012 по 2015 год', '2012/2015'],
  ['2022–\tOrganist', '2022/now'],
  ['02/22 05/23 Merrow Electric', '2022-2/2023-5'],
  ['06/23 PRES\tMerrow Electric', '2023-6/now'],
  ["'18 (6 mois)", '2018/2018'],
  ["depuis '21", '2021/now'],
  ["étés '15 et '16", '2015-6/2016'],
  ['sommar 2006, 2007', '2006-6/2007'],
  ['estati 1988, 1989 e 1990', '1988-6/1990'],
  ['winter 2015/16', '2015-12/2016'],
  ['for 8 months from March 2014', '2014-3/2014-10'],
  ['Tussen 2010 en 2014', '2010/2014'],
  ['entre 2012 et 2015', '2012/2015'],
  ['2012 és 2015 között', '2012/2015'],
  ["2012'den 2015'e kadar", '2012/2015'],
  ['2012-től 2015-ig', '2012/2015'],
  ['din 2012 până în 2015', '2012/2015'],
  ['από το 2012 έως το 2015', '2012/2015'],
  ['từ năm 2012 đến năm 2015', '2012/2015'],
  ['2022/03 - 至今 (4年8个月)', '2022-3/now'],
  ['2016. szept. – 2021. aug.', '2016-9/2021-8'],
  ['2019. március 5. – 2020. jún. 30.', '2019-3/2020-6'],
  ['2021. 08. 16-tól', '2021-8/now'],
  ['aug. 2015 – d.d.', '2015-8/now'],
  ['6 years (2015 to 2021)', '2015/2021'],
  ['Commenced: 14/02/2023', '2023-2/now'],
  ['FY 2018 – FY 2020', '2018/2020'],
  ['1. rujna 2019. do danas', '2019-9/now'],
  ['листопад 2019. до данас', '2019-11/now'],
  ['listopad 2006. – ožujak 2008.', '2006-10/2008-3'],
  ['listopad 2006 – prosinec 2008', '2006-11/2008-12'],
  ['October 2022 up to present', '2022-10/now'],
  ["09/'19 - 03/'21", '2019-9/2021-3'],
  ["'19.09 ~ '21.03", '2019-9/2021-3'],
  ["'19.09 ~ 현재", '2019-9/now'],
  ['(2019-09 –)', '2019-9/now'],
  ['2019/09~\tCook', '2019-9/now'],
  ['09/2019 – ...', '2019-9/now'],
  ['Da settembre 2019', '2019-9/now'],
  ['2019-02 .. 2021-07', '2019-2/2021-7'],
  ['03/2019...11/2021', '2019-3/2021-11'],
  ['2019-02 ..\tCook', '2019-2/now'],
  ['2019 › 2022', '2019/2022'],
  ['2019 » oggi', '2019/now'],
  ['sommaren 2019 – hösten 2021', '2019-6/2021-9'],
  ['sommeren 2019 – efteråret 2021', '2019-6/2021-9'],
])('%s is %s in the words of its country', (text, expected) => expect(read(text)).toBe(expected))

test('years of several columns are no span', () => expect(read('2018\t2016\t2014')).toBe('2018/2018'))

test('a number behind a year is of a later year where others can be no month', () => {
  expect(read('Cook, 2005-08\nClerk, 2008-13')).toBe('2005/2008')
  expect(read('Cook, 2005-08\nClerk, 2008-13\nPorter, 2004-03')).toBe('2005-8/2005-8')
  expect(read('Cook, 2005-08\nCall 2008-13-55')).toBe('2005-8/2005-8')
})

test('a year with a dash right behind it is an open span where whole spans open other rows', () => {
  expect(read('2022– Curator, Merrow Museum\n2014–2022 Clerk\n2010–2014 Porter')).toBe('2022/now')
  expect(read('2022– Curator, Merrow Museum\n2014– Clerk\n2010– Porter')).toBe('2022/2022')
  expect(read('2022 – Curator, Merrow Museum\n2014–2022 Clerk\n2010–2014 Porter')).toBe('2022/2022')
})
