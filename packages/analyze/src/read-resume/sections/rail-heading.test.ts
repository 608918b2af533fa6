import type { Line } from '@evenhand/model'
import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** Rows with where they begin from the left, in points. */
function coursesOf(rows: [left: number, text: string][]) {
  const plain = resumeOf(rows.map(([, text]) => text).join('\n'))
  const lines = plain.lines.map((line, at): Line => {
    const [left, text] = rows[at]!
    return { ...line, box: [left, 20 + 12 * at, left + 5 * text.length, 30 + 12 * at] }
  })
  const { education } = readResume({ ...plain, mediaType: 'application/pdf', lines }, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`)
}

test('a school beside its degree, and farther to the right where it is, heads no section', () => {
  expect(
    coursesOf([
      [220, 'Ylva Brandvold'],
      [200, 'ylva@brandvold.example | Leeds, UK'],
      [270, 'Education'],
      [199, 'University of Merrow\tBA in Business Management'],
      [254, 'Leeds'],
      [241, '2009 - 2012'],
      [205, 'Quarn Road College\tDiploma in Baking'],
      [260, 'Leeds'],
      [241, '2007 - 2009'],
      [283, 'Skills'],
      [40, 'Excel, stock control, rota planning'],
    ]),
  ).toEqual(['BA in Business Management @ University of Merrow', 'Diploma in Baking @ Quarn Road College'])
})

test('the first cell of a table among posts heads no section, though duties stand below the last', () => {
  const rows: [left: number, text: string][] = [
    [220, 'Ylva Brandvold'],
    [200, 'ylva@brandvold.example | Leeds, UK'],
    [270, 'Work experience'],
    [50, 'Employer\tPosition\tFrom\tTo\tDuties'],
    [50, 'Tarn Loom\tWeaver\t04/2019\tPresent\t• Weaves woollen cloth to order'],
    [350, '• Trains two apprentices'],
    [50, 'Quarn Dye\tDyer\t09/2014\t03/2019\t• Dyed yarn in twelve colours'],
    [350, '• Kept the recipes'],
  ]
  const plain = resumeOf(rows.map(([, text]) => text).join('\n'))
  const lines = plain.lines.map((line, at): Line => {
    const [left, text] = rows[at]!
    return { ...line, box: [left, 20 + 12 * at, left + 5 * text.length, 30 + 12 * at] }
  })
  const { employment } = readResume({ ...plain, mediaType: 'application/pdf', lines }, { year: 2026, month: 1 })
  expect(employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)).toEqual([
    'Weaver @ Tarn Loom',
    'Dyer @ Quarn Dye',
  ])
})

test('a label before what would head a section by itself heads none among posts', () => {
  const posts = ['Ada Merrow', 'ada@merrow.example', '', 'Experience']
  for (const [title, years] of [
    ['Class Teacher', '2019 - Present'],
    ['Teacher Aide', '2014 - 2019'],
  ])
    posts.push(
      `${years}\t${title}`,
      'Quarn Academy | Tarn',
      'Industry\tEducation',
      '• Taught two classes of forty children',
    )
  const { employment, sections } = readResume(resumeOf(posts.join('\n')), { year: 2026, month: 1 })
  expect(employment.map(({ title }) => title?.value)).toEqual(['Class Teacher', 'Teacher Aide'])
  expect(sections.map(({ kind }) => kind)).not.toContain('education')
})

test('a label beside the duties of post after post heads no section', () => {
  const rows: [left: number, text: string][] = [
    [40, 'Ylva Brandvold'],
    [40, 'Atuação Profissional'],
    [40, 'Moinho Quarn Ltda., Tarnópolis, Brasil.'],
    [90, '2014 - 2019\tAnalista de Estoque'],
    [90, 'Atividades\tInventário mensal das lojas.'],
    [160, 'Controle de pedidos da central.'],
    [40, 'Padaria Tarn Ltda., Tarnópolis, Brasil.'],
    [90, '2010 - 2014\tAuxiliar Administrativo'],
    [90, 'Atividades\tArquivo e atendimento.'],
    [160, 'Lançamento de notas fiscais.'],
  ]
  const plain = resumeOf(rows.map(([, text]) => text).join('\n'))
  const lines = plain.lines.map((line, at): Line => {
    const [left, text] = rows[at]!
    return { ...line, box: [left, 20 + 12 * at, left + 5 * text.length, 30 + 12 * at] }
  })
  const { sections } = readResume({ ...plain, mediaType: 'application/pdf', lines }, { year: 2026, month: 1 })
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'employment'])
})

test('the next heading in the middle of the page makes no rail of the post above it', () => {
  const rows: [left: number, level: Line['level'], text: string][] = [
    [260, 'title', 'Ylva Brandvold'],
    [270, 'heading', 'EXPERIENCE'],
    [60, 'body', 'Tarn & Marl LLP, Quarn'],
    [60, 'body', 'Associate\tOctober 2016 – August 2020'],
    [60, 'body', 'Crane, Fell & Byrd LLP, Quarn'],
    [60, 'body', 'Litigation Associate\tSeptember 2013 – August 2016'],
    [270, 'heading', 'EDUCATION'],
    [60, 'body', 'J.D., Merrow University\t2010 – 2013'],
  ]
  const plain = resumeOf(rows.map(([, , text]) => text).join('\n'))
  const lines = plain.lines.map((line, at): Line => {
    const [left, level, text] = rows[at]!
    return { ...line, level, box: [left, 20 + 14 * at, left + 5 * text.length, 30 + 14 * at] }
  })
  const { employment } = readResume({ ...plain, mediaType: 'application/pdf', lines }, { year: 2026, month: 1 })
  expect(employment.map(({ title }) => title?.value)).toEqual(['Associate', 'Litigation Associate'])
})
