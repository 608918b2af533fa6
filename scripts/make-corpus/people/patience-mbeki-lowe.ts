import type { CorpusPerson } from '../corpus-person.ts'

/** A career changer: bank counter, then social work. */
export const patienceMbekiLowe: CorpusPerson = {
  slug: 'patience-mbeki-lowe',
  language: 'en',
  trade: 'social worker',
  name: 'Patience Mbeki-Lowe',
  headline: 'Children and Families Social Worker',
  emails: ['patience.mbekilowe@openhearth.example'],
  phones: ['+64 21 555 0191'],
  place: 'Palmerston North, New Zealand',
  summary:
    'Registered social worker in child protection and kinship care. Ten years in a bank taught me forms and patience; a foster placement taught me why. I write plainly, visit when I said I would, and keep the child’s words in the file.',
  employment: [
    {
      title: 'Senior Social Worker',
      employer: 'Tararua Whānau Services',
      place: 'Palmerston North',
      start: '2019-03',
      end: 'present',
      details: [
        'Hold 17 families, most with care and protection orders; prepare court reports and give evidence.',
        'Facilitated 48 family group conferences, 39 of which agreed on a plan without the judge.',
        'Set up a kinship carers’ evening that now draws thirty grandparents a month.',
        'Supervise two newly registered colleagues fortnightly.',
        'Represent the agency on the district strengthening families panel.',
      ],
    },
    {
      title: 'Social Worker',
      employer: 'Rangitikei Child and Youth Trust',
      place: 'Feilding',
      start: '2016-02',
      end: '2019-02',
      details: [
        'Risk assessments after reports of concern, safety planning with police and schools.',
        'Returned eleven siblings home safely; no re-notification within the year for nine of them.',
        'Ran a Saturday group for young fathers with the local rugby club.',
      ],
    },
    {
      title: 'Customer Consultant',
      employer: 'Southern Cross Savings Bank',
      place: 'Whanganui',
      start: '2003-06',
      end: '2013-01',
      details: ['Counter, lending applications, hardship cases and branch cash.'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Social Work',
      school: 'Manawatū Institute of Applied Studies',
      start: '2012-02',
      end: '2015-11',
      note: 'Field placements in a hospital ward and a women’s refuge',
    },
  ],
  skills: [
    {
      items: [
        'Child protection assessment',
        'Court reports',
        'Family group conferencing',
        'Trauma-informed practice',
        'Case recording',
        'Cultural supervision',
        'Multi-agency work',
      ],
    },
  ],
  languages: ['English', 'isiXhosa', 'Te reo Māori (level 3)'],
  certificates: ['Registered with the Social Workers Board since 2016', 'Full driver licence'],
  extras: [{ heading: 'Referees', items: ['Available from Tararua Whānau Services after interview'] }],
  headings: {
    summary: 'Kia ora',
    employment: 'Practice history',
    education: 'Qualifications',
    skills: 'Practice strengths',
    languages: 'Languages',
    certificates: 'Registration',
  },
  dates: { style: 'long', to: ' – ', present: 'present' },
}
