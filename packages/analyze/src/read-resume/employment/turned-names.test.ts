import type { Line } from '@evenhand/model'
import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** Posts of rows in which the words between two stars are bold. */
function postsIn(rows: string[]) {
  const plain = resumeOf(rows.map((row) => row.replaceAll('*', '')).join('\n'), 'es')
  const lines = plain.lines.map((line, at): Line => {
    const [before, bold] = rows[at]!.split('*')
    if (bold === undefined) return line
    const start = line.start + before!.length
    return { ...line, turns: [start, start + bold.length] }
  })
  const { employment } = readResume({ ...plain, lines }, { year: 2026, month: 1 })
  return employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)
}

test('the small word between a bold title and its employer is no part of the name, behind a bullet as well', () => {
  expect(
    postsIn([
      'EXPERIENCIA PROFESIONAL',
      '• Desde abril de 2017 hasta la actualidad: *Encargada de tienda* en Modas Quarn S.L. (Norvia).',
      '- Cierre de caja y pedidos a la central',
      '• De junio de 2008 a noviembre de 2016: *Auxiliar de clínica* en Hospital Tarn Alto de Norvia (Norvia).',
      '- Apoyo en planta, turno rotatorio',
    ]),
  ).toEqual(['Encargada de tienda @ Modas Quarn S.L.', 'Auxiliar de clínica @ Hospital Tarn Alto de Norvia'])
})
