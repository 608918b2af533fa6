import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ExpectedFile } from '../../scripts/make-corpus/corpus-expected.ts'
import { expectFile } from '../../scripts/make-corpus/corpus-expected.ts'
import { CORPUS_PEOPLE } from '../../scripts/make-corpus/corpus-people.ts'
import type { CorpusPerson } from '../../scripts/make-corpus/corpus-person.ts'
import { CORPUS_PLAN } from '../../scripts/make-corpus/corpus-plan.ts'

type CorpusJobAdvert = { id: string; language: string; best: string[]; worst: string[] }

const FOLDER = import.meta.dirname
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
const expected = readJson('expected.json') as ExpectedFile[]
const jobs = readJson('jobs.json') as CorpusJobAdvert[]
const bytesOf = (file: string) => readFileSync(join(FOLDER, 'resumes', file))
const count = (values: string[]) => new Set(values).size

/** What the person wrote: prose, duties, skills; neither headings nor dates. */
function bodyOf(person: CorpusPerson): string {
  const duties = person.employment.flatMap((job) => [job.title, job.employer, ...job.details])
  const schools = person.education.flatMap(({ degree, school, note }) => [degree, school, note ?? ''])
  const lists = [...person.skills, ...(person.extras ?? [])].flatMap(({ items }) => items)
  return [person.summary, ...duties, ...schools, ...lists, ...(person.certificates ?? [])].join(' ')
}

const words = new Intl.Segmenter('en', { granularity: 'word' })

function wordsOf(text: string): string[] {
  return [...words.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

function fiveGrams(text: string): Set<string> {
  const list = wordsOf(text)
  return new Set(list.slice(4).map((_, index) => list.slice(index, index + 5).join(' ')))
}

/** Shared five-word sequences over all of both, 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((gram) => other.has(gram)).length
  return shared / (one.size + other.size - shared)
}

const SIGNATURES: Record<string, string> = {
  pdf: '%PDF-',
  docx: 'PK\u0003\u0004',
  odt: 'PK\u0003\u0004',
  doc: '\u00D0\u00CF\u0011\u00E0',
  rtf: '{\\rtf1',
  jpg: '\u00FF\u00D8\u00FF',
  png: '\u0089PNG',
}

const DECODERS: Record<string, string> = { 'utf-8-bom': 'utf-8', 'tis-620': 'windows-874' }
const withoutSpace = (text: string) => text.replaceAll(/\s/gu, '')

describe('the files', () => {
  test('are each expected, and each expected one is there', () => {
    expect(readdirSync(join(FOLDER, 'resumes')).toSorted()).toEqual(expected.map(({ file }) => file).toSorted())
  })

  test('are expected to hold what the people’s own data say', () => {
    const people = new Map(CORPUS_PEOPLE.map((person) => [person.slug, person]))
    const planned = CORPUS_PLAN.flatMap((plan) => {
      const person = people.get(plan.slug)
      return person ? [expectFile(plan, person)] : []
    })
    expect(planned).toHaveLength(CORPUS_PLAN.length)
    expect(expected).toEqual(planned)
  })

  test('are at least 64 of 40 people in 15 trades, 12 layouts and 6 generators, in 15 MB', () => {
    expect(expected.length).toBeGreaterThanOrEqual(64)
    expect(count(expected.map(({ person }) => person))).toBe(40)
    expect(count(expected.map(({ trade }) => trade))).toBeGreaterThanOrEqual(15)
    expect(count(expected.map(({ layout }) => layout))).toBeGreaterThanOrEqual(12)
    expect(count(expected.map(({ generator }) => generator))).toBeGreaterThanOrEqual(6)
    const size = expected.reduce((sum, { file }) => sum + statSync(join(FOLDER, 'resumes', file)).size, 0)
    expect(size).toBeLessThanOrEqual(15 * 1024 * 1024)
  })

  test('begin with the signature of their format', () => {
    const wrong = expected.filter(({ file }) => {
      const signature = SIGNATURES[file.split('.').at(-1) ?? ''] ?? ''
      return !bytesOf(file).toString('latin1').startsWith(signature)
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test('hold hidden words, pictures of text, somebody else’s address and seven encodings', () => {
    expect(expected.filter(({ hidden }) => hidden && hidden.length > 0).length).toBeGreaterThanOrEqual(5)
    expect(expected.filter(({ ocr }) => ocr).length).toBeGreaterThanOrEqual(5)
    expect(expected.filter(({ otherEmails }) => otherEmails).length).toBeGreaterThanOrEqual(1)
    expect(count(expected.flatMap(({ encoding }) => encoding ?? []))).toBe(7)
  })

  const encoded = expected.flatMap(({ file, encoding, phrases, emails }) =>
    encoding ? [{ file, encoding, words: [...phrases, ...emails] }] : [],
  )
  test.each(encoded)('$file is written in $encoding', ({ file, encoding, words: wanted }) => {
    const text = withoutSpace(new TextDecoder(DECODERS[encoding] ?? encoding, { fatal: true }).decode(bytesOf(file)))
    expect(wanted.filter((phrase) => !text.includes(withoutSpace(phrase)))).toEqual([])
  })
})

describe('the people', () => {
  test('write in six languages or more, about half of them English, in four scripts or more', () => {
    const english = CORPUS_PEOPLE.filter(({ language }) => language === 'en').length
    expect(english / CORPUS_PEOPLE.length).toBeGreaterThan(0.4)
    expect(english / CORPUS_PEOPLE.length).toBeLessThan(0.6)
    expect(count(CORPUS_PEOPLE.map(({ language }) => language))).toBeGreaterThanOrEqual(6)
    const scripts = ['Latin', 'Arabic', 'Han', 'Thai', 'Cyrillic', 'Devanagari'].filter((script) =>
      CORPUS_PEOPLE.some(({ name }) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)),
    )
    expect(scripts.length).toBeGreaterThanOrEqual(4)
  })

  test('have bodies of 200 to 600 words, none like another', () => {
    const lengths = CORPUS_PEOPLE.map((person) => wordsOf(bodyOf(person)).length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(200)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600)
    const grams = CORPUS_PEOPLE.map((person) => fiveGrams(bodyOf(person)))
    const pairs = grams.flatMap((one, index) => grams.slice(index + 1).map((other) => similarity(one, other)))
    expect(pairs.reduce((sum, value) => sum + value, 0) / pairs.length).toBeLessThanOrEqual(0.15)
    expect(Math.max(...pairs)).toBeLessThanOrEqual(0.05)
  })

  test('have addresses that nobody can own', () => {
    const addresses = CORPUS_PEOPLE.flatMap(({ emails, otherEmails }) => [...emails, ...(otherEmails ?? [])])
    expect(addresses.filter((address) => !/(?:\.example|@example\.(?:com|org|net))$/u.test(address))).toEqual([])
  })
})

describe('the job descriptions', () => {
  test('are ten', () => {
    expect(readdirSync(join(FOLDER, 'jobs')).toSorted()).toEqual(jobs.map(({ id }) => `${id}.txt`).toSorted())
    expect(jobs).toHaveLength(10)
  })

  test.each(jobs)('$id names three of the forty who fit best and ten who do not', ({ best, worst }) => {
    const slugs = new Set(CORPUS_PEOPLE.map(({ slug }) => slug))
    expect([count(best), count(worst), count([...best, ...worst])]).toEqual([3, 10, 13])
    expect([...best, ...worst].filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('have thirty different people who fit best', () => {
    expect(count(jobs.flatMap(({ best }) => best))).toBe(30)
  })
})
