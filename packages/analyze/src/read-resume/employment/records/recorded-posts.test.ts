import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'the first and the last day in rows of their own, and labels of the post before',
    `EMPLOYMENT
Current company\tQuarn Waterlab NV
Current title\tLaboratory Technician
From\t03/2020
To\tPresent
Previous company\tBrewery Merrow
Previous title\tQuality Assistant
From\t09/2016
To\t02/2020
Company\tTarn Engineering
Title\tApprentice Fitter
From\t2008-09
To\t2012-08`,
    [
      'Laboratory Technician @ Quarn Waterlab NV 2020-now',
      'Quality Assistant @ Brewery Merrow 2016-2020',
      'Apprentice Fitter @ Tarn Engineering 2008-2012',
    ],
  ],
  [
    'a span that its dash leaves open behind a label',
    `WORK EXPERIENCE

Employer: Merrow Grill
Position: Cook
Dates: 2019-03 –
Cooked fish.

Employer: Quarn Kitchens
Position: Kitchen Porter
Dates: 2016-01 – 2019-02`,
    ['Cook @ Merrow Grill 2019-now', 'Kitchen Porter @ Quarn Kitchens 2016-2019'],
  ],
  [
    'a span in one cell below two heads, and a row of one cell among the posts',
    `WORK
FROM\tTO\tCONTRACTOR\tWHERE\tAS
06/23 PRES\tQuarnlight Electric\tDuluth MN\tForeman
02/22 05/23 Bluefen Power\tBemidji MN\tLineman
03/21 01/22 laid off
05/17 03/21\tMerrow Co-op\tFargo ND\tApprentice`,
    [
      'Foreman @ Quarnlight Electric 2023-now',
      'Lineman @ Bluefen Power 2022-2023',
      'Apprentice @ Merrow Co-op 2017-2021',
    ],
  ],
  [
    'a table whose one column tells employer and title, of which two lie within one year',
    `EMPLOYMENT
Position\tYears
Merrow University – Honorary Fellow\t2023 -
Quarn Aid CIC - Director\t2020 -
University of Tarn — Associate Lecturer in Sport and Exercise Science\t2014 - 2015
Tolle University — Associate Lecturer in Sport and Exercise Science\t2014 - 2014
Umbra Town — Reserve Team Manager\t2012 - 2013`,
    [
      'Honorary Fellow @ Merrow University 2023-now',
      'Director @ Quarn Aid CIC 2020-now',
      'Associate Lecturer in Sport and Exercise Science @ University of Tarn 2014-2015',
      'Associate Lecturer in Sport and Exercise Science @ Tolle University 2014-2014',
      'Reserve Team Manager @ Umbra Town 2012-2013',
    ],
  ],
  [
    'a table without a column of employers, each of which stands below its title',
    `EMPLOYMENT
Dates\tRole
10/2022 - Present\tResearch Fellow:
\tMerrow University
11/2019 - 09/2022\tTolle Fellow:
\tUniversity of Quarn
11/2016 - 10/2019\tTeaching Assistant:
\tTarn Organisation of Science, Perth, Australia`,
    [
      'Research Fellow @ Merrow University 2022-now',
      'Tolle Fellow @ University of Quarn 2019-2022',
      'Teaching Assistant @ Tarn Organisation of Science 2016-2019',
    ],
  ],
  [
    'a firm in a row of its own above its posts, and a column of unknown head',
    `EXPERIENCE
Dates\tRole\tSales patch
Quarn Merrow
02.2024 – today\tExport Director\tWorld
07.2021 – 01.2024\tArea Director\tNordics
Tarnfell Gases Ltd
05.2015 – 08.2017\tRegional Manager\tNorth`,
    [
      'Export Director @ Quarn Merrow 2024-now',
      'Area Director @ Quarn Merrow 2021-2024',
      'Regional Manager @ Tarnfell Gases Ltd 2015-2017',
    ],
  ],
  [
    'a dash before the campus of a school',
    `EXPERIENCE
Position Held\tOrganization\tDuration
Associate Professor\tTarn University, Patiala, Punjab\t13-03-2018 to 31-08-2018
Lecturer\tMerrow Institute of Science Pilani – Goa Campus\t07-09-2009 to 15-05-2010`,
    [
      'Associate Professor @ Tarn University 2018-2018',
      'Lecturer @ Merrow Institute of Science Pilani – Goa Campus 2009-2010',
    ],
  ],
  [
    'a table of titles with their fields, below the employer of all',
    `EMPLOYMENT
Merrow Motors Ltd
Position\tDates
Engineer - Design\t2017 - 2023
Engineer, Quality\t2012 - 2017
Trainee, Purchasing Department\t2008 - 2012`,
    [
      'Engineer - Design @ - 2017-2023',
      'Engineer, Quality @ - 2012-2017',
      'Trainee, Purchasing Department @ - 2008-2012',
    ],
  ],
  [
    'a table of employers in an introduction, with blanks for tabs, above the section of the latest project',
    `Over seven years of experience in test automation.

Organization Designation Duration
Quarnlight Infosoft Limited, Hyderabad, India. Sr. Test Engineer May/2014 - May/2021
Bluefen Systems Pvt Ltd, Pune. Test Engineer June/2011 - April/2014

WORK EXPERIENCE

Test Lead

Merrow Steel -

March 2022 to April 2023`,
    [
      'Sr. Test Engineer @ Quarnlight Infosoft Limited 2014-2021',
      'Test Engineer @ Bluefen Systems Pvt Ltd 2011-2014',
      'Test Lead @ Merrow Steel 2022-2023',
    ],
  ],
  [
    'a span that ends "to date" before a colon, and a contract told in the bracket behind an employer',
    `WORK EXPERIENCE
March 2021 to date: Tarn Flower Growers Ltd
Position: Assistant Accountant
Responsibilities
 Preparation of payroll
 Bank reconciliations

Jan 2019 – Feb 2021: Umbra Sacco
Position: Accounts Clerk
Responsibilities
 Posting receipts

May-August 2017: County Government of Merrow (Industrial attachment)
Position: Attachee`,
    [
      'Assistant Accountant @ Tarn Flower Growers Ltd 2021-now',
      'Accounts Clerk @ Umbra Sacco 2019-2021',
      'Attachee @ County Government of Merrow 2017-2017',
    ],
  ],
  [
    'labels of fields that must be filled in, and no end of the post that is held',
    `Work Experience 1
Job Title*: Revenue Specialist
Company*: Quarnlight Health
From*: 08/2021
Work Experience 2
Job Title*: Medical Biller
Company*: Bluefen Group
From*: 02/2018
To*: 07/2021`,
    ['Revenue Specialist @ Quarnlight Health 2021-now', 'Medical Biller @ Bluefen Group 2018-2021'],
  ],
  [
    'the application form that stationers sell in Mexico',
    `EMPLEO ACTUAL Y ANTERIORES
EMPLEO ACTUAL O ÚLTIMO
Tiempo que prestó sus servicios: de 15/08/2022 a la fecha
Nombre de la compañía: Hacienda Merlo S.A. de C.V.
Puesto: Supervisora de pisos
EMPLEO ANTERIOR
Tiempo que prestó sus servicios: de 03/2018 a 07/2022
Nombre de la compañía: Operadora Cuarnluz
Puesto: Camarista`,
    ['Supervisora de pisos @ Hacienda Merlo S.A. de C.V. 2022-now', 'Camarista @ Operadora Cuarnluz 2018-2022'],
  ],
  [
    'a label that a narrow column broke in two',
    `Experienţa profesională
Perioada\t2012 – 2019
Funcţia sau postul ocupat\tSecretară
Numele şi adresa angajatorului\tPrimăria Merlo
Perioada
2009 – 2011
Funcţia sau postul ocupat
Menajeră
Numele şi adresa
angajatorului
Familie particulară`,
    ['Secretară @ Primăria Merlo 2012-2019', 'Menajeră @ Familie particulară 2009-2011'],
  ],
  [
    'a form whose labels and values have rows of their own, fields left empty',
    `Work Experience
Job Title
Billing Clerk
Company
Quarnlight Staffing
Location
I currently work here
Yes
From
04/2021
To
Role Description
Posted payments

Job Title
Front Desk Clerk
Company
Bluefen Dental
Location
Merle
I currently work here
No
From
09/2009
To
05/2013`,
    ['Billing Clerk @ Quarnlight Staffing 2021-now', 'Front Desk Clerk @ Bluefen Dental 2009-2013'],
  ],
  [
    'an employer above each post, one of them with nothing but its dates',
    `EMPLOYMENT
Quarnlight Bank Ltd
Position: Teller
Period: 2016 - 2019

Bluefen Bank Ltd
Position: Clerk
Period: 2012 - 2016

Merrow Foods Ltd
Period: 2010 - 2011`,
    ['Teller @ Quarnlight Bank Ltd 2016-2019', 'Clerk @ Bluefen Bank Ltd 2012-2016', '- @ Merrow Foods Ltd 2010-2011'],
  ],
  [
    'dates below a head of unknown words, short forms among them',
    `EMPLOYMENT
When it was\tEmployer\tJob title
Feb 19 - Jun 21\tQuarnlight Fencing Ltd\tFencer
Mar 17 - Oct 18\tBluefen Links (Golf)\tGreenkeeper`,
    ['Fencer @ Quarnlight Fencing Ltd 2019-2021', 'Greenkeeper @ Bluefen Links (Golf) 2017-2018'],
  ],
  [
    'cells that a narrow column wrapped',
    `EMPLOYMENT
Organisation\tPosition\tPeriod
Quarnlight Parks and\tTrail Warden,\tSept 2021 –
Rivers Authority\tNorth\tpresent
Bluefen Water Board\tGauge Reader\t03.2017 –
(north)\t08.2021`,
    [
      'Trail Warden, North @ Quarnlight Parks and Rivers Authority 2021-now',
      'Gauge Reader @ Bluefen Water Board 2017-2021',
    ],
  ],
  [
    'a first and a last day with labels in one row, a supervisor and hours between',
    `WORK EXPERIENCE
Employer: Quarnlight Parks Authority
Job Title: Trail Warden
From: 03/2019 To: Present
Hours per week: 40
Supervisor: Ilse Fenn (no calls please)
Duties: Kept forty miles of paths open
Employer: Bluefen Water Board
Job Title: Gauge Reader
From: 05/2012 To: 02/2019
Hours per week: 32`,
    ['Trail Warden @ Quarnlight Parks Authority 2019-now', 'Gauge Reader @ Bluefen Water Board 2012-2019'],
  ],
  [
    'labels on lines of their own above their values',
    `Expérience professionnelle
Employeur
Quarnlumière SARL
Poste occupé
Relieur
Période
mars 2016 - juin 2020
Employeur
Atelier Bleufagne
Poste occupé
Doreur
Période
janvier 2011 - février 2016`,
    ['Relieur @ Quarnlumière SARL 2016-2020', 'Doreur @ Atelier Bleufagne 2011-2016'],
  ],
  [
    'the employer above its labels, without one of its own',
    `Berufserfahrung
Quarnlicht Glas GmbH
Position: Glasmaler
Zeitraum: 04.2015 - heute
Blaufenn Keramik KG
Position: Former
Zeitraum: 08.2008 - 03.2015`,
    ['Glasmaler @ Quarnlicht Glas GmbH 2015-now', 'Former @ Blaufenn Keramik KG 2008-2015'],
  ],
  [
    'Japanese labels, several in a row',
    `職務経歴
会社名：株式会社クアンライト 従業員数：40名
期間：2018年4月～現在
役職：主任
会社名：有限会社ブルーフェン
期間：2012年4月～2018年3月
役職：営業`,
    ['主任 @ 株式会社クアンライト 2018-now', '営業 @ 有限会社ブルーフェン 2012-2018'],
  ],
  [
    'a table of service at sea, one column of no interest',
    `Experience
Vessel\tType\tRank\tCompany\tSign on\tSign off
MV Merle Star\tTanker\t2/E\tQuarnlight Ship Management\t12-Mar-2024\ton board
MV Fenn Queen\tReefer\t3/E\tBluefen Lines Inc.\t02-Jan-2022\t20-Nov-2023`,
    ['2/E @ Quarnlight Ship Management 2024-now', '3/E @ Bluefen Lines Inc. 2022-2023'],
  ],
  [
    'columns headed by prepositions',
    `Berufserfahrung
von\tbis\tals\tbei
01.04.2018\theute\tKüchenleiterin\tQuarnlicht Kantinen GmbH
01.02.2011\t31.03.2018\tKöchin\tGasthof Blaufenn`,
    ['Küchenleiterin @ Quarnlicht Kantinen GmbH 2018-now', 'Köchin @ Gasthof Blaufenn 2011-2018'],
  ],
  [
    'a column without a known head',
    `Work experience
From\tTo\tOrganisation\tMy part in it
May 2019\tnow\tQuarnlight Orchard Ltd\tcider press and cellar
2015\tApril 2019\tBluefen Mill\tsacks and scales`,
    ['cider press and cellar @ Quarnlight Orchard Ltd 2019-now', 'sacks and scales @ Bluefen Mill 2015-2019'],
  ],
  [
    'a word for the value above',
    `Experience
Sr. No.\tOrganisation\tDesignation\tFrom\tTo
1\tQuarnlight Steels Pvt Ltd\tShift Engineer\tApr 2018\tTill date
2\t-do-\tTrainee Engineer\tJul 2014\tMar 2018`,
    ['Shift Engineer @ Quarnlight Steels Pvt Ltd 2018-now', 'Trainee Engineer @ Quarnlight Steels Pvt Ltd 2014-2018'],
  ],
  [
    'a town between the employer with its dates and the label of the title',
    `Work Experience
Quarn Surveys - Sep. 2012 to Now
Tarnford, Idaho
Job Title: Market Research Rep.
Conduct surveys
Bluefen Herald - Jul. 2005 to Aug. 2008, Jul. 2012 to Aug. 2012
Merrow Lake, Washington
Job Title: Deliveryman
Sort papers`,
    ['Market Research Rep. @ Quarn Surveys 2012-now', 'Deliveryman @ Bluefen Herald 2005-2008'],
  ],
  [
    'a title that goes on in the row below, between bars',
    `Experiencia laboral
Período | Empresa | Puesto
03/2017 - actualidad | Talleres Cuarnluz, S.L. | tornero y también
| | encargado de noche
01/2010 - 02/2017 | Forjas Fenazul | aprendiz`,
    ['tornero y también encargado de noche @ Talleres Cuarnluz, S.L. 2017-now', 'aprendiz @ Forjas Fenazul 2010-2017'],
  ],
])('a post is read from its labels or columns: %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test('a table of studies and a wish hold no posts', () => {
  const text = `Position desired: Head Gardener
Company: any

Education
Degree\tInstitution\tYear
BSc Botany\tQuarnlight University\t2012`
  expect(postsTold(text)).toEqual([])
})
