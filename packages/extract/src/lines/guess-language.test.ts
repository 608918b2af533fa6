import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language.ts'

test.each([
  [
    'es',
    'Puesto que solicita: Operadora\nEdad: 29\nSecundaria terminada\nMerrow Corporation\npuesto Costurera de 2019 a 2022',
  ],
  [
    'it',
    'CUOCO\nTarno ma mi sposto ovunque\nstagione 2025: capo partita, Hotel Merrow\nScuola alberghiera, diploma 2019',
  ],
  [
    'fr',
    'Technicien support\nDepuis 06/2023 : Merrow (Paris)\nBac S, lycée Quarn\nMobile, permis B, titre de séjour 10 ans',
  ],
  [
    'hu',
    'lakatos hegesztő\n1997-2001 Merrow Kft. lakatos\n2001-2008 Ausztria, hegesztő\nB jogosítvány, 12 órás műszak',
  ],
  [
    'pt',
    'Rececionista Hotel Merrow - Verão 2019\nOperadora de loja Quarn - 18 meses\nEscolaridade: 12º ano\nCarta de ligeiros\nInglês bom',
  ],
])('the language of a few rows without sentences: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language)
})
