import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function posts(text: string): string[] {
  const { employment } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`), { year: 2026, month: 1 })
  return employment.map(
    ({ title, employer, start }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${start?.year ?? ''}`,
  )
}

test.each([
  [
    'titles and employers that no list knows, by what stands in the same place in the other posts',
    `Experience
Quarnlight
Store Manager
Jan 2018 - Mar 2020
- Ran the shop

Bluefen
Wonder Wrangler
Feb 2015 - Dec 2017
- Wrangled wonders

Merrow & Vale
Sales Assistant
Mar 2012 - Jan 2015
- Sold lamps`,
    ['Store Manager @ Quarnlight 2018', 'Wonder Wrangler @ Bluefen 2015', 'Sales Assistant @ Merrow & Vale 2012'],
  ],
  [
    'an employer named once above several roles',
    `Experience
QUARNLIGHT FENS HOSPITAL
Head Nurse\tsince June 2021
Staff Nurse\tSept. 2017 to May 2021

BLUEFEN
Kitchen Assistant (part-time)\tMarch 2013 to October 2016`,
    [
      'Head Nurse @ QUARNLIGHT FENS HOSPITAL 2021',
      'Staff Nurse @ QUARNLIGHT FENS HOSPITAL 2017',
      'Kitchen Assistant @ BLUEFEN 2013',
    ],
  ],
  [
    'an employer with its own span above roles with theirs',
    `Berufserfahrung
Quarnlicht AG, Merlen\t2009 – heute
Leiter Fertigung\tab 1.8.2019
Gruppenleiter Drehen\t1.1.2014 – 31.7.2019
Einrichter\tMärz 2009 – Dezember 2013
Blaufenn & Co., Merlen\t08.2003 – 09.2008
Mechaniker`,
    [
      'Leiter Fertigung @ Quarnlicht AG 2019',
      'Gruppenleiter Drehen @ Quarnlicht AG 2014',
      'Einrichter @ Quarnlicht AG 2009',
      'Mechaniker @ Blaufenn & Co. 2003',
    ],
  ],
  [
    'a word for the employer above',
    `Experience
Head Chef / Quarnlight / Mar 2018 – May 2021
Sous Chef / same place / Jan 2015 – Feb 2018
Commis Chef / Bluefen / Mar 2012 – Dec 2014`,
    ['Head Chef @ Quarnlight 2018', 'Sous Chef @ Quarnlight 2015', 'Commis Chef @ Bluefen 2012'],
  ],
  [
    'no post in time between posts',
    `Experience
Clerk
Quarnlight Ltd
Jan 2018 - Mar 2020

Parental leave
Feb 2016 - Dec 2017

Sales Clerk
Bluefen Ltd
Mar 2012 - Jan 2016`,
    ['Clerk @ Quarnlight Ltd 2018', 'Sales Clerk @ Bluefen Ltd 2012'],
  ],
])('a resume writes all its posts alike: %s', (_, text, expected) => expect(posts(text)).toEqual(expected))

test.each([
  [
    'columns whose heads say what they hold',
    `Experience
Start\tFinish\tFirm\tPlace\tPosition
Apr 2021\tnow\tQuarnlight Fruit Ltd\tMerle\tpicker, night
2012\tFeb 2021\tBluefen Works\tMerle\tloader`,
    ['picker, night @ Quarnlight Fruit Ltd 2021', 'loader @ Bluefen Works 2012'],
  ],
  [
    'columns between bars, in another language',
    `ОПЫТ РАБОТЫ
Период | Организация | Должность
с 03.2019 по н.в. | ООО "Кварнлихт" | главный бухгалтер
| (производство, 120 чел.) | в подчинении четверо
с 11.2012 по 02.2019 | АО "Блауфен" | бухгалтер`,
    ['главный бухгалтер @ ООО "Кварнлихт" 2019', 'бухгалтер @ АО "Блауфен" 2012'],
  ],
  [
    'a label in a cell of its own',
    `EMPLOYMENT
Employer\tQuarnlight Colliery (Pty) Ltd
Position\tForeman, Plant
Period\t01/04/2017 – current
Reason for leaving\tnone
Employer\tBluefen Alloys
Position\tElectrician, furnaces
Period\t02/2004 – 11/2011`,
    ['Foreman, Plant @ Quarnlight Colliery (Pty) Ltd 2017', 'Electrician, furnaces @ Bluefen Alloys 2004'],
  ],
  [
    'numbered labels with leaders',
    `EMPLOYMENT
(1) EMPLOYER ........ : Quarnlight Freight, Inc.
POSITION HELD ... : Driver, Reefer
FROM / TO ....... : 4/2021 - present
(2) EMPLOYER ........ : Bluefen Grain & Feed
POSITION HELD ... : Yard Boss
FROM / TO ....... : 8/2016 - 10/2020`,
    ['Driver, Reefer @ Quarnlight Freight, Inc. 2021', 'Yard Boss @ Bluefen Grain & Feed 2016'],
  ],
])('a form or table is read by its labels: %s', (_, text, expected) => expect(posts(text)).toEqual(expected))

