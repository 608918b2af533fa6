import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'a table whose cells stand on a line each',
    'Organization\nDesignation\nDuration\nMerrow Trading LLC, Tarn\nSenior Accountant\nMar-2018 till date\nQuarn Steel Ltd, Tarn\nAccountant\nNov-2014 to Feb-2018',
    ['Senior Accountant @ Merrow Trading LLC 2018-now', 'Accountant @ Quarn Steel Ltd 2014-2018'],
  ],
  [
    'the column of dates below the one of posts',
    'Financial Controller\nMerrow Bakeries Limited, Tarn\nMonthly accounts for 17 branches\nSenior Accountant\nQuarn Services Ltd., Tarn\nJob costing\nMarch 2020 to present\nAugust 2016 to February 2020',
    ['Financial Controller @ Merrow Bakeries Limited 2020-now', 'Senior Accountant @ Quarn Services Ltd. 2016-2020'],
  ],
  [
    'the same with the town of each',
    'Duty Manager\nMerrow Reef Resort\nFront of house on the night shift\nGuest Service Agent\nQuarn Lagoon Hotel\nCheck in and check out\nTarn Atoll\nFeb 2021 – Present\nNorvale\nApr 2015 – Jan 2021',
    ['Duty Manager @ Merrow Reef Resort 2021-now', 'Guest Service Agent @ Quarn Lagoon Hotel 2015-2021'],
  ],
  [
    "an employer's dates in a row of their own above its roles",
    'MERROW MARKETING, INC\n1998 to 2008\nSenior Consulting Manager, 2004 to 2008\nResponsible for strategy.\nProduct Manager, 1998 to 2004\nResponsible for five products.',
    [
      'Senior Consulting Manager @ MERROW MARKETING, INC 2004-2008',
      'Product Manager @ MERROW MARKETING, INC 1998-2004',
    ],
  ],
  [
    'a sentence each, with the duties below',
    'Presently working as Accounts Executive in M/s. Merrow Pumps Pvt.\nLtd., Tarn since June 2021.\nNature of work:\nSales and journal vouchers\nWorked as Junior Accountant in Quarn Yarn Traders, Tarn from August 2018\nto May 2021.\nNature of work:\nPetty cash\nWorked as Audit Assistant with Weir & Associates, Tarn (June 2016 to July 2018)\nVouching',
    [
      'Accounts Executive @ Merrow Pumps Pvt. Ltd 2021-now',
      'Junior Accountant @ Quarn Yarn Traders 2018-2021',
      'Audit Assistant @ Weir & Associates 2016-2018',
    ],
  ],
  [
    'labels with the time below them, in two rows',
    'Position: Leading Hand Fitter\nCompany: Merrow Deeps Gold\nSwing: 8/6\nNov 2022 –\ncurrent\n- 11 fitters\nPosition: Diesel Fitter\nCompany: Quarn Pty Ltd\nFeb 2018 –\nOct 2022\n- Field service',
    ['Leading Hand Fitter @ Merrow Deeps Gold 2022-now', 'Diesel Fitter @ Quarn Pty Ltd 2018-2022'],
  ],
  [
    'another label where the others have the employer',
    'Firm: Weir Law, P.C.\nPost: Partner\nDuration: 2015 to 2018\nFirm: Tolle LLP\nPost: Associate\nDuration: 2010 to 2014\nCourt: District Court of Tarn\nPost: Law Clerk\nDuration: 2008 to 2009',
    [
      'Partner @ Weir Law, P.C. 2015-2018',
      'Associate @ Tolle LLP 2010-2014',
      'Law Clerk @ District Court of Tarn 2008-2009',
    ],
  ],
  [
    'works listed in a post, which are none',
    '2014-2020   Merrow Builders, Tarn\nSuperintendent\nProjects:\nTarn Elementary School, 88,000 SF, 2018-2019\nQuarn Fire Station, 2016-2017\n2008-2014   Weir Construction Co.\nForeman\nProjects:\nCourthouse annex, 2010-2011',
    ['Superintendent @ Merrow Builders 2014-2020', 'Foreman @ Weir Construction Co. 2008-2014'],
  ],
  [
    'the name of an employer behind "in", which the knowledge does not hold',
    '* Test Lead, Merrow Solutions Pvt Ltd from Nov 2020 to till date\n* Test Engineer in Quarnvel Softech, Tarn from June 2015 to May 2018',
    ['Test Lead @ Merrow Solutions Pvt Ltd 2020-now', 'Test Engineer @ Quarnvel Softech 2015-2018'],
  ],
  [
    'a title and its employer in a sentence below the dates',
    'Sept 2000 - May 2003\nTyre Fitter, Merrow Tyres, Tarn Road. Tracking, punctures, MOT runs.\nMarch 2006 - Nov 2012\nBus Driver, First Quarn. Started as a trainee, passed first time.',
    ['Tyre Fitter @ Merrow Tyres 2000-2003', 'Bus Driver @ First Quarn 2006-2012'],
  ],
  [
    'knowledge that is told, and what happened in a post',
    'Registered Nurse\nMerrow Hospital\nFeb 2020 - Feb 2021\n28 bed ward turned fever ward in March 2020\nAssistant Nurse\nQuarn Hospital\nJan 2018 - Jan 2020\nExperience in ventilators and pumps.',
    ['Registered Nurse @ Merrow Hospital 2020-2021', 'Assistant Nurse @ Quarn Hospital 2018-2020'],
  ],
  [
    'sentences on the employer between its name and the post',
    '\nMerrow Renewables plc\nMerrow is a developer of onshore wind with 640 staff in\nTarn and Norvale.\nExecutive Assistant\nSeptember 2019 – Present\n• Minute the board\n\nWeir & Tolle LLP\nA mid-sized firm of surveyors, founded 1924, advising landed estates.\nPersonal Assistant\nApril 2015 – August 2019\n• Diaries',
    ['Executive Assistant @ Merrow Renewables plc 2019-now', 'Personal Assistant @ Weir & Tolle LLP 2015-2019'],
  ],
  [
    'what was done for clients, which is part of a post',
    'Merrow Consulting LLC, Tarn\tApr 2019 - Aug 2023\nPrincipal Consultant\nClient: Quarn Beverage Co., Norvale\nRole: Finance Lead\nResponsibilities:\nLedgers of 14 firms\nClient: Tarn Hospital\nRole: Solution Architect\nResponsibilities:\nCharts of accounts',
    ['Principal Consultant @ Merrow Consulting LLC 2019-2023'],
  ],
])('posts of broken text: %s', (_, rows, posts) => {
  expect(postsTold(`Experience\n${rows}`)).toEqual(posts)
})

test('posts told without their time have it from the row that names both their title and their employer', () => {
  const table =
    'Organization Position Period\nMerrow Beach Resort Front Office Manager Jan 2020 - Present\nMerrow Beach Resort Assistant Front Office Manager Jun 2017 - Dec 2019'
  const told =
    'DETAILS OF EMPLOYMENT\nFront Office Manager, Merrow Beach Resort\n> In charge of 46 staff\nAssistant Front Office Manager, Merrow Beach Resort\n> Rosters'
  expect(postsTold(`${table}\n\n${told}`)).toEqual([
    'Front Office Manager @ Merrow Beach Resort 2020-now',
    'Assistant Front Office Manager @ Merrow Beach Resort 2017-2019',
  ])
})

test("the candidate's name at the top of a second page is no employer", () => {
  const text =
    'Experience\nMerrow Ltd\nCook, 2019 to 2021\nSoups and sauces.\nAda Merrow\nWaiter, 2016 to 2019\nCarried three plates.'
  expect(postsTold(text).join()).not.toContain('Ada')
})
