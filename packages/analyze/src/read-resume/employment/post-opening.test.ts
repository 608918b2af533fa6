import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** The posts of a resume, as "title @ employer start". */
function postsOf(text: string): string[] {
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}\n`), { year: 2026, month: 1 })
  return employment.map(({ title, employer, start }) => `${title?.value} @ ${employer?.value} ${start?.year ?? ''}`)
}

test('below the achievements of one post the next opens as that did', () => {
  const text = `WORK HISTORY
Software Engineer at Quarn Inc.
April 2020 - October 2024
Wrote the billing of the shop.
Achievements:
Moved the shop to one database.
Kept it running all winter.
Harbour Pilot at Tarn Inc. (Japan)
April 2018 - March 2020
Brought in ships.`
  expect(postsOf(text)).toEqual(['Software Engineer @ Quarn Inc. 2020', 'Harbour Pilot @ Tarn Inc. 2018'])
})

test('below the achievements of one post the next has a row for its title, one for its employer and one for its dates', () => {
  const text = `WORK HISTORY:
Software Engineer
Quarn Inc.
April 2020 - October 2024
Wrote the billing of the shop.
ACHIEVEMENTS:
* Moved the shop to one database.
Harbour Pilot
Tarn Shipping
April 2018 - March 2020
Brought in ships.`
  expect(postsOf(text)).toEqual(['Software Engineer @ Quarn Inc. 2020', 'Harbour Pilot @ Tarn Shipping 2018'])
})

test('below the projects of one post the next opens as that did', () => {
  const text = `Work Experience:
1- From 10/2019 to now: (Quarn Contracting Co.) - Fell
Site Engineer
Projects:
• Storm water network
Client: Fell Council
Scope: 21 km of pipes and manholes
2- From 02/2016 to 09/2019: (Tarn Trading Co.) - Wye
Junior Site Engineer
Projects:
• House connections`
  expect(postsOf(text)).toEqual([
    'Site Engineer @ Quarn Contracting Co. 2019',
    'Junior Site Engineer @ Tarn Trading Co. 2016',
  ])
})

test('what a heading of its own calls projects holds no posts', () => {
  const text = `EXPERIENCE
Lecturer, Merrow College (2019 - 2023)
Taught.
PROJECTS
Team Leader, Moving the Stores (August 2017 - December 2017)
Project Member, Cheaper Transport (January 2018 - May 2018)
SKILLS
Excel, Word`
  expect(postsOf(text)).toEqual(['Lecturer @ Merrow College 2019'])
})

test('awards below a heading that looks as that of the posts are none', () => {
  const text = `EXPERIENCE
Merrow Theatre, 2019 - 2023
Stage Manager
Ran the shows.
ACHIEVEMENTS
Tarn Festival, 2015 - 2017
Jury Member
SKILLS
Excel, Word`
  expect(postsOf(text)).toEqual(['Stage Manager @ Merrow Theatre 2019'])
})

test('at the top of a page the dates of a post stand above the title that the first has beside them', () => {
  const text = `Career Record
September 2017 - Present\tSenior Project Manager
Tarn Water Consulting, Dublin
Responsibilities
• Manage budgets between one and six million
Selected projects
Project\tClient\tPeriod
Driver Portal\tRoad Office\t01/2019 - 03/2021
Ada Merrow - Curriculum Vitae
February 2011 - August 2017
Project Manager
Weirside Systems Ltd, Limerick
Responsibilities
• Ran rollouts of desktop and network services
Selected projects
Project\tClient\tPeriod
Library Upgrade\tCity Libraries\t05/2014 - 02/2015`
  expect(postsOf(text)).toEqual([
    'Senior Project Manager @ Tarn Water Consulting 2017',
    'Project Manager @ Weirside Systems Ltd 2011',
  ])
})

test.each(['Lead Engineer Hydraulic Structures', 'Ward Nurse Intensive Care'])(
  'words that hold a job alone beside the dates are its title: %s',
  (title) =>
    expect(postsOf(`WORK EXPERIENCE\nJanuary 2016 - Present\t${title}\nTarn Water Board\n• Prepared the rota`)).toEqual(
      [`${title} @ Tarn Water Board 2016`],
    ),
)
