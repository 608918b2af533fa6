import { describe, expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REST = '\nquill.77@mail.example\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019\n'

function nameOf(text: string, language?: string): string | undefined {
  return readResume(resumeOf(text + REST, language), TODAY).name?.value
}

describe('where nobody is named, nobody is', () => {
  test.each([
    ['a label', 'Mob. No. : 0171 555 0199'],
    ['a label with its number below', 'Cep Telefonu\n0532 555 0199'],
    ['two labels', 'Place, Date of Birth : Merrow, 3 May 1990'],
    ['a label behind the label of the name', 'Name\n:\nGender\n:\nFemale'],
    ['a label of another script', '籍贯\t江苏盐城\t电话\t138 0000 0142'],
    ['a label in letters set apart', '전 화\t010-0000-0142'],
    ['the value of another label', 'Place of birth\tMerrow Dean\nPhone\t0171 555 0199'],
    ['a sex', 'Женщина, 41 год'],
    ['a nationality', 'Brasileira, casada, 36 anos'],
    ['letters that stand behind a name', 'ACCA'],
    ['a licence', 'Class A | 0171 555 0199'],
    ['a licence in two words', 'Fitter, Red Seal | 0171 555 0199'],
    ['what the document is', 'FUNCTIONAL RESUME EXAMPLE'],
    ['what is left out', 'FORMATO EUROPEO PER IL\nCURRICULUM VITAE'],
    ['a job title without capitals', 'క్వాలిటీ కంట్రోల్ కెమిస్ట్\n0171 555 0199'],
    ['a trade behind a job title', 'Production Engineer | Merrow Moulding | Lean | 0171 555 0199'],
    ['a job title of two words', 'Facilities Executive\n0171 555 0199'],
    ['a field of study', 'Computer Science | Mathematics\n0171 555 0199'],
    ['an academic rank', 'Dr. Öğr. Üyesi\n0171 555 0199'],
    ['subjects between commas', 'Kunstgeschichte, Philosophie, Germanistik\n0171 555 0199'],
    ['a badge', 'DQ\nContact\n0171 555 0199'],
    ['a web address', 'http://merrowdean.example\n0171 555 0199'],
    ['a piece of one', '0171 555 0199 | github.example/m-plough'],
  ])('%s', (_, text) => expect(nameOf(text)).toBeUndefined())

  test('nor an institute of the university, which two rows name', () => {
    const study = 'Doktor nauk | 2016 – 2020\n\n  • Instytut Moreny Tarnowej | Politechnika Tarnowska'
    const post = 'Doświadczenie\n\nInstytut Moreny Tarnowej PT | 1 marca 2019 – 30 września 2024\n\n  • badania'
    const resume = resumeOf(`O mnie\n\nWykształcenie\n\n${study}\n\n${post}\n`, 'pl')
    expect(readResume(resume, TODAY).name).toBeUndefined()
  })

  test.each([
    ['a street behind its number', '15, Plough Close, Merrow'],
    ['a street before its number', 'Rua das Ovelhas, 215 - Merrow\n0171 555 0199'],
    ['a street of a language that says so first', 'Calle Mayor\n0171 555 0199'],
    ['a street in English', 'Plough Road\nMerrow\n0171 555 0199'],
    ['a flat', 'Flat 3B, Plough Reach, Merrow\n0171 555 0199'],
    ['a state', 'No. 8 Plough Avenue, Merrow, Merrow State'],
    ['a town and its region', 'Knockmerrow, Co. Sligo\n0171 555 0199'],
    ['a town and its country', 'Merrow, Ireland | 0171 555 0199'],
    ['a town of two words and its region', 'Plough Rapids, Michigan | 0171 555 0199'],
    ['a town and a larger one', 'Knockmerrow, Galway\n0171 555 0199'],
    ['a part of a phrase', 'Fitter (Trade Tested)\n0171 555 0199'],
    ['what the word of an address opens', 'Dist. Plough Merrow, Brgy. San Merrow\n0171 555 0199'],
    ['a town alone', 'Zwolle | 0171 555 0199'],
    ['a town below its country', 'United States - Ohio - Plough Merrow\n0171 555 0199'],
    ['a town with its state', 'Belo Merrow – MG\n0171 555 0199'],
    ['a quarter of a town', 'Al Plough, Sharjah, UAE\n0171 555 0199'],
    ['a school', 'Summary\nNurse.\nPlough Merrow University\n0171 555 0199'],
    ['the rest of a page', '[margin]plough'],
    ['what a word of another language would introduce', '0171 555 0199\n- متجر في ثلاث دول\n- فريق من ستة موظفين'],
  ])('a place: %s', (_, text) => expect(nameOf(text)).toBeUndefined())
})

describe('a name is one', () => {
  test.each([
    [
      'above a project that a page is called after',
      'Edda Hogg <quill@mail.example>\nProjects\nPlough Basin - http://ploughbasin.example/',
      'Edda Hogg',
    ],
    ['of a field of study', 'Edda Law\n0171 555 0199', 'Edda Law'],
    ['of one word, above a town', 'Wangari\nNairobi\n0171 555 0199', 'Wangari'],
    ['of one word, above a trade', 'WANGARI\nNURSE\n0171 555 0199', 'WANGARI'],
    ['that opens with an article', 'Al Plough\nSharjah, UAE\n0171 555 0199', 'Al Plough'],
    ['with a label that is a name alone', 'Name: Umur', 'Umur'],
    ['of a street, with a title', 'Dr. Edda Lane\nMerrow', 'Edda Lane'],
    ['of a street, told by the address', 'Plough Road\nplough.road@mail.example', 'Plough Road'],
    ['of a town, surname first', 'Plough, Florence\n0171 555 0199', 'Florence Plough'],
    ['before a region', 'Edda Mary Plough, Telangana - Email me at work', 'Edda Mary Plough'],
    ['before a town and its state', 'Edda Plough, Austin, TX | 0171 555 0199', 'Edda Plough'],
    ['before an address', 'Edda Plough, 12 Mill Lane, Merrow\n0171 555 0199', 'Edda Plough'],
    ['before letters', 'Wangari, PMP | 0171 555 0199', 'Wangari'],
    ['before an ornament', 'Edda Plough ⋄ +1-614-555-0199 ⋄ Merrow', 'Edda Plough'],
    ['below what the document is', 'FUNCTIONAL RESUME EXAMPLE\nEDDA PLOUGH\n0171 555 0199', 'EDDA PLOUGH'],
    ['behind a title and a stroke', 'د/ محمود عبد الحميد المحراث\n0171 555 0199', 'محمود عبد الحميد المحراث'],
    ['a family called by its trade', 'سامي عبد الله الحداد\n0171 555 0199', 'سامي عبد الله الحداد'],
    ['before a job title', 'Edda Plough | Production Engineer | 0171 555 0199', 'Edda Plough'],
    ['before a dash that is no hyphen', 'Edda Plough -\nMerrow Dean\n0171 555 0199', 'Edda Plough'],
    ['below what a page says', 'Sample Resume\nBuild My Resume\nEdda Plough\n0171 555 0199', 'Edda Plough'],
    ['of two letters', 'WU\n0171 555 0199', 'WU'],
  ])('%s', (_, text, name) => expect(nameOf(text)).toBe(name))
})
