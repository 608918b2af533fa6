/** Offices, secretaries, records, reception and general administration: skills and job titles. */
export const administrationAndOffice = `
# skills
Office administration; administrative support; administration; office support; clerical support; administrative duties; general administration; administrative tasks; admin support; clerical duties; clerical work; administrative assistance; office duties | duty | ~ office management
Office management; managing an office; office operations; office manager duties; running an office; office procedures; office coordination | duty | ~ office administration
Executive support; executive assistance; PA support; supporting executives; support to senior management; C-suite support; personal assistance; executive administrative support; board support | duty | ~ diary management
Diary management; calendar management; managing calendars; scheduling meetings; scheduling appointments and meetings; calendar coordination; managing diaries; meeting scheduling; scheduling | duty | ~ meeting coordination
Meeting coordination; arranging meetings; meeting arrangements; meeting preparation; setting up meetings; organising meetings; coordinating meetings; board meeting preparation | duty | ~ minute taking
Minute taking; taking minutes; meeting minutes; agenda preparation; agendas and minutes; note taking | duty
Travel arrangements; travel booking; booking travel; travel coordination; itineraries; travel planning for executives; arranging travel; travel itineraries | duty
Correspondence; drafting letters; business correspondence; writing correspondence; letter writing; drafting correspondence; business letters; preparing correspondence; composing letters | duty
Filing; document filing; filing systems; file maintenance; maintaining files; paper filing; file management; alphabetical filing; electronic filing | duty | ~ records management
Records management; record keeping; maintaining records; document management; document control; electronic records; records retention; recordkeeping; record-keeping; document storage; maintaining databases | duty | ~ filing, Information governance
Document preparation; document production; preparing documents; formatting documents; mail merge; word processing; document formatting | technique
Photocopying and scanning; copying; scanning documents; faxing; photocopying; copiers; document scanning; office equipment; fax machines; printers and copiers; multi-function printers | duty
Office supplies; stationery ordering; ordering office supplies; office supply inventory; supplies ordering; maintaining supplies | duty
Post handling; incoming and outgoing mail; mail sorting and distribution; sorting mail; processing mail; opening mail; mailings | duty
Reception cover; visitor management; meeting room booking; visitor sign-in; lobby reception; greeting clients; receiving visitors; welcoming guests at reception | duty
Telephone answering; answering phones; phone calls; answering the telephone; screening calls; taking messages; multi-line telephone; call screening; answering multi-line phones; phone system; phones | duty
Email management; managing inboxes; inbox management; email communication; e-mail correspondence | duty
Database maintenance; database entry; updating databases; data maintenance; updating records | duty | ~ Database administration
Microsoft Office; MS Office; Microsoft Office Suite; MS Office Suite; Office suite; Microsoft Office applications; Microsoft Suite | software | < Computer literacy ~ Google Workspace
Microsoft Word; MS Word; =Word | software | < Microsoft Office
Microsoft Excel; MS Excel; =Excel; advanced Excel; Excel spreadsheets; spreadsheets | software | < Microsoft Office
Microsoft PowerPoint; PowerPoint; MS PowerPoint; Power Point | software | < Microsoft Office
Microsoft Outlook; Outlook email; MS Outlook; =Outlook | software | < Microsoft Office
Microsoft Access; MS Access; Access database; =Access | software | < Microsoft Office
Microsoft Publisher; MS Publisher; =Publisher | software | < Microsoft Office
Microsoft Teams; Slack messaging | software | < Video conferencing
SharePoint; Microsoft SharePoint; document libraries; Box storage | software
Google Workspace; G Suite; Gmail; Google Apps; Google Suite; Google Calendar | software | ~ Microsoft Office
Adobe Acrobat forms; PDF editing; electronic signatures | software
LibreOffice; OpenOffice | software
Computer literacy; PC skills; computer skills; basic computer skills; Windows and Mac; computer proficiency; computer operation | knowledge
Petty cash; cash books; banking of takings; daily deposits; bank runs | duty
Payroll administration by office; time sheets; timekeeping | duty
Personnel files; employee files; staff records; personnel records | duty
Data protection; data privacy; freedom of information; privacy compliance | knowledge
Office relocation; facilities coordination; office moves; building access; facilities requests; parking permits | duty
Event support by office; catering orders; arranging catering; conference room set-up; room set-up | duty
Legal secretarial work; legal typing; bundling court papers; Legal secretarial skills; legal administration; legal administrative support; legal assistance; legal office administration | duty
Medical secretarial work; patient correspondence; medical office administration | duty
School administration; attendance records of pupils; school office; enrolment administration; admissions administration | duty | ~ School leadership
Committee support; secretariat; governance support; company secretarial support; board papers | duty
Process documentation for offices; procedures manuals; office manuals; workflow management; administrative procedures; improving office procedures | duty
Supervision of office staff; supervising clerical staff; supervising administrative staff; training administrative staff; office staff supervision; managing administrative staff | duty
Translation; document translation; translating documents; =Interpreting; =Interpretation; consecutive interpreting; bilingual correspondence; translating; interpreter services; simultaneous interpretation; localization; localisation | technique
CAT tools; translation memory | software | < translation
Survey administration; questionnaires; conducting surveys; interviewing respondents | duty
Notary public; notarising documents; notary; Notary public commission; commissioned notary; licensed notary; notary signing agent; certified notary public; loan signing agent | certificate
Project support administration; tracking spreadsheets; action tracking; progress chasing | duty
Library of forms; forms processing; permit processing; licence processing; application forms; processing applications | duty
Quality of administrative data; auditing files; file audits; proofreading documents; proof-reading letters | duty
Franking mail; franking machine; mail room duties | duty
Report writing; writing reports; written reports; preparing reports; report preparation; business reports | duty | ~ Written communication, Reporting
Lotus Notes | software | ~ LibreOffice
WordPerfect; Corel WordPerfect | software | ~ LibreOffice
Lotus 1-2-3 | software | ~ LibreOffice
SDL Trados; Trados | software | < CAT tools
memoQ | software | < CAT tools
Wordfast | software | < CAT tools

# titles
Administrative assistant; admin assistant; office assistant; administrator in offices; administrative clerk; clerical assistant; administrative associate; administration assistant; admin officer; administrative officer; administrative support assistant; office administrator; administrative support; admin; administrative professional; office clerk; general clerk; clerk; clerical officer; office associate; administrative aide; administrative specialist; clerk typist; administration officer; general office clerk; clerical worker; administrative support specialist; administrative technician; office aide | mid | ~ secretary, receptionist in offices
Senior administrative assistant; senior administrator; lead administrator; administrative coordinator; office coordinator; administration coordinator; office supervisor; administrative supervisor; senior clerk; senior administrative officer; administrative services coordinator | senior | ~ administrative assistant, office manager
Office manager; administration manager; administrative manager; head of administration; business office manager; office services manager; assistant office manager; administrative services manager; director of administration; administrative director; front office manager in offices | manager | ~ senior administrative assistant
Executive assistant; personal assistant; PA; executive secretary; executive PA; senior executive assistant; assistant to the CEO; EA; chief of staff assistant; executive administrative assistant; assistant to the director; assistant to the president; team assistant; management assistant | senior | ~ administrative assistant, secretary
Secretary; department secretary; bilingual secretary; office secretary; private secretary; ward clerk in offices; administrative secretary | mid | ~ administrative assistant, executive assistant
Receptionist in offices; office receptionist; corporate receptionist; receptionist and administrator; administrative receptionist; receptionist/secretary; receptionist/administrative assistant; salon receptionist | mid | ~ administrative assistant
Records clerk; records technician; records specialist; records coordinator; records assistant; information management officer | mid | ~ data entry clerk, administrative assistant, Records manager
Typist; word processor operator; audio typist; transcriptionist; transcriber; copy typist | mid | ~ secretary
Translator; freelance translator; localisation specialist; translator and interpreter; language specialist; bilingual translator; interpreter/translator | mid
Facilities coordinator; facilities assistant; facilities administrator; office services assistant; facilities officer | mid | ~ office manager
Survey interviewer; market research interviewer; field interviewer; telephone interviewer; opinion poll interviewer; CATI interviewer; field data collector | junior
Virtual assistant; remote assistant; online assistant | mid | ~ administrative assistant
Scheduler in offices; scheduling coordinator; appointment coordinator; scheduling clerk; appointment scheduler; scheduling assistant | mid | ~ administrative assistant
Company secretary | senior
Student assistant; office intern; administrative intern; work-study student; office trainee; student office assistant; administration apprentice; business administration apprentice | intern | ~ administrative assistant
Billing clerk in offices; billing coordinator in offices | mid | ~ administrative assistant
Registrar in schools; academic coordinator; university administrator | mid | ~ administrative assistant
Notary; licensing clerk; permit technician; municipal clerk | mid | ~ administrative assistant
Interpreter; court interpreter; medical interpreter; conference interpreter | mid | ~ Translator
`
