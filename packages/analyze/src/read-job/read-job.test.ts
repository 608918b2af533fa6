import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const WARD = `Ward sister, stroke unit

St Brannoc Hospital is one of the largest employers of the region. We are a friendly team.

Responsibilities:
- Lead the night team of a 28-bed acute stroke ward
- Carry out swallow screening on arrival

Requirements
• Registered nurse with active NMC registration (essential)
• At least 3 years of experience on an acute or stroke ward
• Fluent English
• Bachelor's degree in nursing or equivalent

Nice to have
• French

What we offer
- 30 days holiday, pension

We are an equal opportunity employer and welcome everybody regardless of age, gender or nationality.`

describe('readJob', () => {
  it('reads title, typed requirements and what is a must', () => {
    const job = readJob(WARD)
    expect(job.title).toBe('Ward sister')
    const types = job.requirements.map((item) => `${item.type}${item.must ? '!' : ''}`)
    expect(types).toEqual(['title!', 'duty', 'duty', 'certificate!', 'years!', 'language!', 'degree!', 'language'])
    expect(job.requirements.find((item) => item.type === 'years')?.years).toBe(3)
    expect(job.requirements.find((item) => item.language === 'en')?.languageLevel).toBe('C1')
    expect(job.requirements.find((item) => item.type === 'degree')?.level).toBe('bachelor')
  })

  it('points each requirement at its own words in the job text', () => {
    const job = readJob(WARD)
    for (const { span, label } of job.requirements) {
      expect(WARD.slice(span!.start, span!.end)).toContain(label.slice(0, 12))
    }
    expect(new Set(job.requirements.map((item) => item.id)).size).toBe(job.requirements.length)
  })

  it('leaves out the company, benefits and equal opportunity', () => {
    const labels = readJob(WARD)
      .requirements.map((item) => item.label)
      .join(' | ')
    for (const word of ['St Brannoc', 'friendly', 'holiday', 'equal opportunity']) expect(labels).not.toContain(word)
    expect(readJob(WARD).notices).toEqual([])
  })

  it('leaves out sentences that tell of the employer by name, and each part of what is offered', () => {
    const { requirements } = readJob(
      'Line Cook\n\nPalmnut House is a hotel of 90 rooms on the coast. The Merrow Group runs six kitchens.\n\n' +
        'You have\n- Two years in a hotel kitchen\n- Food Hygiene Level 2 is a must\n\n' +
        'We offer meals, 30 days of holiday and free parking.\n\nFluent French is a plus.',
    )
    expect(requirements.map(({ type }) => type)).toEqual(['title', 'years', 'skill', 'language'])
  })

  it('weighs what is nice to have less than what is required', () => {
    const [english, french] = readJob(WARD).requirements.filter((item) => item.type === 'language')
    expect(french!.weight).toBeLessThan(english!.weight / 2)
  })

  it.each([
    ['React developer with 5+ years of experience, TypeScript and PostgreSQL', 'React developer', 5],
    ['We are looking for a Line Cook who has 2 years of kitchen experience.', 'Line Cook', 2],
  ])('reads the one-line advert %j', (text, title, years) => {
    const job = readJob(text)
    expect(job.title).toBe(title)
    expect(job.requirements.find((item) => item.type === 'years')?.years).toBe(years)
  })

  it.each([
    ['Maximum age 35', 'notice-age'],
    ['Applicants must be under 40 years old', 'notice-age'],
    ['Join our young and dynamic team', 'notice-age'],
    ['You are a digital native', 'notice-digital-native'],
    ['Only 2023 graduates may apply, graduated in 2023', 'notice-graduation-year'],
    ['Female candidates only', 'notice-gender'],
    ['Must be a German citizen only', 'notice-nationality'],
    ['English native speaker', 'notice-native-speaker'],
    ['Send your CV with a recent photo', 'notice-photo'],
    ['State your marital status', 'notice-marital-status'],
    ['only candidates named Smith are qualified', 'notice-named-person'],
  ])('gives %j a notice and no weight', (text, code) => {
    const job = readJob(`Accountant\n\nRequirements\n- ${text}\n- Three years of experience in bookkeeping`)
    expect(job.notices.map((notice) => notice.code)).toContain(code)
    const [span] = job.notices[0]!.evidence
    expect(job.text.slice(span!.start, span!.end)).toBe(job.notices[0]!.args['words'])
    expect(job.requirements.map((item) => item.label).join(' ')).not.toContain(text)
  })

  it('takes the other names of a job for names, not for requirements', () => {
    const job = readJob(
      'Cook\n\nCooks prepare meals in kitchens according to recipes.\n\nAlso known as: chef de partie; line cook; kitchen cook',
    )
    expect(job.requirements.map((item) => item.type)).toEqual(['title', 'duty'])
  })

  it('asks once for what the text asks for twice', () => {
    const job = readJob('Clerk\n\nRequirements\n- Fluent English\n- Very good English, written and spoken')
    expect(job.requirements.filter((item) => item.type === 'language')).toHaveLength(1)
  })

  it('reads nothing into an empty text', () => {
    expect(readJob('').requirements).toEqual([])
  })

  // A pattern that is not linear takes minutes here, and the runner's limit ends it; a busy machine needs seconds.
  it('reads hostile text quickly', { timeout: 60_000 }, () => {
    const hostile = 'a '.repeat(50_000) + '- '.repeat(50_000) + '1'.repeat(50_000)
    expect(readJob(hostile).requirements.length).toBeLessThanOrEqual(16)
  })
})

it.each([
  ['Counterbalance or reach forklift licence', ['certificate']],
  ['Excel and forklift licence', ['certificate', 'skill']],
])('what a licence is for is not asked for twice: %s', (line, types) => {
  const { requirements } = readJob(`Warehouse operative\n\nRequirements:\n- ${line}`)
  expect(requirements.slice(1).map(({ type }) => type)).toEqual(types)
})

it.each([
  ['IV drug administration and cannulation competency', ['IV drug administration', 'cannulation']],
  ['Excel and forklift licence', ['forklift licence', 'Excel']],
])('each of several things asked for is called by its own words: %s', (line, labels) => {
  const { requirements } = readJob(`Staff Nurse\n\nRequirements\n- ${line}\n- Python and SQL\n`)
  expect(requirements.slice(1, 3).map(({ label }) => label)).toEqual(labels)
})

it('begins with no "and" where what stood before it is not asked for', () => {
  const { requirements } = readJob(
    'Camarero\n\nValoramos la buena presencia y la capacidad de mantener la calma en un salón lleno.\n',
  )
  expect(requirements.map(({ label }) => label)).toContain('la capacidad de mantener la calma en un salón lleno')
})
