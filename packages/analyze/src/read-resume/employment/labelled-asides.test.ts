import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each(['Organization Overview', 'Company Profile', 'About the company', 'Firm size'])(
  'what "%s" tells of an employer is not its name',
  (label) => {
    const post = (firm: string, title: string, years: string) =>
      `Name of Organization: ${firm}\n${label}: One of the largest mills in Merrowland.\nPosition: ${title}\nDuration: ${years}`
    const posts = `${post('Quarn Mills Limited', 'Clerk', '2019 to 2021')}\n\n${post('Tarn Brushes', 'Cook', '2015 to 2019')}`
    expect(postsTold(`Work Experience\n${posts}`)).toEqual([
      'Clerk @ Quarn Mills Limited 2019-2021',
      'Cook @ Tarn Brushes 2015-2019',
    ])
  },
)

test('records that stand one behind the other in a row are read, each in it', () => {
  const row = 'Azienda: Quarn Ricambi - Mansione: Capoturno - Azienda: Merrow Logistica - Mansione: Carrellista'
  expect(() => postsTold(`Esperienze lavorative\n${row}`, 'it')).not.toThrow()
})

test.each(['Role/Project', 'Project Role', 'Role / Designation', 'Role Played', 'Present Position'])(
  'what stands behind "%s" is the title',
  (label) => {
    const post = (years: string, firm: string, title: string) =>
      `${years}\t${firm}\n\t\t${label}: ${title}\n\t\tSkills : Linux, Jenkins\nPatching of servers every month.`
    const posts = `${post('06/2019 - Current', 'Quarn', 'System Administrator')}\n\n${post('09/2015 - 05/2019', 'Tarn Pvt Ltd.', 'Mill application and Database Admin')}`
    expect(postsTold(`Professional Experience\n${posts}`)).toEqual([
      'System Administrator @ Quarn 2019-now',
      'Mill application and Database Admin @ Tarn Pvt Ltd. 2015-2019',
    ])
  },
)

test('a labelled aside behind the town of an employer names none', () => {
  const post = (head: string, title: string) => `${head}\n${title}\n- Kept the databases running.`
  const posts = [
    post('Merrow: Tarn, IL  Industry: Finance & Insurance   02/2012 - 02/2017', 'Database Administrator'),
    post('Quarn Bros:  Baltimore, MD  Industry: Government Staffing. 11/2008 – 01/2012', 'Database Analyst'),
    post('Fell : Baltimore MD Industry: Software Development 09/2005 – 06/2008', 'Database Architect'),
  ]
  expect(postsTold(`Professional Experience\n${posts.join('\n\n')}`)).toEqual([
    'Database Administrator @ Merrow 2012-2017',
    'Database Analyst @ Quarn Bros 2008-2012',
    'Database Architect @ Fell 2005-2008',
  ])
})

test('labels that a dash parts from their values, or nothing at all', () => {
  const post = (firm: string, role: string, time: string) =>
    `Company- ${firm}\nClient- Tarn Mills\n${role}\nTeam Size: 12\nDuration: ${time}\nResponsibilities:\n• Built the ledger.`
  const posts = [
    post('Merrow Systems', 'Role-Software Engineer', 'Feb 2017 to Till Date'),
    post('Quarn Consulting', 'Role Sr. Network Engineer', 'July 2013 to June 2014'),
  ]
  expect(postsTold(`Work Experience\n${posts.join('\n\n')}`)).toEqual([
    'Software Engineer @ Merrow Systems 2017-now',
    'Sr. Network Engineer @ Quarn Consulting 2013-2014',
  ])
  expect(postsTold('Work Experience\nPost-Doctoral Fellow, Quarn College, 2017 - 2019\n- Read old books')).toEqual([
    'Post-Doctoral Fellow @ Quarn College 2017-2019',
  ])
})

test('records that begin with the label of an employer are posts though they tell nothing else, and a headline has the title', () => {
  const text =
    'Test Engineer - Merrow Infotech\nSkill Details\nJava - 18 months\n\nWork Experience\ncompany - Merrow Infotech\ndescription - Worked on the portal of the bank.\ncompany - Quarn Soft Pvt. Ltd.\ndescription - I made the screens.'
  expect(postsTold(text)).toEqual(['Test Engineer @ Merrow Infotech -', '- @ Quarn Soft Pvt. Ltd. -'])
  // A label whose value was left out has none in the row of the next.
  const without = text.replace('Quarn Soft Pvt. Ltd.\n', '\n')
  expect(postsTold(without)).toEqual(['Test Engineer @ Merrow Infotech -'])
})

test('a title that no label tells, but the sentences of the post', () => {
  const text =
    'Company Details\ncompany - Merrow Engineering Pvt ltd\ndescription - Currently I am working as mechanical design engineer in Merrow engineering. Mills are made.\ncompany - Quarn Power Research Station\ndescription - One year experience as a Research assistant of the workshop.\ncompany - Tarn Soft Ltd\ndescription - Known as a house of quality.'
  expect(postsTold(text)).toEqual([
    'mechanical design engineer @ Merrow Engineering Pvt ltd -',
    'Research assistant @ Quarn Power Research Station -',
    '- @ Tarn Soft Ltd -',
  ])
})
