import { expect, test } from 'vitest'
import type { Profile, ResumeText } from '@evenhand/model'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** Markdown as the extractor tells it: rows without their number signs, which say how deep a heading stands. */
function markdownOf(text: string): ResumeText {
  const rows = text.split('\n').map((row) => /^(#*) ?(.*)$/.exec(row)!)
  const signs = rows.filter(([, , written]) => written !== '').map(([, sign]) => sign!.length)
  const resume = resumeOf(rows.map(([, , written]) => written).join('\n'))
  const lines = resume.lines.map((line, at) => {
    const depth = signs[at]!
    return depth === 0 ? line : { ...line, level: depth === 1 ? ('title' as const) : ('heading' as const), depth }
  })
  return { ...resume, lines }
}

const read = (text: string): Profile => readResume(markdownOf(text), { year: 2026, month: 1 })

const LISTS =
  '## Skills\n\n- Python\n\n## Languages\n\n- English\n\n### Certificates\n\n- Forklift\n\n### Interests\n\n- Fells'
const ENTRIES =
  '### Teacher\n#### Merrow First Day\n\n- Led the lessons\n\n### Consultant\n#### Quarn School of Education\n\n- Held the talks'

test('headings deeper than that of the section are of its entries', () => {
  const { employment, education, sections } = read(`# Ada Merrow\n\n## Experience\n\n${ENTRIES}\n\n${LISTS}`)
  expect(employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)).toEqual([
    'Teacher @ Merrow First Day',
    'Consultant @ Quarn School of Education',
  ])
  expect(education).toEqual([])
  expect(sections.map(({ kind }) => kind)).toEqual([
    'contact',
    'employment',
    'skills',
    'languages',
    'certificates',
    'interests',
  ])
})

test('one that names a section opens it all the same', () => {
  const { sections } = read(
    `# Ada Merrow\n\n## Experience\n\n${ENTRIES}\n\n### Other education\n\nBSc, Tarn\n\n${LISTS}`,
  )
  expect(sections.map(({ kind }) => kind).slice(0, 3)).toEqual(['contact', 'employment', 'education'])
})
