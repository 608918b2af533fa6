/** Social care, social work, counselling and community work: skills and job titles. */
export const socialCareAndCounselling = `
# skills
Social work; social work practice; statutory social work | knowledge
Case management; managing a caseload; caseload management; casework; client case management; carrying a caseload | duty
Needs assessment; assessing needs; client assessments; assessment of needs; client needs assessment; assess the needs; assess needs | duty
Care Act assessments; Care Act 2014; social care assessments; adult social care assessments; carers' assessments | duty | < needs assessment
Support planning; support plans; individual support plans; service plans; person-centred plans; individual service plans; writing support plans | duty | ~ care planning
Risk assessment in care; risk assessments for service users; client risk assessment; risk management plans; positive risk taking | duty
Child protection; safeguarding children; child safeguarding; child protection procedures; safeguarding children and young people | knowledge
Safeguarding; safeguarding procedures; safeguarding policies; safeguarding training; safeguarding concerns; safeguarding awareness | knowledge
Section 47 enquiries; Section 47 investigations; child protection investigations | knowledge
Child in need plans; child in need; Section 17 assessments | knowledge
Looked-after children; children in care; LAC reviews; children looked after; care leavers | knowledge
Children Act 1989; Children Act 2004; Working Together to Safeguard Children | knowledge
Court reports; court statements; care proceedings; giving evidence in court; family court; court testimony | knowledge
Child welfare; child welfare services; child protective services; CPS investigations; child abuse investigations | knowledge
Fostering; foster care; fostering assessments; foster care placement; Form F assessments | knowledge
Adoption; adoption assessments; adoption services; permanency planning | knowledge
Family support; family support work; supporting families in need; early help; early help assessments; family preservation | knowledge
Parenting assessments; parenting support; parenting programmes; Triple P; Incredible Years; parenting classes; parenting skills training | knowledge
Contact supervision; supervised contact; supervised visitation; family contact | knowledge
Family reunification; reunification services | knowledge
Child development; child development knowledge; developmental milestones; early child development | knowledge
Signs of Safety; strengths-based practice; strengths-based approach; systemic practice | knowledge
Multi-agency working; multi-agency meetings; inter-agency working; MARAC; MASH; interagency collaboration; partnership working with agencies; multi-agency partnership; work with other agencies; working with other agencies; working with partner agencies | knowledge
Life story work; direct work with children | knowledge
County Lines; child sexual exploitation; CSE; child criminal exploitation; exploitation awareness; missing children protocols | knowledge
Age assessments; unaccompanied asylum-seeking children; UASC | knowledge
Adult social care; adult services; adult social work | knowledge
Hospital social work; medical social work; hospital discharge social work | knowledge
Approved Mental Health Professional work | knowledge
Direct payments; personal budgets; self-directed support; personal health budgets | knowledge
Care packages; arranging care packages; brokerage of care; commissioning care | knowledge
Continuing care assessments; NHS Continuing Healthcare; decision support tool | knowledge
Benefits advice; welfare benefits advice; welfare rights; benefits entitlement; PIP applications; Universal Credit advice; welfare advice | knowledge
Debt advice; debt counselling; money advice; financial counselling; budgeting advice for clients | knowledge
Housing advice; housing support; homelessness prevention; tenancy sustainment; housing options; tenancy support; housing placement | knowledge
Homelessness services; rough sleepers; working with homeless people; homeless outreach; homeless services; homeless shelters; supported housing | knowledge
Refugee support; asylum seekers support; refugee resettlement; working with refugees; refugee assistance | knowledge
Domestic abuse support; domestic violence; domestic violence advocacy; DASH risk assessment; domestic abuse; domestic violence support; gender-based violence; GBV response; DASH | knowledge
Trafficking survivors support; modern slavery; anti-trafficking; human trafficking; National Referral Mechanism | knowledge
Sexual violence support; sexual assault advocacy; rape crisis support; ISVA work | knowledge
Substance misuse; substance abuse; drug and alcohol services; addiction support; drug and alcohol misuse; substance use | knowledge
Harm reduction; needle exchange programmes; naloxone training; harm minimisation | knowledge
Relapse prevention; recovery planning; recovery support; twelve-step facilitation; 12-step | knowledge
Offender rehabilitation; offender management; working with offenders; probation work; rehabilitation of offenders; reentry services | knowledge
OASys; offender assessment; risk of reoffending; MAPPA; pre-sentence reports; presentence investigations | knowledge
Restorative justice; restorative practice; restorative approaches; victim-offender mediation | knowledge
Youth work; working with young people; youth engagement; youth development; youth services; working with youth; at-risk youth | knowledge
Youth offending; youth justice; juvenile justice; Asset Plus | knowledge
Detached youth work; street outreach; outreach work; community outreach; outreach programs | knowledge
Mentoring young people; youth mentoring; peer mentoring; mentoring youth; one-to-one mentoring | knowledge
Community development; community work; community organising; community engagement; community mobilisation; community organizing; community building | knowledge
Volunteer management; volunteer coordination; managing volunteers; recruiting volunteers; volunteer recruitment; supervising volunteers; volunteer training | knowledge | ~ Non-profit management
Advocacy; client advocacy; independent advocacy; advocating for clients; self-advocacy support; IMCA; IMHA; advocacy services | knowledge
Signposting; referrals to services; community resources; resource referral; linking clients to resources; community referrals; referrals to community resources; information and referral | knowledge
Social prescribing; link worker practice | knowledge
Employment support; supported employment; job coaching; employability support; job placement; vocational support; individual placement and support | knowledge
Independent living skills; life skills training; promoting independence; independent living; daily living skills; independent living support; promoting independent living | knowledge
Reablement; enablement; reablement care | knowledge
Supported living; supported accommodation; supporting tenants; extra care housing | knowledge
Respite care; short breaks; respite services | knowledge
Day services; day centre activities; day care for adults; adult day care | knowledge
Grant-funded programmes; programme delivery in charities; nonprofit programs; NGO project work | knowledge
Monitoring and evaluation; M&E; M&E frameworks; log frame; logframe; theory of change; programme evaluation; program evaluation; results-based management | knowledge
Humanitarian response; humanitarian aid; emergency relief; disaster relief; relief distribution; Sphere standards; humanitarian assistance | knowledge
Livelihoods programmes; livelihood projects; microfinance groups; economic empowerment projects | knowledge
WASH programmes; water, sanitation and hygiene | knowledge
Food banks; food distribution; food parcels; meal distribution | knowledge
Gender mainstreaming; women's empowerment; gender equality programmes | knowledge
Child-friendly spaces; psychosocial support; MHPSS; child protection in emergencies | knowledge
Participatory rural appraisal; focus group discussions; community needs assessment; participatory methods; household surveys | knowledge
Donor reporting; donor compliance; reporting to donors | knowledge
Interpreting for clients; community interpreting; cultural mediation | knowledge
Counselling; counseling; individual counselling; one-to-one counselling; counselling skills; individual counseling; client counseling; counselling clients | technique
Psychotherapy; talking therapies; psychotherapeutic interventions; talk therapy; individual therapy; individual psychotherapy | technique
Group counselling; group therapy; group facilitation; facilitating support groups; support groups; group counseling; process groups; psychoeducational groups | technique
Family therapy; systemic family therapy; marriage and family therapy; family counselling; family counseling | technique
Couples counselling; couples therapy; relationship counselling; marriage counselling; couples counseling | technique
Crisis intervention; crisis management with clients; crisis counselling; crisis counseling; crisis support; crisis response; crisis stabilization | technique
Suicide prevention; suicide risk assessment; suicide intervention; ASIST; self-harm support; suicide assessment | technique
Grief counselling; bereavement counselling; bereavement support; grief counseling; grief support | technique
Trauma-informed care; trauma-informed practice; trauma informed approach; trauma-informed therapy; trauma-informed approaches | technique
School counselling; school counseling; counselling students; student counselling; guidance counselling | technique
Career counselling; career guidance; careers advice; career counseling; career advising; careers guidance | technique
Addiction counselling; substance abuse counselling; drug counselling sessions; alcohol counselling; substance abuse counseling; addiction counseling | technique
Rehabilitation counselling; vocational counselling; rehabilitation counseling | technique
Pastoral counselling; chaplaincy; spiritual care; pastoral care; spiritual direction | technique
Telephone counselling; helpline support; crisis hotline; online counselling; helpline; crisis line; hotline counseling; telehealth counseling | technique
Genogram; psychosocial assessment; biopsychosocial assessment; intake assessments; clinical interviews; intake interviews; client intake | technique
Psychoeducation; psycho-education; mental health education | technique
Anger management; conflict resolution groups; stress management workshops; coping skills training; social skills training; social skills groups | technique
Treatment plans in therapy; therapy goals; progress notes; client progress notes; process notes; case notes; writing case notes; case documentation | technique
Cognitive behavioural therapy; CBT; cognitive behavioral therapy; cognitive behaviour therapy | technique | ~ psychotherapy
Dialectical behaviour therapy; DBT; dialectical behavioral therapy; DBT skills | technique | ~ psychotherapy
Acceptance and commitment therapy; ACT therapy | technique | ~ psychotherapy
Motivational interviewing; motivational interviewing techniques; motivational enhancement therapy | technique | ~ psychotherapy
EMDR; eye movement desensitisation and reprocessing; EMDR therapy | technique | ~ psychotherapy
Solution-focused brief therapy; solution-focused therapy; brief therapy | technique | ~ psychotherapy
Person-centred counselling; person-centred therapy; client-centred therapy; Rogerian counselling; client-centered therapy | technique | ~ psychotherapy
Psychodynamic therapy; psychodynamic counselling; psychoanalysis; psychodynamic psychotherapy; psychoanalytic psychotherapy | technique | ~ psychotherapy
Gestalt therapy | technique | ~ psychotherapy
Mindfulness; mindfulness-based cognitive therapy; MBCT; MBSR; mindfulness-based stress reduction; guided meditation | technique | ~ psychotherapy, Meditation
Exposure therapy; ERP therapy; prolonged exposure | technique | ~ psychotherapy
Trauma-focused CBT; TF-CBT; cognitive processing therapy | technique | ~ psychotherapy
Integrative counselling; integrative therapy; eclectic therapy | technique | ~ psychotherapy
Transactional analysis | technique | ~ psychotherapy
Narrative therapy; sand tray therapy; sandplay therapy | technique | ~ psychotherapy
Guided self-help; IAPT; NHS Talking Therapies; low-intensity CBT; behavioural activation | technique | ~ psychotherapy
Attachment theory; attachment-based therapy; Theraplay; dyadic developmental psychotherapy | technique | ~ psychotherapy
Rational emotive behaviour therapy; REBT | technique | ~ psychotherapy
Schema therapy; compassion-focused therapy | technique | ~ psychotherapy
PHQ-9; mental health screening tools; clinical screening tools | tool
DSM-5; DSM-IV; DSM-5 criteria; DSM-5-TR | standard
Mental health awareness; mental health support; mental health conditions; mental wellbeing support; mental health | duty
Mental health first aid; MHFA; mental health first aider | duty
Community mental health; community mental health services; assertive outreach; early intervention in psychosis; assertive community treatment | duty
Recovery model; recovery approach; recovery star; outcomes star; WRAP plans | duty
Eating disorders support; eating disorders | duty
Anxiety and depression support; anxiety management; depression and anxiety; mood disorders | duty
Perinatal mental health | duty
Veterans support; PTSD support; PTSD; working with veterans | duty
Hoarding support; personality disorders; complex needs; dual diagnosis; co-occurring disorders; complex trauma | duty
Autism support; autism; autism spectrum disorder; ASD; autistic children; autism awareness; children with autism | duty
Applied behaviour analysis; ABA therapy; ABA; applied behavior analysis; discrete trial training; natural environment teaching; verbal behavior | duty
Positive behaviour support; PBS; positive behaviour support plans; positive behavior support; behaviour support plans; functional behaviour assessment; behavior intervention plans; functional behavior assessment; behavioural support | duty
Challenging behaviour; managing challenging behaviour; behaviours that challenge; challenging behavior; managing behaviours; behavior management; behavioral interventions; crisis de-escalation; deescalation | duty
Team-Teach; Safety-Care; handle with care; therapeutic crisis intervention; TCI training; physical restraint training; restrictive practice; PROACT-SCIPr | duty
Learning disabilities; learning disability support; intellectual disabilities; developmental disabilities; intellectual and developmental disabilities; adults with learning disabilities | duty
Physical disability support; physical disabilities; disability support; supporting people with disabilities; disability services; working with disabled people; NDIS; NDIS plans | duty
Sensory impairment; visual impairment support; deafblind support; hearing impairment; vision impairment | duty
British Sign Language; BSL; sign language; sign language interpreting | duty
Acquired brain injury; brain injury rehabilitation; ABI support; traumatic brain injury support | duty
Epilepsy awareness; seizure first aid | duty
PEG and catheter care by carers; complex care; clinical care tasks; delegated healthcare tasks; complex care at home | duty
Dementia activities; reminiscence therapy; reminiscence; cognitive stimulation therapy; sensory activities; music and memory | duty
Activity planning for residents; resident activities; activities programme; social activities; organising activities; leisure activities; planning activities; community activities; arranging outings; community access; activity coordination; accompanying to appointments; escorting clients to appointments; escorting to appointments | duty
Companionship; companionship care; providing companionship; befriending; emotional support and companionship; companion care | duty
Home care; domiciliary care; homecare; care at home; in-home care; home support; home care services | duty
Residential care; residential care homes; care home; residential settings; residential services; group homes; residential treatment | duty
Live-in care; live-in caregiving; 24-hour care; overnight care; sleep-ins; sleeping nights; waking nights; night care | duty
Meal preparation; preparing meals; cooking for clients; meal prep; preparing meals for clients; preparing food for residents; meal planning and preparation | duty | ~ Cooking
Light housekeeping; domestic duties; household tasks; housework; laundry and cleaning; light household duties; domestic tasks | duty
Shopping for clients; running errands; grocery shopping; shopping and errands | duty
Prompting medication; medication prompts; medication assistance; medication reminders; medication support; assisting with medication; medication prompting | duty
Daily care records; care records; care notes; daily records; recording care; daily notes; record keeping in care; maintaining care records | duty
Care home management; running a care home; managing care services; CQC registered manager; care service management | duty
Care staff supervision; staff supervision in care; supervising care staff; supervising support workers; care team management; carer supervision; managing carers | duty
Rostering carers; care rostering; care scheduling; rota management; care coordination rotas | duty
Spot checks; quality audits in care; care audits; medication audits; spot checks and supervisions | duty
Caregiving; elder caregiving; caring for elderly people; caring for the elderly; senior care; elderly companionship; care work; care of elderly people | duty
Childcare; child care; caring for children; babysitting; looking after children; nannying; child minding | duty
Newborn care at home; night nannying; sleep training; bottle feeding; diaper changing; changing nappies; infant care; toddler care; baby care | duty
School runs; homework help; school pick-up; school drop-off; homework assistance; helping with homework | duty
Weaning; potty training; toilet training; children's meals | duty
Health and Social Care Act 2008; Health and Social Care | soft
Equality and diversity in care; anti-oppressive practice; anti-discriminatory practice; cultural competence; cultural competency; cultural sensitivity; culturally competent practice; cultural awareness | soft
Professional boundaries; maintaining professional boundaries; duty of care; whistleblowing; code of ethics in social work; NASW Code of Ethics | soft
Confidentiality; maintaining confidentiality; client confidentiality; handling confidential information; confidential information; discretion; Confidential records; sensitive information | soft
Reflective practice; reflective supervision; clinical supervision; case supervision | soft
Active listening; listening skills; attentive listening; good listener; active listener | soft
Empathy; empathetic; empathic; compassionate; showing empathy | soft | ~ Active listening
Rapport building; building rapport; relationship building with clients; building trust; trusting relationships; establishing rapport | soft | ~ Active listening
Patience; calm under pressure | soft
Non-judgemental approach; non-judgmental; unconditional positive regard; nonjudgmental | soft
Emotional resilience; emotional intelligence; resilience; emotional maturity | soft
Conflict resolution; conflict management; resolving conflicts; dispute resolution skills; mediation skills | soft
Client engagement; engaging hard-to-reach clients; service user involvement; co-production; service user engagement | soft
Working with vulnerable people; vulnerable adults; supporting vulnerable people; vulnerable people; vulnerable groups; vulnerable populations; service users; vulnerable families | soft
Lone working; lone worker procedures | soft
Home visiting; client home visits; conducting home visits; family home visits | soft
Liquidlogic; LiquidLogic LAS | software | ~ Mosaic social care, Carefirst, Frameworki
Mosaic social care; Mosaic case management | software | ~ Carefirst, Frameworki, CareDirector
Carefirst | software | ~ Frameworki, CareDirector, Charitylog
Frameworki | software | ~ CareDirector, Charitylog, Penelope case management
CareDirector | software | ~ Charitylog, Penelope case management, Nourish care
Charitylog | software | ~ Penelope case management, Nourish care, TherapyNotes
Penelope case management; ETO software; Social Solutions | software | ~ Nourish care, TherapyNotes, Liquidlogic
Nourish care; Birdie care app; Access Care Planning; PASS care planning; Log my Care; Electronic Visit Verification; EVV | software | ~ TherapyNotes, Liquidlogic, Mosaic social care
TherapyNotes; Credible EHR | software | ~ Liquidlogic, Mosaic social care, Carefirst
Social Work England registration; registered social worker; Social Work England; SSSC registration; SSSC; CORU registration; social work registration | certificate
LCSW; Licensed Clinical Social Worker; LMSW; Licensed Master Social Worker; LSW; LICSW; licensed social worker | certificate
ASYE; Assessed and Supported Year in Employment | certificate
LPC; Licensed Professional Counselor; LPCC; LMHC; Licensed Mental Health Counselor; NCC; National Certified Counselor; LCPC; NCE exam | certificate
LMFT; Licensed Marriage and Family Therapist; AMFT; LMFT license | certificate
BACP accreditation; BACP; BACP registered; UKCP; NCPS accredited; UKCP registered; MBACP; BACP accredited | certificate
BABCP accreditation; BABCP; BABCP accredited | certificate
Certified Alcohol and Drug Counselor; CADC; LADC; LCADC; CASAC; CADC-II | certificate
Board Certified Behavior Analyst credential; BACB; BCaBA credential; Registered Behavior Technician credential; RBT certification; RBT certified | certificate
Diploma in Health and Social Care; NVQ Health and Social Care; NVQ Level 2 Health and Social Care; NVQ Level 3 Health and Social Care; QCF Level 3 Health and Social Care; Level 3 Diploma in Adult Care; NVQ Level 2 in Care; BTEC Health and Social Care; Level 5 Leadership and Management in Health and Social Care; Level 5 Diploma in Leadership; Certificate III in Individual Support; Certificate IV in Ageing Support | certificate
Enhanced DBS check; DBS check; enhanced DBS; DBS certificate; CRB check; DBS cleared; police check; background check clearance; Garda vetting | certificate
Food hygiene for carers; infection control certificate for carers | certificate
Home health aide certification; HHA certification; HHA certificate; PCA certification; personal care aide certificate; HHA license; home health aide certificate | certificate
Certified Case Worker; C-SWCM; ACM certification | certificate
Child development associate; CDA credential; paediatric first aid; pediatric first aid; pediatric CPR; infant CPR; Paediatric First Aid certificate | certificate
Fundraising; charity fundraising; fund raising; community fundraising; raising funds; fundraising campaigns; fundraising events | duty
Grant writing; grant applications; writing grants; bid writing for charities; grant proposals; proposal writing for donors; grant funding applications; grantwriting | duty | < Fundraising
Donor management; donor stewardship; donor cultivation; corporate fundraising; individual giving; legacy fundraising; planned giving | duty
Raiser's Edge; Raisers Edge; Blackbaud | duty
Trust and foundation fundraising; foundation relations; trusts and foundations; institutional fundraising | duty
Charity governance; trustee board support; Charity Commission compliance; nonprofit governance | duty
Capital campaigns; annual giving; annual fund; donor events; gala events; charity events | duty | < Fundraising
Face-to-face fundraising; street fundraising; door-to-door fundraising | duty
Major gifts; major gift fundraising; major donor fundraising; major gift cultivation | technique | < Fundraising ~ Donor management
GAD-7 | tool | ~ PHQ-9
CORE-10; CORE outcome measures | tool | ~ PHQ-9
Beck Depression Inventory | tool | ~ PHQ-9
Azeus Care | software | ~ CareDirector
=Lamplight | software | ~ Charitylog
Inform database | software | ~ Charitylog
Apricot software | software | ~ Penelope case management
HMIS | software | ~ Penelope case management
SACWIS | software | ~ Penelope case management
Person Centred Software | software | ~ Nourish care
CareDocs | software | ~ Nourish care
CarePlanner | software | ~ Nourish care
Sandata | software | ~ Nourish care
SimplePractice | software | ~ TherapyNotes
TheraNest | software | ~ TherapyNotes
CareLogic | software | ~ TherapyNotes
PCMIS | software | ~ TherapyNotes
IAPTus | software | ~ TherapyNotes
DonorPerfect | software | ~ Raiser's Edge
Bloomerang | software | ~ Raiser's Edge
Little Green Light | software | ~ Raiser's Edge
American Sign Language; ASL | duty | ~ British Sign Language
PVG scheme; PVG | certificate | ~ Enhanced DBS check
NDIS worker screening | certificate | ~ Enhanced DBS check
WWCC; working with children check | certificate | ~ Enhanced DBS check
Preaching; sermons; sermon preparation; homiletics | technique | ~ pastoral counselling
Liturgy; leading worship; worship services; church services | duty | ~ preaching
Bible study groups; Bible teaching; religious instruction; Sunday school teaching | duty | ~ preaching
Church administration; parish administration; congregation management; parish council | duty
Officiating at ceremonies; baptisms; ceremony writing | duty
Funeral arranging; funeral arrangements; funeral planning; funeral services; arranging funerals | duty
Cremation; burials; cremator operation; interments | technique | ~ funeral arranging
# titles
Social worker; qualified social worker; case social worker; statutory social worker; generic social worker; agency social worker; locum social worker; social service worker; social services worker; BSW social worker | mid
Senior social worker; advanced practitioner social worker; advanced social work practitioner; principal social worker; consultant social worker; lead social worker; experienced social worker; social work practice lead | senior | ~ social worker
Newly qualified social worker; NQSW; ASYE social worker; graduate social worker; assistant social worker | junior | ~ social worker, Student social worker
Student social worker; social work intern; social work student; social work placement student; MSW intern; trainee social worker; BSW intern; social worker intern; clinical social work intern | junior | ~ social worker, Newly qualified social worker
Child protection social worker; children's social worker; child and family social worker; child protective services specialist; child welfare worker; CPS investigator; child protection officer; children and families social worker; child welfare specialist; CPS caseworker; child welfare caseworker; child protection specialist; child protection caseworker; child protective investigator | mid | ~ social worker, Adult social worker, Hospital social worker, Mental health social worker
Adult social worker; adults social worker; older adults social worker; adult care social worker | mid | ~ social worker, Hospital social worker, Mental health social worker, Clinical social worker
Hospital social worker; medical social worker; hospice social worker; discharge social worker; renal social worker; dialysis social worker | mid | ~ social worker, Mental health social worker, Clinical social worker, School social worker
Mental health social worker; psychiatric social worker; approved mental health professional; AMHP; mental health officer | mid | ~ social worker, Clinical social worker, School social worker, Fostering social worker
Clinical social worker; LCSW therapist; LMSW social worker | mid | ~ social worker, School social worker, Fostering social worker, Child protection social worker
School social worker; education welfare officer; attendance officer; education social worker; school attendance officer | mid | ~ social worker, Fostering social worker, Child protection social worker, Adult social worker
Fostering social worker; adoption social worker; supervising social worker; fostering officer; foster care case manager; foster care worker; adoption worker; foster care specialist; foster care social worker; adoption specialist | mid | ~ social worker, Child protection social worker, Adult social worker, Hospital social worker
Independent reviewing officer; child protection chair; independent social worker; best interests assessor; court social worker; guardian ad litem; children's guardian | mid | ~ social worker
Social work assistant; social work aide; social service assistant; social work support officer; social care assistant; social services assistant; social care officer; community care officer; case aide; social care assessor; social work support worker; human services assistant; social services coordinator; social care worker; community care worker; social and human service assistant | junior | ~ social worker
Social work team manager; social work manager; social services manager; children's services manager; social work supervisor; assistant team manager; deputy team manager; social work team leader; social services supervisor; safeguarding manager; child welfare supervisor | manager
Director of social services; social services director; head of children's services; director of children's services; head of adult social care; director of adult social services | director | ~ Social work team manager
Safeguarding officer; safeguarding adviser; safeguarding coordinator; safeguarding adults coordinator | mid
Designated safeguarding lead; safeguarding lead; deputy designated safeguarding lead | lead | ~ Safeguarding officer
Case manager; caseworker; case worker; client case manager; case coordinator; social case worker; intensive case manager; human services case manager; casework assistant; case management specialist; targeted case manager; mental health case manager; senior case manager; residential case manager; community case manager; behavioral health case manager; case management coordinator | mid | ~ Case management supervisor
Lead case manager | lead | ~ Case manager
Senior caseworker | senior | ~ Case manager
Care coordinator; care manager; service coordinator; care co-ordinator; homecare coordinator; domiciliary care coordinator; community care coordinator; care coordinator assistant; home care coordinator; support coordinator; client care coordinator; NDIS support coordinator | mid
Senior care coordinator | senior | ~ Care coordinator
Discharge caseworker; intake coordinator; intake specialist; intake worker; intake caseworker; eligibility worker; eligibility specialist; benefits eligibility specialist; case intake specialist; eligibility caseworker; intake counselor | mid
Case management supervisor; case management manager | manager | ~ Case manager
Director of case management | director | ~ Case management supervisor
Family support worker; family worker; family support practitioner; early help practitioner; early help worker; family intervention worker; family outreach worker; parent support worker; family advocate; family service worker; family support specialist; family support coordinator; family liaison officer; family engagement worker; family key worker; family services worker; family case manager; family specialist; family partner; family coach; family support officer; family resource specialist | mid | ~ Children's centre worker
Senior family support worker | senior | ~ Family support worker
Parent educator | mid
Contact supervisor; contact worker | mid
Children's centre worker; children's practitioner; family hub worker; children's rights officer | mid | ~ Children and families practitioner, Family support worker
Children's centre manager | manager | ~ Children's centre worker
Home visitor | mid
Children and families practitioner | mid | ~ Children's centre worker
Youth worker; youth support worker; youth and community worker; youth counsellor; youth development worker; youth coordinator; youth specialist; youth services worker; youth care worker; youth engagement worker; youth leader; youth counselor; youth mentor; youth development specialist; detached youth worker; youth program coordinator; youth officer; youth program leader; youth advocate; youth development officer; youth programme coordinator; youth work volunteer; youth engagement officer | mid | ~ Leaving care worker, Youth offending officer
Senior youth worker | senior | ~ Youth worker
Youth director | director | ~ Youth worker
Learning mentor; pastoral mentor; inclusion mentor; young person's adviser; leaving care personal adviser; behaviour mentor; peer mentor | mid
Student mentor | intern | ~ Learning mentor
Leaving care worker; leaving care adviser | mid | ~ Youth worker
Youth offending officer; youth justice worker; youth offending team worker; juvenile probation officer; juvenile detention officer; youth justice officer; juvenile counselor; juvenile correctional officer; juvenile justice specialist; youth correctional counselor; detention youth worker | mid | ~ Youth worker
Personal adviser | mid
Probation officer; parole officer; probation services officer; probation practitioner; community corrections officer; parole agent; pretrial services officer; adult probation officer; reentry specialist; correctional case manager; resettlement officer; reentry case manager; prison resettlement worker | mid
Offender manager | manager | ~ Probation officer
Trainee probation officer | junior | ~ Probation officer
Senior probation officer | senior | ~ Probation officer
Offender supervisor | lead | ~ Probation officer
Support worker; care support worker; community support worker; mental health support worker; learning disability support worker; residential support worker; disability support worker; bank support worker; supported living support worker; personal support worker; =PSW; autism support worker; direct support professional; direct support worker; floating support worker; tenancy support worker; =DSP; supported living worker; direct care worker; community support specialist; waking night support worker; direct care professional; recovery support worker; direct support staff; outreach support worker; housing support worker; support assistant; key worker; support practitioner; night support worker; residential counselor; relief support worker; mental health recovery worker; supported living assistant; day service support worker; residential aide; developmental disability support worker; STR worker; specialist support worker; agency support worker; mental health worker; mental health assistant; residential direct care staff; community living support worker; habilitation technician | mid | ~ Peer support worker, Recovery worker
Senior support worker | senior | ~ Support worker
Lead support worker | lead | ~ Support worker
Peer support worker; peer support specialist; peer specialist; certified peer specialist; peer worker | mid | ~ Recovery worker, Support worker
Behavioral health technician; mental health technician; behavioral technician; mental health associate | mid | ~ Psychiatric technician
Psychiatric technician; psychiatric aide; psychiatric nursing technician | mid | ~ Behavioral health technician
Day centre officer; day centre worker; day program staff | mid
Recovery worker; support time and recovery worker; recovery coach; recovery specialist; recovery practitioner; certified recovery coach; peer recovery coach | mid | ~ Support worker, Peer support worker
Care assistant; carer; care worker; caregiver; home carer; care giver; residential care assistant; home care assistant; home care worker; domiciliary care worker; home care aide; =HHA; home health aide; personal care assistant; personal care aide; =PCA; health and social care assistant; home support worker; care home assistant; domiciliary carer; night care assistant; personal care attendant; home caregiver; in-home caregiver; elderly caregiver; private caregiver; bank care assistant; aged care worker; homecare worker; care staff; resident assistant; resident care aide; care aide; resident aide; in-home aide; community care assistant; domiciliary care assistant; home care giver; caregiver for elderly; home attendant; companion caregiver; health care giver; in-home care provider; IHSS caregiver; hospice aide; home companion; certified home health aide; certified caregiver; memory care assistant; IHSS provider; care partner; geriatric caregiver; geriatric assistant; elderly care assistant; elderly companion; family caregiver; homemaker aide; care companion | junior
Senior caregiver | mid | ~ Care assistant
Live-in carer; live-in caregiver; elderly carer; community carer; private carer; agency carer; personal carer; nursing home carer; night carer; unpaid carer; rapid response carer | junior
Respite worker; respite carer; respite care worker; respite care provider; respite provider | junior | ~ Reablement worker
Reablement worker; reablement support worker; reablement assistant | junior | ~ Respite worker
Home helper | junior
Senior care assistant; senior carer; senior care worker; lead carer; care team leader; night senior carer; care supervisor; field care supervisor; lead care assistant; senior residential support worker; senior care practitioner; care practitioner; deputy care manager; care shift leader; senior home carer; head carer; support team leader | senior | ~ care assistant
Head of care | director | ~ Senior care assistant
Care home manager; registered manager; registered care manager; residential home manager; care service manager; deputy home manager; care home deputy manager; home care manager; residential care manager; residential service manager; residence manager; residential program manager; residential supervisor; care operations manager; assistant care manager; care branch manager; registered service manager; residential coordinator; home care branch manager; hospice manager; area care manager | manager
Residential director | director | ~ Care home manager
Domiciliary care manager | manager
Group home manager | manager
Children's home manager | manager
Assisted living manager; supported living manager | manager
Assisted living director | director | ~ Assisted living manager
Regional care manager | manager
Regional care director | director | ~ Regional care manager
Day centre manager; day services manager | manager
Residential manager | manager
Residential childcare worker; residential child care worker; children's residential support worker; children's support worker; residential care worker; children's home support worker; residential care officer; residential youth worker; residential childcare officer; therapeutic care worker; residential youth counselor; child care counselor; residential support practitioner; child and youth worker; child and youth care worker; childcare support worker; secure care officer | mid | ~ Therapeutic support worker
Senior residential childcare worker | senior | ~ Residential childcare worker
House parent; houseparent | mid
Foster carer; foster parent | mid
Therapeutic support worker | mid | ~ Residential childcare worker
Activities coordinator; activity coordinator; lifestyle coordinator; activities assistant; activity assistant; activities director; activity director; activities organiser; activities co-ordinator; activity organiser; activity aide; activities leader; activities worker; lifestyle assistant; life enrichment coordinator; activity worker; day activities coordinator; activities officer | mid | ~ Wellbeing coordinator
Life enrichment director | director | ~ Activities coordinator
Wellbeing coordinator | mid | ~ Activities coordinator
Activity leader | mid
Counsellor; counselor; therapist; registered counsellor; professional counselor; qualified counsellor; mental health counselor; mental health therapist; integrative counsellor; licensed therapist; outpatient therapist; behavioral health therapist; clinical therapist; licensed counselor; primary therapist; behavioral health clinician; clinical counselor; behavioral health counselor; volunteer counsellor; relationship counsellor; family counsellor; marriage counsellor; counselling therapist; online counsellor; online counselor; behavioral therapist; residential therapist; staff therapist; outreach therapist; young people's counsellor; teletherapist; play counsellor; person-centred counsellor; pastoral counsellor; intake clinician; grief counsellor; children's counsellor; in-home therapist; home-based therapist; family preservation therapist | mid | ~ Bereavement counsellor
Lead therapist | lead | ~ Counsellor
Senior counsellor; senior counselor | senior | ~ Counsellor
Counselling manager | manager | ~ Counsellor
Bereavement counsellor; bereavement coordinator | mid | ~ Counsellor
Crisis counselor; crisis counsellor; crisis clinician; crisis worker; crisis intervention specialist; crisis specialist | mid | ~ Grief counselor
Mental health practitioner; mental health clinician; mental health counsellor | mid
Clinical supervisor | senior
Grief counselor | mid | ~ Crisis counselor
Online therapist | mid
Psychotherapist; cognitive behavioural therapist; CBT therapist; high intensity therapist; integrative psychotherapist; psychodynamic counsellor; high intensity CBT therapist; child psychotherapist; child and adolescent psychotherapist; psychodynamic psychotherapist; psychological therapist; cognitive behavioral therapist; EMDR therapist; psychosexual therapist; licensed psychotherapist; wellbeing therapist; cognitive therapist; schema therapist | mid | ~ counsellor
Trainee psychotherapist; trainee CBT therapist | junior | ~ Psychotherapist
Psychoanalyst | mid | ~ counsellor
Family therapist; marriage and family therapist; systemic psychotherapist; couples therapist; family and systemic psychotherapist; associate marriage and family therapist; marriage therapist; relationship therapist; marriage & family therapist | mid | ~ counsellor, Gestalt therapist, Sex therapist
Marriage and family therapist intern; marriage and family therapy intern | intern | ~ Family therapist
Counselling intern; counseling intern; student counsellor; practicum counselor; counselor intern; therapist intern; mental health intern; clinical intern; mental health counseling intern; placement counsellor; practicum student counselor; student therapist; psychotherapy intern; clinical therapist intern | mid | ~ counsellor
Trainee counsellor; counsellor trainee; trainee therapist; counselor trainee | junior | ~ Counselling intern
Gestalt therapist | mid | ~ counsellor, Sex therapist, Family therapist
Sex therapist | mid | ~ counsellor, Family therapist, Gestalt therapist
School counsellor; school counselor; guidance counselor; guidance counsellor; college counselor; professional school counselor; elementary school counselor; high school counselor; college counsellor; school guidance counselor; middle school counselor; university counsellor; school therapist; school-based therapist; school mental health counselor | mid | ~ counsellor, School psychologist
Lead school counselor | lead | ~ School counsellor
School counseling intern; school counselor intern | intern | ~ School counsellor
Director of guidance; director of counseling | director | ~ School counsellor
School psychologist | mid | ~ counsellor, Educational psychologist, School counsellor
Educational psychologist | mid | ~ counsellor, School psychologist
Trainee educational psychologist | junior | ~ Educational psychologist
Careers adviser; career counselor; careers advisor; career counsellor; career advisor; career coach; employment advisor; employment adviser; employability adviser; career services coordinator; employment consultant; careers counsellor; careers consultant; supported employment specialist; employment support officer; career specialist; workforce specialist; career navigator; employability advisor; careers guidance officer; employment support worker; career development specialist; workforce development specialist; employment counselor; careers leader; employment coordinator; employment counsellor; career services advisor; career consultant | mid | ~ counsellor
Career advisor intern | intern | ~ Careers adviser
Job coach; work coach; job developer; employment coach; job placement specialist | mid | ~ counsellor
Vocational rehabilitation counselor; vocational counselor; vocational specialist; rehabilitation counselor; vocational rehabilitation specialist; rehabilitation counsellor | mid | ~ counsellor, Substance abuse counselor
Substance abuse counselor; addiction counsellor; substance misuse worker; drug and alcohol worker; addictions counselor; alcohol and drug counselor; substance misuse practitioner; chemical dependency counselor; recovery coordinator; substance abuse counsellor; drug and alcohol practitioner; drug and alcohol recovery worker; drug worker; addiction counselor; drug counselor; substance misuse recovery worker; substance use counselor; alcohol counsellor; chemical dependency technician; drug and alcohol counselor; addiction therapist; substance abuse therapist; addiction specialist; alcohol worker; criminal justice drug worker; certified addiction counselor; recovery counselor; substance use disorder counselor; substance abuse specialist | mid | ~ counsellor, Vocational rehabilitation counselor
Employment specialist | mid | ~ counsellor
Behaviour analyst; behavior analyst; board certified behavior analyst; =BCBA; ABA therapist; behaviour therapist; behaviour specialist; ABA tutor; autism therapist; autism specialist; autism tutor; BCaBA; therapeutic support staff | mid | ~ Positive behaviour support practitioner
Behavior technician; registered behavior technician; =RBT; behavioral interventionist; behavior therapist; behavior interventionist; behavior specialist; behavioral specialist; ABA technician; behavior consultant; behavioral analyst; behavioral health specialist; ABA behavior technician; behavioral consultant; behavioral aide; behavioral support specialist; ABA line therapist; line therapist | mid
Lead behavior technician; lead RBT | lead | ~ Behavior technician
Positive behaviour support practitioner; behaviour support practitioner; behaviour support specialist; behaviour technician; assistant behaviour analyst; behaviour practitioner | mid | ~ Behaviour analyst
Community worker; community development worker; community outreach worker; community development officer; community engagement officer; outreach worker; community coordinator; community outreach coordinator; outreach coordinator; community facilitator; outreach specialist; community engagement coordinator; community outreach specialist; community connector; neighbourhood worker; community navigator; outreach officer; community relations officer; community liaison; community builder; community support coordinator; community projects officer; community educator; community engagement specialist; community animator; community project worker; community involvement officer; community development coordinator; community programme coordinator; resource navigator; community ambassador; outreach assistant; community program coordinator; neighbourhood coordinator; community resource specialist | mid | ~ Community organiser, Community health worker, Social prescribing link worker
Community engagement manager; community development manager; community outreach manager | manager | ~ Community worker
Community organiser; community organizer; community mobiliser; field organizer; community mobilizer | mid | ~ Community health worker, Community centre manager, Community liaison officer
Community health worker; community health volunteer; community health promoter; promotora | mid | ~ Social prescribing link worker, Community centre manager, Community liaison officer
Social prescribing link worker; social mobiliser; link worker; social prescriber | mid | ~ Community worker, Community health worker
Community centre manager; community center coordinator | manager | ~ Community liaison officer, Community worker, Community organiser
Community center director | director | ~ Community centre manager
Community liaison officer | mid | ~ Community worker, Community organiser, Community health worker
Homelessness officer; homelessness support worker; homeless outreach worker; homeless case manager; homeless prevention officer; homelessness case worker; homeless services coordinator | mid | ~ Housing support officer, Witness care officer
Housing support officer; housing options officer; housing advisor; housing case manager; housing caseworker; housing specialist; housing navigator; housing adviser; housing coordinator; housing counselor; supported housing officer; supported housing worker; housing stabilization specialist | mid | ~ Witness care officer, Homelessness officer
Supported housing manager; housing support manager | manager | ~ Housing support officer
Hostel worker; hostel support worker; hostel assistant | mid | ~ Shelter worker, Refuge worker
Hostel manager | manager | ~ Hostel worker, Hotel manager
Shelter worker; shelter advocate; shelter coordinator; night shelter worker; shelter staff | mid | ~ Refuge worker, Hostel worker
Shelter manager | manager | ~ Shelter worker
Shelter supervisor | lead | ~ Shelter worker
Refuge worker; refuge support worker | mid | ~ Hostel worker, Shelter worker
Domestic abuse advocate; ISVA; domestic abuse worker; domestic abuse practitioner; women's support worker; women's aid worker; GBV officer | mid | ~ Independent domestic violence advisor, Victim advocate, Independent advocate
Independent domestic violence advisor; IDVA; domestic violence advocate; domestic abuse support worker; independent sexual violence adviser; domestic violence counselor; violence prevention specialist; gender-based violence officer | mid | ~ Independent advocate, Domestic abuse advocate
Victim advocate; victim support worker; crisis advocate; women's advocate; victim services coordinator; victim services advocate; victim care officer; victim specialist; victim witness advocate; victim advocate volunteer; sexual assault advocate; victim services specialist | mid | ~ Independent advocate, Domestic abuse advocate
Refugee caseworker; refugee support worker; resettlement caseworker; asylum support worker; resettlement worker; refugee resettlement caseworker; integration worker; refugee case manager; refugee case worker; integration officer; cultural mediator; resettlement case manager; refugee coordinator; refugee adviser; refugee services coordinator; settlement worker; integration adviser; asylum caseworker; advice caseworker; welfare benefits caseworker | mid
Welfare rights adviser; advice worker; benefits adviser; generalist adviser; welfare rights officer; benefits advisor; welfare officer; welfare benefits adviser; financial inclusion officer; welfare advisor; student welfare officer; energy adviser; CASA volunteer; benefits officer; eligibility interviewer | mid | ~ Debt adviser, Citizens Advice adviser
Advice session supervisor | lead | ~ Welfare rights adviser
Advocacy manager | manager | ~ Welfare rights adviser
Debt adviser; money adviser; debt advisor; money advisor | mid | ~ Citizens Advice adviser, Welfare rights adviser
Independent advocate; advocacy worker; independent advocacy worker; patient advocate; client advocate; advocacy coordinator; IMCA advocate; advocacy officer; mental health advocate; child advocate; disability advocate; independent mental health advocate; independent mental capacity advocate; children's advocate; court appointed special advocate; CASA advocate | mid | ~ Domestic abuse advocate, Independent domestic violence advisor, Victim advocate
Witness care officer | mid | ~ Homelessness officer, Housing support officer
Citizens Advice adviser | mid | ~ Welfare rights adviser, Debt adviser
Charity manager; charity chief executive; charity project manager; NGO project manager; nonprofit program manager; charity CEO; charity officer; charity coordinator; charity administrator; NGO programme officer; NGO coordinator; humanitarian programme manager; humanitarian coordinator; charity worker; charity project officer; field coordinator; NGO worker; NGO officer; gender specialist; M&E manager; MEAL manager | manager
Charity director; nonprofit executive director; head of programmes | director | ~ Charity manager
Aid worker; humanitarian worker; humanitarian officer; relief worker | mid
Country director | director
Protection officer; child protection coordinator; protection coordinator | mid | ~ WASH officer, Livelihoods officer, Monitoring and evaluation officer
WASH officer | mid | ~ Livelihoods officer, Monitoring and evaluation officer, Programme officer
Livelihoods officer; livelihood officer | mid | ~ Monitoring and evaluation officer, Programme officer, Field officer
Monitoring and evaluation officer; monitoring and evaluation specialist; M&E officer; MEAL officer; monitoring, evaluation and learning officer; M&E specialist; monitoring and evaluation coordinator; M&E coordinator; M&E assistant | mid | ~ Programme officer, Field officer, Protection officer
Monitoring and evaluation manager | manager | ~ Monitoring and evaluation officer
Programme officer; program officer; programme assistant | mid | ~ Field officer, Protection officer, WASH officer, Program coordinator
Emergency response coordinator | mid
Field officer | mid | ~ Protection officer, WASH officer, Livelihoods officer
Volunteer coordinator; volunteering coordinator; volunteering officer; volunteer co-ordinator; volunteer development officer; volunteer services coordinator; volunteer programme manager; volunteer program coordinator; volunteer recruitment coordinator | mid
Volunteer manager; volunteer services manager; volunteer engagement manager; volunteering manager | manager | ~ Volunteer coordinator, Charity manager
Head of volunteering; director of volunteer services | director | ~ Volunteer coordinator
Fundraiser; fundraising officer; community fundraiser; fundraising executive; fundraising coordinator; trusts fundraiser; corporate fundraiser; street fundraiser; fundraising assistant; trust fundraiser; donor relations coordinator; fundraising consultant; annual giving officer; philanthropy officer; face to face fundraiser; door to door fundraiser; fundraising administrator; fundraising specialist; events fundraiser; advancement officer; charity fundraiser; fundraising ambassador | mid
Fundraising manager; donor relations manager; annual giving manager; legacy manager | manager | ~ Fundraiser
Director of fundraising; fundraising director; director of annual giving | director | ~ Fundraiser
Fundraising intern | intern | ~ Fundraiser
Fundraising team leader | lead | ~ Fundraiser
Grant writer; grants officer; grants coordinator; grants administrator; grant coordinator; grant specialist; grants specialist; grant administrator; grants assistant | mid | ~ Fundraising manager
Grant manager | manager | ~ Grant writer
Development officer; development coordinator; development associate | mid | ~ Major gifts officer, Fundraising manager
Director of development; development director | director | ~ Development officer, Fundraising manager
Chief development officer | executive | ~ Development officer
Head of fundraising | director
Grants manager | manager | ~ Individual giving manager, Philanthropy manager, Fundraising manager
Major gifts officer; gift officer; major gift officer | mid | ~ Development officer
Major donor manager | manager | ~ Major gifts officer
Chaplain; hospital chaplain; pastoral worker; military chaplain; pastoral care coordinator; prison chaplain; school chaplain; hospice chaplain; spiritual care practitioner; university chaplain; pastoral assistant; staff chaplain; chaplain resident; army chaplain; spiritual care coordinator; chaplaincy coordinator | mid
Chaplain intern | intern | ~ Chaplain
Director of pastoral care | director | ~ Chaplain
Individual giving manager | manager | ~ Philanthropy manager, Grants manager
Philanthropy manager | manager | ~ Grants manager, Individual giving manager
Nanny; live-in nanny; family nanny; private nanny; nanny housekeeper; live-out nanny; full-time nanny; nanny/housekeeper; professional nanny; part-time nanny; night nanny; maternity nanny; after-school nanny; summer nanny; mother's helper; nanny/family assistant; travel nanny; home daycare provider; temporary nanny; in-home childcare provider; nanny/babysitter | mid
Nanny/household manager | manager | ~ Nanny
Au pair | junior
Babysitter; baby sitter | mid
Child minder; childminder; child caregiver; registered childminder | mid
Newborn care specialist; baby nurse | mid
Family assistant | mid
Manny | mid
Governess | mid
Priest; parish priest; Catholic priest; vicar | mid | ~ chaplain, pastor
Pastor; church pastor; youth pastor; senior pastor; minister of religion; lay preacher; associate pastor | mid | ~ chaplain, priest
Mosque imam; imam and khatib; imam khateeb | mid | ~ chaplain
Rabbi | mid | ~ chaplain
Missionary; church missionary; mission worker | mid | ~ pastor
Celebrant; wedding celebrant; civil celebrant; funeral celebrant; wedding officiant | mid
Funeral director; undertaker; funeral arranger; funeral manager; funeral home manager | mid | ~ embalmer
Embalmer; mortuary embalmer | mid | ~ funeral director
Funeral assistant; funeral operative; undertaker's assistant; pallbearer; hearse driver; funeral attendant | junior | ~ funeral director
Crematorium technician; crematory operator; crematorium operator; cemetery worker; gravedigger | mid | ~ funeral assistant
`
