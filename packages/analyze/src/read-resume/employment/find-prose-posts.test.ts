import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

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
    ['clerk @ Merrow Mills Ltd 2009-2009'],
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
    'in which department, and at which college, of whose name one word is written small',
    'From July 2009 to July 2012 I worked as Assistant Professor in EEE Department with TOLLE college of Engineering, Tarn.',
    ['Assistant Professor @ TOLLE college of Engineering 2009-2012'],
  ],
  [
    'what one was in charge of, which is no employer',
    'From 2009 to 2012, I served as Director of Operations at Quarn Mills Ltd, and kept the books of the whole mill.',
    ['Director of Operations @ Quarn Mills Ltd 2009-2012'],
  ],
])('a sentence tells a post: %s', (_, text, expected) => expect(postsTold(`Career\n${text}`)).toEqual(expected))
