import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const HEAD = 'Ines Marwood\nines@marwood.example\n\nExperience\nWelder, Harrow Steel, 2015 - 2021\n'
const END = '\n\nEducation\nDiploma in Welding, Tarn College, 2014\n\nSkills\nTIG welding, plasma cutting, grinding'
const DUTIES = [
  'Cut scrap and rework of heavy plates by 18% within one year.',
  'Built railings and gates for 40 customers around the old harbour.',
  'Taught six apprentices TIG welding.',
]

const pointsOf = (duties: string) =>
  Object.fromEntries(
    analyze(resumeOf(HEAD + duties + END), { today: TODAY }).score.lines.map(({ id, points }) => [id, points]),
  )

test('the same sentences earn the same, as a list, as a paragraph, and broken by a margin', () => {
  const list = pointsOf(DUTIES.map((duty) => `- ${duty}`).join('\n'))
  const paragraph = pointsOf(DUTIES.join(' '))
  const broken = pointsOf(DUTIES.map((duty) => `- ${duty.replace(' for ', ' for\n')}`).join('\n'))
  expect(list['evidence-of-results']).toBeGreaterThan(0)
  expect(list['continuity-of-detail']).toBe(15)
  for (const other of [paragraph, broken]) {
    expect(other['evidence-of-results']).toBe(list['evidence-of-results'])
    expect(other['continuity-of-detail']).toBe(list['continuity-of-detail'])
  }
})

test('skills shown in work earn the same whether a list names others too', () => {
  const list = DUTIES.map((duty) => `- ${duty}`).join('\n')
  const [bare, listed] = [pointsOf(list), pointsOf(`${list}\nMended what others broke.`)]
  const without = analyze(resumeOf(HEAD + list), { today: TODAY }).score.lines
  expect(bare['skills-in-work']).toBeGreaterThan(0)
  expect(listed['skills-in-work']).toBe(bare['skills-in-work'])
  expect(without.find(({ id }) => id === 'skills-in-work')!.points).toBeGreaterThan(0)
})

test('points of a line rest on words of the resume, but for those of its form', () => {
  const resume = resumeOf(HEAD + DUTIES.map((duty) => `- ${duty}`).join('\n') + END)
  const { grounds = [] } = analyze(resume, { today: TODAY })
  const said = Object.fromEntries(
    grounds.map(({ lineId, evidence }) => [lineId, evidence.map(({ start, end }) => resume.text.slice(start, end))]),
  )
  expect(said['evidence-of-results']![0]).toContain(DUTIES[0])
  expect(said['completeness']).toEqual(expect.arrayContaining(['Welder', 'Diploma in Welding']))
  expect(said['skills-in-work']).toContain('TIG welding')
  expect(said['continuity-of-detail']).toHaveLength(1)
  expect(said['clarity']).toBeUndefined()
})

test('a line without points has no words', () => {
  const { score, grounds } = analyze(resumeOf(HEAD), { today: TODAY })
  expect(score.lines).toContainEqual({ id: 'evidence-of-results', points: 0, largest: 30 })
  expect(grounds?.map(({ lineId }) => lineId)).not.toContain('evidence-of-results')
})
