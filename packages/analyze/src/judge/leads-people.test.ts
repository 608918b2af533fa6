import { expect, it } from 'vitest'
import { leadsPeople } from './leads-people.ts'

it.each([
  ['You supervise two accounting clerks', true],
  ['Lead a team of around 50 pickers, packers and drivers', true],
  ['Sie leiten Auszubildende und neue Kolleginnen an', true],
  ['Encadrement d’une brigade de sept personnes', true],
  ['Coordino un equipo de nueve cocineros', true],
  ['Liderar encarregados, operadores e safristas', true],
  ['Kierowanie sześcioosobowym działem', true],
  ['والإشراف على ثلاثة محاسبين', true],
  ['スタッフ8名の育成、シフト管理', true],
  ['带8人团队,负责仪表平台', true],
  ['Run a crew of 18 on ship dock, nights', true],
  ['Supervise 12 on the late shift', true],
  ['Responsible for a team of 6', true],
  ['Leitung eines Teams von acht Personen', true],
  ['Fachliche und disziplinarische Personalverantwortung', true],
  ['Ran team meetings each morning', false],
  ['Supervised 12 projects', false],
  ['Worked in a team of ten engineers', false],
  ['managing accounts of 40 customers', false],
  ['responsible for team meetings', false],
  ['Runs payroll for 14 clients, 25 to 300 employees each', false],
  ['Runs monthly payroll for 640 employees in Sage 50', false],
  ['Responsible for the wages of 210 drivers', false],
  ['Managed pensions and benefits for 90 staff', false],
  ['Managed the payroll team of four', true],
  ['Managed for three years a team of four', true],
  ['Responsible for five payroll clerks', true],
])('%s: %s', (line, isLeading) => {
  expect(leadsPeople(line)).toBe(isLeading)
})
