import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(studies: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEDUCATION\n${studies}\n\nSKILLS\nExcel, Word`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('what one did with a course is no part of its name', () => {
  test.each([
    ['before it', 'Done 10th from Fell Public School, 2012', ['10th @ Fell Public School']],
    ['behind it', '• B.Tech (CSE) passed from Fell College in 2018', ['B.Tech (CSE) @ Fell College']],
    ['in brackets behind it', 'B.Com (Regular) from Fell University in 2018', ['B.Com @ Fell University']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))

  test('but the field before it is', () =>
    expect(courses('Applied Botany BSc\nFell University\n2012')).toEqual(['Applied Botany BSc @ Fell University']))
})

describe('what stands in the name of a school', () => {
  test.each([
    [
      'its level, and where it is',
      'Fell Higher Secondary School Weir Nadu\n2012',
      ['- @ Fell Higher Secondary School Weir Nadu'],
    ],
    ['but not before a school', 'Completed Higher Secondary, Fell School, 2012', ['Higher Secondary @ Fell School']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('a town right behind a degree', () => {
  test('opens the name of its school', () =>
    expect(courses('MFA Glasgow School of Art 2015.')).toEqual(['MFA @ Glasgow School of Art']))
  test('but a field does not', () =>
    expect(courses('MFA Sculpture School of Art, Fell University 2015')[0]).toMatch(/^MFA Sculpture @ /))
})

describe('where others study', () => {
  const resume = (studies: string) =>
    `${studies}EXPERIENCE\nLecturer, Fell University, 2012 - 2020\n\nLECTURES\n\nTopics in soil, 2013 - 2016\n` +
    `MSc Botany, Larch University\n\nPRACTICALS\n\nPlant anatomy, 2012 - 2014\nBSc Biology, Larch University`
  const read = (text: string) =>
    readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}\n\nSKILLS\nExcel, Word`), {
      year: 2026,
      month: 1,
    }).education.map(({ degree }) => degree?.value)

  test('is none of the studies that have a section of their own', () =>
    expect(read(resume('EDUCATION\nPhD Ecology, Weir University, 2010\n\n'))).toEqual(['PhD Ecology']))
  test('but studies may stand below a heading of another name', () =>
    expect(
      read('EXPERIENCE\nClerk, Fell Ltd, 2012 - 2020\n\nWHERE I WENT\n\nBSc Biology, Larch University, 2009'),
    ).toEqual(['BSc Biology']))
})

