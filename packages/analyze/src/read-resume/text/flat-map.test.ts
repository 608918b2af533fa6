import { describe, expect, test } from 'vitest'
import { flatMap } from './flat-map.ts'

describe('one list of what is made of each', () => {
  test('is what Array.flatMap makes', () => {
    const items = ['b', '', 'aa']
    const make = (item: string, at: number) => [...item].map((letter) => `${letter}${at}`)
    expect(flatMap(items, make)).toEqual(items.flatMap(make))
    expect(flatMap([], make)).toEqual([])
  })
})
