import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REST = '\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019\n'

function nameOf(text: string, language?: string): string | undefined {
  return readResume(resumeOf(text, language), TODAY).name?.value
}

describe('a name is parted from how to reach its owner', () => {
  test.each([
    ['a number', 'Ylva Brandvold 0171 555 0199', 'Ylva Brandvold'],
    ['a number without a blank', 'Ylva Brandvold(937) 555-0142\nquill.77@mail.example', 'Ylva Brandvold'],
    ['an address', 'Ylva M. Brandvold b4471@mail.example', 'Ylva M. Brandvold'],
    ['letters and an address', 'Ylva Brandvold, RN, BSN b4471@mail.example', 'Ylva Brandvold'],
    ['an address without a blank', 'Ylva Brandvoldylva.brandvold@mail.example\nMerrow', 'Ylva Brandvold'],
    ['the same by its first letter', 'Ylva M. Brandvoldybrandvold84@mail.example\nMerrow', 'Ylva M. Brandvold'],
    ['the same by the given name', 'Ylva Brandvoldylvab@mail.example\nMerrow', 'Ylva Brandvold'],
    ['a title without a blank', 'Ylva BrandvoldData Analyst\nquill.77@mail.example', 'Ylva Brandvold'],
    ['a title behind a name of two halves', 'Ylva Brand-VoldLine Cook\nquill.77@mail.example', 'Ylva Brand-Vold'],
    ['a street without a blank', 'Ylva Brandvold14 Plough Street, Merrow\n0171 555 0199', 'Ylva Brandvold'],
    ['a label without a blank', 'Ylva BrandvoldPhone: 0171 555 0199', 'Ylva Brandvold'],
    ['the box of a post office', 'Ylva BrandvoldP.O. Box 71, Merrow\n0171 555 0199', 'Ylva Brandvold'],
    [
      'letters and a house in the row below, under a profile',
      'Profile\nNurse with eleven years of work in hospitals.\n\nYLVA ANNIKA BRANDVOLD, RN\n812 North Alpine Drive, Merrow\n0171 555 0199\nb4471@mail.example',
      'YLVA ANNIKA BRANDVOLD',
    ],
  ])('%s', (_, text, name) => expect(nameOf(text + REST)).toBe(name))

  test.each([
    ['a label before its number', 'Mobile Phone 0171 555 0199'],
    ['a firm before its years', 'Merrow Dean 2012 - 2020\nquill.77@mail.example'],
    ['a town before a number', 'Merrow, Ohio 937-555-0142'],
  ])('not %s', (_, text) => expect(nameOf(text + REST)).toBeUndefined())
})

describe('a name is told from what stands beside it', () => {
  test.each([
    ['a title', 'Ylva Brandvold Sales Associate\nylva.brandvold@mail.example', 'Ylva Brandvold'],
    [
      'a title, by the first letter in the address',
      'Ylva M. Brandvold Graphic Designer\nybrandvold84@mail.example',
      'Ylva M. Brandvold',
    ],
    ['a row of its own for each', 'YLVA\nBRANDVOLD\nRegistered Nurse\n0171 555 0199', 'YLVA BRANDVOLD'],
    ['an initial in the first of them', 'Ylva M.\nBrandvold\n0171 555 0199', 'Ylva M. Brandvold'],
    ['a greeting', "Hi, I'm Ylva Brandvold\nNurse\n0171 555 0199", 'Ylva Brandvold'],
    ['a hyphen in a sentence', 'My name is Kim Min-jun.\n0171 555 0199', 'Kim Min-jun'],
    [
      'an agency',
      'Merrow Staffing\n22 High Street, Merrow\nTel 0171 555 0199\n\nYlva Brandvold\nNurse',
      'Ylva Brandvold',
    ],
  ])('%s', (_, text, name) => expect(nameOf(text + REST)).toBe(name))

  test.each([
    ['an agency alone', 'Merrow Staffing\n0171 555 0199'],
    ['the value of a status', 'Visa Status: Green Card\n0171 555 0199'],
    ['a title below a town', 'Zwolle\nNurse\n0171 555 0199'],
  ])('not %s', (_, text) => expect(nameOf(text + REST)).toBeUndefined())

  test.each([
    ['a row that numbers its page', 'Ylva Brandvold - page 2'],
    ['such a row with a number to call', 'Ylva Brandvold, 0171 555 0199, p. 2'],
    ['the row above', 'Ylva Brandvold\nPage 2 of 2'],
    ['a row as a word processor numbers it', 'Ylva Brandvold 2 | P a g e'],
    ['the same turned round', '2 | P a g e Ylva Brandvold'],
    ['a declaration', 'Declaration\nI, Ylva Brandvold, hereby declare that all is true.'],
    ['a declaration without signs', 'I Ylva Brandvold certify that this describes me.'],
  ])('in %s', (_, page) => {
    expect(nameOf(`12 Plough Street, Merrow\n0171 555 0199${REST}${page}\nEducation\n`)).toBe('Ylva Brandvold')
  })

  test('but no section of a page is', () => {
    expect(nameOf(`12 Plough Street, Merrow\n0171 555 0199${REST}Skills - page 2\nEducation\n`)).toBeUndefined()
  })
})

