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

const ALL = [...GROUNDS, 'notice-health', 'notice-marital-status', 'notice-religion'].sort()

test.each([
  [
    'nl',
    'leeftijd 25 tot 35 jaar|moedertaal Nederlands|alleen vrouwen|cv met foto|alleen Nederlandse staatsburgers|goede gezondheid|ongehuwd|geloofsovertuiging',
  ],
  [
    'pl',
    'w wieku 25-35 lat|język ojczysty polski|tylko kobiety|CV ze zdjęciem|obywatelstwo polskie|dobry stan zdrowia|stan cywilny wolny|wyznanie katolickie',
  ],
  [
    'tr',
    '25-35 yaş arası|ana dili Türkçe|sadece kadın|fotoğraflı CV|TC vatandaşı|sağlık sorunu olmayan|bekar|müslüman aday',
  ],
  ['ar', 'العمر بين 25 و 35|اللغة الأم العربية|للإناث فقط|صورة شخصية|للسعوديين فقط|صحة جيدة|الحالة الاجتماعية|مسلمين فقط'],
  ['hi', 'आयु 25 से 35 वर्ष|मातृभाषा हिन्दी|केवल महिला|फोटो भेजें|केवल भारतीय नागरिक|अच्छा स्वास्थ्य|अविवाहित|केवल हिंदू'],
  ['ja', '25歳から35歳まで|日本語が母語|女性限定|写真添付|日本人のみ|心身ともに健康|独身|仏教徒のみ'],
  ['ko', '나이 25~35|한국어 원어민|여성만|사진 첨부|대한민국 국적|신체 건강|미혼|기독교인 우대'],
  ['th', 'อายุ 25-35 ปี|เจ้าของภาษา|เพศหญิง|รูปถ่าย|สัญชาติไทย|สุขภาพแข็งแรง|สถานภาพโสด|นับถือศาสนาพุทธ'],
])('%s: eight grounds are pointed out and weigh nothing', (_, asked) => {
  const lines = asked.split('|').map((line) => `- ${line}`)
  const job = readJob(`Cook\n\n${lines.join('\n')}`)
  expect([...new Set(job.notices.map(({ code }) => code))].sort()).toEqual(ALL)
  expect(job.requirements.filter(({ weight, type }) => weight > 0 && type !== 'title')).toEqual([])
})

test.each([
  ['en', 'no plans to have children|must be Christian: practising Christian candidates|in perfect health'],
  ['de', 'ledig|katholischen Glaubens|gesund und belastbar'],
  ['fr', 'sans enfants|religion catholique|en bonne santé'],
  ['es', 'sin hijos|religión católica|buena salud'],
  ['pt', 'sem filhos|religião católica|boa saúde'],
  ['it', 'senza figli|religione cattolica|buona salute'],
  ['ru', 'семейное положение|только православные|хорошее здоровье'],
  ['zh', '未婚|宗教信仰|身体健康'],
])('%s: family, belief and health are pointed out', (_, asked) => {
  const codes = asked.split('|').map((line) => readJob(`Cook\n\n- ${line}`).notices[0]?.code)
  expect(codes).toEqual(['notice-marital-status', 'notice-religion', 'notice-health'])
})

test.each([
  'Ayurveda: आयुर्वेद का ज्ञान',
  'อายุงาน 5 ปี',
  'Schwangere betreuen',
  '다양한 연령대의 고객 응대',
  'Multinational: الشركات متعددة الجنسيات',
])('%s: no ground at all', (line) => {
  expect(readJob(`Cook\n\n- ${line}`).notices).toEqual([])
})
