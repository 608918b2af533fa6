import type { CorpusPerson } from '../corpus-person.ts'

/** The Word file has her name in the page header only. */
export const siobhanOreillyTan: CorpusPerson = {
  slug: 'siobhan-oreilly-tan',
  language: 'en',
  trade: 'civil engineer',
  name: 'Siobhán O’Reilly-Tan',
  headline: 'Chartered Civil Engineer, bridges and highways',
  emails: ['siobhan.oreillytan@spanworks.example'],
  phones: ['+353 20 912 3456'],
  place: 'Limerick, Ireland',
  personal: ['Nationality: Irish'],
  summary:
    'Chartered engineer who has spent equal time in a hard hat and in a design office. Delivered motorway structures, a lifting footbridge and flood walls through the centre of a town that needed its shops open throughout.',
  employment: [
    {
      title: 'Senior Civil Engineer',
      employer: 'Thomond Consulting Engineers',
      place: 'Limerick',
      start: '2018-01',
      end: 'present',
      details: [
        'Resident engineer on the Castleconnor flood relief scheme, 2.3 km of walls, finished €1.1m below the target cost.',
        'Design lead for six integral bridges to Eurocode 2 with a team of four graduates.',
        'Approve temporary works, pour sequences and reinforcement schedules for contractors.',
        'Present schemes at public consultations and answer objectors in writing.',
        'Keep the risk register and the carbon calculator for a €46m framework; low-clinker mixes saved 900 tonnes.',
        'Chair the weekly coordination call with rail, water and the archaeologists.',
      ],
    },
    {
      title: 'Site Engineer',
      employer: 'Kilbrannan Construction',
      place: 'Cork and Kerry',
      start: '2013-06',
      end: '2017-12',
      details: [
        'Set out piling, abutments and deck for two overbridges on the N22 realignment.',
        'Ran the concrete cube register and daily permits; 0 reportable incidents across 310,000 hours.',
        'Managed night closures, traffic management drawings and the resident liaison leaflet.',
      ],
    },
    {
      title: 'Graduate Engineer',
      employer: 'Kilbrannan Construction',
      place: 'Cork',
      start: '2011-09',
      end: '2013-05',
      details: ['Quantities, as-built drawings and drainage inspections.'],
    },
  ],
  education: [
    {
      degree: 'BEng (Hons) Civil and Environmental Engineering',
      school: 'Munster Technical Institute',
      start: '2007-09',
      end: '2011-06',
    },
    { degree: 'MSc Structural Engineering', school: 'Shannonside University', start: '2014-09', end: '2016-08' },
  ],
  skills: [
    {
      items: [
        'Bridge design',
        'Eurocodes',
        'Site supervision',
        'AutoCAD',
        'NEC contracts',
        'Temporary works',
        'Setting out',
      ],
    },
  ],
  languages: ['English (C2)', 'Irish (B2)', 'Hokkien (A2)'],
  certificates: ['Chartered Engineer, 2017', 'Safe Pass', 'Project Supervisor Design Process'],
  headings: {
    summary: 'Personal profile',
    employment: 'Work experience',
    education: 'Education and training',
    skills: 'Technical skills',
    languages: 'Language skills',
    certificates: 'Memberships',
  },
  dates: { style: 'slash', to: ' – ', present: 'Current' },
}
