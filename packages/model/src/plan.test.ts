import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { LANGUAGES } from './language.ts'
import { PLANS } from './plan.ts'

test.each([
  ['free', 0, 0, 3, 'day'],
  ['basic', 14, 134, 300, 'month'],
  ['pro', 49, 470, 10_000, 'month'],
] as const)('%s costs %i a month or %i a year for %i resumes a %s', (id, monthly, yearly, uploads, uploadsPer) => {
  expect(PLANS[id]).toMatchObject({ price: { monthly, yearly }, uploads, uploadsPer, isPopular: id === 'basic' })
})

test('paying by the year saves 20% of every paid plan', () => {
  for (const { price } of [PLANS.basic, PLANS.pro]) {
    expect(Math.round((1 - price.yearly / (12 * price.monthly)) * 100)).toBe(20)
  }
})

test('the constants are those of the specification', () => {
  expect(limits).toMatchObject({
    MAX_DOCUMENT_BYTES: 10_485_760,
    MAX_FILES_PER_RUN: 1000,
    BATCH_SIZE: 10,
    KEY_GAP: 2000,
    MODEL_RETRIES: 3,
    MAX_CALLS_PER_RESUME: 4,
    BACKOFF_FIRST: 10_000,
    BACKOFF_LARGEST: 10_000,
    BACKOFF_JITTER: 1000,
    OCR_RETRIES: 2,
    OCR_RETRY_DELAY: 1000,
    PDF_RENDER_SCALE: 2,
    SCORE_LARGEST: 100,
    SCORE_GOOD: 80,
    SCORE_FAIR: 60,
    GUEST_UPLOADS: 3,
    GUEST_WINDOW_DAYS: 30,
    RESET_WINDOW: 86_400_000,
    TOKEN_REFRESH: 240_000,
    ACCESS_TOKEN_LIFETIME: 600_000,
    LOADING_LONGEST: 1500,
    COPY_CONFIRMATION: 2000,
    AUTH_ERROR_SHOWN: 10_000,
    PASSWORD_SHORTEST: 8,
    PASSWORD_LONGEST: 128,
    RECORD_ITEMS: {
      skills: [5, 10],
      experience: [3, 5],
      strengths: [3, 5],
      recommendations: [2, 3],
      jobFitAnalysis: [3, 5],
    },
    PICKER_EXTENSIONS: ['.txt', '.doc', '.docx', '.pdf'],
  })
  expect(limits.CSV_COLUMNS.join(', ')).toBe(
    'File Name, Candidate Name, Email, Phone, Score, Summary, Skills, Experience, Education, Strengths, Recommendations, Job Fit Analysis',
  )
})

test('the languages are those of the specification, in its order', () => {
  expect(LANGUAGES.map(({ code }) => code).join(', ')).toBe(
    'en, ja, ko, ar, id, bn, bg, zh, zh-TW, hr, cs, da, nl, et, fa, fi, fr, de, gu, el, he, hi, hu, it, kn, lv, lt, ml, mr, ' +
      'no, pl, pt, ro, ru, sr, sk, sl, es, sw, sv, ta, te, th, tr, uk, ur, vi',
  )
})

test.each([
  ['free', ['basic-analysis', 'csv-export', 'job-fit-analysis']],
  ['basic', ['advanced-analysis', 'csv-export', 'job-fit-analysis', 'bulk-analysis']],
  ['pro', ['advanced-analysis', 'csv-export', 'job-fit-analysis', 'bulk-analysis', 'priority-support']],
] as const)('%s has the features of the specification', (id, features) => {
  expect(PLANS[id].features).toEqual(features)
})
