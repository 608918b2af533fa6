import { describe, expect, test } from 'vitest'
import { buildResumeText } from '../lines/build-text.ts'
import { NEEDS_OCR } from '../read-file.ts'
import { readPdf } from './read-pdf.ts'
import { show, showLines, tinyPdf, type TinyPage } from './tiny-pdf.ts'

async function read(...pages: (TinyPage | string)[]) {
  const document = await readPdf(tinyPdf(...pages), {})
  if (document === NEEDS_OCR) throw new Error('needs OCR')
  const resume = buildResumeText({ ...document, fileName: 'a.pdf' })
  const lines = resume.lines.map((line) => resume.text.slice(line.start, line.end))
  const at = (level: string) => lines.filter((_line, index) => resume.lines[index]?.level === level)
  return { ...resume, texts: lines, titles: at('title'), headings: at('heading') }
}

const LEFT = ['Contact details of Jane', 'Springfield in Illinois', 'Languages and hobbies', 'English and some French']
const RIGHT = [
  'Senior engineer at Acme Corporation',
  'Built the billing pipeline for them',
  'Engineer at Globex for three years',
  'Refined the offline flow of the app',
]

describe('the order of a page', () => {
  test('keeps columns apart that are drawn one after the other', async () => {
    const page = showLines(LEFT, { y: 700 }) + showLines(RIGHT, { x: 300, y: 700 })
    expect((await read(page)).texts).toEqual([...LEFT, ...RIGHT])
  })

  test('takes columns apart whose rows are drawn together, and says that it guessed', async () => {
    const rows = LEFT.map((left, row) => {
      const y = 700 - 14 * row
      return show(left, { y }) + show(RIGHT[row] ?? '', { x: 300, y })
    })
    const resume = await read(rows.join(''))
    expect(resume.texts).toEqual([...LEFT, ...RIGHT])
    expect(resume.warnings).toContainEqual({ code: 'columns-guessed', args: {} })
  })

  test('keeps a right-aligned date on the line of its post', async () => {
    const posts = ['Acme Corporation', 'Globex Limited', 'Initech', 'Hooli and Partners']
    const dates = ['2019 - 2024', 'Mar 2014 - Dec 2018', '2013', '2010 - 2012']
    const page = posts.map((post, row) => {
      const y = 700 - 40 * row
      const body = show(`Was responsible for many things that fill this line at ${post} well`, { y: y - 14 })
      return show(post, { y }) + show(dates[row] ?? '', { x: 560 - 5 * (dates[row]?.length ?? 0), y }) + body
    })
    const resume = await read(page.join(''))
    expect(resume.texts.filter((line) => line.includes('\t'))).toEqual(
      posts.map((post, row) => `${post}\t${dates[row]}`),
    )
    expect(resume.warnings).toEqual([])
  })

  test('keeps dates at the right of names that are shorter than they', async () => {
    const names = ['Merrow', 'Clerk', 'Tarn Mill', 'Cook', 'Quarn', 'Driver']
    const ends = ['Fell', '2019/04 - 2024/03', 'Fell', '2014/01 - 2018/12', 'Tarn', '2010/02 - 2012/11']
    const rows = names.map((name, at) => {
      const y = 700 - 18 * at
      const width = ends[at]!.length > 4 ? 81.2 : ends[at] === 'Fell' ? 16.1 : 20.6
      return show(name, { y }) + show(ends[at]!, { x: 560 - width, y })
    })
    const headings = ['Studies', 'Schools', 'Work', 'More of it', 'Letters']
    const between = headings.map((heading, at) => show(heading, { y: 691 - 36 * at })).join('')
    const { texts } = await read(rows.join('') + between)
    expect(texts.filter((text) => text.includes('\t'))).toEqual(names.map((name, at) => `${name}\t${ends[at]}`))
  })

  test('takes a line that is stretched to its column for one line, not for cells', async () => {
    const draw = (text: string, y: number) => `BT /F1 10 Tf 1 0 0 1 50 ${y} Tm ${text} TJ ET `
    const page = [
      draw('[(Baked ) -900 (bread ) -900 (for ) -900 (forty.) -1400 ( She) -900 ( sang)]', 700),
      draw('[(Head Cook of the Mill ) -3000 (2019)]', 670),
      show('-', { y: 640 }) + show('Ran a kitchen of nine', { x: 90, y: 640 }),
      show('1.', { y: 610 }) + show('Ran a larder', { x: 90, y: 610 }),
    ]
    expect((await read(page.join(''))).texts).toEqual([
      'Baked bread for forty. She sang',
      'Head Cook of the Mill\t2019',
      '- Ran a kitchen of nine',
      '1. Ran a larder',
    ])
  })

  test('puts headings that are drawn first where they stand', async () => {
    const headings = ['Summary', 'Experience', 'Education', 'Skills']
    const bodies = [
      'Nurse with ten years in wards.',
      'Ward nurse in Springfield.',
      'Nursing school of Ohio.',
      'Care, dosage, reports.',
    ]
    const page =
      headings.map((heading, row) => show(heading, { y: 700 - 60 * row, bold: true, size: 13 })).join('') +
      bodies.map((body, row) => show(body, { y: 680 - 60 * row })).join('')
    expect((await read(page)).texts).toEqual(headings.flatMap((heading, row) => [heading, bodies[row]]))
  })

  test('reads turned text and turned pages in their own direction', async () => {
    const turned = 'BT /F1 10 Tf 0 1 -1 0 100 200 Tm (Resume of Jane Sample) Tj ET '
    const resume = await read(show('Nurse in Springfield', { y: 700 }) + turned)
    expect(resume.texts).toEqual(['Nurse in Springfield', 'Resume of Jane Sample'])
    const page = await read({ content: turned, rotate: 90 })
    expect(page.texts).toEqual(['Resume of Jane Sample'])
    expect(page.lines[0]?.box?.[0]).toBeCloseTo(200, 0)
  })
})

