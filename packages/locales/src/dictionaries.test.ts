import { readdirSync } from 'node:fs'
import { LANGUAGES } from '@evenhand/model'
import { describe, expect, it, test } from 'vitest'
import { checkDictionary } from './checking/check-dictionary.ts'
import { loadDictionary, type Dictionary } from './index.ts'

const english = await loadDictionary('en')

describe('a dictionary', () => {
  const measure = {
    a: 'Remove {name}',
    b: '{count, plural, one {# file} other {# files}}',
    c: '{kind, select, yes {Yes} other {No}}',
    d: 'Read <b>all</b> of it',
    e: 'Close',
  }
  const good = {
    a: '{name} entfernen',
    b: '{count, plural, one {# Datei} other {# Dateien}}',
    c: '{kind, select, yes {Ja} other {Nein}}',
    d: '<b>Alles</b> lesen',
    e: 'Schließen',
  }

  test.each<[string, Dictionary, string[]]>([
    ['may say everything in its own way', {}, []],
    ['needs every key', { e: {} }, ['e is missing']],
    ['has no key of its own', { f: 'Mehr' }, ['f is not in the English dictionary']],
    ['keeps the arguments', { a: 'Entfernen' }, ['a lacks the argument name: Entfernen']],
    [
      'keeps the tags',
      { d: 'Alles <i>lesen</i>' },
      ['d lacks the tag b: Alles <i>lesen</i>', 'd has the unknown tag i: Alles <i>lesen</i>'],
    ],
    ['is made of ICU messages', { a: '{name entfernen' }, ['a is not an ICU message (MALFORMED_ARGUMENT)']],
    ['has the plurals of its language', { b: '{count, plural, other {# Dateien}}' }, ['b lacks “one” of count']],
    [
      'has no plurals of other languages',
      { b: '{count, plural, one {# Datei} few {# Dateien} other {# Dateien}}' },
      ['b has “few” of count, which the language does not have'],
    ],
    [
      'keeps the options',
      { c: '{kind, select, ja {Ja} other {Nein}}' },
      ['c lacks the option of kind yes', 'c has the unknown option of kind ja'],
    ],
    ['claims nothing that is not proved', { e: 'Unbegrenzt!' }, ['e claims “unbegrenzt”: Unbegrenzt!']],
    ['states no percentages', { e: '95 % genau' }, ['e states a percentage: 95 % genau']],
    ['keeps labels short', { e: 'Dieses Fenster jetzt wieder schließen' }, ['e is too long for its place']],
    ['is translated', { e: 'Close' }, ['reads as in English 1 times: e']],
  ])('%s', (_name, change, problems) => {
    const found = checkDictionary('de', { ...good, ...change }, measure)
    expect(found).toHaveLength(problems.length)
    for (const [index, problem] of problems.entries()) expect(found[index]).toContain(problem)
  })

  it('is written in the letters of its language', () => {
    expect(checkDictionary('el', { a: 'Κλείσιμο' }, { a: 'Close' })).toEqual([])
    expect(checkDictionary('el', { a: 'Kleisimo' }, { a: 'Close' })).toHaveLength(1)
  })
})

const written = readdirSync(new URL('dictionaries', import.meta.url))

test.each(
  LANGUAGES.filter(({ code }) => written.includes(`${code}.json`)).map(({ code, name }) => [name, code] as const),
)('%s is fit to ship', async (_name, code) => {
  expect(checkDictionary(code, await loadDictionary(code), english)).toEqual([])
})

test('Thai words from English, which no browser knows, are kept from being torn', async () => {
  const { meta: _forSearchEngines, ...shown } = await loadDictionary('th')
  expect(JSON.stringify(shown)).not.toMatch(/เรซูเม่|แพ็กเกจ|อัปโหลด|อัปเกรด|แดชบอร์ด|ออฟไลน์|โทเค็น|เอนจิน/u)
})

test.each(LANGUAGES.map(({ code }) => code))(
  '%s says of which scores it counts those who wait for a decision, also where nobody does',
  async (code) => {
    const { dashboard } = (await loadDictionary(code)) as { dashboard: { undecided: { text: string } } }
    const [, branches = ''] = /^\{count, plural, ?(.*)\}$/su.exec(dashboard.undecided.text) ?? []
    const cases = branches.split(/\s*(?:=0|zero|one|two|few|many|other) \{/u).slice(1)
    expect(cases.length).toBeGreaterThan(1)
    for (const each of cases) expect(each).toContain('{score, number}')
  },
)

test.each(LANGUAGES.map(({ code }) => code))('%s names no minute to whoever may have to wait a day', async (code) => {
  const { errors } = (await loadDictionary(code)) as { errors: Record<string, string> }
  const parts = new Intl.NumberFormat(code, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).formatToParts(1)
  const minute = parts.find(({ type }) => type === 'unit')?.value ?? ''
  expect(minute).not.toBe('')
  expect(errors['too-many-requests']?.toLocaleLowerCase(code)).not.toContain(minute.toLocaleLowerCase(code))
})
