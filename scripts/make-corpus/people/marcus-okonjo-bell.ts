import type { CorpusPerson } from '../corpus-person.ts'

export const marcusOkonjoBell: CorpusPerson = {
  slug: 'marcus-okonjo-bell',
  language: 'en',
  trade: 'human resources',
  name: 'Marcus Okonjo-Bell',
  printedName: 'Marcus Okonjo-Bell, SHRM-SCP',
  headline: 'HR Business Partner',
  emails: ['marcus.okonjobell@example.net'],
  phones: ['+1 (404) 555-0119'],
  links: ['linkedin.com/in/okonjo-bell-example'],
  place: 'Decatur, Georgia',
  summary:
    'HR business partner to operations and call-center leaders, with a decade in employee relations, hiring and reorganizations. I tell managers what they need to hear before it becomes a claim.',
  employment: [
    {
      title: 'Senior HR Business Partner',
      employer: 'Peachline Insurance Group',
      place: 'Atlanta, GA',
      start: '2019-08',
      end: 'present',
      details: [
        'Partner to three vice presidents and 1,150 employees in claims and customer care.',
        'Voluntary turnover in year-one agents dropped from 47% to 29% after stay interviews and a new shift bid.',
        'Handled about 90 employee relations cases a year; two went to the EEOC, both dismissed.',
        'Ran workforce planning and severance for the merger of two contact centers without missing a WARN notice.',
        'Launched calibration meetings, so that ratings finally differ between teams that perform differently.',
        'Sit on the incident response team for threats and domestic violence at work.',
      ],
    },
    {
      title: 'HR Generalist',
      employer: 'Chattahoochee Beverage Co.',
      place: 'Smyrna, GA',
      start: '2014-10',
      end: '2019-07',
      details: [
        'Recruited line operators and drivers, 130 hires a year, time to fill 24 days.',
        'Rewrote the attendance policy with the union and trained 60 supervisors on it.',
        'Administered FMLA, ADA accommodations and open enrollment in Workday.',
      ],
    },
    {
      title: 'Recruiting Coordinator',
      employer: 'Dogwood Temporary Services',
      place: 'Marietta, GA',
      start: '2012-06',
      end: '2014-09',
      details: ['Phone screens, background checks, I-9 files and orientation classes.'],
    },
  ],
  education: [
    { degree: 'B.A. Psychology', school: 'Oglethorne College', place: 'Atlanta', end: '2012-05' },
    { degree: 'M.S. Human Resource Management', school: 'Kennesaw Ridge University', start: '2015-08', end: '2017-12' },
  ],
  skills: [
    {
      items: [
        'Employee relations',
        'Performance management',
        'Workforce planning',
        'Workday HCM',
        'Compensation reviews',
        'Labor relations',
        'Investigations',
        'Coaching managers',
      ],
    },
  ],
  certificates: ['SHRM-SCP, 2018', 'Georgia mediator registration'],
  headings: {
    summary: 'Summary of Qualifications',
    employment: 'Professional Experience',
    education: 'Education',
    skills: 'Areas of Expertise',
    certificates: 'Credentials',
  },
  dates: { style: 'short', to: ' – ', present: 'Present' },
  hidden: ['hr director total rewards global mobility', 'fortune 100 chief people officer'],
}
