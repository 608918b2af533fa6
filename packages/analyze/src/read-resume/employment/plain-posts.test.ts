import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function posts(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${text}`)
  return readResume(resume, TODAY).employment.map(({ title, employer, start, end }) => {
    const years = `${start?.year ?? '?'}-${end?.year ?? 'now'}`
    return `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${years}`
  })
}

test.each([
  [
    'a month and two digits of a year behind "since"',
    'Lagerist, Merrow Spedition GmbH\nseit 09/22\nFahrer, Quarn GmbH\n03/19 - 08/22',
    ['Lagerist @ Merrow Spedition GmbH 2022-now', 'Fahrer @ Quarn GmbH 2019-2022'],
  ],
  [
    'names that end with letters and full stops',
    'Elektricien\nGebroeders Robbers V.O.F.\n2019 - 2021\nГорничная\nРобков А. С.\n2015 - 2018',
    ['Elektricien @ Gebroeders Robbers V.O.F. 2019-2021', 'Горничная @ Робков А. С. 2015-2018'],
  ],
  [
    'one of unknown words that is set as the others are',
    'Bageriet Kornet\nKonstruktör\n2022 - 2024\nNyträ\nHotellstädare\n2020 - 2021\nTarnåsa kommun\nElektriker\n2018 - 2020',
    [
      'Konstruktör @ Bageriet Kornet 2022-2024',
      'Hotellstädare @ Nyträ 2020-2021',
      'Elektriker @ Tarnåsa kommun 2018-2020',
    ],
  ],
  [
    'a share of a post in brackets',
    '2019 - 2021: Elektriker (deltid 75 %), Bageriet Kornet\n2015 - 2018: Konstruktör, Tarnåsa kommun',
    ['Elektriker @ Bageriet Kornet 2019-2021', 'Konstruktör @ Tarnåsa kommun 2015-2018'],
  ],
  [
    'a title in small letters beside its employer, below the dates',
    '2019 - 2021\nučitelka mateřské školy, Pekárna Klas, Zlín\n2015 - 2018\nvedoucí prodejny, Merrow s.r.o., Písek',
    ['učitelka mateřské školy @ Pekárna Klas 2019-2021', 'vedoucí prodejny @ Merrow s.r.o. 2015-2018'],
  ],
  [
    'a town between the employer and the title',
    'Quarn Ltd\nNorvale\nSous Chef\n2019 - 2021\nMerrow Ltd\nNorvale\nSite Manager\n2015 - 2018',
    ['Sous Chef @ Quarn Ltd 2019-2021', 'Site Manager @ Merrow Ltd 2015-2018'],
  ],
  [
    'units behind the titles below their employers',
    'St. Finnan Hospital\n- (2021 - 2023) Staff Nurse - Day Ward\n- (2019 - 2020) Nurse - Operating Room\nThe Brack Clinic\n- (2017 - 2018) Charge Nurse - Day Ward\nAl Waha Hospital\n- (2015 - 2016) Staff Nurse - Surgical Room',
    [
      'Staff Nurse @ St. Finnan Hospital 2021-2023',
      'Nurse @ St. Finnan Hospital 2019-2020',
      'Charge Nurse @ The Brack Clinic 2017-2018',
      'Staff Nurse @ Al Waha Hospital 2015-2016',
    ],
  ],
  [
    'the same sentence below each of them',
    'Uitvoerder, Nieuwhout, 2019 - 2021\nLeiding gegeven aan een team van zes\nElektricien, Oogst, 2015 - 2018\nLeiding gegeven aan een team van zes',
    ['Uitvoerder @ Nieuwhout 2019-2021', 'Elektricien @ Oogst 2015-2018'],
  ],
  [
    'a firm of three partners',
    'Solicitor, Merrow, Quarn & Tolle LLP, 2021 - 2023\nAnwältin, Nyträ, Oogst & Kollegen, 2019 - 2020',
    ['Solicitor @ Merrow, Quarn & Tolle LLP 2021-2023', 'Anwältin @ Nyträ, Oogst & Kollegen 2019-2020'],
  ],
  [
    'a town in words behind the employer, and how long one was there',
    '2021 - 2023 Timmerman, Bouwbedrijf Nieuwhout te Norvale\n2019 - 2020 Бухгалтер, ООО «Кварц» г. Норвал\n2018 Cook, Merrow Ltd for 6 months\n2017 Koch, Quarn GmbH für 3 Monate',
    [
      'Timmerman @ Bouwbedrijf Nieuwhout 2021-2023',
      'Бухгалтер @ ООО «Кварц» 2019-2020',
      'Cook @ Merrow Ltd 2018-2018',
      'Koch @ Quarn GmbH 2017-2017',
    ],
  ],
  [
    'words before a title that say one held it',
    'Worked as SR. CLERK\nMerrow Ltd\n2021 - 2023\nTätig als stellv. Köchin\nQuarn GmbH\n2019 - 2020\nTravaillé comme serv. en salle\nNyträ SARL\n2017 - 2018',
    [
      'SR. CLERK @ Merrow Ltd 2021-2023',
      'stellv. Köchin @ Quarn GmbH 2019-2020',
      'serv. en salle @ Nyträ SARL 2017-2018',
    ],
  ],
  [
    'the same employer as above, in a word',
    '2021 - 2023\tGärtner, Merrow GmbH\n2019 - 2020\tHelfer, ebenda\n2018\tChauffeur, Oogst BV\n2016 - 2017\tMonteur, idem',
    [
      'Gärtner @ Merrow GmbH 2021-2023',
      'Helfer @ Merrow GmbH 2019-2020',
      'Chauffeur @ Oogst BV 2018-2018',
      'Monteur @ Oogst BV 2016-2017',
    ],
  ],
  [
    'a practice or a household named after whose it is',
    'Dental Assistant\nDr. Osric Merrow DDS, Tarn | 2021 - 2023\nArzthelferin\nDr. Ilse Quarn, Nebelau | 2019 - 2020\nEmployée de maison\nFamille Nyträ, Fell | 2017 - 2018',
    [
      'Dental Assistant @ Dr. Osric Merrow DDS 2021-2023',
      'Arzthelferin @ Dr. Ilse Quarn 2019-2020',
      'Employée de maison @ Famille Nyträ 2017-2018',
    ],
  ],
  [
    'a branch behind the employer',
    'Teller\nMerrow Bank Ltd, Tarn Branch\n2021 - 2023\nVerkäuferin\nQuarn GmbH, Filiale Nebelau\n2019 - 2020\nCaissière\nOogst SA, agence de Fell\n2017 - 2018',
    ['Teller @ Merrow Bank Ltd 2021-2023', 'Verkäuferin @ Quarn GmbH 2019-2020', 'Caissière @ Oogst SA 2017-2018'],
  ],
  [
    'titles with specialties above known employers',
    '03/2021 - 12/2023\nStaff Nurse, Acute Medicine\nMerrow Teaching Hospitals NHS Trust, Tarn\nLink nurse for organ donation\n01/2017 - 02/2021\nRegistered Nurse, Elderly Care\nQuarn Hospital, Tarn\nTook charge of a unit on nights from 2019',
    [
      'Staff Nurse, Acute Medicine @ Merrow Teaching Hospitals NHS Trust 2021-2023',
      'Registered Nurse, Elderly Care @ Quarn Hospital 2017-2021',
    ],
  ],
  [
    'roles below their employers, and what was done in rows without a mark',
    'Grupo Merrow\nDirector Comercial | Enero 2019 – Diciembre 2022\nRediseño del esquema de comisiones de venta\nGerente de Ventas | Marzo 2014 – Diciembre 2018\nApertura de la región Sureste\nLácteos Quarn S.A. de C.V.\nJefe de Cuentas | Mayo 2005 – Febrero 2014\nReducción de devoluciones en los almacenes',
    [
      'Director Comercial @ Grupo Merrow 2019-2022',
      'Gerente de Ventas @ Grupo Merrow 2014-2018',
      'Jefe de Cuentas @ Lácteos Quarn S.A. de C.V. 2005-2014',
    ],
  ],
  [
    'dates above labels that tell none',
    'Dal 04/2019 al 03/2022\nAzienda: Ricambi Merrow S.p.A. - Tarn\nMansione: Magazziniere\nDal 02/2010 al 03/2019\nAzienda: Cooperativa Quarn\nMansione: Carrellista',
    ['Magazziniere @ Ricambi Merrow S.p.A. 2019-2022', 'Carrellista @ Cooperativa Quarn 2010-2019'],
  ],
  [
    'employers behind a bullet of their own above labels',
    '■ (주)등대소프트\n기간: 2021.06 ~ 2022.05\n직위: 디자이너\n- 화면 설계\n■ 등대스튜디오\n기간: 2018.03 ~ 2019.12\n직위: 간호사\n- 편집 디자인',
    ['디자이너 @ (주)등대소프트 2021-2022', '간호사 @ 등대스튜디오 2018-2019'],
  ],
  [
    'who stood in for somebody on leave',
    'HR-adviseur\nGemeente Merrow\n09/2019 - 04/2020\nVervanging wegens zwangerschapsverlof\nHR-medewerker\nQuarn Logistiek B.V.\n03/2015 - 08/2019',
    ['HR-adviseur @ Gemeente Merrow 2019-2020', 'HR-medewerker @ Quarn Logistiek B.V. 2015-2019'],
  ],
  [
    'a comma within a quoted name, and a kind of firm in small letters',
    'Profesor\nȘcoala Gimnazială „Merrow, Quarn și Tarn”\n2014 - 2018\nAdvokátka\nMerrow & partneři, advokátní kancelář s.r.o., Tarn\n2010 - 2013',
    [
      'Profesor @ Școala Gimnazială „Merrow, Quarn și Tarn” 2014-2018',
      'Advokátka @ Merrow & partneři, advokátní kancelář s.r.o. 2010-2013',
    ],
  ],
  [
    'a sentence that goes on in the row below',
    'Warehouse Supervisor\nMerrow Millers Limited, Tarn\n2021 - 2023\n- Reconciled the physical stock every Friday and reported to the\nFinance Manager\nStores Clerk\nQuarn Flowers Ltd, Tarn\n2018 - 2020',
    ['Warehouse Supervisor @ Merrow Millers Limited 2021-2023', 'Stores Clerk @ Quarn Flowers Ltd 2018-2020'],
  ],
  [
    'a title among the duties of a dated post',
    'Teacher\nMerrow High School, Tarn\n2021 - 2023\nRaised the pass rate in three sessions\nExam marker and prelim co-ordinator\nClerk\nQuarn Assurance plc, Tarn\n2015 - 2020\nFiled all letters of the house\nCashier\nNyträ Ltd, Tarn\n2012 - 2014',
    [
      'Teacher @ Merrow High School 2021-2023',
      'Clerk @ Quarn Assurance plc 2015-2020',
      'Cashier @ Nyträ Ltd 2012-2014',
    ],
  ],
  [
    'an office of honour among other things after the studies',
    'Sachbearbeiterin\nMerrow GmbH, Tarn\n2021 - 2023\nEducation\n2015 - 2018\tKauffrau, Fell University\nSonstiges\nEDV: Word, Excel\nEhrenamt: Trainer beim SV Quarn, 2019 - 2023',
    ['Sachbearbeiterin @ Merrow GmbH 2021-2023'],
  ],
  [
    'a town right behind a hyphen, as a job board writes it',
    'Forklift Operator\nMerrow Parts Inc.-Tarn Creek, ON\nApril 2022 to May 2023\nServer\nThe Quarn Drive-In - Fell, OH\n2011 to 2014',
    ['Forklift Operator @ Merrow Parts Inc. 2022-2023', 'Server @ The Quarn Drive-In 2011-2014'],
  ],
  [
    'military service and an attachment among them',
    '09/2009 – 02/2015\nBauzeichner\nMerrow GmbH, Tarn\n09/2006 – 08/2007\nZivildienst\nQuarn Hilfswerk e.V.\n09/2003 – 07/2006\nLagerist\nOogst GmbH, Tarn',
    [
      'Bauzeichner @ Merrow GmbH 2009-2015',
      'Zivildienst @ Quarn Hilfswerk e.V. 2006-2007',
      'Lagerist @ Oogst GmbH 2003-2006',
    ],
  ],
  [
    'a leave between them, its dates above',
    '02/2021 - 03/2023\nPersonalistka\nMerrow strojárne, a.s., Tarn\n06/2018 - 01/2021\nMaterská dovolenka\n10/2014 - 05/2018\nRecepčná\nNemocnica Quarn, n.o., Tarn',
    ['Personalistka @ Merrow strojárne, a.s. 2021-2023', 'Recepčná @ Nemocnica Quarn, n.o. 2014-2018'],
  ],
  [
    'months of one year that lie before those of the post above',
    '08/2019 - 03/2022\tMerrow Ltd\nEngineer\n07/2017 - 07/2019\tQuarn Ltd\nDraughtsman\n01/2017 - 05/2017\tNyträ Ltd\nIntern',
    ['Engineer @ Merrow Ltd 2019-2022', 'Draughtsman @ Quarn Ltd 2017-2019', 'Intern @ Nyträ Ltd 2017-2017'],
  ],
  [
    'labels whose values look like heads of a table',
    'Company\tMerrow Ltd\nPosition\tDispatch Controller\nPeriod\tOctober 2012 - March 2017\nReason for leaving\tBetter prospects\nCompany\tMerrow Ltd\nPosition\tForklift Operator\nPeriod\tJanuary 2010 - September 2012',
    ['Dispatch Controller @ Merrow Ltd 2012-2017', 'Forklift Operator @ Merrow Ltd 2010-2012'],
  ],
])('posts are read with %s', (_, text, expected) => expect(posts(text)).toEqual(expected))
