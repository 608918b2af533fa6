import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { judge, readJob, readResume, words } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { Analysis, Finding, Profile, ResumeText } from '@evenhand/model'
import type { ExpectedFile } from '../../scripts/make-corpus/corpus-expected.ts'

const FOLDER = import.meta.dirname
const TODAY = { year: 2026, month: 1 }
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const files = JSON.parse(read('expected.json')) as ExpectedFile[]
const jobs = (JSON.parse(read('jobs.json')) as { id: string }[]).map(({ id }) => readJob(read(`jobs/${id}.txt`)))

/** One file of each person, and everything said of it for every job and for none. */
const told: { resume: ResumeText; profile: Profile; words: Analysis['words'] }[] = []

beforeAll(async () => {
  const people = new Map(files.filter(({ ocr }) => ocr !== true).map((each) => [each.person, each.file]))
  for (const file of people.values()) {
    const resume = await extract(new Uint8Array(readFileSync(join(FOLDER, 'resumes', file))), file)
    const profile = readResume(resume, TODAY)
    for (const job of [...jobs, undefined]) {
      const verdicts = job === undefined ? [] : judge(profile, resume, job)
      told.push({ resume, profile, words: words({ profile, resume, job, verdicts, integrity: [] }) })
    }
  }
})

/** What is wrong with a sentence as a reader sees it. */
function faultsOf(sentence: string, isEntry: boolean, language: string): string[] {
  const count = (signs: RegExp) => [...sentence.matchAll(signs)].length
  return [
    ...(/undefined|NaN|\[object|findings\./u.test(sentence) ? ['is not words'] : []),
    ...(/[{}]/u.test(sentence) ? ['shows an argument'] : []),
    ...(/ {2}|[\t\n]/u.test(sentence) ? ['has a doubled blank'] : []),
    ...(/“[\s…]*”|„[\s…]*“|«[\s…]*»/u.test(sentence) ? ['quotes nothing'] : []),
    ...(count(/[“„«]/gu) + count(/[”»]/gu) > 0 && count(/[“”„«»]/gu) % 2 === 1 ? ['tears a quotation'] : []),
    ...(/\.\.|\.”\.|,[.,]|\(\)/u.test(sentence) ? ['has signs twice'] : []),
    // An Arabic sentence may begin with a skill in the resume's own letters.
    ...(language !== 'ar' && /^\p{Ll}(?!\p{Lu})/u.test(sentence) && !isEntry ? ['begins small'] : []),
    ...(isEntry || /[.…؟?]$/u.test(sentence) ? [] : ['does not end']),
  ]
}

const lists = ['summary', 'strengths', 'recommendations', 'jobFit', 'questions', 'experience', 'education'] as const

describe('what is said of forty people for ten jobs', () => {
  test.each(['en', 'de', 'ar'])('is made of whole sentences in %s', async (language) => {
    const { describeFinding } = createTranslator(await loadDictionary(language), language)
    const wrong = told.flatMap(({ words: said }) =>
      lists.flatMap((list) =>
        said[list].flatMap((finding) => {
          const sentence = describeFinding(finding)
          const isEntry = list === 'experience' || list === 'education'
          return faultsOf(sentence, isEntry, language).map((fault) => `${finding.code} ${fault}: ${sentence}`)
        }),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  test('quotes only what stands in the resume, word for word', () => {
    const letters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
    const strange = told.flatMap(({ resume, words: said }) => {
      const whole = letters(resume.text)
      return [...said.summary, ...said.strengths].filter(
        ({ args: { quote } }) => typeof quote === 'string' && !whole.includes(letters(quote)),
      )
    })
    expect(strange).toEqual([])
  })

  test('gives a job that began then the time since then, not that of all jobs', () => {
    const long = told.flatMap(({ profile, words: { summary } }) =>
      summary
        .filter(({ code }) => code === 'opening-long')
        .map(({ args }) => {
          const lasted = Number(args['years']) * 12 + Number(args['months'])
          return { lasted, posts: profile.employment.map(({ months }) => months ?? 0) }
        }),
    )
    expect(long.length).toBeGreaterThan(0)
    expect(long.filter(({ lasted, posts }) => !posts.includes(lasted))).toEqual([])
  })

  test('holds a summary of two to four sentences, each on words of the resume', () => {
    const wrong = told.filter(
      ({ words: { summary } }) =>
        summary.length < 2 || summary.length > 4 || summary.some(({ evidence }) => evidence.length === 0),
    )
    expect(wrong.map(({ resume, words: said }) => [resume.fileName, codesOf(said.summary)])).toEqual([])
  })

  test('says nothing twice in one list', () => {
    const twice = told.flatMap(({ resume, words: said }) =>
      lists
        .filter(
          (list) => new Set(said[list].map(({ code, args }) => JSON.stringify([code, args]))).size < said[list].length,
        )
        .map((list) => [resume.fileName, list]),
    )
    expect(twice).toEqual([])
  })

  test('has no sentence frame in more than a quarter of the summaries for one job', () => {
    const often = jobs.flatMap((_, at) => {
      const summaries = told
        .filter((__, number) => number % (jobs.length + 1) === at)
        .map(({ words: { summary } }) => summary)
      const codes = summaries.flatMap((summary) => codesOf(summary))
      return [...new Set(codes)]
        .map((code) => ({ at, code, share: codes.filter((other) => other === code).length / summaries.length }))
        .filter(({ share }) => share > 0.25)
    })
    expect(often).toEqual([])
  })
})

function codesOf(findings: Finding[]): string[] {
  return findings.map(({ code }) => code)
}
