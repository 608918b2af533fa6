import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function posts(text: string): string[] {
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
  return employment.map(({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`)
}

const CLERK = 'Clerk\nMerrow Ltd\nJan 2015 - Dec 2017\n- Filed papers\n\n'
const COOK = 'Sous Chef\nPalmnut House\nJan 2018 - Dec 2020\n- Led six cooks\n\n'

test.each([
  [
    'names in quotation marks, whole or in part',
    'Experience\nWaiter\nHotel "Corona"\nJan 2018 - Mar 2020\n\nClerk\n"Merrow" Ltd\nJan 2015 - Dec 2017',
    ['Waiter @ Hotel "Corona"', 'Clerk @ "Merrow" Ltd'],
  ],
  [
    'a name and its town above several roles, and an employer below the last title',
    `Experience
Parcelnest, Quarnford, WA
Parcel Engineer\tApr 2022 - Present
- Wrote the label printer's software
Senior Clerk\tFeb 2019 - Mar 2022
- Led on-call reform
Junior Clerk\tJul 2014 - Jul 2016
Orcabyte Labs, Portland, OR
- Kept the back office of a ferry`,
    ['Parcel Engineer @ Parcelnest', 'Senior Clerk @ Parcelnest', 'Junior Clerk @ Orcabyte Labs'],
  ],
  [
    'a unit in the row below its organisation',
    'Experience\nResearch Assistant\nRideau Polytechnic University,\nTransport Lab\nJan 2018 - Mar 2020',
    ['Research Assistant @ Rideau Polytechnic University, Transport Lab'],
  ],
  [
    'a remark before a colon, and both names behind it',
    'Experience\nCivilian service: Larch Care Home, orderly\t2003 - 2004',
    ['orderly @ Larch Care Home'],
  ],
  [
    'a bracket with a number behind a title',
    'Experience\nCrane Driver (Tower 7b)\nMerrow Ltd\nJan 2018 - Mar 2020',
    ['Crane Driver (Tower 7b) @ Merrow Ltd'],
  ],
  [
    'partners who make one firm, and towns behind the comma',
    `Experience
Crabtree, Moss & Dunn, Oakham - Trainee Solicitor\t2002 - 2004
Voborník, Štěrba a spol., Lutín - Assistant\t2005 - 2009`,
    ['Trainee Solicitor @ Crabtree, Moss & Dunn', 'Assistant @ Voborník, Štěrba a spol.'],
  ],
  [
    'a town with an address of the web between employer and title',
    `Experience
September 2024 - present
Quarnlight Centre
Perth, quarnlight.example
Librarian
Lent books

September 2021 - August 2023
Bluefen School
Teacher
Taught children`,
    ['Librarian @ Quarnlight Centre', 'Teacher @ Bluefen School'],
  ],
  [
    'dates below the place, each post apart',
    `Experience
Cashier
QuickMart Larkton
Merrow Town
December 2020 - Present

Sales Clerk
Bluefen Hardware
Oldlark Town
May 2018 - November 2020`,
    ['Cashier @ QuickMart Larkton', 'Sales Clerk @ Bluefen Hardware'],
  ],
  [
    'who works for nobody as the employer, and clients below',
    `Work
2018 - now\tSelf-employed, Graphic Designer
Clients: The Lantern Café, Moorland Trust, Otter Press
2014 - 2018\tPressworks Larkton, Print Operator`,
    ['Graphic Designer @ Self-employed', 'Print Operator @ Pressworks Larkton'],
  ],
  [
    'a team in a cell of its own, between employer and title',
    `경력사항
2018.03 ~ 현재\t(주)바다물산\t영업팀\t사원
2014.05 ~ 2018.02\t한울식품\t생산팀\t주임`,
    ['사원 @ (주)바다물산', '주임 @ 한울식품'],
  ],
  [
    'an organisation without its department',
    'Experience\nAnalyst\nGatineau Health Network, Planning Department\nJan 2018 - Mar 2020',
    ['Analyst @ Gatineau Health Network'],
  ],
  [
    'the specialty behind a title, where employers have rows of their own',
    `Experience\nChef de Partie, Grill and Sauce\nThe Tanner’s Yard\nApr 2021 - Sep 2022\n- Ran the grill\n\n${COOK}`,
    ['Chef de Partie, Grill and Sauce @ The Tanner’s Yard', 'Sous Chef @ Palmnut House'],
  ],
  [
    'an employer with a dash behind it, place and dates below',
    'Work Experience\nStore Manager\nQuarnlight -\nLeeds -\nJune 2016 to May 2019\n- Ran the shop',
    ['Store Manager @ Quarnlight'],
  ],
  [
    'words that lead up to a title',
    'Experience\nWorked as a Support Engineer\nMerrow Systems Ltd\nJan 2018 - Mar 2020',
    ['Support Engineer @ Merrow Systems Ltd'],
  ],
  [
    'two titles that a stroke divides as one post',
    'Experience\nProject Manager / Technical Lead\nMerrow Systems Ltd\nJan 2018 - Mar 2020',
    ['Project Manager / Technical Lead @ Merrow Systems Ltd'],
  ],
  [
    'a title behind a legal form and nothing else',
    'Experience\n03/2015 - 03/2018 Merrow Systems s.r.o. shift foreman',
    ['shift foreman @ Merrow Systems s.r.o.'],
  ],
  [
    'an article with a capital in the name',
    'Experience\nReporter for The Merrow News, Jan 2018 - Mar 2020',
    ['Reporter @ The Merrow News'],
  ],
])('a head keeps %s', (_, text, expected) => expect(posts(text)).toEqual(expected))

test.each([
  ['a membership', 'Memberships\nMember, Institute of Merrow Clerks, 2015 - 2019'],
  ['an award', 'Awards\nOutstanding First Year Teacher, Juniper High School, 2015 - 2016'],
  ['a label of its own', `Growth path and deputations:\n`],
  ['a sentence in the past tense', 'Sponsored Creative Writing Club\n'],
  ['a row that breaks off', 'Adviser in the Office of the\n'],
])('%s is no post', (_, text) => expect(posts(`Work Experience\n${CLERK}${COOK}${text}`)).toHaveLength(2))

test('a list over several rows holds no post', () => {
  const tools = `Quarn Azure, C#, SQL, Shell, App Insights, Data Factory, Redis Cache, API
Management Gateway, App Services, Edge CDN, Azure Traffic Manager,
Automated Unit Testing, Web Testing, Load Tests etc. Tools - SpecFlow,
JMeter, Moq, Fluent Assertions, GIT, Microsoft Test Manager, Continuous
Integration and deployment`
  const post = 'Software Engineer\n\nMerrow Soft -\nTarn -\n\nJune 2016 to May 2017\n\nTechnologies used:\n'
  expect(posts(`Work Experience\n\n${post}${tools}`)).toEqual(['Software Engineer @ Merrow Soft'])
})

test('tools behind a word that is a title elsewhere are no post', () => {
  const duties = '- Kept the machines of the bank\nServer : IIS, Oracle, Jenkins\nAdministrator: Linux, Docker, Git\n'
  const post = 'Systems Engineer\nMerrow Soft Ltd, Sept 2013 - Sept 2015\n'
  expect(posts(`Work Experience\n${post}${duties}`)).toEqual(['Systems Engineer @ Merrow Soft Ltd'])
  expect(posts(`Work Experience\nServer: Olive Grill, Tarn\nJan 2013 - Sept 2015\n`)).toEqual(['Server @ Olive Grill'])
})

test('a dated row of unknown words is a post only where it stands as the others do', () => {
  const listed = posts(
    `Work Experience\n${CLERK}${COOK}Quarn turning\nMerrow Yard Ltd\nJan 2010 - Dec 2012\n- Turned quarns`,
  )
  expect(listed).toContain('Quarn turning @ Merrow Yard Ltd')
  const told = posts(`Work Experience\n${CLERK}${COOK}Quarn turning, Merrow Yard (2010 - 2012)`)
  expect(told).toHaveLength(2)
})
