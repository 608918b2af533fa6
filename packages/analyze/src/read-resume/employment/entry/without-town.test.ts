import { describe, expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const posts = (text: string) => postsTold(`EXPERIENCE\n${text}`).map((post) => post.slice(0, post.lastIndexOf(' ')))

describe('the town behind the legal form of an employer is none of its name', () => {
  test.each([
    [
      'behind a label',
      'Company: Fell Landscapes LLC Dubai\nPosition: Draughtsman\nPeriod: April 2016 to April 2019\nCompany: Weir Contracting Co W.L.L Bahrain\nPosition: Surveyor\nPeriod: May 2011 to March 2016',
      ['Draughtsman @ Fell Landscapes LLC', 'Surveyor @ Weir Contracting Co W.L.L'],
    ],
    [
      'in a sentence',
      'Working as a Software Developer in Fell Systems Pvt Ltd Hyderabad from Jan 2019 to till date.\nWorked as Clerk at Weir Mills LLC Dubai from March 2015 to Dec 2018.',
      ['Software Developer @ Fell Systems Pvt Ltd', 'Clerk @ Weir Mills LLC'],
    ],
    [
      'in a row of its own',
      'Fell Systems Pvt Ltd Hyderabad\nSoftware Developer\nJan 2019 - Present\nWeir Mills LLC Dubai\nClerk\nJan 2015 - Dec 2018',
      ['Software Developer @ Fell Systems Pvt Ltd', 'Clerk @ Weir Mills LLC'],
    ],
  ])('%s', (_, text, expected) => expect(posts(text)).toEqual(expected))

  test('and without a legal form it may be', () => {
    const text = 'Company: Grand Hotel Dubai\nPosition: Cook\nPeriod: April 2016 to April 2019'
    expect(posts(text)).toEqual(['Cook @ Grand Hotel Dubai'])
  })
})

test.each([
  ['Merrow Calçados, Tarnópolis – RS - Costureira', 'Costureira @ Merrow Calçados 2021-2023'],
  ['Quarn, São Tarn do Sul/SC - Cozinheira', 'Cozinheira @ Quarn 2021-2023'],
])('a town of Brazil before its state is none of the name either: %s', (row, expected) => {
  expect(postsTold(`Experiência\n\n2021 - 2023\n\n${row}`, 'pt')).toEqual([expected])
})

test('a town behind "in" is where the employer is, if it is known or its state follows', () => {
  const text =
    'Kitchen Manager at Silver Tarn in Weirfell, Georgia.\n* Counted the stock\n\nBaker at Quarn Press in Munich\n* Made bread\n\nClerk at Partners in Health\n* Kept the letters'
  expect(posts(text)).toEqual(['Kitchen Manager @ Silver Tarn', 'Baker @ Quarn Press', 'Clerk @ Partners in Health'])
})
