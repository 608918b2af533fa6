import { describe, expect, it } from 'vitest'
import { orderPage } from './order-page.ts'
import type { Piece } from './piece.ts'

const PAGE = { width: 600, height: 800, rightToLeft: false }

function piece(text: string, x0: number, base: number, look: Partial<Piece> = {}): Piece {
  const size = look.size ?? 10
  const box = { x0, x1: x0 + text.length * size * 0.45, base, top: base - size * 0.8, bottom: base + size * 0.3 }
  return { text, ...box, size, bold: false, font: 1, color: 0, turn: 0, blank: 'none', ...look }
}

/** Dates in a rail on the left, drawn after the text; a heading above each part. */
function timeline(): Piece[] {
  return [
    piece('Harbour Pilot', 150, 120, { bold: true }),
    piece('Port of Lindalen, Lindalen', 150, 133),
    piece('Brought tankers of every size into a narrow harbour', 160, 146),
    piece('by night and in fog, and taught four apprentices.', 160, 159),
    piece('Ship’s Mate', 150, 182, { bold: true }),
    piece('Norrvik Ferries', 150, 195),
    piece('Kept the watch on two ferries between the islands.', 160, 208),
    piece('Diploma in Navigation', 150, 260, { bold: true }),
    piece('Lindalen Maritime School', 150, 273),
    piece('Work', 40, 100, { size: 14 }),
    piece('May 2016 –', 42, 119, { size: 9 }),
    piece('Present', 42, 130, { size: 9 }),
    piece('2011 – 2016', 42, 181, { size: 9 }),
    piece('Education', 40, 240, { size: 14 }),
    piece('2008 – 2011', 42, 259, { size: 9 }),
  ]
}

const readRows = (pieces: Piece[]) => orderPage(pieces, PAGE).rows.map((row) => row.text)

