import type { CorpusPerson } from '../corpus-person.ts'

export const deanAshworth: CorpusPerson = {
  slug: 'dean-ashworth',
  language: 'en',
  trade: 'electrician',
  name: 'Dean Ashworth',
  headline: 'Approved Electrician, industrial maintenance',
  emails: ['dean@ashworthsparks.example'],
  phones: ['07700 900318'],
  place: 'Rochdale OL11',
  personal: ['Full UK driving licence, own tools, JIB Gold Card'],
  summary:
    'Time-served electrician, City & Guilds qualified, who moved from house bashing to factory maintenance and stayed. Strong on three-phase motor control, inverter drives and finding the fault that only shows up when the line is hot.',
  employment: [
    {
      title: 'Maintenance Electrician',
      employer: 'Roch Valley Packaging',
      place: 'Rochdale',
      start: '2016-03',
      end: 'present',
      details: [
        'Look after corrugators, flexo printers and two compressor houses on continental shifts.',
        'Cut breakdown hours on line 4 from 31 to 12 a month by replacing contactor starters with ABB drives.',
        'Fault-find on Allen-Bradley and Siemens PLCs with a laptop; back up programs weekly.',
        'Planned the 2022 shutdown: 640 test points, new 800 A switchboard, energised six hours early.',
      ],
    },
    {
      title: 'Electrician',
      employer: 'Hobson & Tully Electrical Contractors',
      place: 'Bury',
      start: '2010-09',
      end: '2016-02',
      details: [
        'Installed distribution boards, tray, trunking and SWA in schools, units and two NHS clinics.',
        'Carried out EICRs to BS 7671 and wrote up remedials for clients in plain English.',
        'Ran jobs of up to £85k with one mate and an apprentice.',
      ],
    },
    {
      title: 'Apprentice Electrician',
      employer: 'Hobson & Tully Electrical Contractors',
      place: 'Bury',
      start: '2006-09',
      end: '2010-08',
      details: ['Domestic rewires, consumer units, fire alarms; day release throughout.'],
    },
  ],
  education: [
    {
      degree: 'NVQ Level 3 Installing Electrotechnical Systems',
      school: 'Irwell College',
      start: '2006',
      end: '2010',
    },
    { degree: 'GCSEs, seven at grade C or above', school: 'Heybrook High School', end: '2006' },
  ],
  skills: [
    {
      items: [
        'Three-phase motor control',
        'Variable speed drives',
        'PLC fault finding',
        '18th Edition BS 7671',
        'Inspection and testing',
        'Thermal imaging',
        'Permit to work',
      ],
    },
  ],
  certificates: [
    'C&G 2391 Inspection and Testing',
    '18th Edition (2382-22)',
    'IPAF 3a and 3b',
    'Compex EX01-04 (2021)',
  ],
  headings: {
    summary: 'About me',
    employment: 'Work history',
    education: 'Qualifications',
    skills: 'What I do',
    certificates: 'Tickets',
  },
  dates: { style: 'long', to: ' to ', present: 'now' },
  hidden: ['master electrician high voltage substation nuclear cleared', 'award-winning project director'],
}
