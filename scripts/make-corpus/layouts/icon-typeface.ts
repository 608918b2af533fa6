/** Outlines on a grid of 1000, one closed polygon a row: x, y, x, y, ... clockwise fills, counter-clockwise cuts out. */
type Outline = number[][]

/** Code points of the private use area as icon fonts have them, and what they draw. */
const OUTLINES: [code: number, outline: Outline][] = [
  [
    0xf007,
    [
      [350, 800, 650, 800, 650, 450, 350, 450],
      [150, 380, 850, 380, 950, 0, 50, 0],
    ],
  ],
  [
    0xf041,
    [
      [250, 800, 750, 800, 850, 550, 500, 0, 150, 550],
      [400, 650, 400, 480, 600, 480, 600, 650],
    ],
  ],
  [0xf095, [[100, 800, 350, 800, 420, 560, 300, 480, 520, 260, 600, 380, 850, 310, 850, 60, 500, 60, 100, 450]]],
  [0xf0a7, [[300, 550, 650, 380, 300, 210]]],
  [
    0xf0ac,
    [
      [350, 800, 650, 800, 900, 550, 900, 250, 650, 0, 350, 0, 100, 250, 100, 550],
      [150, 430, 150, 370, 850, 370, 850, 430],
    ],
  ],
  [
    0xf0e0,
    [
      [50, 700, 950, 700, 950, 100, 50, 100],
      [130, 620, 500, 320, 870, 620],
    ],
  ],
]

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2))
  return bytes
}
const u32 = (...values: number[]) => u16(...values.flatMap((value) => [value >>> 16, value]))

function glyph(outline: Outline): Buffer {
  const points = outline.flatMap((polygon) =>
    polygon.flatMap((x, index) => (index % 2 === 0 ? [[x, polygon[index + 1] ?? 0] as const] : [])),
  )
  const ends = outline.map(
    (_, index) => outline.slice(0, index + 1).reduce((sum, { length }) => sum + length / 2, 0) - 1,
  )
  const deltas = (axis: 0 | 1) => u16(...points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0)))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = u16(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
  const parts = [u16(outline.length), box, u16(...ends, 0), Buffer.alloc(points.length, 1), deltas(0), deltas(1)]
  const bytes = Buffer.concat(parts)
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

function characterMap(): Buffer {
  const codes = [...OUTLINES.map(([code]) => code), 0xffff]
  const starts = u16(...codes)
  const deltas = u16(...codes.map((code, index) => (code === 0xffff ? 1 : index + 1 - code)))
  const table = Buffer.concat([starts, u16(0), starts, deltas, u16(...codes.map(() => 0))])
  const segments = codes.length
  return Buffer.concat([
    u16(0, 1, 3, 1),
    u32(12),
    u16(4, 14 + table.length, 0, segments * 2, 8, 2, segments * 2 - 8),
    table,
  ])
}

function names(): Buffer {
  const text = Buffer.from('CorpusIcons', 'utf16le').swap16()
  const records = [1, 2, 4, 6].map((id) => u16(3, 1, 0x409, id, text.length, 0))
  return Buffer.concat([u16(0, records.length, 6 + records.length * 12), ...records, text])
}

/** A TrueType font of a few icons, as a data address: what icon fonts do to a PDF's text, without one of theirs. */
export function createIconTypeface(): string {
  const glyphs = [Buffer.alloc(0), ...OUTLINES.map(([, outline]) => glyph(outline))]
  const count = glyphs.length
  const offsets = glyphs.map((_, index) => glyphs.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const data = Buffer.concat(glyphs)
  const codes = OUTLINES.map(([code]) => code)
  const tables: [string, Buffer][] = [
    [
      'OS/2',
      Buffer.concat([
        u16(4, 1000, 400, 5, 0),
        Buffer.alloc(52),
        u16(0x40, codes[0] ?? 0, codes.at(-1) ?? 0, 800, -200, 0, 800, 200),
        Buffer.alloc(8),
        u16(500, 700, 0, 32, 0),
      ]),
    ],
    ['cmap', characterMap()],
    ['glyf', data],
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(3, 1000),
        Buffer.alloc(16),
        u16(0, 0, 1000, 800, 0, 8, 2, 1, 0),
      ]),
    ],
    ['hhea', Buffer.concat([u32(0x10000), u16(800, -200, 0, 1000), Buffer.alloc(22), u16(count)])],
    ['hmtx', u16(...glyphs.flatMap(() => [1000, 0]))],
    ['loca', u32(...offsets, data.length)],
    ['maxp', Buffer.concat([u32(0x10000), u16(count, 32, 4, 0, 0, 1), Buffer.alloc(16)])],
    ['name', names()],
    ['post', Buffer.concat([u32(0x30000), Buffer.alloc(28)])],
  ]
  let offset = 12 + tables.length * 16
  const directory: Buffer[] = []
  const bodies = tables.map(([tag, body]) => {
    directory.push(Buffer.from(tag), u32(0, offset, body.length))
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  const font = Buffer.concat([
    u32(0x10000),
    u16(tables.length, 128, 3, tables.length * 16 - 128),
    ...directory,
    ...bodies,
  ])
  return `data:font/ttf;base64,${font.toString('base64')}`
}
