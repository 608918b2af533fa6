import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each(['平成28 4 \n平成31 3 \n令和元 10 ', '2016 4 \n2019 3 \n2019 10 '])(
  'a copy of a Japanese form has blanks between the year, the month and the rest: %j',
  (dates) => {
    const [entered, left, next] = dates.split('\n')
    const text = `職歴\n${entered}株式会社メロウ観光 入社\n${left}一身上の都合により退社\n${next}クォーン精密工業株式会社 入社\n現在に至る\n以上`
    expect(postsTold(text, 'ja').map((post) => post.replace('undefined', '-'))).toEqual([
      '- @ 株式会社メロウ観光 2016-2019',
      '- @ クォーン精密工業株式会社 2019-now',
    ])
  },
)
