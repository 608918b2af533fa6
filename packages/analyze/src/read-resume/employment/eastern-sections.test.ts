import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const told = (head: string, rows: string[], language: string) => postsTold(`${head}\n${rows.join('\n')}`, language)

test('a section of the firm before a stroke is none of the title', () => {
  const rows = [
    '□2011年4月~2015年9月 株式会社汐見人材',
    'キャリアアドバイザー部 /キャリアアドバイザー(正社員)',
    '【業務内容】',
    '・求職者との面談',
    '□2015年10月~現在 三崎化学工業株式会社',
    '人事部採用グループ /採用担当(正社員)',
    '【業務内容】',
    '・説明会の運営',
  ]
  expect(told('■職務経歴', rows, 'ja')).toEqual([
    'キャリアアドバイザー @ 株式会社汐見人材 2011-2015',
    '採用担当 @ 三崎化学工業株式会社 2015-now',
  ])
})

test('below a section and a rank the label of the post tells its title', () => {
  const rows = [
    '2021.04 ~ 재직중\t(주)가람로지스',
    '4년 8개월\t운영팀 / 팀장',
    '직무 : 물류 팀장',
    '- 창고 재고 관리 및 실사',
    '2017.03 ~ 2021.02\t햇살항만(주)',
    '4년\t하역팀 / 기능직',
    '직무 : 지게차 기사',
    '- 컨테이너 적재 및 하역 작업',
  ]
  expect(told('경력', rows, 'ko')).toEqual([
    '물류 팀장 @ (주)가람로지스 2021-now',
    '지게차 기사 @ 햇살항만(주) 2017-2021',
  ])
})

test('labels of section and rank in one name no employer', () => {
  const rows = [
    '1. (주)가람정밀 (2020.09 ~ 재직중)',
    '   - 부서/직위 : 품질팀 / 차장 (2024.01 ~ 현재)',
    '     · 협력사 심사',
    '   - 부서/직위 : 품질팀 / 과장 (2020.09 ~ 2023.12)',
    '2. 햇살기어(주) (2013.03 ~ 2020.06)',
    '   - 부서/직위 : 생산2팀 / 대리',
    '     · 5축 프로그램',
  ]
  const posts = told('경력 사항', rows, 'ko')
  expect(posts.map((post) => post.split(' @ ')[1]!.split('/')[0])).not.toContain('부서')
  expect(posts).toContain('대리 @ 햇살기어(주) 2013-2020')
})

test('facts of the firm stand between its name and the labels of the posts held there', () => {
  const rows = [
    '【株式会社汐見食品】（2018年4月～現在）',
    '事業内容：冷凍食品の製造　従業員数：450名',
    '雇用形態：正社員',
    '期間：2021年10月～現在',
    '部署：品質保証部',
    '役職：課長',
    '期間：2018年4月～2021年9月',
    '部署：品質管理部',
    '役職：主任',
    '【有限会社三崎製菓】（2014年4月～2018年3月）',
    '事業内容：和菓子の製造',
    '期間：2014年4月～2018年3月',
    '職種：製造スタッフ',
  ]
  expect(told('■職務経歴', rows, 'ja')).toEqual([
    '課長 @ 株式会社汐見食品 2021-now',
    '主任 @ 株式会社汐見食品 2018-2021',
    '製造スタッフ @ 有限会社三崎製菓 2014-2018',
  ])
})

test('which of the posts it is, is the label of the employer', () => {
  const post = (which: string, firm: string, span: string, title: string) => [
    `${which}\t${firm}`,
    `勤務期間\t${span}\t雇用形態\t正社員`,
    `職種・役職\t${title}\t部署\t工事部`,
    '仕事内容\t●屋内配線工事',
  ]
  const rows = [
    ...post('直前(現職)', '三崎ビルサービス株式会社', '2016年11月 ~現在(9年)', '現場責任者'),
    ...post('2つ前', '汐見電設株式会社', '2004年4月 ~2016年9月(12年6ヶ月)', '電気工事士'),
  ]
  expect(told('職務経歴', rows, 'ja')).toEqual([
    '現場責任者 @ 三崎ビルサービス株式会社 2016-now',
    '電気工事士 @ 汐見電設株式会社 2004-2016',
  ])
})

test('below a section in the column of posts stands the post', () => {
  const rows = [
    '期間\t会社名\t所属・役職',
    '2011年4月~2015年9月\t株式会社汐見人材\tキャリアアドバイザー部',
    'キャリアアドバイザー',
    '2015年10月~2021年3月\t三崎化学工業株式会社\t人事部採用グループ',
    '採用担当',
  ]
  expect(told('■職務経歴', rows, 'ja')).toEqual([
    'キャリアアドバイザー @ 株式会社汐見人材 2011-2015',
    '採用担当 @ 三崎化学工業株式会社 2015-2021',
  ])
})

test('a table of certificates below one of posts holds none', () => {
  const rows = [
    '근무기간\t회사명\t부서\t직위\t담당업무',
    '2015.09 ~ 현재\t햇살병원\t영양과\t영양팀장\t식단 작성',
    '2008.03 ~ 2015.08\t(주)가람푸드\t급식사업부\t영양사\t단체급식 운영',
    '자격사항',
    '취득일\t자격증명\t발행처',
    '2008.02\t영양사 면허\t보건복지부',
  ]
  expect(told('경력사항', rows, 'ko')).toEqual(['영양팀장 @ 햇살병원 2015-now', '영양사 @ (주)가람푸드 2008-2015'])
})

test('dates of joining and leaving below each other are no span that a column broke', () => {
  const rows = [
    '1998年4月\t株式会社汐見運輸 入社',
    '\t大型トラックドライバーとして勤務',
    '2009年3月\t株式会社汐見運輸 退社',
    '2009年5月\t三崎物流(株) 入社',
    '\t配車係',
    '\t現在に至る',
  ]
  expect(told('職歴', rows, 'ja')).toEqual([
    '大型トラックドライバー @ 株式会社汐見運輸 1998-2009',
    '配車係 @ 三崎物流(株) 2009-now',
  ])
})
