import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

/** The posts below a heading, as "title @ employer start-end". */
function postsOf(rows: string): string[] {
  const text = `Ada Merrow\nada@merrow.example\n\nExperience\n${rows}\n`
  return readResume(resumeOf(text), TODAY).employment.map(
    ({ title, employer, start, end, current }) =>
      `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? ''}-${current ? 'now' : (end?.year ?? '')}`,
  )
}

test('what one is dean of, or what for, is no employer', () => {
  const rows =
    'MERROW COLLEGE\nDean of the Faculty\t2008 - 2012\nDean for Advising and the First Year\t2005 - 2008\nSecretary of the Tarn Commission\t2001 - 2004'
  expect(postsOf(rows)).toEqual([
    'Dean of the Faculty @ MERROW COLLEGE 2008-2012',
    'Dean for Advising and the First Year @ MERROW COLLEGE 2005-2008',
    'Secretary @ Tarn Commission 2001-2004',
  ])
})

test('blocks between empty rows, each with one span of time, are a post each', () => {
  const rows = [
    'Clerk - Raleigh, NC\nApril 2021 - Present',
    'Dental Assistant - Graham, NC\nFebruary 2020 - March 2021',
    'Quarn Factory - Mebane, NC\nSales Lead\nOctober 2019 - January 2020',
    'Tarn Armour - Mebane, NC\nSeasonal Sales Associate\nMay 2019 - August 2019',
    'Wye Quills - Bossier City, LA\nCashier\nJanuary 2018 - April 2019',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Clerk @ - 2021-now',
    'Dental Assistant @ - 2020-2021',
    'Sales Lead @ Quarn Factory 2019-2020',
    'Seasonal Sales Associate @ Tarn Armour 2019-2019',
    'Cashier @ Wye Quills 2018-2019',
  ])
})

test('what stands before the dates is the head of a row that goes on with what was done', () => {
  const rows =
    'Merrow Ink, LLC, Editor-in-chief, Jan 2018 - present: shepherded publications from the first letter to the shops\nQuarn Vector, Ltd., Clerk, Oct 2015 - Feb 2017: kept the books of four shops and a mill'
  expect(postsOf(rows)).toEqual(['Editor-in-chief @ Merrow Ink, LLC 2018-now', 'Clerk @ Quarn Vector, Ltd. 2015-2017'])
})

test('a title behind a legal form is none of the name', () => {
  expect(postsOf('1990-1995: Quarn House, Inc. Senior Clerk\nDesigned the forms of the house.')).toEqual([
    'Senior Clerk @ Quarn House, Inc. 1990-1995',
  ])
})

test('a title goes on to "at"', () => {
  expect(postsOf('Manager, Core Plans, at Merrow, 2009 - 2011\n- Led a team of ten.')).toEqual([
    'Manager, Core Plans @ Merrow 2009-2011',
  ])
})

test('what stands behind the dash of a title is its specialty, where another row has the employer', () => {
  const rows =
    'Merrow Athletic\nFitness Consultant - Sales\nJune 2012 - May 2013\n- Sold it.\nTarn School\nAthletic Intern\nJanuary 2011 - May 2012\n- Helped.'
  expect(postsOf(rows)[0]).toBe('Fitness Consultant - Sales @ Merrow Athletic 2012-2013')
  expect(postsOf('Fitness Consultant - Merrow Athletic\nJune 2012 - May 2013\n- Sold.')[0]).toBe(
    'Fitness Consultant @ Merrow Athletic 2012-2013',
  )
})

test('ornaments part a row', () => {
  expect(postsOf('Clerk ⋄ Merrow Cellular ⋄ Columbus, OH\n(Jan 1997 - Oct 1998)\n- Kept the towers.')).toEqual([
    'Clerk @ Merrow Cellular 1997-1998',
  ])
})

test('clipped words end no name', () => {
  const rows =
    '1) Merrow Bldg. Materials Trdg. L.L.C. (Dubai)\nDesignation : Clerk\nDuration : 14 Nov. 2009 up to present\n2) Quarn Mfg. Co.\nDesignation : Typist\nDuration : 2003 to 2006'
  expect(postsOf(rows)).toEqual([
    'Clerk @ Merrow Bldg. Materials Trdg. L.L.C. 2009-now',
    'Typist @ Quarn Mfg. Co. 2003-2006',
  ])
})

