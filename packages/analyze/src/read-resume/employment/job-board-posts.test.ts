import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'sentences that tell nothing but a post, whatever its words',
    `EXPERIENCE
Working as Web Designing in Quarnlight Labs from May 2019 to June 2021
Worked with The Bluefen Courier as QA from March 2016 to April 2019.
Worked as Test Lead in Tarnworth Softech (P) Ltd, Pune from January 2013 to February 2016.`,
    [
      'Web Designing @ Quarnlight Labs 2019-2021',
      'QA @ The Bluefen Courier 2016-2019',
      'Test Lead @ Tarnworth Softech (P) Ltd 2013-2016',
    ],
  ],
  [
    'what a sentence says of a subject, of customers and of a town names no employer',
    `EXPERIENCE
Worked as Lecturer in Hydrology in Merrow College from May 2014 to June 2016.
Working as Developer in SAP ABAP from 2012 to 2014
Worked with customers as needed from 2010 to 2012.
Served as Teacher in Leeds from 2008 to 2009
Worked as Clerk at Tarn Foods from 2004 to 2006`,
    ['Lecturer in Hydrology @ Merrow College 2014-2016', 'Clerk @ Tarn Foods 2004-2006'],
  ],
  [
    'a labelled title between the name of the employer and the dates',
    `EXPERIENCE

City of Tarn, Denver, CO
Role: Operations
2018 to 2020

Quarnlight, Austin, TX
Role: Warehouse Supervisor
2014 to 2016`,
    ['Operations @ City of Tarn 2018-2020', 'Warehouse Supervisor @ Quarnlight 2014-2016'],
  ],
  [
    'the same below the dates',
    `EXPERIENCE

2018 to 2020
City of Tarn, Denver, CO
Role: Operations

2014 to 2016
Quarnlight, Austin, TX
Role: Warehouse Supervisor`,
    ['Operations @ City of Tarn 2018-2020', 'Warehouse Supervisor @ Quarnlight 2014-2016'],
  ],
  [
    'an unknown name before its town, below titles of unknown words',
    `WORK EXPERIENCE

System Administration
Quarnlight  -  Leeds
April 2018 to May 2020

Customer Service
Bluefen  -  Austin, TX
March 2014 to April 2018

Consultant
Merrow for Tarn Bank  -  Leeds
January 2010 to March 2014`,
    [
      'System Administration @ Quarnlight 2018-2020',
      'Customer Service @ Bluefen 2014-2018',
      'Consultant @ Merrow for Tarn Bank 2010-2014',
    ],
  ],
  [
    'an administrator of databases, whose short form is none of a firm',
    `WORK EXPERIENCE

Sr. Oracle DBA
Quarnlight Systems
May 2014 to October 2016

Line Cook
Bluefen Lodge
March 2010 to August 2012`,
    ['Sr. Oracle DBA @ Quarnlight Systems 2014-2016', 'Line Cook @ Bluefen Lodge 2010-2012'],
  ],
  [
    'projects in labels below posts that no label names are none',
    `WORK EXPERIENCE

Senior Engineer
Quarnlight Systems
May 2014 to October 2016
Client: Norvale Bank
Role: Developer
Duration: 6 months

Test Lead
Bluefen Labs
March 2010 to August 2012
Role: Tester
Team size: 10 (Manager, Analyst, Architect, DBA)`,
    ['Senior Engineer @ Quarnlight Systems 2014-2016', 'Test Lead @ Bluefen Labs 2010-2012'],
  ],
  [
    'projects below a post whose title nobody knows, where another has a known one',
    `WORK EXPERIENCE

Sr. Oracle DBA
Quarnlight Systems - Pune, Maharashtra
May 2018 to Present
Client: Norvale Bank
Role: Developer

System Administration
Bluefen - Leeds
January 2014 to April 2018`,
    ['Sr. Oracle DBA @ Quarnlight Systems 2018-now', 'System Administration @ Bluefen 2014-2018'],
  ],
  [
    'the same labels are posts where they tell when each was held',
    `WORK EXPERIENCE

Client: Norvale Bank
Role: Developer
Duration: May 2014 to October 2016

Client: Bluefen Labs
Role: Tester
Duration: March 2010 to August 2012`,
    ['Developer @ Norvale Bank 2014-2016', 'Tester @ Bluefen Labs 2010-2012'],
  ],
  [
    'the length of time at an employer above its roles, until the next post names its own',
    `EXPERIENCE

Bluefen
Full-time · 7 yrs 6 mos
Head of Owls
March 2019 - August 2021 · 2 yrs 6 mos
Greater Chicago Area
- Cut waste by a fifth within one year
Line Cook
May 2016 - October 2018 · 2 yrs 6 mos
San Francisco Bay Area

Warehouse Supervisor
Quarnlight Systems · Full-time
April 2013 - September 2015 · 2 yrs 6 mos
Mumbai`,
    [
      'Head of Owls @ Bluefen 2019-2021',
      'Line Cook @ Bluefen 2016-2018',
      'Warehouse Supervisor @ Quarnlight Systems 2013-2015',
    ],
  ],
  [
    'how long a post was held, below its dates, heads no roles',
    `EXPERIENCE

Head Cook
Bluefen Lodge
2016 - 2021
5 years

Line Cook
Quarnlight Inn
2012 - 2016
4 years`,
    ['Head Cook @ Bluefen Lodge 2016-2021', 'Line Cook @ Quarnlight Inn 2012-2016'],
  ],
  [
    'the same span beside an employer and beside the only role there',
    `EXPERIENCE

Bluefen\t2019 - 2021
Registered Nurse\t2019 - 2021

Quarnlight\t2014 - 2018
Test Lead\t2014 - 2018`,
    ['Registered Nurse @ Bluefen 2019-2021', 'Test Lead @ Quarnlight 2014-2018'],
  ],
  [
    'roles one below the other, above their employer',
    `EXPERIENCE

Kitchen Manager\t2019 - 2021
Line Cook\t2016 - 2019
Bluefen Lodge, Leeds

Warehouse Supervisor\t2013 - 2015
Quarnlight Systems, Mumbai`,
    [
      'Kitchen Manager @ Bluefen Lodge 2019-2021',
      'Line Cook @ Bluefen Lodge 2016-2019',
      'Warehouse Supervisor @ Quarnlight Systems 2013-2015',
    ],
  ],
  [
    'a title above labels for the others, where most have a label for it, too',
    `EXPERIENCE
Company Name
Bluefen Lodge
Total Duration
5 yrs
Title
Kitchen Manager
Dates Employed
May 2019 - May 2021
Title
Line Cook
Dates Employed
May 2016 - May 2019

Warehouse Supervisor
Company Name
Quarnlight Systems
Dates Employed
May 2013 - May 2015`,
    [
      'Kitchen Manager @ Bluefen Lodge 2019-2021',
      'Line Cook @ Bluefen Lodge 2016-2019',
      'Warehouse Supervisor @ Quarnlight Systems 2013-2015',
    ],
  ],
  [
    'the present post at the head of a profile, told again with its dates',
    `Experience	8 years
Previous	Quality Analyst
Bluefen Calls Inc.
Nationality	Philippines
Experience
Oct 2020 - Present	Quality Analyst
(4 years 1 month)	Bluefen Calls Inc. | National Capital Reg, Philippines
Jul 2018 - Sep 2020	Subject Matter Expert
(2 years 3 months)	Bluefen Calls Inc. | National Capital Reg, Philippines
Nov 2016 - Jun 2018	Customer Service Representative
(1 year 8 months)	Quarnlight | Quezon City, Philippines`,
    [
      'Quality Analyst @ Bluefen Calls Inc. 2020-now',
      'Subject Matter Expert @ Bluefen Calls Inc. 2018-2020',
      'Customer Service Representative @ Quarnlight 2016-2018',
    ],
  ],
  [
    'a title alone above the same with its firm, and the skills with how long each was used',
    `Education Details
January 2012 to January 2016 BE Civil Engineering   Tarn University
Civil Engineer

Civil Engineer - Quarn Infrastructure
Skill Details
AUTOCAD- Exprience - 24 months
ESTIMATION- Exprience - 12 monthsCompany Details
company - Quarn Infrastructure
description - Site execution of a residential project G+12, billing of contractors.`,
    ['Civil Engineer @ Quarn Infrastructure -'],
  ],
])('posts as job boards and their users write them: %s', (_, text, expected) =>
  expect(postsTold(text)).toEqual(expected),
)
