import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language?: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

describe('a course is read', () => {
  test.each([
    [
      'school first',
      'Education\n2011-2013 Weir College, NVQ Level 2 Bricklaying',
      ['NVQ Level 2 Bricklaying @ Weir College'],
    ],
    [
      "'s before a colon",
      "Education\nMaster's : Business Administration Fell University",
      ["Master's : Business Administration @ Fell University"],
    ],
    [
      'an apostrophe that was lost',
      'Education\nUniversity of Fell 2012 - 2015\nBachelor s',
      ['Bachelor s @ University of Fell'],
    ],
    ['how many', 'Education\n2009 7 GCSEs, Fell Road School', ['7 GCSEs @ Fell Road School']],
    ['in a sentence', 'Education\nBSc in Botany from the University of Fell', ['BSc in Botany @ University of Fell']],
    ['two sentences', 'Education\nDiploma in Baking. Fell College, 2012', ['Diploma in Baking @ Fell College']],
    ['the field first', 'Education\nMarine Biology BSc, Fell University', ['Marine Biology BSc @ Fell University']],
    ['with labels', 'Education\nDegree: B.Com University: Weir University Year: 2010', ['B.Com @ Weir University']],
    [
      'a college of a university',
      'Education\nBA History, Hope College, University of Fell',
      ['BA History @ Hope College, University of Fell'],
    ],
    [
      'two in a row',
      'Education\nFell University: BA Music, 2001; MA Music, 2003',
      ['BA Music @ Fell University', 'MA Music @ -'],
    ],
    [
      'with the school above it for both',
      'Education\nUniversity of Fell\nMSc Data Science, 2015\nBSc Mathematics, 2013',
      ['MSc Data Science @ University of Fell', 'BSc Mathematics @ University of Fell'],
    ],
    [
      'a field before its university, the town behind',
      'Education\nBachelor of Arts : Fine Arts University of Fell - Weir , CO\nMBA : Business Administration Larch College Denver , CO',
      ['Bachelor of Arts : Fine Arts @ University of Fell', 'MBA : Business Administration @ Larch College'],
    ],
    [
      'a field behind its university, and said twice',
      'Education\nBachelor of Science, 2010 Larch University Mechanical Engineering\nB.S. : Accounting Accounting, Weir University',
      ['Bachelor of Science @ Larch University', 'B.S. : Accounting @ Weir University'],
    ],
    [
      'a school whose name holds what it teaches',
      'Education\nAssociate of Arts : Fashion Design Art Institute of Weir - Fell , CO\nGovernment Science Secondary School',
      ['Associate of Arts : Fashion Design @ Art Institute of Weir', '- @ Government Science Secondary School'],
    ],
    [
      'programs beside a course',
      'Education\nBA History, Fell College\nMS Office, Visio',
      ['BA History @ Fell College'],
    ],
    [
      'a name that begins with two kinds of school',
      'Education\nMSc Finance, University College Fell, 2020',
      ['MSc Finance @ University College Fell'],
    ],
    [
      'a town called like a month',
      'Education\nMestrado em Letras, Universidade Federal do Rio de Janeiro, 2009',
      ['Mestrado em Letras @ Universidade Federal do Rio de Janeiro'],
    ],
    ['an unknown school', 'Education\nA levels - Knapton Towers - 2004', ['A levels @ Knapton Towers']],
    [
      'a label that is the degree',
      'Education\nDiploma : General Studies 1993 Weir College',
      ['Diploma : General Studies @ Weir College'],
    ],
    [
      'a school of five words that ends in a degree',
      'Education\nHigh School Diploma : 1993\nMary of the Fells High School - Salem, Oregon',
      ['High School Diploma @ Mary of the Fells High School'],
    ],
    [
      'the school right before the degree',
      'Education\nWeir University Bachelor of Science : Accounting',
      ['Bachelor of Science : Accounting @ Weir University'],
    ],
    ['no town as a degree', 'Education\nFell School Thornby - Thornby\n2005', ['- @ Fell School Thornby']],
    [
      'among papers',
      'Papers\nSVQ 3 Cookery – Fell College (day release) – 2014\nMotor boat licence – 2011',
      ['SVQ 3 Cookery @ Fell College'],
    ],
    [
      'the field right before the school',
      'Education\nBSc Marketing Weir University, 2010',
      ['BSc Marketing @ Weir University'],
    ],
    [
      'the field behind in, right before the school',
      'Education\nBachelor of Science in Organic Chemistry Fell College',
      ['Bachelor of Science in Organic Chemistry @ Fell College'],
    ],
    [
      'a school that is called after a field',
      'Education\nBSc, Weir Health Sciences University',
      ['BSc @ Weir Health Sciences University'],
    ],
    [
      'stops within the name of a school',
      'Education\nH.S.C.\tSri Fell Matric. Hr. Sec. School\t2018',
      ['H.S.C. @ Sri Fell Matric. Hr. Sec. School'],
    ],
    [
      'brackets behind a degree',
      'Education\nDiploma in Baking (FDQ-12), Fell College',
      ['Diploma in Baking (FDQ-12) @ Fell College'],
    ],
    [
      'the whole value of a label',
      'Education\nCourse : N4 - N6 Catering (Day, Evening)\nInstitution : Weir College\nYear : 2013',
      ['N4 - N6 Catering (Day, Evening) @ Weir College'],
    ],
    [
      'a row that is whole before the next',
      'Education\nWard Programme, Fell Adult School, 2012\nBS Botany\nWeir College, 2005 - 2008',
      ['Ward Programme @ Fell Adult School', 'BS Botany @ Weir College'],
    ],
    [
      'words not known where the others have their degree',
      'Education\nZernomatic Practice\nFell University\n2018 - 2019\nBSc Physics\nTarn University\n2008 - 2012',
      ['Zernomatic Practice @ Fell University', 'BSc Physics @ Tarn University'],
    ],
    [
      'words not known where the others have their school',
      'Education\nZernomatic Merrow\nMBA, Logistics (2019 - 2020)\nTarn University\nBSc Physics (2012 - 2016)',
      ['MBA, Logistics @ Zernomatic Merrow', 'BSc Physics @ Tarn University'],
    ],
    ['how it was studied', 'Education\nBSc Physics, part-time, Fell University', ['BSc Physics @ Fell University']],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test.each([
    [
      'de',
      'Ausbildung\nStudium der Chemie an der Universität Wehrau, 2001-2006',
      ['Studium der Chemie @ Universität Wehrau'],
    ],
    [
      'de',
      'Ausbildung\n2010 Gesellenbrief Tischler, Handwerkskammer Wehrau',
      ['Gesellenbrief Tischler @ Handwerkskammer Wehrau'],
    ],
    [
      'fr',
      'Formation\n2003-2006 Licence de droit, université de Basse-Loire',
      ['Licence de droit @ université de Basse-Loire'],
    ],
    [
      'es',
      'Formación\nGrado en Química. Universidad de Valdehoz, 2009-2013',
      ['Grado en Química @ Universidad de Valdehoz'],
    ],
    [
      'pl',
      'Wykształcenie\n2005 – 2008\tII Liceum Ogólnokształcące w Wierzbnie\tmatura',
      ['matura @ II Liceum Ogólnokształcące w Wierzbnie'],
    ],
    [
      'ru',
      'Образование\nвысшее: Заречный технический университет, 1994-1999, инженер',
      ['инженер @ Заречный технический университет'],
    ],
    ['ar', 'التعليم\nبكالوريوس في الكيمياء، الجامعة الغربية، 2008 - 2012', ['بكالوريوس في الكيمياء @ الجامعة الغربية']],
    ['zh', '教育背景\n2009.09—2013.07 湖东大学土木工程专业学习(本科,工学学士)', ['本科,工学学士 @ 湖东大学']],
    [
      'ja',
      '学歴\n2006年4月\t湖東短期大学 保育学科 入学\n2008年3月\t湖東短期大学 保育学科 卒業',
      ['保育学科 @ 湖東短期大学'],
    ],
    [
      'ja',
      '学歴\n2006年4月\t湖東工業大学大学院 情報学研究科 入学\n2008年3月\t湖東工業大学大学院 情報学研究科 修了',
      ['- @ 湖東工業大学大学院'],
    ],
    [
      'fi',
      'Koulutus\nMerrolaisen ammattitutkinto, Merron opisto, 2014',
      ['Merrolaisen ammattitutkinto @ Merron opisto'],
    ],
    ['sv', 'Utbildning\nVårdutbildning (distans), Fellhallen\t2016', ['Vårdutbildning (distans) @ Fellhallen']],
    [
      'cs',
      'Vzdělání\n1997 - 2000 SOU Merov, obor klempíř - výuční list\n2001 - 2004 Vysoké učení Merov, obor Stavby (Bc.)',
      ['výuční list @ SOU Merov', 'Bc. @ Vysoké učení Merov'],
    ],
    [
      'vi',
      'Học vấn\n2011 – 2015\tTrường Đại học Sông Mơ\tCử nhân Ngôn ngữ Pháp',
      ['Cử nhân Ngôn ngữ Pháp @ Trường Đại học Sông Mơ'],
    ],
    ['cs', 'Vzdělání\n2005–2010 Vysoké učení Merov, Ing.', ['Ing. @ Vysoké učení Merov']],
    ['id', 'Pendidikan\n2007 - 2010 SMA Negeri 2 Merro', ['- @ SMA Negeri 2 Merro']],
    [
      'es',
      'Estudios\nGrado en Historia (en curso), Universidad de Valdehoz',
      ['Grado en Historia @ Universidad de Valdehoz'],
    ],
    [
      'fr',
      'Formation\nMaster 2 Droit des affaires en cours – Université de Merville',
      ['Master 2 Droit des affaires @ Université de Merville'],
    ],
    [
      'de',
      'Schul- und Berufsbildung\nName und Art der Bildungseinrichtung: Hochschule Wehrau\nBezeichnung der erworbenen Qualifikation: Diplom-Ingenieurin',
      ['Diplom-Ingenieurin @ Hochschule Wehrau'],
    ],
    ['hi', 'शिक्षा\nइंटरमीडिएट, उत्तर प्रदेश बोर्ड, 2008', ['इंटरमीडिएट @ उत्तर प्रदेश बोर्ड']],
  ])('in %s', (language, text, expected) => expect(courses(text, language)).toEqual(expected))
})

describe('courses told in sentences are read in', () => {
  test.each([
    [
      'en',
      'Education\nI have a Bachelor of Education from Weir College (2004) and a Master of Arts from the University of Fell (2009).',
      ['Bachelor of Education @ Weir College', 'Master of Arts @ University of Fell'],
    ],
    [
      'en',
      'Education\nI studied Physics at the University of Fell, graduating with a BSc in 1998. Before that\nI did my A levels at Weir Grammar School.',
      ['BSc @ University of Fell', 'A levels @ Weir Grammar School'],
    ],
    [
      'en',
      'Education\nI left school at 16 with five GCSEs (Fell Road School) and did an NVQ Level 2 in Plumbing at Weir College.',
      ['five GCSEs @ Fell Road School', 'NVQ Level 2 in Plumbing @ Weir College'],
    ],
    [
      'de',
      'Ausbildung\nNach dem Abitur am Gymnasium Wehrau (2001) habe ich an der Universität Fellbach Physik studiert und 2007 mit dem Diplom abgeschlossen.',
      ['Abitur @ Gymnasium Wehrau', 'Diplom @ Universität Fellbach'],
    ],
    [
      'es',
      'Formación\nEstudié Magisterio en la Universidad de Valdehoz y terminé en 2005. Antes hice el Bachillerato en el IES Río Merro.',
      ['Magisterio @ Universidad de Valdehoz', 'Bachillerato @ IES Río Merro'],
    ],
  ])('%s: %s', (language, text, expected) => expect(courses(text, language)).toEqual(expected))
})

test.each([
  ['one below the other', ['BSc Botany\nWeir University', 'NVQ Level 2\nFell College', 'A levels\nMere School'], '\n'],
  ['in one row', ['BSc Botany, Weir University', 'NVQ Level 2, Fell College', 'A levels, Mere School'], ', '],
])('unknown words are read as the other courses are written: %s', (_, known, sign) => {
  const dated = [...known, `Sail Mending (120 h)${sign}Knapton Loft`].map((course, at) => `03/200${at + 1} ${course}`)
  expect(courses(`Education\n${dated.join('\n')}`).at(-1)).toBe('Sail Mending (120 h) @ Knapton Loft')
})

test('the school of a table is not its board', () => {
  const rows = ['Exam\tBoard / University\tInstitution\tYear', 'B.Sc.\tWeir University\tFell College, Merro\t2015']
  expect(courses(`Academics\n${rows.join('\n')}`)).toEqual(['B.Sc. @ Fell College'])
})

test("a table's head says what its columns hold, and -do- is the school above", () => {
  const rows = [
    'Course\tInstitute\tYear',
    'B.Sc. Zoology\tWeir Hall\t2015',
    'HSC\tFell Mandir\t2012',
    'SSLC\t-do-\t2010',
  ]
  expect(courses(`Academics\n${rows.join('\n')}`)).toEqual([
    'B.Sc. Zoology @ Weir Hall',
    'HSC @ Fell Mandir',
    'SSLC @ Fell Mandir',
  ])
})

describe('schools in one section and degrees in another belong together', () => {
  const schools = ['University of Merro', 'Weir Grammar School']
  const degrees = ['LL.B. (Hons)', 'A levels']
  const expected = ['LL.B. (Hons) @ University of Merro', 'A levels @ Weir Grammar School']
  const section = (heading: string, lines: string[], dates: string[]) =>
    [heading, ...lines.map((line, at) => `${line}\t${dates[at] ?? ''}`)].join('\n')

  test.each([
    ['by the year they end in', ['2004 - 2009', '1998 - 2004'], ['2009', '2004']],
    ['in the order of the lists', ['2004 - 2009', '1998 - 2004'], []],
  ])('%s', (_, years, ends) => {
    const text = `${section('INSTITUTIONS ATTENDED', schools, years)}\n\n${section('QUALIFICATIONS', degrees, ends)}`
    expect(courses(text)).toEqual(expected)
  })
})

describe('what stands around a course is told from it', () => {
  test.each([
    [
      'a bracket with a comma is one',
      'Education\nCertificate III in Support (Ageing, Home and Town) – 2017\nFell College',
      ['Certificate III in Support (Ageing, Home and Town) @ Fell College'],
    ],
    [
      'a level before its colon',
      'Education\nPOST GRADUATE :\tMaster of Arts in Nursing\nWeir University\n2012 - 2013\nTERTIARY :\tBachelor of Science in Nursing\nFell College\n2007 - 2011',
      ['Master of Arts in Nursing @ Weir University', 'Bachelor of Science in Nursing @ Fell College'],
    ],
    [
      'labels with a stroke, and those of no course',
      'Educaţie şi formare\nPerioada\t2002 – 2006\nCalificarea / diploma obţinută\tDiplomă de licenţă, specializarea Sociologie\nDisciplinele principale studiate / competenţe profesionale dobândite\tStatistică socială\nNumele şi tipul instituţiei de învăţământ / furnizorului de formare\tUniversitatea Merlo\nNivelul în clasificarea naţională sau internaţională\tISCED 6\nPerioada\t1998 – 2002\nCalificarea / diploma obţinută\tDiplomă de bacalaureat\nNumele şi tipul instituţiei de învăţământ / furnizorului de formare\tColegiul Naţional Merlo',
      [
        'Diplomă de licenţă, specializarea Sociologie @ Universitatea Merlo',
        'Diplomă de bacalaureat @ Colegiul Naţional Merlo',
      ],
    ],
    [
      'a mark in a row of its own',
      'Education\n2020 - 2023\tMASc, Civil Engineering\nWeir University\nGPA 4.1/4.3',
      ['MASc, Civil Engineering @ Weir University'],
    ],
    [
      'a school named again above the next diploma',
      'Education\nInstitution:\tWeir Polytechnic\nQualification:\tHigher National Diploma in Purchasing\nPeriod:\t2014 - 2016\nInstitution:\tWeir Polytechnic\nQualification:\tNational Diploma in Purchasing\nPeriod:\t2008 - 2010\nInstitution:\tFell High School\nQualification:\tAdvanced Level\nPeriod:\t2005 - 2006',
      [
        'Higher National Diploma in Purchasing @ Weir Polytechnic',
        'National Diploma in Purchasing @ Weir Polytechnic',
        'Advanced Level @ Fell High School',
      ],
    ],
    [
      'a university that has a town in its name, and members of a body',
      'Education\nUniversity of Merrow at Tarn - Tarn, TN\nBA History\n2010 - 2013\n2014\tMember of the Merrow Institution of Surveyors',
      ['BA History @ University of Merrow at Tarn'],
    ],
    [
      'the head of a table of schools and qualifications',
      'Education\nSchool / College / University\tFrom\tTo\tQualifications gained, grade\nWeir Open Learning Centre\t2021\t2023\tHNC Safety - Pass\nFell College\t2007\t2009\tHNC Civil Engineering',
      ['HNC Safety @ Weir Open Learning Centre', 'HNC Civil Engineering @ Fell College'],
    ],
    [
      'engineering, which is a degree elsewhere, as the field of a degree',
      'Formação\nUniversidade de Merrow\nBacharelado, Engenharia de Produção, 2011 - 2016',
      ['Bacharelado, Engenharia de Produção @ Universidade de Merrow'],
    ],
    [
      'a level in a row of its own above each degree',
      'Formación académica\nTecnológica\nTecnólogo en Gestión de la Calidad\nInstituto Merrow\n2016 – 2018\nSecundaria\nBachiller técnico\nColegio Tarn\n2014',
      ['Tecnólogo en Gestión de la Calidad @ Instituto Merrow', 'Bachiller técnico @ Colegio Tarn'],
    ],
    [
      'a certificate below a school in a resume of capitals',
      'EDUCATION\n2016 – 2019\tUniversity of Merrow\nBSc. Environmental Health\n2006 – 2009\tTarn School\nWASSCE\nSKILLS\nReport writing\nREFERENCES\nOn request',
      ['BSc. Environmental Health @ University of Merrow', 'WASSCE @ Tarn School'],
    ],
  ])('%s', (_, text, expected) => expect(courses(text)).toEqual(expected))

  test('a field behind its label and a colon, in the row of its degree', () => {
    const text =
      'Wykształcenie\n2011 – 2013\tUniwersytet Merowski\nmagister, kierunek: Finanse i rachunkowość\n2008 – 2011\tUniwersytet Merowski\nlicencjat, kierunek: Ekonomia'
    expect(courses(text, 'pl')).toEqual([
      'magister, kierunek: Finanse i rachunkowość @ Uniwersytet Merowski',
      'licencjat, kierunek: Ekonomia @ Uniwersytet Merowski',
    ])
  })

  test('Swiss courses of study', () => {
    const text =
      'Ausbildung\n2015 – 2017\tFachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis, Bildungszentrum Merrow\n1996–1999\tDipl. Maschineningenieur FH, Ingenieurschule Tarn'
    expect(courses(text, 'de')).toEqual([
      'Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis @ Bildungszentrum Merrow',
      'Dipl. Maschineningenieur FH @ Ingenieurschule Tarn',
    ])
  })

  test('a diploma that is expected is no course', () => {
    const text =
      'Opleidingen\n2023 – heden\tPost-hbo Wijkspecialisme, Hogeschool Merrow, Enschede (diploma verwacht juni 2027)'
    expect(courses(text, 'nl')).toEqual(['Post-hbo Wijkspecialisme @ Hogeschool Merrow'])
  })

  test('kinds of school that are levels of study in Vietnamese', () => {
    const text = `HỌC VẤN
09/2016 – 06/2020
Đại học Kinh tế Bạch Mai
Chuyên ngành: Kế toán
2013 – 2016
THPT Nguyễn Quỳnh`
    expect(courses(text, 'vi')).toEqual(['- @ Đại học Kinh tế Bạch Mai', '- @ THPT Nguyễn Quỳnh'])
  })

  test('a school whose name ends as the word for year does', () => {
    const text = 'HỌC VẤN\nTrường Đại học Hàng hải Việt Nam\t2013 - 2017\nCử nhân Kinh tế'
    expect(courses(text, 'vi')).toEqual(['Cử nhân Kinh tế @ Trường Đại học Hàng hải Việt Nam'])
  })
})

test('what is set as a heading behind all that is told of a course is none of it', () => {
  const told = 'Education\nDiploma in Baking, Fell College, 2012\nThesis: Rye\nHead Baker\nWorks in two shifts'
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\n${told}`)
  const lines = resume.lines.map((line) =>
    resume.text.startsWith('Head Baker', line.start) ? { ...line, level: 'heading' as const, bold: true } : line,
  )
  const [course] = readResume({ ...resume, lines }, { year: 2026, month: 1 }).education
  expect(resume.text.slice(course!.span.start, course!.span.end)).toBe(
    'Diploma in Baking, Fell College, 2012\nThesis: Rye',
  )
})
