import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('a remark that one was on leave is no post', () => {
  const rows = [
    'Employment',
    'Professor. Tarn University. 2016 - present.',
    '(On leave 2021 - 2022.)',
    'Associate Professor. Quarn University. 2007 - 2016.',
  ].join('\n')
  expect(postsTold(rows).map((post) => post.split(' @ ')[0])).toEqual(['Professor', 'Associate Professor'])
})

test('standing in for somebody on leave is one', () => {
  const rows = [
    'Employment',
    'Substitute Teacher (teacher on leave)',
    'Merrow School',
    '2005 - 2007',
    'Clerk',
    'Quarn School',
    '2003 - 2005',
  ].join('\n')
  expect(postsTold(rows)).toEqual([
    'Substitute Teacher (teacher on leave) @ Merrow School 2005-2007',
    'Clerk @ Quarn School 2003-2005',
  ])
})

test.each(['Achievements/Tasks', 'Logros/Tareas', 'Conquistas/Tarefas'])(
  'what a builder writes above the duties of each post is none below a break, either: %s',
  (label) => {
    const post = (title: string, firm: string, dates: string, duty: string) =>
      `${title}\n${firm}${dates}\tTarn, OR\n${label}\n• ${duty}`
    const posts = [
      post('Founder & Developer', 'Self-employed\n', '02/2023 - Present', 'Build software for ferries'),
      post('Career Break', '', '05/2022 - 01/2023', 'Parental leave'),
      post('Software Engineer', 'Merrow Data\n', '03/2017 - 04/2022', 'Wrote the billing service in Go'),
      post('Software Tester', 'Quarn Games\n', '07/2013 - 02/2017', 'Tested games'),
    ]
    expect(postsTold(`WORK EXPERIENCE\n${posts.join('\n')}`)).toEqual([
      'Founder & Developer @ Self-employed 2023-now',
      'Software Engineer @ Merrow Data 2017-2022',
      'Software Tester @ Quarn Games 2013-2017',
    ])
  },
)
