import type { CorpusPerson } from '../corpus-person.ts'

export const leroyDunstable: CorpusPerson = {
  slug: 'leroy-dunstable',
  language: 'en',
  trade: 'warehouse logistics',
  name: 'Leroy Dunstable',
  headline: 'Warehouse Shift Manager',
  emails: ['leroy.dunstable@example.com'],
  phones: ['07700 900864'],
  place: 'Wellingborough, Northants',
  summary:
    'Fourteen years in sheds of every size, half of them on nights. Started picking shoes by hand, now look after 62 people, a dozen reach trucks and 38 dock doors. Safety first, then accuracy, then speed: in that order the numbers come by themselves.',
  employment: [
    {
      title: 'Night Shift Manager',
      employer: 'Nene Park Fulfilment',
      place: 'Wellingborough',
      start: '2018-10',
      end: 'present',
      details: [
        'Plan labour from the order forecast and move pickers between pick faces, packing and marshalling through the night.',
        'Pick accuracy 99.2% to 99.8%; lost-time accidents: none since April 2021.',
        'Super user for the move from paper to Manhattan WMS with voice headsets.',
        'Hold daily briefings, return-to-work interviews and disciplinary meetings.',
        'Peak planning for Black Friday: 1.4 million units in ten nights without agency overspend.',
      ],
    },
    {
      title: 'Team Leader, Goods In',
      employer: 'Harrow Down Homeware',
      place: 'Kettering',
      start: '2014-03',
      end: '2018-09',
      details: [
        'Unloaded, checked and put away about 45 containers a week with nine colleagues.',
        'Counted bays in rotation instead of the annual stock take, stock loss down by a third.',
        'Trained as first aider and rewrote the goods-in check sheet.',
      ],
    },
    {
      title: 'Forklift Driver',
      employer: 'Cobblers Cross Distribution',
      place: 'Rushden',
      start: '2010-01',
      end: '2014-02',
      details: ['Counterbalance and reach work in narrow aisles, loading of artics, battery changes.'],
    },
  ],
  education: [
    { degree: 'Level 3 Diploma in Warehousing and Storage', school: 'Tresham Vale College', end: '2016' },
    { degree: 'GCSEs', school: 'Sir Ambrose Flint School', end: '2006' },
  ],
  skills: [
    {
      items: [
        'Shift planning',
        'Forklift (counterbalance, reach)',
        'Manhattan WMS',
        'Voice picking',
        'Stock control',
        'Health and safety',
        'Team briefings',
      ],
    },
  ],
  certificates: ['RTITB counterbalance and reach, refreshed 2024', 'IOSH Managing Safely', 'Fire marshal'],
  headings: {
    summary: 'Profile',
    employment: 'Employment',
    education: 'Education',
    skills: 'Skills',
    certificates: 'Licences',
  },
  dates: { style: 'slash', to: ' - ', present: 'to date' },
  hidden: ['supply chain director six sigma black belt', 'global procurement transformation leader'],
}
