import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  'Hale, Whitcombe and Sons',
  'Hale, Whitcombe, and Daughters',
  'Marchet, Odury & Pell',
  'Marchet, Odury, Lenz & Pell LLP',
  'Weber, Lenz und Partner',
  'Ledesma, Quirop y Asociados',
])('%s behind its title, behind "at", before its title and below it', (firm) => {
  const posts = [
    `Paralegal, ${firm}, 2016 - 2019`,
    `Bookkeeper at ${firm} | 2014 - 2016`,
    `Receptionist - ${firm} (2012 - 2014)`,
  ]
  const years = ['2016-2019', '2014-2016', '2012-2014']
  const titles = ['Paralegal', 'Bookkeeper', 'Receptionist']
  for (const [at, post] of posts.entries())
    expect(postsTold(`Experience\n${post}\nKept the files.`)).toEqual([`${titles[at]} @ ${firm} ${years[at]}`])
  expect(postsTold(`Experience\n${firm}, Paralegal, 2016 - 2019`)).toEqual([`Paralegal @ ${firm} 2016-2019`])
  expect(postsTold(`Experience\n${firm}\nParalegal\n2016 - 2019\nKept the files.`)).toEqual([
    `Paralegal @ ${firm} 2016-2019`,
  ])
})

test('several posts in one list, the name of one partner being that of a trade', () => {
  const text = `Berufserfahrung
2018 - 2022 Rechtsanwältin, Merrow Brandt Partnerschaft mbB, Köln
2015 - 2018 Steuerfachangestellte, Weber, Lenz und Partner, Köln`
  expect(postsTold(text, 'de')).toEqual([
    'Rechtsanwältin @ Merrow Brandt Partnerschaft mbB 2018-2022',
    'Steuerfachangestellte @ Weber, Lenz und Partner 2015-2018',
  ])
})

test('fields of work that commas and "and" join are no partners', () => {
  const [post] = postsTold('Experience\nManager, Sales, Marketing & Events, Merrow Logistics, 2015 - 2018')
  expect(post).toMatch(/^Manager.* @ Merrow Logistics 2015-2018$/)
})

test('a house whose name ends with its partners is no post, and a preparatory service is one', () => {
  const text = `Werdegang
01/2022 - heute  Kanzlei Fell Merrow Partner, Köln, Rechtsanwalt
2019 - 2021  Referendariat OLG Quarn`
  expect(postsTold(text, 'de')).toEqual([
    'Rechtsanwalt @ Kanzlei Fell Merrow Partner 2022-now',
    'Referendariat OLG Quarn @ - 2019-2021',
  ])
})
