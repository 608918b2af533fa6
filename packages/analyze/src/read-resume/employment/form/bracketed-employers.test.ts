import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'employers in the brackets behind titles, some of them unknown',
    'Experience\nSales Clerk (Quarnix), May 2018 - June 2020\n- Kept the till\nTeacher (Grade 4) (Merrow Elementary School), May 2014 - June 2017\n- Lessons\nProfessor, History (University of Tarn), May 2010 - June 2013\n- Lectures',
    [
      'Sales Clerk @ Quarnix 2018-2020',
      'Teacher @ Merrow Elementary School 2014-2017',
      'Professor, History @ University of Tarn 2010-2013',
    ],
  ],
  [
    'employers in brackets behind titles, above their dates',
    'Experience\nSales Clerk (Quarnix)\nMay 2018 - June 2020\n- Kept the till\nTeacher (Merrow Hospital)\nMay 2014 - June 2017\n- Lessons\nLine Cook (Fellbro)\nMay 2010 - June 2013\n- Soups',
    ['Sales Clerk @ Quarnix 2018-2020', 'Teacher @ Merrow Hospital 2014-2017', 'Line Cook @ Fellbro 2010-2013'],
  ],
  [
    'employers in brackets behind dates and title',
    'Experience\nMay 2018 - June 2020: Sales Clerk (Quarnix)\n- Kept the till\nMay 2014 - June 2017: Teacher (Merrow Hospital)\n- Lessons\nMay 2010 - June 2013: Line Cook (Fellbro)\n- Soups',
    ['Sales Clerk @ Quarnix 2018-2020', 'Teacher @ Merrow Hospital 2014-2017', 'Line Cook @ Fellbro 2010-2013'],
  ],
  [
    'employers in brackets before a town, some of them unknown',
    'Experience\nSales Clerk (Quarnix), Boston\nMay 2018 - June 2020\n- Kept the till\nTeacher (Merrow Hospital), Leeds, UK\nMay 2014 - June 2017\n- Lessons\nLine Cook (Fellbro), Denver, CO\nMay 2010 - June 2013\n- Soups',
    ['Sales Clerk @ Quarnix 2018-2020', 'Teacher @ Merrow Hospital 2014-2017', 'Line Cook @ Fellbro 2010-2013'],
  ],
  [
    'employers with their town in brackets behind dates',
    'Experience\nSales Clerk, May 2018 - June 2020 (Quarnix, Boston)\n- Kept the till\nBrand Champion, May 2014 - June 2017 (Merrow Hospital, Leeds, UK)\n- Lessons\nLine Cook, May 2010 - June 2013 (Fellbro, Leeds)\n- Soups',
    ['Sales Clerk @ Quarnix 2018-2020', 'Brand Champion @ Merrow Hospital 2014-2017', 'Line Cook @ Fellbro 2010-2013'],
  ],
  [
    'the town of an unknown employer in its bracket',
    'Experience\nTern & Sons (Boston), Night Clerk\nMay 2018 - June 2020\n- Kept the till\nMerrow Hospital (Leeds, UK), Porter\nMay 2014 - June 2017\n- Lifts',
    ['Night Clerk @ Tern & Sons 2018-2020', 'Porter @ Merrow Hospital 2014-2017'],
  ],
  [
    'an employer before a colon, and a town behind the dates',
    'Experience\nQuarnix: Line Cook, May 2018 - June 2020, Denver, CO\n- Soups\nTern & Sons: Porter, May 2014 - June 2017, Seattle, WA\n- Lifts',
    ['Line Cook @ Quarnix 2018-2020', 'Porter @ Tern & Sons 2014-2017'],
  ],
  [
    'employers with their town in brackets behind dates, above the title',
    'Experience\nJun 2019 - May 2020 (Quarnix, Denver, CO)\nLine Cook\nMade soups of all kinds.\n\nMay 2014 - June 2017 (Quarn Foods Inc., Seattle, WA)\nPorter\nLifted boxes of all kinds.\n\nMay 2010 - June 2013 (Fellbro, Leeds)\nNight Clerk\nKept the till of the shop.',
    ['Line Cook @ Quarnix 2019-2020', 'Porter @ Quarn Foods Inc. 2014-2017', 'Night Clerk @ Fellbro 2010-2013'],
  ],
  [
    'Russian employers in quotation marks before towns',
    'Опыт работы\nКладовщик, май 2018 - июнь 2020 (АО «Мерлинвест», Омск)\n- Учёт товара\nСезонный работник, май 2014 - июнь 2017 (ООО «Кварн», Самара)\n- Маршруты',
    ['Кладовщик @ АО «Мерлинвест» 2018-2020', 'Сезонный работник @ ООО «Кварн» 2014-2017'],
  ],
  [
    'employers in brackets that nobody knows',
    'Experience\n2021 - 2023\nOffice Clerk (Nordvik)\nBoston\n- Till\n2019 - 2020\nLine Cook (Bluefell)\nLondon\n- Soups\n2016 - 2019\nElectrician (Marlo)\nLondon\n- Wires',
    ['Office Clerk @ Nordvik 2021-2023', 'Line Cook @ Bluefell 2019-2020', 'Electrician @ Marlo 2016-2019'],
  ],
  [
    'employers in brackets, one post of four without',
    'Experience\nSales Clerk (Quarnix), May 2018 - June 2020\n- Till\nTeacher (Merrow Hospital), May 2014 - June 2017\n- Lessons\nLine Cook (Fellbro), May 2010 - June 2013\n- Soups\nNight Crew, May 2008 - June 2009\n- Shelves',
    [
      'Sales Clerk @ Quarnix 2018-2020',
      'Teacher @ Merrow Hospital 2014-2017',
      'Line Cook @ Fellbro 2010-2013',
      'Night Crew @ - 2008-2009',
    ],
  ],
  [
    'the specialty of a title in its bracket, below the employer',
    'Experience\nMerrow Mills Ltd\nCrane Driver (Tower), 2014 - 2018\nQuarn Foods Inc.\nWelder (Pipes), 2010 - 2014',
    ['Crane Driver (Tower) @ Merrow Mills Ltd 2014-2018', 'Welder (Pipes) @ Quarn Foods Inc. 2010-2014'],
  ],
  [
    'heads that a bullet opens which no duty has',
    'Experience\n* Network Support\n  Merrow Foods, Tarn\n  May 2014 to October 2016\n- Planned the routes of four vans\n* Sales Clerk\n  Quarnix\n  May 2010 to June 2012\n- Kept the books in order',
    ['Network Support @ Merrow Foods 2014-2016', 'Sales Clerk @ Quarnix 2010-2012'],
  ],
  [
    'items of a list that a margin broke',
    'Experience\n- Assistant Professor, Department of Owls and of Night Birds, Merrow State\nUniversity, 2012 - 2016\n- Lecturer, Department of Owls and of Night Birds, Tarnford State\nUniversity, 2008 - 2012',
    ['Assistant Professor @ Merrow State University 2012-2016', 'Lecturer @ Tarnford State University 2008-2012'],
  ],
  [
    'an award in the midst of a row',
    'Experience\nClerk, Merrow Foods Ltd, 2012 - 2016\nKept the stock in order. Employee of the Month, May 2014 and\nother honours.\nCook, Quarn Grill Ltd, 2008 - 2011',
    ['Clerk @ Merrow Foods Ltd 2012-2016', 'Cook @ Quarn Grill Ltd 2008-2011'],
  ],
  [
    'places in a cell before the employer',
    'Experience\nSales Clerk\nDayton, OH 45402 | Quarnix | 2016 - 2020\n- Till\nLine Cook\nLeeds (UK) | Silver Lane | 2012 - 2016\n- Soups\nNurse\n88 Elm Ave., Tampa, FL | Molly Brennan | 2008 - 2012\n- Wards',
    ['Sales Clerk @ Quarnix 2016-2020', 'Line Cook @ Silver Lane 2012-2016', 'Nurse @ Molly Brennan 2008-2012'],
  ],
  [
    'a firm in a cell before its place',
    'Experience\nSales Clerk\nQuarnix | Dayton, OH | 2016 - 2020\n- Till\nLine Cook\nSilver Lane | Tampa, FL | 2012 - 2016\n- Soups',
    ['Sales Clerk @ Quarnix 2016-2020', 'Line Cook @ Silver Lane 2012-2016'],
  ],
])('%s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test('a bracket holds the employer and where that is', () => {
  const posts = [
    'Operations Manager (Polwex Logistyka Sp. z o.o., Pellin)	Mar 2021 – Present',
    '• Led eighty people in three shifts',
    'Shift Manager (Polwex Logistyka Sp. z o.o., Pellin)	Oct 2017 – Feb 2021',
    '• Planned the rota',
    'Packing Operative (Quarn Parcels Ltd, Tarnborough, KS)	Jun 2010 – Aug 2013',
    '• Packed parcels',
  ]
  expect(postsTold(['Experience', ...posts, 'Education', 'BSc Owls, Fell University, 2009'].join('\n'))).toEqual([
    'Operations Manager @ Polwex Logistyka Sp. z o.o. 2021-now',
    'Shift Manager @ Polwex Logistyka Sp. z o.o. 2017-2021',
    'Packing Operative @ Quarn Parcels Ltd 2010-2013',
  ])
})

