import type { CorpusPerson } from '../corpus-person.ts'

/** A functional resume: strengths first, posts as a short list, a gap of three years. */
export const doreenAbernathy: CorpusPerson = {
  slug: 'doreen-abernathy',
  language: 'en',
  trade: 'bus driver',
  name: 'Doreen Abernathy',
  headline: 'Bus and coach driver (Class 2, passenger endorsement)',
  emails: ['doreen.abernathy@example.org'],
  phones: ['+1 902 555 0144'],
  place: 'Dartmouth, Nova Scotia',
  summary:
    'Professional driver with sixteen winters on city and school routes and not one chargeable collision. Away from the wheel from 2017 to 2020 to care for my father. Friendly, punctual, unbothered by snow.',
  extras: [
    {
      heading: 'Driving and vehicle care',
      items: [
        '1.1 million accident-free kilometres in 40-foot, articulated and school vehicles.',
        'Circle checks before each run; reported a cracked kingpin in 2014 that grounded nine sister vehicles.',
        'Kept the Portland Hills loop at 94% on time through the bridge works.',
      ],
    },
    {
      heading: 'Passengers',
      items: [
        'Lower ramps, secure wheelchairs and speak to the rider, never over them.',
        'De-escalation training; two commendations from riders, one from the police.',
        'Route mentor to fourteen trainees, all of whom passed the road test.',
      ],
    },
    {
      heading: 'Paperwork',
      items: ['Hours-of-service logs, fare box reconciliation, incident reports that stand up in court.'],
    },
  ],
  employment: [
    {
      title: 'School Bus Driver',
      employer: 'Eastern Passage Student Transit',
      place: 'Dartmouth, NS',
      start: '2020',
      end: 'present',
      details: [
        'Two routes daily, 61 children, sports trips at weekends.',
        'Evacuation drills with the children each term; wrote the cold-weather checklist now taped in all 34 buses.',
      ],
    },
    {
      title: 'Transit Operator',
      employer: 'Chebucto Regional Transit',
      place: 'Halifax, NS',
      start: '2008',
      end: '2017',
      details: [
        'All garages, all shifts; relief controller from 2013.',
        'Trained on the first battery-electric vehicles and wrote range notes for the hill routes.',
      ],
    },
    {
      title: 'Delivery Driver',
      employer: 'Lunenburg Linen Supply',
      place: 'Bridgewater, NS',
      start: '2004',
      end: '2008',
      details: ['Five-tonne truck, hospital and hotel linen.'],
    },
  ],
  education: [{ degree: 'High school diploma', school: 'Musquodoboit Rural High', end: '2003' }],
  skills: [
    { items: ['Defensive driving', 'Wheelchair securement', 'Air brakes', 'Customer service', 'Route knowledge'] },
  ],
  certificates: ['Class 2 licence with air brake endorsement', 'Standard first aid 2024', 'Vulnerable sector check'],
  headings: {
    summary: 'Summary',
    employment: 'Where I worked',
    education: 'Education',
    skills: 'Also',
    certificates: 'Licence and checks',
  },
  order: ['summary', 'extras', 'certificates', 'employment', 'education', 'skills'],
  dates: { style: 'long', to: '-', present: 'now' },
}