test.each([
  [
    'a legal form before the name, places and leaves between',
    `Опыт работы

Июль 2018 — настоящее время
ООО «Кварнлихт»
Машинист крана
- Разгрузка

Май 2010 — август 2012
Отпуск по уходу за ребенком

Август 2007 — апрель 2010
АО «Блауфен»
Кондуктор`,
    ['Машинист крана @ ООО «Кварнлихт» 2018', 'Кондуктор @ АО «Блауфен» 2007'],
  ],
  [
    'the employer in a running row, duties behind a full stop',
    `Parcours professionnel
Depuis sept. 2019\tCommune de Merlon, directrice de la médiathèque. Équipe de sept agents,
De 2014 à 2019\tVille de Quarnac, bibliothécaire. Heure du conte, accueil de classes,
2008–2011\tLibrairie du Ressac, libraire. Rayon sciences humaines,`,
    [
      'directrice de la médiathèque @ Commune de Merlon 2019',
      'bibliothécaire @ Ville de Quarnac 2014',
      'libraire @ Librairie du Ressac 2008',
    ],
  ],
  [
    'a company with its length of service, then roles with their dates beneath',
    `Experience
Quarnlight Labs
4 years 10 months
Head of Wonder
March 2021 - Present (2 years 9 months)
Product Manager
February 2019 - March 2021 (2 years 2 months)
Bluefen Cheese Co.
Marketing Lead
August 2016 - January 2019 (2 years 6 months)`,
    [
      'Head of Wonder @ Quarnlight Labs 2021',
      'Product Manager @ Quarnlight Labs 2019',
      'Marketing Lead @ Bluefen Cheese Co. 2016',
    ],
  ],
  [
    'the employer above its roles, each of them with a unit',
    `Experience
Ministry of Lakes and Ferries, September 2015 to present
Oct 2023 - present\tHead of Policy, Tides
Jan 2021 - Oct 2023\tPolicy Adviser, Locks Directorate
Sep 2015 - Jan 2021\tFast Streamer, generalists`,
    [
      'Head of Policy, Tides @ Ministry of Lakes and Ferries 2023',
      'Policy Adviser, Locks Directorate @ Ministry of Lakes and Ferries 2021',
      'Fast Streamer, generalists @ Ministry of Lakes and Ferries 2015',
    ],
  ],
  [
    'remarks in brackets, however long',
    `Experience
2020 - 2023\tTeam Leader, Merrow Tyres plc (formerly Vale Tyre Company, now part of the Grip Group of Norland, since May)
2014 - 2020\tWarehouse Op, Quarnlight
2011 - 2014\tDriver, Bluefen Foods Ltd`,
    ['Team Leader @ Merrow Tyres plc 2020', 'Warehouse Op @ Quarnlight 2014', 'Driver @ Bluefen Foods Ltd 2011'],
  ],
])('people write posts like this, too: %s', (_, text, expected) => expect(posts(text)).toEqual(expected))

test('posts of a section may be told in sentences', () =>
  expect(
    posts(`Work Experience
• Currently working as Technical Lead with Quarnlight Technologies Pvt Ltd, Merle from Aug 2022 to till date.
• Worked as Software Engineer in Bluefen Infosystems, Merle from Jan 2020 to Jul 2022.

Projects
Client: Northern Assurance
Role: Team Lead
Duration: Mar 2023 - Till Date`),
  ).toEqual(['Technical Lead @ Quarnlight Technologies Pvt Ltd 2022', 'Software Engineer @ Bluefen Infosystems 2020']))

test('words beside several employers are what somebody was', () =>
  expect(
    posts(`Experience
Loom and Quell, Quarn Diapers
September - November 2017
- Showed the new cloth to shops
Loom and Quell, Merrow Lotion
September 2017 - March 2018
- Let people try the lotion
Loom and Quell, Tarn Milk and Butter
April 2018 - June 2018
- Told people of the milk
Cashier, Flex Quell Transfer
June - November 2019
- Changed money
Loom, Tarn Wildlife Lodge
November - December 2019
- Told people of the lodge
Loom and Quell, Weir Company
December 2019
- Told people of the cards`),
  ).toEqual([
    'Loom and Quell @ Quarn Diapers 2017',
    'Loom and Quell @ Merrow Lotion 2017',
    'Loom and Quell @ Tarn Milk and Butter 2018',
    'Cashier @ Flex Quell Transfer 2019',
    'Loom @ Tarn Wildlife Lodge 2019',
    'Loom and Quell @ Weir Company 2019',
  ]))
