import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'a title in the row below, one in a bracket, and a post held still',
    `学歴
平成17年4月 北山第一高等学校 入学
平成20年3月 北山第一高等学校 卒業
職歴
平成20年4月 株式会社みのり商会 入社
レジ係として勤務
平成24年3月 株式会社みのり商会 退社
平成24年5月 有限会社花籠 入社（副店長）
現在に至る
以上`,
    ['レジ係 @ 株式会社みのり商会 2008-2012', '副店長 @ 有限会社花籠 2012-now'],
  ],
  [
    'year and month in cells of their own, and licences below a head of the same columns',
    `年\t月\t学歴・職歴
職歴
2014\t4\t大滝建設株式会社 入社 施工管理
2019\t12\t会社都合により退職（倒産）
令和2\t2\t東雲ホームズ株式会社 北支店 入社（正社員）
営業部 現場監督（現在に至る）
年\t月\t免許・資格
2012\t8\t普通自動車第一種運転免許 取得`,
    ['施工管理 @ 大滝建設株式会社 2014-2019', '現場監督 @ 東雲ホームズ株式会社 北支店 2020-now'],
  ],
  [
    'Korean rows of joining and leaving',
    `경력사항
2013.03 대한금속 입사 (생산직 사원)
2018.02 대한금속 퇴사`,
    ['생산직 사원 @ 대한금속 2013-2018'],
  ],
])('joining and leaving have rows of their own: %s', (_, text, posts) => {
  expect(postsTold(text)).toEqual(posts)
})
