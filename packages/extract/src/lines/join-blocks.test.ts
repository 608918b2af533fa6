import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'
import type { Rule } from './ruled-cells.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const box = { x0, x1: x0 + text.length * size * 0.5, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

/** Lines of one cell, twelve points apart. */
const cell = (x0: number, base: number, texts: string[]) => texts.map((text, at) => piece(text, x0, base + 12 * at))

const HEAD = [piece('Firm', 50, 100), piece('Post', 200, 100), piece('From, to', 330, 100), piece('Remarks', 430, 100)]
const ROW = [
  ...cell(50, 130, ['Quarrymen’s Relief Fund', 'of the Northern Vale']),
  ...cell(200, 130, ['Assistant Book-', 'keeper and Cashier']),
  ...cell(330, 130, ['March 2015 –', 'June 2019']),
  ...cell(430, 130, ['Ledgers']),
]
const WHOLE_ROW =
  'Quarrymen’s Relief Fund of the Northern Vale\tAssistant Bookkeeper and Cashier\tMarch 2015 – June 2019\tLedgers'
const LAST = [piece('Tarn & Beck', 50, 170), piece('Clerk', 200, 170), piece('2012 – 2015', 330, 170)]

/** Borders of a table with these edges. */
function grid(xs: number[], ys: number[]): Rule[] {
  const level = ys.map((y): Rule => [xs[0]!, y, xs.at(-1)!, y + 1])
  return [...xs.map((x): Rule => [x, ys[0]!, x + 1, ys.at(-1)!]), ...level]
}
const BORDERS = grid([45, 180, 310, 410, 480], [88, 112, 154, 180])

/** The glyphs of a line that is written from the right; its digits run from the left all the same. */
function toGlyphs(line: Piece): Piece[] {
  const turned = line.text.replaceAll(/\d+/gu, (digits) => [...digits].toReversed().join(''))
  return [...turned].map((letter, at) => {
    const x0 = line.x1 - 5 * (at + 1)
    return { ...line, text: letter, x0, x1: x0 + 5 }
  })
}

const readRows = (pieces: Piece[], rules: Rule[] = []) =>
  orderPage(pieces, { ...PAGE, rules }).rows.map((row) => row.text)

