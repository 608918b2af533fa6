import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const box = { x0, x1: x0 + text.length * 9.5, base, top: base - 8, bottom: base + 3 }
  return { text, ...box, size: 9.5, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

const readRows = (pieces: Piece[]) => orderPage(pieces, PAGE).rows.map((row) => row.text)

/** Labels and what stands at their right, from a baseline on. */
const pairs = (from: number, [x, valuesAt]: [number, number], texts: string[]): Piece[] =>
  texts.flatMap((text, at) => {
    const [label = '', value = ''] = text.split('=')
    return [piece(label, x, from + 18 * at), piece(value, valuesAt, from + 18 * at)]
  })

describe('labels of an Eastern form', () => {
  it('of one width each, below a job that stands further left, are no column about its own middle', () => {
    const post = (title: string, from: number, texts: string[], duties: string[]): Piece[] => [
      piece(title, 37, from, { bold: true }),
      ...pairs(from + 19, [84, 133], [...texts, `工作內容=${duties[0]}`]),
      ...duties.slice(1).map((duty, at) => piece(duty, 133, from + 126 + 12 * at)),
    ]
    const rows = readRows([
      piece('工作經歷', 50, 50, { bold: true, size: 11 }),
      ...post(
        '領班',
        70,
        [
          '公司名稱=晴川食品有限公司',
          '產業類別=餐館業',
          '職務類別=餐廳領班',
          '工作地點=新竹市',
          '任職期間=2020/03~仍在職',
        ],
        ['1. 安排六人的班表與訓練', '2. 盤點原料並叫貨', '3. 製作每週報表'],
      ),
      ...post(
        '服務員',
        240,
        [
          '公司名稱=南嶺旅館有限公司',
          '產業類別=旅館業',
          '職務類別=餐飲服務生',
          '工作地點=桃園市',
          '任職期間=2016/05~2020/02',
        ],
        ['1. 宴會廳的外場服務', '2. 桌邊服務與結帳'],
      ),
      piece('求職條件', 49, 420, { bold: true, size: 11 }),
      ...pairs(
        440,
        [84, 133],
        ['希望性質=全職', '上班時段=日班', '希望待遇=依公司規定', '希望職稱=餐廳領班', '希望地點=新竹市'],
      ),
    ])
    expect(rows.slice(1, 8)).toEqual([
      '領班',
      '公司名稱\t晴川食品有限公司',
      '產業類別\t餐館業',
      '職務類別\t餐廳領班',
      '工作地點\t新竹市',
      '任職期間\t2020/03~仍在職',
      '工作內容\t1. 安排六人的班表與訓練',
    ])
  })

  it('go on in the rail of dates below them, and are no column that ends above', () => {
    const post = (dates: string, firm: string, from: number, [title, ...duties]: string[]): Piece[] => [
      piece(dates, 37, from, { x1: 100 }),
      piece(firm, 139, from, { bold: true }),
      piece('食品/饮料 | 民营公司', 139, from + 18),
      piece('计划部', 37, from + 36),
      piece(title!, 139, from + 36, { bold: true }),
      piece('工作描述：', 37, from + 54),
      ...duties.map((duty, at) => piece(duty, 139, from + 54 + 13 * at)),
    ]
    const rows = readRows([
      ...pairs(60, [46, 139], ['职　位：=总账会计', '公　司：=晴川食品有限公司', '行　业：=食品/饮料']),
      piece('个人信息', 39, 130, { bold: true, color: 1 }),
      ...pairs(150, [37, 105], ['户口/国籍：=江苏南通', '政治面貌：=群众', '家庭地址：=南通市崇川区青年东路81号']),
      piece('求职意向', 39, 220, { bold: true, color: 1 }),
      ...pairs(240, [37, 105], ['期望薪资：=8-10千/月', '地　点：=南通', '职　能：=财务主管']),
      piece('工作经验', 39, 310, { bold: true, color: 1 }),
      ...post('2018/04-至今', '晴川食品有限公司', 330, [
        '总账会计',
        '登记总账并编制月度、季度与年度的合并报表。',
        '配合会计师事务所完成每年的年度审计。',
        '管理出纳两人与会计三人的日常工作。',
      ]),
      ...post('2012/08-2018/03', '南岭货运有限公司', 440, [
        '会计',
        '审核各分公司的凭证并办理年终盘点。',
        '办理工商注册、变更以及税务登记。',
      ]),
      ...post('2009/07-2012/07', '北川会计服务有限公司', 540, [
        '记账员',
        '为三十五家小企业代理记账与报税。',
        '填写每天的报表并核对账物。',
      ]),
    ])
    expect(rows.slice(0, 3)).toEqual(['职　位：\t总账会计', '公　司：\t晴川食品有限公司', '行　业：\t食品/饮料'])
    expect(rows).toContain('2018/04-至今\t晴川食品有限公司')
    expect(rows).toContain('计划部\t会计')
  })
})
