import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'pt',
    'França, Quarnel, pedreiro - 1999/2009\nMerrow Engenharia, pedreiro - 2010/2012',
    ['pedreiro @ Quarnel', 'pedreiro @ Merrow Engenharia'],
  ],
  [
    'cs',
    'Rakousko, Quarnel, dělník - 2018-2022\nMerrow a.s., skladník - 2012-2018',
    ['dělník @ Quarnel', 'skladník @ Merrow a.s.'],
  ],
  [
    'el',
    '2016-2019 Γερμανία, Quarnel GmbH, ηλεκτρολόγος\n2012-2016 Μέροου ΑΕ, ηλεκτρολόγος',
    ['ηλεκτρολόγος @ Quarnel GmbH', 'ηλεκτρολόγος @ Μέροου ΑΕ'],
  ],
  [
    'hu',
    '2001-2008 Ausztria, Quarnel, hegesztő\n2008-2012 Merrow Kft., lakatos',
    ['hegesztő @ Quarnel', 'lakatos @ Merrow Kft.'],
  ],
  [
    'ro',
    '2012 - 2016 Spania, Quarnel, sofer\n2008 - 2012 Merrow SRL, sofer',
    ['sofer @ Quarnel', 'sofer @ Merrow SRL'],
  ],
])('a country before the firm is where somebody was at work, and not for whom: %s', (language, rows, posts) => {
  expect(postsTold(rows, language).map((post) => post.replace(/ \d{4}-\d{4}$/, ''))).toEqual(posts)
})
