import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REST = '\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019\n'

function nameOf(text: string, language?: string): string | undefined {
  return readResume(resumeOf(text + REST, language), TODAY).name?.value
}

describe('a name is given as it is said', () => {
  test.each([
    ['surname first', 'Brandvold, Ylva\nylva@fjord.example', 'Ylva Brandvold'],
    ['surname first in capitals', 'QUINTERO LEAL Ramona\nrq@costa.example', 'Ramona QUINTERO LEAL'],
    ['surname last in capitals', 'Ramona QUINTERO\nrq@costa.example', 'Ramona QUINTERO'],
    ['mixed capitals', 'FIONA McALLEN\nfm@glen.example', 'FIONA McALLEN'],
    ['a nickname in quotes', 'Bartholomew "Bart" Oakes\nbart@oak.example', 'Bartholomew Oakes'],
    ['a nickname in brackets', 'Ingeborg Thoma (Inge)\nit@thoma.example', 'Ingeborg Thoma'],
    ['initials and the name used', 'P.W. (Pieter) van Loon\npvl@loon.example', 'Pieter van Loon'],
    ['titles in a row', 'Dr. rer. nat. Mathilde Sandner\nms@labor.example', 'Mathilde Sandner'],
    ['what a priest is called', 'The Revd Canon Mathilde Sandner\nms@parish.example', 'Mathilde Sandner'],
    ['letters with full stops', 'ORLA FENWICK C.Eng., F.I.Mech.E.\norla@fen.example', 'ORLA FENWICK'],
    ['letters nobody knows', 'Orla Fenwick MRCDT\norla@fen.example', 'Orla Fenwick'],
    ['letters of a body', 'Edda Plowright-Holt FSA AMA\nedda@plow.example', 'Edda Plowright-Holt'],
    ['a degree and a body behind capitals', 'EDDA PLOWRIGHT BSc (Hons) MRICS\nedda@plow.example', 'EDDA PLOWRIGHT'],
    ['letters in two parts', 'EDDA PLOWRIGHT SHRM-CP\nMerrow, OH | edda@plow.example', 'EDDA PLOWRIGHT'],
    [
      'the same behind a comma, above a town',
      'EDDA PLOWRIGHT, PMI-ACP\nMerrow, OH | e.p@fen.example',
      'EDDA PLOWRIGHT',
    ],
    [
      'letters that nobody knows, above a town',
      'Edda Plowright, XYZ-SAA\nMerrow, OH | tm@fen.example',
      'Edda Plowright',
    ],
    [
      'letters of a musician',
      'Edda Rosa Plowright Fell     ATCL, LTCL (Violin)\nedda@plow.example',
      'Edda Rosa Plowright Fell',
    ],
    ['letters of an engineer behind capitals', 'EDDA ROSA PLOWRIGHT MNSE\nedda@plow.example', 'EDDA ROSA PLOWRIGHT'],
    ['letters with full stops', 'Edda Plowright-Fell, M.D., M.P.H., F.A.A.P.\n0171 555 0199', 'Edda Plowright-Fell'],
    ['which of its family it is', 'Edgar Owen Plowright II\nep@plow.example', 'Edgar Owen Plowright II'],
    ['the same behind a comma', 'Edgar Owen Plowright, Jr.\nep@plow.example', 'Edgar Owen Plowright Jr'],
    ['a Chinese name with another behind it', 'TAN PLOH HUI, EDDA\nedda@plow.example', 'TAN PLOH HUI, EDDA'],
    ['two family names first', 'PLOWRIGHT FELL, EDDA\nedda@plow.example', 'EDDA PLOWRIGHT FELL'],
    ['two family names, told by the address', 'DELA FELL, EDDA ROSA\ner.delafell@plow.example', 'EDDA ROSA DELA FELL'],
    ['its initial said last', 'K. PLOVINDRAN\n(Plovindran Kumaran)\nk.plovindran@plow.example', 'Plovindran Kumaran'],
    ['a length left before it', '.5Edda M. Plowright\n12 Mill Lane\n(512) 555-0136', 'Edda M. Plowright'],
    [
      'its town behind it',
      'Edda Plowright Gorakhpur, Uttar Pradesh - mail: ep@plow.example\nGorakhpur, Uttar Pradesh',
      'Edda Plowright',
    ],
    [
      'its trade behind it',
      'Edda Plowright Welder - Fell Ltd\nwww.indeed.com/r/Edda-Plowright/34a5c2',
      'Edda Plowright',
    ],
    [
      'letters set apart unevenly, which the address divides',
      'E D D A P LOW R IG HT | 0171 555 0199 | edda_plowright@plow.example',
      'EDDA PLOWRIGHT',
    ],
    ['initials before it', 'E. D. A. Plowright\ned.a.plowright@plow.example', 'E. D. A. Plowright'],
    ['an Austrian diploma before it', 'DI (FH) Edda Pflug\nVermessungsingenieurin\nedda@pflug.example', 'Edda Pflug'],
    ['sex and age behind it', '남궁수련 여 1993년 (33세)\nsr@namgung.example', '남궁수련'],
    ['short forms behind it', 'Name: Ni Made Sari Prabawa, S.Farm., Apt.\nsari@plow.example', 'Ni Made Sari Prabawa'],
    ['its initials above', 'CV - E. M. PLOWRIGHT\nEdda Mary Plowright\n0171 555 0199', 'Edda Mary Plowright'],
    ['its label above', 'My Information\nLegal Name\nEdda Plowright\nedda@plow.example', 'Edda Plowright'],
    ['what specimens call a family', 'EDNA SAMPLE\nedna@plow.example\nMerrow, IL', 'EDNA SAMPLE'],
    ['small letters', 'tamsin oldroyd\ntamsin.oldroyd@hill.example', 'tamsin oldroyd'],
    ['the name at birth behind it', 'Edda Pflug geb. Rain\nedda@pflug.example', 'Edda Pflug'],
    ['the name at birth behind a comma', 'Edmée Plorin, née Rivet\nedmee@plorin.example', 'Edmée Plorin'],
    ['a document that is hers', "Edna Plowright's CV\nedna@plow.example", 'Edna Plowright'],
    [
      'a form that asks for the family name first',
      'Nome\tMERROVI FIORENZO\nfm@valle.example\nTarn, 8 maggio 2025\tFiorenzo Merrovi',
      'Fiorenzo Merrovi',
    ],
    ['a second script', 'Gladys Teo 张美玲\ngteo@lah.example', 'Gladys Teo'],
    [
      'a name with its prayer above',
      'بسم الله الرحمن الرحيم\nسامية عبد الله النجار\nsamia@nile.example',
      'سامية عبد الله النجار',
    ],
  ])('%s', (_, text, expected) => expect(nameOf(text)).toBe(expected))
})

