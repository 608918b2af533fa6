import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (rows: string[], head = 'Work Experience', language = 'en') =>
  postsTold(`${head}\n${rows.join('\n')}`, language)

test('facts that a board puts between the head of a post and its dates do not part them', () => {
  const rows = [
    'Accounts Assistant',
    'Merrow Dairies Ltd',
    'Job Level: Mid level',
    'Industry: Manufacturing & Warehousing',
    'Job Function: Accounting, Auditing & Finance',
    'Country: Kenya',
    'May 2022 - Present',
    'Petty cash and tax returns.',
    'Cashier',
    'Quarn Supermarket',
    'Job Level: Entry level',
    'Industry: Retail',
    'January 2020 - April 2022',
  ]
  expect(told(rows)).toEqual([
    'Accounts Assistant @ Merrow Dairies Ltd 2022-now',
    'Cashier @ Quarn Supermarket 2020-2022',
  ])
})

test('the kind of work among them is no title where one stands above', () => {
  const rows = [
    'Welfare Officer',
    'Quarn Bay Hotels',
    'Tarnford, Lebanon',
    'Industry: Hospitality and Tourism',
    'Role: Administration',
    'September 2019 to Present',
    'Duration: 7 years, 3 months',
    'Staff housing.',
  ]
  expect(told(rows)).toEqual(['Welfare Officer @ Quarn Bay Hotels 2019-now'])
})

test('the total time below the heading is none of the first post, nor its role a second title', () => {
  const rows = [
    '9 years',
    'Mar 2020 - Present',
    '(6 years 9 months)',
    'Branch Manager',
    'Quarn Rural Credit Inc. | Cavite, Philippines',
    'Industry\tBanking / Financial Services',
    'Role\tBank Teller',
    'Handles loans.',
    'Jan 2017 - Feb 2020',
    '(3 years 2 months)',
    'Loan Officer',
    'Merrow Savings Inc. | Cavite, Philippines',
    'Industry\tBanking / Financial Services',
    'Role\tLoan Officer',
  ]
  expect(told(rows)).toEqual([
    'Branch Manager @ Quarn Rural Credit Inc. 2020-now',
    'Loan Officer @ Merrow Savings Inc. 2017-2020',
  ])
})

test('where no title stands above, the role is one', () => {
  const rows = ['Company: Merrow Dairies Ltd', 'Industry: Retail', 'Role: Cashier', 'May 2019 - June 2021']
  expect(told(rows)).toEqual(['Cashier @ Merrow Dairies Ltd 2019-2021'])
})

test('what a firm is stands between it with its dates and the posts there', () => {
  const rows = [
    '□2020年4月～現在　　株式会社メロブ物流',
    '◆事業内容：物流システムの開発・販売',
    '◆資本金：5,000万円　従業員数：120名',
    '2022年4月～現在　営業部／課長代理',
    '【担当業務】大手小売業向け提案営業、メンバー4名の管理',
    '【実績】2024年度　売上目標達成率118%',
    '2020年4月～2022年3月　営業部／主任',
    '【担当業務】新規開拓',
  ]
  expect(told(rows, '■職務経歴', 'ja')).toEqual([
    '営業部／課長代理 @ 株式会社メロブ物流 2022-now',
    '営業部／主任 @ 株式会社メロブ物流 2020-2022',
  ])
})

test('labels in the signs that set them apart are labels', () => {
  const rows = [
    '2020年4月～現在　　株式会社メロブ物流',
    '【事業内容】物流システムの開発・販売',
    '【役職】課長代理',
    '【担当業務】大手小売業向け提案営業、メンバー4名の管理',
    '【実績】売上目標達成率118%',
    '2017年4月～2020年3月　　房総食品工業株式会社',
    '【役職】営業担当',
    '【取り組み】量販店への提案',
  ]
  expect(told(rows, '職務経歴', 'ja')).toEqual([
    '課長代理 @ 株式会社メロブ物流 2020-now',
    '営業担当 @ 房総食品工業株式会社 2017-2020',
  ])
})

test('the kind of work below a title is no second one', () => {
  const rows = [
    '株式会社くろメロブ / 2020年10月 - 現在',
    '業種：製造業',
    '部署・役職：経理部 主任',
    '職種：経理',
    '決算業務を担当。',
    'かがみ会計事務所 / 2017年4月 - 2020年9月',
    '部署・役職：アシスタント',
    '職種：税務',
  ]
  expect(told(rows, '職務経歴', 'ja')).toEqual([
    '経理部 主任 @ 株式会社くろメロブ 2020-now',
    'アシスタント @ かがみ会計事務所 2017-2020',
  ])
})

test('behind the contract stand the kind of work and the branch, and no second title', () => {
  const rows = [
    'Store Manager',
    'Quarn Supermarkets',
    'Full Time',
    'Management & Business Development',
    'Retail, Fashion & FMCG',
    'June, 2022 - Till Date',
    'Managed 12 staff.',
    'Cashier',
    'Merrow Pharmacy',
    'Full Time',
    'Sales',
    'Healthcare',
    'March, 2020 - May, 2022',
  ]
  expect(told(rows)).toEqual(['Store Manager @ Quarn Supermarkets 2022-now', 'Cashier @ Merrow Pharmacy 2020-2022'])
})
