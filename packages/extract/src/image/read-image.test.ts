import { crc32, deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { endOcr } from '../ocr/ocr-engine.ts'
import { withPage, withPdf } from '../pdf/open-pdf.ts'
import { renderPage } from '../pdf/render-page.ts'
import { show, showLines, tinyPdf, toBytes } from '../pdf/tiny-pdf.ts'
import { readImageHead } from './image-head.ts'

afterAll(endOcr)

type Light = (x: number, y: number) => number
type Look = { light?: Light; rotate?: number }

/** A PNG of a page with some lines, as a scanner would make it. */
async function scan(...columns: { x: number; lines: string[] }[]): Promise<Uint8Array> {
  return picture(columns.map(({ x, lines }) => showLines(lines, { x, y: 720, size: 12 })).join(''))
}

/** A PNG of a page under some light; places go from 0 to 1. */
async function picture(content: string, { light = () => 1, rotate = 0 }: Look = {}): Promise<Uint8Array> {
  return withPdf(tinyPdf({ content, rotate }), async (pdf) => {
    const [width, height] = rotate % 180 === 0 ? [1224, 1584] : [1584, 1224]
    const rows = withPage(pdf, 0, (handle) =>
      renderPage(pdf.pdfium, handle, {
        width,
        height,
        use: ({ bytes, stride }) => {
          const grey = new Uint8Array((width + 1) * height)
          for (let y = 0; y < height; y++) {
            for (let x = 0; x < width; x++) {
              grey[y * (width + 1) + 1 + x] = (bytes[y * stride + x * 4] ?? 0) * light(x / width, y / height)
            }
          }
          return grey
        },
      }),
    )
    const head = new DataView(new ArrayBuffer(13))
    head.setUint32(0, width)
    head.setUint32(4, height)
    head.setUint8(8, 8)
    const parts = [
      chunk('IHDR', new Uint8Array(head.buffer)),
      chunk('IDAT', deflateSync(rows ?? '')),
      chunk('IEND', new Uint8Array()),
    ]
    return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...parts.flatMap((part) => [...part])])
  })
}

/** A PDF of such pictures, a page each. */
function scans(...pictures: Uint8Array[]): Uint8Array {
  const kids = pictures.map((_, page) => `${page * 3 + 3} 0 R`)
  const pages = pictures.flatMap((png, page) => {
    // Rows of a PNG stand in a PDF as they are.
    const rows = Buffer.from(png.subarray(IDAT, IDAT + Buffer.from(png).readUInt32BE(IDAT - 8))).toString('latin1')
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${page * 3 + 5} 0 R ` +
        `/Resources << /XObject << /Im ${page * 3 + 4} 0 R >> >> >>`,
      `<< /Type /XObject /Subtype /Image /Width 1224 /Height 1584 /BitsPerComponent 8 /ColorSpace /DeviceGray ` +
        `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1224 >> /Length ${rows.length} >>\nstream\n${rows}\nendstream`,
      '<< /Length 29 >>\nstream\nq 612 0 0 792 0 0 cm /Im Do Q\nendstream',
    ]
  })
  return toBytes([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`,
    ...pages,
  ])
}

/** Where the rows of such a PNG begin. */
const IDAT = 8 + 25 + 8

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(data.length, 0)
  body.copy(part, 4)
  part.writeUInt32BE(crc32(body), part.length - 4)
  return part
}

test('reads a picture by OCR, a column after the other', { timeout: 180_000 }, async () => {
  const left = [
    'Contact details of Jane',
    'Springfield in Illinois',
    'Languages and hobbies',
    'English and some French',
  ]
  const right = [
    'Nurse at the general hospital',
    'Care of forty patients on ward',
    'Assistant at a nursing home',
    'Night service for two years',
  ]
  const bytes = await scan({ x: 50, lines: left }, { x: 300, lines: right })
  const resume = await extract(bytes, 'scan.png')
  expect(resume.text.split('\n')).toEqual([...left, ...right])
  expect(resume.mediaType).toBe('image/png')
  expect(resume.warnings.map((warning) => warning.code)).toContain('read-by-ocr')
})