describe('tables of a page', () => {
  it('give a row with broken cells on one line, each cell whole', () => {
    const rows = ['Firm\tPost\tFrom, to\tRemarks', WHOLE_ROW, 'Tarn & Beck\tClerk\t2012 – 2015']
    expect(readRows([...HEAD, ...ROW, ...LAST], BORDERS)).toEqual(rows)
    expect(readRows([...HEAD, ...ROW, ...LAST])).toEqual(rows)
  })

  it('put names together whose words no blank parts, where the next word has no room', () => {
    const thai = [
      ...cell(50, 130, ['บริษัท ดอยหลวงสตีลเวิร์ค', 'มอเตอร์ จำกัด']),
      ...cell(200, 130, ['หัวหน้าแผนกต้อนรับ', 'อาวุโส']),
      piece('2560 – 2563', 330, 130),
    ]
    expect(readRows([...HEAD.slice(0, 3), ...thai], grid([45, 180, 310, 410], [88, 112, 154]))[1]).toBe(
      'บริษัท ดอยหลวงสตีลเวิร์คมอเตอร์ จำกัด\tหัวหน้าแผนกต้อนรับอาวุโส\t2560 – 2563',
    )
  })

  it('give dates and what stands beside them on one line, though a cell of the row has duties below its title', () => {
    const row = [
      ...cell(50, 130, ['04/2016 –', 'heute']),
      ...cell(125, 130, ['Torfwerk Großes Moor', 'Wiesental', 'Quellenau']),
      piece('Leiter der Stecherei', 255, 130, { bold: true }),
      ...cell(255, 146, ['• Führt neun Stecher und zwei Fahrer', '• Plant die Trocknung']),
    ]
    expect(readRows(row, grid([45, 120, 250, 500], [118, 170]))).toEqual([
      '04/2016 – heute\tTorfwerk Großes Moor Wiesental\tQuellenau\tLeiter der Stecherei',
      '• Führt neun Stecher und zwei Fahrer',
      '• Plant die Trocknung',
    ])
  })

  it('have a town beside its firm, too, where only one cell of the row is of several texts', () => {
    const row = [
      ...[piece('Fen Trust', 50, 130), piece('Ely', 50, 142), piece('Reed Cutter', 200, 130, { bold: true })],
      ...cell(200, 144, ['• Cut reed', '• Thatched barns']),
      ...[piece('2012 – 2015', 330, 130), piece('full time', 430, 130)],
    ]
    expect(readRows([...HEAD, ...row], grid([45, 180, 310, 410, 480], [88, 112, 170]))).toEqual([
      'Firm\tPost\tFrom, to\tRemarks',
      'Fen Trust\tEly\tReed Cutter\t2012 – 2015\tfull time',
      '• Cut reed',
      '• Thatched barns',
    ])
  })

  it('give duties below the line of their row', () => {
    const row = [
      ...[piece('Reed Cutter', 50, 130), ...cell(200, 130, ['• Cut reed', '• Thatched barns'])],
      ...[piece('Fen Trust', 330, 130), piece('2012 – 2015', 430, 130)],
    ]
    expect(readRows(row, grid([45, 180, 310, 410, 500], [118, 160]))).toEqual([
      'Reed Cutter\t• Cut reed\tFen Trust\t2012 – 2015',
      '• Thatched barns',
    ])
  })

  it('part cells that nearly touch where a rule stands between them', () => {
    const near = [piece('Name of the organisation', 50, 100), piece('Post', 173, 100)]
    expect(readRows(near, grid([45, 171, 310], [88, 112]))).toEqual(['Name of the organisation\tPost'])
    expect(readRows(near)).toEqual(['Name of the organisation Post'])
  })

  it('join Chinese cells without a blank', () => {
    const row = [...cell(50, 130, ['江南水乡纺织进出口贸易股份', '有限公司']), ...cell(200, 130, ['2015年3', '月'])]
    expect(readRows(row, grid([45, 116, 225], [112, 154]))).toEqual([
      '江南水乡纺织进出口贸易股份\t2015年3',
      '有限公司\t月',
    ])
    expect(readRows(row, grid([45, 112, 225], [112, 154])).join()).not.toContain(' ')
  })

  it('are none where one of two cells has only dates, each beside a line of the other', () => {
    const courses = [
      ['2008 – 2010', 'Master of Bookkeeping', 'University of the Northern Vale'],
      ['2004 – 2008', 'Bachelor of Accounts', 'Tarn College of Commerce'],
      ['1999 – 2004', 'Leaving Certificate', 'Saint Mary’s School, Tarn'],
    ]
    const pieces = [
      ...courses.map(([date], at) => piece(date!, 50, 100 + 30 * at)),
      ...courses.flatMap(([, course, school], at) => [
        piece(course!, 200, 100 + 30 * at, { bold: true }),
        piece(school!, 200, 113 + 30 * at),
      ]),
    ]
    expect(readRows(pieces, grid([45, 180, 400], [85, 190]))).toEqual(
      courses.flatMap(([date, course, school]) => [`${date}\t${course}`, school]),
    )
  })

  it('are read from the right where the page is', () => {
    const rules = grid([45, 180, 310], [88, 130])
    const row = [
      ...cell(190, 100, ['שם המפעל הגדול והוותיק']),
      ...cell(240, 112, ['ביותר בעיר']),
      ...cell(150, 100, ['מנהל']),
    ]
    const rows = orderPage(row.flatMap(toGlyphs), { ...PAGE, rightToLeft: true, rules }).rows.map(({ text }) => text)
    expect(rows).toEqual(['שם המפעל הגדול והוותיק ביותר בעיר\tמנהל'])
  })

  it('are read from the right without rules too, below a heading', () => {
    const rightCell = (x1: number, base: number, texts: string[]) =>
      texts.map((text, at) => piece(text, x1 - 5 * text.length, base + 12 * at))
    const table = [
      piece('תעסוקה', 520, 76, { bold: true }),
      ...[...rightCell(550, 100, ['2016 עד', '2021']), ...rightCell(450, 100, ['מנהל מחסן'])],
      ...rightCell(300, 100, ['מפעלי שיש ואבן', 'בגליל העליון']),
      ...[...rightCell(550, 130, ['2012 עד', '2015']), ...rightCell(450, 130, ['מלגזן ראשי', 'ומדריך'])],
      ...[...rightCell(300, 130, ['נמל עכו']), ...rightCell(550, 160, ['2009']), ...rightCell(450, 160, ['סבל'])],
      ...rightCell(300, 160, ['נמל יפו']),
    ]
    const rows = orderPage(table.flatMap(toGlyphs), { ...PAGE, rightToLeft: true }).rows.map(({ text }) => text)
    expect(rows).toEqual([
      'תעסוקה',
      '2016 עד 2021\tמנהל מחסן\tמפעלי שיש ואבן בגליל העליון',
      '2012 עד 2015\tמלגזן ראשי ומדריך\tנמל עכו',
      '2009\tסבל\tנמל יפו',
    ])
  })
})

