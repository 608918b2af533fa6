import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test.each(['南海学院大学', '北浜学院工業大学', '汐見学院高等学校', '南海学院短期大学', '北浜学院女子中学校'])(
  'a word for a college within the name of %s does not end it',
  (school) => {
    const text = `東山 美咲\n電話 090-1555-0110\n学歴\n2010/04 ~ 2014/03\t${school} 商学部 流通学科\n職歴`
    const { education } = readResume(resumeOf(text, 'ja'), { year: 2026, month: 1 })
    expect(education.map((course) => course.school?.value)).toEqual([expect.stringContaining(school)])
  },
)
