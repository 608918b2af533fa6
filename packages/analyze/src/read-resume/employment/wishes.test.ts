import { describe, expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const STUDIES = '\nEDUCATION\nBSc in Botany, Fell College, 2015'

describe('no post is what a sentence wishes for', () => {
  test.each([
    ['in the imperative', 'Establish myself as a Software Engineer in a challenging position with Fell Mills.'],
    ['in the infinitive', 'To work as a Nurse in Fell Hospital where I can learn.'],
    ['in the first person', 'I am looking for a job as an Accountant with Fell Mills.'],
    ['in German', 'Ich suche eine Stelle als Buchhalter bei Fell Mills.'],
    ['where no firm is named', 'Working as an Accountant in a reputed firm with growth.'],
  ])('%s', (_, text) => expect(postsTold(`CAREER OBJECTIVE\n${text}\n${STUDIES}`)).toEqual([]))
})

test.each(['Dear Hiring Manager,', 'Sehr geehrte Frau Personalleiterin,'])(
  '%s is written to, and no post',
  (greeting) => {
    expect(postsTold(`Edda Plough\n12 November 2026\n${greeting}\nYours sincerely\nEdda Plough`)).toEqual([])
  },
)

describe('a post without its time is told by a sentence', () => {
  test.each([
    ['behind "I am"', 'Now I am working as an App Developer at Quarnova. I like it.'],
    ['before a sentence without its blank', 'Now I am working as an App Developer at Quarnova.I like it.'],
  ])('%s', (_, text) => expect(postsTold(`SUMMARY\n${text}\n${STUDIES}`)).toEqual(['App Developer @ Quarnova -']))

  test('in a section of posts, too', () => {
    expect(postsTold(`EXPERIENCE\nCurrently I am working as an App Developer at Quarnova.\n${STUDIES}`)).toEqual([
      'App Developer @ Quarnova -',
    ])
  })
})
