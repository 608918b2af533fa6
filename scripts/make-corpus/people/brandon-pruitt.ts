import type { CorpusPerson } from '../corpus-person.ts'

export const brandonPruitt: CorpusPerson = {
  slug: 'brandon-pruitt',
  language: 'en',
  trade: 'sales',
  name: 'Brandon J. Pruitt',
  headline: 'Territory Sales Manager, flooring and building products',
  emails: ['bpruitt.sales@example.com'],
  phones: ['816.555.0175'],
  place: 'Overland Park, Kansas',
  summary:
    'Territory seller with twelve years calling on contractors, dealers and architects across four Midwestern states. 40,000 miles a year, a notebook that never lies, and quota made in nine years out of ten.',
  employment: [
    {
      title: 'Territory Sales Manager',
      employer: 'Prairie Oak Flooring Co.',
      place: 'Kansas and Missouri',
      start: '2018-03',
      end: 'present',
      details: [
        'Grew the territory from $2.1M to $4.6M by opening 38 dealers and dropping eleven that never reordered.',
        'Finished 2021 and 2023 first of seventeen reps, at 134% and 127% of plan.',
        'Host product knowledge breakfasts for store staff, roughly fifty a year.',
        'Negotiated the sole-source agreement with a regional homebuilder, 900 houses.',
        'Ride along twice a month with dealers’ own reps and share the call notes the same night.',
        'Cut slow-paying accounts from 22 to 6 with a deposit rule that credit now uses nationwide.',
      ],
    },
    {
      title: 'Account Executive',
      employer: 'Midland Roofing Supply',
      place: 'Wichita, KS',
      start: '2014-06',
      end: '2018-02',
      details: [
        'Cold called roofers after hail storms; 212 new accounts, average order $3,400.',
        'Moved the branch from index cards to Salesforce and taught it to six veterans.',
        'Built the spring contractor counter day, 340 visitors, $210,000 in booked orders.',
      ],
    },
    {
      title: 'Inside Sales Representative',
      employer: 'Heartland Fastener Warehouse',
      place: 'Topeka, KS',
      start: '2012-01',
      end: '2014-05',
      details: ['Eighty outbound calls per day, quotes, expediting, collections on slow payers.'],
    },
  ],
  education: [
    {
      degree: 'B.S. Business Administration',
      school: 'Flint Hills State University',
      place: 'Emporia, KS',
      end: '2011-12',
    },
  ],
  skills: [
    {
      items: [
        'Prospecting',
        'Key account negotiation',
        'Salesforce',
        'Pipeline forecasting',
        'Trade shows',
        'Dealer training',
        'Contract pricing',
      ],
    },
  ],
  extras: [
    {
      heading: 'Awards',
      items: ['President’s Circle 2021 and 2023', 'Rookie of the Year, Midland Roofing Supply, 2014'],
    },
    { heading: 'Interests', items: ['Barbecue judging, Little League umpire'] },
  ],
  headings: { summary: 'Summary', employment: 'Sales Record', education: 'Education', skills: 'Strengths' },
  dates: { style: 'short', to: ' - ', present: 'Present' },
  hidden: ['vice president enterprise software sales', 'saas quota crusher one hundred million'],
}
