import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const GROUNDS = ['notice-age', 'notice-gender', 'notice-nationality', 'notice-native-speaker', 'notice-photo']

test.each([
  ['en', 'Cook wanted', 'aged 25 to 35|native English speaker|female candidates only|send a photo|citizens only'],
  [
    'de',
    'Koch gesucht',
    'Alter zwischen 25 und 35 Jahren|Muttersprache Deutsch|nur weibliche Bewerber|Bewerbung mit Foto|nur deutsche Staatsangehörige',
  ],
  [
    'fr',
    'Cuisinier',
    'âgé de 25 à 35 ans|langue maternelle française|femmes uniquement|CV avec photo|nationalité française exigée',
  ],
  ['es', 'Cocinero', 'edad entre 25 y 35 años|español nativo|solo mujeres|enviar CV con foto|nacionalidad española'],
  [
    'pt',
    'Cozinheiro',
    'idade entre 25 e 35 anos|falante nativo de português|apenas mulheres|currículo com foto|nacionalidade portuguesa',
  ],
  ['it', 'Cuoco', 'età tra 25 e 35 anni|madrelingua italiano|solo donne|inviare CV con foto|cittadinanza italiana'],
  ['ru', 'Повар', 'возраст от 25 до 35 лет|носитель русского языка|только женщины|резюме с фото|гражданство РФ'],
  ['zh', '厨师', '年龄25至35岁|中文母语|仅限女性|请附照片|仅限中国公民'],
])('%s: age, gender, nationality, native speech and photo are pointed out and weigh nothing', (_, title, asked) => {
  const job = readJob(
    `${title}\n\n${asked
      .split('|')
      .map((line) => `- ${line}`)
      .join('\n')}`,
  )
  expect([...new Set(job.notices.map(({ code }) => code))].sort()).toEqual(GROUNDS)
  expect(job.requirements.filter(({ weight, type }) => weight > 0 && type !== 'title')).toEqual([])
})
