import { expect, it } from 'vitest'
import { createScreeningStore } from './screening-store.ts'
import { createScreening } from './screening.ts'

it('keeps what it said of a choice when nothing is chosen after it', () => {
  const store = createScreeningStore()
  const screening = createScreening(store, () => undefined)
  screening.select([new File(['Ana Sousa'], 'ana.txt'), new File([''], 'setup.exe')])
  screening.select([])
  expect(store.get().files.map(({ name }) => name)).toEqual(['ana.txt'])
  expect(store.get().notice).toEqual({ kind: 'left-out', repeated: 0, unreadable: ['setup.exe'] })
})
