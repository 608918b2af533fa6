import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadDictionary, type Dictionary } from './index.ts'

const english = await loadDictionary('en')
const described = JSON.parse(readFileSync(new URL('describe.json', import.meta.url), 'utf8')) as Record<string, string>

/** Every section of a dictionary, and every group in it. */
function groupsOf(dictionary: Dictionary, above = ''): string[] {
  return Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [above + name, ...(above === '' ? groupsOf(value, `${name}.`) : [])],
  )
}

const find = (key: string) =>
  key.split('.').reduce<Dictionary | string | undefined>((at, part) => (at as Dictionary | undefined)?.[part], english)

it('tells translators what every group of texts is for', () => {
  expect(groupsOf(english).filter((group) => !described[group]?.trim())).toEqual([])
})

it('describes nothing that is not there any more', () => {
  expect(Object.keys(described).filter((key) => find(key) === undefined)).toEqual([])
})
