import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language?: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  [
    'without the mark in brackets',
    'Education\nBachelor of Science in Physics (cum laude honours)\nMerrow University\n2015 - 2018',
    ['Bachelor of Science in Physics @ Merrow University'],
  ],
  [
    'without what is expected',
    'Education\nMerrow University\nAnticipated Graduation May 2027',
    ['- @ Merrow University'],
  ],
  ['without the town', 'Education\nMerrow University\nSalem, Oregon\n2015 - 2018', ['- @ Merrow University']],
  [
    'without the label of its field',
    'Education\nBachelor of Technology [B.Tech] Specialization: Optics\nMerrow University\n2015 - 2018',
    ['Bachelor of Technology [B.Tech] @ Merrow University'],
  ],
  [
    'where its school is named with of',
    'Education\nDiploma in Advanced Nursing of Merrow University',
    ['Diploma in Advanced Nursing @ Merrow University'],
  ],
  [
    'outside a section of its own',
    'Skills\nExcel, Word\nBachelor of Arts in History\nMerrow College, Leeds',
    ['Bachelor of Arts in History @ Merrow College'],
  ],
  [
    'where "from" stands behind its bracket',
    'Education\nB.Sc. (Agri.) from Fell Hall, Merro in 2010\nMatric from W.S.B. in 2003',
    ['B.Sc. (Agri.) @ Fell Hall', 'Matric @ W.S.B.'],
  ],
  [
    'where its name is written small',
    'School\nWeir Polytechnic - Crane Operator certificate - 2016\nCarl Ridge High, grade 12, 2011',
    ['Crane Operator certificate @ Weir Polytechnic', 'grade 12 @ Carl Ridge High'],
  ],
  [
    'without remarks behind a label',
    'Education\nDoctor of Education, 2020\nMerrow University\nWorking title: the L1 classroom. Supervisor: Dr P. Bree',
    ['Doctor of Education @ Merrow University'],
  ],
  [
    'in another section behind its name',
    'Education\nBA History, Merrow University, 2010\n\nTraining\nPG Diploma in Optics, Weir Academy, Fell (June 2013)',
    ['BA History @ Merrow University', 'PG Diploma in Optics @ Weir Academy'],
  ],
  [
    'without the marks of a table',
    'Education\nCourse\tInstitute\tYear\tClass\nB.Sc.\tWeir College\t2015\tI\nCTET\tFell School\t2017\tQualified',
    ['B.Sc. @ Weir College', 'CTET @ Fell School'],
  ],
])('a degree is read %s', (_, text, expected) => expect(courses(text)).toEqual(expected))

const HEADINGS: Record<string, string> = {
  en: 'Education',
  sk: 'Vzdelanie',
  de: 'Ausbildung',
  da: 'Uddannelse',
  it: 'Istruzione',
  hu: 'Tanulmányok',
  tr: 'Eğitim',
  uk: 'Освіта',
  fr: 'Formation',
  sv: 'Utbildning',
  nl: 'Opleiding',
  ko: '학력',
}