describe('the text of a line', () => {
  test.each([
    ['S K I L L S', 'SKILLS'],
    ['J O R D A N   R E Y E S', 'JORDAN REYES'],
  ])('puts %s together', async (spaced, text) => {
    expect((await read(show(spaced, { y: 700, size: 16 }) + show('Knows a lot', { y: 600 }))).texts[0]).toBe(text)
  })

  test('leaves no hole where a syllable is drawn as several glyphs under one ActualText', async () => {
    // The first glyph says both signs of "நே", the others nothing; the second syllable follows right behind.
    const syllable = '/Span <</ActualText <FEFF0BA80BC7>>> BDC (W) Tj (WW) Tj EMC'
    const rest = '/Span <</ActualText <FEFF0B9A0BC1>>> BDC (W) Tj EMC'
    const page = `BT /F1 10 Tf 1 0 0 1 50 700 Tm ${syllable} ${rest} ( ) Tj (2019) Tj ET\n${show('Merrow', { y: 680 })}`
    expect((await read(page)).texts).toEqual(['\u0ba8\u0bc7\u0b9a\u0bc1 2019', 'Merrow'])
  })

  test('drops what fake bold repeats', async () => {
    const page = show('Jane Sample', { y: 700 }) + show('Jane Sample', { x: 50.3, y: 700 })
    expect((await read(page)).text).toBe('Jane Sample')
  })

  test('merges letter groups of kerned text and small capitals', async () => {
    const page = show('E', { y: 700, size: 12 }) + show('XPERIENCE', { x: 58.1, y: 700, size: 9.6 })
    expect((await read(page)).text).toBe('EXPERIENCE')
  })

  test('adds the address that a link hides behind a word, and no other', async () => {
    const resume = await read({
      content: showLines(['LinkedIn', 'Write to me', 'github.com/jane', 'Acme'], { y: 700 }),
      links: [
        { box: [50, 698, 100, 710], address: 'https://www.linkedin.com/in/jane' },
        { box: [50, 684, 110, 696], address: 'mailto:jane@example.com' },
        { box: [50, 670, 150, 682], address: 'https://github.com/jane' },
        { box: [50, 656, 100, 668], address: 'https://acme.example' },
      ],
    })
    expect(resume.texts).toEqual([
      'LinkedIn <https://www.linkedin.com/in/jane>',
      'Write to me <jane@example.com>',
      'github.com/jane',
      'Acme',
    ])
  })
})

describe('levels', () => {
  test('the largest type of the first page is the title, short lines in a look of their own are headings', async () => {
    const page =
      show('Jane Sample', { y: 740, size: 22, bold: true }) +
      ['EXPERIENCE', 'EDUCATION', 'SKILLS']
        .map((heading, row) => show(heading, { y: 700 - 80 * row, bold: true }))
        .join('') +
      [0, 1, 2]
        .map((row) =>
          showLines(['Acme Corporation of Ohio', 'did all of the things that were to be done'], { y: 680 - 80 * row }),
        )
        .join('')
    const resume = await read(page)
    expect(resume.titles).toEqual(['Jane Sample'])
    expect(resume.headings).toEqual(['EXPERIENCE', 'EDUCATION', 'SKILLS'])
    expect(resume.lines[0]).toMatchObject({ level: 'title', bold: true, size: 22 })
  })
})

