import type { JobProfile } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { forgetWeights, listWeights, saveWeights, toSaved, toWeights } from './weights-store.ts'

const job = (...labels: string[]): JobProfile => ({
  text: '',
  notices: [],
  requirements: labels.map((label, index) => ({ id: `r${index}`, type: 'skill', label, must: false, weight: 10 })),
})

function createStorage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  }
}

describe('saved weights', () => {
  it('fit another job that asks for the same, wherever it says so', () => {
    const saved = toSaved('Night shift', job('Crane', 'Welding'), { r0: 25 })
    expect(toWeights(saved, job('Rigging', 'Welding', 'Crane'))).toEqual({ r2: 25 })
  })

  it('are kept newest first, once a name, until they are deleted', () => {
    const storage = createStorage()
    saveWeights(storage, { name: 'a', byLabel: { Crane: 1 } })
    saveWeights(storage, { name: 'b', byLabel: {} })
    saveWeights(storage, { name: 'a', byLabel: { Crane: 2 } })
    expect(listWeights(storage)).toEqual([
      { name: 'a', byLabel: { Crane: 2 } },
      { name: 'b', byLabel: {} },
    ])
    expect(forgetWeights(storage, 'a')).toEqual([{ name: 'b', byLabel: {} }])
  })

  it('are none where the browser holds something else', () => {
    const storage = createStorage()
    storage.setItem('evenhand-weights', '{"cut')
    expect(listWeights(storage)).toEqual([])
  })
})
