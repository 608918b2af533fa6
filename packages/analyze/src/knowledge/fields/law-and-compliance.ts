/** Law, compliance and legal support: skills and job titles. */
export const lawAndCompliance = `
# skills
Legal research; case law research; researching case law; statutory research; legal analysis; conducting legal research; legal researching | technique
Westlaw; Thomson Reuters Westlaw; Westlaw Edge | tool | ~ legal research, LexisNexis legal research, Practical Law, Bloomberg Law
LexisNexis legal research; Lexis Advance; LexisLibrary; Lexis+; LexisPSL | tool | ~ legal research, Practical Law, Bloomberg Law, HeinOnline
Practical Law; Practical Law Company; PLC legal | tool | ~ legal research, Bloomberg Law, HeinOnline, Manupatra
Bloomberg Law | tool | ~ legal research, HeinOnline, Manupatra, SCC Online
HeinOnline; Juris database | tool | ~ legal research, Manupatra, SCC Online, Beck-Online
Manupatra | tool | ~ legal research, SCC Online, Beck-Online, Casetext
SCC Online | tool | ~ legal research, Beck-Online, Casetext, Fastcase
Beck-Online | tool | ~ legal research, Casetext, Fastcase, PACER
Casetext | tool | ~ legal research, Fastcase, PACER, Westlaw
Fastcase | tool | ~ legal research, PACER, Westlaw, LexisNexis legal research
PACER; CM/ECF; ECF filing | tool | ~ legal research, Westlaw, LexisNexis legal research, Practical Law
Legal drafting; drafting legal documents; legal document drafting; preparing legal documents; legal document preparation | technique | ~ legal research
Contract drafting; drafting contracts; drafting agreements; preparation of contracts; commercial contract drafting | technique | ~ legal research
Contract review; reviewing contracts; contract analysis; reviewing agreements; contract vetting | technique | ~ legal research
Pleadings; drafting pleadings; drafting motions; motion drafting; complaints and answers | technique | ~ legal research
Legal memoranda; legal memos; memo writing; writing legal memoranda; memoranda of law | technique | ~ legal research
Legal opinions; legal opinion drafting; written legal advice | technique | ~ legal research
Legal writing; brief writing; appellate briefs; writing briefs; legal briefs | technique | ~ legal research
Affidavits; witness statements; drafting affidavits; taking witness statements | technique | ~ legal research
Legal correspondence; legal letters; letters before action; demand letters; legal notices | technique | ~ legal research, Legal secretarial work
Non-disclosure agreements; NDAs; NDA review; confidentiality agreements | technique | ~ legal research
Terms and conditions drafting; terms of service; website terms; privacy policies; terms of business | technique | ~ legal research
Service agreements; master service agreements; =MSAs; SaaS agreements; licensing agreements; statements of work | technique | ~ legal research
Wills drafting; will writing; drafting wills; powers of attorney; lasting powers of attorney; LPAs | technique | ~ legal research
Proofreading legal documents; cite-checking; Bluebook citation; Bluebook; OSCOLA; citation checking; legal citations | technique | ~ legal research
Legal translation; certified legal translation; bilingual contracts | technique | ~ legal research
Plain-language drafting; legislative drafting; drafting legislation; bill drafting | technique | ~ legal research
Legal advice; providing legal advice; advising clients on legal matters; legal counselling; legal consulting; legal consultation | duty
Client interviews; client intake interviews; taking instructions; client interviewing; taking client instructions | duty
Client care letters; legal client relations | duty
Legal negotiation | duty
Legal risk; legal risk management; legal risk assessment | duty
Legal project management; matter management; legal case management; case file management; case preparation; case files | duty
Legal operations; legal ops; outside counsel management; external counsel management; legal spend management | duty
Legal technology; legaltech; legal tech; contract automation; document automation | duty
Pro bono work; legal aid; pro bono; legal clinic; pro bono legal services; law clinic; legal aid work | duty
Law firm business development; legal marketing; legal directories | duty
Billable hours; time recording; legal billing; time recording for fee earners; legal time entry; billable time | duty
Supervising paralegals; supervising trainee solicitors | duty
Expert witnesses; instructing experts; expert reports; instructing counsel; briefing counsel; instructing barristers | duty
Litigation; civil litigation; dispute resolution; contentious work; litigation management; court litigation | knowledge
Commercial litigation; business litigation; commercial disputes; commercial dispute resolution | technique | < litigation
Arbitration; international arbitration; arbitration proceedings; commercial arbitration | technique | < litigation
Alternative dispute resolution; ADR; legal mediation | technique | < litigation
Trial advocacy; advocacy in court; court advocacy; oral advocacy; court representation; representing clients in court; courtroom advocacy; court appearances; trial practice | technique | < litigation
Trial preparation; preparing for trial; trial bundles; court bundles; preparing bundles; trial binders; hearing bundles; trial support | technique | < litigation
Discovery and disclosure; =Discovery; disclosure of documents; document discovery; interrogatories; requests for production; written discovery; propounding discovery; discovery requests; discovery responses | technique | < litigation
E-discovery; eDiscovery; electronic discovery; e-disclosure | technique | < litigation
Document review; privilege review; legal document review; first-level review; reviewing documents for privilege; first level document review | technique | < litigation
Depositions; taking depositions; deposition preparation; deposition summaries; deposition digests; summarizing depositions | technique | < litigation
Appellate practice; appeals work; appellate litigation; appellate advocacy | technique | < litigation
Class actions; mass torts; multi-district litigation; collective redress; class action litigation | technique | < litigation
Insurance litigation; insurance defence; insurance defense; coverage disputes; insurance defense litigation | technique | < litigation
Construction litigation; construction disputes | technique | < litigation
Injunctions; interim relief; temporary restraining orders | technique | < litigation
Enforcement of judgments; judgment enforcement; execution of judgments | technique | < litigation
Debt recovery litigation; legal debt recovery; county court claims; small claims; recovery suits | technique | < litigation
Civil Procedure Rules; CPR Part 36; civil procedure; Federal Rules of Civil Procedure; rules of evidence; rules of civil procedure | technique | < litigation
Court filing; filing court documents; e-filing; filing pleadings; e-filing systems | technique | < litigation
Legal calendaring; docketing; court deadlines; docket management; calendaring court dates; docket calendar; legal docketing; calendaring deadlines | technique | < litigation
Service of process; process serving; serving legal documents; serving subpoenas; subpoenas | technique | < litigation
Court procedures; court proceedings; court attendance; attending court; attending hearings; court hearings | technique | < litigation
=Relativity; RelativityOne; kCura Relativity | software
Concordance software; Sanction trial software | software
Brainspace | software | ~ Concordance software
Nextpoint | software | ~ Concordance software
=Summation; CT Summation | software
Everlaw | software
Logikcull | software
DISCO review; Reveal AI review | software
Nuix | software
Clearwell | software
Recommind | software | ~ Clearwell
Axcelerate | software | ~ Clearwell
Veritas eDiscovery | software | ~ Clearwell
CaseMap; CaseSoft | software
TimeMap | software | ~ CaseMap
TrialDirector | software
iManage; iManage Work; Interwoven | software
DeskSite | software | ~ iManage
Opentext eDOCS | software | ~ iManage
FileSite | software
Worldox | software
NetDocuments | software
ProLaw | software
Clio; Clio Manage | software
Time Matters | software | ~ Clio
TrialWorks | software | ~ Clio
Rocket Matter | software | ~ Clio
LawPay | software | ~ Clio
AbacusLaw | software | ~ Clio
Amicus Attorney | software | ~ Clio
Lawmatics | software | ~ Clio
ProCase | software | ~ Clio
MyCase | software
PracticePanther | software
Smokeball | software
CosmoLex | software
Actionstep | software
Filevine | software
Needles case management; CSC Entity Management; GEMS entity management | software
Abacus Law; LAW PreDiscovery | software
Litify | software
Proclaim case management; =Proclaim; Eclipse Proclaim; eBillingHub | software
SOS Connect | software | ~ Proclaim case management
=Osprey | software | ~ Proclaim case management
Hoowla | software | ~ Proclaim case management
Tikit P4W | software | ~ Proclaim case management
LawWare | software | ~ Proclaim case management
DPS Spitfire | software | ~ Proclaim case management
InTouch conveyancing | software | ~ Proclaim case management
Carpe Diem | software | ~ Proclaim case management
SurePoint | software | ~ Proclaim case management
TimeSlips | software | ~ Proclaim case management
SimpleLegal | software | ~ Proclaim case management
Brightflag | software | ~ Proclaim case management
LEAP legal software; LEAP legal; Insight Legal; Serengeti legal; Legal-X | software
Visualfiles | software
Solcase | software
Aderant | software
Elite 3E; Elite Enterprise | software
Juris billing | software
Intapp | software
Tabs3 | software
Legal Tracker | software
TyMetrix | software
CounselLink | software
=Ironclad | software
Apttus | software | ~ Ironclad
ContractWorks | software | ~ Ironclad
SpringCM | software | ~ Ironclad
DocuSign CLM; Concord CLM; Coupa CLM | software
ContractPodAi | software
Icertis | software
Agiloft | software
=Juro | software
LinkSquares | software
Evisort | software
=Luminance | software
Kira Systems | software
HotDocs | software
Legito | software | ~ HotDocs
Avvoka | software | ~ HotDocs
Contract Express | software
Conga Contracts | software | ~ Contract Express
SAP Ariba Contracts | software | < SAP Ariba ~ Contract Express
Diligent Boards; Diligent Entities | software
BoardEffect | software | ~ Diligent Boards
Admincontrol | software | ~ Diligent Boards
Blueprint OneWorld | software | ~ Diligent Boards
Boardvantage | software
OneTrust | software
Securiti | software | ~ OneTrust
DataGrail | software | ~ OneTrust
TrustArc | software
BigID | software
NAVEX | software
ServiceNow GRC | software | < ServiceNow ~ NAVEX
Archer GRC | software | ~ NAVEX
EthicsPoint | software | ~ NAVEX
Convercent | software | ~ NAVEX
SAI360 | software | ~ NAVEX
Workiva GRC | software | ~ NAVEX
Protecht | software | ~ NAVEX
Wolters Kluwer compliance | software | ~ NAVEX
OneSumX | software | ~ NAVEX
ComplySci | software | ~ NAVEX
StarCompliance | software | ~ NAVEX
MyComplianceOffice | software | ~ NAVEX
ACA ComplianceAlpha | software | ~ NAVEX
LogicManager | software | ~ NAVEX
Resolver GRC | software | ~ NAVEX
LogicGate | software
MetricStream | software
Contract law; law of contract; contracts law | knowledge
Tort law; law of torts; negligence law | knowledge
Criminal law; criminal procedure; penal law | knowledge
Constitutional law; constitutional and administrative law | knowledge
Administrative law; public law; judicial review; administrative proceedings; regulatory proceedings | knowledge
Corporate law; company law; business law; corporate and commercial law; business organizations | knowledge
Commercial law; mercantile law; sale of goods | knowledge
Mergers and acquisitions law; M&A legal work; share purchase agreements; =SPAs; asset purchase agreements; legal due diligence; data room management; corporate transactions | knowledge
Corporate governance; board governance; corporate governance codes; good governance | knowledge | < Governance
Company secretarial; company secretarial work; company secretary duties; entity management; corporate secretarial; corporate secretarial compliance; secretarial compliance; subsidiary governance | knowledge
Board meetings; board minutes; AGMs; board resolutions; general meetings; minutes of board meetings; annual general meetings; drafting resolutions | knowledge
Company formation; incorporation of companies; company registration; entity formation; business registration; company incorporations | knowledge
Securities law; securities regulation; capital markets law; prospectuses; blue sky laws | knowledge
Banking law; banking and finance law; loan agreements; facility agreements; finance documents; banking & finance law; financing agreements | knowledge
Project finance law; PPP law; infrastructure law; concessions law | knowledge
Insolvency law; bankruptcy law; Chapter 11; Chapter 7; bankruptcy petitions; creditors' rights; bankruptcy filings; Chapter 13 | knowledge
Tax litigation; tax controversy; VAT law | knowledge
Employment law practice; employment litigation; labour litigation; labor and employment law; labour disputes; employment disputes | knowledge
Intellectual property; intellectual property law; IP law; IP rights; intellectual property rights; IPR; IP protection | knowledge
Patents; patent law; patent prosecution; patent drafting; patent applications; patentability searches; patent searches; prior art searches; patent filing; freedom to operate; patent search; patent analysis | knowledge
Trade marks; trademarks; trademark law; trademark prosecution; trademark registration; trademark searches; trade mark filing; trademark applications; trademark oppositions | knowledge
Copyright law; copyright; licensing and royalties; rights clearance; copyright licensing | knowledge
Technology law; IT law; technology transactions; software licensing law; internet law; cyber law; cyberlaw; e-commerce law | knowledge
Data protection law; privacy law; data privacy law | knowledge
Media and entertainment law; entertainment law; film contracts; sports law | knowledge
Competition law; antitrust; antitrust law; merger control; EU competition law; anti-trust | knowledge
EU law; European Union law; European law | knowledge
International law; public international law; private international law; conflict of laws; treaties | knowledge
Human rights law; international human rights law; international humanitarian law; human rights advocacy | knowledge
Real estate law; property law; land law; real property law; commercial property law; commercial real estate law | knowledge
Landlord and tenant disputes; evictions; possession proceedings; unlawful detainer; eviction proceedings | knowledge
Planning law; environmental law; zoning law; planning and environmental law; land use law | knowledge
Construction law; NEC3; NEC4; building contracts; FIDIC contracts | knowledge
Energy law; oil and gas law; mining law; renewable energy law; energy regulation | knowledge
Shipping law; maritime law; admiralty law; charterparties; carriage of goods by sea | knowledge
Aviation law; transport law | knowledge
Family law; matrimonial law; divorce proceedings; divorce; child custody; custody cases; divorce law; domestic relations; financial remedies; child support | knowledge
Children law; care proceedings law; public children law; private children law; adoption law | knowledge
Wills and probate; wills, trusts and probate; probate; estate administration; administration of estates; private client law; probate administration; trusts and estates law; estate planning law; succession law; probate law; elder law; Court of Protection | knowledge
Personal injury; personal injury law; road traffic accident claims; RTA claims; employers' liability claims; personal injury claims; personal injury litigation; slip and fall | knowledge
Clinical negligence; medical negligence; medical malpractice; medical malpractice litigation | knowledge
Workers' compensation law; social security disability law; SSDI claims; disability claims law; workers' compensation claims | knowledge
Product liability; toxic torts; asbestos litigation | knowledge
Criminal defence; criminal defense; criminal defence work; criminal litigation; duty solicitor work; criminal defense litigation | knowledge
Criminal prosecution; prosecuting cases; charging decisions; public prosecution | knowledge
White-collar crime; fraud litigation; serious fraud; white collar defense; business crime | knowledge
Immigration law; visa applications; asylum law; immigration applications; immigration petitions; naturalisation applications; nationality law; H-1B petitions; green card applications; asylum claims; USCIS; USCIS forms; immigration casework; PERM; immigration cases; UKVI | knowledge
Health law; healthcare law; HIPAA law; medical law; Stark Law; Anti-Kickback Statute; healthcare regulation | knowledge
Education law; special education law | knowledge
Consumer law; consumer protection; consumer rights; consumer protection law | knowledge
Insurance law; reinsurance law | knowledge
Islamic law; Sharia law; Shariah law | knowledge
WTO law; sanctions law; customs law; international trade law; export controls law | knowledge
Charity law; nonprofit law; not-for-profit law | knowledge
Military law; court martial; UCMJ; Code of Service Discipline | knowledge
Jurisprudence; legal theory; legal method; moot court; mooting; legal history; comparative law; Roman law | knowledge
Conveyancing; residential conveyancing; property conveyancing; residential property transactions | duty | ~ Commercial property transactions, Land Registry applications, Title searches
Commercial property transactions; commercial conveyancing; commercial leases; lease drafting; lease review; lease negotiation | duty | ~ Land Registry applications, Title searches, Real estate closing documents
Land Registry applications; Land Registry; SDLT returns; stamp duty land tax; HM Land Registry; AP1 forms; SDLT | duty | ~ Title searches, Real estate closing documents, Mortgage deeds
Title searches; title examination; title review; title investigation; abstract of title; title abstracts; title verification; title insurance review; local authority searches; title reports; search of title | duty | ~ Real estate closing documents, Mortgage deeds, Conveyancing
Real estate closing documents; closing statements; HUD-1; deed preparation; preparing deeds; ALTA statements; closing documents | duty | ~ Mortgage deeds, Conveyancing, Commercial property transactions
Mortgage deeds; remortgages; re-mortgages; foreclosure proceedings; foreclosures | duty | ~ Conveyancing, Commercial property transactions, Land Registry applications
Notarial services; notarisation; notarial acts; notarizations; apostille; legalisation of documents; authentication of documents; notarizing documents | duty
Legal transcription; court transcription; transcribing court proceedings | duty
Court reporting; stenography; steno machine; real-time reporting; stenotype; realtime captioning | duty
Court interpreting; legal interpreting; court interpretation | duty
Audio typing; digital dictation legal; BigHand; copy typing; dictaphone; transcription of dictation; audio transcription; legal dictation; transcription; dictation; shorthand; transcribing | duty
Legal file opening; opening files; archiving legal files; closing legal files; file opening and closing; opening and closing files | duty
Law library management; legal librarianship; law librarianship; legal reference services | duty
Courtroom administration; court clerking; court listing; case listing; jury management; courtroom management; court administration; court records | duty
Company searches; litigation searches; public records searches; background investigations; asset searches; public records search | duty
Legal investigations; fact investigation; witness interviews; interviewing witnesses; case investigation | duty
Paralegal skills; paralegal work; paralegal duties; paralegal support | duty
Medical chronologies; medical records summaries; requesting medical records; medical record summaries; obtaining medical records | duty
Compliance; regulatory compliance; legal compliance; compliance management; statutory compliance management; ensuring compliance; compliance with regulations; regulatory requirements; compliance oversight; compliance and regulatory requirements | knowledge
Compliance monitoring; monitoring compliance; compliance monitoring programmes; compliance testing; compliance reviews | duty | < compliance
Compliance programmes; compliance frameworks; compliance program development; compliance policies; compliance management systems; compliance program management | duty | < compliance
Compliance training; ethics training; delivering compliance training; code of conduct training | duty | < compliance
Compliance risk assessment; compliance risk; regulatory risk assessment; regulatory risk | duty | < compliance
Regulatory change management; horizon scanning; regulatory developments; tracking legislation; regulatory updates; legislative tracking; legislative monitoring | duty | < compliance
Compliance reporting; reporting to regulators; regulator liaison; regulatory liaison; regulatory inspections; regulatory examinations; regulatory correspondence; liaising with regulators; regulatory filings | duty | < compliance
Code of conduct; business ethics; ethics and compliance; corporate ethics; conflicts of interest; gifts and hospitality register; ethics & compliance | duty | < compliance
Whistleblowing programmes; speak-up lines; ethics hotline; whistleblower investigations | duty | < compliance
Third-party due diligence; supplier due diligence; third-party compliance; integrity due diligence | duty | < compliance
Trade compliance; export controls; export compliance; ITAR; EAR regulations; import compliance; ITAR/EAR; global trade compliance; dual-use goods; economic sanctions | duty | < compliance
Conflict checks; conflicts checks; client conflict checks | duty | < compliance
Legal AML compliance; SRA Accounts Rules; SRA compliance; solicitors regulation; SRA Standards and Regulations; source of funds checks; COLP duties; Lexcel; Law Society compliance | duty | < compliance
Environmental compliance; EPA regulations; environmental permitting compliance | duty | < compliance
Healthcare compliance; Sunshine Act; healthcare fraud and abuse; pharma compliance; transparency reporting | duty | < compliance
Licensing compliance; licence applications; licensing law; gambling regulation; Gambling Commission; business licences; alcohol licensing; liquor licensing; business licensing | duty | < compliance
Product compliance; REACH compliance; RoHS; product regulations; UKCA | duty | < compliance
Labour standards compliance; social compliance; modern slavery statements; supply chain due diligence law; ethical trade audits; LkSG | duty | < compliance
Marketing compliance review; advertising review; financial promotions; promotional material approval; financial promotions review | duty | < compliance
Remediation projects; compliance remediation; look-back reviews; root cause of breaches; breach reporting; breach logs; compliance breaches; regulatory breaches | duty | < compliance
Policy management; drafting policies; developing policies and procedures; policy and procedure development; procedure writing; implementing policies; policy formulation; policy implementation | duty | < compliance
Data protection; data privacy; privacy compliance; personal data protection; privacy management; information privacy | knowledge
GDPR; General Data Protection Regulation; UK GDPR; GDPR compliance; Data Protection Act 2018; Data Protection Act; DSGVO; RGPD | standard | < data protection ~ CCPA, Data protection impact assessments, Subject access requests
CCPA; California Consumer Privacy Act; CPRA; CCPA compliance; CCPA/CPRA | standard | < data protection ~ Data protection impact assessments, Subject access requests, Data processing agreements
Data protection impact assessments; DPIA; privacy impact assessments; records of processing; ROPA | standard | < data protection ~ Subject access requests, Data processing agreements, Privacy by design
Subject access requests; DSAR; data subject requests; data subject access requests | standard | < data protection ~ Data processing agreements, Privacy by design, Freedom of Information requests
Data processing agreements; DPAs; standard contractual clauses; international data transfers; cross-border data transfers | standard | < data protection ~ Privacy by design, Freedom of Information requests, Information governance
Privacy by design; cookie compliance; privacy notices; consent management | standard | < data protection ~ Freedom of Information requests, Information governance, LGPD
Freedom of Information requests; Freedom of Information Act; FOI; FOI requests; FOIA; FOIA requests | standard | < data protection ~ Information governance, LGPD, GDPR
Information governance; record management; retention schedules; document retention; information management; records administration; archives management; records keeping; document management systems; records retention schedules; document imaging; records maintenance; maintaining filing systems; document archiving; document handling | standard | < data protection ~ LGPD, GDPR, CCPA
LGPD | standard | < data protection ~ GDPR, CCPA, Data protection impact assessments
Policing; law enforcement; police work; community policing | knowledge
Criminal investigation; conducting investigations; investigating crime; crime investigation; investigative skills; investigative interviewing; PEACE interviewing; interviewing suspects; investigation techniques; investigative techniques | knowledge
Evidence gathering; evidence handling; chain of custody; evidence collection; exhibits handling; collecting evidence; preservation of evidence; evidence management; evidence processing | knowledge
Crime scene investigation; forensic evidence collection; crime scene management; scene preservation; crime scene processing; fingerprinting; fingerprint analysis; latent prints | knowledge
Forensic science; DNA profiling; forensic analysis; ballistics; forensic biology; forensic chemistry; bloodstain pattern analysis | knowledge
Intelligence analysis; crime analysis; criminal intelligence; link analysis; intelligence gathering; intelligence research; HUMINT; SIGINT; intelligence reports; all-source analysis | knowledge
Surveillance; covert surveillance; CCTV monitoring; RIPA; monitoring CCTV; surveillance operations; CCTV surveillance; CCTV operation; surveillance monitoring | knowledge
Arrest procedures; use of force; custody procedures; defensive tactics; handcuffing; search and seizure; Taser; self-defense; patrol procedures; arrest and control | knowledge
Traffic enforcement; collision investigation; traffic stops; accident reconstruction; DUI enforcement; radar enforcement | knowledge
Prison operations; prisoner supervision; inmate supervision; custody and control; offender supervision; correctional operations; cell searches; inmate management; detainee handling; prisoner escort | knowledge
Police radio; radio communications; two-way radio; radio dispatch; NCIC; NCIC/TCIC; PNC checks; Police National Computer; computer-aided dispatch; CAD dispatch | knowledge
Border control; immigration enforcement; passport control; customs inspection; border security; customs enforcement; immigration control | knowledge
Public order; crowd control; riot control; crowd management; civil disturbance; public order policing; riot management | knowledge
Practising certificate; solicitors practising certificate; SRA registration; qualified solicitor; admitted solicitor; admitted to the Roll; Roll of Solicitors | certificate
Bar admission; admitted to the bar; bar exam; state bar license; New York Bar; California Bar; member of the bar; licensed attorney; bar membership; state bar; Called to the Bar; bar license; Bar Council enrolment; admitted to practice; passed the bar; Uniform Bar Exam; UBE; All India Bar Examination; Law Society of Ontario | certificate
Legal Practice Course; Legal Practice Course LPC; LPC distinction | certificate
Solicitors Qualifying Examination; SQE; SQE1; SQE2; SQE 1; SQE 2; QLTS; QLTT | certificate
Bar Professional Training Course; BPTC; BVC; Bar Vocational Course; Bar Course; pupillage; BTC bar training; Inns of Court | certificate
Graduate Diploma in Law; GDL; PGDL; Common Professional Examination | certificate
CILEX; CILEx Level 3; CILEX Level 6; Chartered Legal Executive qualification; FCILEx; Institute of Legal Executives; ILEX; CPQ CILEX | certificate
Licensed conveyancer qualification; CLC licensed conveyancer; Council for Licensed Conveyancers | certificate
STEP qualification; STEP Diploma; TEP; Society of Trust and Estate Practitioners; Association of Contentious Trust | certificate
Certified Paralegal; NALA Certified Paralegal; paralegal certificate; NALA; paralegal certification; Certified Paralegal CP; Registered Paralegal; NFPA; RP credential; Core Registered Paralegal; ABA-approved paralegal certificate; PACE registered paralegal | certificate
Legal secretary diploma; CILEX legal secretary; Institute of Legal Secretaries; ILSPA diploma; PLS credential | certificate
ICSA; Chartered Governance Institute; Chartered Secretary; ICSI; ICSA qualified; CGI UK; Company Secretary qualification; ACG; FCG; CS Executive; CS Professional; CS Executive Programme; ICSI membership; CGIUKI | certificate
European Patent Attorney qualification; EQE; patent bar; USPTO registration; CITMA; registered patent agent; patent agent exam; USPTO registered | certificate
CIPP/E; CIPP/US; IAPP; Certified Information Privacy Professional; IAPP certified; FIP IAPP; CIPP/C; BCS Data Protection; Certified Data Protection Officer; BCS Foundation Certificate in Data Protection | certificate
Certified Compliance and Ethics Professional; CCEP; CCEP-I; CHC; Certified in Healthcare Compliance; LPEC; ICA compliance diploma; SCCE; Certified Compliance Officer; HCCA; ICA International Diploma in Governance; Certified Regulatory and Compliance Professional; GRCP; CRCMP; Advanced Certificate in Regulatory Compliance; CHPC; CCO certification | certificate
MCIArb; CIArb; accredited mediator; CEDR accredited mediator; civil mediation accreditation; FCIArb; ACIArb; certified mediator; Rule 31 mediator; Chartered Institute of Arbitrators; mediator certification | certificate
Certified E-Discovery Specialist; CEDS; ACEDS; Relativity Certified Administrator; Relativity Certified User | certificate
Police certification; POST certification; peace officer certification; Professionalising Investigation Programme; PIP Level 2; POST certified; TCOLE; BPOC; PIP1; Basic Peace Officer; Police Academy graduate; Certified Criminal Intelligence Analyst; detective qualification; National Investigators Exam | certificate
Realtime court reporter certification; RPR; Registered Professional Reporter; RMR; Certified Shorthand Reporter; CCR reporter | certificate
OISC accreditation; OISC Level 1; OISC; IAAS; OISC Level 2; OISC Level 3; Immigration Advice Authority; RCIC; MARA registered; DOJ accredited representative; BIA accredited | certificate
Redlining contracts; contract redlines; contract mark-up | technique
Trademark filings; trade mark applications | technique
Probate applications; grants of probate | duty
Asylum applications; visa petitions | duty
CE marking; CE mark; CE certification; CE conformity | standard | < Product compliance
vLex | tool | ~ Casetext
CASEpeer | software | ~ Clio
=Peppermint | software | ~ Proclaim case management
Partner for Windows | software | ~ Proclaim case management
eBrevia | software | ~ Ironclad
PDPA | standard | ~ LGPD
POPIA | standard | ~ LGPD
PIPEDA | standard | ~ LGPD
PIPL | standard | ~ LGPD
DPDP Act | standard | ~ LGPD
SA8000 | standard | < Labour standards compliance
SMETA | standard | < Labour standards compliance
Modern Slavery Act | standard | < Labour standards compliance
i2 Analyst's Notebook | software | < Intelligence analysis
Palantir Gotham | software | < Intelligence analysis
OSINT; open-source intelligence | technique | < Intelligence analysis
CIPM; Certified Information Privacy Manager | certificate | ~ CIPP/E
CIPT | certificate | ~ CIPP/E

# titles
Lawyer; legal practitioner; jurist; practising lawyer; freelance lawyer; litigation and corporate lawyer; law practitioner; lawyer-linguist; licensed lawyer; independent lawyer | mid | ~ solicitor, attorney
Solicitor; assistant solicitor; qualified solicitor; newly qualified solicitor; NQ solicitor; commercial solicitor; litigation solicitor; associate solicitor; locum solicitor; duty solicitor; consultant solicitor; in-house solicitor; local government solicitor; government solicitor | mid | ~ lawyer, Property solicitor, Family solicitor, Private client solicitor
Attorney; attorney at law; staff attorney; associate attorney; licensed attorney; contract attorney; of counsel; litigation attorney; trial attorney; solo practitioner; managing attorney; attorney advisor; trial lawyer; litigation associate; contract lawyer | mid | ~ lawyer, Bankruptcy attorney, City attorney
Junior attorney | junior | ~ Attorney
Barrister; =Advocate; barrister at law; self-employed barrister; tenant barrister; employed barrister; King's Counsel; Queen's Counsel; barrister and solicitor; practising advocate; High Court advocate; litigation advocate | mid | ~ lawyer
Junior counsel; junior advocate | junior | ~ Barrister
Senior counsel | senior | ~ Barrister
Associate lawyer; law firm associate; legal associate; corporate associate; litigation lawyer; law associate; transaction lawyer; mid-level associate; corporate solicitor; M&A lawyer; banking lawyer; commercial lawyer; finance lawyer; transactional attorney; corporate attorney; capital markets lawyer; business lawyer; business attorney; commercial litigation associate; international associate; foreign associate; construction lawyer; energy lawyer; divorce lawyer; child care solicitor; children's solicitor; wills and probate solicitor; probate solicitor; probate attorney; trusts attorney; labour lawyer; labor lawyer; legal aid lawyer; legal aid attorney; clinical negligence solicitor; insurance defense attorney; tax attorney; tax solicitor; IP lawyer; IP attorney; environmental lawyer; regulatory lawyer; competition lawyer; antitrust lawyer; technology lawyer; media lawyer; maritime lawyer; shipping lawyer; dispute resolution lawyer; arbitration lawyer; insolvency lawyer; municipal attorney; county attorney; assistant county attorney | mid | ~ lawyer, Corporate lawyer, Real estate lawyer, Criminal lawyer
Junior lawyer; junior legal associate; junior associate; junior solicitor | junior | ~ Associate lawyer
Corporate lawyer | mid | ~ lawyer, Real estate lawyer, Criminal lawyer, Immigration lawyer
Real estate lawyer; real estate attorney; estate planning attorney | mid | ~ lawyer, Criminal lawyer, Immigration lawyer, Tax lawyer
Property solicitor; commercial property solicitor; residential property solicitor | mid | ~ lawyer, Family solicitor, Private client solicitor, Employment solicitor
Family solicitor; family lawyer; family law attorney | mid | ~ lawyer, Private client solicitor, Employment solicitor, Personal injury solicitor
Private client solicitor | mid | ~ lawyer, Employment solicitor, Personal injury solicitor, Solicitor
Employment solicitor; employment lawyer; employment attorney; labor and employment attorney | mid | ~ lawyer, Personal injury solicitor, Solicitor, Property solicitor
Criminal lawyer; criminal defence solicitor; criminal defense attorney; criminal solicitor; criminal defense lawyer | mid | ~ lawyer, Immigration lawyer, Tax lawyer, Intellectual property lawyer
Public defender; assistant public defender; deputy public defender | mid | ~ lawyer
Immigration lawyer; immigration solicitor; immigration attorney | mid | ~ lawyer, Tax lawyer, Intellectual property lawyer, Human rights lawyer
Personal injury solicitor; personal injury lawyer; personal injury attorney | mid | ~ lawyer, Solicitor, Property solicitor, Family solicitor
Tax lawyer | mid | ~ lawyer, Intellectual property lawyer, Human rights lawyer, Associate lawyer
Intellectual property lawyer; intellectual property attorney | mid | ~ lawyer, Human rights lawyer, Associate lawyer, Corporate lawyer
Human rights lawyer | mid | ~ lawyer, Associate lawyer, Corporate lawyer, Real estate lawyer
Privacy counsel; data privacy lawyer | mid | ~ lawyer
Bankruptcy attorney | mid | ~ lawyer, City attorney, Attorney
City attorney; assistant city attorney | mid | ~ lawyer, Attorney, Bankruptcy attorney
Senior associate lawyer; senior solicitor; senior lawyer; senior attorney; managing associate; senior legal associate; senior associate attorney; senior trial attorney; senior associate solicitor; lead attorney; senior associate | senior | ~ lawyer
Law firm partner; managing partner; equity partner; founding partner; name partner; salaried partner; solicitor partner; partner and head of litigation; partner attorney; law partner | executive
Senior partner | senior | ~ Law firm partner
Junior partner | junior | ~ Law firm partner
In-house counsel; legal counsel; corporate counsel; in-house lawyer; company lawyer; commercial counsel; assistant general counsel; associate counsel; regional legal counsel; product counsel; employment counsel; commercial legal counsel; litigation counsel; staff counsel; regulatory counsel; contracts counsel; legislative counsel; IP counsel; associate legal counsel; associate general counsel; deputy general counsel; legal advisor; legal consultant; legal expert; legal specialist; legal affairs specialist; freelance legal consultant; legal counselor; legal expert consultant; legal professional; legal affairs officer; assistant legal officer; law officer; chief legal adviser; manager legal; head legal counsel; senior manager legal; assistant manager legal; deputy manager legal; senior legal manager; legal project manager; legal operations specialist; legal operations analyst; legal operations associate; legal operations coordinator; subcontract administrator | mid
Junior legal counsel; junior legal advisor; junior legal consultant; junior legal officer | junior | ~ In-house counsel
Senior legal counsel; senior corporate counsel; senior commercial counsel; senior in-house counsel; principal legal counsel; senior legal advisor; senior legal consultant; senior legal officer; principal legal officer; senior legal executive | senior | ~ In-house counsel
Lead counsel | lead | ~ In-house counsel
Legal affairs manager; assistant legal manager; commercial and legal manager; legal and compliance manager; legal team manager; legal department manager; legal and regulatory affairs manager; subcontracts manager | manager | ~ In-house counsel
Head of legal operations; legal operations director | director | ~ In-house counsel
Legal adviser | mid | ~ Legal officer, Legal manager, Legal operations manager
Legal officer | mid | ~ Legal manager, Legal operations manager, Legal adviser
Legal manager | manager | ~ Legal operations manager, Contract manager, Legal adviser
Legal operations manager | manager | ~ Contract manager, Legal adviser, Legal officer
Contract manager; contracts manager | manager | ~ Contract administrator, Legal manager, Legal operations manager
Contract administrator; contracts administrator; contract specialist; contracts specialist; contract analyst; contracts officer; contract negotiator; contracts negotiator; senior contracts manager; contract coordinator; contract management specialist; contract officer; contracts coordinator; contract executive; contracts analyst; contracts associate; contracts executive; contract associate | mid | ~ Contract manager
Commercial contracts manager | manager | ~ Contract administrator
Contract lead | lead | ~ Contract administrator
Senior contract administrator; senior contract specialist | senior | ~ Contract administrator
Director of contracts; head of contracts; contracts director | director | ~ Contract administrator
General counsel; head of legal; legal director; director of legal; group general counsel; group legal counsel; director of legal affairs; head of legal and compliance; regional general counsel; head of legal affairs; general counsel and company secretary; senior director legal; head legal; legal head; director legal; chief counsel; regional head of legal; CLO; general counsel & company secretary; head of legal department; director of legal services; head of legal services; country counsel | director | ~ in-house counsel
Chief legal officer; vice president legal; VP legal; VP and general counsel; executive vice president and general counsel; vice president and general counsel | executive | ~ General counsel
Trainee solicitor; training contract; trainee lawyer; articled clerk; pupil barrister; trainee associate; legal trainee; junior trainee solicitor; articling student; trainee advocate; pupillage barrister; candidate attorney; trainee attorney; law trainee; solicitor apprentice; graduate lawyer; trainee legal counsel; chambering student; solicitor trainee; rechtsreferendar | junior | ~ solicitor
Legal intern; law intern; law student; legal internship; law clerk intern; vacation scheme student; summer associate; legal extern; judicial intern; law firm intern; legal assistant intern; paralegal intern; mini-pupillage; judicial extern; summer law clerk; legal research intern; legal vacation scheme; compliance intern; vacation scheme; summer legal intern; student attorney; corporate legal intern; legal aid intern; student lawyer; certified legal intern; law student intern; court intern | intern | ~ solicitor
Paralegal; litigation paralegal; corporate paralegal; real estate paralegal; legal paralegal; conveyancing paralegal; immigration paralegal; paralegal specialist; commercial paralegal; personal injury paralegal; freelance paralegal; paralegal assistant; paralegal/legal assistant; criminal paralegal; trademark paralegal; family law paralegal; contract paralegal; patent paralegal; e-discovery paralegal; bankruptcy paralegal; in-house paralegal; trial paralegal; medical malpractice paralegal; property paralegal; clinical negligence paralegal; employment paralegal; estate planning paralegal; commercial property paralegal; family paralegal; insurance defense paralegal; intellectual property paralegal; IP paralegal; paralegal coordinator; probate paralegal; debt recovery paralegal; foreclosure paralegal; regulatory paralegal; workers' compensation paralegal | mid
Senior paralegal | senior | ~ Paralegal
Junior paralegal; trainee paralegal; paralegal apprentice | junior | ~ Paralegal
Lead paralegal; paralegal supervisor | lead | ~ Paralegal
Paralegal manager | manager | ~ Paralegal
Legal assistant; legal administrator; legal support assistant; legal administrative assistant; junior legal assistant; legal PA; bilingual legal assistant; legal receptionist; legal support specialist; conveyancing assistant; law firm receptionist; legal admin assistant; legal coordinator; legal processing assistant; corporate legal assistant; legal typist; attorney assistant; lawyer assistant; legal assistant/receptionist; legal department assistant; assistant lawyer; legal officer assistant; legal admin; legal administration assistant; real estate legal assistant; legal intake specialist; law firm administrator; new business intake analyst; legal word processor; eDiscovery project manager; knowledge management lawyer; legal process analyst; judicial assistant; legal technologist; legal engineer | junior | ~ paralegal, Legal secretary, Legal billing specialist, Legal researcher
Senior legal assistant | mid | ~ Legal assistant
Legal cashiering manager; legal knowledge manager | manager | ~ Legal assistant
Legal secretary; litigation secretary; legal secretary assistant; conveyancing secretary; property legal secretary; floating legal secretary; commercial property legal secretary; executive legal secretary | mid | < Secretary ~ paralegal, Legal billing specialist, Legal researcher, Legal analyst
Trainee legal secretary; junior legal secretary | junior | ~ Legal secretary
Senior legal secretary | senior | ~ Legal secretary
Law office manager; legal office assistant; law office assistant; law office administrator; legal office manager | manager | ~ paralegal, Law librarian, Law clerk
Legal billing specialist; legal billing coordinator | mid | ~ paralegal, Docketing specialist, Legal researcher, Legal analyst
Docketing specialist; docket clerk; docketing clerk; legal docketing clerk; docketing coordinator | mid | ~ paralegal, E-discovery specialist, Litigation support specialist, Legal billing specialist
Conflicts analyst; legal conflicts analyst | mid | ~ paralegal, Legal analyst
Law librarian; legal librarian | mid | ~ paralegal, Law clerk, Law office manager
Legal researcher; legal research assistant; legal research analyst | mid | ~ paralegal, Legal analyst, Legal translator, Legal assistant
Legal analyst | mid | ~ paralegal, Legal translator, Legal assistant, Legal secretary
Document reviewer; legal document specialist; legal document processor; document review attorney; legal document reviewer | mid | ~ paralegal
E-discovery specialist; e-discovery analyst; e-discovery project manager; e-discovery consultant | junior | ~ paralegal, Litigation support specialist, Legal billing specialist, Docketing specialist
E-discovery manager | manager | ~ E-discovery specialist
Litigation support specialist; litigation legal assistant; litigation assistant; litigation support analyst; litigation technology specialist | mid | ~ paralegal, Professional support lawyer, Legal billing specialist, Docketing specialist
Litigation support manager | manager | ~ Litigation support specialist
Professional support lawyer | senior | ~ paralegal, Litigation support specialist
Law clerk; legal clerk; legal file clerk; calendar clerk; legal records clerk; judicial law clerk; judicial clerk | mid | ~ paralegal, Law office manager, Law librarian
Legal translator | mid | ~ paralegal, Legal assistant, Legal secretary, Legal billing specialist
Chartered legal executive; legal executive; fee earner; case handler; file handler; litigation executive; conveyancing fee earner; litigation fee earner; personal injury fee earner; legal case handler; legal case manager; estate planner; trust and estate administrator; estate planning consultant; family fee earner; visa consultant; visa officer; visa adviser; asylum decision maker; visa executive; visa specialist; visa counsellor | mid
Trainee legal executive | junior | ~ Chartered legal executive
Probate executive; wills and probate executive; probate practitioner | mid
Probate manager | manager | ~ Probate executive
Costs draftsman; costs lawyer; law costs draftsman | mid
Will writer; wills consultant | mid
Immigration caseworker; immigration adviser; immigration consultant; immigration case manager; immigration specialist; immigration advisor; immigration analyst; immigration executive | mid
Senior immigration caseworker | senior | ~ Immigration caseworker
Conveyancer; conveyancing executive; licensed conveyancer; residential conveyancer; conveyancing clerk; conveyancing case handler; post completions clerk; post-completion executive; new build conveyancer; remortgage case handler; conveyancing lawyer; closing coordinator; settlement agent; real estate closer; land administrator; land registry officer; right of way agent | mid
Senior conveyancer | senior | ~ Conveyancer
Trainee conveyancer; junior conveyancer | junior | ~ Conveyancer
Conveyancing manager | manager | ~ Conveyancer
Head of conveyancing | director | ~ Conveyancer
Conveyancing team leader | lead | ~ Conveyancer
Escrow officer; escrow assistant | mid
Senior escrow officer | senior | ~ Escrow officer
Title examiner; title officer; title agent; title abstractor; title processor; title searcher; title closer; title curative specialist; title analyst | mid
Landman; petroleum landman | mid
Patent attorney; IP analyst; trademark attorney; trademark specialist; intellectual property specialist; IP associate; IP specialist; IP administrator; IP consultant; trademark associate; IP coordinator; intellectual property analyst; trademark agent; intellectual property associate; intellectual property consultant; formalities officer; IP formalities clerk; licensing associate; trademark administrator | mid
Trainee patent attorney | junior | ~ Patent attorney
IP manager; intellectual property manager; trademark manager | manager | ~ Patent attorney
Head of IP; head of intellectual property; IP director | director | ~ Patent attorney
Patent agent | mid
Trade mark attorney | mid
Trainee trade mark attorney | junior | ~ Trade mark attorney
Patent examiner; patent analyst; patent engineer; European patent attorney; patent lawyer; patent associate; patent searcher; trademark examiner; patent administrator; patent research analyst; patent docketing specialist | mid
Technology transfer officer; technology licensing officer | mid
Technology transfer manager | manager | ~ Technology transfer officer
Prosecutor; crown prosecutor; district attorney; assistant district attorney; public prosecutor; state attorney; deputy district attorney; assistant state attorney; assistant attorney general; assistant United States attorney; deputy attorney general; state prosecutor; associate crown prosecutor; special prosecutor; attorney general; government pleader; assistant public prosecutor; procurator fiscal; prosecuting attorney; chief prosecutor; state counsel; deputy prosecuting attorney; assistant prosecutor; investigating judge; deputy public prosecutor; assistant prosecuting attorney; solicitor general; federal prosecutor | mid
Senior crown prosecutor; senior prosecutor | senior | ~ Prosecutor
Junior prosecutor | junior | ~ Prosecutor
=Judge; district judge; magistrate; high court judge; circuit judge; administrative law judge; tribunal judge; family court judge; justice of the peace; civil judge; deputy district judge; supreme court justice; municipal court judge; judicial officer; hearing officer; sessions judge; immigration judge; presiding judge; tribunal member; associate judge; probate judge; lay magistrate; chief justice; adjudicator; conciliator; dispute resolution officer; conciliation officer; ombudsperson; mediation coordinator; claims adjudicator; hearing examiner | mid
Arbitrator; labor arbitrator; mediator-arbitrator | mid
Mediator; civil mediator; family mediator; workplace mediator; professional mediator; divorce mediator; community mediator | mid
Ombudsman; ombudsman officer; ombudsman investigator | mid
Complaints officer; complaints investigator | mid | ~ Complaints handler
Court clerk; clerk of court; court officer; court administrator; legal adviser to magistrates; deputy clerk; court associate; bailiff; courtroom clerk; court services officer; deputy court clerk; judicial administrator; court assistant; court administration officer; court bailiff; court security officer; court coordinator; county clerk; sheriff officer; court operations specialist; court services assistant; court support specialist; clerk to the justices; judicial secretary; court liaison officer; tribunal clerk; court executive officer; court runner; legal messenger; court messenger; courtroom deputy; clerk magistrate; court secretary; judicial case manager; jury coordinator; court processing officer; court house assistant | mid
Court manager | manager | ~ Court clerk
Court usher | mid
barristers' clerk | mid
Enforcement agent; enforcement officer; civil enforcement officer; high court enforcement officer | mid
Process server | mid
Court reporter; stenographer; court stenographer; freelance court reporter; official court reporter; court transcriber; digital court reporter; deposition reporter; hearing reporter; court recorder | mid
Captioner; realtime captioner | mid
Notary; civil law notary; mobile notary; notary assistant; deputy notary; notary clerk; assistant notary; candidate notary; notarial clerk; mobile notary public; notary associate | mid
Notary trainee | junior | ~ Notary
Compliance officer; compliance analyst; compliance specialist; compliance associate; regulatory compliance officer; compliance executive; compliance advisor; compliance consultant; compliance coordinator; compliance assistant; compliance administrator; ethics and compliance officer; regulatory compliance specialist; compliance monitoring officer; regulatory analyst; regulatory compliance analyst; compliance monitoring analyst; compliance representative; compliance adviser; compliance monitoring associate; compliance testing analyst; export compliance officer; export compliance specialist; export control officer; import compliance specialist; customs compliance specialist; healthcare compliance officer; ethical compliance officer; investment compliance analyst; compliance support officer; compliance inspector; compliance investigator; gambling compliance officer; responsible gambling analyst; responsible gaming officer; regulatory consultant; regulatory policy analyst | mid
Senior compliance analyst; senior compliance officer; senior compliance specialist; senior compliance consultant | senior | ~ Compliance officer
Junior compliance officer; compliance trainee; junior compliance analyst | junior | ~ Compliance officer
Compliance lead | lead | ~ Compliance officer
Export compliance manager; healthcare compliance manager; social compliance manager | manager | ~ Compliance officer
Trade compliance specialist; trade compliance analyst | mid | ~ Customs broker
Trade compliance manager; global trade compliance manager; ethical trade manager | manager | ~ Trade compliance specialist, Customs broker
Social compliance auditor | mid
Trade surveillance analyst; compliance surveillance analyst | mid
Licensing officer; licensing coordinator; licensing administrator; licensing enforcement officer | mid
Compliance manager; regulatory compliance manager; compliance team leader; group compliance manager; ethics and compliance manager; senior compliance manager; assistant compliance manager; legal and compliance officer; compliance supervisor; risk and compliance manager; compliance and risk manager; compliance monitoring manager; regional compliance officer; compliance team lead; compliance project manager; compliance program manager; regional compliance manager; GRC lead; compliance & risk manager; clinical compliance manager | manager
Head of compliance; director of compliance; compliance director; deputy head of compliance; group head of compliance; director of regulatory compliance; head of regulatory compliance; head of regulation; regulatory director; director of ethics and compliance | director | ~ Compliance manager
VP compliance; vice president compliance; vice president of compliance | executive | ~ Compliance manager
Chief compliance officer; chief ethics and compliance officer; deputy chief compliance officer; chief risk and compliance officer | executive
Governance manager; governance officer; corporate governance manager; corporate governance officer; governance and compliance manager; governance analyst; governance adviser; governance lead; governance specialist; governance coordinator; governance administrator | manager
Head of governance; director of governance | director | ~ Governance manager
Regulatory manager | manager
Data protection officer; DPO; data protection consultant; data protection adviser; GDPR consultant; data protection specialist; data protection analyst; data protection coordinator; archive assistant; documentation officer; documentation executive; documentation assistant; documentation coordinator | mid
Data protection manager; documentation manager; archives manager | manager | ~ Data protection officer
Head of data protection | director | ~ Data protection officer
Data protection lead | lead | ~ Data protection officer
Privacy officer; privacy analyst; privacy consultant; data privacy analyst; privacy specialist; data privacy officer; privacy program manager; data privacy specialist; data privacy consultant; privacy engineer; HIPAA privacy officer | mid
Data privacy manager; privacy manager | manager | ~ Privacy officer
Chief privacy officer | executive | ~ Privacy officer
Head of privacy; director of privacy | director | ~ Privacy officer
Privacy lead | lead | ~ Privacy officer
Information governance officer; information rights officer; information compliance officer | mid
Information governance manager; records information manager | manager | ~ Information governance officer
Information governance lead | lead | ~ Information governance officer
Head of information governance | director | ~ Information governance officer
FOI officer | mid
Records manager; records management officer; records officer; records analyst; records management specialist; records administrator; records supervisor | manager
Document controller; document control specialist; document control clerk; document control coordinator; document control officer; document control administrator; document specialist; document clerk; document control assistant; document management specialist; documentation controller; engineering document controller; document scanner operator; document imaging specialist; document imaging technician; document management officer | mid | ~ Records clerk
Document control manager; document manager | manager | ~ Document controller
Senior document controller | senior | ~ Document controller
Lead document controller | lead | ~ Document controller
Archivist; digital archivist | mid
File clerk; documentation clerk; archive clerk; filing clerk; scanning clerk; records management clerk; clerk to the governors; clerk to governors | junior | ~ Records clerk
Company secretary; assistant company secretary; corporate secretary; deputy company secretary; company secretarial assistant; group company secretary; company secretary and compliance officer; company secretarial administrator; corporate secretarial officer; corporate secretary assistant; corporate secretarial executive; corporate secretarial assistant; company secretarial executive; entity management specialist | mid
Company secretarial manager; corporate secretarial manager | manager | ~ Company secretary
Head of company secretariat | director | ~ Company secretary
Company secretarial trainee; CS trainee | junior | ~ Company secretary
Board secretary; assistant corporate secretary; board administrator; board coordinator | mid | ~ Company secretary
Trainee company secretary | junior | ~ Board secretary
Parish clerk; town clerk; city clerk | mid
Police officer; police constable; patrol officer; law enforcement officer; trooper; PCSO; probationary police constable; police lieutenant; campus police officer; reserve police officer; police captain; federal agent; military police officer; military police; school resource officer; police cadet; highway patrol officer; state trooper; neighbourhood police officer; auxiliary police officer; traffic officer; police recruit; traffic police officer; superintendent of police; master patrol officer; volunteer police cadet; police commander; deportation officer; custody officer; correctional officer; corrections officer; jailer; correction officer; correctional lieutenant; jail officer; juvenile corrections officer; operational support grade; police communications officer; police call handler; police control room operator; police telecommunicator; public safety telecommunicator; police analyst; all source analyst; OSINT analyst; surveillance operative; investigations analyst; investigations specialist; investigation officer; investigation specialist; CSI officer; exhibits officer; ballistics expert | mid
Student police officer | intern | ~ Police officer
Police trainee | junior | ~ Police officer
Investigations manager | manager | ~ Police officer
Head of investigations | director | ~ Police officer
Police sergeant; detective sergeant; correctional sergeant; corrections sergeant | lead
Deputy sheriff; sheriff's deputy; sheriff; detention deputy | mid
=Detective; detective constable; detective inspector; police detective | mid
Criminal investigator; civilian investigator; police staff investigator; criminal analyst | mid
Criminal justice intern | intern | ~ Criminal investigator
Police inspector; sub inspector; sub-inspector of police; chief inspector; customs inspector; immigration inspector | manager
Police community support officer | mid
Chief of police; police chief | director
Special agent; special constable; special agent in charge; criminal investigator special agent | mid
Game warden | mid | ~ Park ranger
Customs officer | mid
Immigration officer; immigration enforcement officer | mid
Border force officer; border patrol agent; customs and border protection officer; border guard | mid
Passport officer | mid
Detention officer; detention custody officer; custody detention officer | mid
Prison officer; prison guard; prison warder | mid
Prison governor; prison custody officer; prison manager; prison operational support | director
Senior prison officer | senior | ~ Prison governor
Prison supervisor | lead | ~ Prison governor
Police dispatcher; public safety dispatcher | mid
Crime analyst; crime data analyst; crime lab analyst | mid
Intelligence analyst; criminal intelligence analyst; intelligence officer; intelligence specialist; intelligence researcher; open source intelligence analyst; all-source intelligence analyst; geospatial intelligence analyst; military intelligence analyst | mid
Senior intelligence analyst | senior | ~ Intelligence analyst
Private investigator; private detective; corporate investigator; surveillance investigator; special investigator; background investigator; intelligence investigator; internal investigator; legal investigator; civil investigator; loss investigator; trust and safety investigator; licensed private investigator | mid
Senior investigator | senior | ~ Private investigator
Crime scene investigator; crime scene technician; scenes of crime officer; crime scene analyst | mid
Forensic scientist; forensic technician; forensic specialist; forensic analyst; forensic biologist; forensic chemist; forensic examiner; forensic science technician; forensic document examiner; forensic officer; forensic lab technician | mid
Forensic intern | intern | ~ Forensic scientist
Fingerprint examiner; latent print examiner; fingerprint technician; firearms examiner | mid
Evidence technician; property and evidence technician; evidence custodian | mid
Criminologist | mid
`
