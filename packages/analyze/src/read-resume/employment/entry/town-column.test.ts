import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (...employers: string[]) =>
  postsTold(
    [
      'Experience',
      ...employers.flatMap((employer, at) => [
        employer,
        `${['Clerk', 'Typist', 'Librarian'][at]} ${2020 - at * 3} – ${2023 - at * 3}`,
        '• Kept the letters in order',
      ]),
      'Education',
    ].join('\n'),
  ).map((post) => /@ (.*) \S+$/u.exec(post)![1])

test.each<[what: string, written: string[], names: string[]]>([
  [
    'behind a legal form',
    ['Merrow Foods S.p.A. Fell Marittima', 'Quarn Mills Ltd Norvale', 'Quarn Trade Chamber Norvale'],
    ['Merrow Foods S.p.A.', 'Quarn Mills Ltd', 'Quarn Trade Chamber'],
  ],
  [
    'twice',
    ['University of Exeter Exeter', 'Norvale University Norvale', 'Merrow Library Norvale'],
    ['University of Exeter', 'Norvale University', 'Merrow Library'],
  ],
  [
    'known, where another one is sure',
    ['Merrow Foods Ltd Norvale', 'Quarn Library Bristol', 'Chamber of Bristol'],
    ['Merrow Foods Ltd', 'Quarn Library', 'Chamber of Bristol'],
  ],
])('towns at the edge of the page: %s', (_, written, names) => expect(told(...written)).toEqual(names))

test.each([
  ['known, and none is sure', ['Quarn Library Bristol', 'Merrow Hotel Berlin']],
  ['one of three', ['Merrow Foods Ltd Norvale', 'Quarn Library', 'Fell Institute']],
  ['two legal forms', ['Merrow Foods Pte Ltd', 'Quarn Trade Pte Ltd']],
  ['no town', ['Merrow and Merrow', 'Johnson & Johnson']],
])('names stay whole: %s', (_, written) => expect(told(...written)).toEqual(written))
