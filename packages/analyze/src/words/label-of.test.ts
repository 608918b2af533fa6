import { expect, test } from 'vitest'
import { shortLabel } from './label-of.ts'

test.each([
  [
    'At least two years of post-graduate experience on an acute or sub-acute ward',
    'At least two years of post-graduate experience on an acute or sub-acute ward',
  ],
  [
    'Current registration with the Nursing and Midwifery Board of Merrow (NMBM)',
    'Current registration with the Nursing and Midwifery Board of Merrow',
  ],
  [
    'play a critical role in ensuring our projects meet quality and safety standards while adhering to tight deadlines',
    'play a critical role in ensuring our projects meet quality and safety standards',
  ],
  [
    'supervise construction on site, check concrete and earthworks quality, manage subcontractors and programme',
    'supervise construction on site, check concrete and earthworks quality',
  ],
  [
    'Erfahrung in der Wartung der Anlagen und Maschinen in unserem Haus, um die Ausfälle so gering wie möglich zu halten',
    'Erfahrung in der Wartung der Anlagen und Maschinen in unserem Haus',
  ],
  ['and travelling throughout the county', 'travelling throughout the county'],
])('%s', (label, short) => {
  expect(shortLabel(label)).toBe(short)
})
