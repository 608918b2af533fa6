import type { CorpusPerson } from '../corpus-person.ts'

export const gwendolynAchterberg: CorpusPerson = {
  slug: 'gwendolyn-achterberg',
  language: 'en',
  trade: 'lawyer',
  name: 'Gwendolyn Achterberg',
  headline: 'Solicitor, commercial property litigation',
  emails: ['g.achterberg@inkandseal.example'],
  phones: ['+44 20 7946 0381'],
  place: 'Bristol BS8',
  summary:
    'Dispute resolution solicitor, nine years qualified, acting for landlords, tenants and lenders in the county court, High Court and First-tier Tribunal. Settles most cases and is not afraid of the ones that do not settle.',
  employment: [
    {
      title: 'Senior Associate',
      employer: 'Pembroke Tallis LLP',
      place: 'Bristol',
      start: '2019-05',
      end: 'present',
      details: [
        'Carry a caseload of 45 matters: lease renewals under the 1954 Act, dilapidations, forfeiture and rights of light.',
        'Acted for a retailer in a £3.8m service charge dispute, settled at mediation for a fifth of the claim.',
        'Drafted pleadings and instructed leading counsel in an appeal reported in 2022.',
        'Supervise two trainees and write the firm’s monthly note on case law.',
        'Advise a pension fund on 120 arrears cases after the moratorium; recovered £2.2m by agreement.',
        'Cost budgets and Part 36 strategy for every file over £50,000.',
      ],
    },
    {
      title: 'Associate Solicitor',
      employer: 'Harcourt Vane Solicitors',
      place: 'Cardiff',
      start: '2015-09',
      end: '2019-04',
      details: [
        'Possession proceedings, injunctions against trespassers and boundary claims for housing associations.',
        'Won 31 of 34 contested hearings conducted without counsel.',
        'Gave quarterly workshops for housing officers on evidence and witness statements.',
      ],
    },
    {
      title: 'Trainee Solicitor',
      employer: 'Harcourt Vane Solicitors',
      place: 'Cardiff',
      start: '2013-09',
      end: '2015-08',
      details: ['Seats in conveyancing, employment, private client and litigation.'],
    },
  ],
  education: [
    { degree: 'Legal Practice Course (Distinction)', school: 'Avon College of Law', start: '2012-09', end: '2013-06' },
    { degree: 'LLB (Hons) Law with German', school: 'University of Severnside', start: '2008-09', end: '2012-06' },
  ],
  skills: [
    {
      items: [
        'Civil Procedure Rules',
        'Drafting pleadings',
        'Mediation advocacy',
        'Landlord and tenant law',
        'Disclosure',
        'Legal research',
        'Client care',
      ],
    },
  ],
  languages: ['English', 'German (C1)', 'Dutch (reading)'],
  certificates: ['Admitted to the Roll, September 2015', 'Solicitor Advocate (civil), 2020'],
  headings: {
    summary: 'Profile',
    employment: 'Legal experience',
    education: 'Education',
    skills: 'Expertise',
    languages: 'Languages',
    certificates: 'Admissions',
  },
  dates: { style: 'long', to: ' – ', present: 'present' },
}
