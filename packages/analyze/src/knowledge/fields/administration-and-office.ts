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
Expense reports; expense claims; expenses processing; Concur; expense reporting; travel expenses; expense management | duty
Correspondence; drafting letters; business correspondence; writing correspondence; letter writing; drafting correspondence; business letters; preparing correspondence; composing letters | duty
Filing; document filing; filing systems; file maintenance; maintaining files; paper filing; file management; alphabetical filing; electronic filing | duty | ~ records management
Records management; record keeping; maintaining records; document management; document control; electronic records; records retention; recordkeeping; record-keeping; document storage; maintaining databases | duty | ~ filing
Document preparation; document production; preparing documents; formatting documents; mail merge; word processing; document formatting; preparing reports; report preparation | technique
Photocopying and scanning; copying; scanning documents; faxing; photocopying; copiers; document scanning; office equipment; fax machines; printers and copiers; multi-function printers | duty
Audio transcription; transcription; dictation; copy typing; audio typing; shorthand; medical transcription; transcribing; dictaphone | technique
Office supplies; stationery ordering; ordering office supplies; office supply inventory; supplies ordering; maintaining supplies | duty
Post handling; incoming and outgoing mail; mail sorting and distribution; sorting mail; processing mail; opening mail; mailings | duty
Reception cover; visitor management; meeting room booking; visitor sign-in; lobby reception; greeting clients; visitors; welcoming guests at reception | duty
Telephone answering; answering phones; phone calls; answering the telephone; screening calls; taking messages; multi-line telephone; call screening; answering multi-line phones; phone system; phones | duty
Email management; managing inboxes; inbox management; email communication; e-mail correspondence | duty
Database maintenance; database entry; updating databases; data maintenance; data management; database management; updating records | duty
Microsoft Office; MS Office; Microsoft Office Suite; MS Office Suite; Office 365; Microsoft 365; Office suite; Microsoft Office applications; Microsoft Suite | software | ~ Google Workspace
Microsoft Word; MS Word; =Word | software | < Microsoft Office
Microsoft Excel; MS Excel; =Excel; advanced Excel; Excel spreadsheets; spreadsheets; pivot tables; VLOOKUP | software | < Microsoft Office
Microsoft PowerPoint; PowerPoint; MS PowerPoint; Power Point | software | < Microsoft Office
Microsoft Outlook; Outlook email; MS Outlook; =Outlook | software | < Microsoft Office
Microsoft Access; MS Access; Access database; =Access | software | < Microsoft Office
Microsoft Publisher; MS Publisher; OneNote; Microsoft Visio; =Visio; MS Visio; =Publisher | software | < Microsoft Office
Microsoft Teams; Slack messaging; =Slack; =Zoom; Zoom meetings; Webex; Skype; video conferencing; Google Meet | software
SharePoint; Microsoft SharePoint; document libraries; OneDrive; Dropbox; Google Drive; Box storage | software
Google Workspace; G Suite; Google Docs; Google Sheets; Gmail; Google Apps; Google Suite; Google Calendar | software | ~ Microsoft Office
Adobe Acrobat forms; PDF editing; DocuSign; electronic signatures | software
LibreOffice; OpenOffice; Lotus Notes; WordPerfect; Lotus 1-2-3; Corel WordPerfect | software
Computer literacy; PC skills; computer skills; basic computer skills; Windows and Mac; computer proficiency; computer operation | knowledge
Invoice processing by office; invoicing; raising invoices; billing administration; purchase ledger support; preparing invoices; processing invoices; billing | duty
Petty cash; cash books; bank deposits; banking of takings; making bank deposits; daily deposits; bank runs | duty
Payroll administration by office; timesheets; time sheets; timekeeping; time and attendance; timecards; Kronos | duty
Personnel files; HR administration; personnel administration; employee files; staff records; personnel records | duty
Confidential records; confidentiality; handling confidential information; discretion; confidential information; sensitive information | duty
Data protection; GDPR; data privacy; information governance; FOIA requests; freedom of information; privacy compliance | knowledge
Office relocation; facilities coordination; office moves; building access; facilities requests; parking permits | duty
Event support by office; catering orders; arranging catering; conference room set-up; room set-up | duty
Legal secretarial work; legal typing; bundling court papers; legal correspondence | duty
Medical secretarial work; clinic letters; patient correspondence; medical office administration; patient scheduling; patient registration | duty
School administration; attendance records of pupils; school office; student records; enrolment administration; student registration; admissions administration | duty
Committee support; secretariat; governance support; company secretarial support; board papers | duty
Process documentation for offices; procedures manuals; office manuals; workflow management; administrative procedures; improving office procedures | duty
Supervision of office staff; supervising clerical staff; supervising administrative staff; training administrative staff; office staff supervision; managing administrative staff | duty
Translation; document translation; translating documents; interpreting; interpretation; bilingual correspondence; translating; interpreter services; simultaneous interpretation; localization; localisation | technique
CAT tools; SDL Trados; Trados; memoQ; Wordfast; translation memory | software | < translation
Survey administration; questionnaires; collecting data; conducting surveys; survey design; interviewing respondents | duty
Notary public; notarising documents; notary | certificate
Project support administration; tracking spreadsheets; action tracking; progress chasing | duty
Library of forms; forms processing; permit processing; licence processing; application forms; processing applications | duty
Quality of administrative data; auditing files; file audits; proofreading documents; proof-reading letters | duty
Franking mail; franking machine; mail room duties | duty

