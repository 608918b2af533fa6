import { expect, test } from 'vitest'
import { splitStories } from './split-stories.ts'

const PAGE = `Mara Merrow
Clerk

CONTACT                 EXPERIENCE
(919) 555-0144          Clerk
mara@merrow.example     Quarn Institute
                        06/2019 - Present
EDUCATION                  Files letters
M.S. Archives           Assistant
Tarn University         Merrow Library
2015 - 2017
                        CERTIFICATES
SKILLS                  Notary, 2021
Filing                  First aid, 2024
Typing
`.split('\n')

test('two columns of a printed page are told one after the other', () =>
  expect(splitStories(PAGE)).toEqual([
    'Mara Merrow',
    'Clerk',
    '',
    'CONTACT',
    '(919) 555-0144',
    'mara@merrow.example',
    '',
    'EDUCATION',
    'M.S. Archives',
    'Tarn University',
    '2015 - 2017',
    '',
    'SKILLS',
    'Filing',
    'Typing',
    '',
    'EXPERIENCE',
    'Clerk',
    'Quarn Institute',
    '06/2019 - Present',
    '   Files letters',
    'Assistant',
    'Merrow Library',
    '',
    'CERTIFICATES',
    'Notary, 2021',
    'First aid, 2024',
    '',
  ]))

test.each([
  [
    'headings beside what they head',
    `EXPERIENCE              QUARN LTD
2019 - 2022             Clerk
                        MERROW LTD
2015 - 2019             Typist
EDUCATION               TARN COLLEGE
2012 - 2015             Diploma`,
  ],
  ['a row that runs across', [...PAGE, 'A row that is as long as the page is wide, and no column'].join('\n')],
  ['one column', 'SKILLS\nFiling\n\nWORK\nClerk'],
])('%s stays as it is', (_, text) => expect(splitStories(text.split('\n'))).toEqual(text.split('\n')))
