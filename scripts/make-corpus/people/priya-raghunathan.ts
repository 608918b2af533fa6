import type { CorpusPerson } from '../corpus-person.ts'

/** Three posts at one employer. */
export const priyaRaghunathan: CorpusPerson = {
  slug: 'priya-raghunathan',
  language: 'en',
  trade: 'software engineer',
  name: 'Priya Raghunathan',
  headline: 'Staff Backend Engineer',
  emails: ['priya@raghunathan.example'],
  phones: ['+1 206-555-0164'],
  links: ['github.com/priya-r-example', 'linkedin.com/in/priya-raghunathan-example'],
  place: 'Seattle, WA',
  summary:
    'Backend engineer, ten years, mostly Go and PostgreSQL under real load. I like boring storage, small services with owners, and deleting code that nobody calls.',
  employment: [
    {
      title: 'Staff Software Engineer',
      employer: 'Parcelnest',
      place: 'Seattle, WA',
      start: '2022-04',
      end: 'present',
      details: [
        'Own the order event pipeline: 42k messages per second through Kafka into PostgreSQL, 99.98% on-time delivery last year.',
        'Designed the sharding plan and ran the live migration of 9 TB with eleven minutes of read-only mode.',
        'Set the API review practice that 60 engineers follow; breaking changes fell to zero in two quarters.',
        'Wrote the incident review template; repeat incidents are down by half since.',
        'Interview panel lead for backend hires, 140 interviews, 17 colleagues.',
      ],
    },
    {
      title: 'Senior Software Engineer',
      employer: 'Parcelnest',
      place: 'Seattle, WA',
      start: '2019-02',
      end: '2022-03',
      details: [
        'Rewrote label pricing from a Rails monolith into a Go gRPC service; p99 latency 840 ms to 95 ms.',
        'Led on-call reform: alerts per shift cut from 23 to 4.',
        'Partitioned the shipments table by month and dropped 1.8 TB of dead indexes.',
      ],
    },
    {
      title: 'Software Engineer',
      employer: 'Parcelnest',
      place: 'Seattle, WA',
      start: '2016-08',
      end: '2019-01',
      details: [
        'Carrier integrations for 14 postal APIs, idempotent retries, contract tests against recorded traffic.',
      ],
    },
    {
      title: 'Junior Developer',
      employer: 'Orcabyte Labs',
      place: 'Portland, OR',
      start: '2014-07',
      end: '2016-07',
      details: ['Python and Django back office for a ferry ticketing client; introduced Docker to the team.'],
    },
  ],
  education: [
    {
      degree: 'B.S. Computer Science',
      school: 'Cascadia State University',
      place: 'Bellingham, WA',
      start: '2010-09',
      end: '2014-06',
    },
  ],
  skills: [
    { label: 'Languages', items: ['Go', 'Python', 'SQL', 'Ruby'] },
    { label: 'Data', items: ['PostgreSQL', 'Kafka', 'Redis', 'ClickHouse'] },
    { label: 'Platform', items: ['Kubernetes', 'Terraform', 'AWS', 'gRPC', 'OpenTelemetry'] },
  ],
  extras: [
    {
      heading: 'Open source and talks',
      items: [
        'pgbrake: connection throttling proxy for PostgreSQL, 2.1k stars',
        '“Migrations nobody noticed”, Cascade Systems Meetup 2023',
      ],
    },
  ],
  headings: { summary: 'Summary', employment: 'Experience', education: 'Education', skills: 'Technical Skills' },
  order: ['summary', 'skills', 'employment', 'extras', 'education'],
  dates: { style: 'short', to: ' – ', present: 'Present' },
}
