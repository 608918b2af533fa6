import { describe, expect, it } from 'vitest'
import { languageOfText } from './language-of-text.ts'
import { meaningsOf } from '../judge/meanings-of.ts'

describe('languageOfText', () => {
  it.each([
    ['Responsible for the ward and the night team, with students', 'en'],
    ['Verantwortlich für die Buchhaltung und den Abschluss mit der Bank', 'de'],
    ['Responsable de la cocina y del pase con los proveedores para el restaurante', 'es'],
    ['Учитель начальных классов в школе', 'ru'],
    ['看護師として病棟で勤務しました。よろしくお願いします', 'ja'],
    ['负责后端系统的设计与开发工作', 'zh'],
    ['Python, SQL, Docker', 'en'],
    ['Berufserfahrung\nBuchhalter, Januar 2018 bis heute', 'de'],
    ['Work experience\nAccountant, January 2018 to present', 'en'],
  ])('%s: %s', (text, code) => {
    expect(languageOfText(text)).toBe(code)
  })
})

describe('meaningsOf', () => {
  it('gives known terms of other languages the stems of their English names', () => {
    expect(meaningsOf('Erstellung von Monatsabschlüssen', 'de')).toEqual(meaningsOf('Month-end close', 'en'))
  })
})
