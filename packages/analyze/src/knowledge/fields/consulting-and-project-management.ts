/** Management consulting, projects, business analysis, strategy and operations leadership: skills and job titles. */
export const consultingAndProjectManagement = `
# skills
Project management; managing projects; project leadership; leading projects; project delivery; running projects; project manager experience; managed projects | duty | ~ programme management, project planning
Programme management; program management; managing programmes; multi-project management; programme delivery; program delivery | duty | ~ project management, portfolio management
Portfolio management of projects; project portfolio management; PMO; project management office; project governance | duty | ~ programme management
Project planning; project plans; work breakdown structure; milestone planning; Gantt charts; project timelines; project scheduling and planning; project scope | technique | ~ project management
Project coordination; coordinating projects; project support; project administration; project documentation; project tracking; status reports; project status reporting | duty | ~ project management
Scope management; scope definition; project charter; statement of work; scope creep control | technique | < project management
Project budgeting; project budgets; cost management of projects; earned value; project cost control; budget tracking for projects | technique | < project management
Project risk management; risk register; RAID log; issue tracking; risks and issues | technique
Change management; organisational change; organizational change management; change leadership; transformation change | method
Stakeholder management; stakeholder engagement; managing stakeholders; stakeholder communication; stakeholder relations | duty
Agile; agile methodology; agile project management; agile delivery; agile methodologies; agile practices; agile development | method | ~ Scrum, Kanban
Scrum; scrum framework; daily stand-ups; sprint retrospectives; scrum ceremonies; scrum methodology | method | < agile
Kanban; kanban boards | method | < agile
Scaled Agile Framework; =SAFe; SAFe agilist; scaled agile; SAFe framework; SAFe Agile; Leading SAFe; PI planning | method | < agile ~ LeSS framework
Waterfall; waterfall methodology; waterfall project management; stage-gate; Waterfall model; V-model | method | < project management
PMP; Project Management Professional; PMP certified; PMI certification; PMP certification | certificate | < project management
PRINCE2; Prince2 practitioner; PRINCE2 foundation | certificate | < project management
CAPM | certificate | < project management
Project management software; Microsoft Project planning; project tracking tools | software | < project planning
Jira and Confluence for projects; Jira administration | software
Business analysis; business analyst skills; analysing business needs; business needs analysis; business systems analysis; analysis of business processes | technique | ~ requirements gathering
Requirements gathering; gathering requirements; eliciting requirements; business requirements; functional requirements; requirements documentation; business requirements documents; BRD; use cases; requirements definition | technique | < business analysis ~ Requirements analysis
Business process modelling; process mapping; process flows; business process mapping; workflow diagrams; value stream mapping; Visio process maps; as-is and to-be | technique | ~ business process improvement
Business process improvement; business process re-engineering; business process reengineering; process redesign; BPR; process re-engineering; operational excellence; continuous improvement; kaizen | method | ~ lean management
Lean management; lean; lean methodology; lean principles; lean thinking | method | ~ business process improvement
Gap analysis; fit-gap analysis; SWOT analysis; PESTLE; business case development; business cases; options appraisal | technique
User acceptance testing; UAT; test scenarios for UAT; acceptance testing | technique
Management consulting; business consulting; consulting; consultancy; advising clients; advisory services; client advisory; consulting engagements; consulting services | duty | ~ strategy consulting
Strategy consulting; strategic initiatives | knowledge | ~ management consulting
Organisational design; operating model; target operating model; organisational effectiveness; organizational structure | technique | ~ change management
Business transformation; digital transformation; transformation programmes; turnaround; business turnaround; integration management | duty | ~ change management
Mergers and acquisitions; M&A; post-merger integration; acquisitions integration | knowledge
Market entry strategy; market sizing; industry analysis; market assessment; market analysis | technique
Business planning; business plans; business plan development; business modelling; annual operating plan; annual planning | technique
Benchmarking; best practices; maturity assessment; performance benchmarking | technique
KPI development; key performance indicators; KPIs; performance metrics | technique
Workshop facilitation; facilitating workshops; facilitating meetings; brainstorming sessions; design thinking; focus groups facilitation | technique | ~ Training delivery
Presentation skills; executive presentations; presenting to executives; board presentations; client presentations; presentations to senior management; slide decks; presenting; presented results; presenting results; present results; presented findings; presenting findings; presented to the board; presenting to the board; present to board; presents to the board; presented to management; presenting to management; presented to clients; presenting to customers | soft | ~ Public speaking
Proposal writing; bid writing; proposals; tender writing; proposal development | technique
Consulting engagement management; client account leadership; managing consultants; engagement delivery; billable utilisation | duty
Vendor management; supplier management; vendor relations; managing vendors; third-party management; vendor selection; vendor negotiations; vendor relationships | duty
Contract negotiation; negotiating contracts; contract negotiations | technique
Operations management; managing operations; business operations; operational management; day-to-day operations; operations oversight; overseeing operations; operations leadership; daily operations | duty
Budget management; managing budgets; budget control; budget responsibility; budgets | duty
Cost reduction; cost savings; reducing costs; expense reduction; cost optimisation | technique
Team management; managing teams; leadership of teams; managing a team | duty | ~ Team leadership
Cross-functional leadership; cross-functional teams; cross-functional collaboration; matrix management; working across departments; interdepartmental coordination | duty
Policy development; policies and procedures; writing policies; developing policies; policy writing; procedure development | duty | ~ Policy management
Organisational policy research; policy analysis; research and analysis; desk research; qualitative research | technique
Quality management systems; QMS; quality management; quality audits | standard
Governance; board of directors liaison; board relations | knowledge
ERP implementation; system implementation; software implementation; systems rollout; ERP roll-out; implementation projects; application implementation | duty | < ERP systems
SAP consulting; SAP implementation; SAP configuration; SAP FICO consulting; SAP functional consulting | technique
Oracle consulting; Oracle implementation; Salesforce implementation; Workday implementation; Dynamics implementation | technique
Stakeholder training; training programmes development; developing training | duty
International business; global teams; cross-cultural work; international projects; offshore teams; multinational projects | knowledge
Entrepreneurship; business start-up; founding a business; start-up experience; starting a company; running a small business; small business management; business ownership | duty
Non-profit management; nonprofit management; charity management; NGO management | duty
Fundraising; fund raising; donor development | duty
Event management; event planning; organising events; event coordination; event logistics; meeting planning; planning events; coordinating events; meetups; hosting events; hosted events; event hosting; tasting events | duty
Time management; organizational ability | soft
Problem solving; problem-solving; troubleshooting problems | soft
Communication skills; oral and written communication; interpersonal communication; strong communication; written and verbal communication | soft
Teamwork; team player; collaboration; team work; working in teams | soft
Leadership; leadership skills; team leader skills | soft
APM project management qualification | certificate | ~ CAPM
IPMA | certificate | ~ CAPM
MSP practitioner | certificate | ~ CAPM
PgMP | certificate | ~ CAPM
Smartsheet | software | < Project management software
Clarizen | software | < Project management software
ISO 9001; ISO 9001 auditing | standard | < Quality management systems
TQM; total quality management | method | < Quality management systems
BPMN | standard | < Business process modelling
Prosci certified; Prosci; Prosci change management; Prosci Certified Change Practitioner | certificate | < Change management
# titles
Project manager; senior project manager; lead project manager; project lead; project management consultant; associate project manager; assistant project manager | manager | ~ programme manager, project coordinator
Project coordinator; project administrator; project assistant; project support officer; PMO analyst; project officer; project associate; project control officer | junior | ~ project manager
Project director; head of projects; PMO manager; head of PMO; PMO director; director of project management | director | ~ programme manager
Programme manager; program manager; senior program manager; program lead | manager | ~ project manager, project director
Program coordinator; programme coordinator; program assistant; program associate; program specialist | mid | ~ project coordinator
Program director; programme director; director of programs | director | ~ programme manager
Scrum master; agile delivery lead; delivery lead | mid | ~ project manager
Product owner | manager | ~ project manager
Head of product; chief product officer; product director | director | ~ product owner
Business analyst; business systems analyst; IT business analyst; business process analyst; process analyst | mid | ~ management consultant, systems analyst in business
Systems analyst in business; functional consultant; ERP consultant; SAP consultant; Oracle consultant; SAP functional consultant; application consultant; technical consultant | mid | ~ business analyst
Management consultant; business consultant; strategy consultant; management analyst; independent consultant; operations consultant; advisory consultant; consulting analyst; consulting associate; business advisor; business management consultant; freelance consultant; private consultant; small business consultant | mid | ~ business analyst, consulting manager
Consulting manager; engagement manager; principal consultant; managing consultant; lead consultant; consulting partner; consulting director; partner in consulting; advisory manager; practice manager in consulting | manager | ~ management consultant
Change manager; change analyst; business change manager | mid | ~ management consultant
Process improvement manager; continuous improvement manager; lean manager; operational excellence manager; business process manager; six sigma black belt specialist; business improvement consultant; process improvement specialist; continuous improvement specialist | manager | ~ operations manager
Operations manager; business operations manager; operations supervisor; assistant operations manager; operations lead; head of operations; regional operations manager; senior operations manager; manager of operations | manager | ~ general manager
Operations analyst; operations coordinator; operations associate; operations specialist; operations assistant; business operations analyst; operations administrator | mid | ~ operations manager
Director of operations; operations director; VP of operations; chief operating officer; COO; vice president of operations; executive director of operations | executive | ~ operations manager
General manager; managing director; country manager; business unit manager; business manager; assistant general manager; deputy general manager; regional manager | manager | ~ operations manager, chief executive
Chief executive; CEO; chief executive officer; president; executive director; company director; vice president; senior vice president | executive | ~ general manager
Founder; co-founder; business owner; owner; entrepreneur; owner-operator; owner/operator; self-employed; small business owner; franchise owner | executive | ~ chief executive
Strategy manager; head of strategy; corporate strategy manager; strategy analyst; strategic planner; strategic planning manager; chief strategy officer; business planning manager; strategy director | manager | ~ management consultant
Policy analyst; policy officer; policy advisor; policy adviser; public policy analyst; policy manager; research analyst in policy | mid
Event manager; event planner; event coordinator; events manager; conference organiser; events coordinator; event organiser; special events coordinator; conference manager | mid | ~ project coordinator
Fundraising manager; development director in charities; development manager in charities | mid | ~ charity manager
Charity manager; non-profit director; NGO programme manager | manager | ~ fundraising manager
Bid manager; proposal manager; bid writer; proposal writer; tender manager; proposal coordinator | mid | ~ project manager
Contract manager; contracts manager; contracting officer | mid | ~ project manager
Business intelligence consultant; data consultant | mid | ~ management consultant, BI developer
Team leader; team lead; supervisor; shift manager; section supervisor; unit manager; team manager; deputy manager; assistant manager | lead | ~ operations manager
Intern; trainee; management trainee; graduate trainee; student intern; summer intern; intern trainee; internship | intern
Volunteer; volunteer worker; community volunteer | junior
Research assistant; researcher; graduate research assistant; research intern; senior researcher | mid
Consultant; senior consultant; associate consultant | mid | ~ Management consultant
`
