import type { CorpusPerson } from '../corpus-person.ts'

/** A freelance list: clients rather than employers, posts that overlap. */
export const inesValderrama: CorpusPerson = {
  slug: 'ines-valderrama',
  language: 'en',
  trade: 'graphic designer',
  name: 'Inês Valderrama',
  headline: 'Freelance graphic designer and lettering artist',
  emails: ['hello@inesvalderrama.example'],
  phones: ['+61 491 570 156'],
  links: ['inesvalderrama.example', 'behance.net/inesvalderrama-example'],
  place: 'Fitzroy, Melbourne',
  summary:
    'Identity, packaging and hand lettering for people who make things you can hold. Eight years independent after four in an agency. I sketch on paper, deliver tidy files and pick up the phone when the printer calls.',
  employment: [
    {
      title: 'Packaging Designer',
      terms: 'freelance',
      employer: 'Wombat Hill Ginger Beer',
      place: 'Daylesford',
      start: '2021-02',
      end: 'present',
      details: [
        'Eleven labels, two limited cans and a mural; shelf sales up 40% in the relaunch quarter.',
        'Drew a custom alphabet that the client now uses on trucks and tap handles.',
      ],
    },
    {
      title: 'Brand Designer',
      terms: 'freelance',
      employer: 'Saltbush Ceramics',
      place: 'Adelaide',
      start: '2020-05',
      end: '2022-11',
      details: [
        'Monogram, swing tags, market stall kit and a 64-page catalogue printed in two spot colours.',
        'Directed the photo shoot and briefed a copywriter; sold out the first print run in nine weeks.',
      ],
    },
    {
      title: 'Illustrator',
      terms: 'contract',
      employer: 'Moonee Valley Library Service',
      place: 'Melbourne',
      start: '2019-03',
      end: '2020-02',
      details: ['Summer reading posters in six community languages, later screen printed for schools.'],
    },
    {
      title: 'Poster and Signage Designer',
      terms: 'freelance',
      employer: 'Brunswick Short Film Week',
      place: 'Melbourne',
      start: '2016-08',
      end: '2019-12',
      details: [
        'Four festival campaigns from concept to wayfinding; 2018 poster shortlisted by the typography society.',
      ],
    },
    {
      title: 'Graphic Designer',
      employer: 'Studio Kettle & Crane',
      place: 'Sydney',
      start: '2012-07',
      end: '2016-07',
      details: [
        'Annual reports, wine labels and a museum rebrand under two art directors.',
        'Looked after three print suppliers and brought reprint costs down by $18k.',
        'Mentored two interns and ran the Thursday life-drawing hour.',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Design (Visual Communication)',
      school: 'Port Phillip School of Art',
      start: '2009',
      end: '2012',
    },
    { degree: 'Sign writing short course', school: 'Ballarat Trades Institute', end: '2017' },
  ],
  skills: [
    {
      items: [
        'Adobe Illustrator',
        'InDesign',
        'Photoshop',
        'Hand lettering',
        'Brand identity',
        'Packaging dielines',
        'Prepress',
        'Art direction',
      ],
    },
  ],
  languages: ['Portuguese', 'English'],
  headings: {
    summary: 'Hello',
    employment: 'Selected clients',
    education: 'Studies',
    skills: 'Toolbox',
    languages: 'I speak',
  },
  dates: { style: 'short', to: ' – ', present: 'ongoing' },
}
