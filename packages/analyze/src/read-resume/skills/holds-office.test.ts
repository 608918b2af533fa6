import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const skillsOf = (row: string) =>
  readResume(resumeOf(`Ada Merrow\n\nSkills\nBudgets, banking\n\n${row}`), { year: 2026, month: 1 }).skills.map(
    ({ label }) => label,
  )

test.each(['Treasurer, Student Alliance', 'Vice President of the Marketing Club', 'Member, Finance Society'])(
  'an office in a society names no skill: %s',
  (row) => {
    expect(skillsOf(row)).toEqual(['Budgets', 'banking'])
  },
)

test('what was done there does', () => {
  expect(skillsOf('Treasurer, Student Alliance: budgeting, fundraising')).toContain('fundraising')
})