describe('orderPage', () => {
  it('keeps small dates that are level with the tops of their lines beside these', () => {
    const dates = ['2016 – 2019', '2011 – 2016', '2009 – 2011', '2008 – 2009']
    const posts = ['Harbour Pilot', 'Ship’s Mate', 'Deck Hand', 'Boat Builder'].flatMap((title, at) => [
      piece(title, 40, 100 + 48 * at),
      piece(dates[at]!, 440, 97 + 48 * at, { size: 8 }),
      piece('Norrvik Ferries', 40, 114 + 48 * at),
      piece('Kept the watch on two ferries between the islands.', 52, 128 + 48 * at),
    ])
    const rows = readRows(posts)
    expect(rows.slice(0, 2)).toEqual(['Harbour Pilot\t2016 – 2019', 'Norrvik Ferries'])
    expect(rows.slice(9, 10)).toEqual(['Boat Builder\t2008 – 2009'])
  })

  it('gives small rows beside a name in large type lines of their own', () => {
    const rows = readRows([
      piece('Ines', 40, 60, { size: 30 }),
      piece('Calder', 40, 92, { size: 30 }),
      piece('0171 555 0199', 440, 54),
      piece('Lindalen', 440, 84),
      piece('Harbour Pilot', 40, 112),
    ])
    expect(rows.toSorted()).toEqual(['0171 555 0199', 'Calder', 'Harbour Pilot', 'Ines', 'Lindalen'])
  })

  it('reads posts side by side before the headings below both', () => {
    const post = (title: string, x0: number) => [
      piece(title, x0, 120, { bold: true }),
      piece('Norrvik Ferries / 2011 – 2016', x0, 134),
      piece('Kept the watch on two ferries between the islands.', x0, 148),
      piece('Taught four apprentices to steer by night.', x0, 162),
    ]
    const rows = readRows([
      piece('Work', 40, 100, { size: 14 }),
      ...post('Harbour Pilot', 40),
      piece('Papers', 40, 200, { size: 14 }),
      piece('Master of ferries, Lindalen, 2015', 40, 216),
      ...post('Deck Hand', 318),
      piece('Tongues', 318, 200, { size: 14 }),
      piece('Norse and English, some Danish', 318, 216),
    ])
    expect(rows.filter((text) => /^(?:Work|Harbour|Deck|Papers|Tongues)/.test(text))).toEqual([
      'Work',
      'Harbour Pilot',
      'Deck Hand',
      'Papers',
      'Tongues',
    ])
  })

  it('reads the cells of a form one by one, whose values are larger than their labels', () => {
    const cell = (label: string, value: string, x0: number) => [
      piece(label, x0, 110, { size: 8 }),
      piece(value, x0, 122, { size: 10, font: 2 }),
    ]
    const rules: [number, number, number, number][] = [
      ...[40, 200, 360, 520].map((x): [number, number, number, number] => [x, 100, x + 1, 130]),
      ...[100, 129].map((y): [number, number, number, number] => [40, y, 521, y + 1]),
    ]
    const cells = [...cell('Last name', 'Calder', 44), ...cell('First and middle names', 'Ines Maud', 204)]
    const small = [150, 162, 174, 186].map((base) => piece('Type or print in dark ink.', 44, base, { size: 8 }))
    const pieces = [...cells, ...cell('Number', 'None', 364), ...small]
    const rows = orderPage(pieces, { ...PAGE, rules }).rows.map((row) => row.text)
    expect(rows.slice(0, 4)).toEqual(['Last name', 'Calder', 'First and middle names', 'Ines Maud'])
  })

  it('reads two columns with headings of their own one after the other', () => {
    const part = (heading: string, x0: number, base: number) => [
      piece(heading, x0, base, { size: 14 }),
      piece('Kept the watch on two ferries between the islands.', x0, base + 16),
      piece('Taught four apprentices to steer by night.', x0, base + 30),
    ]
    const rows = readRows([
      ...part('Work', 40, 100),
      ...part('Papers', 40, 200),
      ...part('Tools', 318, 100),
      ...part('Tongues', 318, 200),
    ])
    expect(rows.filter((text) => text.length < 8)).toEqual(['Work', 'Papers', 'Tools', 'Tongues'])
  })

  it('reads what stands last in a rail after the last line beside it', () => {
    const rows = readRows([
      piece('Work', 280, 60, { size: 15 }),
      piece('2012 – 2016', 222, 75, { bold: true }),
      piece('Norrvik Ferries', 204, 86),
      piece('Harbour Pilot', 293, 75, { bold: true }),
      piece('Kept the watch on two ferries to the islands', 293, 86),
      piece('Studies', 268, 128, { size: 15 }),
      piece('2009 – 2012', 222, 142, { bold: true }),
      piece('Lindalen Maritime School', 164, 151),
      piece('2007 – 2009', 222, 172, { bold: true }),
      piece('Norrvik College', 204, 181),
      piece('Diploma in Navigation', 293, 142, { bold: true }),
      piece('Certificate in Rope and Sail Making', 293, 172, { bold: true }),
      piece('Tools', 270, 210, { size: 15 }),
      piece('Sextant, charts, tide tables, knots and the radio of a harbour.', 40, 225),
    ])
    expect(rows.slice(4, 8)).toEqual([
      '2009 – 2012\tDiploma in Navigation',
      'Lindalen Maritime School',
      '2007 – 2009\tCertificate in Rope and Sail Making',
      'Norrvik College',
    ])
  })

  it('puts spans together that a narrow column breaks before their dash and behind their month', () => {
    const rows = readRows([
      piece('April 2014', 42, 120),
      piece('Harbour Pilot', 150, 120, { bold: true }),
      piece('– October', 42, 132),
      piece('Brought tankers of every size into a narrow harbour', 160, 133),
      piece('2019', 42, 144),
      piece('by night and in fog, and taught four apprentices.', 160, 146),
      piece('2011 – 2014', 42, 181),
      piece('Ship’s Mate', 150, 181, { bold: true }),
      piece('Kept the watch on two ferries between the islands.', 160, 194),
    ])
    expect(rows[0]).toBe('April 2014 – October 2019\tHarbour Pilot')
  })

  it('reads small capitals that are set apart as words', () => {
    const gaps = [1.6, 2, 2, 1.3, 0.2, 1.6, 2, 2]
    let x = 40
    const pieces = [...'Education'].map((letter, at) => {
      const own = { ...piece(letter, x, 100, { size: at === 0 ? 12 : 8.3 }), x1: x + 6 }
      x += 6 + (gaps[at] ?? 0)
      return own
    })
    expect(readRows(pieces)).toEqual(['Education'])
  })

  it('reads headings in a rail beside posts that are set a little lower', () => {
    const rows = readRows([
      piece('Profile', 54, 156, { bold: true }),
      piece('Electrician with sixteen years of work in houses and factories', 173, 156),
      piece('Professional', 54, 200, { bold: true }),
      piece('experience', 54, 213, { bold: true }),
      piece('Merrow Solar / Head of Works', 173, 205.9, { size: 11, bold: true }),
      piece('March 2019 - Present, Tarn', 173, 220, { size: 9 }),
      piece('Puts up and keeps panels of every size', 173, 235),
      piece('Licences', 54, 300, { bold: true }),
      piece('\uf0b7', 174, 300),
      piece('Master electrician', 191, 300),
      piece('\uf0b7', 174, 313),
      piece('Driving licence', 191, 313),
    ])
    expect(rows).toContain('Professional experience\tMerrow Solar / Head of Works')
    expect(rows.some((row) => row.endsWith('Driving licence') && !row.includes('Master'))).toBe(true)
    expect(rows.indexOf('March 2019 - Present, Tarn')).toBe(rows.findIndex((row) => row.includes('Solar')) + 1)
  })

  it('reads numbers whose figures are set apart as words in capitals beside them are', () => {
    const letters = [...'APRIL', ...'2019', '—', ...'HEUTE']
    let x = 40
    const pieces = letters.map((letter, at) => {
      const isNew = at === 5 || at === 9 || at === 10
      x += isNew ? 8.5 : 5.7
      const blank = isNew ? 'drawn' : /\d/.test(letter) ? 'guessed' : 'none'
      return { ...piece(letter, x, 100, { blank }), x1: x + 4.6 }
    })
    expect(readRows(pieces)).toEqual(['APRIL 2019 — HEUTE'])
  })

  it('puts labels together that had no room beside the date at their right', () => {
    const post = (title: string[], from: number, dates: string): Piece[] => [
      ...title.map((text, at) => piece(text, 60, from + 14 * at, { bold: true })),
      piece(dates, 460, from),
      piece('Merrow Foundation, Weir', 60, from + 14 * title.length),
      piece('Brought the new records to eight homes', 75, from + 14 * title.length + 14),
    ]
    const long = 'Head of Quality, Innovation and Digital Services for Rehabilitation, Homes'
    const rows = readRows([
      ...post([`${long} and`, 'Outpatients'], 100, 'May 2021 - Present'),
      ...post(['Policy Officer'], 170, '2016 - 2021'),
      ...post([`${long} Elsewhere`, 'Manager'], 240, '2012 - 2016'),
    ])
    expect(rows).toContain(`${long} and Outpatients\tMay 2021 - Present`)
    expect(rows).toContain(`${long} Elsewhere Manager\t2012 - 2016`)
    expect(rows).toContain('Policy Officer\t2016 - 2021')
    expect(rows.filter((row) => row.startsWith('Merrow'))).toHaveLength(3)
  })

  it('puts a line of title and employer together that goes on below, in the look in which it ended', () => {
    const post = (title: string, from: number, [employer = '', rest = '']: string[]): Piece[] => {
      const start = 60 + title.length * 4.5
      return [
        piece(title, 60, from, { bold: true, font: 2 }),
        piece(employer, start, from, { font: 3 }),
        piece('Sep 2008 - Jan 2011', start + employer.length * 4.5 + 12, from),
        piece(rest, 60, from + 13, { font: 3 }),
        piece(', Weir.', 60 + rest.length * 4.5, from + 13),
        piece('Brought the new records to eight homes', 75, from + 27),
      ]
    }
    const rows = readRows([
      ...post('Head of Quality and Innovation', 100, [', Society for the Merrow Founda-', 'tion']),
      ...post('Policy Officer for Homes and Outpatients', 170, [', Institute of Northern', 'Seas']),
    ])
    const dates = 'Sep 2008 - Jan 2011'
    expect(rows).toContain(`Head of Quality and Innovation, Society for the Merrow Foundation, Weir.\t${dates}`)
    expect(rows).toContain(`Policy Officer for Homes and Outpatients, Institute of Northern Seas, Weir.\t${dates}`)
  })

  it('reads the dates of a timeline with the lines beside which they stand', () => {
    const rows = readRows(timeline())
    expect(rows.slice(0, 2)).toEqual(['Work', 'May 2016 – Present\tHarbour Pilot'])
    expect(rows).toContain('2011 – 2016\tShip’s Mate')
    expect(rows.slice(-3)).toEqual(['Education', '2008 – 2011\tDiploma in Navigation', 'Lindalen Maritime School'])
  })

  it('reads a Thai syllable once that is drawn in two halves, and the blank that is lost beside one', () => {
    const at = (text: string, x0: number, x1: number, look: Partial<Piece> = {}) => ({
      ...piece(text, x0, 100, look),
      x1,
    })
    const halves = [at('มี', 20, 25), at('บำ', 26.4, 31.1), at('บำ', 32, 35.3), at('บั', 36.5, 41), at('ด', 41.5, 48)]
    expect(readRows(halves)).toEqual(['มีบำบัด'])
    const words = [at('11', 20, 32, { blank: 'drawn' }), at('ปี', 35, 39.6, { blank: 'drawn' }), at('ถ', 43.2, 49)]
    expect(readRows(words)).toEqual(['11 ปี ถ'])
    const twice = [at('จี้', 20, 25), at('จี้', 25.5, 30.5)]
    expect(readRows(twice)).toEqual(['จี้จี้'])
  })

  it('does not say that a timeline was guessed', () => {
    expect(orderPage(timeline(), PAGE).guessed).toBe(false)
  })

  it('still reads a sidebar with a rhythm of its own before the main column', () => {
    const side = [
      'Skills',
      'Navigation',
      'Radar',
      'First aid',
      'Rope work',
      'Engines',
      'Weather',
      'Signals',
      'Languages',
    ]
    const main = Array.from({ length: 12 }, (_, line) => `Line ${line} of the main column tells of the work done`)
    const rows = readRows([
      ...side.map((text, line) => piece(text, 40, 104 + line * 15.5)),
      ...main.map((text, line) => piece(text, 200, 100 + line * 13)),
    ])
    expect(rows).toEqual([...side, ...main])
  })

  it('reads dates that float at the right with their lines, though all of them are drawn before the text', () => {
    const side = ['Skills', 'Navigation', 'Radar', 'First aid'].map((text, line) => piece(text, 15, 104 + line * 15.5))
    const years = Array.from({ length: 9 }, (_, post) => 2024 - post)
    const dates = years.map((year, post) => piece(`${year - 1} – ${year}`, 500, 110 + post * 40))
    const posts = years.flatMap((year, post) => [
      piece(`Harbour Pilot of ${year}`, 200, 110 + post * 40, { bold: true }),
      piece('Norrvik Ferries and Tugs of Lindalen', 200, 123 + post * 40),
    ])
    const rows = readRows([...side, ...dates, ...posts])
    expect(rows).toContain('Harbour Pilot of 2024\t2023 – 2024')
    expect(rows).toContain('Harbour Pilot of 2016\t2015 – 2016')
  })

  it('reads a rail of dates beside a sidebar with the text at its right', () => {
    const side = Array.from({ length: 12 }, (_, line) => piece(`Skill number ${line}`, 15, 104 + line * 14.5))
    const posts = ['Harbour Pilot', 'Weighing Clerk', 'Ship’s Mate', 'Deckhand'].flatMap((title, post) => [
      piece(`0${post + 1}/2015 – 2016`, 200, 110 + post * 40),
      piece(title, 290, 110 + post * 40, { bold: true }),
      piece('Norrvik Ferries, Lindalen by the sea', 290, 123 + post * 40),
    ])
    const rows = readRows([...side, ...posts])
    expect(rows).toContain('02/2015 – 2016\tWeighing Clerk')
    expect(rows).toContain('04/2015 – 2016\tDeckhand')
  })

  it('reads a sidebar beside a rail of dates that nearly touch their text, though headings reach over both', () => {
    const side = ['Contact', '9 Linden Street', 'Lindalen', '0555 0142', 'Born', '4 May 1990', 'Languages', 'Norwegian']
    const posts = (titles: string[], top: number) =>
      titles.flatMap((title, post) => [
        piece('04/2015 – 10/2016', 200, top + post * 40, { object: 2 * post }),
        piece(title, 281.5, top + post * 40, { bold: true, object: 2 * post + 1 }),
        piece('Norrvik Ferries, Lindalen', 281.5, top + 13 + post * 40),
        piece('Kept the watch between the islands', 290, top + 26 + post * 40),
      ])
    const main = [
      piece('Ingrid Solheim', 200, 60, { size: 24 }),
      piece('Posts held on the water', 200, 80, { size: 12 }),
      ...posts(['Harbour Pilot', 'Ship’s Mate', 'Deckhand'], 100),
      piece('Schools and certificates', 200, 230, { size: 12 }),
      ...posts(['Diploma in Navigation', 'Radio Certificate'], 250),
    ]
    const rows = readRows([...side.map((text, line) => piece(text, 40, 100 + line * 20)), ...main])
    expect(rows.slice(0, side.length)).toEqual(side)
    expect(rows.filter((row) => row.includes('\t'))).toEqual(
      ['Harbour Pilot', 'Ship’s Mate', 'Deckhand', 'Diploma in Navigation', 'Radio Certificate'].map(
        (title) => `04/2015 – 10/2016\t${title}`,
      ),
    )
  })

  it('reads a heading in a rail above its own text, not in the sidebar at the right of both', () => {
    const posts = ['Harbour Pilot', 'Weighing Clerk', 'Ship’s Mate', 'Deckhand'].flatMap((title, post) => [
      piece(`0${post + 1}/2015 – 2016`, 40, 120 + post * 40),
      piece(title, 130, 120 + post * 40, { bold: true }),
      piece('Norrvik Ferries, Lindalen by the sea', 130, 133 + post * 40),
    ])
    const side = ['Contact', '9 Linden Street', 'Lindalen', '0555 0142', 'jo@example.org', 'Languages', 'Dutch']
    const rows = readRows([
      piece('Posts', 40, 104, { size: 12 }),
      ...posts,
      ...side.map((text, line) => piece(text, 450, 62 + line * 13)),
    ])
    expect(rows.slice(0, 2)).toEqual(['Posts', '01/2015 – 2016\tHarbour Pilot'])
    expect(rows.slice(-side.length)).toEqual(side)
  })

  it('puts a span of time together that its column breaks', () => {
    const post = [piece('Weighing Clerk', 50, 100, { bold: true }), piece('Tarn & Beck', 50, 113)]
    expect(readRows([...post, piece('June 2012 – February', 460, 100), piece('2018', 460, 113)])).toEqual([
      'Weighing Clerk\tJune 2012 – February 2018',
      'Tarn & Beck',
    ])
    expect(readRows([...post, piece('2012 –', 460, 100), piece('heute', 460, 113)])[0]).toMatch(/2012 – heute$/u)
    expect(readRows([...post, piece('2012 –', 460, 100), piece('Harwich', 460, 113)])[0]).toMatch(/2012 –$/u)
    expect(readRows([...post, piece('2012 – 2018', 460, 100), piece('Harwich', 460, 113)])).toEqual([
      'Weighing Clerk\t2012 – 2018',
      'Tarn & Beck\tHarwich',
    ])
  })

  it('parts a date from the title that nearly touches it where other titles begin', () => {
    const dates = ['2021 – 2024', '2019 – 2021', '2017 – 2019', '10/2016 – 1/17']
    const rows = dates.flatMap((date, at) => [
      piece(date, 50, 100 + 30 * at, { object: 2 * at }),
      piece('Lamp Keeper', 120, 100 + 30 * at, { object: 2 * at + 1, bold: true }),
      piece('Isle Light and the harbour of Norr', 120, 112 + 30 * at, { object: 2 * at + 2 }),
    ])
    expect(readRows(rows)).toContain('10/2016 – 1/17\tLamp Keeper')
  })

  it('reads labels of one line each with their own lines', () => {
    const table = [
      ['English', 'fluent, used at sea every day'],
      ['Norwegian', 'good, reading and writing letters'],
      ['Dutch', 'enough for the pilots of the estuary'],
    ].flatMap(([label = '', text = ''], at) => [piece(label, 50, 100 + 13 * at), piece(text, 130, 100 + 13 * at)])
    expect(readRows(table)).toEqual([
      'English\tfluent, used at sea every day',
      'Norwegian\tgood, reading and writing letters',
      'Dutch\tenough for the pilots of the estuary',
    ])
  })

  it('takes no column of dates for a column of the page', () => {
    const dates = ['2021年10月～現在に至る', '2017年4月～2021年9月まで', '2015年5月～2017年3月まで']
    const rows = dates.flatMap((date, at) => [
      piece(date, 50, 100 + 30 * at, { size: 8 }),
      piece('店長', 200, 100 + 30 * at),
      piece('・客単価を改善', 204, 113 + 30 * at),
    ])
    expect(readRows(rows)[0]).toBe('2021年10月～現在に至る\t店長')
  })

  it('leaves out the number of a note', () => {
    const raised = { size: 6, base: 96, top: 91, bottom: 98 }
    const employer = piece('Port of Aldeburn', 50, 100)
    const note = piece('1', employer.x1 + 1, 96, raised)
    expect(readRows([employer, note])).toEqual(['Port of Aldeburn'])
    expect(readRows([piece('35 m', 50, 100), piece('2', 69, 96, raised)])).toEqual(['35 m2'])
  })

  it('reads a sidebar of short lines in a scan that shares the baselines of the text before it', () => {
    const side = [
      ...['Drafting of tide tables', 'and notices to mariners', 'and harbour dues'],
      ...['Norwegian and Dutch', 'as spoken on the quays', 'and in letters'],
    ]
    const main = Array.from({ length: 16 }, (_, line) => `Line ${line} of the main column tells of the work done`)
    const rows = main.flatMap((text, line) => [
      ...(side[line] ? [piece(side[line], 40, 100 + line * 14)] : []),
      piece(text, 200, 100 + line * 14),
    ])
    const read = orderPage(rows, { ...PAGE, unordered: true })
    expect(read.rows.map(({ text }) => text)).toEqual([...side, ...main])
    expect(read.guessed).toBe(true)
  })
})

