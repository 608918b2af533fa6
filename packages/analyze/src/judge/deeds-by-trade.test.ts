import { expect, test } from 'vitest'
import { DEEDS } from '../knowledge/judging/deeds.ts'
import { DEEDS_IN_CARE } from '../knowledge/judging/deeds-in-care.ts'
import { DEEDS_IN_OFFICES } from '../knowledge/judging/deeds-in-offices.ts'
import { DEEDS_IN_SERVICE } from '../knowledge/judging/deeds-in-service.ts'
import { DEEDS_IN_TRADES } from '../knowledge/judging/deeds-in-trades.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

type Told = [title: string, duty: string, told: string]

/** What is judged of a duty of somebody who held the job and tells it in these words. */
function judged([title, duty, told]: Told): string {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
${title}, Pellworth, 2015 - 2024
- ${told}
- Worked with colleagues of other teams
`)
  const job = readJob(`${title}\n\nRequirements:\n- ${duty}\n`)
  const { id } = job.requirements.find(({ type }) => type !== 'title')!
  return judge(readResume(resume, { year: 2026, month: 1 }), resume, job).find((each) => each.requirementId === id)!
    .value
}

const TOLD: Told[] = [
  ['Waiter', 'Take payments', 'Balanced the drawer every night'],
  ['Waiter', 'Serve guests', 'Looked after 14 tables a shift'],
  ['Cleaner', 'Clean offices and sanitary areas', 'Mopped the floors of three buildings'],
  ['Kitchen porter', 'Dispose of waste', 'Emptied the bins and sorted cardboard'],
  ['Nursery assistant', 'Look after children', 'Key person for eight toddlers'],
  ['Social worker', 'Manage a caseload', 'Led the cases of 24 families'],
  ['Warehouse operative', 'Load and unload lorries', 'Tipped containers by hand'],
  ['Bricklayer', 'Lay tiles', 'Fixed ceramic in wet rooms'],
  ['Plumber', 'Repair leaks', 'Traced drips under floors'],
  ['Receptionist', 'Induction of new staff', 'Showed five newcomers the ropes'],
  ['Project manager', 'Communicate with stakeholders', 'Informed the sponsors and the council every month'],
  ['Waiter', 'Wine knowledge', 'Built a list of 80 wines with the sommelier'],
  ['Cleaner', 'Handle chemicals safely', 'Diluted detergents by the label'],
  ['Security guard', 'Watch cameras', 'Sat on the screens of the control room'],
  ['Carer', 'Organise leisure activities', 'Ran bingo and singing every afternoon'],
  ['Nurse', 'Discharge planning', 'Did admissions and got patients home'],
  ['Teacher', 'Organise trips', 'Ran the chess club and the residential'],
  ['Plasterer', 'Render walls', 'Floated ceilings and skimmed facades'],
  ['Bricklayer', 'Concreting', 'Shuttered and poured footings'],
  ['Mechanic', 'Change tyres', 'Fitted and balanced wheels'],
  ['Gardener', 'Pave paths and patios', 'Laid slabs and kerbs'],
  ['Software developer', 'Continuous delivery', 'Made pipelines that deploy every merge'],
  ['Marketing manager', 'Newsletters', 'Sent a weekly mailing to 80,000 people'],
  ['Carpenter', 'Lay floors', 'Put down parquet in 60 homes'],
  ['Lorry driver', 'Secure the load', 'Roped and strapped the pallets'],
  ['Farm worker', 'Drive tractors', 'Ploughed and baled with a Fendt'],
  ['Nursery assistant', 'Give daily feedback to families', 'Chatted with mums and dads at the gate'],
  ['Physiotherapist', 'Manual therapy', 'Loosened stiff backs and shoulders'],
  ['Hairdresser', 'Sell hair care products', 'Recommended shampoos and treatments'],
]

test.each(TOLD)('a deed of a trade is told in other words: %s, %s: %s', (...told) => {
  expect(judged(told)).not.toBe('unknown')
})

test.each<Told>([
  ['Waiter', 'Serve guests', 'Emptied the bins and sorted cardboard'],
  ['Plumber', 'Repair leaks', 'Carried bags of sand to the third floor'],
])('and not told by another deed of that trade: %s, %s: %s', (...told) => {
  expect(judged(told)).toBe('unknown')
})

test('teaching the new is shown by whoever taught them, though nobody was led', () => {
  expect(judged(['Waiter', 'Train new members of staff', 'Showed five newcomers the ropes'])).not.toBe('unknown')
})

test('every skill that a deed names is a known one', () => {
  const deeds = [DEEDS, DEEDS_IN_SERVICE, DEEDS_IN_CARE, DEEDS_IN_TRADES, DEEDS_IN_OFFICES]
  const named = deeds.flatMap((lines) =>
    lines.split('\n').flatMap((line) => /^[a-z]\S* = ([^:?!]+?)(?=:| [?!])/u.exec(line)?.[1]?.split(', ') ?? []),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((skill) => findTerm(`skill:${skill}`) === undefined)).toEqual([])
})
