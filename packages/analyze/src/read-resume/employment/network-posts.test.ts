import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'the contract of each role has a row of its own',
    `Experience
Bluefen Trust Bank
5 yrs 11 mos
Credit Risk Analyst
Full-time
Jan 2019 - Jan 2022 · 3 yrs 1 mo
Customer Service Officer
Contract
Mar 2016 - Dec 2018 · 2 yrs 10 mos
Tarn`,
    ['Credit Risk Analyst @ Bluefen Trust Bank 2019-2022', 'Customer Service Officer @ Bluefen Trust Bank 2016-2018'],
  ],
  [
    'the same, the town below the length of time, what was done below a role',
    `Deneyim
Merrow Bilişim
3 yıl 11 ay
İstanbul, Türkiye
Yazılım Mühendisi
Tam zamanlı
Eyl 2021 - Eki 2023 · 2 yıl 2 ay
Jr. Yazılım Geliştirici
Tam zamanlı
Ara 2019 - Eyl 2021 · 1 yıl 10 ay
Ödeme modülü`,
    ['Yazılım Mühendisi @ Merrow Bilişim 2021-2023', 'Jr. Yazılım Geliştirici @ Merrow Bilişim 2019-2021'],
  ],
  [
    'the length of time ends with a short form, and where one works stands behind the town',
    `Опыт работы
Кварн-Тревел
Полный рабочий день · 3 г. 1 мес.
Санкт-Петербург · Гибридный формат
QA Lead
июль 2024 – настоящее время · 1 г. 10 мес.
Найм и обучение, регресс с двух дней сократили до четырех часов
QA Engineer
апр. 2023 – июль 2024 · 1 г. 4 мес.
Младший тестировщик
ТарнСофт · Полный рабочий день
янв. 2021 – март 2023 · 2 г. 3 мес.`,
    [
      'QA Lead @ Кварн-Тревел 2024-now',
      'QA Engineer @ Кварн-Тревел 2023-2024',
      'Младший тестировщик @ ТарнСофт 2021-2023',
    ],
  ],
  [
    'a contract for learning behind the employer, below a title of unknown words',
    `Experiencia
Ingeniera de Procesos Senior
Minera Quarn · Jornada completa
ene. 2022 - actualidad · 4 años 4 meses
Calama, Chile · Presencial
Bluefen Ingenieros
Jornada completa · 4 años 6 meses
Santiago
Ingeniera de Proyectos
sept. 2019 - dic. 2021 · 2 años 4 meses
Ingeniera Junior
jul. 2017 - sept. 2019 · 2 años 3 meses
Memorista
Tarnco · Contrato de prácticas
mar. 2016 - nov. 2016 · 9 meses`,
    [
      'Ingeniera de Procesos Senior @ Minera Quarn 2022-now',
      'Ingeniera de Proyectos @ Bluefen Ingenieros 2019-2021',
      'Ingeniera Junior @ Bluefen Ingenieros 2017-2019',
      'Memorista @ Tarnco 2016-2016',
    ],
  ],
  [
    'what is a heading elsewhere is an employer or a contract above dates with their length',
    `Experience
Warehouse Supervisor
Quarnlight Systems · Full-time
June 2017 - Feb 2019 · 1 yr 9 mos
Bluefen Service Corps (BSC)
Corps Member - Mathematics Teacher
Internship
Mar 2015 - Feb 2016 · 1 yr
Driver (SaZ 4)
Bundeswehr
July 2011 - June 2014 · 3 yrs`,
    [
      'Warehouse Supervisor @ Quarnlight Systems 2017-2019',
      'Corps Member - Mathematics Teacher @ Bluefen Service Corps (BSC) 2015-2016',
      'Driver (SaZ 4) @ Bundeswehr 2011-2014',
    ],
  ],
  [
    'a word for a contract that is the title, below an employer',
    `Berufserfahrung
Bluefen Markt GmbH
Aushilfe
2015 - 2016
Quarnlight Systems GmbH
Lagerleiter
2013 - 2015`,
    ['Aushilfe @ Bluefen Markt GmbH 2015-2016', 'Lagerleiter @ Quarnlight Systems GmbH 2013-2015'],
  ],
  [
    'what stands for pictures of the page, above the names',
    `Berufserfahrung
Logo von Bluefen & Söhne Spedition
Bluefen & Söhne Spedition
Vollzeit · 7 Jahre 2 Monate
Bielefeld
Teamleiter Disposition
Apr. 2022–Heute · 4 Jahre 1 Monat
Disponent
März 2019–Apr. 2022 · 3 Jahre 2 Monate
Logo von Tarn Ostwestfalen GmbH
Berufskraftfahrer CE
Tarn Ostwestfalen GmbH · Vollzeit
Juni 2015–Feb. 2019 · 3 Jahre 9 Monate
Company logo
Kraftfahrer
Quarnlight Systems
Juli 2011–Juni 2015 · 4 Jahre`,
    [
      'Teamleiter Disposition @ Bluefen & Söhne Spedition 2022-now',
      'Disponent @ Bluefen & Söhne Spedition 2019-2022',
      'Berufskraftfahrer CE @ Tarn Ostwestfalen GmbH 2015-2019',
      'Kraftfahrer @ Quarnlight Systems 2011-2015',
    ],
  ],
])('posts pasted from networks: %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test.each([
  [
    'de',
    'Berufserfahrung',
    'Projektleiterin',
    'Konstrukteurin',
    'Okt. 2015–März 2020 · 4 Jahre 6 Monate',
    'SAP, Projektmanagement und +3 Kenntnisse',
  ],
  [
    'es',
    'Experiencia',
    'Jefa de compras',
    'Compradora',
    'oct. 2015 - mar. 2020 · 4 años 6 meses',
    'SAP, Gestión de proyectos y 3 aptitudes más',
  ],
])(
  'skills that a network counts below each role are no employer of the next (%s)',
  (language, heading, one, other, dates, skills) => {
    const text = `${heading}
Tarn Sondermaschinen GmbH
11 ${language === 'de' ? 'Jahre' : 'años'}

${one}
2020 - 2024

${language === 'de' ? 'Konstruktion von Fördertechnik in CATIA.' : 'Negociación con proveedores del valle.'}
${skills}

${other}

${dates}

${language === 'de' ? 'Konstruktion von Fördertechnik in CATIA.' : 'Negociación con proveedores del valle.'}
${skills}`
    expect(postsTold(text, language)).toEqual([
      `${one} @ Tarn Sondermaschinen GmbH 2020-2024`,
      `${other} @ Tarn Sondermaschinen GmbH 2015-2020`,
    ])
  },
)
