import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const nameOf = (text: string) =>
  readResume(resumeOf(`${text}\n\nEXPERIENCE\nNurse, Merrow Clinic, May 2011 - June 2019\n`), {
    year: 2026,
    month: 1,
  }).name?.value.replaceAll('\n', ' ')

test('a name over two rows, the surname in capitals', () =>
  expect(nameOf('Solveig\nPLOWRIGHT\nNurse\nsp@mail.example')).toBe('Solveig PLOWRIGHT'))

test('a name over two rows, two surnames in the second', () =>
  expect(nameOf('LUZIA\nPLOWRIGHT PRADO\nNURSE\nlp@mail.example')).toBe('LUZIA PLOWRIGHT PRADO'))

test('words in capitals below a whole name are none of it', () =>
  expect(nameOf('Solveig Plowright\nTARNWICK\nNurse\nsp@mail.example')).toBe('Solveig Plowright'))