describe('dates at the right end of a line', () => {
  const flush = (text: string, x1: number, base: number, look: Partial<Piece> = {}) =>
    piece(text, x1 - text.length * (look.size ?? 10) * 0.5, base, look)

  it('are no column where some are long and few lines stand beside them', () => {
    const posts: [string, string][] = [
      ['Harbour State University', 'Tidewater Falls, ME'],
      ['Bachelor of Science in Rope Making', 'Aug. 2015 – May 2018'],
      ['Vale Community College', 'Vale, ME'],
      ['Associate of Arts', 'Aug. 2013 – May 2015'],
      ['Senior Rope Maker', 'June 2022 – Present'],
      ['Corridor Rope Works', 'Deep Mooring, ME (Hybrid)'],
    ]
    const lines = posts.flatMap(([text, date], at) => [piece(text, 50, 100 + 14 * at), flush(date, 550, 100 + 14 * at)])
    const rest = piece(
      'Led four hands who laid the long cables of the new bridge over the lower sound of the bay',
      60,
      184,
    )
    expect(readRows([...lines, rest])).toEqual([...posts.map((post) => post.join('\t')), rest.text])
  })

  it('are no labels of a sidebar that begins behind them', () => {
    const titles = ['Lamp Trimmer', 'Wick Maker', 'Assistant Oiler', 'Oil Porter', 'Baker']
    const dates = titles.map((_title, at) =>
      flush(`${2020 - 3 * at} – ${2023 - 3 * at}`, 388, 129.3 + 36 * at, { size: 9 }),
    )
    const posts = titles.flatMap((title, at) => [
      piece(title, 50, 130 + 36 * at, { bold: true }),
      piece('Kept every lamp of the north pier bright through six winters', 60, 142 + 36 * at),
    ])
    const side = Array.from({ length: 14 }, (_, at) => piece(`Skill of the trade ${at}`, 410, 128 + 12.7 * at))
    const rows = readRows([...dates, ...posts, ...side])
    expect(rows.filter((row) => row.includes('\t'))).toEqual(titles.map((title, at) => `${title}\t${dates[at]!.text}`))
  })

  it('stand on their lines where a page draws two of them before all else', () => {
    const dates = [flush('2013 – 2014', 550, 59.3, { size: 9 }), flush('2010 – 2013', 550, 119.3, { size: 9 })]
    const post = [piece('Intern in the Counting House', 50, 60, { bold: true }), piece('Somesh Dairy Works', 50, 74)]
    const rest = [piece('Cost reports', 60, 88), piece('Education', 50, 104, { size: 12 })]
    const study = [piece('Bachelor of Economics', 50, 120, { bold: true }), piece('Vale College', 50, 134)]
    expect(readRows([...dates, ...post, ...rest, ...study])).toEqual([
      'Intern in the Counting House\t2013 – 2014',
      'Somesh Dairy Works',
      'Cost reports',
      'Education',
      'Bachelor of Economics\t2010 – 2013',
      'Vale College',
    ])
  })

  it('are no column in three lines, of which two have dates of one width', () => {
    const posts: [string, string][] = [
      ['Marisol’s Cantina', 'Portsmouth, VA'],
      ['Shift Lead', 'May 2023 – Aug. 2024'],
      ['Server', 'Aug. 2021 – May 2023'],
    ]
    const above = piece('Cleaned and merged five waves of a household survey for the town', 60, 86)
    const lines = posts.flatMap(([text, date], at) => [piece(text, 50, 100 + 14 * at), flush(date, 550, 100 + 14 * at)])
    const rest = piece(
      'Closed with a crew of six, counted drawers, and was never once short of more than two dollars',
      60,
      142,
    )
    expect(readRows([above, ...lines, rest])).toEqual([above.text, ...posts.map((post) => post.join('\t')), rest.text])
  })

  it('are not read with a list in two columns above them', () => {
    const list = [
      'Wound assessment and dressings',
      'Catheters for men and women',
      'Keeping of records and rosters',
      'IV therapy and venepuncture',
      'Safeguarding adults, level 3',
      'Practice assessor of students',
    ]
    const items = [0, 1, 2].flatMap((at) => [
      piece(list[at]!, 50, 100 + 16 * at),
      piece(list[at + 3]!, 300, 100 + 16 * at),
    ])
    const post = [
      piece('Employment', 50, 160, { size: 12 }),
      piece('Ward Nurse', 50, 180),
      flush('2021 – Present', 550, 180),
    ]
    const rest = piece('Caseload of forty patients at home, with a leg ulcer clinic every Wednesday', 50, 196)
    expect(readRows([...items, ...post, rest])).toEqual([
      ...list,
      'Employment',
      'Ward Nurse\t2021 – Present',
      rest.text,
    ])
  })
})

