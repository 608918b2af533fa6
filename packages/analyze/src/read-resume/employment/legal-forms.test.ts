import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  ['es', 'Experiencias', 'Ayuda en casas', 'Servicios Tarn S.Coop.And.'],
  ['it', 'Esperienze professionali', 'Aiuto in cucina', 'Quarn Sapori Soc. Coop. Sociale'],
])('the legal form tells the employer below a post of unknown words: %s', (language, heading, title, employer) => {
  const text = `${heading}\n${title}\n${employer}\n10/2002 - 05/2008 | Norvia`
  expect(postsTold(text, language)).toEqual([`${title} @ ${employer} 2002-2008`])
})
