import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { splitClauses } from './split-clauses.ts'
import { splitJobText } from './split-job-text.ts'

const clauses = (text: string) =>
  splitJobText(text)
    .flatMap((unit) => splitClauses(unit, text.length))
    .map((unit) => unit.text)

describe('splitClauses', () => {
  it.each([
    [
      'Must have: degree in civil engineering, eight years with bridges, AutoCAD / Civil 3D.',
      ['degree in civil engineering', 'eight years with bridges', 'AutoCAD / Civil 3D.'],
    ],
    [
      'Requirements: teaching new nurses and, after some months, charge of a shift, a clean driving licence.',
      ['teaching new nurses and, after some months, charge of a shift', 'a clean driving licence.'],
    ],
    [
      'Boat builder\n\nYou will log every boat in our ticketing system (Sloop or similar experience is fine), build masts and hand out sails, and look after the varnish. We have a shed at the harbour, and the boats of forty owners lie there from October to April each year, so come by on a Friday.',
      [
        'Boat builder',
        'You will log every boat in our ticketing system (Sloop or similar experience is fine)',
        'build masts and hand out sails',
        'look after the varnish.',
        'We have a shed at the harbour, and the boats of forty owners lie there from October to April each year, so come by on a Friday.',
      ],
    ],
    [
      'Requirements: a turn on the rota for the harbour, one week in five',
      ['a turn on the rota for the harbour, one week in five'],
    ],
    ['Requirements: a degree in psychology, business or law', ['a degree in psychology, business or law']],
    [
      'Requirements: 3+ years in a warehouse, at least 1 year leading a team',
      ['3+ years in a warehouse', 'at least 1 year leading a team'],
    ],
    ['Requirements: fluent English, spoken and written', ['fluent English, spoken and written']],
    [
      'Requirements: good German, written, and a first aid certificate',
      ['good German, written', 'a first aid certificate'],
    ],
    ['Duties: keep the kitchen clean, prepare vegetables', ['keep the kitchen clean, prepare vegetables']],
    ['Requirements: databases such as Oracle, MySQL', ['databases such as Oracle, MySQL']],
    ['Requirements: three years in an ICU (medical, surgical)', ['three years in an ICU (medical, surgical)']],
    [
      'Requirements: five years as generalist, HR manager or business partner',
      ['five years as generalist, HR manager or business partner'],
    ],
  ])('%s', (text, expected) => {
    expect(clauses(text)).toEqual(expected)
  })

  it('leaves running text alone', () => {
    const text = `${'Agronomists study soil, crops and weather. '.repeat(8)}They advise farmers, test seeds, write reports.`
    expect(clauses(text)).toHaveLength(9)
  })
})

describe('readJob of one or two lines', () => {
  it.each([
    ['Staff nurse, stroke unit. 3 years on an acute ward. Must work nights.', ['title!', 'years!', 'availability!']],
    [
      'Warehouse shift manager wanted, WMS experience and forklift licence a must.',
      ['title!', 'certificate!', 'skill!'],
    ],
    ['HGV driver, class 1, clean licence, early starts', ['title!', 'duty', 'certificate', 'duty']],
    ['Recherche comptable, 5 ans d’expérience, maîtrise de Sage', ['title!', 'years!', 'skill!']],
  ])('%s', (text, expected) => {
    expect(readJob(text).requirements.map((item) => `${item.type}${item.must ? '!' : ''}`)).toEqual(expected)
  })

  it('takes examples in brackets as the choice they are', () => {
    const job = readJob(
      'HR manager\n\nRequirements:\n- Experience with an HR system (Workday, SuccessFactors or similar)',
    )
    expect(job.requirements.filter((item) => item.type === 'skill')).toHaveLength(1)
  })
})
