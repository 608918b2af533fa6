import type { CorpusPerson } from '../corpus-person.ts'

/** Prints a referee's e-mail address beside her own. */
export const bronwenPritchard: CorpusPerson = {
  slug: 'bronwen-pritchard',
  language: 'en',
  trade: 'primary teacher',
  name: 'Bronwen Pritchard',
  headline: 'Primary School Teacher, Key Stage 2',
  emails: ['b.pritchard@chalkdust.example'],
  phones: ['07700 900271'],
  place: 'Pontypridd, Rhondda Cynon Taf',
  summary:
    'Primary teacher with nine years in Years 3 to 6, mathematics lead in a two-form-entry school and bilingual in Welsh and English. I plan for the child who finished ten minutes ago as carefully as for the one who has not yet begun.',
  employment: [
    {
      title: 'Class Teacher and Mathematics Lead',
      employer: 'Ysgol Gynradd Craig-y-Nos',
      place: 'Pontypridd',
      start: '2019-09',
      end: 'present',
      details: [
        'Teach a mixed-ability Year 5 class of 29, seven of them with individual development plans.',
        'Introduced daily fluency sessions and manipulatives; pupils at expected level in numeracy rose from 68% to 84% in two years.',
        'Coach four colleagues through lesson study and lead moderation of written work across the cluster.',
        'Run the parents’ maths café each half term, attended by about 40 families.',
      ],
    },
    {
      title: 'Year 3 Teacher',
      employer: 'Glyncoch Community Primary',
      place: 'Pontypridd',
      start: '2016-09',
      end: '2019-08',
      details: [
        'Phonics catch-up groups with every child below age 7 reading level; 11 of 13 caught up within the year.',
        'Organised the residential at Storey Arms and the eco council.',
      ],
    },
    {
      title: 'Newly Qualified Teacher, Year 4',
      employer: 'St Teilo’s Church in Wales Primary',
      place: 'Caerphilly',
      start: '2015-09',
      end: '2016-08',
      details: ['Completed induction; taught all subjects and started the coding club.'],
    },
  ],
  education: [
    { degree: 'PGCE Primary with QTS', school: 'University of Glamorgan Vale', start: '2014-09', end: '2015-06' },
    {
      degree: 'BA (Hons) English Literature',
      school: 'Aberdyfi University',
      start: '2011-09',
      end: '2014-06',
      note: '2:1',
    },
  ],
  skills: [
    {
      items: [
        'Curriculum planning',
        'Mathematics mastery',
        'Phonics',
        'Behaviour support',
        'Additional learning needs',
        'Assessment for learning',
        'Safeguarding',
        'Working with parents',
      ],
    },
  ],
  languages: ['Welsh (fluent)', 'English (first language)'],
  certificates: ['Enhanced DBS, update service', 'Paediatric first aid, 2024', 'NPQ Leading Teaching'],
  extras: [
    {
      heading: 'Referees',
      items: [
        'Mrs Carys Llewellyn-Hughes, Headteacher, Ysgol Gynradd Craig-y-Nos: head@craigynos.example, 029 2018 0921',
      ],
    },
  ],
  headings: {
    summary: 'Personal statement',
    employment: 'Teaching experience',
    education: 'Education and training',
    skills: 'Classroom strengths',
    languages: 'Languages',
    certificates: 'Safeguarding and CPD',
  },
  dates: { style: 'long', to: ' – ', present: 'present' },
  otherEmails: ['head@craigynos.example'],
}
