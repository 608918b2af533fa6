import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

/** Posts of lines that stand at their places: left, top and text, divided by '~'. */
function posts(lines: string[]): string[] {
  const placed = lines.map((line) => line.split('~'))
  const resume = resumeOf(placed.map(([, , text]) => text).join('\n'))
  for (const [at, line] of resume.lines.entries()) {
    const [left, top] = placed[at]!.map(Number) as [number, number]
    line.box = [left, top, left + 100, top + 12]
  }
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(
    ({ title, employer, start, end, details }) =>
      `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? '-'} ${end?.year ?? '-'} (${details.length})`,
  )
}

const HEAD = ['60~20~Mara Merrow', '60~40~mara@merrow.example']

test('the cells of a table stand on a line each, at one height', () =>
  expect(
    posts([
      ...HEAD,
      '60~80~WORK EXPERIENCE',
      '60~100~From\tTo\tEmployer\tPosition and duties',
      '60~120~07/2018\tPresent\tWeir Savings Society\tBranch Manager',
      '170~134~Weir',
      '310~134~• Lead nine staff',
      '60~160~01/2014',
      '115~160~06/2018',
      '170~160~Fernhill Council Treasury',
      '170~174~Fernhill',
      '305~160~Senior Registry Officer',
      '310~174~• Kept the roll',
      '60~200~09/2010',
      '115~200~12/2013',
      '170~200~Fernhill Council Treasury',
      '305~200~Clerk',
      '310~214~• Kept the files',
    ]),
  ).toEqual([
    'Branch Manager @ Weir Savings Society 2018 - (1)',
    'Senior Registry Officer @ Fernhill Council Treasury 2014 2018 (1)',
    'Clerk @ Fernhill Council Treasury 2010 2013 (1)',
  ]))

test('with the dates last, and in German', () =>
  expect(
    posts([
      ...HEAD,
      '60~80~BERUFSERFAHRUNG',
      '60~100~Position\tArbeitgeber\tZeitraum',
      '60~120~Sachbearbeiterin',
      '200~120~Stadtverwaltung Wiesengrund',
      '400~120~2018 – heute',
      '60~140~Buchhalterin',
      '200~140~Landkreis Bruch-Süd',
      '400~140~2012 – 2018',
    ]),
  ).toEqual([
    'Sachbearbeiterin @ Stadtverwaltung Wiesengrund 2018 - (0)',
    'Buchhalterin @ Landkreis Bruch-Süd 2012 2018 (0)',
  ]))
