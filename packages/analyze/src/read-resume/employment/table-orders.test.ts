import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function posts(text: string): string[] {
  const resume = resumeOf(`Mara Merrow\nmara@merrow.example\n\n${text}`)
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(
    ({ title, employer, start, end }) =>
      `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? '-'} ${end?.year ?? '-'}`,
  )
}

describe('the head of a column tells of the name and of more', () => {
  test.each([
    [
      'in English, last',
      'WORK EXPERIENCE\nFrom\tTo\tEmployer\tPosition and main duties\n07/2018\tPresent\tFernhill Water Board\tPrincipal Registry Officer\nFernhill\n• Supervise a registry of eleven officers\n01/2014\t06/2018\tFernhill Water Board\tSenior Registry Officer\nFernhill\n• Kept the roll',
      [
        'Principal Registry Officer @ Fernhill Water Board 2018 -',
        'Senior Registry Officer @ Fernhill Water Board 2014 2018',
      ],
    ],
    [
      'with a stroke',
      'WORK EXPERIENCE\nEmployer / place of work\tDates\tPosition / main duties\nFernhill Water Board\t2018 – 2021\tRegistry Officer\n• Kept the roll\nWeir Savings Society\t2014 – 2018\tTeller\n• Kept the till',
      ['Registry Officer @ Fernhill Water Board 2018 2021', 'Teller @ Weir Savings Society 2014 2018'],
    ],
    [
      'in German, first',
      'BERUFLICHER WERDEGANG\nPosition und Aufgaben\tArbeitgeber und Ort\tVon\tBis\nSachbearbeiterin Kasse\tStadtverwaltung Wiesengrund\t03/2018\theute\n• Buchung der Einnahmen\nVerwaltungsfachangestellte\tLandkreis Bruch-Süd\t08/2008\t09/2012\n• Beratung am Schalter',
      [
        'Sachbearbeiterin Kasse @ Stadtverwaltung Wiesengrund 2018 -',
        'Verwaltungsfachangestellte @ Landkreis Bruch-Süd 2008 2012',
      ],
    ],
    [
      'in French, in the middle',
      'EXPÉRIENCE PROFESSIONNELLE\nDates\tPoste et missions principales\tEmployeur et lieu\n03/2018 – présent\tSecrétaire de mairie\tMairie de Valclair\n• Accueil du public\n08/2008 – 09/2012\tAssistante comptable\tCabinet Merle et Fils\n• Saisie des factures',
      ['Secrétaire de mairie @ Mairie de Valclair 2018 -', 'Assistante comptable @ Cabinet Merle et Fils 2008 2012'],
    ],
    [
      'in Spanish, beside a column of duties',
      'EXPERIENCIA LABORAL\nCargo y funciones principales\tEmpresa\tFunciones\tFechas\nAuxiliar de Obra\tConstructora Monte Claro\tControl de obra\t03/2018 – actualidad\nSecretaria\tNotaría Quinta de Riohondo\tArchivo\t08/2008 – 09/2012',
      ['Auxiliar de Obra @ Constructora Monte Claro 2018 -', 'Secretaria @ Notaría Quinta de Riohondo 2008 2012'],
    ],
  ])('%s', (_, text, expected) => expect(posts(text)).toEqual(expected))
})

test.each([
  ['English', 'Certificate\tOrganisation\tYear'],
  ['French', 'Certificat\tOrganisme\tAnnée'],
  ['German', 'Nachweis\tFirma\tJahr'],
  ['Spanish', 'Certificado\tEmpresa\tAño'],
])('a table of certificates tells no posts, in %s', (_, head) =>
  expect(
    posts(
      `WORK EXPERIENCE\n2018 – 2021\tRegistry Officer\nFernhill Water Board\nCERTIFICATIONS\n${head}\nFair Hiring\tWeir Skills\t2021\nTyping Test\tETV\t2012`,
    ),
  ).toEqual(['Registry Officer @ Fernhill Water Board 2018 2021']),
)

test.each([
  [
    'the title before the employer, the duties before the dates',
    'BERUFSERFAHRUNG\nTätigkeit\tFirma\tOrt\tAufgaben\tZeitraum\nLagerist\tTarn Mühlen GmbH\tBruch\tBestand gezählt\t2018 – 2021\nPacker\tQuarn Lebensmittel\tBruch\tPakete gepackt\t2015 – 2018',
    ['Lagerist @ Tarn Mühlen GmbH 2018 2021', 'Packer @ Quarn Lebensmittel 2015 2018'],
  ],
  [
    'the duties first',
    'EXPÉRIENCE PROFESSIONNELLE\nMissions\tFonction\tSociété\tAnnées\nTenue du stock\tMagasinier\tMoulins Tarn SARL\t2018 – 2021\nPréparation\tEmballeur\tQuarn Aliments\t2015 – 2018',
    ['Magasinier @ Moulins Tarn SARL 2018 2021', 'Emballeur @ Quarn Aliments 2015 2018'],
  ],
  [
    'the employer last',
    'EXPERIENCIA\nDesde\tHasta\tPuesto\tFunciones\tEmpresa\n2018\t2021\tAlmacenista\tControl de existencias\tMolinos Tarn S.A.\n2015\t2018\tEmpacador\tEmpaque\tAlimentos Quarn',
    ['Almacenista @ Molinos Tarn S.A. 2018 2021', 'Empacador @ Alimentos Quarn 2015 2018'],
  ],
])('columns in another order: %s', (_, text, expected) => expect(posts(text)).toEqual(expected))

test('beside the column of clients one of unknown head holds no employer', () =>
  expect(
    posts(
      'ASSIGNMENTS\nPeriod\tClient (agency)\tRole\tDelivered\nJan 2025 – Jun 2025\tFernhill Water Board (Quarn Staffing)\tTest Lead\tPlaywright pack, nightly runs\nApr 2024 – Dec 2024\tWeir Savings Society\tTest Analyst\tSelenium to Cypress',
    ),
  ).toEqual(['Test Lead @ Fernhill Water Board 2025 2025', 'Test Analyst @ Weir Savings Society 2024 2024']))
