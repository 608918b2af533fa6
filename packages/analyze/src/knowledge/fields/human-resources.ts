/** Human resources, recruitment and people operations: skills and job titles. */
export const humanResources = `
# skills
Human resources; =HR; HR management; human resources management; human resource management; HRM | knowledge
HR administration; human resources administration; HR admin; personnel administration; HR support | duty | < human resources ~ Personnel files
HR operations; people operations; human resources operations | duty | < human resources
HR strategy; people strategy; strategic HR; HR strategic planning | duty | < human resources
HR business partnering; HR partnering; partnering with line managers | duty | < human resources
Generalist HR; full-cycle HR | duty | < human resources
HR policies; HR policy development; people policies; HR procedures | duty | < human resources
Employee handbook; staff handbook; writing employee handbooks | duty | < human resources
Personnel files; employee records; maintaining employee records; personnel records; employee files; HR records management | duty | < human resources
HR reporting; HR reports; HR metrics; headcount reporting; workforce reporting | duty | < human resources
HR compliance; labour law compliance; employment compliance; HR legal compliance | duty | < human resources
HR audits; HR auditing; I-9 audits | duty | < human resources
HR projects; HR project management | duty | < human resources
HR shared services; HR service delivery; HR service centre; HR helpdesk | duty | < human resources
HR letters; employment letters; reference letters; HR correspondence | duty | < human resources
HR transformation; HR digitalisation; HR process improvement | duty | < human resources
Recruitment; recruiting; hiring; staff recruitment; recruiting staff; recruitment process; hiring staff | duty
Talent acquisition; acquiring talent; talent attraction | duty | ~ recruitment
Full-cycle recruitment; end-to-end recruitment; full life cycle recruiting; 360 recruitment; full recruitment cycle; full-cycle recruiting; 360-degree recruitment | technique | < recruitment
Candidate sourcing; sourcing candidates; talent sourcing; sourcing talent; resume sourcing | technique | < recruitment
Boolean search; X-ray search; Boolean search strings; Boolean searches | technique | < recruitment
Headhunting; head hunting; headhunting candidates | technique | < recruitment
Executive search; executive recruitment; senior-level recruitment | technique | < recruitment
Technical recruitment; IT recruitment; technical recruiting; tech recruitment; IT recruiting; US IT recruitment | technique | < recruitment
High-volume recruitment; volume recruitment; mass hiring; bulk hiring; volume hiring; mass recruitment | technique | < recruitment
Campus recruitment; graduate recruitment; university recruiting; campus hiring; university relations; early careers recruitment | technique | < recruitment
Temporary staffing; temp recruitment; temporary recruitment; contract staffing; contract recruitment | technique | < recruitment
Permanent recruitment; permanent placement | technique | < recruitment
Healthcare recruitment; nurse recruitment; healthcare staffing | technique | < recruitment
International recruitment; overseas recruitment; global recruitment | technique | < recruitment
Blue-collar recruitment; industrial recruitment; driver recruitment | technique | < recruitment
Recruitment process outsourcing; RPO | technique | < recruitment
Non-technical recruitment; non-IT recruitment | technique | < recruitment
Diversity hiring; inclusive hiring; diversity recruitment; inclusive recruitment | technique | < recruitment
Internal mobility; internal recruitment; internal job postings | technique | < recruitment
Employee referral programmes; employee referrals; referral programmes; employee referral programs | technique | < recruitment
Job advertising; job postings; posting job adverts; job ads; writing job adverts; advertising vacancies; posting jobs | duty
Job descriptions; writing job descriptions; job description writing; preparing job descriptions; role profiles | duty
Resume screening; CV screening; screening CVs; screening resumes; resume review; shortlisting candidates; shortlisting; candidate screening; screening candidates | duty
Interviewing; conducting interviews; interviewing candidates; candidate interviews; job interviews | duty
Telephone screening; phone screening; phone screens; telephone interviews; phone interviews | duty
Competency-based interviewing; competency-based interviews; behavioural interviewing; structured interviews; behavioral interviewing; STAR interviews | duty
Interview scheduling; scheduling interviews; interview coordination; coordinating interviews; arranging interviews | duty
Candidate assessment; assessment centres; assessment centers; selection methods; employee selection; candidate evaluation | duty
SHL assessments; Hogan assessments; personality profiling | duty
Candidate experience; candidate management; candidate care; candidate relationship management; candidate engagement | duty
Offer negotiation; job offers; extending job offers; offer management; salary negotiations | duty
Offer letters; contracts of employment; employment contracts; issuing contracts; drafting employment contracts; preparing employment contracts | duty
Background checks; reference checks; pre-employment checks; employment verification; background screening; pre-employment screening; reference checking; background verification | duty
Right to work checks; visa sponsorship; work permits; Certificate of Sponsorship; sponsor licence management; work visas; visa processing | duty
I-9 verification; E-Verify; Form I-9; I-9 compliance; I-9s | duty
DBS processing; drug screening coordination; processing DBS checks | duty
Global mobility; expatriate management; international assignments; employee relocation; expatriate administration | duty
Recruitment metrics; time to hire; cost per hire; recruitment analytics; recruitment reporting; quality of hire; recruitment KPIs | duty
Recruitment budgets; agency spend management; recruitment agency management; preferred supplier lists; managing recruitment agencies; vendor managed service; MSP and VMS | duty
Workforce planning; manpower planning; headcount planning; strategic workforce planning; resource planning; HR planning; staffing plans | duty
Employer branding; employer brand; employer value proposition; EVP; recruitment marketing | duty
Job fairs; career fairs; recruitment events; hiring events; careers fairs; recruitment fairs | duty
Talent pipelines; talent pools; candidate pipelines; talent mapping; market mapping; building talent pipelines | duty
Taking job briefs; job briefs; hiring manager intake; intake meetings; working with hiring managers | duty
Candidate placement; placing candidates; job matching; candidate matching; matching candidates to jobs | duty
Onboarding; employee onboarding; staff onboarding; onboarding new hires; new employee onboarding; new hire onboarding; onboarding process | duty | ~ Induction, Offboarding, Probation reviews
Induction; staff induction; employee induction; new starter inductions; new employee orientation; new hire orientation; employee orientation | duty | ~ Offboarding, Probation reviews, Employee lifecycle
Offboarding; exit interviews; exit process; leavers process; employee exit; full and final settlement; exit formalities; employee offboarding | duty | ~ Probation reviews, Employee lifecycle, Onboarding
Probation reviews; probation management; probationary reviews | duty | ~ Employee lifecycle, Onboarding, Induction
Employee lifecycle; employee life cycle management; hire to retire; employee lifecycle management | duty | ~ Onboarding, Induction, Offboarding
Employee relations; ER cases; employee relations cases; staff relations; ER casework; managing employee relations | duty | < human resources
Industrial relations; labour relations; labor relations; trade union relations; union negotiations; trade unions; works council; union relations | duty | < human resources
Collective bargaining; collective agreements; collective bargaining agreements; CBA negotiation; union contracts | duty | < human resources
Grievance handling; grievances; grievance procedures; employee grievances; grievance management; handling grievances; grievance investigations | duty | < human resources
Disciplinary procedures; disciplinary hearings; disciplinaries; disciplinary process; disciplinary investigations; disciplinary and grievance; disciplinary actions; progressive discipline | duty | < human resources
Workplace investigations; HR investigations; employee investigations; internal investigations | duty | < human resources
Absence management; sickness absence management; attendance management; managing absence; absenteeism; absence monitoring; sickness absence | duty | < human resources
Performance improvement plans; =PIPs; capability procedures; managing underperformance | duty | < human resources
Redundancy; redundancies; restructures; redundancy consultation; downsizing; retrenchment; redundancy process | duty | < human resources
Employee terminations; dismissals; settlement agreements; terminations; employee separations | duty | < human resources
Employment tribunals; ACAS early conciliation; EEOC charges; EEOC responses; unemployment claims; employment tribunal claims | duty | < human resources
Workplace mediation; conflict mediation; employee conflict resolution | duty | < human resources
Flexible working; flexible working requests; family leave; hybrid working policy | duty | < human resources
Maternity leave administration; parental leave | duty | < human resources
Health and wellbeing programmes; employee wellbeing; wellness programmes; wellbeing initiatives; employee wellness; wellness programs; wellbeing programmes | duty | < human resources
Employee assistance programme; employee assistance programs | duty | < human resources
POSH compliance; prevention of sexual harassment; anti-harassment training; POSH; sexual harassment prevention | duty | < human resources
Occupational health referrals; reasonable adjustments; ADA accommodations; return-to-work interviews; workplace accommodations | duty | < human resources
HR counselling; employee counselling; advising managers; advising line managers; HR advice; coaching managers; manager coaching; providing HR advice | duty | < human resources
Employment law; UK employment law; labour law; labor law; employment legislation; employment regulations | knowledge | ~ FMLA, Leave administration, FLSA
FMLA; Family and Medical Leave Act; FMLA administration; leave of absence; LOA | knowledge | ~ Leave administration, FLSA, Equal employment opportunity
Leave administration; leave management; leaves of absence | knowledge | ~ FLSA, Equal employment opportunity, Affirmative action
FLSA; Fair Labor Standards Act; wage and hour; overtime rules; wage and hour law | knowledge | ~ Equal employment opportunity, Affirmative action, ADA compliance
Equal employment opportunity; EEO; EEOC; Title VII; EEO-1; AAP; OFCCP | knowledge | ~ Affirmative action, ADA compliance, COBRA
Affirmative action; affirmative action plans | knowledge | ~ ADA compliance, COBRA, Workers' compensation administration
ADA compliance; EEO compliance; Americans with Disabilities Act; ADAAA | knowledge | ~ COBRA, Workers' compensation administration, Equality Act 2010
COBRA; COBRA administration | knowledge | ~ Workers' compensation administration, Equality Act 2010, Working Time Regulations
Workers' compensation administration; OSHA logs; OSHA 300; injury claims administration | knowledge | ~ Equality Act 2010, Working Time Regulations, Shops and Establishments Act
Equality Act 2010; discrimination law; equal pay; gender pay gap reporting; equality legislation; gender pay reporting | knowledge | ~ Working Time Regulations, Shops and Establishments Act, IR35
Working Time Regulations; National Minimum Wage; working time directive; zero-hours contracts | knowledge | ~ Shops and Establishments Act, IR35, Employment law
Shops and Establishments Act; Factories Act; statutory HR compliance; UAE labour law; Saudi labour law; Industrial Disputes Act; Qiwa; GOSI; MOHRE | knowledge | ~ IR35, Employment law, FMLA
IR35; contractor compliance; contractor management; off-payroll working; umbrella companies | knowledge | ~ Employment law, FMLA, Leave administration
Performance management; employee performance management; managing performance; staff performance management; performance management systems | duty | < human resources ~ Performance reviews, Goal setting, 360-degree feedback
Goal setting; objective setting; SMART objectives; setting objectives; SMART goals | duty | < human resources ~ 360-degree feedback, Balanced scorecard, Competency frameworks
360-degree feedback; 360 feedback; multi-rater feedback | duty | < human resources ~ Balanced scorecard, Competency frameworks, Talent management
Balanced scorecard; KRA setting; KRAs; KPI design for employees; KRA and KPI | duty | < human resources ~ Competency frameworks, Talent management, Succession planning, KPI development
Competency frameworks; competency models; competency mapping; capability frameworks; competency modelling; skills matrices | duty | < human resources ~ Talent management, Succession planning, Performance management
Talent management; talent reviews; nine-box grid; high-potential programmes; 9-box; talent development; HiPo programmes | duty | < human resources ~ Succession planning, Performance management, Performance reviews
Succession planning; succession plans; career pathing; career planning; career development frameworks | duty | < human resources ~ Performance management, Performance reviews, Goal setting
Learning and development; =L&D; learning & development; training and development; staff development; training & development; employee development; people development; training employees; workforce development | duty
Leadership development; management development; leadership training; leadership programmes; manager training; leadership development programs; management training; supervisory training; leadership coaching | duty | ~ Leadership
Training coordination; training administration; organising training; training calendars; coordinating training; training logistics; training records; scheduling training | duty
Coaching; employee coaching; coaching staff; coaching employees | duty
Executive coaching | duty
Performance coaching | duty
Mentoring; coaching and mentoring; mentoring staff; mentorship; mentoring programmes; mentoring colleagues; mentoring junior staff; mentoring team members | duty | ~ Leadership
Team building; teambuilding; team building activities; team-building events; building teams; team development | duty | ~ Team management
Soft skills training; communication skills training | duty
Apprenticeship programmes; graduate programmes; apprenticeship levy; early careers programmes; graduate schemes | duty
Internship programmes; internship programs | duty
MBTI; Myers-Briggs; MBTI practitioner | duty
DISC; DISC profiling | duty
Insights Discovery | duty
Belbin | duty
CliftonStrengths | duty
Neuro-linguistic programming; NLP practitioner; NLP coaching | duty
Action learning; Lego Serious Play; design thinking workshops | duty
Facilitation; facilitation skills; meeting facilitation | duty | ~ Workshop facilitation
Organisational development; organizational development; organisation development; OD interventions | duty | < human resources
Organisational design; organization design; org design; job design; organisational structure; organisation charts; organization structure; organisation design; org charts | duty | < human resources
Change management; managing change; organisational change; organizational change; change management programmes; change leadership; leading change; change initiatives; culture change | duty | < human resources
ADKAR; Kotter; Kotter's 8 steps | duty | < human resources, Change management
Culture building; company culture; organisational culture; culture and values; workplace culture; culture transformation; organizational culture | duty | < human resources
Employee engagement; staff engagement; engagement initiatives; engagement surveys; employee engagement surveys; employee satisfaction surveys; pulse surveys; staff motivation; employee motivation; engagement programmes; employee engagement activities; motivating staff; employee experience | duty | < human resources
Recognition programmes; reward and recognition; employee recognition; rewards and recognition; R&R programmes; employee recognition programs | duty | < human resources
Employee retention; staff retention; retention programmes; attrition management; turnover reduction; attrition analysis; reducing turnover; attrition control | duty | < human resources
Diversity and inclusion; D&I; diversity, equity and inclusion; DEI; DE&I; EDI; equality, diversity and inclusion; diversity & inclusion; equality and diversity; inclusion initiatives; diversity equity and inclusion; equal opportunities; unconscious bias training; equity and inclusion | duty | < human resources
Employee events; staff events; company events; office events; staff welfare activities; employee activities; staff parties | duty | < human resources
Internal surveys | duty | < human resources
Glint | duty | < human resources
Culture Amp | duty | < human resources
Peakon | duty | < human resources
Job evaluation; job grading; job levelling; Hay job evaluation; job analysis; grading structures; job architecture | duty | < human resources
People analytics; HR analytics; workforce analytics; HR data analysis; HR dashboards; turnover analysis; HR data analytics | duty | < human resources
Compensation and benefits; C&B; comp and ben; compensation & benefits; total rewards; reward management; compensation management; rewards management | duty | < human resources
Salary benchmarking; pay benchmarking; compensation surveys; salary surveys; Mercer surveys; pay surveys; =Radford; compensation benchmarking; Willis Towers Watson surveys | duty | < human resources
Salary structures; pay structures; pay scales; salary reviews; annual pay review; merit increases; pay grades; annual salary review; merit cycle; compensation planning; salary administration | duty | < human resources
Employee benefits; benefits administration; benefits management; benefit plans; employee benefits administration; managing benefits; benefit administration | duty | < human resources
Open enrolment; benefits enrollment; open enrollment; benefits enrolment | duty | < human resources
Incentive plans; bonus schemes; bonus administration; incentive design; bonus plans; short-term incentives; variable pay; long-term incentive plans; share plans | duty | < human resources
Executive compensation; equity compensation; LTIP; share schemes; remuneration committee | duty | < human resources
Stock options administration | duty | < human resources
Payroll input; payroll liaison; payroll data; payroll changes; payroll coordination; preparing payroll data; payroll support | duty | < human resources
Time and attendance systems; staff rostering; creating rotas; work schedules; preparing work schedules | duty | < human resources
Annual leave administration; leave records; annual leave management | duty | < human resources
Benefits broker management; roster management; group insurance administration; medical insurance administration | duty | < human resources
401(k) administration; pension scheme administration; retirement plan administration; EPF administration; provident fund administration | duty | < human resources
Flexible benefits; salary sacrifice; relocation packages | duty | < human resources
HRIS; human resources information systems; HRMS; HCM systems; HR information systems; HR systems; HR software; HCM; human resource information system; HRIS administration; HR databases; HR technology; HRIS implementation | software
Workday; Workday HCM; Workday HRIS; Workday Recruiting; Workday Reporting | software | < HRIS
SAP SuccessFactors; SuccessFactors; SAP SuccessFactors Employee Central; Employee Central; SF Employee Central | software | < HRIS, SAP
SAP HCM; SAP HR; SAP HCM Payroll; SAP Human Resources | software | < HRIS, SAP
Oracle HCM; Oracle HCM Cloud; Oracle HRMS; Oracle Fusion HCM; Oracle HR; Oracle Cloud HCM | software | < HRIS
PeopleSoft HR; PeopleSoft HCM; PeopleSoft HRMS | software | < HRIS, PeopleSoft
BambooHR; Bamboo HR | software | < HRIS
Personio | software | < HRIS
HiBob | software | < HRIS
Bob HRIS | software | < HRIS ~ HiBob
=Rippling | software | < HRIS
Zoho People; sumHR | software | < HRIS
HRone | software | < HRIS ~ Zoho People
PeopleStrong | software | < HRIS ~ Zoho People
ZingHR | software | < HRIS ~ Zoho People
Keka; Keka HR | software | < HRIS
Darwinbox | software | < HRIS
Cezanne HR | software | < HRIS
PeopleHR | software | < HRIS ~ Cezanne HR
BrightHR | software | < HRIS ~ Cezanne HR
Moorepay | software | < HRIS ~ Cezanne HR
Access PeopleHR | software | < HRIS ~ Cezanne HR
MHR iTrent | software | < HRIS ~ Cezanne HR
Youforce | software | < HRIS ~ Cezanne HR
ResourceLink | software | < HRIS ~ Cezanne HR
Staffology | software | < HRIS ~ Cezanne HR
ADP HR; ADP TotalSource; isolved; ADP Vantage | software | < HRIS
=Namely | software | < HRIS ~ ADP HR
Justworks | software | < HRIS ~ ADP HR
Zenefits | software | < HRIS ~ ADP HR
PrismHR | software | < HRIS ~ ADP HR
Workforce Ready | software | < HRIS ~ ADP HR
Paychex Flex | software | < HRIS, Paychex ~ ADP HR
TriNet | software | < HRIS
Paycor | software | < HRIS
=Deel; employer of record | software | < HRIS
Remote.com | software | < HRIS ~ Deel
Oyster HR | software | < HRIS ~ Deel
Papaya Global | software | < HRIS ~ Deel
Globalization Partners | software | < HRIS ~ Deel
Cornerstone OnDemand; Coursera for Business; Cornerstone LMS | software | < HRIS
SumTotal | software | < HRIS ~ Cornerstone OnDemand
Litmos | software | < HRIS ~ Cornerstone OnDemand
Absorb LMS | software | < HRIS ~ Cornerstone OnDemand
Udemy Business | software | < HRIS ~ Cornerstone OnDemand
360Learning | software | < HRIS ~ Cornerstone OnDemand
Docebo | software | < HRIS
TalentLMS | software | < HRIS
LinkedIn Learning | software | < HRIS
=Lattice; Lattice HR | software | < HRIS
Betterworks | software | < HRIS ~ Lattice
Small Improvements | software | < HRIS ~ Lattice
PerformYard | software | < HRIS ~ Lattice
Reflektive | software | < HRIS ~ Lattice
Synergita | software | < HRIS ~ Lattice
15Five | software | < HRIS
Leapsome | software | < HRIS
Visier | software | < HRIS
OrgVue | software | < HRIS ~ Visier
ChartHop | software | < HRIS ~ Visier
Crunchr | software | < HRIS ~ Visier
One Model | software | < HRIS ~ Visier
Applicant tracking systems; ATS; ATS software; recruitment software; recruitment systems; applicant tracking; recruitment CRM | software
Greenhouse ATS; Greenhouse Recruiting; =Greenhouse | software | < applicant tracking systems
Lever ATS; Lever recruiting; LeverTRM ATS | software | < applicant tracking systems
=Workable; Workable ATS | software | < applicant tracking systems
Taleo; Oracle Taleo | software | < applicant tracking systems
iCIMS | software | < applicant tracking systems
hireEZ; Hiretual | software | < applicant tracking systems
Ashby ATS | software | < applicant tracking systems
Breezy HR; BreezyHR | software | < applicant tracking systems
CATS Software | software | < applicant tracking systems
HackerEarth | software | < applicant tracking systems
iMocha | software | < applicant tracking systems
SmartRecruiters | software | < applicant tracking systems
Bullhorn; Bullhorn ATS; Bullhorn CRM | software | < applicant tracking systems
RecruitCRM | software | < applicant tracking systems ~ Bullhorn
Loxo | software | < applicant tracking systems ~ Bullhorn
Crelate | software | < applicant tracking systems ~ Bullhorn
Recruiterflow | software | < applicant tracking systems ~ Bullhorn
Mercury xRM | software | < applicant tracking systems ~ Bullhorn
JobDiva | software | < applicant tracking systems ~ Bullhorn
PCRecruiter | software | < applicant tracking systems ~ Bullhorn
Itris | software | < applicant tracking systems ~ Bullhorn
Firefish | software | < applicant tracking systems ~ Bullhorn
RDB ProNet | software | < applicant tracking systems ~ Bullhorn
Ceipal | software | < applicant tracking systems ~ Bullhorn
Manatal | software | < applicant tracking systems ~ Bullhorn
Eploy | software | < applicant tracking systems ~ Bullhorn
Tribepad | software | < applicant tracking systems ~ Bullhorn
Invenias | software | < applicant tracking systems ~ Bullhorn
=Comeet | software | < applicant tracking systems ~ Bullhorn
Gem sourcing | software | < applicant tracking systems ~ Bullhorn
Trakstar | software | < applicant tracking systems ~ Bullhorn
NEOGOV | software | < applicant tracking systems ~ Bullhorn
Oleeo | software | < applicant tracking systems ~ Bullhorn
TalentLink | software | < applicant tracking systems ~ Bullhorn
Jobtrain | software | < applicant tracking systems ~ Bullhorn
Hirebridge | software | < applicant tracking systems ~ Bullhorn
JobAdder | software | < applicant tracking systems
Vincere; Access Vincere | software | < applicant tracking systems
Zoho Recruit | software | < applicant tracking systems
Avature | software | < applicant tracking systems
Recruitee | software | < applicant tracking systems
Teamtailor | software | < applicant tracking systems
Jobvite | software | < applicant tracking systems
PageUp | software | < applicant tracking systems
JazzHR | software | < applicant tracking systems
LinkedIn Recruiter; LinkedIn Recruiter Lite; LinkedIn Talent Insights; LinkedIn recruiting; LinkedIn RPS | software | < applicant tracking systems, LinkedIn
Job boards; online job boards; job portals | software | < applicant tracking systems
Reed.co.uk | software | < applicant tracking systems ~ Job boards
CV-Library | software | < applicant tracking systems ~ Job boards
Totaljobs | software | < applicant tracking systems ~ Job boards
ZipRecruiter | software | < applicant tracking systems ~ Job boards
Monster.com | software | < applicant tracking systems ~ Job boards
JobStreet | software | < applicant tracking systems ~ Job boards
Bayt | software | < applicant tracking systems ~ Job boards
GulfTalent | software | < applicant tracking systems ~ Job boards
Jobsite | software | < applicant tracking systems ~ Job boards
Shine.com | software | < applicant tracking systems ~ Job boards
Naukri; Naukri.com | software | < applicant tracking systems
CareerBuilder | software | < applicant tracking systems
Glassdoor | software | < applicant tracking systems
StepStone | software | < applicant tracking systems
HireVue; video interviewing; asynchronous video interviews; video interviews | software | < applicant tracking systems
Spark Hire | software | < applicant tracking systems ~ HireVue
Willo | software | < applicant tracking systems ~ HireVue
HackerRank; technical assessments; skills testing; coding assessments | software | < applicant tracking systems
TestGorilla | software | < applicant tracking systems ~ HackerRank
CodeSignal | software | < applicant tracking systems ~ HackerRank
Mettl | software | < applicant tracking systems ~ HackerRank
Codility | software | < applicant tracking systems
HireRight | software | < applicant tracking systems
Checkr | software | < applicant tracking systems ~ HireRight
Sterling background | software | < applicant tracking systems ~ HireRight
First Advantage | software | < applicant tracking systems ~ HireRight
Zinc references | software | < applicant tracking systems ~ HireRight
Xref | software | < applicant tracking systems ~ HireRight
GoodHire | software | < applicant tracking systems ~ HireRight
Accurate Background | software | < applicant tracking systems ~ HireRight
Onfido | software | < applicant tracking systems ~ HireRight
Beamery | software | < applicant tracking systems
Eightfold | software | < applicant tracking systems ~ Beamery
SeekOut | software | < applicant tracking systems ~ Beamery
AmazingHiring | software | < applicant tracking systems ~ Beamery
Textio | software | < applicant tracking systems ~ Beamery
Paradox Olivia | software | < applicant tracking systems ~ Beamery
SourceWhale | software | < applicant tracking systems ~ Beamery
Rota software; rostering software; Deputy rostering | software | ~ When I Work, RotaCloud, Planday
When I Work | software | ~ Rota software
RotaCloud | software | ~ Rota software
Planday | software | ~ Rota software
Quinyx | software | ~ Rota software
7shifts | software | < Restaurant scheduling ~ Rota software
Sling scheduling | software | ~ Rota software
Connecteam | software | ~ Rota software
HotSchedules | software | < Restaurant scheduling ~ Rota software
Rotageek | software | ~ Rota software
Fourth Hospitality | software | ~ Rota software
Humanity scheduling | software | ~ Rota software
WorkJam | software | ~ Rota software
CIPD; CIPD Level 5; CIPD Level 3; CIPD Level 7; CIPD qualified; Assoc CIPD; MCIPD; Chartered MCIPD; FCIPD; Chartered Institute of Personnel and Development; Associate CIPD; CIPD Associate; CIPD membership; CIPD part-qualified | certificate
Trainer aptitude examination; instructor aptitude examination; =AEVO; =AdA certificate | certificate
SHRM-CP; SHRM Certified Professional; SHRM; SHRM certified; SHRM certification; Society for Human Resource Management | certificate
SHRM-SCP; SHRM Senior Certified Professional | certificate
PHR; Professional in Human Resources; PHRi; PHR certified; PHR certification; HRCI | certificate
SPHR; Senior Professional in Human Resources; SPHRi; GPHR | certificate
aPHR; Associate Professional in Human Resources | certificate
CHRP; Certified Human Resources Professional; CHRL; CHRMP | certificate
Certified Compensation Professional; CCP WorldatWork; WorldatWork; GRP certification; Certified Employee Benefit Specialist; CCP certification; CBP WorldatWork | certificate
Certified Professional in Learning and Performance; CPLP; CPTD; ATD certification; APTD; Certified Professional in Talent Development; ATD Master Trainer; CPTM | certificate
ICF coach; ICF certified; PCC coach; ICF ACC; Associate Certified Coach; Professional Certified Coach; ICF PCC; certified coach; certified executive coach | certificate
ILM Leadership; ILM Level 3; ILM Level 5; Chartered Management Institute; ILM Level 3 Leadership and Management; Institute of Leadership and Management | certificate
REC certificate; Certificate in Recruitment Practice; REC qualified; CertRP | certificate
British Psychological Society Level A; BPS Level A and B; BPS Test User; psychometric testing certification; Level A and B psychometrics; BPS qualified | certificate
Employment law certificate; ACAS training; ACAS certificate; Labor Relations Certificate; eCornell HR | certificate
XLRI HR certification; labour welfare diploma; PGDM HR; SAP HCM certification; Workday HCM certification | certificate
Team leadership; leading teams; leading a team; team leading; leading staff | soft | ~ Staff supervision
Leadership; leadership skills; leadership abilities; strong leadership; leadership ability; leadership qualities | soft
People management; managing people; staff management; managing staff; personnel management; employee management; managing employees; line management; line managing; direct reports; line management responsibility | soft | ~ Team management
Staff supervision; supervising staff; employee supervision; supervising employees; supervising teams; team supervision; supervisory skills; supervisory experience; supervising a team; supervised staff | soft
Delegation; delegating tasks; task delegation; task allocation; allocating work; work allocation; assigning tasks | soft
Decision making; making decisions; decision making skills; sound judgement | soft | ~ Problem solving
Problem solving; solving problems; problem solving skills; problem solver; complex problem solving; creative problem solving | soft
Teamwork; team work; team player; working in a team; working as part of a team; team-oriented; team working; teamworking; teamwork skills; collaborative working; team spirit; collaboration skills; working in teams; team collaboration; cross-team collaboration | soft
Communication skills; excellent communication skills; strong communication skills; effective communication; good communication; interpersonal communication; effective communicator; communicator; good communicator; excellent communicator; good communication skills; communicate effectively | soft
Verbal communication; oral communication; spoken communication; verbal and written communication; verbal communication skills; written and oral communication | soft | < Communication skills
Written communication; writing skills; business writing; written communication skills; written skills; report drafting; strong writing skills; professional writing | soft | < Communication skills
Interpersonal skills; people skills; strong interpersonal skills; social skills; excellent interpersonal skills; relating to people | soft | ~ Communication skills
Time management; managing time; time management skills; managing workload; workload management; time planning; punctual; timekeeping skills; good time management; effective time management; time-keeping | soft
Punctuality | soft
Organisational skills; organization skills; organizational skills; organisation skills; well organised; well-organized; planning and organisation; planning and organising; highly organised; highly organized; planning and organizing; organisational abilities | soft
Prioritisation; prioritising; prioritizing; prioritising tasks; prioritization; task prioritisation; prioritizing tasks; prioritising workload; ability to prioritise | soft | ~ Time management
Multitasking; multi-tasking; ability to multitask; multitask; multi-task; multi-tasker; managing multiple tasks; juggling priorities; handling multiple tasks | soft | ~ Time management
Adaptability; flexibility; adapting to change; versatility; quick to adapt; flexible and adaptable; open-minded; open-mindedness | soft
Fast learner; quick learner; learning quickly; eager to learn; willingness to learn; ability to learn quickly; quick to learn; fast learning; continuous learning; lifelong learning; willing to learn; self-learning | soft
Working under pressure; stress tolerance; performing under pressure; ability to work under pressure; work under pressure; stress management; coping with pressure; stress resistance; works well under pressure; handling pressure; stress resistant; fast-paced environments | soft
Critical thinking; logical thinking; analytical reasoning; critical thinker; lateral thinking; critical analysis; logical reasoning | soft | ~ Problem solving
Strategic thinking; strategic thinker; systems thinking; conceptual thinking; analytical thinker | soft
Strategic planning; strategy development; strategic plans; strategic management; business strategy; developing strategies; strategy formulation; strategic development; corporate strategy; strategic analysis; strategy implementation; strategic direction; strategic vision; strategy execution | soft | ~ Strategy consulting
Taking initiative; =Initiative; proactive; proactivity; self-driven; use of initiative; pro-active; working on own initiative; showing initiative; resourcefulness; using initiative; ability to work independently; working alone | soft
Working independently; work independently; works independently | soft
Reliability; reliable; dependable; dependability; trustworthy; trustworthiness; sense of responsibility; accountability; honesty; hardworking; hard-working; hard worker; diligent; conscientious; professionalism; diligence; self-discipline; disciplined | soft
Work ethic; strong work ethic; good work ethic | soft
Positive attitude; enthusiastic; optimistic; can-do attitude; friendly manner; friendly attitude; perseverance; tenacity; determined and motivated; courteous; politeness; tactful; diplomatic | soft
Enthusiasm | soft
Diplomacy | soft
Project coordination; coordinating projects; coordination skills; project support; project coordinating; task coordination | soft
Cross-cultural communication; intercultural competence; intercultural communication; working in multicultural teams; multicultural environments; multicultural teams; international environments; intercultural skills; cultural diversity; cross-cultural skills; cultural intelligence | soft
Stay interviews; leaver interviews | technique
OKRs; objectives and key results; OKR | method | ~ Goal setting, KPI development
Thomas PPA | tool | ~ SHL assessments
Predictive Index | tool | ~ SHL assessments
Hay method; Korn Ferry Hay | method | < Job evaluation
Mercer IPE | method | < Job evaluation
StrengthsFinder | tool | ~ MBTI
EQ-i | tool | ~ MBTI
Enneagram | tool | ~ MBTI
TUPE; TUPE transfers | knowledge | ~ Employee relations
ERISA | knowledge | ~ COBRA
ACA reporting; Affordable Care Act; ACA compliance | knowledge | ~ COBRA
CIPHR | software | ~ Cezanne HR
Breathe HR | software | ~ Cezanne HR
People HR | software | ~ Cezanne HR
Sage HR; Sage People | software | ~ Cezanne HR
Natural HR | software | ~ Cezanne HR
Factorial HR | software | ~ Cezanne HR
iTrent | software | ~ Cezanne HR
Cascade HR | software | ~ Cezanne HR
AFAS | software | ~ Cezanne HR
Insperity | software | ~ ADP HR
Officevibe | software | ~ Internal surveys
Qualtrics EmployeeXM | software | ~ Internal surveys
EMCC | certificate | ~ ICF coach
ILM Level 7 Coaching; ILM Level 5 Coaching; ILM coaching | certificate | ~ ICF coach
CMI Level 5; CMI Level 7; CMI Level 3 | certificate | ~ ILM Leadership
Chartered Manager | certificate | ~ ILM Leadership
CPHR | certificate | ~ CHRP
CHRM; Certified HR Manager | certificate | ~ CHRP
CEBS | certificate | ~ Certified Compensation Professional
Workday certified; Workday Pro | certificate | ~ XLRI HR certification
SuccessFactors certified | certificate | ~ XLRI HR certification
APSCo | certificate | ~ REC certificate
AIRS certification; AIRS CIR; Certified Internet Recruiter | certificate | ~ REC certificate
LinkedIn Certified Recruiter; LinkedIn Certified Professional Recruiter | certificate | ~ REC certificate

# titles
HR assistant; human resources assistant; HR administrator; human resources administrator; HR admin; personnel assistant; HR support; HR clerk; HR administrative assistant; human resources clerk; HR support officer; HR office assistant; personnel clerk; human resource assistant; people assistant; HR admin assistant; HR executive assistant; HR apprentice; human resources support; people administrator; HR operations assistant; HR trainee; junior HR officer; human resources administrative assistant; trainee HR officer | junior
HR intern; human resources intern; HR internship; recruitment intern; talent acquisition intern; human resource intern; HR working student; recruiting intern; people operations intern; human resources internship | intern
HR coordinator; human resources coordinator; people coordinator; HR co-ordinator; human resource coordinator; HR operations coordinator; onboarding coordinator; employee relations coordinator; personnel coordinator; HR & payroll coordinator; HR project coordinator; people operations coordinator; people and culture coordinator | mid
Senior HR coordinator | senior | ~ HR coordinator
HR officer; human resources officer; human resource officer; HR executive; human resources executive; HR specialist; human resources specialist; human resource executive; HR associate; HR representative; human resources representative; human resources associate; HR professional; human resources consultant; people officer; HR operations executive; HR operations specialist; HR & admin officer; HR and admin executive; HR and administration officer; people operations specialist; HR admin executive; HR operations associate; HR & admin executive; HR services specialist; HR service specialist; human resources advisor; people specialist; people and culture officer; HR operations analyst; HR services representative; human resource specialist; HR shared services specialist; HR and payroll officer; HR and payroll specialist; HR & payroll officer; freelance HR consultant; human resource associate; human resource consultant; HR project specialist; HR technician; HR operations officer; employee services representative; people operations associate; HR contact centre advisor; HR compliance specialist | mid | ~ Personnel officer, Labour relations officer
Personnel officer; personnel specialist; personnel administrator | mid | ~ Labour relations officer, HR officer
HR generalist; human resources generalist; human resource generalist; people generalist | mid
Junior HR generalist | junior | ~ HR generalist
HR consultant | mid
HR adviser; HR advisor; employee relations adviser; employee relations advisor; employee relations specialist; people adviser; people advisor; ER specialist; ER advisor; labor relations specialist; industrial relations officer; employee relations officer; employee relations consultant; ER consultant; employee relations partner; ER case manager; labor relations representative; IR executive; industrial relations executive | mid
Senior ER advisor | senior | ~ HR adviser
ER manager; labor relations manager; industrial relations manager | manager | ~ HR adviser
Head of employee relations; director of employee relations | director | ~ HR adviser
Labour relations officer; labour welfare officer | mid | ~ Employee relations manager, HR officer, Personnel officer
Employee relations manager | manager | ~ Labour relations officer
Senior HR executive; senior HR generalist; senior HR officer; senior HR advisor; senior HR specialist; senior HR consultant; senior human resources generalist; senior human resources officer; lead HR generalist; sr. HR executive; senior HR associate; senior human resources specialist; senior executive HR; senior people advisor; senior human resource executive; senior HR administrator; senior HR adviser | senior | ~ HR officer
HR business partner; human resources business partner; HRBP; people partner; senior HR business partner; people business partner; strategic HR business partner; associate HR business partner; HR partner; senior people partner; assistant HR business partner; global HR business partner; lead HR business partner; HR business partner manager; principal HR business partner; senior people business partner; regional HR business partner; HRBP lead; human resource business partner; HR business advisor; people & culture business partner; people and culture partner; people experience partner | senior
Junior HR business partner | junior | ~ HR business partner
HR manager; human resources manager; human resource manager; personnel manager; assistant HR manager; HR generalist manager; regional HR manager; people operations manager; HR operations manager; HR and administration manager; people and culture manager; HR team leader; assistant manager HR; deputy HR manager; HR supervisor; HR & admin manager; manager human resources; senior HR manager; HR lead; group HR manager; area HR manager; country HR manager; deputy manager HR; manager HR; plant HR manager; HR services manager; human resources supervisor; HR project manager; HR shared services manager; HR department manager; interim HR manager; HR operations lead; site HR manager; people experience manager; HR administration manager; HR admin manager; culture manager; HR services team leader; HR and office manager; HR and payroll manager; human resources operations manager; assistant human resources manager; office and HR manager; senior human resources manager; HR in-charge; people services manager; HR policy manager; global HR manager; HR unit manager; HR team lead; people operations lead; HR & payroll manager; HR and recruitment manager; HR office manager; HR business manager; HR change manager; hotel HR manager | manager
Head of HR operations | director | ~ HR manager
HR director; director of human resources; head of HR; head of human resources; HR head; people director; director of people; head of people; director of people operations; group HR director; head of people and culture; regional HR director; director of HR; associate director HR; head of people operations; head of talent; deputy HR director; director human resources; assistant director of human resources; executive director of human resources; senior director human resources; director of people and culture; global HR director; people and culture director; interim HR director; AVP HR; assistant vice president HR; head of HR and administration; director HR; head of HR shared services; deputy director of human resources; director of talent; director of talent management; head of talent management; associate director of human resources; country HR head; HR director EMEA; head of culture; divisional HR director; senior HR director | director
VP of human resources; vice president human resources; VP HR; vice president of human resources; vice president HR; VP people; VP of people; senior vice president human resources; senior vice president HR | executive | ~ HR director
Chief human resources officer; CHRO; chief people officer; chief HR officer; chief talent officer; chief people and culture officer; group chief human resources officer | executive | ~ Chief diversity officer, Chief learning officer
Chief diversity officer | executive | ~ Chief learning officer, Chief human resources officer
Chief learning officer; deputy chief people officer; chief happiness officer | executive | ~ Chief human resources officer, Chief diversity officer
Recruiter; recruitment consultant; recruitment officer; recruitment specialist; recruitment executive; talent acquisition specialist; recruiting specialist; talent acquisition partner; corporate recruiter; recruitment associate; talent acquisition executive; staffing specialist; HR recruiter; staffing consultant; resourcing consultant; in-house recruiter; agency recruiter; talent partner; internal recruiter; recruitment adviser; full cycle recruiter; freelance recruiter; recruitment advisor; 360 recruitment consultant; talent acquisition advisor; talent acquisition associate; talent acquisition consultant; recruitment partner; talent specialist; contract recruiter; executive recruiter; talent advisor; staffing recruiter; US IT recruiter; bench sales recruiter; healthcare recruiter; delivery recruiter; associate recruitment consultant; temp recruitment consultant; recruitment business partner; permanent recruitment consultant; talent acquisition business partner; virtual recruiter; recruiting associate; talent consultant; candidate consultant; university recruiter; driver recruiter; staffing agent; volume recruiter; remote recruiter; army recruiter; early careers recruiter; resourcing specialist; resourcing partner; resourcing officer; US recruiter; medical recruiter; bilingual recruiter; RPO recruiter; talent acquisition officer; college recruiter; resourcing advisor; admissions recruiter; industrial recruitment consultant; driving recruitment consultant; recruiting consultant; recruitment generalist; recruiting officer; education recruitment consultant; associate recruiter; staffing associate | mid | ~ Nurse recruiter, Campus recruiter, Military recruiter
Trainee recruitment consultant; graduate recruitment consultant; graduate recruiter; recruitment trainee; recruiter trainee; talent acquisition trainee; HR recruiter trainee | junior | ~ Recruiter
Nurse recruiter | mid | ~ Campus recruiter, Military recruiter, Junior recruiter
Campus recruiter | mid | ~ Military recruiter, Junior recruiter, Recruiter
Military recruiter | mid | ~ Junior recruiter, Recruiter, Nurse recruiter
Executive search consultant; search consultant; executive search associate; executive search researcher; search associate | mid
Headhunter | mid
Junior recruiter; junior recruitment consultant; junior talent acquisition specialist | junior | ~ Recruiter, Nurse recruiter, Campus recruiter
Senior recruiter; senior recruitment consultant; lead recruiter; principal recruiter; senior talent acquisition specialist; senior talent acquisition partner; senior recruitment specialist; senior technical recruiter; recruiting lead; senior talent partner; senior recruitment executive; sr. recruiter; talent acquisition lead; recruitment lead; senior talent acquisition executive; recruitment team leader; recruitment team lead; sr. technical recruiter; talent acquisition team lead; senior IT recruiter; senior corporate recruiter; senior resourcing consultant; senior executive talent acquisition; senior recruiting specialist; lead technical recruiter; recruitment supervisor; senior talent acquisition consultant; senior US IT recruiter; principal recruitment consultant | senior | ~ recruiter
Technical recruiter; IT recruiter; tech recruiter; technical talent acquisition specialist; IT recruitment consultant; technology recruiter; IT technical recruiter; tech talent partner; engineering recruiter; IT recruitment specialist; technical talent partner; technology recruitment consultant | mid
Talent sourcer; sourcer; recruitment resourcer; resourcer; recruitment researcher; candidate resourcer; talent researcher; sourcing recruiter; technical sourcer; sourcing consultant; talent sourcing specialist; candidate sourcer; talent scout; talent acquisition sourcer; sourcing partner; talent sourcing partner; recruitment delivery consultant; recruitment sourcer; candidate engagement specialist | mid
Senior sourcer | senior | ~ Talent sourcer
Trainee resourcer | junior | ~ Talent sourcer
Recruitment coordinator; talent acquisition coordinator; recruiting coordinator; recruitment administrator; recruitment assistant; talent coordinator; resourcing administrator; recruitment co-ordinator; hiring coordinator; interview coordinator; interview scheduler; recruitment support; talent acquisition assistant; recruiting assistant; recruitment support officer; recruitment and onboarding coordinator; recruitment compliance officer; candidate coordinator; hiring assistant; resourcing coordinator; resourcing assistant; recruiting operations coordinator; recruitment clerk; talent acquisition administrator; onboarding administrator; recruitment operations specialist; staffing assistant; temp coordinator; recruitment marketing specialist; talent attraction specialist | mid | ~ Staffing coordinator
Senior recruitment coordinator; senior recruiting coordinator | senior | ~ Recruitment coordinator
Recruitment marketing manager; talent brand manager | manager | ~ Recruitment coordinator
Staffing coordinator | mid | ~ Recruitment coordinator
Placement officer; placement coordinator; placement executive; training and placement officer | mid
Employer branding specialist; employer branding consultant | mid
Employer brand manager; employer branding manager | manager | ~ Employer branding specialist
Recruitment manager; talent acquisition manager; recruiting manager; resourcing manager; staffing manager; assistant recruitment manager; assistant manager talent acquisition; senior recruitment manager; senior talent acquisition manager; resourcing lead; manager talent acquisition; recruitment operations manager; global talent acquisition manager; recruitment partner manager; senior manager talent acquisition; recruitment branch manager; campus recruitment manager; recruitment account manager; early careers manager; early talent manager; emerging talent manager; recruiting supervisor; deputy manager talent acquisition; regional recruitment manager; talent resourcing manager; staffing branch manager; director talent acquisition; staffing supervisor; talent acquisition team manager | manager
Head of talent acquisition; head of recruitment; director of talent acquisition; recruitment director; director of recruiting; head of resourcing; director of recruitment; talent director; talent acquisition director; staffing director; director of staffing | director | ~ Recruitment manager
VP talent acquisition; vice president of talent acquisition | executive | ~ Recruitment manager
Graduate recruitment manager | junior | ~ Recruitment manager
Compensation and benefits specialist; reward analyst; reward specialist; C&B specialist; total rewards specialist; reward consultant; total rewards analyst; rewards specialist; reward advisor; leave of absence specialist; leave administrator; leave specialist; reward business partner; PRO officer; HR data analyst; people analyst; HR information analyst; HR systems analyst; people data analyst; HR reporting analyst; people analytics specialist; SAP HCM consultant; Oracle HCM consultant; HR systems administrator; HR reporting specialist; WFM specialist; staffing scheduler; rostering officer; staff scheduler; resource coordinator | mid | ~ Compensation analyst, Benefits administrator, Compensation and benefits manager
Reward manager; total rewards manager; C&B manager; rewards manager; expatriate manager; international HR manager; people analytics manager; HR systems manager; HR analytics manager; HR technology manager; people systems manager | manager | ~ Compensation and benefits specialist
Head of reward; director of total rewards; total rewards director; reward director; head of total rewards; head of people analytics | director | ~ Compensation and benefits specialist
Compensation analyst | mid | ~ Compensation and benefits manager, HR analyst, HRIS analyst
Benefits administrator; benefits specialist | mid | ~ Compensation and benefits manager, Compensation and benefits specialist
Compensation and benefits manager; benefits manager; compensation manager; benefits coordinator; benefits analyst; compensation specialist; compensation & benefits manager; compensation and benefits analyst; compensation & benefits specialist; compensation and benefits executive; compensation consultant; benefits consultant; compensation and benefits officer; benefits representative; compensation and benefits coordinator; employee benefits specialist; employee benefits manager; benefits assistant; employee benefits coordinator | manager | ~ HRIS manager, Compensation and benefits specialist, Compensation analyst
Head of compensation and benefits; director of compensation and benefits; compensation director; benefits director | director | ~ Compensation and benefits manager
Senior compensation analyst | senior | ~ Compensation and benefits manager
Global mobility specialist; mobility specialist; global mobility consultant; global mobility coordinator; global mobility advisor | mid | ~ Compensation and benefits specialist
Global mobility manager; international mobility manager; mobility manager | manager | ~ Global mobility specialist
Relocation consultant; relocation coordinator; relocation specialist | mid | ~ SuccessFactors consultant, Workday consultant
Relocation manager | manager | ~ Relocation consultant
HR analyst | mid | ~ HRIS analyst, Workforce management analyst, Compensation analyst
HRIS analyst; HRIS administrator; HRIS coordinator | mid | ~ HRIS manager, Workforce management analyst, Compensation analyst
Senior HRIS analyst | senior | ~ HRIS analyst
HRIS manager; HRIS specialist | manager | ~ Compensation and benefits manager, HRIS analyst
SuccessFactors consultant; SAP SuccessFactors consultant | mid | ~ Workday consultant, Relocation consultant
Workday consultant; Workday analyst; Workday HCM consultant; Workday integration consultant | mid | ~ Relocation consultant, SuccessFactors consultant
Workforce planner; workforce analyst; workforce planning analyst; workforce scheduler; manpower planner | mid | ~ Workforce management analyst, Resource planner
Workforce planning manager | manager | ~ Workforce planner
Head of workforce planning | director | ~ Workforce planner
Workforce management analyst; workforce management specialist | mid | ~ Compensation analyst, HR analyst, HRIS analyst
Workforce manager | manager | ~ Workforce management analyst
Head of resource management | director | ~ Workforce management analyst
Resource planner; resource planning analyst; resourcing planner | mid | ~ Workforce planner
Rota coordinator | mid
Learning and development specialist; learning and development coordinator; L&D specialist; learning and development consultant; learning and development adviser; training and development specialist; learning and development officer; L&D coordinator; learning and development partner; L&D business partner; learning consultant; training administrator; training executive; L&D consultant; learning and development executive; training and development officer; learning & development specialist; L&D executive; learning and development advisor; learning and development administrator; training and development coordinator; learning and development assistant; L&D advisor; L&D partner; learning coordinator; learning partner; training and development executive; leadership development consultant; L&D officer; learning & development coordinator; learning & development consultant; training & development specialist; leadership development specialist; training project manager; L&D administrator; learning business partner; learning administrator; learning programme manager; leadership trainer; talent development specialist; talent development partner; organizational development specialist; OD consultant; organization development specialist; leadership coach; business coach; professional coach; executive and leadership coach; mindset coach; DEI specialist; DEI consultant; EDI officer; equality officer; DEI coordinator; employee experience specialist; employee experience coordinator; wellness program manager; corporate wellness coordinator | mid | ~ Learning and development manager, Talent development manager, Organisational development manager
L&D manager; training and development manager; learning & development manager; training & development manager; leadership development manager; learning manager; training operations manager; corporate training manager; regional training manager; area training manager; national training manager; hotel training manager; global learning manager; OD manager; organizational development manager; organization development manager; DEI manager; D&I manager; EDI manager; employee experience manager; wellness manager | manager | ~ Learning and development specialist
Head of learning and development; learning and development director; director of learning and development; training director; director of training; head of training; head of L&D; director of training and development; L&D director; talent development director; head of talent development; head of D&I; director of DEI; head of employee experience | director | ~ Learning and development specialist
Training lead; training supervisor; learning and development lead; training team leader; L&D lead | lead | ~ Learning and development specialist
Senior learning and development specialist | senior | ~ Learning and development specialist
Training coordinator | mid | ~ Training manager
Learning and development manager | manager | ~ Training manager, Talent development manager, Organisational development manager
Training manager | manager | ~ Talent development manager, Organisational development manager, Change manager
Talent development manager | manager | ~ Organisational development manager, Change manager, Transformation manager
Organisational development manager; learning and organisational development manager; organisational development consultant | manager | ~ Organisational psychologist, Change manager, Transformation manager
Organisational psychologist; industrial-organizational psychologist; occupational psychologist; organizational psychologist; business psychologist; work psychologist | mid | ~ Organisational development manager
Head of organisational development | director | ~ Organisational psychologist
Executive coach | senior | ~ Life coach
Life coach; certified life coach | mid | ~ Executive coach
Change manager | mid | ~ Change management consultant, Transformation manager, Diversity and inclusion manager
Change management consultant; talent management specialist; talent management consultant; organisational change manager; change management specialist; change consultant; business change analyst; change practitioner; change management analyst; senior change manager; organizational change management consultant; change adoption specialist | mid | ~ Change manager
Talent management manager; change and communications manager; change management manager | manager | ~ Change management consultant
Change lead; change management lead | lead | ~ Change management consultant
Head of change | director | ~ Change management consultant
Transformation manager; business transformation manager | manager | ~ Head of transformation, Diversity and inclusion manager, Employee engagement manager
Head of transformation; transformation director; business transformation consultant; director of transformation | director | ~ Transformation manager
Diversity and inclusion manager; diversity and inclusion specialist; equality and diversity officer; equality, diversity and inclusion manager; inclusion and diversity manager; diversity officer; diversity coordinator | manager | ~ Employee engagement manager, Wellbeing manager, Learning and development manager
Head of diversity and inclusion; director of diversity and inclusion | director | ~ Diversity and inclusion manager
Employee engagement manager; employee engagement specialist; employee engagement coordinator; employee engagement officer; employee engagement executive | manager | ~ Wellbeing manager, Learning and development manager, Training manager
Wellbeing manager; wellbeing officer; employee wellbeing manager | manager | ~ Learning and development manager, Training manager, Talent development manager
Head of wellbeing | director | ~ Wellbeing manager
`
