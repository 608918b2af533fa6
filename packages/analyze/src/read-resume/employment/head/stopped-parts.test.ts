import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { postsTold } from '../../samples/posts-told.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\nEmployment\n'
const EDUCATION = '\n\nEducation\nBSc Owls, Fell University, 1999'

test.each([
  [
    'title, unit, employer and dates',
    'Lecturer. Department of Owls. Merrow University. 2016 - 2020.\nArchivist. Old Books. Quarn Library. 2010 - 2016.',
    ['Lecturer @ Merrow University 2016-2020', 'Archivist @ Quarn Library 2010-2016'],
  ],
  [
    'the dates in a row of their own below',
    'Lecturer. Department of Owls and Birds of the Lakes. Merrow University.\n2016 - 2020.\nLecturer. Department of Owls and Birds of the Lakes. Fell University.\n2010 - 2016.',
    ['Lecturer @ Merrow University 2016-2020', 'Lecturer @ Fell University 2010-2016'],
  ],
  [
    'the dates before the title',
    '2016 - 2020. Lecturer. Department of Owls. Merrow University.\n2010 - 2016. Archivist. Quarn Library.',
    ['Lecturer @ Merrow University 2016-2020', 'Archivist @ Quarn Library 2010-2016'],
  ],
])('full stops divide %s', (_, text, posts) => {
  expect(postsTold(HEAD + text + EDUCATION)).toEqual(posts)
})

test.each([
  [
    'fr',
    "2022 à aujourd'hui. L'Amirale, Tarnville, gastronomique. Chef de partie viandes & sauces\n2019-2022. Brasserie Le Quarn, Tarn-la-Ville. Commis puis demi-chef de partie",
    [
      "Chef de partie viandes & sauces @ L'Amirale 2022-now",
      'Commis puis demi-chef de partie @ Brasserie Le Quarn 2019-2022',
    ],
  ],
  [
    'it',
    'Dal 2016 a oggi – Studio tecnico Arch. Quarni, Tarnate. Disegnatore CAD edile\n2011 – 2016 – Impresa edile Merrow, Tarnello. Assistente di cantiere',
    [
      'Disegnatore CAD edile @ Studio tecnico Arch. Quarni 2016-now',
      'Assistente di cantiere @ Impresa edile Merrow 2011-2016',
    ],
  ],
  [
    'en',
    '2019 - 2022. Merrow Mills, Tarnford. Night foreman\n2015 - 2019. Quarn Library, Fell. Archivist',
    ['Night foreman @ Merrow Mills 2019-2022', 'Archivist @ Quarn Library 2015-2019'],
  ],
])('behind the dates a full stop parts the employer and its town from the title (%s)', (language, text, posts) => {
  expect(postsTold(`Experience\n${text}`, language)).toEqual(posts)
})

test('a sentence behind a title is no employer', () => {
  const posts = ['Merrow Mills Ltd', '2016 - 2020. Foreman. Led the night shift and kept its books.']
  const more = ['Quarn Mills Ltd', '2012 - 2016. Foreman. Led the day shift and kept its books.']
  expect(postsTold(HEAD + [...posts, ...more].join('\n') + EDUCATION)).toEqual([
    'Foreman @ Merrow Mills Ltd 2016-2020',
    'Foreman @ Quarn Mills Ltd 2012-2016',
  ])
})

test('below an employer and its dates a full stop ends the title, and a sentence follows', () => {
  const posts = [
    'Tarn Digital Library, University of Merrow, 2015–present',
    'Product Manager. Manager of the planning tool.',
  ]
  const more = ['Journal of Fell Archaeology, 2014', 'Managing Editor. Moved to a new system for what is sent in.']
  expect(postsTold(HEAD + [...posts, '', ...more].join('\n') + EDUCATION)).toEqual([
    'Product Manager @ Tarn Digital Library 2015-now',
    'Managing Editor @ Journal of Fell Archaeology 2014-2014',
  ])
})

test('below an item of a list that names an employer and its year a full stop ends the title, in Spanish', () => {
  const posts = [
    '* 2014 - 2016 Merrow Vinos',
    '  Administrativo.',
    '    + Tareas de administrativo. Pedidos.',
    '* 2012 Quarn',
    '  Asesor especialista.',
    '    + Asesorar al tribunal en la prueba de idiomas.',
    '* 2011 Tarn',
    '  Subcoordinadora de turno.',
    '    + Turnos y horarios de la planta.',
  ]
  expect(postsTold(`Experiencia\n\n${posts.join('\n')}\n`, 'es')).toEqual([
    'Administrativo @ Merrow Vinos 2014-2016',
    'Asesor especialista @ Quarn 2012-2012',
    'Subcoordinadora de turno @ Tarn 2011-2011',
  ])
})

