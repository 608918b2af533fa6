import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const OTHERS = 'Joiner, Merrow Homes, Tarn  2013-2015\nForklift Operator, Fell Warehouse, Tarn  2015-2017'

test.each([
  ['US Army, Motor Transport Operator  2009-2013', 'Motor Transport Operator', 'US Army'],
  [
    'US Army, 88M Motor Transport Operator, SPC (E-4), Fort Merrow  2009-2013',
    '88M Motor Transport Operator',
    'US Army',
  ],
  ['United States Marine Corps, Rifleman, Camp Merrow  2009-2013', 'Rifleman', 'United States Marine Corps'],
  ['Royal Navy, Leading Hand, HMS Merrow  2009-2013', 'Leading Hand', 'Royal Navy'],
  ['Rifleman, United States Army, Fort Merrow  2009-2013', 'Rifleman', 'United States Army'],
  ['US Army, Cook, Fort Merrow  2009-2013', 'Cook', 'US Army'],
  ['Royal Navy | Electrician | HMS Merrow  2009-2013', 'Electrician', 'Royal Navy'],
  ['2009-2013  US Navy - Nurse - Camp Merrow', 'Nurse', 'US Navy'],
  ['Welder, 12th Supply Company, US Army, Fort Merrow  2009-2013', 'Welder', 'US Army'],
  ['Merrow Catering Ltd, Cook, Camp Merrow  2009-2013', 'Cook', 'Merrow Catering Ltd'],
  ['Cook, Camp Merrow, Tarn  2009-2013', 'Cook', 'Camp Merrow'],
  ['Army Cook, Tarn Catering Ltd, Tarn  2009-2013', 'Army Cook', 'Tarn Catering Ltd'],
])('%s: the army is the employer', (row, title, employer) => {
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${row}\n${OTHERS}`), {
    year: 2026,
    month: 1,
  })
  expect(employment.map((post) => [post.title?.value, post.employer?.value])[0]).toEqual([title, employer])
  expect(employment).toHaveLength(3)
})
