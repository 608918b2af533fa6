import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeInBlocks } from '../samples/resume-of.ts'

test('"Education" below an empty row and above dates heads a section, though most rows stand apart', () => {
  const { sections, employment, education } = readResume(
    resumeInBlocks(
      [
        'Edda Plowright\nedda@plow.example',
        'Professional Experience',
        '2014–2022\nMedia Producer, Merrow Museum, Stockholm',
        '2010–2014\nCurator, Quill Museum, Stockholm',
        'Education',
        '2007–2010\nBachelor’s Degree in History, Quarn University',
      ].join('\n\n'),
    ),
    { year: 2026, month: 1 },
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment', 'education'])
  expect(employment.map(({ title }) => title?.value)).toEqual(['Media Producer', 'Curator'])
  expect(education.map(({ school }) => school?.value)).toEqual(['Quarn University'])
})