# titles
Administrative assistant; admin assistant; office assistant; administrator in offices; administrative clerk; clerical assistant; administrative associate; administration assistant; admin officer; administrative officer; administrative support assistant; office administrator; administrative support; admin; administrative professional; office clerk; general clerk; clerk; clerical officer; office associate; administrative aide; administrative specialist; clerk typist; administration officer; general office clerk; clerical worker; administrative support specialist; administrative technician; office aide | mid | ~ secretary, receptionist in offices
Senior administrative assistant; senior administrator; lead administrator; administrative coordinator; office coordinator; administration coordinator; office supervisor; administrative supervisor; senior clerk; senior administrative officer; administrative services coordinator | senior | ~ administrative assistant, office manager
Office manager; administration manager; administrative manager; head of administration; business office manager; office services manager; assistant office manager; administrative services manager; director of administration; administrative director; front office manager in offices; medical office manager; dental office manager; practice manager | manager | ~ senior administrative assistant
Executive assistant; personal assistant; PA; executive secretary; executive PA; senior executive assistant; assistant to the CEO; EA; chief of staff assistant; executive administrative assistant; assistant to the director; assistant to the president; team assistant; management assistant | senior | ~ administrative assistant, secretary
Secretary; department secretary; school secretary; bilingual secretary; legal secretary; medical secretary; office secretary; unit secretary; private secretary; ward clerk in offices; administrative secretary | mid | ~ administrative assistant, executive assistant
Receptionist in offices; office receptionist; medical receptionist; corporate receptionist; receptionist and administrator; administrative receptionist; dental receptionist; receptionist/secretary; receptionist/administrative assistant; salon receptionist | mid | ~ administrative assistant
Records clerk; filing clerk; records manager; document controller; file clerk; records technician; records specialist; document control specialist; records coordinator; document specialist; document management specialist; medical records clerk; records assistant; information management officer; document clerk | mid | ~ data entry clerk, administrative assistant
Typist; word processor operator; audio typist; transcriptionist; transcriber; medical transcriptionist; copy typist; stenographer; court reporter | mid | ~ secretary
Translator; interpreter; freelance translator; court interpreter; medical interpreter; localisation specialist; conference interpreter; translator and interpreter; language specialist; bilingual translator; interpreter/translator | mid
Facilities coordinator; facilities assistant; facilities administrator; office services assistant; facilities officer | mid | ~ office manager
Survey interviewer; census enumerator; market research interviewer; field interviewer | junior
Virtual assistant; remote assistant; online assistant | mid | ~ administrative assistant
Scheduler in offices; scheduling coordinator; appointment coordinator; scheduling clerk; appointment scheduler; scheduling assistant | mid | ~ administrative assistant
Company secretary; board secretary; governance officer | senior
Student assistant; office intern; administrative intern; work-study student; student worker; office trainee; student office assistant; administration apprentice; business administration apprentice | intern | ~ administrative assistant
Billing clerk in offices; invoice clerk; billing coordinator in offices | mid | ~ administrative assistant
Registrar in schools; admissions officer; admissions coordinator; admissions counselor; enrolment officer; student services officer; student services coordinator; academic coordinator; admissions assistant; admissions representative; university administrator | mid | ~ administrative assistant
Notary; licensing clerk; permit technician; court clerk; municipal clerk; town clerk; city clerk; deputy clerk | mid | ~ administrative assistant
`