test('a title before the colon of a sentence is the post of the name and dates right above', () => {
  const rows = [
    'Merrow Pumps (May 2007 - Dec 2009)\nBoat Consultant: Developed plans for the courses and coached new teams.',
    'Soda Tarn (July 2004 - Feb 2005)\nProject Manager: First encounter with boats. Lead the work for a bank.',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Boat Consultant @ Merrow Pumps 2007-2009',
    'Project Manager @ Soda Tarn 2004-2005',
  ])
  // Where the row of the dates has a title, what follows tells of that one.
  const titled =
    'Clerk, Merrow Pumps (May 2007 - Dec 2009)\nProject Manager: First encounter with one of them, who led the work.'
  expect(postsOf(titled)).toEqual(['Clerk @ Merrow Pumps 2007-2009'])
})

test('a name before the title in a block of its own is the employer, where others stand above', () => {
  const rows = [
    'Quarn Corporation\nBuild Engineer | Sep 2018 - May 2021\n- Kept the mills.',
    'Brine Harbour (Owner) | Oct 2009 - Aug 2018\n- Opened it.',
    'TarnSail.NET (Founder) | Jun 2000 - Jan 2009\n- Founded it.',
  ]
  expect(postsOf(rows.join('\n\n\n'))).toEqual([
    'Build Engineer @ Quarn Corporation 2018-2021',
    'Owner @ Brine Harbour 2009-2018',
    'Founder @ TarnSail.NET 2000-2009',
  ])
  // What stands behind the title is none.
  const roles =
    'Quarn Corporation\n\nBuild Engineer (Owner) | Sep 2018 - May 2021\n- Kept the mills.\n\nClerk (Founder) | Oct 2009 - Aug 2018\n- Opened it.'
  expect(postsOf(roles).every((post) => post.includes('@ Quarn Corporation'))).toBe(true)
})

test('a name and a title that a full stop parts, right below their dates', () => {
  const rows = [
    'October 1997-February 1999\n\nTTI.  Researcher with the Boats group at the Mill.\nResearch of many patterns.',
    '1996-1997\n\nMerrow Network, Inc.  Senior Software Engineer, working on the\nfiltering of boats.',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Researcher @ TTI 1997-1999',
    'Senior Software Engineer @ Merrow Network, Inc. 1996-1997',
  ])
  // A short form before a title is a part of it.
  expect(postsOf('2004 - 2009\nSr. Engineer\nTarn Coaches Ltd')).toEqual(['Sr. Engineer @ Tarn Coaches Ltd 2004-2009'])
  // What follows the full stop tells of the post before it.
  expect(
    postsOf('2004 - 2009\nBus Driver, Tarn Coaches. Started as a trainee and drove the boats of the town.'),
  ).toEqual(['Bus Driver @ Tarn Coaches 2004-2009'])
})

test('an employer in small letters that is named as it is found', () => {
  expect(postsOf('2009 - 2011 Videographer for quarnlight.com\n2005 - 2008 Cook at Merrow Grill')).toEqual([
    'Videographer @ quarnlight.com 2009-2011',
    'Cook @ Merrow Grill 2005-2008',
  ])
  expect(postsOf('2009 - 2011 Consultant for human resources, Merrow Ltd\n2005 - 2008 Cook at Merrow Grill')).toEqual([
    'Consultant for human resources @ Merrow Ltd 2009-2011',
    'Cook @ Merrow Grill 2005-2008',
  ])
})

test('a row that a verb in the past opens is none of a post, whatever its ending', () => {
  const rows =
    'Research Assistant\tMay - August 2023\nMerrow Lab, Quarn University\nRan 70 batch trials, learned to love the kiln\nBarista\t2021 - 2022\nTarn Café'
  expect(postsOf(rows)).toEqual([
    'Research Assistant @ Merrow Lab, Quarn University 2023-2023',
    'Barista @ Tarn Café 2021-2022',
  ])
  // A name goes on with a capital.
  expect(postsOf('Clerk\t2019 - 2021\nKept Promise Mills\nCook\t2016 - 2018\nMerrow Grill')).toEqual([
    'Clerk @ Kept Promise Mills 2019-2021',
    'Cook @ Merrow Grill 2016-2018',
  ])
})

test('behind dates, where no sign parts anything, the word before a state is a town', () => {
  const rows = [
    'Truck Loader May 2013 - October 2016 LMQ Aerospace Lenmere, KS Loaded freight, set up shipments, worked with customers.',
    'Dock Worker May 2008 - April 2009 Quarn Spring Hill Spring Hill, KS Unloaded trailers and kept the dock clean.',
    'Cook May 2006 - April 2007 Tarn Valley Hospital, KS Cooked the meals of the wards, and served them.',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Truck Loader @ LMQ Aerospace 2013-2016',
    'Dock Worker @ Quarn Spring Hill 2008-2009',
    'Cook @ Tarn Valley Hospital 2006-2007',
  ])
})

