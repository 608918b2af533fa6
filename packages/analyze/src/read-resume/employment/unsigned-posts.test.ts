import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

const DUTIES = 'Kept the ledgers of the harbour and answered its letters.'

/** A section of posts, each told in its own rows, with a line of duties below. */
const section = (...posts: string[]) => ['Experience', ...posts.map((post) => `${post}\n${DUTIES}`)].join('\n')

test.each([
  [
    'employer, town, state and title with nothing between them',
    section(
      'Quarn Freight Denver , CO Controller 05/2014 to Current',
      'Marl Ridge Hospital Dover , DE Environmental Specialist 09/2011 to 09/2012',
    ),
    ['Controller @ Quarn Freight 2014-now', 'Environmental Specialist @ Marl Ridge Hospital 2011-2012'],
  ],
  [
    'a title of unknown words behind a known town',
    section(
      '06/2012 to Current\nQuarn Technologies Tampa , FL Director Facilities Planning, Design',
      '07/1996 to 05/2012\nLarch Apparel Austin , TX Planning Coordinator',
    ),
    [
      'Director Facilities Planning, Design @ Quarn Technologies 2012-now',
      'Planning Coordinator @ Larch Apparel 1996-2012',
    ],
  ],
  [
    'title and employer with nothing between them, before a dash and a town',
    section(
      '02/2010 to 09/2013\nGarden Associate Larkbend Hospital - Quarnton , AZ',
      '06/2009 to 12/2010\nConstruction Worker Pember & Rowe LLP - Merrow , TX',
      '06/2006 to 06/2008\nCashier Daxter Retail Group - Weir Falls , NC',
    ),
    [
      'Garden Associate @ Larkbend Hospital 2010-2013',
      'Construction Worker @ Pember & Rowe LLP 2009-2010',
      'Cashier @ Daxter Retail Group 2006-2008',
    ],
  ],
  [
    'a firm whose name opens like a title, among posts that have one',
    section(
      'Welder, Quarn Mills Ltd, 2015 - 2019',
      'Mason Freight Ltd - Austin, TX 2011 - 2014',
      'Driver, Larch Carriers Ltd, 2008 - 2010',
    ),
    ['Welder @ Quarn Mills Ltd 2015-2019', '- @ Mason Freight Ltd 2011-2014', 'Driver @ Larch Carriers Ltd 2008-2010'],
  ],
  [
    'titles in capitals, and names behind them that are not',
    section(
      '02/2014 to Current\nSOURCING & MERCHANDISING ANALYST Larch Apparel - Mesa , AZ',
      '08/2005 to 02/2008\nASSOCIATE BUYER - EVENING SHOES Corvane Stores - Raleigh , NC',
    ),
    [
      'SOURCING & MERCHANDISING ANALYST @ Larch Apparel 2014-now',
      'ASSOCIATE BUYER - EVENING SHOES @ Corvane Stores 2005-2008',
    ],
  ],
  [
    'dates over three rows',
    section(
      'December 2015\nto\nAugust 2016\nQuarn Kitchens Denver , CO Line Cook',
      'May 2015\nto\nDecember 2015\nOaken Hall Hotel Tampa , FL Food Runner',
    ),
    ['Line Cook @ Quarn Kitchens 2015-2016', 'Food Runner @ Oaken Hall Hotel 2015-2015'],
  ],
  [
    'a specialty behind a dash, the dates and then the employer',
    section(
      'Sales Supervisor - Key Accounts 11/2015 to Current Oaken Staffing Raleigh , NC',
      'Sales Supervisor 11/2012 to 11/2015 Summit Quarn Hotel Buffalo , NY',
    ),
    ['Sales Supervisor - Key Accounts @ Oaken Staffing 2015-now', 'Sales Supervisor @ Summit Quarn Hotel 2012-2015'],
  ],
  [
    'two halves of a title and a stroke between them',
    section(
      'Payroll / Human Resources Assistant 01/2004 to 01/2009 Quarn Technologies Omaha , NE',
      'Assembly/ Test Technician 03/2007 to 03/2012 Larch Instruments Ltd',
    ),
    [
      'Payroll / Human Resources Assistant @ Quarn Technologies 2004-2009',
      'Assembly/ Test Technician @ Larch Instruments Ltd 2007-2012',
    ],
  ],
  [
    'posts that go on below the heading of a sidebar',
    `${section('Clerk, Quarn Ltd, 2018 - 2021')}\nSkills\nFiling\nCook, Merrow Grill Ltd, 2014 - 2017\n${DUTIES}\nPorter, Larch Hotel Ltd, 2011 - 2013\n${DUTIES}`,
    ['Clerk @ Quarn Ltd 2018-2021', 'Cook @ Merrow Grill Ltd 2014-2017', 'Porter @ Larch Hotel Ltd 2011-2013'],
  ],
])('posts are read: %s', (_, text, expected) => {
  expect(postsTold(text)).toEqual(expected)
})

