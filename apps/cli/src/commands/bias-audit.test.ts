import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fisherExact } from '../audit/fisher-exact.ts'
import { groupTable } from '../audit/group-table.ts'
import { UsageError } from '../usage-error.ts'
import { biasAudit } from './bias-audit.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))
let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (said += String(text)) !== '')
})
afterEach(() => vi.restoreAllMocks())

/** The second example of 6 RCNY 5-301: people and how many of them score above the median, by sex and race. */
const SCORED: [race: string, sex: string, people: number, above: number][] = [
  ['Hispanic', 'Male', 16, 12],
  ['Hispanic', 'Female', 12, 6],
  ['White', 'Male', 20, 7],
  ['Black', 'Male', 20, 10],
  ['Pacific', 'Male', 4, 3],
  ['Asian', 'Male', 12, 7],
  ['Native', 'Male', 8, 5],
  ['Two or more', 'Male', 12, 6],
  ['White', 'Female', 20, 8],
  ['Black', 'Female', 12, 6],
  ['Pacific', 'Female', 4, 2],
  ['Asian', 'Female', 12, 3],
  ['Native', 'Female', 8, 5],
  ['Two or more', 'Female', 8, 4],
]
const PEOPLE = SCORED.flatMap(([race, sex, people, above]) =>
  Array.from({ length: people }, (_, n) => `${n < above ? 70 : 40},${sex},${race}`),
)
// Fifteen of an unknown group, half of them high, half of them low: the median stays between 40 and 70.
const STRANGERS = Array.from(
  { length: 15 },
  (_, n) => `${n < 7 ? 80 : n === 7 ? 50 : 20},,${n % 2 === 0 ? 'White' : ''}`,
)
const CSV = ['score,sex,race', ...PEOPLE, ...STRANGERS].join('\n')

async function audit(csv: string, ...options: string[]) {
  const file = join(folder, 'people.csv')
  writeFileSync(file, csv)
  const code = await biasAudit([file, ...options])
  return { code, said }
}

type Row = { group: string; rate: number; ratio: number; isBelowFourFifths: boolean; isSmall: boolean }

describe("the rule's example of scores", () => {
  it.each([
    ['sex', 'Male', '54.3', '1.00'],
    ['sex', 'Female', '44.7', '0.82'],
    ['race', 'Hispanic', '64.3', '1.00'],
    ['race', 'White', '37.5', '0.58'],
    ['race', 'Black', '50.0', '0.78'],
    ['race', 'Pacific', '62.5', '0.97'],
    ['race', 'Asian', '41.7', '0.65'],
    ['both', 'Hispanic / Male', '75.0', '1.00'],
    ['both', 'White / Male', '35.0', '0.47'],
    ['both', 'Asian / Male', '58.3', '0.78'],
    ['both', 'White / Female', '40.0', '0.53'],
    ['both', 'Asian / Female', '25.0', '0.33'],
    ['both', 'Native / Female', '62.5', '0.83'],
  ])('%s: %s scores %s%% above the median, ratio %s', async (by, group, rate, ratio) => {
    const report = JSON.parse((await audit(CSV, '--format', 'json')).said)
    const table = report.tables.find((each: { by: string }) => each.by === by)
    const row = table.rows.find((each: Row) => each.group === group)
    expect([(row.rate * 100).toFixed(1), row.ratio.toFixed(2)]).toEqual([rate, ratio])
  })

  it('leaves out the fifteen unknown, says that it is no independent audit, and flags', async () => {
    const { code, said: text } = await audit(CSV)
    expect(code).toBe(1)
    expect(text).toContain('not an independent audit')
    expect(text).toContain('183 people with a score; the median score is 50.')
    expect(text).toContain('15 people are left out')
    expect(text).toMatch(/Asian \/ Female +12 +25% +0\.33 .*below four fifths/u)
  })
})

test.each([
  [
    [
      [1390, 667],
      [1181, 555],
    ],
    ['1.000', '0.979'],
  ],
  [
    [
      [408, 204],
      [797, 412],
      [390, 170],
      [119, 52],
      [616, 302],
      [41, 18],
      [213, 96],
    ],
    ['0.967', '1.000', '0.843', '0.845', '0.948', '0.849', '0.872'],
  ],
  [
    [
      [205, 90],
      [412, 215],
      [226, 95],
      [321, 167],
      [17, 7],
    ],
    ['0.841', '1.000', '0.806', '0.997', '0.789'],
  ],
])("the rule's example of selections: %j gives %j", (counts, ratios) => {
  const rows = groupTable(counts.map(([people, chosen], n) => ({ group: `${n}`, people: people!, chosen: chosen! })))
  expect(rows.map((row) => row.ratio?.toFixed(3))).toEqual(ratios)
})

test('groups below 2% are marked and never the measure', () => {
  const rows = groupTable([
    { group: 'many', people: 990, chosen: 400 },
    { group: 'few', people: 10, chosen: 10 },
  ])
  expect(rows.map(({ isSmall, isHighest }) => [isSmall, isHighest])).toEqual([
    [false, true],
    [true, false],
  ])
})

test.each([
  // Fisher's tea: 3 of 4 against 1 of 4.
  [{ people: 4, chosen: 3 }, { people: 4, chosen: 1 }, 34 / 70],
  [{ people: 10, chosen: 1 }, { people: 12, chosen: 9 }, (66 + 2200 + 120 + 1) / 646_646],
  [{ people: 5, chosen: 0 }, { people: 5, chosen: 0 }, 1],
])("Fisher's exact test of %j and %j gives %d", (a, b, chance) => {
  expect(fisherExact(a, b)).toBeCloseTo(chance, 4)
})

test('the interval of a ratio is that of Katz, and few people are told so', () => {
  const [, row] = groupTable([
    { group: 'a', people: 100, chosen: 50 },
    { group: 'b', people: 100, chosen: 40 },
  ])
  expect(row?.interval?.map((end) => end.toFixed(3))).toEqual(['0.587', '1.091'])
  expect(row?.isUnsure).toBe(true)
})

test.each([
  ['a file without groups', 'score,age\n50,30'],
  ['a file without scores', 'name,sex\nA,F'],
])('%s is refused', async (_, csv) => {
  await expect(audit(csv)).rejects.toThrow(UsageError)
})

test('selections and lines without any are read', async () => {
  const { said: text } = await audit('Selected,Gender\nyes,F\nno,F\nyes,M\n,M\nYES,M\n', '--selected', 'selected')
  expect(text).toContain('4 people, 3 of them selected')
  expect(text).toContain('1 line could not be used')
})
