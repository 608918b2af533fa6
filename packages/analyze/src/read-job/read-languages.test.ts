import { expect, it } from 'vitest'
import { readJob } from './read-job.ts'

it.each([
  ['English or German at C1', ['en/de C1']],
  ['Fluent English, German or French', ['en/de/fr! C1']],
  ['English and German required', ['en!', 'de!']],
  ['Inglés o francés, deseable nivel B1', ['en/fr B1']],
  ['Englisch oder Französisch, Deutsch auf Niveau B2', ['en/fr B2', 'de B2']],
  ['Good German is required, English would be welcome', ['de! B2', 'en']],
  ['Английский или немецкий язык', ['en/de']],
  ['英語または中国語', ['en/zh']],
])('%s', (line, expected) => {
  const { requirements } = readJob(`Receptionist\n\n${line}.`)
  const languages = requirements.filter(({ type }) => type === 'language')
  expect(
    languages.map(({ language, orLanguages = [], must, languageLevel }) => {
      const level = languageLevel === undefined ? '' : ` ${languageLevel}`
      return `${[language, ...orLanguages].join('/')}${must ? '!' : ''}${level}`
    }),
  ).toEqual(expected)
})
