import { expect, it } from 'vitest'
import { lowerSameLength } from './lower-same-length.ts'
import { yearsTold } from './years-told.ts'

it.each([
  ['Voilà dix-huit ans que je tiens les comptes.', 18],
  ['Jestem pielęgniarką od szesnastu lat.', 16],
  ['Da nove anni disegno impianti.', 9],
  ['Llevo seis años detrás de un mostrador.', 6],
  ['Programador há quatro anos.', 4],
  ['Seit gut zwölf Jahren im Lager.', 12],
  ['Al vijf jaar sta ik voor de klas.', 5],
  ['9 ans de métier', 9],
  ['Having 8+ years of IT experience', 8],
  ['Стаж работы – 11 лет', 11],
  ['On iki yıldır şantiyedeyim.', 12],
  ['従事してきました。九年間', 9],
  ['从事质量工作十二年', 12],
  ['Five years in a big warehouse', 5],
  ['Backend engineer, ten years, mostly Go', 10],
  ['A class of three years and four months', undefined],
  ['Ein Kind von sechs Jahren', undefined],
  ['Three years ago', undefined],
  ['Bambini da tre anni', undefined],
  ['Grupa dzieci od trzech lat', undefined],
  ['Ha compiuto tre anni', undefined],
])('%s: %s', (text, years) => {
  expect(yearsTold(lowerSameLength(text))[0]?.years).toBe(years)
})