describe('a box at the right of a text that flows around it', () => {
  it('is read before the part of the text that begins below it', () => {
    const profile = [
      'Bookkeeper of twenty years in offices of',
      'all sizes, who keeps the books in order',
      'and talks to clients',
    ]
    const box = ['Contact', 'Linden Street 9', '0555 0142', 'jo@example.org']
    const post = [piece('Experience', 50, 180, { size: 12 }), piece('Head Bookkeeper', 50, 200)]
    const rest = piece(
      'Eastern Furniture Works, with all of its branches in the town and in the county and beyond',
      50,
      214,
    )
    const pieces = [
      ...profile.map((text, at) => piece(text, 50, 110 + 12 * at)),
      ...post,
      rest,
      ...box.map((text, at) => piece(text, 400, 100 + 17 * at)),
    ]
    const { rows } = orderPage(pieces, { ...PAGE, unordered: true })
    expect(rows.map(({ text }) => text)).toEqual([...profile, ...box, 'Experience', 'Head Bookkeeper', rest.text])
  })
})

it('columns stand beside each other: labels are read with their lines though a list follows below them', () => {
  const entries = ['Golden Oak Company', 'Great Eagle Guards', 'Bright Sun Auditors', 'Cloud Cloud Tea'].flatMap(
    (firm, at) => [
      piece(`0${at + 1}/20${23 - at} – now`, 50, 100 + 42 * at),
      piece(firm, 200, 100 + 42 * at, { bold: true }),
      piece('Bookkeeper of all of the branches', 200, 114 + 42 * at),
      piece('Declared the taxes of every quarter', 200, 128 + 42 * at),
    ],
  )
  const skills = ['Skills', 'Spreadsheets', 'Ledgers by hand', 'Typing'].map((text, at) =>
    piece(text, 50, 290 + 15 * at),
  )
  const rows = readRows([
    ...entries.filter(({ x0 }) => x0 === 50),
    ...skills,
    ...entries.filter(({ x0 }) => x0 === 200),
  ])
  expect(rows.filter((row) => row.includes('\t'))).toEqual([
    '01/2023 – now\tGolden Oak Company',
    '02/2022 – now\tGreat Eagle Guards',
    '03/2021 – now\tBright Sun Auditors',
    '04/2020 – now\tCloud Cloud Tea',
  ])
})

