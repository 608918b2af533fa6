import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function sections(text: string): string[] {
  const resume = resumeOf(text, 'zh')
  return readResume(resume, TODAY).sections.map(({ kind }) => kind)
}

test.each([
  [
    'numbered in Chinese',
    '罗文静,女\n\n一、工作经历\n2017年4月—现在  湖山食品有限公司  品控主管\n\n二、教育背景\n2009年9月—2013年6月  湖山农业大学  工学学士\n\n三、证书\n叉车证\n',
    ['contact', 'employment', 'education', 'certificates'],
  ],
  [
    'between signs, with what they head behind them',
    '姓名:陆晓峰\n现居:湖山\n\n【工作经历】2016年7月至2019年2月,湖山电子厂,品管技术员\n\n【教育】湖山大学,金属材料工程,本科,2016年毕业\n\n【技能】三坐标编程\n',
    ['contact', 'employment', 'education', 'skills'],
  ],
  [
    'that say when, between signs',
    '姓名:陆晓峰\n现居:湖山\n\n【现在】2019年3月至今,湖山物流有限公司,仓库管理员\n【之前】2016年7月至2019年2月,湖山电子厂,品管技术员\n',
    ['contact', 'employment', 'employment'],
  ],
  [
    'of projects below that of posts',
    '姓名:陆晓峰\n\n工作经历\n湖山物流有限公司\t仓库管理员\t2019.03-至今\n湖山电子厂\t品管技术员\t2016.07-2019.02\n\n项目经历\n湖山仓库搬迁\t项目负责人\t2020.03-2020.09\n',
    ['contact', 'employment', 'projects'],
  ],
])('headings %s', (_, text, kinds) => expect(sections(text)).toEqual(kinds))

test('what stands behind such a heading is read as below one', () => {
  const text = '姓名:陆晓峰\n现居:湖山\n\n【教育】湖山大学,金属材料工程,本科,2016年毕业\n'
  const [course] = readResume(resumeOf(text, 'zh'), TODAY).education
  expect([course?.degree?.value, course?.school?.value]).toEqual(['金属材料工程,本科', '湖山大学'])
})
