import type { CorpusPerson } from '../corpus-person.ts'

/** A student: internships, projects, one shop job. */
export const omarCastellan: CorpusPerson = {
  slug: 'omar-castellan',
  language: 'en',
  trade: 'data analyst',
  name: 'Omar Castellan',
  headline: 'Statistics student seeking a data analyst role from June',
  emails: ['omar.castellan@student.riversend.example', 'castellan.omar@example.com'],
  phones: ['+1 613 555 0158'],
  links: ['omarcastellan.example/portfolio'],
  place: 'Ottawa, Ontario',
  summary:
    'Final-year statistics student who has already cleaned messy hospital, transit and retail data for money. Comfortable in R and SQL, careful about denominators, and happiest when a chart settles an argument.',
  education: [
    {
      degree: 'Honours Bachelor of Mathematics, Statistics',
      school: 'Rideau Polytechnic University',
      place: 'Ottawa',
      start: '2021-09',
      end: '2025-05',
      note: 'Expected May 2025; average 86%; thesis on bus bunching',
    },
  ],
  employment: [
    {
      title: 'Data Analyst Co-op',
      employer: 'Gatineau Valley Health Network',
      place: 'Gatineau, QC',
      start: '2024-01',
      end: '2024-08',
      details: [
        'Built a Power BI dashboard of emergency waiting times that 60 managers open every morning.',
        'Traced 4% of missing triage codes to one registration screen and had it fixed.',
        'Forecast weekend admissions with a Poisson regression; error under 9%.',
        'Wrote the handover notes and data dictionary that the next student is still using.',
        'Presented results to the chief nurse; two night shifts were re-staffed.',
      ],
    },
    {
      title: 'Research Assistant',
      employer: 'Rideau Polytechnic University',
      unit: 'Transport Lab',
      place: 'Ottawa',
      start: '2023-05',
      end: '2023-08',
      details: [
        'Joined 80 million fare-card taps with vehicle positions in PostgreSQL and documented every exclusion.',
        'Automated a nightly quality report with R Markdown and cron.',
      ],
    },
    {
      title: 'Sales Associate',
      terms: 'part-time',
      employer: 'Birchbark Outfitters',
      place: 'Kanata',
      start: '2021-10',
      end: '2023-04',
      details: ['Tills, tent advice, inventory counts; spotted a double-scan error worth $2,700.'],
    },
  ],
  skills: [
    { label: 'Analysis', items: ['R', 'SQL', 'Python (pandas)', 'Power BI', 'Survey weighting'] },
    { label: 'Methods', items: ['Regression', 'A/B tests', 'Time series', 'Data cleaning'] },
  ],
  languages: ['English', 'French (B2)', 'Arabic (heritage speaker)'],
  extras: [
    {
      heading: 'Projects',
      items: [
        'Snowplough tracker: scraped city feeds for a winter and mapped which streets wait longest',
        'Second place, Capital Region Datathon 2023, team of three',
      ],
    },
    { heading: 'Volunteering', items: ['Homework club tutor, grades 9 and 10, Overbrook library'] },
  ],
  headings: {
    summary: 'Profile',
    employment: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
  },
  order: ['summary', 'education', 'employment', 'extras', 'skills', 'languages'],
  dates: { style: 'short', to: ' – ', present: 'Present' },
}
