import { expect, test } from 'vitest'
import { languageJudged } from './language-judged.ts'

test.each([
  ['Camarera de piso\n\nFunciones:\n- Limpiar habitaciones', 'es'],
  ['Dachdecker\n\nAufgaben:\n- Eindeckung von Dächern', 'de'],
  ['Comptable\n\nMissions :\n- Rapprochement bancaire', 'fr'],
  ['Magazynier\n- Kompletacja zamówień', 'pl'],
  ['EXPÉRIENCE\nAgent, 2019 - présent\n- Gestion des dossiers', 'fr'],
  ['Welder\n\nRequirements:\n- TIG welding\n- Read drawings', 'en'],
  ['Plumber\nGas Safe, NVQ Level 3', 'en'],
  ['Python, SQL, Docker', 'en'],
])('a short text is in the language of its words of work: %s', (text, code) => {
  expect(languageJudged(text)).toBe(code)
})