describe('cards side by side', () => {
  const bold = { bold: true }
  const card = (x0: number, texts: [string, string, string]) => [
    piece(texts[0], x0, 100),
    piece(texts[1], x0, 112, bold),
    piece(texts[2], x0, 124),
  ]

  it('are read one after the other', () => {
    const cards: [string, string, string][] = [
      ['2019 – 2024', 'Cellar Master', 'Weingut Obersteig'],
      ['2015 – 2019', 'Vine Dresser', 'Tenuta Malvolta'],
      ['2013', 'Picker', 'Quinta Serrada'],
    ]
    expect(readRows(cards.flatMap((texts, at) => card(50 + 160 * at, texts)))).toEqual(cards.flat())
  })

  it('have a title that is broken in one piece', () => {
    const first = [piece('2021', 50, 100), piece('Assistant Keeper', 50, 112, bold), piece('of Lamps', 50, 124, bold)]
    const other = card(170, ['2019', 'Ferry Hand', 'Loch Line'])
    expect(readRows([...first, piece('Isle Light', 50, 136), ...other])).toEqual([
      '2021',
      'Assistant Keeper of Lamps',
      'Isle Light',
      '2019',
      'Ferry Hand',
      'Loch Line',
    ])
  })

  it('are told from the heading above the first of them', () => {
    const cards = [card(50, ['2020', 'Reed Cutter', 'Fen Trust']), card(210, ['2017', 'Eel Catcher', 'Ouse Hall'])]
    const rows = readRows([piece('Seasons', 50, 80, { size: 14, bold: true }), ...cards.flat()])
    expect(rows).toEqual(['Seasons', '2020', 'Reed Cutter', 'Fen Trust', '2017', 'Eel Catcher', 'Ouse Hall'])
  })

  it('are not taken for two halves of a line', () => {
    const entry = [...cell(50, 100, ['Harbour Freight Desk', 'Clerk']), ...cell(420, 100, ['Jan 2019 – now', 'Hull'])]
    expect(readRows(entry)).toEqual(['Harbour Freight Desk\tJan 2019 – now', 'Clerk\tHull'])
  })
})

it('a firm whose name begins with a number, and its dates drawn after it, are no cards', () => {
  const rows = orderPage(
    [
      piece('7th Avenue', 50, 100, { bold: true }),
      piece('Regional Bookkeeper of the Northern Vale', 50, 114),
      piece('May 2015 – June 2019', 450, 100, { bold: true }),
      piece('Lindalen', 505, 114),
    ],
    PAGE,
  ).rows.map(({ text }) => text)
  expect(rows).toEqual(['7th Avenue\tMay 2015 – June 2019', 'Regional Bookkeeper of the Northern Vale\tLindalen'])
})
