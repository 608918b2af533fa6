import { describe, expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

describe('the name of a firm that a narrow column broke is one', () => {
  test.each([
    [
      'above the dates, in capitals',
      'CLERK\nMERROW SURVEYORS & ENGINEERING\nCONSULTANTS PVT. LTD. PUNE\n07/2016 - 03/2019, Mumbai\nKept the books.\nENGINEER\nNORTH FELL POWER DISTRIBUTION\nSERVICES LIMITED\n07/2013 - 03/2016, Mumbai\nBuilt a bridge.',
      [
        'CLERK @ MERROW SURVEYORS & ENGINEERING CONSULTANTS PVT. LTD. 2016-2019',
        'ENGINEER @ NORTH FELL POWER DISTRIBUTION SERVICES LIMITED 2013-2016',
      ],
    ],
    [
      'below the dates',
      '07/2016 - 03/2019\nMerrow Surveyors and Engineering\nConsultants Pvt. Ltd.\nClerk\nKept the books.\n07/2013 - 03/2016\nQuarn Software\nSolutions Private Limited\nEngineer\nBuilt a bridge.',
      [
        'Clerk @ Merrow Surveyors and Engineering Consultants Pvt. Ltd. 2016-2019',
        'Engineer @ Quarn Software Solutions Private Limited 2013-2016',
      ],
    ],
  ])('%s', (_, text, expected) => expect(postsTold(`EXPERIENCE\n${text}`)).toEqual(expected))

  test.each([
    ['a title stands above', 'Clerk\nSoftware Solutions Ltd\n2016 - 2019\nEngineer\nFell Mills Ltd\n2013 - 2016'],
    [
      'a town stands above',
      'Clerk\nMumbai\nSoftware Solutions Ltd\n2016 - 2019\nEngineer\nDelhi\nFell Mills Ltd\n2013 - 2016',
    ],
  ])('and not where %s', (_, text) =>
    expect(postsTold(`EXPERIENCE\n${text}`)).toEqual([
      'Clerk @ Software Solutions Ltd 2016-2019',
      'Engineer @ Fell Mills Ltd 2013-2016',
    ]),
  )
})
