import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test('the Korean word for a trainee below a firm is the title there, and no heading', () => {
  const text = `경력
(주)들꽃커머스
서비스 기획자
2019년 3월 - 2023년 6월 (4년 4개월)
한마음소프트
인턴
2018년 7월 - 2018년 12월 (6개월)`
  expect(postsTold(text, 'ko')).toEqual(['서비스 기획자 @ (주)들꽃커머스 2019-2023', '인턴 @ 한마음소프트 2018-2018'])
})
