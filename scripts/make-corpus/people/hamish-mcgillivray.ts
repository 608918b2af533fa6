import type { CorpusPerson } from '../corpus-person.ts'

export const hamishMcgillivray: CorpusPerson = {
  slug: 'hamish-mcgillivray',
  language: 'en',
  trade: 'farm manager',
  name: 'Hamish McGillivray',
  headline: 'Farm Manager, beef and arable',
  emails: ['hamish@drumlithiefields.example'],
  phones: ['07700 900733', '01632 960284'],
  place: 'near Blairgowrie, Perthshire',
  personal: ['Clean licence incl. B+E and tractor', 'Non-smoker'],
  summary:
    'Stockman’s son with an agriculture degree and seventeen years of running other people’s ground as if it were mine. Mixed units up to 640 hectares: spring barley, seed potatoes, suckler cows. Budgets before tractors.',
  employment: [
    {
      title: 'Farm Manager',
      employer: 'Strathardle Estate',
      place: 'Perthshire',
      start: '2015-11',
      end: 'present',
      details: [
        'Answer to the trustees for 640 ha, 180 Aberdeen-Angus cross sucklers, four staff and a £1.3m turnover.',
        'Calving spread tightened from sixteen weeks to nine; 95 calves weaned per 100 cows.',
        'Variable-rate lime and drilling cut fertiliser by 18% with barley yields held at 6.9 t/ha.',
        'Carried the place through quality assurance, organic conversion of 70 ha and a new agri-environment contract.',
        'Let the steading cottages and a wood-fuel contract, adding £58,000 of income outside farming.',
        'Chair the shoot and stalking diary so that nobody is drilling where somebody is aiming.',
      ],
    },
    {
      title: 'Assistant Farm Manager',
      employer: 'Kinnordy Seed Potatoes',
      place: 'Angus',
      start: '2010-02',
      end: '2015-10',
      details: [
        'Planting, blight programme, irrigation and grading of 2,300 tonnes for export.',
        'Gangmaster liaison for 25 seasonal workers, accommodation included.',
      ],
    },
    {
      title: 'Stockman',
      employer: 'Mains of Balfour',
      place: 'Aberdeenshire',
      start: '2007-07',
      end: '2010-01',
      details: ['Winter feeding, lambing 500 ewes outdoors, fencing, hedge cutting.'],
    },
  ],
  education: [
    { degree: 'BSc Agriculture', school: 'Royal Northern Agricultural College', start: '2003', end: '2007' },
    { degree: 'Scottish Highers', school: 'Alyth Academy', end: '2003' },
  ],
  skills: [
    {
      items: [
        'Suckler herd management',
        'Crop rotation planning',
        'Agronomy',
        'Farm budgeting',
        'Precision farming',
        'Grant applications',
        'Machinery maintenance',
      ],
    },
  ],
  certificates: ['PA1 and PA2 spraying', 'Telehandler', 'Chainsaw CS30/31', 'DIY artificial insemination'],
  extras: [
    {
      heading: 'Off the farm',
      items: ['Secretary of the county ploughing society; mountain rescue volunteer since 2012'],
    },
  ],
  headings: {
    summary: 'In short',
    employment: 'Posts held',
    education: 'Schooling',
    skills: 'Strengths',
    certificates: 'Tickets',
  },
  dates: { style: 'long', to: ' – ', present: 'present' },
}
