import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const rows = (last: string) =>
  `Experience\nQuarn Foundations Ltd - Pilewright\nMade the piles of the north.\nTarn Wells Inc - Driller\nDrilled wells of all sorts for the people of the town.\n${last}`

test('where no post has a date, what stands beside a firm as the titles of the others do is a title', () => {
  expect(postsTold(rows('Weir Road Ltd - Cobbler\nMended roads.'))).toEqual([
    'Pilewright @ Quarn Foundations Ltd -',
    'Driller @ Tarn Wells Inc -',
    'Cobbler @ Weir Road Ltd -',
  ])
})

test('beside a dated one it need not be', () => {
  expect(postsTold(rows('Weir Road Ltd - Cook, 2012 - 2014\nCooked.'))).not.toContain(
    'Pilewright @ Quarn Foundations Ltd -',
  )
})