test.each([
  [
    'behind the title',
    'Transport Clerk (Merrow Parcels, Leeds) 2018 - 2022\nVan Driver (Quarn, Birmingham, UK) 2015 - 2018',
  ],
  [
    'behind the dates',
    '2018 - 2022 Transport Clerk (Merrow Parcels, Leeds)\n2015 - 2018 Van Driver (Quarn, Birmingham, UK)',
  ],
])('a bracket %s holds an employer that nobody knows before a known town', (_, posts) => {
  expect(postsTold(`Experience\n${posts}`)).toEqual([
    'Transport Clerk @ Merrow Parcels 2018-2022',
    'Van Driver @ Quarn 2015-2018',
  ])
})

test.each(['(Tarnfell, UK)', '(Leeds, UK)'])('%s is a place, below an employer', (place) => {
  expect(postsTold(`Experience\nMerrow Mills Ltd\nCook ${place}, 2014 - 2018\nSoups`)).toEqual([
    'Cook @ Merrow Mills Ltd 2014-2018',
  ])
})

test('a title that ends with its bracket before a name with commas', () =>
  expect(
    postsTold(`CAREER
Deputy Director, Moss Relations (SCS1), Quarn Office – January 2022 to present
Leads 46 staff.
Deputy Head of Moss (Grade D6), Foreign, Overseas & Fern Office, Montevideo – August 2017 to
December 2021
Ran the platform.
Desk Officer (Fast Stream), London – October 2005 to May 2009
Second Secretary Trade (C4), Ljubljana – June 2009 to August 2013`)[1],
  ).toBe('Deputy Head of Moss (Grade D6) @ Foreign, Overseas & Fern Office 2017-2021'))