test('below an employer and its dates a sentence on whom one answers to is no title', () => {
  const told = ['Quarn Mills Ltd, 2010 - 2013', 'Reporting to the Sales Director. Kept the books of the mill.']
  expect(postsTold(HEAD + told.join('\n') + EDUCATION)).toEqual(['- @ Quarn Mills Ltd 2010-2013'])
})

test('short forms keep their full stop', () => {
  const text = 'Asst. Engineer, Quarn Corp., 2010 - 2016\nClerk, Merrow Bros., 2004 - 2010'
  expect(postsTold(HEAD + text + EDUCATION)).toEqual([
    'Asst. Engineer @ Quarn Corp. 2010-2016',
    'Clerk @ Merrow Bros. 2004-2010',
  ])
})

test('the margin breaks an item of a list of posts, and a full stop ends it', () => {
  const items = [
    '- Assistant Professor, Department of Philosophy, Merrow State\nUniversity, 2012 - 2020.',
    '- Assistant Professor, Department of Philosophy, The Quarn State\nUniversity, 2005 - 2012.',
  ]
  expect(postsTold(HEAD + items.join('\n') + EDUCATION)).toEqual([
    'Assistant Professor @ Merrow State University 2012-2020',
    'Assistant Professor @ The Quarn State University 2005-2012',
  ])
})

test('below what was done in a post the next is no rest of it', () => {
  const text =
    'Clerk, Merrow Ltd, 2012 - 2020\n- Manager meetings, the books of the whole of the harbour kept\nBookkeeper, Quarn Ltd, 2005 - 2012'
  expect(postsTold(HEAD + text + EDUCATION)).toEqual([
    'Clerk @ Merrow Ltd 2012-2020',
    'Bookkeeper @ Quarn Ltd 2005-2012',
  ])
})

test.each([
  [
    '2018 - 2020 Clerk, Merrow Ltd. Filed papers and answered calls.\n2015 - 2018 Printer, Quarn Press. Offset and digital presses.',
    ['Clerk @ Merrow Ltd. 2018-2020', 'Printer @ Quarn Press 2015-2018'],
  ],
  [
    '2018 - 2020 Freelance designer (Merrow Studio). Logos and web.\n2015 - 2018 Printer at Quarn Press Ltd. Offset and digital presses.',
    ['Freelance designer @ Merrow Studio 2018-2020', 'Printer @ Quarn Press Ltd. 2015-2018'],
  ],
  [
    '2018 - 2020 Clerk, St. James Hospital, Fell\n2015 - 2018 Porter, Quarn Corp. Ltd., Fell',
    ['Clerk @ St. James Hospital 2018-2020', 'Porter @ Quarn Corp. Ltd. 2015-2018'],
  ],
])('the sentence behind title and employer tells what was done: %s', (text, posts) => {
  expect(postsTold(HEAD + text + EDUCATION)).toEqual(posts)
})

test('a sentence right behind dates is what was done', () => {
  const posts = [
    'Nurse, Merrow Clinic, Tarn, May 2016 - June 2020 Cared for patients on a ward. Gave them what they need.',
    'Porter, Quarn Clinic, Fell, May 2012 - April 2016 Carried beds from ward to ward. Washed them.',
  ]
  const { employment } = readResume(resumeOf(HEAD + posts.join('\n') + EDUCATION), { year: 2026, month: 1 })
  expect(employment.map(({ employer, details }) => [employer?.value, details.length])).toEqual([
    ['Merrow Clinic', 1],
    ['Quarn Clinic', 1],
  ])
})

test('the full stop behind the number of an entry divides nothing; that behind its title does', () => {
  const posts = [
    '1. Senior Lecturer of Owls. Merrow High School, January 2018 until August 2022',
    '2. Teacher of MFL. Quarn Community College, September 2013 until December 2017',
    '3. Cover Supervisor. Tarn Teachers Ltd (various schools), September 2011 until July 2013',
  ]
  const { employment } = readResume(resumeOf(HEAD + posts.join('\n') + EDUCATION), { year: 2026, month: 1 })
  expect(employment.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Senior Lecturer of Owls', 'Merrow High School'],
    ['Teacher of MFL', 'Quarn Community College'],
    ['Cover Supervisor', 'Tarn Teachers Ltd'],
  ])
})
