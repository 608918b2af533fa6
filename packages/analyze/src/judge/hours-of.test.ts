import { expect, it } from 'vitest'
import { hoursOf } from './hours-of.ts'
import { lowerSameLength } from './lower-same-length.ts'

it.each([
  ['Night shifts, weekends and travel to sites', 'nights shifts travel weekends'],
  ['Bereitschaft zum Schicht- und Wochenenddienst', 'shifts weekends'],
  ['Open to occasional travel; early and late', 'shifts travel'],
  ['Früh und Spät, Reisen: gern', 'shifts travel'],
  ['Drives to the plants monthly', 'travel'],
  ['Horaires décalés, déplacements, astreintes', 'on-call shifts travel'],
  ['Turnos rotativos y disponibilidad para viajar', 'shifts travel'],
  ['Turno noturno e horas extras', 'nights overtime'],
  ['Turni notturni e trasferte', 'nights shifts travel'],
  ['Nachtdienst en reisbereid', 'nights travel'],
  ['Praca zmianowa, dyżury, delegacje', 'on-call shifts travel'],
  ['Vardiyalı çalışma, hafta sonu', 'shifts weekends'],
  ['Сменный график, командировки', 'shifts travel'],
  ['العمل بنظام الورديات والسفر', 'shifts travel'],
  ['रात की पाली, यात्रा', 'nights shifts travel'],
  ['夜勤・出張あり、シフト制', 'nights shifts travel'],
  ['야간 교대 근무, 출장', 'nights shifts travel'],
  ['ทำงานเป็นกะ เดินทางต่างจังหวัด', 'shifts travel'],
  ['能适应夜班、倒班和出差', 'nights shifts travel'],
  ['Beschichtung von Teilen, remote sensing, a travel agent, night club', ''],
])('%s', (text, kinds) => {
  const found = new Set(hoursOf(lowerSameLength(text)).map(({ kind }) => kind))
  expect([...found].sort().join(' ')).toBe(kinds)
})