describe('a name is read below what stands beside the page', () => {
  const BAR = 'Contact\n0171 555 0199\n\nSkills\nExcel\nTeamwork\n\nLanguages\nEnglish\nSpanish\n\n'
  test.each([
    ['above a heading', 'Ylva Brandvold\nRegistered Nurse\n\nProfile\nCareful and calm.\n'],
    ['above a place', 'Ylva Brandvold\nRegistered Nurse at Merrow Foods\nMerrow, Florida, United States\n'],
  ])('%s', (_, text) => expect(nameOf(BAR + text + REST)).toBe('Ylva Brandvold'))

  test('but no language is a name', () => {
    expect(nameOf(`${BAR}Some Danish\nRegistered Nurse\n\nProfile\nCareful and calm.\n${REST}`)).toBeUndefined()
  })

  test('and below the menu of a page', () => {
    const menu = 'Home\nAbout\nPortfolio\nBlog\nContact\n\n'
    expect(nameOf(`${menu}Ylva Brandvold\nNurse\nquill.77@mail.example${REST}`)).toBe('Ylva Brandvold')
    expect(nameOf(`${menu}Nurse\nquill.77@mail.example${REST}`)).toBeUndefined()
  })
})

test('what follows the label of a name is one, whatever else it is', () => {
  expect(nameOf(`Name: Melody Singer\nPhone: 0171 555 0199${REST}`)).toBe('Melody Singer')
  expect(nameOf(`Melody Singer\nPhone: 0171 555 0199${REST}`)).toBeUndefined()
})

test('a name without capitals is read above how to reach its owner', () => {
  expect(nameOf(`ylva brandvold\n0171 555 0199${REST}`)).toBe('ylva brandvold')
  expect(nameOf(`brandvold ns\n0171 555 0199${REST}`)).toBeUndefined()
  expect(nameOf(`line cook\n0171 555 0199${REST}`)).toBeUndefined()
})

test('an initial is no skill', () => {
  expect(nameOf(`0171 555 0199\nMerrow Lane 7\nVijay Anand R\n${REST}`)).toBe('Vijay Anand R')
})