test('undated posts in a list of their own', () => {
  const rows = [
    'Merrow Corporation\nBuild Engineer | Sep 2018 - May 2021\n- Managed the mills.',
    'Additional Roles:\n- Test Analyst at Quarn Systems.\n- Kiln Engineer at Tarnflow, Leeds',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Build Engineer @ Merrow Corporation 2018-2021',
    'Test Analyst @ Quarn Systems -',
    'Kiln Engineer @ Tarnflow -',
  ])
  // Below a post, what small letters tell is no other.
  const told =
    'Merrow Corporation\nBuild Engineer | Sep 2018 - May 2021\n- Managed the mills.\n- Team leader at weekends.\n- Looked at all of the mills of Tarn.'
  expect(postsOf(told)).toEqual(['Build Engineer @ Merrow Corporation 2018-2021'])
})

test('a subject before the school or firm belongs to the title', () => {
  const rows =
    'Department Head, Civil Engineering, Merrow Institute of Technology\t2010 - 2014\nClerk, Quarn Engineering, Tarn Group\t2005 - 2009'
  expect(postsOf(rows)).toEqual([
    'Department Head, Civil Engineering @ Merrow Institute of Technology 2010-2014',
    'Clerk @ Quarn Engineering, Tarn Group 2005-2009',
  ])
})

test('below an employer and its dates a title stands before the full stop of its own', () => {
  const rows = [
    'Quarn Digital Library, 2015–2018\nProduct Manager / Research Data Specialist. Product manager for a tool that many libraries plan with',
    'Merrow Centre for Digital Studies, 2014–2015\nPostdoctoral Fellow. Connected librarians and students to plan and support projects of their own.',
    'Tarn Group PLC, 2014\nReporting to the Commercial Director. Responsible for the accounts of two live sites.',
    'Journal of Merrow Archaeology, 2014\nManaging Editor. Managed the move to a new press and raised the number of issues.',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'Product Manager / Research Data Specialist @ Quarn Digital Library 2015-2018',
    'Postdoctoral Fellow @ Merrow Centre for Digital Studies 2014-2015',
    '- @ Tarn Group PLC 2014-2014',
    'Managing Editor @ Journal of Merrow Archaeology 2014-2014',
  ])
})

test('a state behind a known town is no assistant', () => {
  const rows = [
    'MERROW UNIVERSITY, Philadelphia, PA\tJune 2018 – Present\nInformation Systems ITA\nAssist students with their coursework.',
    'QUARN SUPERMARKET, Philadelphia, PA\tSeptember 2017 – Present\nFront End Manager\nLead 35 people.\nCustomer Service Representative\tMay 2010 – August 2015\nPromoted from Bagger.',
    'TOLLE BELOW INC., Philadelphia, PA\tMay 2018 – August 2018\nStore Operations Analyst Intern\nRead the weekly figures.',
    'TARN BANK, Philadelphia, PA\tAugust 2015 – September 2017\nBank Teller\nManaged cash.',
  ]
  expect(postsOf(rows.join('\n\n')).filter((post) => post.startsWith('PA'))).toEqual([])
})

test('a line of business behind "im" is no employer', () => {
  const rows = [
    'Verkäuferin im Einzelhandel, Bereich Büro, Schule, Papier\nLimbo Handelsgesellschaft mbH, Wien · 03/2006 - 07/2008\n\n- Kundenberatung und Verkauf',
    'Verkäuferin im Einzelhandel, Bereich Lebensmittel\nQuarn AG, Wien · 01/2003 - 07/2004',
  ]
  expect(postsOf(rows.join('\n\n')).map((post) => post.replace(/^.* @ /, ''))).toEqual([
    'Limbo Handelsgesellschaft mbH 2006-2008',
    'Quarn AG 2003-2004',
  ])
})

test('the agency that sent somebody, in Polish', () => {
  const rows = [
    'PRACOWNIK BIUROWY\nMerrow Obsługa Sp. z o.o. za pośrednictwem Work-Point I\n04.2021 - 01.2022\n• archiwizacja',
    'KASJER\nQuarn SP. Z O.O.\n2014 - 2021\n• obsługa kasy',
  ]
  expect(postsOf(rows.join('\n\n'))).toEqual([
    'PRACOWNIK BIUROWY @ Merrow Obsługa Sp. z o.o 2021-2022',
    'KASJER @ Quarn SP. Z O.O. 2014-2021',
  ])
})
