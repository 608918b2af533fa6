import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function homeOf(text: string, language = 'en'): string | undefined {
  return readResume(resumeOf(text, language), { year: 2026, month: 1 }).place?.value
}

test.each([
  [
    'en',
    'Dear team,\n\nmy name is Edda Plough and I live in Merrowdale with my two kids.\n\nRegards\nEdda Plough',
    'Merrowdale',
  ],
  ['en', 'Edda Plough\ni live in merrowdale and have my own car\n2019-2023 driver, Fell Ltd', 'merrowdale'],
  ['en', 'Edda Plough\ni live in peterborough, im 19\n2019-2023 driver, Fell Ltd', 'peterborough'],
  ['en', 'Edda Plough is a potter based in Merrowdale, Cornwall. She worked for Tarn Pottery.', 'Merrowdale, Cornwall'],
  ['en', 'Edda Plough\nShe lives and works in Merrowdale with two cats.', 'Merrowdale'],
  ['de', 'Edda Pflug\nSeit zwei Jahren wohne ich mit meiner Familie in Merrowdorf.', 'Merrowdorf'],
  ['de', 'Edda Pflug, geb. in Tarn, wohnhaft Merrowdorf\nBERUF\n2020–heute Fell GmbH, Köchin', 'Merrowdorf'],
  ['fr', "J'ai 41 ans et j'habite Merrowsieux. J'ai travaillé chez Fell SARL.\n\nEdda Charrue", 'Merrowsieux'],
  ['es', 'hola soy edda, vivo en merrowcon y busco trabajo', 'merrowcon'],
  ['it', 'Edda Aratro vive e lavora a Merrowno. Ha insegnato al Liceo Tarn.', 'Merrowno'],
  ['pl', 'Nazywam się Edda Pług, mam 34 lata, mieszkam w Merrowie.', 'Merrowie'],
  ['ru', 'Меня зовут Эдда Плугова, мне 34 года, живу в Мерроу. Работала в ООО «Фелл».', 'Мерроу'],
  ['tr', "Merhaba, ben Edda Saban, 34 yaşındayım, Merrow'da yaşıyorum.", 'Merrow'],
  ['ja', '鋤恵田と申します。現在、東林市北区に住んでおります。北林商事に勤めました。', '東林市北区'],
  ['zh', '您好，我叫林小雨，住在东林，今年32岁。', '东林'],
  ['ar', 'السلام عليكم، أنا سامر القمري، أسكن في ميرو، عملت في شركة القمة.', 'ميرو'],
])('a home that a sentence tells, in %s: %j', (language, text, home) => expect(homeOf(text, language)).toBe(home))

test.each([
  [
    'of a firm',
    'Edda Plough\nquill@mail.example\nI have worked for ten years for a company based in Leeds which makes chairs.',
  ],
  ['of others', 'Edda Plough\nProgramme lead, improving lives in Nairobi with small grants over many years.'],
  ['nothing', 'Edda Plough\nI stay calm and I live in the moment, in touch with guests in every house.'],
])('a sentence tells no home but one %s', (_, text) => expect(homeOf(text)).toBeUndefined())

const WORK = 'Work experience\nFell Ltd, York   2021 - now'

test.each([
  ['en', `EDDA PLOUGH\nHackney, London\nCook\n${WORK}`, 'Hackney, London'],
  ['en', `Edda Plough\nGalway | Irish and Dutch citizen\nCook since 2017\n\n${WORK}`, 'Galway'],
  ['en', `Edda Plough\nKunshan, Jiangsu – 26 years old\nTechnician\n\n${WORK}`, 'Kunshan, Jiangsu'],
  [
    'en',
    `Edda Plough\nMerrow (Guadalajara), Spain. I drive to work in my own car.\n${WORK}`,
    'Merrow (Guadalajara), Spain',
  ],
  [
    'en',
    `Edda Plough\nTransport planner\nquill@mail.example\n+31 6 5550 1182\nMerrowdrecht\n1985 / NL\n\n${WORK}`,
    'Merrowdrecht',
  ],
  ['fr', `Edda Charrue – 44 ans – Merrolazé\nVoilà dix-huit ans que je tiens les comptes.\n${WORK}`, 'Merrolazé'],
  ['fr', `CURRICULUM VITAE\nEdda CHARRUE\n24 ans, permis B, Merrillé\n${WORK}`, 'Merrillé'],
  ['de', `Edda Pflug, Kinderpflegerin, Merrowfeld\nStellen:\n${WORK}`, 'Merrowfeld'],
  ['de', `Edda Pflug\nPförring bei Merrow\nWieder voll da.\n${WORK}`, 'Pförring bei Merrow'],
  ['es', `Edda Arado\n23 años, Guadalajara capital\nPerfil\nMoza de almacén.`, 'Guadalajara'],
  ['ru', 'Плугова Эдда\nГород: Мерроуральск, к переезду готова\nТелефон: +7 900 000-00-00', 'Мерроуральск'],
])('a home beside the name, in %s: %j', (language, text, home) => expect(homeOf(text, language)).toBe(home))

test.each([
  ['regions where somebody works', `Edda Plough\nBenelux - Germany - Poland\nquill@mail.example\n${WORK}`],
  ['what one is, in words of the knowledge', `Edda Plough\nBarista Extraordinaire\n${WORK}`],
  [
    'a firm with the letters of a state',
    `Edda Plough\nElectrician\nQuarn AB, electrician. Apprentice from August 2023`,
  ],
  ['a post with its town and years', `Edda Plough\n[2017-2019] Engineer, managed hosting co, Columbus OH`],
])('beside the name stand %s', (_, text) => expect(homeOf(text)).toBeUndefined())