describe('a name is read where it signs', () => {
  const HEAD = 'Resume\n0171 555 0199'
  const SAID = '\nDeclaration\nI hereby declare that the above is true.\n'
  test.each([
    ['in brackets', 'Place: Merrow\nDate: 3/4/2019\n(Ylva Brandvold)'],
    ['in brackets behind the date', 'Place: Merrow\nDate:                (Ylva Brandvold)'],
    ['behind the date', 'Place: Merrow     Signature\nDate: 3/4/2019       Ylva Brandvold'],
    ['behind its label', 'Signature: Ylva Brandvold\nDate: 3/4/2019'],
    ['below its label', 'Place: Merrow\nSignature\nYlva Brandvold'],
  ])('%s', (_, foot) => expect(nameOf(HEAD + REST + SAID + foot)).toBe('Ylva Brandvold'))

  test('below the referees', () => {
    const referee = '\nReferences\nHelga Tandberg, Lakeside Clinic, 0171 555 0177\n'
    expect(nameOf(`${HEAD}${REST}${referee}\nYours sincerely,\nYlva Brandvold`)).toBe('Ylva Brandvold')
    expect(nameOf(`${HEAD}${REST}${referee}`)).toBeUndefined()
  })

  test('but no place does', () => {
    expect(nameOf(`${HEAD}${REST}${SAID}Date: 3/4/2019\nPlace: Merrow Dean`)).toBeUndefined()
  })
})

test('a capital within a family name opens no title', () => {
  expect(nameOf(`Ylva MacGuard\nquill.77@mail.example${REST}`)).toBe('Ylva MacGuard')
})

test.each([
  ['Ylva Brandvoldylva.brandvold@mail.example', 'ylva.brandvold@mail.example'],
  ['Ylva Brandvold.Ylva@mail.example', 'Brandvold.Ylva@mail.example'],
])('the address of %s is its own', (head, address) => {
  const { emails } = readResume(resumeOf(`${head}\n${REST}`), TODAY)
  expect(emails.map(({ value }) => value)).toEqual([address])
})

describe('a name is read where a head has', () => {
  test.each([
    ['an address by post alone', 'Candidate Ref: 44718\nLe Yu\n14 Plough Street\nMerrow, Ohio 43215'],
    ['a town and its code alone', 'Last updated: March 2021\nLe Yu\nNurse\nMerrow, OH 45402'],
    ['a box alone', 'Plough Producer Resume Template\nLe Yu\nP.O. Box 712\nMerrow'],
    ['what a template leaves blank', '[Your address]\n[City, State ZIP]\n\nLe Yu\nNurse\n0171 555 0199'],
    ['a page and its number', 'Page | 1\nLe Yu\n14 Plough Street\n0171 555 0199'],
  ])('%s', (_, head) => expect(nameOf(head + REST)).toBe('Le Yu'))

  test.each([
    [
      'the address of a firm',
      'Work History\nNurse\n10/2014 - 02/2015\nMerrow Cardiology\n2815 S Plough Blvd, Merrow, FL',
    ],
    ['nothing but blanks', '[Your address]\n[City, State ZIP]\nNurse\n0171 555 0199'],
    ['nothing but a page', 'Page | 1\n14 Plough Street\n0171 555 0199'],
    ['who signs and is not named', '0171 555 0199\nI, the undersigned, hereby declare that all is true.'],
  ])('but not with %s', (_, head) => expect(nameOf(head + REST)).toBeUndefined())
})

describe('two given names', () => {
  test.each([
    ['go with the family name below', 'MARY YLVA\nBRANDVOLD\nRegistered Nurse\n0171 555 0199', 'MARY YLVA BRANDVOLD'],
    ['go with it behind a particle', 'Ylva Rowena Dela\nBrandvold\n0171 555 0199', 'Ylva Rowena Dela Brandvold'],
    ['or are a whole name above a town', 'Ylva Brandvold\nTallowick\n0171 555 0199', 'Ylva Brandvold'],
  ])('%s', (_, text, name) => expect(nameOf(text + REST)).toBe(name))
})

test('a name in capitals below the lists of a bar is no heading', () => {
  const bar = 'Contact\n0171 555 0199\n\nSkills\nExcel\nTeamwork\n\n'
  const below = '\n\nProfile\nCareful and calm.\n'
  expect(nameOf(`${bar}YLVA BRANDVOLD\nREGISTERED NURSE${below}${REST}`)).toBe('YLVA BRANDVOLD')
  expect(nameOf(`${bar}PATIENT CARE\nREGISTERED NURSE${below}${REST}`)).toBeUndefined()
})
