import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encodeForTest } from './encode-for-test.ts'
import { readPlainText } from './read-plain-text.ts'

const rows = (text: string): [string, string][] =>
  readPlainText(strToU8(text), 'cv.txt').lines.map((line) => [line.level?.[0] ?? '', line.text.trim()])

describe('readPlainText', () => {
  it.each<[what: string, text: string, lines: [string, string][]]>([
    [
      'columns set apart by blanks, but not a number or spaced letters',
      'Firm name     Quarnlight Ltd\n1.   Clerk here\nW  O  R  K     N  O  W',
      [
        ['', 'Firm name\tQuarnlight Ltd'],
        ['', '1.   Clerk here'],
        ['h', 'W  O  R  K     N  O  W'],
      ],
    ],
    [
      'no columns between words whose capitals are set apart',
      'Resume of A D A   M E R R O W\nFirm   Quarn   Ltd',
      [
        ['', 'Resume of A D A   M E R R O W'],
        ['', 'Firm\tQuarn\tLtd'],
      ],
    ],
    [
      'data that a program wrote, as a person would have written it',
      '{"basics":{"name":"Ada Merrow"},"work":[{"name":"Quarn Mills","position":"Clerk","startDate":"2016-04","endDate":"2019-03"}]}',
      [
        ['', 'Name: Ada Merrow'],
        ['h', 'Work experience'],
        ['', 'Employer: Quarn Mills'],
        ['', 'Position: Clerk'],
        ['', 'Dates: 2016-04 – 2019-03'],
      ],
    ],
    [
      'number signs below one another, which are bullets',
      'Clerk\n# Time study\n# Layout of lines\n# Reports\nCook',
      [
        ['', 'Clerk'],
        ['', '• Time study'],
        ['', '• Layout of lines'],
        ['', '• Reports'],
        ['', 'Cook'],
      ],
    ],
    [
      'capitals',
      'JANE SAMPLE\nEngineer',
      [
        ['h', 'JANE SAMPLE'],
        ['', 'Engineer'],
      ],
    ],
    [
      'a rule below',
      'Experience\n----------\nAcme',
      [
        ['h', 'Experience'],
        ['', 'Acme'],
      ],
    ],
    [
      'a colon after a blank line',
      'Jane\n\nSkills:\nSQL',
      [
        ['', 'Jane'],
        ['h', 'Skills:'],
        ['', 'SQL'],
      ],
    ],
    [
      'Markdown',
      '# Jane\n## Work\n**Acme**\ntext',
      [
        ['t', 'Jane'],
        ['h', 'Work'],
        ['', 'Acme'],
        ['', 'text'],
      ],
    ],
    [
      'Markdown without blanks',
      '##Work\n####Clerk - Merrow\n#1 in sales\n# of employees',
      [
        ['h', 'Work'],
        ['h', 'Clerk - Merrow'],
        ['', '#1 in sales'],
        ['', '# of employees'],
      ],
    ],
    ['boxes and rules around text', '+------+\n| Jane |\n+------+\n========', [['', 'Jane']]],
    [
      'all line ends',
      'a\r\nb\rc\nd',
      [
        ['', 'a'],
        ['', 'b'],
        ['', 'c'],
        ['', 'd'],
      ],
    ],
    [
      'no heading in list items and sentences',
      '- SQL\n• PYTHON\nA LONG LINE OF CAPITALS THAT IS FAR TOO LONG TO BE A HEADING OF ANYTHING',
      [
        ['', '- SQL'],
        ['', '• PYTHON'],
        ['', 'A LONG LINE OF CAPITALS THAT IS FAR TOO LONG TO BE A HEADING OF ANYTHING'],
      ],
    ],
  ])('tells %s', (_what, text, lines) => {
    expect(rows(text)).toEqual(lines)
  })

  it('starts a page at a form feed', () => {
    const { lines, pages } = readPlainText(strToU8('a\fb\f'), 'cv.txt')
    expect({ at: lines.map((line) => line.page), pages }).toEqual({ at: [1, 2], pages: 2 })
  })

  it.each([
    ['name,city\n"Sample, Jane","New ""York"""', ['name\tcity', 'Sample, Jane\tNew "York"']],
    ['a;b\n"c\nd";e', ['a\tb', 'c d\te']],
  ])('reads CSV rows as lines', (text, lines) => {
    expect(readPlainText(strToU8(text), 'cv.csv')).toMatchObject({
      mediaType: 'text/csv',
      lines: lines.map((line) => ({ text: line })),
    })
  })

  it('warns where the encoding was guessed', () => {
    expect(readPlainText(encodeForTest('Élodie', 'windows-1252'), 'cv.txt').warnings).toEqual([
      { code: 'encoding-guessed', args: { encoding: 'windows-1252' } },
    ])
    expect(readPlainText(strToU8('Élodie'), 'cv.txt').warnings).toEqual([])
  })

  it('mends the ligatures of a text that lacks no others', () =>
    expect(rows(`${'Ada Merrow kept the books. '.repeat(9)}\nOf great in(cid:2)uence\n\0 Filing\n\0 Typing`)).toEqual([
      ['', 'Ada Merrow kept the books. '.repeat(9).trim()],
      ['', 'Of great influence'],
      ['', '•  Filing'],
      ['', '•  Typing'],
    ]))

  it.each<[text: string, codes: string[]]>([
    ['Ada Merrow kept the books of Quarn Mills', []],
    [`${'Ada Merrow kept the books. '.repeat(9)}Merr\0w. k\0pt. b\0ks. Qu\0rn. \0\0.`, ['glyphs-unmappable']],
  ])('%j: glyphs without a name are told of', (text, codes) => {
    const { warnings = [] } = readPlainText(strToU8(text), 'cv.txt')
    expect(warnings.map(({ code }) => code)).toEqual(codes)
  })
})

it('tells by the number signs of markdown how deep a heading stands', () => {
  const { lines } = readPlainText(strToU8('# Jane\n## Work\n#### Clerk\nSKILLS'), 'resume.md')
  expect(lines.map(({ depth }) => depth)).toEqual([1, 2, 4, undefined])
})

it('tells how far a row stands in', () => {
  const { lines } = readPlainText(strToU8('Clerk, Quarn Mills\n   Kept the books\n\tSorted the mail'), 'resume.txt')
  expect(lines.map(({ indent }) => indent)).toEqual([undefined, 3, 4])
})