describe('a name is found', () => {
  test.each([
    [
      'below a letter',
      'Dear Ms Holt,\nI saw the post and wish to apply for it.\nKind regards\nEdda\n\nEDDA PLOWRIGHT\nedda@plow.example',
    ],
    ['before its address', 'Edda Plowright <plow.77@mail.example> http://plow.example/'],
    ['in two rows of a word each', 'EDDA\nPLOWRIGHT\nEmail e.bolo@mail.example | Phone 0171 555 0199'],
    ['below a heading misspelt', 'CURICULUM VITAE OF EDDA PLOWRIGHT\nPERSONAL INFORMATION\n0171 555 0199'],
    ['behind short forms of what it is', 'C.V. of Edda Plowright, approved electrician\n0171 555 0199'],
    ['in parts of numbered lines', '1. Family name: Plowright\n2. First names: Edda\n3. Nationality: Irish'],
    ['in the signature of a letter', 'Hello,\nhere is what I did.\nBest wishes\nEdda Plowright\n0171 555 0199'],
    [
      'in the head of a mail',
      'From: Edda Plowright <edda@plow.example>\nSubject: application\nPlease find below my life.',
    ],
    ['after a label without a colon', 'Name Edda Plowright\nTown Leeds\nedda@plow.example'],
    ['after a label of a form', 'NAME (first, last) ..... : Edda Plowright\nCELL ........ : 605 555 0177'],
    ['in parts', 'Surname: Plowright\nFirst names: Edda\nedda@plow.example'],
    [
      'in parts with their colons in line',
      'SURNAME          : Plowright\nOTHER NAMES      : Edda\nMOBILE           : 0171 555 0199',
    ],
    [
      'in parts of one row, below what the form is',
      'Fell Council – APPLICATION FOR EMPLOYMENT\nTitle: Ms\tSurname: Plowright\tFirst name(s): Edda\tTel: 0171 555 0199',
    ],
    ['in parts, each in the row below its label', 'Surname\nPlowright\nForename(s)\nEdda\nTel: 0171 555 0199'],
    ['in a form with a label for both names', 'Name: Plowright   Vorname: Edda\nTel: 0171 555 0199'],
    ['in a sentence', 'My name is Edda Plowright and I am a nurse from Leeds.\nedda@plow.example'],
    [
      'in a sentence that says who she is',
      'I am Edda Plowright, a nurse with ten years behind me. Call 0171 555 0199.',
    ],
    [
      'told of by another',
      'The Daily Plough\nEdda “Ed” Plowright, 33, wants a ward by the sea.\ned.plowright@plow.example',
    ],
    ['by its signature', 'x55@plow.example\nObjective\nTo nurse.\nPlace: Leeds\nSignature: Edda Plowright'],
    ['in the columns of a table', 'SURNAME\tGIVEN NAME\tPOST\nPlowright\tEdda\tMate\nedda@plow.example'],
    ['broken at its hyphen', 'Edda Plow-\nright\nedda@plow.example', 'Edda Plow-right'],
    [
      'far below, told by the address',
      `Contact\nedda.plowright@plow.example\nSkills\n${'Excel\n'.repeat(20)}\nEdda Plowright\nNurse`,
    ],
    ['beside what else is said of her', 'Edda Plowright | Irish citizen | Married\nedda@plow.example'],
  ])('%s', (_, text, expected = 'Edda Plowright') => expect(nameOf(text)?.toLowerCase()).toBe(expected.toLowerCase()))
})

