import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { maskEscapes } from './mask-escapes.ts'

test.each(['Ada Merrow<br />', 'Ada Merrow</br>Fell', 'Ada <BR>Fell'])(
  '%j ends a line and keeps its length',
  (text) => {
    const masked = maskEscapes(text)
    expect(masked).toHaveLength(text.length)
    expect(masked).toMatch(/^Ada (?:Merrow)?\t\u200b+(?:Fell)?$/)
  },
)

test('other tags stay', () => expect(maskEscapes('<b>Ada</b> <brand>')).toBe('<b>Ada</b> <brand>'))

test('where a link leads is no part of a name, and is still found', () => {
  const text = `Ada Merrow
LinkedIn <https://www.linkedin.com/in/AdaMerrow>

Experience

Clerk: Merrow Mills Ltd <https://mills.example/a>, May 2013 - Present, Tarn

Porter: Quarn Stores <http://stores.example>, May 2012 - May 2013, Fell`
  const { employment, links } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(employment.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Clerk', 'Merrow Mills Ltd'],
    ['Porter', 'Quarn Stores'],
  ])
  expect(links.map(({ value }) => value)).toEqual(['https://www.linkedin.com/in/AdaMerrow'])
})

test.each(['<https://merrow.example>', '- <https://merrow.example>', 'Ada <ada@merrow.example>'])('%j stays', (text) =>
  expect(maskEscapes(text)).toBe(text),
)
