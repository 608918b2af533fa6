import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { createDoc } from '../text/document.ts'
import { employerScore, KNOWN_EMPLOYER } from './words/employer-shape.ts'
import { KNOWN_TITLE, titleScore } from './words/title-shape.ts'

const told = (head: string, rows: string[], language: string) => postsTold(`${head}\n${rows.join('\n')}`, language)

test('the length of a post, what the firm deals in and to whom one reports are no names', () => {
  const rows = [
    '2018/04-至今\t晴川食品有限公司 [ 7年9个月 ]',
    '食品/饮料 | 150-500人 | 民营公司',
    '财务部\t总账会计',
    '汇报对象:\t财务总监',
    '2012/08-2018/03\t南岭第二面粉厂 [ 5年8个月 ]',
    '财务/审计 | 少于50人 | 国企',
    '成品库\t记账会计',
    '汇报对象:\t总经理',
  ]
  expect(told('工作经验', rows, 'zh')).toEqual([
    '总账会计 @ 晴川食品有限公司 2018-now',
    '记账会计 @ 南岭第二面粉厂 2012-2018',
  ])
})

test('a line of business and its headcount stand between the firm and the post', () => {
  const rows = [
    '聯順塑膠工業股份有限公司',
    '橡膠及塑膠製品業 30~100人',
    '行政助理',
    '總務人員、行政助理 | 台中市大里區',
    '2020/4 ~ 仍在職',
    '6年8個月',
    '文件管理。',
    '晴川文具行',
    '文具事務用品零售業 1~30人',
    '門市人員',
    '2016/7 ~ 2020/3',
  ]
  expect(told('工作經歷', rows, 'zh')).toEqual([
    '行政助理 @ 聯順塑膠工業股份有限公司 2020-now',
    '門市人員 @ 晴川文具行 2016-2020',
  ])
})

test('the kind of a contract is no title beside one', () => {
  const rows = [
    '2022/04 ~ 現在\t三崎物流株式会社',
    '(3年10ヶ月)\t正社員 | 関西支社 | 係長',
    '2018/09 ~ 2022/03\t医療法人汐見会 汐見クリニック',
    '(3年7ヶ月)\t契約社員 | 外来 | 外来看護師',
  ]
  expect(told('職歴', rows, 'ja')).toEqual([
    '係長 @ 三崎物流株式会社 2022-now',
    '外来看護師 @ 医療法人汐見会 汐見クリニック 2018-2022',
  ])
})

test('a fact behind its label within a row is left out', () => {
  const rows = ['晴川餐饮管理有限公司\t2022.11-至今', '区域督导 运营部 汇报对象:运营总监 下属人数:12']
  expect(told('工作经历', rows, 'zh')).toEqual(['区域督导 @ 晴川餐饮管理有限公司 2022-now'])
})

const wordsOf = (text: string) => createDoc(resumeOf(text))

test.each(['二番手', '歯科衛生士', '仓管员', '主管护师', '물리치료사', '치과위생사'])(
  'a job in one word is a title: %s',
  (title) => {
    expect(titleScore(wordsOf(title).rows[0]!.words, [])).toBeGreaterThanOrEqual(KNOWN_TITLE)
  },
)

test.each([
  '税理士法人みなと',
  '特別養護老人ホーム浜風',
  '汐見接骨院',
  '南湾敬老院',
  '青浦派出所',
  '햇살요양원',
  '가람협동조합',
  '협동조합가람',
])('a form of a firm and a kind of house in one word with the name tell an employer: %s', (name) => {
  const doc = wordsOf(name)
  expect(employerScore(doc, doc.rows[0]!.words)).toBeGreaterThanOrEqual(KNOWN_EMPLOYER)
})

test('the house of a corporation stands behind its name', () => {
  const rows = ['2017/05 ~ 2020/09\t社会福祉法人汐見会 特別養護老人ホーム浜風苑', '正職員 | 医務室 | 看護主任']
  expect(told('職歴', rows, 'ja')).toEqual(['看護主任 @ 社会福祉法人汐見会 特別養護老人ホーム浜風苑 2017-2020'])
})

test('the industry of a firm, labelled below its name, is no post', () => {
  const rows = [
    '株式会社メロー',
    '業種\t転職サイトの運営',
    '業界\t医療',
    '期間\t2015年4月〜2019年3月',
    '役職\t係長',
    '株式会社クワン',
    '業種\t製造業',
    '業界\t金融',
    '期間\t2011年4月〜2015年3月',
    '役職\t主任',
  ]
  expect(told('職務経歴', rows, 'ja')).toEqual(['係長 @ 株式会社メロー 2015-2019', '主任 @ 株式会社クワン 2011-2015'])
})

test('who works on the net has no employer of that name', () => {
  const rows = ['مدير مطعم | مطعم الربيع | مصر | 2020 - 2022', 'مسوق | عبر الإنترنت | 2018 - 2020']
  expect(told('الخبرة العملية', rows, 'ar')).toEqual(['مدير مطعم @ مطعم الربيع 2020-2022', 'مسوق @ - 2018-2020'])
})

test('how many days a week one works is no employer', () => {
  const rows = [
    '2017年4月〜2020年3月　スーパーめろやす（レジ担当）',
    '2023年1月〜現在　ベーカリーめろ堂　製造スタッフ　週4日',
  ]
  expect(told('職歴', rows, 'ja')).toEqual([
    'レジ担当 @ スーパーめろやす 2017-2020',
    '製造スタッフ @ ベーカリーめろ堂 2023-now',
  ])
})

test('a kind of contract in brackets is none of a title in Malay', () => {
  const rows = ['pembantu stor (sambilan) - Pasaraya Merrow - 2020 - 2022', 'juruteknik, Kilang Quarn, 2018 - 2020']
  expect(told('PENGALAMAN', rows, 'ms')).toEqual([
    'pembantu stor @ Pasaraya Merrow 2020-2022',
    'juruteknik @ Kilang Quarn 2018-2020',
  ])
})