test('a town and its state are the place of a post, and Colorado is no company', () => {
  const text = section(
    'Receptionist 05/2014 to 10/2014 Larkbend Hospital Denver , CO',
    'Clerk 05/2012 to 10/2013 Oaken Staffing, Inc. Denver, CO',
  )
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
  expect(employment.map(({ employer, place }) => [employer?.value, place?.value])).toEqual([
    ['Larkbend Hospital', 'Denver , CO'],
    ['Oaken Staffing, Inc.', 'Denver, CO'],
  ])
})

test('a town within a name stays in it', () => {
  expect(
    postsTold(section('Lecturer, University of New York, NY, 2015 - 2019', 'Tutor, Quarn College, 2011 - 2014')),
  ).toContain('Lecturer @ University of New York 2015-2019')
})

test('where nothing of a section is known as work, unknown words beside a date are no posts', () => {
  const text = 'Experience\n2014 - 2015\nMOORSEA\n2016\nLarch in the fold'
  expect(postsTold(text)).toEqual([])
})

test.each([
  ['tr', "Merrow Kafe'de garson (2017-2023)", 'garson @ Merrow Kafe'],
  ['tr', 'Merrow Kafe garson 2017-2023', 'garson @ Merrow Kafe'],
  ['tr', "Merrow Tekstil A.Ş.'de dikiş operatörü olarak çalıştım (2017-2023)", 'dikiş operatörü @ Merrow Tekstil A.Ş.'],
  ['tr', 'Merrow Market, kasiyer olarak, 2017-2023', 'kasiyer @ Merrow Market'],
  ['ar', '2017-2023 مطعم كوارن نادل', 'نادل @ مطعم كوارن'],
])('a title right behind the name of its house, or with an ending between: %s %s', (language, row, read) => {
  expect(postsTold(`${language === 'ar' ? 'الخبرات' : 'İş deneyimi'}\n${row}`, language)).toEqual([`${read} 2017-2023`])
})

test.each([
  [
    'behind a title in small letters a name begins',
    `Working exp.
2013-2016 electrician Julnor Brax, stadium site. casual staff
2016 to 2019 maintenance electrician Tarn Crest Hotel, generators, AC
2019-2020 cook The Ostler House, Leeds`,
    [
      'electrician @ Julnor Brax 2013-2016',
      'maintenance electrician @ Tarn Crest Hotel 2016-2019',
      'cook @ The Ostler House 2019-2020',
    ],
  ],
  [
    'what the title is of is no name',
    `Experience
2013-2016 developer Java Spring, Tarn Systems Ltd
2016-2019 cook Merrow, Tarn Lodge
2019-2021 nurse RN, Bluefen House`,
    [
      'developer Java Spring @ Tarn Systems Ltd 2013-2016',
      'cook Merrow @ Tarn Lodge 2016-2019',
      'nurse RN @ Bluefen House 2019-2021',
    ],
  ],
])('%s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))
