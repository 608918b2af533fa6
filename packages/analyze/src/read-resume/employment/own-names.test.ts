import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function posts(text: string, turnsAt: string[] = []): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${text}`)
  for (const line of resume.lines) {
    const turns = turnsAt.map((words) => resume.text.indexOf(words, line.start))
    line.turns = turns.filter((turn) => turn > line.start && turn < line.end)
  }
  return readResume(resume, TODAY).employment.map(({ title, employer, start, end }) => {
    const years = `${start?.year ?? '?'}-${end?.year ?? 'now'}`
    return `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${years}`
  })
}

test('bold letters alone part a title from its employer', () => {
  const text = '2019 - 2021\nLamp Trimmer Museo Quarnlight\n2015 - 2018\nQuarn Turner Lido Merrow'
  expect(posts(text, ['Museo', 'Lido'])).toEqual([
    'Lamp Trimmer @ Museo Quarnlight 2019-2021',
    'Quarn Turner @ Lido Merrow 2015-2018',
  ])
})

test.each([
  [
    'the sign at which the other posts are parted',
    'Clerk, archives @ Merrow & Co. [2019 - 2021]\nPorter @ quarnlight. [2017 - 2018]\nCook @ Palmnut [2015 - 2016]',
    ['Clerk, archives @ Merrow & Co. 2019-2021', 'Porter @ quarnlight 2017-2018', 'Cook @ Palmnut 2015-2016'],
  ],
  [
    'an agency, and where it sent somebody',
    'Driver via Blue Arc Staffing for Merrow Tyres Ltd, 2019 - 2021\nPacker, Quarn Foods Ltd, 2017 - 2018',
    ['Driver @ Merrow Tyres Ltd 2019-2021', 'Packer @ Quarn Foods Ltd 2017-2018'],
  ],
  [
    'a firm above, where a bracket tells through whom one was hired',
    'merrow\nPainter (Contract via Blue Arc Staffing)\nJun 2018 - Dec 2019\n\nQuarn Foods Ltd\nPacker\nJan 2017 - May 2018',
    ['Painter @ merrow 2018-2019', 'Packer @ Quarn Foods Ltd 2017-2018'],
  ],
  [
    'a legal form of two parts before "as"',
    "Aug'17 – May'18 : Merrow Laboratories Pvt. Ltd. as Trainee\nJun'15 – Jul'17 : Quarn Co. Ltd. as Packer",
    ['Trainee @ Merrow Laboratories Pvt. Ltd. 2017-2018', 'Packer @ Quarn Co. Ltd. 2015-2017'],
  ],
  [
    'a firm behind "M/s"',
    '2019 - 2021\tSales Officer, M/s Merrow Seeds Ltd\n2017 - 2018\tClerk, M/s Quarn Ltd',
    ['Sales Officer @ Merrow Seeds Ltd 2019-2021', 'Clerk @ Quarn Ltd 2017-2018'],
  ],
  [
    'a department before its university',
    '2019 - 2021\tLecturer, Department of Tides, Merrow State University\n2017 - 2018\tTutor, Quarn College',
    ['Lecturer @ Merrow State University 2019-2021', 'Tutor @ Quarn College 2017-2018'],
  ],
  [
    'a promotion within a post whose dates have a row of their own',
    '2012 - 2019\nMerrow Ltd\nClerk, since 2015 Office Manager\n2008 - 2011\nQuarn Ltd\nPorter',
    ['Office Manager @ Merrow Ltd 2015-2019', 'Clerk @ Merrow Ltd 2012-2015', 'Porter @ Quarn Ltd 2008-2011'],
  ],
  [
    'a present post told by "since" above posts whose dates have rows of their own',
    'Buchhalterin, seit 2019\nMerrow Spedition GmbH\n\n2015 - 2019\nSachbearbeiterin\nQuarn GmbH\n\n2012 - 2015\nKauffrau\nLampe KG',
    [
      'Buchhalterin @ Merrow Spedition GmbH 2019-now',
      'Sachbearbeiterin @ Quarn GmbH 2015-2019',
      'Kauffrau @ Lampe KG 2012-2015',
    ],
  ],
  [
    'the same below its employer',
    'Merrow Spedice s.r.o.\núčetní, od 2019\n2015 - 2019\nQuarn Potraviny a.s.\nreferentka\n2012 - 2015\nLampa s.r.o.\nsekretářka',
    [
      'účetní @ Merrow Spedice s.r.o. 2019-now',
      'referentka @ Quarn Potraviny a.s. 2015-2019',
      'sekretářka @ Lampa s.r.o. 2012-2015',
    ],
  ],
  [
    'an employer with its time above posts of which only the title has a label',
    'Merrow Freight (2019 - 2021)\nDepartment / Position: Stores / Clerk\nQuarn Depot (2015 - 2018)\nDepartment / Position: Yard / Porter',
    ['Clerk @ Merrow Freight 2019-2021', 'Porter @ Quarn Depot 2015-2018'],
  ],
  [
    'service in an army, which has no employer',
    'Clerk, Merrow Ltd, 2015 - 2018\nZasadnicza służba wojskowa, 2013 - 2014',
    ['Clerk @ Merrow Ltd 2015-2018', 'Zasadnicza służba wojskowa @ - 2013-2014'],
  ],
  [
    'years that are listed, and a length of time before or behind a year',
    'Summer job, Merrow Docks\n1986, 1987\n\nPorter, Quarn Ltd\n2010, ten months\n\nClerk, Lamp Ltd\n11 months in 2012',
    ['Summer job @ Merrow Docks 1986-1987', 'Porter @ Quarn Ltd 2010-2010', 'Clerk @ Lamp Ltd 2012-2012'],
  ],
])('posts are read with %s', (_, text, expected) => expect(posts(text)).toEqual(expected))