test.each([
  [
    'en',
    'with its department left out',
    'BSc Botany, Department of Biology, Weir University',
    ['BSc Botany @ Weir University'],
  ],
  ['sk', 'of the university of a faculty', 'Bc., Stavebná fakulta, Univerzita v Merove', ['Bc. @ Univerzita v Merove']],
  ['en', 'beside its field in quotation marks', 'MSc, “Food Science”, Weir University', ['MSc @ Weir University']],
  [
    'en',
    'among several of one row',
    'PGCE Drama, Fell College, 2012. BA (Hons) History, Weir University, 2011.',
    ['PGCE Drama @ Fell College', 'BA (Hons) History @ Weir University'],
  ],
  [
    'en',
    'below the labels of a table that look as headings do',
    'INSTITUTION\tQUALIFICATION\tDATE\nWeir University\tB.Sc. Botany\t2010 - 2014',
    ['B.Sc. Botany @ Weir University'],
  ],
  [
    'de',
    'without its mark',
    'Bachelor Physik, Gesamtnote 1,9\nHochschule Wehrau',
    ['Bachelor Physik @ Hochschule Wehrau'],
  ],
  [
    'de',
    'with distinction',
    '2006 – 2009\tAutohaus Fell, Lehre zur Malerin mit Auszeichnung',
    ['Lehre zur Malerin @ Autohaus Fell'],
  ],
  ['da', 'of a class', '9. klasse\nFell Skole, 2003', ['9. klasse @ Fell Skole']],
  [
    'it',
    'gained at a school with its article',
    "Diploma di perito conseguito nel 2003 presso l'ITIS Fermi",
    ['Diploma di perito @ ITIS Fermi'],
  ],
  [
    'hu',
    'behind its field in small letters',
    'Fell Iskola\nintézményvezető szakirányú továbbképzés',
    ['intézményvezető szakirányú továbbképzés @ Fell Iskola'],
  ],
  [
    'tr',
    'in brackets behind its faculty',
    'Fell Üniversitesi, İşletme Bölümü (Lisans)',
    ['Lisans @ Fell Üniversitesi'],
  ],
  ['uk', 'behind its field', 'Фелська академія\tОблік і аудит, бакалавр', ['бакалавр @ Фелська академія']],
  [
    'fr',
    'with its branches',
    'Master Chimie, option Polymères, parcours Verre\nUniversité de Fell',
    ['Master Chimie, option Polymères, parcours Verre @ Université de Fell'],
  ],
  [
    'sv',
    'with its programme',
    'Gymnasieexamen, Hotellprogrammet\nFells gymnasium',
    ['Gymnasieexamen, Hotellprogrammet @ Fells gymnasium'],
  ],
  [
    'de',
    'above its unknown school, and its dates above it',
    '2009 – 2012\nAusbildung zur Malerin\nPraxis Dr. Weiß, Fell\n2003 – 2009\nMittlere Reife\nRealschule Fell',
    ['Ausbildung zur Malerin @ Praxis Dr. Weiß', 'Mittlere Reife @ Realschule Fell'],
  ],
  [
    'en',
    'with its subjects, which are listed',
    'GCSE Maths C, English D, PE B, Woodwork C\nFell High School, 2009',
    ['GCSE Maths C, English D, PE B, Woodwork C @ Fell High School'],
  ],
  [
    'en',
    'with its short form behind a dash',
    'Fell University\nBachelor of Science - BS, Environmental Economics · (2012 - 2016)',
    ['Bachelor of Science - BS, Environmental Economics @ Fell University'],
  ],
  [
    'en',
    'with its second field',
    'BS Biology, Minor in Chemistry, Fell University, 2012',
    ['BS Biology, Minor in Chemistry @ Fell University'],
  ],
  [
    'en',
    'without the sentence behind it',
    'BSc Health Sciences. Sixty credits, Weir College, 2008',
    ['BSc Health Sciences @ Weir College'],
  ],
  [
    'nl',
    'with which of its kind it is',
    'Leerlingwezen: Primair timmerman (niveau 3), Fell College',
    ['Leerlingwezen: Primair timmerman (niveau 3) @ Fell College'],
  ],
  [
    'en',
    'with its grade, which is a level',
    'Certificate in Motor Vehicle Mechanics (Grade II), Fell College',
    ['Certificate in Motor Vehicle Mechanics (Grade II) @ Fell College'],
  ],
  [
    'de',
    'above its mark, which heads nothing',
    'Abitur\nGymnasium Fell\n2005 - 2009\nNote 1,8\nLehre als Tischler\nBerufsschule Fell\n2009 - 2012',
    ['Abitur @ Gymnasium Fell', 'Lehre als Tischler @ Berufsschule Fell'],
  ],
  [
    'de',
    'with its field behind a label, at a firm',
    '2009 – 2012\nAusbildung zum Maler, Fachrichtung Putz\nPraxis Dr. Weiß, Fell\n2003 – 2009\nMittlere Reife\nRealschule Fell',
    ['Ausbildung zum Maler, Fachrichtung Putz @ Praxis Dr. Weiß', 'Mittlere Reife @ Realschule Fell'],
  ],
  ['ko', 'at a graduate school', '석사\n등대대학교 대학원\n2012 - 2015', ['석사 @ 등대대학교 대학원']],
])('a course is read (%s) %s', (language, _, text, expected) =>
  expect(courses(`${HEADINGS[language]}\n${text}`, language)).toEqual(expected),
)