describe('at the foot of a resume that tells nowhere else how to reach anybody, a name is found', () => {
  const foot = (row: string) =>
    readResume(resumeOf(`Profile\nKind and quick.\n${REST}\nReferences\nMs. Jo Hogg, Manager\n${row}`), TODAY)
  test.each([
    'Edda Plowright | Clifden | 087 555 0149 | plow@mail.example',
    'Edda Plowright  *  mobile 087 555 0149  *  plow@mail.example',
  ])('%s', (row) => {
    const { name, phones } = foot(row)
    expect([name?.value, phones[0]?.value]).toEqual(['Edda Plowright', '087 555 0149'])
  })

  test('but not that of a referee', () => {
    expect(foot('Mr. Al Fell, Manager, 087 555 0149, fell@mail.example').name).toBeUndefined()
  })
})

test.each(['Thabo Jonas MBEPLO', 'Jean Pierre MBAPLO', 'Jane Mary MCGEE', 'Hans Peter FRANK', 'John Kamau MWAURA'])(
  'a family name in capitals is no letters: %s',
  (name) => expect(nameOf(`${name}\nplough.77@mail.example`)).toBe(name),
)

test("a father's name of a Greek form is none of the name", () => {
  const text = 'Επώνυμο:\tΑΡΟΤΡΑΚΗ\nΌνομα:\tΜΥΡΤΩ\nΠατρώνυμο:\tΚωνσταντίνος\nmyrto@example.gr'
  expect(nameOf(text, 'el')).toBe('ΜΥΡΤΩ ΑΡΟΤΡΑΚΗ')
})

