import { expect, it } from 'vitest'
import { drivingClasses, includesClasses } from './driving-licence.ts'

it.each([
  ['Führerschein: Klasse B', 'Carné de conducir B', true],
  ['A full UK driving licence', 'Führerschein Klasse B', true],
  ['Permis B, C1', 'a driving licence of class CE', false],
  ['Водительское удостоверение категории В, С', 'prawo jazdy kat. C', true],
  ['普通自動車第一種運転免許（2010年取得）', '운전면허', true],
  ['Driving licence: A', 'rijbewijs B', false],
  ['CNH categoria D', 'CNH B', true],
  ['С 2010 года водительские права', 'driving licence', true],
])('%s is %s: %s', (line, asked, isHeld) => {
  expect(includesClasses(drivingClasses(line)!, asked)).toBe(isHeld)
})

it('is not found where a line names another licence', () => {
  expect(drivingClasses('Forklift licence B1, carne de vaca, permis de construire')).toBeUndefined()
})
