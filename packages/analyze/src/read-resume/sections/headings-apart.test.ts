import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** As the extractor tells a text: without its empty rows, and the rows below them marked. */
function read(text: string) {
  const blocks = `Edda Plowright\nedda@plow.example\n\n${text}`.split('\n\n').map((block) => block.split('\n'))
  const opening = blocks.flatMap((block, at) => block.map((_, row) => at > 0 && row === 0))
  const resume = resumeOf(blocks.flat().join('\n'))
  const lines = resume.lines.map((line, at) => ({ ...line, ...(opening[at]! && { apart: true as const }) }))
  return readResume({ ...resume, lines }, { year: 2026, month: 1 })
}

test('"Education" below an empty row and above dates heads a section, though most rows stand apart', () => {
  const { sections, employment, education } = read(
    [
      'Professional Experience',
      '2014–2022\nMedia Producer, Merrow Museum, Stockholm',
      '2010–2014\nCurator, Quill Museum, Stockholm',
      'Education',
      '2007–2010\nBachelor’s Degree in History, Quarn University',
    ].join('\n\n'),
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment', 'education'])
  expect(employment.map(({ title }) => title?.value)).toEqual(['Media Producer', 'Curator'])
  expect(education.map(({ school }) => school?.value)).toEqual(['Quarn University'])
})