describe('a name is found in', () => {
  test.each([
    ['de', 'Ich heiße Edda Pflug und bin Pflegerin.\n0151 5550123', 'Edda Pflug'],
    ['fr', "Je m'appelle Edmée Plorin et je soigne.\n06 55 55 01 23", 'Edmée Plorin'],
    ['es', 'Me llamo Inés Barranco, nací en Mérida.\n655 555 123', 'Inés Barranco'],
    ['es', 'Apellido paterno: BARRANCO\tApellido materno: UXMAL\tNombre(s): INÉS', 'INÉS BARRANCO UXMAL'],
    ['nl', 'Ik ben Edda van der Ploeg, 44 jaar.\n06 5550 1234', 'Edda van der Ploeg'],
    ['ru', 'Меня зовут Эдда Плугова, я медсестра.\n8 900 555-01-23', 'Эдда Плугова'],
    ['it', 'ARATRI MIRELLA\nm.aratri@posta.example', 'MIRELLA ARATRI'],
    ['it', 'Cognome e Nome: Aratri Mirella\n333 555 0123', 'Mirella Aratri'],
    ['sv', 'Plogström Torbjörn\ntobbe@ljud.example', 'Torbjörn Plogström'],
    ['en', 'Priya Thomas\nhello@ward.example', 'Priya Thomas'],
    ['el', 'Αναλυτικό Βιογραφικό Σημείωμα\nΔρ. Μυρτώ Αροτράκη\nmyrto@example.gr', 'Μυρτώ Αροτράκη'],
    ['zh', '欧阳静文\t简历编号:RX2026\n手机:135-0000-5519(已验证)', '欧阳静文'],
  ])('%s: %s', (language, text, expected) => expect(nameOf(text, language)).toBe(expected))
})

describe('at the place of a name, any form is one', () => {
  const rest = 'Care Manager\nAddress: Thrapston, Northants\nplough.77@mail.example'
  const names = [
    'Wangari',
    "Edda O'Plough",
    'Yasmin Al-Harith',
    'Kim Soo-bin',
    "D'Andre Plowright",
    'M. S. Plowright',
    'Md. Shafiq Plowright',
    'Eng Wei Jie',
    'Tan Ah Beng',
    'Ștefan cel Plugar',
    'Maria Luísa Plorim de Almeida e Sousa',
    'Dean Price',
    'Morgan Page',
  ]
  const places = [
    (name: string) => `${name}\n${rest}`,
    (name: string) => `Curriculum vitae\t${name}\n${rest}`,
    (name: string) => `PERSONAL INFORMATION\t${name}\n${rest}`,
    (name: string) => `${name} | 0171 555 0199 | ${rest}`,
    (name: string) => `Full name\t${name}\n${rest}`,
  ]
  test.each(names)('%s', (name) => {
    expect(places.map((write) => nameOf(write(name)))).toEqual(places.map(() => name))
  })

  test.each([
    ['a job title above it', `Care Manager\nWangari\nplough.77@mail.example`],
    ['the end, in brackets', `plough.77@mail.example\nI declare that all is true.\n(Wangari)`],
  ])('below %s', (_, text) => {
    const resume = resumeOf(text.replace('\nI declare', `${REST}\nI declare`))
    expect(readResume(resume, TODAY).name?.value).toBe('Wangari')
  })
})

test('every part of a name in parts is masked', () => {
  const text = `Surname: Plowright\nFirst names: Edda\nedda@plow.example\n${REST}`
  const { identity } = readResume(resumeOf(text), TODAY)
  const masked = identity.map(({ start, end }) => text.slice(start, end)).join('|')
  expect(masked).toMatch(/Plowright.*Edda/s)
})

test('the name at birth is masked with the name', () => {
  const text = `Edda Pflug geb. Rain\nedda@pflug.example\n${REST}`
  const { identity } = readResume(resumeOf(text), TODAY)
  expect(text.slice(identity[0]!.start, identity[0]!.end)).toBe('Edda Pflug geb. Rain')
})

