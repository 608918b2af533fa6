import { expect, it } from 'vitest'
import { drivingClasses, drivingLicences, includesClasses } from './driving-licence.ts'

it.each([
  ['Führerschein: Klasse B', 'Carné de conducir B', true],
  ['A full UK driving licence', 'Führerschein Klasse B', true],
  ['Permis B, C1', 'a driving licence of class CE', false],
  ['Водительское удостоверение категории В, С', 'prawo jazdy kat. C', true],
  ['普通自動車第一種運転免許（2010年取得）', '운전면허', true],
  ['Driving licence: A', 'rijbewijs B', false],
  ['CNH categoria D', 'CNH B', true],
  ['С 2010 года водительские права', 'driving licence', true],
  ['Geburtsdatum: 02.11.1990 · verheiratet · Führerschein: B, BE', 'rijbewijs BE', true],
  ['Patente\tB', 'patente B', true],
  ['PATENTE DI GUIDA\nAutomobile: B', 'patente B', true],
  ['Permis : B, C, CE, D + code 95', 'licence CE, code 95', true],
  ['Carné B y vehículo propio', 'a full driving licence', true],
  ['Drivers licence\tCode EB, PDP', 'permis B', true],
  ['Führerausweis B und BE', 'Führerschein Klasse B', true],
  ['Licencia de manejo vigente', 'Carnet de conducir B', true],
  ['Full B licence, clean', 'rijbewijs B', true],
  ['Class C driving licence · moved in 2019 from category D', 'prawo jazdy kat. D', false],
])('%s is %s: %s', (line, asked, isHeld) => {
  expect(includesClasses(drivingClasses(line)!, asked)).toBe(isHeld)
})

it.each([
  'Forklift licence B1, carne de vaca, permis de construire',
  'No driving licence',
  'Führerschein: nein',
  'Führerschein: mache ich gerade, Prüfung im Mai',
  'Learner driving licence',
  'Permis B en cours',
  'Führerschein B\nDen Führerschein habe ich 2024 abgeben müssen.',
])('%s is none', (line) => {
  expect(drivingClasses(line)).toBeUndefined()
})

it.each(['Permis B, formation en cours', 'Führerschein B. Abgegeben wurde die Leitung 2020'])('%s is one', (line) => {
  expect(drivingClasses(line)).toBeDefined()
})

it.each([
  ['B-körkort och bil. Rökfri. På fritiden: skidor och\nhundpromenader', 'B-körkort och bil.'],
  ['Freizeit: Singen im Chor. Führerschein Klasse B. Wandern', 'Führerschein Klasse B.'],
  ['Patente cat. B', 'Patente cat. B'],
  [
    'SAP WM, Excel, first aid at work (2025), driving licence B',
    'WM, Excel, first aid at work (2025), driving licence B',
  ],
])('in “%s” it is named by “%s”', (text, named) => {
  expect(drivingLicences(text).map(({ start, end }) => text.slice(start, end))).toEqual([named])
})
