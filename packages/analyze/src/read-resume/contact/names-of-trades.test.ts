import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const BODY = `

EXPERIENCE
Bookkeeper, Merrow Foods, Tarn, 2012 - 2020
- Kept the books`

function nameOf(head: string): string | undefined {
  return readResume(resumeOf(head + BODY), { year: 2026, month: 1 }).name?.value
}

test.each(['Mason Cook', 'Dean Porter', 'Judge Baker', 'Hunter Miller'])(
  'a name of which both words are trades is one: %s',
  (name) => {
    expect(nameOf(`${name}\n14 Elm Street, Tarn\n(937) 555-0142`)).toBe(name)
    expect(nameOf(`Name: ${name}\nAddress: 14 Elm Street, Tarn`)).toBe(name)
  },
)

test.each(['Head Porter', 'Line Cook'])('a post is no name: %s', (title) => {
  expect(nameOf(`${title}\nada@merrow.example\nAda Merrow`)).toBe('Ada Merrow')
})

test('the menu of a site above a name is none', () => {
  expect(nameOf('My Resume\nHome About Contact\nAda Merrow\nada@merrow.example')).toBe('Ada Merrow')
})