test(
  'reads a photograph that is dark at one side, a large name and letters on a dark band',
  { timeout: 180_000 },
  async () => {
    const band = '0.2 g 40 640 500 26 re f 1 g ' + show('Work experience', { x: 50, y: 648, size: 14, bold: true })
    const page = [
      show('Ingrid Solvang', { x: 50, y: 720, size: 34 }),
      band,
      '0 g ',
      show('Crane operator', { x: 50, y: 600, size: 12, bold: true }),
      show('03/2015 - 08/2021', { x: 430, y: 600, size: 10 }),
      show('Harrow Docks', { x: 50, y: 584, size: 12 }),
    ].join('')
    const resume = await extract(await picture(page, { light: (x, y) => 1 - 0.62 * x * (0.6 + 0.4 * y) }), 'photo.png')
    expect(resume.text.split('\n')).toEqual([
      'Ingrid Solvang',
      'Work experience',
      'Crane operator\t03/2015 - 08/2021',
      'Harrow Docks',
    ])
    const [name, , post] = resume.lines
    expect(name!.size! / post!.size!).toBeGreaterThan(2)
  },
)

test.each([90, 180, 270])('turns a page that lies turned by %i degrees', { timeout: 180_000 }, async (rotate) => {
  const lines = [
    'Ingrid Solvang',
    'Crane operator at Harrow Docks',
    'March 2015 to August 2021',
    'Certificates of lifting',
  ]
  const content = showLines(lines, { x: 50, y: 700, size: 14 })
  const upright = await extract(await picture(content), 'scan.png')
  const turned = await extract(await picture(content, { rotate }), 'scan.png')
  expect(turned.text.split('\n')).toEqual(lines)
  // A corner of the page is where it was, on the page as it is shown.
  const [left, top, right, bottom] = upright.lines[0]!.box!
  const [width, height] = [842 * (1224 / 1584), 842]
  const shown = {
    90: [height - bottom, left, height - top, right],
    180: [width - right, height - bottom, width - left, height - top],
    270: [top, width - right, bottom, width - left],
  }[rotate]!
  for (const [at, place] of turned.lines[0]!.box!.entries()) expect(place).toBeCloseTo(shown[at]!, -1)
})

describe('readImageHead', () => {
  const exif = (orientation: number) => [
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const frame = [0xff, 0xc2, 0, 11, 8, 0x01, 0x00, 0x02, 0x80, 1, 1, 0x11, 0]
  test.each([
    ['a JPEG', [0xff, 0xd8, ...frame], { png: false, width: 640, height: 256, quarters: 0 }],
    [
      'a JPEG taken on its side',
      [0xff, 0xd8, ...exif(6), ...frame],
      { png: false, width: 640, height: 256, quarters: 1 },
    ],
    [
      'a JPEG taken upside down',
      [0xff, 0xd8, ...exif(3), ...frame],
      { png: false, width: 640, height: 256, quarters: 2 },
    ],
    ['a JPEG cut off', [0xff, 0xd8, 0xff, 0xe0, 0xff], undefined],
    ['other bytes', [1, 2, 3, 4, 5, 6], undefined],
  ])('tells size and turn of %s', (_name, bytes, head) => {
    expect(readImageHead(Uint8Array.from(bytes))).toEqual(head)
  })
})

const GERMAN = [
  'Krankenpflegerin für die Pflege von Säuglingen',
  'Städtische Klinik Köln, von März 2014 bis heute',
  'Aufnahme und Überwachung der Patienten auf der Station',
  'Ausbildung zur Gesundheits- und Krankenpflegerin in Münster',
]

test('reads a page again in its own language, whose letters English lacks', { timeout: 180_000 }, async () => {
  const resume = await extract(await scan({ x: 50, lines: GERMAN }), 'scan.png')
  expect(resume.text.split('\n')).toEqual(GERMAN)
})

test('what was read before changes nothing', { timeout: 180_000 }, async () => {
  const lines = ['Zoë Brontë, nurse at the general hospital', 'Care of forty patients on the ward']
  const [english, german] = [await scan({ x: 50, lines }), await scan({ x: 50, lines: GERMAN })]
  const alone = await extract(english, 'scan.png')
  await extract(german, 'scan.png')
  expect(await extract(english, 'scan.png')).toEqual(alone)
  // The pages of one file: from the second on, the letters of the page before are tried first.
  const list = ['Führerschein Klasse B', 'Prüfungen, Schweißen']
  const pages = await extract(scans(german, await scan({ x: 50, lines: list }), english), 'scans.pdf')
  expect(pages.text.split('\n')).toEqual([...GERMAN, ...list, ...alone.text.split('\n')])
})
