import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REST = '\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019\n'

function nameOf(text: string, language?: string): string | undefined {
  return readResume(resumeOf(text + REST, language), TODAY).name?.value
}

describe('a name is given as it is said', () => {
  test.each([
    ['surname first', 'Brandvold, Ylva\nylva@fjord.example', 'Ylva Brandvold'],
    ['surname first in capitals', 'QUINTERO LEAL Ramona\nrq@costa.example', 'Ramona QUINTERO LEAL'],
    ['surname last in capitals', 'Ramona QUINTERO\nrq@costa.example', 'Ramona QUINTERO'],
    ['mixed capitals', 'FIONA McALLEN\nfm@glen.example', 'FIONA McALLEN'],
    ['a nickname in quotes', 'Bartholomew "Bart" Oakes\nbart@oak.example', 'Bartholomew Oakes'],
    ['a nickname in brackets', 'Ingeborg Thoma (Inge)\nit@thoma.example', 'Ingeborg Thoma'],
    ['initials and the name used', 'P.W. (Pieter) van Loon\npvl@loon.example', 'Pieter van Loon'],
    ['titles in a row', 'Dr. rer. nat. Mathilde Sandner\nms@labor.example', 'Mathilde Sandner'],
    ['letters nobody knows', 'Orla Fenwick MRCDT\norla@fen.example', 'Orla Fenwick'],
    ['small letters', 'tamsin oldroyd\ntamsin.oldroyd@hill.example', 'tamsin oldroyd'],
    ['a second script', 'Gladys Teo 张美玲\ngteo@lah.example', 'Gladys Teo'],
    [
      'a name with its prayer above',
      'بسم الله الرحمن الرحيم\nسامية عبد الله النجار\nsamia@nile.example',
      'سامية عبد الله النجار',
    ],
  ])('%s', (_, text, expected) => expect(nameOf(text)).toBe(expected))
})

describe('a name is found', () => {
  test.each([
    [
      'below a letter',
      'Dear Ms Holt,\nI saw the post and wish to apply for it.\nKind regards\nEdda\n\nEDDA PLOWRIGHT\nedda@plow.example',
    ],
    ['in the signature of a letter', 'Hello,\nhere is what I did.\nBest wishes\nEdda Plowright\n0171 555 0199'],
    [
      'in the head of a mail',
      'From: Edda Plowright <edda@plow.example>\nSubject: application\nPlease find below my life.',
    ],
    ['after a label without a colon', 'Name Edda Plowright\nTown Leeds\nedda@plow.example'],
    ['after a label of a form', 'NAME (first, last) ..... : Edda Plowright\nCELL ........ : 605 555 0177'],
    ['in parts', 'Surname: Plowright\nFirst names: Edda\nedda@plow.example'],
    ['in the columns of a table', 'SURNAME\tGIVEN NAME\tPOST\nPlowright\tEdda\tMate\nedda@plow.example'],
    ['broken at its hyphen', 'Edda Plow-\nright\nedda@plow.example', 'Edda Plow-right'],
    [
      'far below, told by the address',
      `Contact\nedda.plowright@plow.example\nSkills\n${'Excel\n'.repeat(20)}\nEdda Plowright\nNurse`,
    ],
    ['beside what else is said of her', 'Edda Plowright | Irish citizen | Married\nedda@plow.example'],
  ])('%s', (_, text, expected = 'Edda Plowright') => expect(nameOf(text)?.toLowerCase()).toBe(expected.toLowerCase()))
})

test('every part of a name in parts is masked', () => {
  const text = `Surname: Plowright\nFirst names: Edda\nedda@plow.example\n${REST}`
  const { identity } = readResume(resumeOf(text), TODAY)
  const masked = identity.map(({ start, end }) => text.slice(start, end)).join('|')
  expect(masked).toMatch(/Plowright.*Edda/s)
})
