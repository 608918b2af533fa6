import type { CorpusPerson } from '../corpus-person.ts'

export const teresaVillanueva: CorpusPerson = {
  slug: 'teresa-villanueva',
  language: 'en',
  trade: 'nursing',
  name: 'Teresa M. Villanueva',
  printedName: 'Teresa M. Villanueva, RN, CCRN',
  headline: 'Critical Care Registered Nurse',
  emails: ['tvillanueva.rn@example.com'],
  phones: ['(505) 555-0137'],
  place: 'Albuquerque, NM 87106',
  summary:
    'CCRN-certified nurse with eight years in medical, cardiac and trauma ICUs, most of them on 13-week travel contracts. Returned to practice in 2022 after two years at home with twins; license kept active throughout.',
  employment: [
    {
      title: 'Travel ICU Nurse',
      employer: 'Mesa Blanca Staffing',
      place: 'New Mexico, Arizona, Colorado',
      start: '2022-06',
      end: 'present',
      details: [
        'Seven contracts in 16- to 32-bed units, extended by the manager five times; usual ratio 1:2, 1:1 for IABP and fresh hearts.',
        'Picked up Epic, Cerner and Meditech charting within the first two shifts of each assignment.',
        'Precepted nine new graduates at Sandia Ridge Medical Center during its nurse residency.',
        'Titrated propofol, norepinephrine and insulin drips by protocol; zero sentinel events.',
      ],
    },
    {
      title: 'Registered Nurse, Cardiovascular ICU',
      employer: 'St. Brendan Heart Hospital',
      place: 'El Paso, TX',
      start: '2016-07',
      end: '2020-05',
      details: [
        'Recovered open-heart patients straight from the OR: chest tubes, pacing wires, Swan-Ganz numbers every hour.',
        'Sat on the sepsis committee; bundle compliance rose from 61% to 89% in three quarters.',
        'Relief charge nurse two weekends a month.',
      ],
    },
    {
      title: 'Telemetry Nurse',
      employer: 'Las Cruces Regional',
      place: 'Las Cruces, NM',
      start: '2014-08',
      end: '2016-06',
      details: ['Five-patient assignments on a 36-bed step-down floor; rapid response member, stroke swallow screens.'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Rio Puerco State University',
      end: '2014-05',
      note: 'GPA 3.7, Sigma Theta Tau',
    },
  ],
  skills: [
    { label: 'Devices', items: ['Balloon pump', 'CRRT', 'Ventilators', 'Impella', 'Temporary pacing'] },
    { label: 'Charting', items: ['Epic', 'Cerner', 'Meditech'] },
    { label: 'Practice', items: ['Hemodynamic monitoring', 'Code response', 'Family teaching in Spanish'] },
  ],
  languages: ['English', 'Spanish (bilingual)'],
  certificates: [
    'CCRN (Adult), renewed 2023',
    'ACLS, BLS, PALS',
    'NIH Stroke Scale',
    'New Mexico RN license, multistate compact',
  ],
  headings: {
    summary: 'Professional Summary',
    employment: 'Nursing Experience',
    education: 'Education',
    skills: 'Clinical Skills',
    languages: 'Languages',
    certificates: 'Licenses and Certifications',
  },
  order: ['summary', 'certificates', 'employment', 'education', 'skills', 'languages'],
  dates: { style: 'slash', to: ' - ', present: 'Present' },
}
