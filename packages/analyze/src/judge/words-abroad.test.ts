import { expect, test } from 'vitest'
import { FAMILY_FILES } from '../knowledge/family-files.ts'
import { fold } from '../knowledge/fold.ts'
import { tokenize } from '../knowledge/tokenize.ts'
import { stemmed, wordsOf } from './words-of.ts'
import { englishFor } from './words-abroad.ts'

test.each([
  ['de', 'verkaufte', ['sell']],
  ['de', 'Verkaufsleiter', ['sell', 'lead']],
  ['de', 'Kundenbetreuung', ['customer', 'care']],
  ['de', 'Klaus', []],
  ['de', 'Angebote', ['quote']],
  ['de', 'Angebot', ['offer']],
  ['de', 'gutgeschrieben', ['refund']],
  ['de', 'Kontrollgänge', ['patrol']],
  ['de', 'übertroffen', ['exceed']],
  ['de', 'eingeplant', ['plan']],
  ['es', 'barre', ['clean']],
  ['es', 'cierro', ['close']],
  ['es', 'conejo', []],
  ['fr', 'conduit', ['drive']],
  ['de', 'wusch', ['wash']],
  ['es', 'rondas', ['patrol']],
  ['fr', 'entrepôts', ['warehouse']],
  ['fr', 'déquipe', ['team']],
  ['fr', 'fuites', ['leak']],
  ['fr', 'grossistes', ['wholesale']],
  ['de', 'ängstlicher', ['anxious']],
  ['it', 'dellinfanzia', ['child']],
  ['pl', 'magazynie', ['warehouse']],
  ['pl', 'obwodowych', []],
  ['sv', 'uttag', []],
  ['ru', 'магазине', ['shop']],
  ['ru', 'протечек', ['leak']],
  ['tr', 'muhasebecisi', ['account']],
  ['ar', 'والمحاسبة', ['account']],
  ['zh', '销售', ['sell']],
  ['en', 'verkaufte', []],
])('in %s, what %s means in English', (language, word, meaning) => {
  expect(englishFor(fold(word.toLowerCase()), language)).toEqual(meaning)
})

test('words of two languages that say one thing are one, and small words are none', () => {
  const said = (text: string, language: string) => stemmed(tokenize(text), language).stems
  expect(said('Wir sind allerdings Verkäuferinnen', 'de')).toEqual(said('sellers', 'en'))
  expect(said('Sie verkauft, damit sie allerdings bereits beim Verkauf ist', 'de')).toEqual(said('sell, sold', 'en'))
})

test('every line is an English word with what is said for it, and no word stands for two', () => {
  const wrong: string[] = []
  for (const [code, file] of Object.entries(FAMILY_FILES)) {
    const heads = new Map<string, string>()
    for (const line of file.trim().split('\n')) {
      const [, head, words] = /^([a-z]+): (\S.*)$/u.exec(line) ?? []
      if (head === undefined || words === undefined) wrong.push(`${code} ${line}`)
      for (const word of words?.split(' ') ?? []) {
        const key = fold(word.toLowerCase())
        if (!/^[\p{L}\p{M}]+\*?$/u.test(key) || (heads.get(key) ?? head) !== head) wrong.push(`${code} ${head} ${word}`)
        heads.set(key, head!)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a plant that is maintained is a works, and no crop', () => {
  expect(wordsOf('plant maintenance').stems).toEqual(wordsOf('factory upkeep').stems)
  expect(wordsOf('planting and harvest').stems).toEqual(wordsOf('crops, cultivation').stems)
})

test('Polish years of work are no internship', () => {
  const said = stemmed(tokenize('minimum dwuletniego stażu pracy na oddziale szpitalnym'), 'pl').stems
  expect(said).toEqual(wordsOf('ward hospital').stems)
})
