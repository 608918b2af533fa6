import { expect, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { findResults } from './find-results.ts'

const HEAD = 'Ines Marwood\nines@marwood.example\n\nExperience\nWelder, Harrow Steel, 2015 - 2021\n'

/** The weights of the results in what is told of one post. */
function weightsOf(told: string): number[] {
  const resume = resumeOf(`${HEAD}- ${told.replace(/^- /u, '')}\n- Taught two apprentices.`)
  return findResults(readResume(resume, { year: 2026, month: 1 }), resume).map(({ weight }) => weight)
}

/** A change and its figure. */
test.each([
  ['English, from and to', 'Raised the share of parts right first time from 58% to 71%.'],
  ['English, counted things', 'Cut complaints about deliveries from 12 to 4 a month.'],
  ['English, from so many a week to fewer', 'Reduced missed observations from 11 a week to 2.'],
  ['German, from so many a week to fewer', 'Beschwerden von 12 pro Woche auf 4 gesenkt.'],
  ['English, a factor', 'Doubled the output of the second line within a year.'],
  ['German, a share', 'Retouren um 40 % gesenkt.'],
  ['German, an amount', 'Umsatz von 1,2 Mio. € auf 4,5 Mio. € gesteigert.'],
  ['German, from and to', 'Durchlaufzeit von 5,5 auf 2,8 Stunden verkürzt.'],
  ['French', 'Délais réduits de 22 % grâce à un nouveau planning.'],
  ['Spanish', 'Reducción de paradas no planificadas del 11 % al 7 %.'],
  ['Portuguese', 'Aumentei as vendas da loja em 18 por cento.'],
  ['Italian', 'Ridotti gli scarti del 15 per cento in un anno.'],
  ['Dutch', 'Levertijden van 12 naar 4 dagen verkort.'],
  ['Polish, an amount', 'Oszczędności rzędu 140 tysięcy złotych rocznie.'],
  ['Russian, a share', 'Снизил брак на 40 процентов за год.'],
  ['Russian, from and to', 'Сократила срок поставки с 12 до 4 дней.'],
  ['Bulgarian, an amount', 'Намалих разхода на единица с 12 лв на месец.'],
  ['Turkish', 'Hurda oranını yüzde 30 azalttı.'],
  ['Danish, a letter with a stroke', 'Omsætningen blev øget med 20 procent på et år.'],
  ['Arabic', 'خفض نسبة الهالك بنسبة ٣٠٪ خلال عام'],
  ['Hindi', 'एक साल में बिक्री में 28 प्रतिशत वृद्धि की'],
  ['Chinese', '使不良率降低了百分之三十'],
  ['Japanese, tenths', '作業時間を三割短縮した'],
  ['Korean', '불량률을 30 퍼센트 감소시킴'],
  ['Thai', 'ลดของเสียลงร้อยละ 30 ภายในหนึ่งปี'],
])('a change and its figure: %s', (_, told) => {
  expect(weightsOf(told)).toEqual([2])
})

/** A figure alone. */
test.each([
  ['German', 'Verantwortlich für ein Budget von 1.200.000 € im Jahr.'],
  ['English', 'Looked after a budget of €1,200,000 a year.'],
  ['French', 'Responsable d’un budget de 3,1 M€ par an.'],
  ['English, people led', 'Led a team of 12 staff.'],
  ['Polish, people led', 'Kierowanie zespołem 12 pracowników'],
  ['Italian', 'Coordinamento di 12 addetti su due turni di lavoro.'],
])('a figure alone: %s', (_, told) => {
  expect(weightsOf(told)).toEqual([1])
})

test.each([
  ['a standard', 'Improved the welding documents for ISO 9001 and EN 1090.'],
  ['a device', 'Improved the control of presses with S7-1200 and Windows 10.'],
  ['an edition', 'Improved wiring to the 18th Edition of BS 7671.'],
  ['years', 'Reduced waste in 2019 and again in 2020-2021.'],
  ['a length of time', 'Improved the layout of the yard within 2 years.'],
  ['a day', 'Stellte am 12.03.2019 das Lager um, Ausbau im Juni.'],
  ['a phone', 'Improved things wherever I could, call 0412 345 678.'],
  ['a wish for pay', 'Gehaltsvorstellung im Jahr: 45.000 € brutto'],
  ['a share of full time', 'Arbeit als Schweisserin im Pensum von 80 % seit Mai'],
  ['a programming language', 'Built a Rust service that replays 40 GB of data.'],
  ['a wish for pay in Chinese', '门店运营经理/区域督导|成都|1.2万-1.6万/月|一个月内到岗'],
  ['accruals', 'Books accruals for 3 plants every month.'],
  ['a label and its value', 'Value: 130 million SR'],
  ['the size of an employer', '事業内容:建築資材の卸売 従業員数:85名'],
])('no result: %s', (_, told) => {
  expect(weightsOf(told)).toEqual([])
})

test('a sentence broken over lines is the same result, in any language', () => {
  expect(weightsOf('- Retouren im Versand um\n40 % gesenkt')).toEqual(
    weightsOf('- Retouren im Versand um 40 % gesenkt'),
  )
  expect(weightsOf('- Raised the share of good parts\nfrom 58% to 71%.')).toEqual([2])
})
