import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'English',
    `Work experience
Since May 2021 I have been the night supervisor at Bluefen Lodge, where I look after six carers.
From March 2017 until January 2021 I was a registered nurse with Quarnlight Hospital in Leeds.
Before that, in 2015 and 2016, I worked as a cashier for Merrow Foods, mostly at weekends.`,
    [
      'night supervisor @ Bluefen Lodge 2021-now',
      'registered nurse @ Quarnlight Hospital 2017-2021',
      'cashier @ Merrow Foods 2015-2016',
    ],
  ],
  [
    'Dutch',
    `Werkervaring
Sinds april 2021 werk ik als wijkverpleegkundige bij Thuiszorg Blauwveen in Sneek, met veel plezier.
Van 2012 tot 2021 werkte ik als verzorgende in Verzorgingshuis Kwarnlicht, eerst in de nacht en later overdag.`,
    ['wijkverpleegkundige @ Thuiszorg Blauwveen 2021-now', 'verzorgende @ Verzorgingshuis Kwarnlicht 2012-2021'],
  ],
  [
    'Spanish',
    `Experiencia laboral
Desde septiembre de 2018 soy profesora de danza en el Conservatorio Cuarnluz de Soria, a tiempo completo.
Entre 2011 y 2014 trabajé como camarera en el Hotel Merla, sobre todo los fines de semana del verano.`,
    ['profesora de danza @ Conservatorio Cuarnluz de Soria 2018-now', 'camarera @ Hotel Merla 2011-2014'],
  ],
])('posts told in sentences are read: %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test.each([
  [
    'what one joined, and until when one stayed',
    'In 2009 I joined Merrow Mills Ltd as a clerk and stayed until 2012, and wrote the yearly report of the mill.',
    ['clerk @ Merrow Mills Ltd 2009-2012'],
  ],
  [
    'on which day one began, and that it is no part of the title',
    'In 2015 I left school. Then I joined Quarn Diagnostics as Lab Technician on 10.06.2019 and worked there with blood.',
    ['Lab Technician @ Quarn Diagnostics 2019-2019'],
  ],
  [
    'what one has been, too',
    'Since 2017 he has also been a part-time lecturer with Tarn College of Further Education, where he teaches joinery.',
    ['part-time lecturer @ Tarn College of Further Education 2017-now'],
  ],
  [
    'what one was later, which is no part of the first title',
    'From 2006 I was at Quarn Farms outside Tarnford, first as tractor driver and then as a worker of all kinds.',
    ['tractor driver @ Quarn Farms 2006-now'],
  ],
  [
    'to what one was appointed',
    'I was then appointed Managing Editor at Quarn Hospital (2009-2012), and led a team of six in two towns.',
    ['Managing Editor @ Quarn Hospital 2009-2012'],
  ],
  [
    'of what one was it',
    'From 2009 to 2012, I served as Treasurer of Merrow Hospital. I kept the books of four wards and wrote reports.',
    ['Treasurer @ Merrow Hospital 2009-2012'],
  ],
  [
    'what one was in charge of, which is no employer',
    'From 2009 to 2012, I served as Director of Operations at Quarn Mills Ltd, and kept the books of the whole mill.',
    ['Director of Operations @ Quarn Mills Ltd 2009-2012'],
  ],
  [
    'in which department of which house',
    'I served as Lecturer in the Department of Owls at St. Quarn Engineering College from 2009 to 2012, and led a team.',
    ['Lecturer @ St. Quarn Engineering College 2009-2012'],
  ],
  [
    'for which of two firms first',
    'From 2009 to 2012 I worked as Site Engineer for Merrow Mills Pte Ltd and Quarn Studio Pte Ltd at the same time.',
    ['Site Engineer @ Merrow Mills Pte Ltd 2009-2012'],
  ],
  [
    'where one is this, and where one is that',
    'Since May 2012 I am working at Merrow Beach Club as Training Manager and at Quarn Bar as Server, mostly at night.',
    ['Training Manager @ Merrow Beach Club 2012-now'],
  ],
])('a sentence tells a post: %s', (_, text, expected) => expect(postsTold(`Career\n${text}`)).toEqual(expected))

test('dates in a row of their own are those of the post that the sentence below them tells', () => {
  const text = `Experience

Tarnford, Ohio
2023 - Present
I work as a bartender at Merrow Beach Club, where I look after thirty tables and train new staff every spring.

2021 - 2023
Served as head waiter at Quarn Brewing, providing exceptional dining experiences for visitors from all over the world.

2018 - 2021
I was a cook at Tarn Ranch House in Tarnford and enhanced the menu with dishes of the season.`
  expect(postsTold(text)).toEqual([
    'bartender @ Merrow Beach Club 2023-now',
    'head waiter @ Quarn Brewing 2021-2023',
    'cook @ Tarn Ranch House 2018-2021',
  ])
})

test.each([
  [
    'a title that one got later in the same sentence',
    'I joined Merrow Foods in 2016 as a junior buyer and became Category Manager in 2019. Before that I worked as a shop assistant at Quarn Freight from 2012 to 2016.',
    [
      'junior buyer @ Merrow Foods 2016-2019',
      'Category Manager @ Merrow Foods 2019-2019',
      'shop assistant @ Quarn Freight 2012-2016',
    ],
  ],
  [
    'the same in the third person',
    'Ada joined Merrow Foods in 2016 as a junior buyer and was promoted to Category Manager in 2019. She was a dispatcher with Quarn Freight from 2012 to 2016.',
    [
      'junior buyer @ Merrow Foods 2016-2019',
      'Category Manager @ Merrow Foods 2019-2019',
      'dispatcher @ Quarn Freight 2012-2016',
    ],
  ],
  [
    'where one moved to, and by whom one was employed',
    'In 2012 I moved to Merrow House as a sous chef, where I stayed until 2018. From 2009 to 2012 I was employed by Quarn Foods as a commis chef.',
    ['sous chef @ Merrow House 2012-2018', 'commis chef @ Quarn Foods 2009-2012'],
  ],
])('prose tells %s', (_, text, expected) => expect(postsTold(`Career\n${text}`)).toEqual(expected))

test('what was studied is no post, though nothing else is told', () => {
  const text =
    'FORMAÇÃO ACADÊMICA\n- Residência médica em Psiquiatria — Universidade Federal do Quarn (UFQ)\n- Preceptora da Residência Médica em Psiquiatria — UFQ'
  expect(postsTold(text, 'pt')).toEqual([])
})