describe('behind a university that has several towns', () => {
  test.each([
    [
      'a season is none',
      'MA, English, University of South Florida, Spring 2022',
      ['MA, English @ University of South Florida'],
    ],
    ['nor a month', 'MA, English, University of California, May 2022', ['MA, English @ University of California']],
    [
      'but a town is',
      'MA, English, University of California, Davis 2022',
      ['MA, English @ University of California, Davis'],
    ],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('in the row of a course', () => {
  test.each([
    ['a guide closes it', '2018 LLM, Fell School of Law, Leeds. Advisor: Dr. A. Larch', ['LLM @ Fell School of Law']],
    [
      'its years open its name',
      'Two-Year Diploma in Video - Weir College',
      ['Two-Year Diploma in Video @ Weir College'],
    ],
    ['labels alone name nothing', 'Qualification\tYear\nHSC, Fell College\t2014', ['HSC @ Fell College']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))

  test('but a cell of two may hold a course', () =>
    expect(courses('Qualification\tHSC\nSchool\tFell College')).toEqual(['HSC @ Fell College']))
})

describe('a cell that goes on below its row', () => {
  const posts = (kind: string) =>
    `EXPERIENCE\n2012 - 2014 | Clerk | Fell Ltd | ${kind}\n2014 - 2016 | Lecturer | Weir College, Larch |\n   Academic\n` +
    `2016 - 2020 | Lecturer | Larch University | Academic`
  const read = (text: string) =>
    readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}\n\nSKILLS\nExcel, Word`), { year: 2026, month: 1 })
      .education.length

  test('heads no section', () => expect(read(posts('Academic'))).toBe(0))
  test('but what no row holds as a cell does', () => expect(read(posts('Trade'))).toBeGreaterThan(0))
})

describe('who examined, and where a school has its rooms', () => {
  test.each([
    ['in brackets before the school', 'HSC (Larch University) – Fell College, 2015', ['HSC @ Fell College']],
    ['a campus below it', 'B.Com\nFell College (2012-2015)\nWeir Campus', ['B.Com @ Fell College']],
    ['but in brackets alone it is the school', 'B.Com (Larch University), 2015', ['B.Com @ Larch University']],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('no course', () => {
  test.each([
    ['what one reached in one', 'B.Com, Fell College, 2015\nAchieved 90% in 4 subjects of Class X held by CBSE, Weir'],
    ['that one came', 'Certificate of Participation\nB.Com, Fell College, 2015'],
    ['who tells of one', 'B.Com, Fell College, 2015\nReferences available on request'],
  ])('names %s', (_, studies) => expect(courses(studies)).toEqual(['B.Com @ Fell College']))

  test('but what one got does', () =>
    expect(courses('Secured B.Com from Fell College in the year 2015')).toEqual(['B.Com @ Fell College']))
})

describe('what a copied page tells of the picture beside a course names no school', () => {
  test.each([
    ['behind its name', 'Fell College logo\nFell College\nB.Com, Botany\n2012 - 2015'],
    ['alone', 'School logo\nFell College\nB.Com, Botany\n2012 - 2015'],
    ['before its name', 'Logo of Fell College\nFell College\nB.Com, Botany\n2012 - 2015'],
    ['by a longer name than the one below', 'Fell College of Arts logo\nFell College\nB.Com, Botany\n2012 - 2015'],
  ])('%s', (_, studies) => expect(courses(studies)).toEqual(['B.Com, Botany @ Fell College']))
})

describe('a school by its letters', () => {
  test.each([
    ['behind a comma', 'MBA, INSEAD, Leeds, 2015', ['MBA @ INSEAD']],
    ['behind a dash', 'BA (Hons) Theatre Design - UCLA, Weir', ['BA (Hons) Theatre Design @ UCLA']],
    ['but a field has letters, too', 'B.Sc, PCMB, Fell College, 2015', ['B.Sc, PCMB @ Fell College']],
    ['and all may be in capitals', 'MBA, MARKETING, 2015', ['MBA, MARKETING @ -']],
    [
      'or the field alone',
      'B.Tech, CIVIL, 2015\nBachelor of Science - MATHS 2012',
      ['B.Tech, CIVIL @ -', 'Bachelor of Science - MATHS @ -'],
    ],
  ])('%s', (_, studies, expected) => expect(courses(studies)).toEqual(expected))
})

describe('a sentence tells of studies where no section does', () => {
  test.each([
    [
      'fr',
      'Voilà dix-huit ans que je tiens les comptes. Titulaire du BTS CGO (2008, lycée Sainte-Weir, Quarnay), je suis depuis 2015 seul au bureau.',
      'BTS CGO @ lycée Sainte-Weir',
    ],
    [
      'en',
      'Born in Tarn in 1979, she came home early. In 2001 she went to Merrow, where she took a Diploma in Violin Making at Fell School of Violin Making, finishing in 2004.',
      'Diploma in Violin Making @ Fell School of Violin Making',
    ],
    [
      'en',
      'Respected Sir, I have completed B.Sc MLT from Fell University in the year 2016 with 71% and I am free at once for any post.',
      'B.Sc MLT @ Fell University',
    ],
    [
      'en',
      'Respected Sir, before that I have completed Diploma in Nursing from St. Weir School, Tarn and I am free at once.',
      'Diploma in Nursing @ St. Weir School',
    ],
    [
      'fr',
      'Le soir je faisais des ménages. En même temps je préparais mon BEP au lycée Jacques Weir, que je dois à ma mère.',
      'BEP @ lycée Jacques Weir',
    ],
  ])('in %s', (language, text, course) => {
    const { education } = readResume(resumeOf(`Ada Merrow\n\n${text}\n`, language), { year: 2026, month: 1 })
    expect(education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`)).toEqual([course])
  })
})
