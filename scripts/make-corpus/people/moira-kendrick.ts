import type { CorpusPerson } from '../corpus-person.ts'

export const moiraKendrick: CorpusPerson = {
  slug: 'moira-kendrick',
  language: 'en',
  trade: 'nursing',
  name: 'Moira Kendrick',
  headline: 'Senior Staff Nurse, Adult Intensive Care (Band 6)',
  emails: ['moira.kendrick@wardpost.example'],
  phones: ['+44 7700 900142'],
  place: 'Sunderland, Tyne and Wear',
  personal: ['NMC PIN held since 2012'],
  summary:
    'Intensive care nurse with twelve years at the bedside, the last seven looking after ventilated and filtered patients on an eighteen-bed general unit. Known on the unit for calm admissions at four in the morning and for students who ask to come back.',
  employment: [
    {
      title: 'Senior Staff Nurse',
      employer: 'Wearmouth Royal Infirmary',
      place: 'Sunderland',
      start: '2017-09',
      end: 'present',
      details: [
        'Take charge of nine beds and eleven nurses on nights; allocate staff by acuity and hold the bleep for outreach calls.',
        'Run continuous veno-venous haemofiltration with citrate, balance vasopressors against invasive pressures and wean tracheostomies with the physiotherapists.',
        'Led the pressure damage project: category 2 sores in proned patients fell from 14 a quarter to 3.',
        'Wrote the family diary scheme that 212 relatives have used since 2021.',
      ],
    },
    {
      title: 'Staff Nurse, Critical Care',
      employer: 'Cleadon Park Hospitals Trust',
      place: 'South Shields',
      start: '2014-02',
      end: '2017-08',
      details: [
        'Nursed level 2 and 3 patients after emergency laparotomy, sepsis and out-of-hospital arrest.',
        'Passed the critical care competency steps 1 to 3 a year early and became link nurse for blood transfusion.',
        'Transferred 40 intubated patients by road with the retrieval team.',
      ],
    },
    {
      title: 'Registered Nurse',
      employer: 'Cleadon Park Hospitals Trust',
      place: 'South Shields',
      start: '2012-10',
      end: '2014-01',
      details: ['Respiratory ward of 28: non-invasive ventilation, chest drains, palliative discharge planning.'],
    },
  ],
  education: [
    {
      degree: 'PgCert Critical Care Nursing',
      school: 'University of Wearside',
      start: '2018-01',
      end: '2019-06',
    },
    {
      degree: 'BSc (Hons) Adult Nursing',
      school: 'Tynebridge University',
      start: '2009-09',
      end: '2012-08',
      note: 'Second class, upper division',
    },
  ],
  skills: [
    {
      items: [
        'Mechanical ventilation',
        'Haemofiltration (CVVH)',
        'Arterial and central lines',
        'Sedation holds',
        'Shift coordination',
        'Mentoring students',
        'Datix reporting',
      ],
    },
  ],
  languages: ['English (first language)', 'British Sign Language, level 2'],
  certificates: ['Advanced Life Support (2024)', 'Practice Assessor', 'Intermediate ECG interpretation'],
  headings: {
    summary: 'Profile',
    employment: 'Clinical experience',
    education: 'Education',
    skills: 'Key skills',
    languages: 'Languages',
    certificates: 'Training',
  },
  dates: { style: 'short', to: ' – ', present: 'Present' },
}
