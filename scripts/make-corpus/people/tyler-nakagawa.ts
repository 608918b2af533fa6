import type { CorpusPerson } from '../corpus-person.ts'

export const tylerNakagawa: CorpusPerson = {
  slug: 'tyler-nakagawa',
  language: 'en',
  trade: 'hotel front desk',
  name: 'Tyler Keoni Nakagawa',
  headline: 'Front Desk Supervisor',
  emails: ['tk.nakagawa@plumeriapost.example'],
  phones: ['808-555-0126'],
  place: 'Kailua, Hawaii',
  summary:
    'Front office supervisor from beach resorts and a downtown business tower. Good at lobby lines, late arrivals and the hundredth question about the sunrise hike. Guests remember the leis; managers remember the upsell report.',
  employment: [
    {
      title: 'Front Desk Supervisor',
      employer: 'Naupaka Bay Resort',
      place: 'Waikiki, HI',
      start: '2020-07',
      end: 'present',
      details: [
        'Supervise eight agents and two bell captains across 412 rooms at 91% average occupancy.',
        'Guest satisfaction for arrival experience climbed eleven points after mobile keys and a greeter were added.',
        'Balance cash drawers, approve adjustments up to $500 and run night audit twice a week in Opera PMS.',
        'Walked 37 oversold guests during the regatta with only one complaint to the brand office.',
        'Write the weekly schedule for ten associates and keep labor within two hours of forecast.',
        'Train new agents on passports, deposits and the difference between aloha and hurry.',
      ],
    },
    {
      title: 'Guest Service Agent',
      employer: 'Harborlight Tower Hotel',
      place: 'Honolulu, HI',
      start: '2016-05',
      end: '2020-03',
      details: [
        'Check-in for airline crews and conference blocks, concierge desk on weekends.',
        'Top seller of room upgrades four quarters in a row, $9,200 in the best month.',
        'Closed the night audit alone for eight months after the overnight manager left.',
      ],
    },
    {
      title: 'Valet and Bell Attendant',
      employer: 'Harborlight Tower Hotel',
      place: 'Honolulu, HI',
      start: '2014-06',
      end: '2016-04',
      details: ['Luggage storage, parking for 200 cars, shuttle runs to the airport.'],
    },
  ],
  education: [
    {
      degree: 'Associate in Science, Hospitality and Tourism',
      school: 'Koolau Community College',
      place: 'Kaneohe, HI',
      start: '2013-08',
      end: '2015-12',
    },
  ],
  skills: [
    {
      items: [
        'Opera PMS',
        'Night audit',
        'Guest recovery',
        'Cash handling',
        'Scheduling',
        'Room inventory',
        'Concierge',
        'Upselling',
      ],
    },
  ],
  languages: ['English', 'Japanese (conversational, keigo training)', 'Hawaiian Pidgin'],
  certificates: ['CPR and AED', 'TIPS alcohol service'],
  headings: {
    summary: 'Objective',
    employment: 'Hotel Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certifications',
  },
  dates: { style: 'apostrophe', to: ' – ', present: 'now' },
  hidden: ['general manager luxury hotels preopening expert', 'revenue management certified executive'],
}