it('reads a sidebar about its own middle by itself, though its lines are level with others', () => {
  const centred = (text: string, base: number, look: Partial<Piece> = {}) =>
    piece(text, 90 - text.length * (look.size ?? 10) * 0.225, base, look)
  const sidebar = ['Skills', 'Joinery', 'Expert', 'Glazing of old windows', 'Basic', 'Languages', 'Dutch', 'Fluent']
  const main = [
    'Experience',
    'Merrow Glass Works',
    'Glazier',
    'Lindalen',
    'May 2016 – Present',
    'Mended the windows of four churches and a school',
    'Tarn Joiners',
    'Apprentice',
  ]
  const rows = readRows([
    ...sidebar.map((text, at) => centred(text, 100 + 14 * at, text === 'Skills' ? { bold: true } : {})),
    ...main.map((text, at) => piece(text, at === 0 ? 190 : 200, 100 + 14 * at, at === 0 ? { bold: true } : {})),
    piece('Education', 190, 226, { bold: true }),
    piece('Lindalen School of Crafts', 200, 240),
  ])
  expect(rows.slice(0, sidebar.length)).toEqual(sidebar)
})

it('reads dates at the right end of lines with these, though headings stand at the right as well', () => {
  const post = (name: string, dates: string, base: number) => [
    piece(name, 40, base, { bold: true }),
    piece(dates, 480, base),
    piece('Kept the watch on two ferries between the islands.', 40, base + 14),
    piece('Taught the apprentices to read the charts.', 40, base + 28),
  ]
  const rows = readRows([
    piece('Work', 500, 80, { size: 14 }),
    ...post('Norrvik Ferries', '2016 – 2019', 100),
    ...post('Port of Lindalen', '2011 – 2016', 150),
    piece('Education', 480, 210, { size: 14 }),
    ...post('Lindalen Maritime School', '2008 – 2011', 230),
  ])
  expect(rows.slice(0, 2)).toEqual(['Work', 'Norrvik Ferries\t2016 – 2019'])
  expect(rows.slice(4, 5)).toEqual(['Port of Lindalen\t2011 – 2016'])
  expect(rows.slice(7, 9)).toEqual(['Education', 'Lindalen Maritime School\t2008 – 2011'])
})
