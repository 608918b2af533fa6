import { expect, it } from 'vitest'
import { wholeLabel } from './whole-label.ts'

const text =
  'You will:\n- Care for two patients per shift: ventilation, sedation,\n  arterial and central lines, filters.\nAnd more.'
const span = { start: text.indexOf('Care'), end: text.indexOf('\nAnd') }

it('goes on where the label was cut', () =>
  expect(wholeLabel({ label: 'Care for two patients per shift: ventilation,…', span }, text)).toBe(
    'Care for two patients per shift: ventilation, sedation, arterial and central lines, filters',
  ))

it.each([
  ['what is not cut', 'Care for two patients', 'Care for two patients'],
  ['words that are not the line’s', 'Looks after two patients,…', 'Looks after two patients…'],
])('keeps %s', (_, label, expected) => expect(wholeLabel({ label, span }, text)).toBe(expected))

it('keeps a label whose line is too long to be one', () => {
  const long = `Care for ${'two patients, '.repeat(40)}and more`
  const label = 'Care for two patients, two patients,…'
  expect(wholeLabel({ label, span: { start: 0, end: long.length } }, long)).toBe('Care for two patients, two patients…')
})