describe('pages', () => {
  test('headers are read once, page numbers not at all', async () => {
    const pages = [1, 2, 3].map(
      (page) =>
        show('Jane Sample', { y: 770 }) +
        show(`Text of page ${'abc'[page - 1]}`, { y: 500 }) +
        show(`Page ${page} of 3`, { y: 20 }),
    )
    const texts = ['Jane Sample', 'Text of page a', 'Text of page b', 'Text of page c']
    expect((await read(...pages)).texts).toEqual(texts)
  })

  test('a footer that each page repeats does not part what runs on over the pages', async () => {
    const pages = ['Built the billing pipeline for', 'seven harbours'].map(
      (text) => show(text, { y: 500 }) + show('Jane Sample, Tarn, jane@sample.example', { y: 20 }),
    )
    const texts = ['Jane Sample, Tarn, jane@sample.example', 'Built the billing pipeline for', 'seven harbours']
    expect((await read(...pages)).texts).toEqual(texts)
  })

  test('the end of a list that the page before began is read first, though it is drawn last', async () => {
    const page =
      ['Languages', 'English and some French', 'Hobbies'].map((text, at) => show(text, { y: 600 - 20 * at })).join('') +
      show('2006 - 2008', { y: 760 }) +
      show('Quarn Technical College', { y: 745 })
    const texts = ['2006 - 2008', 'Quarn Technical College', 'Languages', 'English and some French', 'Hobbies']
    expect((await read(page)).texts).toEqual(texts)
  })

  test('the 51st page is left out with a warning', async () => {
    const pages = Array.from({ length: 51 }, (_page, at) => show(`Line of page number ${at + 1}`, { y: 400 }))
    const resume = await read(...pages)
    expect(resume.pages).toBe(51)
    expect(resume.lines).toHaveLength(50)
    expect(resume.warnings).toContainEqual({ code: 'pages-left-out', args: { read: 50, pages: 51 } })
  })

  test('progress is told page by page, and an abort ends the reading', async () => {
    const told: number[] = []
    const bytes = tinyPdf(show('one', { y: 400 }), show('two', { y: 400 }))
    await readPdf(bytes, { onProgress: (done, total) => told.push(done, total) })
    expect(told).toEqual([1, 2, 2, 2])
    await expect(readPdf(bytes, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
  })
})

describe('hidden text', () => {
  const visible = show('Jane Sample is a nurse', { y: 740 })

  test.each([
    ['white', show('kubernetes', { y: 700, more: '1 g' }), 'no-contrast'],
    ['nearly white', show('kubernetes', { y: 700, more: '0.97 g' }), 'no-contrast'],
    ['tiny', show('kubernetes', { y: 700, size: 1 }), 'tiny'],
    ['without ink', show('kubernetes', { y: 700, more: '3 Tr' }), 'invisible-mode'],
    ['off the page', show('kubernetes', { y: 700, x: 900 }), 'off-page'],
    ['transparent', `/GS0 gs ${show('kubernetes', { y: 700 })}`, 'transparent'],
    ['under a shape', `${show('kubernetes', { y: 700 })} 0.9 g 40 690 200 30 re f`, 'covered'],
    ['under a picture', `${show('kubernetes', { y: 700 })} q 200 0 0 30 40 690 cm /Im1 Do Q`, 'covered'],
    ['in the colour of its ground', `0 0 1 rg 40 690 200 30 re f ${show('kubernetes', { y: 700 })}`, 'no-contrast'],
  ])('%s is told apart', async (_name, content, reason) => {
    const resume = await read(visible + content)
    expect(resume.text).toBe('Jane Sample is a nurse')
    expect(resume.hidden).toEqual([{ text: 'kubernetes', reason, page: 1 }])
  })

  test.each([
    ['white on a dark ground', `0 g 40 690 200 30 re f ${show('kubernetes', { y: 700, more: '1 g' })}`],
    ['grey', show('kubernetes', { y: 700, more: '0.8 g' })],
    ['on a pale ground drawn before it', `0.9 g 40 690 200 30 re f ${show('kubernetes', { y: 700, more: '0 g' })}`],
  ])('%s is seen', async (_name, content) => {
    const resume = await read(visible + content)
    expect(resume.texts).toEqual(['Jane Sample is a nurse', 'kubernetes'])
    expect(resume.hidden).toEqual([])
  })

  test('the text layer of a scan is its text', async () => {
    const resume = await read(
      `q 612 0 0 792 0 0 cm /Im1 Do Q ${show('Jane Sample is a nurse', { y: 700, more: '3 Tr' })}`,
    )
    expect(resume.text).toBe('Jane Sample is a nurse')
    expect(resume.hidden).toEqual([])
  })
})

describe('what needs OCR', () => {
  const scan = 'q 612 0 0 792 0 0 cm /Im1 Do Q '
  const long = showLines(
    Array.from({ length: 30 }, () => 'A line of a resume that has text enough'),
    { y: 740 },
  )

  test.each([
    ['a picture of a page does', true, [scan]],
    ['a picture with a stamp does', true, [scan + show('Scanned with some scanner', { y: 10 })]],
    ['a page of text does not', false, [long]],
    ['a certificate behind a page of text does not', false, [long, scan]],
  ])('%s', async (_name, needed, pages) => {
    const document = await readPdf(tinyPdf(...pages), { deferOcr: true })
    expect(document === NEEDS_OCR).toBe(needed)
  })

  test('pictures that are left out are mentioned', async () => {
    expect((await read(long, scan)).warnings).toContainEqual({ code: 'mostly-pictures', args: { pages: 1 } })
  })
})

test.each([
  ['no PDF', 'hello'],
  ['only a head', '%PDF-1.7\n'],
])('%s is damaged', async (_name, text) => {
  await expect(readPdf(new TextEncoder().encode(text), {})).rejects.toMatchObject({ code: 'damaged' })
})
