import { describe, expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function postsIn(rows: string): string[] {
  const text = `Ada Merrow\nada@merrow.example\n\nExperience\n${rows}\n`
  return readResume(resumeOf(text), { year: 2026, month: 1 }).employment.map(
    ({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`,
  )
}

function named(name: string): string[] {
  return postsIn(`${name}\t2014 - 2017\n- Kept the books of the house`)
}

describe('what a bracket behind a title tells', () => {
  test.each([
    'with tenure',
    'home-based',
    'Working Student',
    'sessional',
    'one-year contract',
    'temp to hire',
    'national service',
    'Interchange secondment',
    'TLR 1b',
    'EC-06',
  ])('is its contract or grade: %s', (bracket) => {
    expect(postsIn(`Teacher (${bracket})\nMerrow Hill School\n2014 - 2017`)).toEqual(['Teacher @ Merrow Hill School'])
  })

  test.each(['Class 2', 'Mathematics', 'Trainee', 'UT2'])('is the specialty of the title: %s', (bracket) => {
    expect(postsIn(`Teacher (${bracket})\nMerrow Hill School\n2014 - 2017`)).toEqual([
      `Teacher (${bracket}) @ Merrow Hill School`,
    ])
  })

  test('names no employer, too', () => {
    expect(named('Web Developer (Quarn Tools)')).toEqual(['Web Developer (Quarn Tools) @ -'])
  })
})

describe('where one was posted', () => {
  test.each([
    ['Supply Sergeant, Fort Quarn, NC', 'Supply Sergeant'],
    ['Platoon Sergeant, 546th Supply Company', 'Platoon Sergeant'],
    ['First Sergeant, 2nd Quarn Battalion', 'First Sergeant'],
  ])('belongs to the army above: %s', (row, title) => {
    expect(postsIn(`United States Army\t2003 - 2017\n\n${row}\t2010 - 2014\n- Kept the stores of the camp`)).toContain(
      `${title} @ United States Army`,
    )
  })

  test.each(['Office of Academic Affairs', 'Department of Mill Sciences'])('is no part of a title: %s', (unit) => {
    expect(postsIn(`Merrow State University\nProgram Manager, ${unit}\n2014 - 2017`)).toEqual([
      'Program Manager @ Merrow State University',
    ])
  })

  test('is a branch', () => {
    expect(postsIn('MERROW TRUST BANK PLC\nCash Officer, Quarn-Ode Branch\n2014 - 2017')).toEqual([
      'Cash Officer @ MERROW TRUST BANK PLC',
    ])
  })

  test.each(['Quarn Hall', 'Tarn HQ'])('is a house: %s', (house) => {
    expect(postsIn(`Merrow College\nResidence Proctor, ${house}\n2014 - 2017`)).toEqual([
      'Residence Proctor @ Merrow College',
    ])
  })

  test('leaves specialties where they are', () => {
    expect(postsIn('Merrow General Hospital\nStaff Nurse, Dialysis Unit\n2014 - 2017')).toEqual([
      'Staff Nurse, Dialysis Unit @ Merrow General Hospital',
    ])
  })
})

describe('the organisation, not its part', () => {
  test.each([
    ['Teller\nMERROW ZUMA BANK PLC, Quarn Main Market branch\n2014 - 2017', 'Teller @ MERROW ZUMA BANK PLC'],
    ['Clerk\nMerrow Extension School, Academic Services Office\n2014 - 2017', 'Clerk @ Merrow Extension School'],
    [
      'Merrowsoft - Technical Cloud Team\n2014 - 2017\nSoftware Engineer\n- Created tools',
      'Software Engineer @ Merrowsoft',
    ],
    ['Zorbex\nThe Hague, NL\n5/2012 - 2017\nSoftware Engineer\n- Built applications', 'Software Engineer @ Zorbex'],
  ])('%j', (rows, post) => {
    expect(postsIn(rows)).toEqual([post])
  })

  test.each([
    ['Chemistry Department, Merrow College', 'Merrow College'],
    ['Tarn Institute of Hydrology, Merrow College', 'Tarn Institute of Hydrology'],
  ])('stands behind its unit: %s', (row, employer) => {
    expect(postsIn(`Clerk\n${row}\n2014 - 2017`)).toEqual([`Clerk @ ${employer}`])
  })

  test.each([
    ['Merrow Community Hospital, Quarnpur', 'Merrow Community Hospital'],
    ['MERROW TRUST BANK PLC, QUARN MARKET BRANCH', 'MERROW TRUST BANK PLC'],
    ['Merrow Dental Group, APMC', 'Merrow Dental Group, APMC'],
  ])('ends before its town or branch behind a label, too: %s', (name, employer) => {
    expect(postsIn(`Hospital: ${name}\nPost: Staff Nurse\nDate: 2014 - 2017\nWard: Surgery`)).toEqual([
      `Staff Nurse @ ${employer}`,
    ])
  })

  test.each([
    ['Merrow Relief (INGO)', 'Merrow Relief'],
    ['Merrow Fibre Ltd (ISP)', 'Merrow Fibre Ltd'],
    ['Merrow Institute of Technology (MIT)', 'Merrow Institute of Technology (MIT)'],
  ])('without the letters of its kind: %s', (name, employer) => {
    expect(postsIn(`${name}\nFinance Officer\n2014 - 2017`)).toEqual([`Finance Officer @ ${employer}`])
  })

  test('is told by its unit where nothing else tells it', () => {
    expect(postsIn('Clerk\nMerrow Field Office\n2014 - 2017')).toEqual(['Clerk @ Merrow Field Office'])
  })

  test('goes on with its place in the row below', () => {
    expect(postsIn('2014 - 2017\tAssistant Engineer, Government of\n\tMaharashtra. Checked earth dams.')).toEqual([
      'Assistant Engineer @ Government of Maharashtra',
    ])
  })
})

test('terms of a contract name no employer', () => {
  expect(postsIn('Computer Technician (p/t), Merrow PC Doctor, 2014 - 2017')).toEqual([
    'Computer Technician @ Merrow PC Doctor',
  ])
})

test('before a country and beside a title without an employer stands the employer', () => {
  expect(
    postsIn(
      'Staff Engineer, Quarnpay, India - April 2022 - Present\n- Researched a search\n    Team leadership, Interfaces\n- Built a service',
    ),
  ).toEqual(['Staff Engineer @ Quarnpay'])
  expect(postsIn('Merrow Systems Ltd\nStaff Engineer, Quarnpur, India\n2014 - 2017')).toEqual([
    'Staff Engineer @ Merrow Systems Ltd',
  ])
})

test('what somebody owns is the employer', () => {
  expect(named('Owner of Merrow Grill (food stand)')).toEqual(['Owner @ Merrow Grill'])
  expect(named('Owner of the process')).toEqual(['Owner of the process @ -'])
})

test('an employer ends before the hours that stand behind it without a sign; a firm named after them keeps them', () => {
  const posts =
    'Logistics Manager\nMerrow Haulage Full-time\nApr 2018 – Mar 2020\n\nClerk\nPart Time Heroes Ltd\n2015 – 2017'
  expect(postsIn(posts)).toEqual(['Logistics Manager @ Merrow Haulage', 'Clerk @ Part Time Heroes Ltd'])
})

test('the hours behind a title are no part of it', () => {
  const posts =
    'Merrow Haulage, Tarnford\nDriver Part-time 10/16-5/17\n\nQuarn Mills, Tarnford\nCook - Full Time 10/14-5/15'
  expect(postsIn(posts)).toEqual(['Driver @ Merrow Haulage', 'Cook @ Quarn Mills'])
  expect(
    postsIn(
      'Merrow Bank, Tarnford\nClerk / Remote Position 10/16-5/17\n\nQuarn Mills, Tarnford\nCook (Secret Clearance) 10/14-5/15',
    ),
  ).toEqual(['Clerk @ Merrow Bank', 'Cook @ Quarn Mills'])
  expect(postsIn('Cajera a tiempo parcial\nSupermercados Quarn S.A.\n2015 – 2017')).toEqual([
    'Cajera a tiempo parcial @ Supermercados Quarn S.A.',
  ])
})

test('an employer ends before how long one was with it; a firm named after a time keeps it', () => {
  expect(postsIn('Welder\nMerrow Mills Ltd 6 Months\n2014 - 2017\n\nClerk\n9 Months Quarn Ltd\n2010 - 2012')).toEqual([
    'Welder @ Merrow Mills Ltd',
    'Clerk @ 9 Months Quarn Ltd',
  ])
})

test('"at" within the name of a firm at home divides nothing', () => {
  const rows =
    'Carer, Merrow at Home Ltd, 2014 - 2017\n- Cared\n\nAide, Quarn at Home, Tarn, CO, 2012 - 2014\n- Cared\n\nClerk at Home Mills Ltd, 2010 - 2012'
  expect(postsIn(rows)).toEqual(['Carer @ Merrow at Home Ltd', 'Aide @ Quarn at Home', 'Clerk @ Home Mills Ltd'])
})

test('an employer ends before its town and the code of its state, which may be a legal form, too', () => {
  const rows = [
    'Clerk -- Merrow Parcels, Inc., Quarnton CO\n6/1999-6/2000\n- Kept the books',
    'Lab Monitor -- University of Merrow, Quarnton CO\n1/1998-6/1999\n- Kept the lab',
    'Cook -- Quarn Trading, Tarn Co.\n1/1997-6/1998\n- Kept the ovens',
  ]
  expect(postsIn(rows.join('\n\n'))).toEqual([
    'Clerk @ Merrow Parcels, Inc.',
    'Lab Monitor @ University of Merrow',
    'Cook @ Quarn Trading, Tarn Co.',
  ])
})