test.each([
  ['LIÊU THỊ MỸ HUYỀN', 'LIÊU THỊ MỸ HUYỀN'],
  ['My Linh Tran', 'My Linh Tran'],
  ['EDDA PLOWRIGHT MRICS', 'EDDA PLOWRIGHT'],
  ['TAN AH BENG', 'TAN AH BENG'],
  ['EP\nEdda Plowright', 'Edda Plowright'],
  ['CURRICULUM VITAE\nOF\nEDDA JOSEPHINE PLOWRIGHT', 'EDDA JOSEPHINE PLOWRIGHT'],
])('%s is read as %s', (head, name) => {
  expect(readResume(resumeOf(`${head}\nPhone: 0900 000 143\nplough.77@mail.example\n${REST}`), TODAY).name?.value).toBe(
    name,
  )
})

test('what is mine is no name', () => {
  expect(readResume(resumeOf(`My Profile Page\nplough.77@mail.example\n${REST}`), TODAY).name).toBeUndefined()
})

test.each([
  ['a program', 'Internet Explorer'],
  ['a skill', 'Budgetary Planning'],
  ['a web address', 'www.quarnlight.example'],
])('where nobody is named, %s is nobody', (_, words) => {
  const text = `Summary\nKept the ledgers of the harbour.\nHighlights\n${words}\n`
  expect(nameOf(text)).toBeUndefined()
})

const PAGE = 'layout: page\npermalink: /about/\n'

test.each([
  [
    'the author of a page',
    `${PAGE}author: Nguyễn Thị Diễm Quỳnh\n\nA nurse of the harbour.\n`,
    'Nguyễn Thị Diễm Quỳnh',
  ],
  ['what a page is called', `${PAGE}title: Oluwaseun Plowright\n\nA nurse of the harbour.\n`, 'Oluwaseun Plowright'],
  ['the same in quotes', `${PAGE}title: "Oluwaseun Plowright"\n\nA nurse of the harbour.\n`, 'Oluwaseun Plowright'],
  ['the row below settings', 'layout: page\ntitle: My CV\nEdda R. Plowright<br />\nNurse<br />\n', 'Edda R. Plowright'],
  ['a page that is called after its place', `${PAGE}title: Home\nWei Plowright\nwei@plow.example\n`, 'Wei Plowright'],
  ['a page that is called after what it holds', `${PAGE}title: About Me\n\nA nurse of the harbour.\n`, undefined],
  ['labels that people write', 'Layout: Plowright Fell\nTitle: Nurse Manager\n', undefined],
  ['whose document it is', 'CV for Ngozi Plowright\n', 'Ngozi Plowright'],
  ['the same in Spanish', 'Currículum de Ramona Plowright\n', 'Ramona Plowright'],
  ['when it was written', 'Vita of Edda Plowright, May 2015\n', 'Edda Plowright'],
  ['the same glued to it', 'Vita of Edda Plowright-Jan., 2015\n', 'Edda Plowright'],
  ['the same behind a dash', 'Curriculum Vitae - Edda Plowright - January 2015\n', 'Edda Plowright'],
  ['what it is, behind the name', 'Edda Plowright - Resume (updated May 2020)\n', 'Edda Plowright'],
  ['an entry and its time', 'Data Entry - May 2015\n', undefined],
  ['a page glued to the name', 'Edda Plowrighthttp://plow.example\nedda@fen.example\n', 'Edda Plowright'],
])('%s tells who it is', (_, head, name) => expect(nameOf(head)).toBe(name))

test.each([
  [
    'labels above the parts',
    '4 Last name\nPlowright-Fell\nFirst and middle names\nEdda M.\n',
    'Edda M. Plowright-Fell',
  ],
  ['two labels for one part', 'Title\tMrs\nSurname/family name\tPlowright\nFirst name(s)\tEdda\n', 'Edda Plowright'],
  [
    'two fields in a row',
    'First Name\tEdda\tLast Name\tPlowright\nStreet\tFell Lane\tCity\tTarn Falls\n',
    'Edda Plowright',
  ],
  ['a head of columns', 'Surname\tNationality\tFirst name\tAge\nPlowright\tBritish\tEdda\t44\n', 'Edda Plowright'],
  ['the whole of a part', 'Last name/surname\tPlowright\nForename(s) in full\tEdda Rose\n', 'Edda Rose Plowright'],
])('a form tells who it is: %s', (_, head, name) => expect(nameOf(`Application form\n${head}`)).toBe(name))
