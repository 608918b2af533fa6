import { createFormatter } from 'use-intl/core'
import { expect, it } from 'vitest'
import { tellDate, tellDay, tellMoment, tellMonth, tellTime, tellYear } from './tell-time.ts'
import type { Texts } from './texts.tsx'

const AT = '2026-11-22T10:05:00Z'
const textsOf = (locale: string) => ({ locale, format: createFormatter({ locale, timeZone: 'UTC' }) }) as Texts

it.each([
  ['ar', '22 نوفمبر 2026'],
  ['ja', '2026年11月22日'],
  ['th', '22 พ.ย. 2026'],
  ['fa', '۲۲ نوامبر ۲۰۲۶'],
  ['de', '22. Nov. 2026'],
  ['en', '22 Nov 2026'],
])('a day is the same wherever it stands, and in one piece: %s', (locale, words) => {
  const expected = words.replaceAll(' ', '\u00a0')
  const texts = textsOf(locale)
  expect(tellDay(texts, AT)).toBe(expected)
  expect(tellDate(texts, '2026-11-22')).toBe(expected)
  expect(tellMoment(texts, AT).startsWith(expected)).toBe(true)
})

it('in English and Hindi the clock has 24 hours', () => {
  const evening = new Date(2026, 10, 22, 17, 5)
  const format = createFormatter({ locale: 'hi', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(tellTime({ locale: 'hi', format } as Texts, evening.getTime())).toBe('17:05')
  expect(tellTime(textsOf('en'), evening.getTime())).toBe('17:05')
  expect(tellMoment(textsOf('en'), evening)).toBe('22\u00a0Nov\u00a02026, 17:05')
})

it.each([
  ['en', '05:05'],
  ['de', '05:05\u00a0Uhr'],
  ['th', '05:05\u00a0น.'],
  ['ja', '5:05'],
])('the clock is the one of the language: %s', (locale, time) => {
  const early = new Date(2026, 10, 22, 5, 5)
  const texts = {
    locale,
    format: createFormatter({ locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  }
  expect(tellTime(texts as Texts, early.getTime())).toBe(time)
})

it.each([
  ['th', 'พ.ย. 2026', '2026'],
  ['fa', 'نوامبر ۲۰۲۶', '۲۰۲۶'],
])('what a resume dates has the years of the same calendar: %s', (locale, month, year) => {
  expect(tellMonth(textsOf(locale), { year: 2026, month: 11 })).toBe(month)
  expect(tellYear(textsOf(locale), 2026)).toBe(year)
})
