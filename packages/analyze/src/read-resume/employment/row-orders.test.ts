import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'one post in the other order',
    `Berufserfahrung
01/2004 – 06/2006
Glasmaler
Quarnlicht AG
07/2006 – 03/2013
Quarnlicht AG
Glasmaler in der Nachtschicht
04/2013 – 12/2020
Blaufenn GmbH, Merle
Servicetechniker im Außendienst
seit 01/2021
Wasserwerk Ober-Merle
Betriebstechniker`,
    [
      'Glasmaler @ Quarnlicht AG 2004-2006',
      'Glasmaler in der Nachtschicht @ Quarnlicht AG 2006-2013',
      'Servicetechniker im Außendienst @ Blaufenn GmbH 2013-2020',
      'Betriebstechniker @ Wasserwerk Ober-Merle 2021-now',
    ],
  ],
  [
    'the town and the line of business between employer and title',
    `Опыт работы
Октябрь 2018 — настоящее время
7 лет 4 месяца
ООО «Синий Каравай»
Мерловск
Продукты питания... Хлебобулочные изделия (производство)
Ведущий технолог
Рецептуры и декларации.
Июнь 2014 — Сентябрь 2018
4 года 4 месяца
АО «Кварц»
Фенск
Технолог цеха
Контроль режимов
Август 2009 — Апрель 2012
2 года 9 месяцев
ООО «Торты Мерло»
Верхний Мерловск, www.merlo-torty.example
Кондитер
Торты на заказ`,
    [
      'Ведущий технолог @ ООО «Синий Каравай» 2018-now',
      'Технолог цеха @ АО «Кварц» 2014-2018',
      'Кондитер @ ООО «Торты Мерло» 2009-2012',
    ],
  ],
  [
    'the same of a portal in English',
    `Work Experience
March 2019 - present
Quarnlight Ltd
Tarnford
Lighting and lamps
Production Manager
June 2014 - February 2019
Bluefen Foods Ltd
Merle Down
Shift Supervisor
May 2010 - May 2014
Merrow Mills Ltd
Vale End
Machine Operator`,
    [
      'Production Manager @ Quarnlight Ltd 2019-now',
      'Shift Supervisor @ Bluefen Foods Ltd 2014-2019',
      'Machine Operator @ Merrow Mills Ltd 2010-2014',
    ],
  ],
  [
    'a row for the town in one post only',
    `Experience
STAFF NURSE II
Quarnlight Renal Centre Pte Ltd, Singapore
March 4, 2019 up to present
STAFF NURSE
Bluefen General Hospital
Merle City, Valeland
May 2012 - May 2013
VOLUNTEER NURSE
Merrow Health Clinic
October 2011 - March 2012`,
    [
      'STAFF NURSE II @ Quarnlight Renal Centre Pte Ltd 2019-now',
      'STAFF NURSE @ Bluefen General Hospital 2012-2013',
      'VOLUNTEER NURSE @ Merrow Health Clinic 2011-2012',
    ],
  ],
  [
    'what was done in the post above is no employer of the next',
    `Werkervaring
okt. 2021 – heden\tWijkverpleegkundige
Stichting Het Quarnhuis
Indiceren, palliatieve zorg, begeleiden van drie stagiaires
sept. 2017 – sept. 2021\tVerpleegkundige Spoedeisende Hulp
Zorggroep Merrow
aug. 2013 – aug. 2017\tVerpleegkundige
Zorggroep Merrow`,
    [
      'Wijkverpleegkundige @ Stichting Het Quarnhuis 2021-now',
      'Verpleegkundige Spoedeisende Hulp @ Zorggroep Merrow 2017-2021',
      'Verpleegkundige @ Zorggroep Merrow 2013-2017',
    ],
  ],
  [
    '"at" within the name of an employer that has a row of its own',
    `Experience
Senior Event Coordinator\t2022 - now
The Forge at Merrow Mills, Tarnford
Banquet Captain\t2013 - 2016
Quarnlight Grand Hotel, Tarnford
Banquet Server\t2011 - 2013
Quarnlight Grand Hotel, Tarnford`,
    [
      'Senior Event Coordinator @ The Forge at Merrow Mills 2022-now',
      'Banquet Captain @ Quarnlight Grand Hotel 2013-2016',
      'Banquet Server @ Quarnlight Grand Hotel 2011-2013',
    ],
  ],
  [
    'dates in the bracket behind the title',
    `Employment History
Quarnlight Disability Services Inc.
Team Leader, Wattle Wing (Jan 22 – current)
Personal Care Worker (Feb 18 – Dec 21)`,
    [
      'Team Leader, Wattle Wing @ Quarnlight Disability Services Inc. 2022-now',
      'Personal Care Worker @ Quarnlight Disability Services Inc. 2018-2021',
    ],
  ],
  [
    'what is told in the bracket of the dates',
    `Experience
Quarnlight Takeaway & Bait, Merle
All-rounder (school holidays 2014 – 2017, then full time to Jan 18)
Bluefen Warehouse, Tarnford
Checkout Operator (Nov 11 – Mar 13)
Merrow Stores, Tarnford
Sales Assistant (May 09 – Oct 11)`,
    [
      'All-rounder @ Quarnlight Takeaway & Bait 2014-2017',
      'Checkout Operator @ Bluefen Warehouse 2011-2013',
      'Sales Assistant @ Merrow Stores 2009-2011',
    ],
  ],
  [
    'a word that says one held the post',
    `工作经历
2011.05-2013.06 深圳梅若模具厂,历任作业员、调机员
2008.02-2011.03 东莞夸恩厂,担任质检员`,
    ['作业员、调机员 @ 深圳梅若模具厂 2011-2013', '质检员 @ 东莞夸恩厂 2008-2011'],
  ],
  [
    'legal forms behind the name, in a bracket or behind one',
    `경력
2019.02 ~ 2021.03 메로정밀(주) 대리
2017.02 ~ 2018.03 푸른기공(주) 사원`,
    ['대리 @ 메로정밀(주) 2019-2021', '사원 @ 푸른기공(주) 2017-2018'],
  ],
  [
    'the last of the partners of a firm',
    `Опыт работы
2018 – 2021: Юрист, Адвокатское бюро Мерло, Фенн и партнёры
2016 – 2018: Секретарь, Адвокатское бюро Кварц`,
    ['Юрист @ Адвокатское бюро Мерло, Фенн и партнёры 2018-2021', 'Секретарь @ Адвокатское бюро Кварц 2016-2018'],
  ],
])('posts are read whatever the order of their rows: %s', (_, text, expected) =>
  expect(postsTold(text)).toEqual(expected),
)

test('the head of the next post behind an empty row is not the employer of the one above it', () => {
  const heads = ['Barista, Canadian Quarn', 'English Teacher, Al-Merrow Group', 'Cook, Tarn Grill']
  const dates = ['June 2018 - Present', 'May 2015 - May 2018', '2012 - 2015']
  const text = heads.map((head, at) => `${head}\n${dates[at]}`).join('\n\n')
  expect(postsTold(`Experience\n\n${text}\n\nEducation\nBSc, Tarn University, 2011`)).toEqual([
    'Barista @ Canadian Quarn 2018-now',
    'English Teacher @ Al-Merrow Group 2015-2018',
    'Cook @ Tarn Grill 2012-2015',
  ])
})
