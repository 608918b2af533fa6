import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('dates that stand below what was done belong to the post above', () => {
  const text = `Where I have worked
Merrow Academy, Tarn
Third Grade Teacher
- 41 pupils in two rooms
- The science fair
August 2021 - present
Quarn Elementary School, Tarn
Teaching Assistant
- Small groups and lunch
January 2017 - June 2021
Fell Child Care Centre
Toddler Teacher
- Songs and walks
September 2013 - December 2016`
  expect(postsTold(text)).toEqual([
    'Third Grade Teacher @ Merrow Academy 2021-now',
    'Teaching Assistant @ Quarn Elementary School 2017-2021',
    'Toddler Teacher @ Fell Child Care Centre 2013-2016',
  ])
})

test('above their posts, behind what was done in the one before, they belong to those below', () => {
  const text = `Where I have worked
August 2021 - present
Merrow Academy, Tarn
Third Grade Teacher
- 41 pupils in two rooms
January 2017 - June 2021
Quarn Elementary School, Tarn
Teaching Assistant
- Small groups and lunch
September 2013 - December 2016
Fell Child Care Centre
Toddler Teacher`
  expect(postsTold(text)).toEqual([
    'Third Grade Teacher @ Merrow Academy 2021-now',
    'Teaching Assistant @ Quarn Elementary School 2017-2021',
    'Toddler Teacher @ Fell Child Care Centre 2013-2016',
  ])
})

test('a column of dates above the posts, and one date in the midst of them', () => {
  const text = `Experience
August 2020 - Present
March 2017 - July 2020
June 2014 - February 2017
Kitchen Manager, Merrow Cantina, Tarn
Food cost from 34% to 28%
Sous Chef, Hotel Quarn, Tarn
Opened the rooftop kitchen in 2018
Line Cook, Fell Smokehouse, Tarn
Grill and expo`
  expect(postsTold(text)).toEqual([
    'Kitchen Manager @ Merrow Cantina 2020-now',
    'Sous Chef @ Hotel Quarn 2017-2020',
    'Line Cook @ Fell Smokehouse 2014-2017',
  ])
})

test('where a section opens with its dates, they stand above their posts', () => {
  const duties = '- Betreuung von zwei Lagern\n- Planung der Touren'
  const text = [
    '12/2021 - heute\nBürokauffrau (Hotel Tarnblick, Dresden)',
    '12/2019 - 01/2020\nKoch (Merrow GmbH, Leipzig)',
    '01/2016 - 06/2019\nElektriker (Blaufels, Dresden)',
  ]
  expect(postsTold(`BERUFSERFAHRUNG\n${text.join(`\n${duties}\n`)}\n${duties}`, 'de')).toEqual([
    'Bürokauffrau @ Hotel Tarnblick 2021-now',
    'Koch @ Merrow GmbH 2019-2020',
    'Elektriker @ Blaufels 2016-2019',
  ])
})
