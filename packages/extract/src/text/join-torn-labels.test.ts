import { expect, test } from 'vitest'
import { joinTornLabels } from './join-torn-labels.ts'

const joined = (text: string) => joinTornLabels(text.split('\n')).join('\n')

test.each([
  [
    'labels above their values, one of which goes on',
    'Work\nEmployer\nPost\nDuties\n\n: Merrow Ltd\n: Clerk\n: To keep the books, answer letters\nand order paper.\n\nPeriod\n\n: May 2019 to June 2021\nOther',
    'Work\nEmployer: Merrow Ltd\nPost: Clerk\nDuties: To keep the books, answer letters\nand order paper.\n\nPeriod: May 2019 to June 2021\nOther',
  ],
  [
    'a value in the middle that goes on',
    'Firm\nAddress\nPost\n:Quarn & Co.\n: 4 Mill Lane, near\nthe old bridge, Tarnford\n: Cook',
    'Firm: Quarn & Co.\nAddress: 4 Mill Lane, near\nthe old bridge, Tarnford\nPost: Cook',
  ],
  [
    'a degree above the labels of its course',
    'Diploma in Baking\nGroup\nYear\nInstitute\n\n: Science\n: 2009\n: Tarn College\n\nDiploma in Sewing',
    'Diploma in Baking\nGroup: Science\nYear: 2009\nInstitute: Tarn College\n\nDiploma in Sewing',
  ],
  [
    'one label, which has a colon itself',
    'Institute:\n: Tarn College\nYear\n: 2009',
    'Institute: Tarn College\nYear: 2009',
  ],
  [
    'a label below the end of a bracket',
    'Merrow Ltd (May 2019\nTill date)\nProduct\n: Ledgers\nRole\n: Clerk',
    'Merrow Ltd (May 2019\nTill date)\nProduct: Ledgers\nRole: Clerk',
  ],
  ['a value that stands below', 'Year\nCourse\n: 2009\n:\nBaking bread', 'Year: 2009\nCourse:\nBaking bread'],
])('values are put behind their labels: %s', (_, text, rows) => {
  expect(joined(text)).toBe(rows)
})

test.each([
  'Employer\n:\nMerrow Ltd',
  'Smile\n:) to all',
  ':author: Ada Merrow\n:year: 2009',
  'We did all that was asked of us in that year\n: and more',
  'Employer: Merrow Ltd\n: Clerk',
  ': Clerk',
])('other rows stay as they are: %j', (text) => {
  expect(joined(text)).toBe(text)
})
