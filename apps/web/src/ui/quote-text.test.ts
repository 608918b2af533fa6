import type { ResumeText } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { quoteInPlace, shortQuote } from './quote-text.ts'

/** A resume of these lines. */
function resumeOf(...rows: string[]): ResumeText {
  let start = 0
  const lines = rows.map((row) => {
    const line = { start, end: start + row.length, page: 1, level: 'body' as const, bold: false }
    start += row.length + 1
    return line
  })
  const text = rows.join('\n')
  return { fileName: 'a.txt', mediaType: 'text/plain', text, lines, pages: 1, warnings: [], hidden: [] }
}

const resume = resumeOf('Ines Lund', 'Nurse, six years', 'Night shifts')

describe('shortQuote', () => {
  it('puts words of several lines on one', () => {
    expect(shortQuote(resume, { start: 10, end: 39 })).toBe('Nurse, six years Night shifts')
  })
  it('leaves out the bullet before the words', () => {
    const bulleted = { ...resume, text: '- Night shifts' }
    expect(shortQuote(bulleted, { start: 0, end: 14 })).toBe('Night shifts')
  })
  it('ends a long quote at a word and says so', () => {
    expect(shortQuote(resume, { start: 10, end: 39 }, 20)).toBe('Nurse, six years …')
  })
})

describe('quoteInPlace', () => {
  const LONG = 'Kept the ledgers of eleven ferries and two harbours over many winters, checked each'
  it.each([
    [
      'a word in its sentence',
      '• Built pivot tables in Excel to check them',
      'Excel',
      ['Built pivot tables in ', ' to check them'],
    ],
    ['not what is parted from it', 'ada@mail.test | Tarnow | +48 555', 'Tarnow', ['', '']],
    ['not the sentence before', 'Left in 2019. Leads a team of four', 'team', ['Leads a ', ' of four']],
    ['no mark without words', '(Excel)', 'Excel', ['', '']],
    ['no more than a reader takes in', `${LONG} Excel`, 'Excel', [`… ${LONG.slice(LONG.indexOf('ferries'))} `, '']],
    ['words that say enough alone', `${LONG} Excel`, LONG.slice(5), ['', '']],
  ])('shows %s', (_, row, words, beside) => {
    const text = resumeOf('Ada Calder', row)
    const start = text.text.indexOf(words)
    const quote = quoteInPlace(text, { start, end: start + words.length })
    expect(quote).toEqual({ before: beside[0], words, after: beside[1] })
  })

  it('leaves words of several lines as they are', () => {
    expect(quoteInPlace(resume, { start: 17, end: 32 })).toEqual({ before: '', words: 'six years Night', after: '' })
  })
})
