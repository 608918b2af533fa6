/** Teaching and education: skills and job titles. */
export const teachingAndEducation = `
# skills
Teaching; classroom teaching; teaching students; teaching pupils; delivering lessons; class teaching | duty
Lesson planning; lesson plans; planning lessons; preparing lessons; creating lesson plans; lesson preparation | duty
Lesson delivery; delivering engaging lessons; delivery of lessons | duty | ~ lesson planning
Curriculum development; curriculum design; curriculum planning; developing curricula; curriculum writing; course development; syllabus design | duty
Schemes of work; scheme of work; medium-term planning; unit planning; unit plans; pacing guides | duty | ~ curriculum development, Curriculum mapping
Curriculum mapping; curriculum alignment; standards alignment | duty | ~ curriculum development, Schemes of work
Classroom management; class management; managing a classroom; classroom organisation; classroom organization | technique
Behaviour management; student behaviour management; student behavior management; pupil behaviour; discipline of students; positive discipline; manage behaviour; manage behavior | technique | ~ classroom management
Differentiated instruction; differentiation; differentiated learning; differentiated teaching; adapting lessons; adaptive teaching; scaffolding learning | technique
Student assessment; assessing students; pupil assessment; assessment of students; evaluating students; student evaluation; assessing pupil progress | duty
Formative assessment; assessment for learning; AfL; formative and summative assessment | technique | < student assessment ~ Summative assessment, Diagnostic assessment, Rubrics
Summative assessment; end-of-unit tests | technique | < student assessment ~ Diagnostic assessment, Rubrics, Test design
Diagnostic assessment; baseline assessment | technique | < student assessment ~ Rubrics, Test design, Formative assessment
Rubrics; assessment rubrics; marking schemes; mark schemes | technique | < student assessment ~ Test design, Formative assessment, Summative assessment
Test design; exam writing; setting exam papers; test construction; item writing; exam preparation papers | technique | < student assessment ~ Formative assessment, Summative assessment, Diagnostic assessment
=Marking; marking student work; grading papers; grading assignments; grading exams; marking homework; correcting papers | duty | ~ Student feedback, Report cards
Student feedback; giving feedback to students; constructive feedback; written feedback | duty | ~ Report cards, Marking
Report cards; writing reports to parents; progress reports; school reports; report writing for pupils | duty | ~ Marking, Student feedback
Student progress monitoring; tracking pupil progress; progress tracking; monitoring student progress; pupil tracking; data-driven instruction; student data analysis | duty
Parent communication; communicating with parents; parents' evenings; parent-teacher conferences; parent teacher meetings; parental engagement; parent meetings; liaising with parents; parent involvement | duty
Exam preparation; preparing students for exams; test preparation; exam coaching; test prep | knowledge
GCSE teaching; GCSE; teaching GCSE | knowledge
A-level teaching; A level; teaching A level | knowledge
International Baccalaureate; IB teaching; IB Diploma Programme; IB curriculum; IB PYP; IB MYP; IBDP; Primary Years Programme; Middle Years Programme | knowledge
Cambridge curriculum; IGCSE; Cambridge International; Cambridge IGCSE; Cambridge Primary | knowledge
British National Curriculum; National Curriculum; British curriculum; English National Curriculum; UK curriculum | knowledge
Common Core; Common Core State Standards; Common Core standards | knowledge
Next Generation Science Standards; NGSS | knowledge
Advanced Placement teaching; AP courses; AP teaching | knowledge
SATs preparation; Key Stage 2 SATs; phonics screening check | knowledge
SAT and ACT preparation; SAT prep; ACT prep; GRE prep; GMAT prep | knowledge
CBSE; CBSE curriculum; ICSE; CBSE syllabus; NCERT | knowledge
Australian Curriculum; VCE teaching; HSC teaching | knowledge
Curriculum for Excellence; Scottish curriculum | knowledge
BTEC; BTEC teaching; BTEC assessment; vocational qualifications; NVQ assessing; T Levels | knowledge
Functional skills; functional skills English; functional skills maths; adult literacy and numeracy; basic skills teaching; adult basic education | knowledge
GED preparation; GED instruction; HiSET | knowledge
Abitur preparation; Matura preparation | knowledge
Early years education; early childhood education; early years; preschool education; pre-school teaching; early childhood; ECE; early learning; kindergarten teaching; nursery teaching | knowledge
Early Years Foundation Stage; EYFS; EYFS framework; EYFS curriculum; foundation stage | knowledge | < early years education ~ Montessori, Reggio Emilia, Steiner Waldorf education
Montessori; Montessori method; Montessori education; Montessori curriculum | knowledge | < early years education ~ Reggio Emilia, Steiner Waldorf education, Play-based learning
Reggio Emilia; Reggio Emilia approach | knowledge | < early years education ~ Steiner Waldorf education, Play-based learning, Continuous provision
Steiner Waldorf education; Waldorf education; Steiner education | knowledge | < early years education ~ Play-based learning, Continuous provision, Learning journals
Play-based learning; learning through play; play-based activities; structured play; free play | knowledge | < early years education ~ Continuous provision, Learning journals, Circle time
Continuous provision; child-initiated learning; in the moment planning | knowledge | < early years education ~ Learning journals, Circle time, Messy play
Learning journals; Tapestry learning journal; observations of children; child observations; learning journeys; developmental observations; Famly | knowledge | < early years education ~ Circle time, Messy play, School readiness
Circle time; story time; storytelling to children; songs and rhymes; read-alouds; nursery rhymes | knowledge | < early years education ~ Messy play, School readiness, HighScope
Messy play; crafts with children; craft activities; sensory play; arts & crafts | knowledge | < early years education ~ School readiness, HighScope, Te Whāriki
School readiness; kindergarten readiness; toddler activities; early literacy; pre-literacy skills; early numeracy | knowledge | < early years education ~ HighScope, Te Whāriki, Child ratios
HighScope | knowledge | < early years education ~ Te Whāriki, Child ratios, Early Years Foundation Stage
Te Whāriki; National Quality Standard childcare; NQF; NQS | knowledge | < early years education ~ Child ratios, Early Years Foundation Stage, Montessori
Child ratios; key person approach; key worker for children; child-to-staff ratios; settling in children | knowledge | < early years education ~ Early Years Foundation Stage, Montessori, Reggio Emilia
Primary education; primary teaching; elementary education; elementary teaching; primary school teaching; Key Stage 1; Key Stage 2; KS1; KS2; KS1 and KS2 | knowledge
Secondary education; secondary teaching; high school teaching; Key Stage 3; Key Stage 4; KS3; KS4; KS5; sixth form teaching; Key Stage 5 | knowledge
Further education; FE teaching; post-16 education; vocational education and training; vocational training; TVET | knowledge | ~ Higher education, Adult education
Higher education; university teaching; undergraduate teaching; postgraduate teaching; college teaching; lecturing; teaching undergraduates | knowledge | ~ Adult education, Further education
Adult education; adult learning; andragogy; teaching adults; adult learners; community learning | knowledge | ~ Further education, Higher education
Literacy teaching; literacy instruction; teaching reading; reading instruction; teaching literacy; literacy | technique | ~ Phonics, Guided reading, Reading intervention
Phonics; synthetic phonics; Letters and Sounds; Jolly Phonics; systematic synthetic phonics; RWI phonics | technique | ~ Guided reading, Reading intervention, Writing instruction
Guided reading; guided reading groups; shared reading; reading comprehension; balanced literacy | technique | ~ Reading intervention, Writing instruction, Spelling and grammar
Reading intervention; reading recovery; Wilson Reading System; running records; Lexia | technique | ~ Writing instruction, Spelling and grammar, Numeracy
Writing instruction; teaching writing; creative writing teaching; academic writing instruction; writing workshop | technique | ~ Spelling and grammar, Numeracy, Maths mastery
Spelling and grammar; grammar teaching; handwriting teaching; English grammar | technique | ~ Numeracy, Maths mastery, Guided math
Numeracy; numeracy teaching; teaching maths; mathematics instruction; teaching mathematics; math instruction | technique | ~ Maths mastery, Guided math, Literacy teaching
Maths mastery; White Rose Maths; manipulatives; bar modelling | technique | ~ Guided math, Literacy teaching, Phonics
Guided math; Number Talks; math intervention; maths intervention | technique | ~ Literacy teaching, Phonics, Guided reading
Mathematics teaching; maths teaching; algebra teaching; teaching algebra; geometry; algebra; trigonometry | knowledge
English literature; English literature teaching; teaching English literature; English language arts; ELA; language arts | knowledge
Science teaching; teaching science; practical science lessons; science education; STEM education; STEM; =STEAM; STEM teaching | knowledge
Biology teaching; teaching biology | knowledge
Chemistry teaching; teaching chemistry | knowledge
Physics teaching; teaching physics | knowledge
History teaching; teaching history; social studies; social studies teaching; humanities teaching | knowledge
Geography teaching; teaching geography | knowledge
Religious education; religious studies teaching; Islamic studies; Quran teaching; RE teaching; tajweed; catechesis; theology teaching | knowledge
Modern foreign languages; MFL teaching; foreign language teaching; language teaching; teaching languages; world languages | knowledge
French teaching; teaching French; FLE | knowledge
Spanish teaching; teaching Spanish; ELE | knowledge
German teaching; teaching German; DaF; Deutsch als Fremdsprache | knowledge
Arabic teaching; teaching Arabic | knowledge
Mandarin teaching; teaching Chinese; teaching Mandarin; Chinese teaching | knowledge
Computing teaching; teaching computer science; ICT teaching; coding for kids; Scratch programming; robotics for students; computer science teaching; computing curriculum; Code.org | knowledge
Design and technology teaching; D&T; food technology teaching; woodwork teaching; home economics | knowledge
Art teaching; teaching art; art education; visual arts teaching; art and design teaching | knowledge
Music teaching; teaching music; music education; instrument tuition | knowledge
Piano teaching; teaching piano; guitar teaching; singing lessons; violin teaching | knowledge
Choir directing | knowledge
Drama teaching; teaching drama; theatre education; drama workshops; school plays; school productions | knowledge
Dance teaching; teaching dance; ballet teaching; Dance instruction | knowledge
Physical education; PE teaching; teaching PE; sports teaching; games teaching; sports education | knowledge
Sports coaching; coaching football; coaching sports; multi-sports coaching | knowledge
Football coaching | knowledge
Basketball coaching | knowledge
Tennis coaching | knowledge
Business studies teaching; economics teaching; accounting teaching; teaching business studies; teaching economics | knowledge
Psychology teaching; sociology teaching; teaching psychology | knowledge
PSHE; PSHE education; relationships and sex education; RSE; social and emotional learning; SEL; citizenship education; character education; life skills education | knowledge
Outdoor education; outdoor learning; adventure education; outdoor activities instruction | knowledge
Environmental education; garden-based learning; eco-schools | knowledge
English as a foreign language; EFL; TEFL; teaching English as a foreign language; teaching English; English teaching; English language teaching; EFL teaching | technique | ~ English as a second language, ESOL, Business English
English as a second language; ESL; ESL teaching; ESL instruction; TESL; English as a second language teaching; ESL teaching strategies | technique | ~ ESOL, Business English, English for academic purposes
ESOL; ESOL teaching; English for speakers of other languages; TESOL; EAL; English as an additional language; EAL support; ELL; English language learners; ELL instruction; English learners | technique | ~ Business English, English for academic purposes, IELTS preparation
Business English; Business English teaching; English for specific purposes | technique | ~ English for academic purposes, IELTS preparation, TOEFL preparation
English for academic purposes; EAP; academic English; pre-sessional English | technique | ~ IELTS preparation, TOEFL preparation, Communicative language teaching
IELTS preparation | technique | ~ TOEFL preparation, Communicative language teaching, Young learners English
TOEFL preparation; IELTS; Cambridge exam preparation; IELTS training; TOEIC preparation; IELTS teaching | technique | ~ Communicative language teaching, Young learners English, Sheltered instruction
Communicative language teaching; task-based learning; total physical response; TPR; CLIL; grammar-translation; CLIL teaching; communicative approach; conversation classes | technique | ~ Young learners English, Sheltered instruction, Pronunciation teaching
Young learners English; teaching English to young learners; VYL | technique | ~ Sheltered instruction, Pronunciation teaching, English as a foreign language
Sheltered instruction; SIOP; SIOP model; WIDA; bilingual education; dual language instruction; dual language; immersion teaching | technique | ~ Pronunciation teaching, English as a foreign language, English as a second language
Pronunciation teaching; phonetics teaching; accent reduction coaching | technique | ~ English as a foreign language, English as a second language, ESOL
CELTA; Cambridge CELTA | certificate
DELTA | certificate
TEFL certificate; TEFL certification; TEFL certified; 120-hour TEFL; TESOL certificate; TESOL certification; TESOL certified | certificate
Qualified Teacher Status; QTS; QTLS; EYTS; iQTS | certificate
PGCE; Postgraduate Certificate in Education; PGDE; PGCEi | certificate
Teaching licence; teaching license; teaching certificate; teacher certification; state teaching license; certified teacher; teaching credential; professional teaching license; teacher license; teaching certification; LET passer; NYSESLAT; licensure for teachers | certificate
Award in Education and Training; PTLLS; AET; CTLLS; DTLLS; Level 3 Award in Education and Training; Diploma in Education and Training; Certificate in Education; Cert Ed; Level 5 DET; Level 4 CET; Certificate IV in Training and Assessment | certificate
Assessor award; TAQA; A1 assessor award; CAVA; Certificate in Assessing Vocational Achievement; D32/D33; internal verifier award; V1 award; IQA award | certificate
Bachelor of Education; =B.Ed; =BEd; =B.Ed.; =B. Ed.; =B.ED | certificate
Praxis exams; Praxis; Praxis II | certificate
National Board Certification; National Board Certified Teacher; NBCT | certificate
NPQ; National Professional Qualification; NPQSL; NPQML; NPQH; NPQLL | certificate
SENCO award; National Award for SEN Coordination; NASENCO; NASENCo award | certificate
HEA fellowship; Fellow of the Higher Education Academy; FHEA; Advance HE; AFHEA; PGCHE; PG Cert in Learning and Teaching; PGCAP | certificate
NVQ Level 3 Childcare; Level 3 Diploma in Early Years; CACHE Level 3; Level 3 Early Years Educator; CACHE; Level 2 Early Years; NVQ Level 2 Childcare; Cache Level 2; NNEB; Certificate III in Early Childhood Education; Diploma of Early Childhood Education; early childhood education certificate; Level 3 childcare | certificate
Teaching assistant certificate; Level 2 Supporting Teaching and Learning; Level 3 Supporting Teaching and Learning; HLTA status; Supporting Teaching and Learning in Schools; paraprofessional certification; ParaPro | certificate
Google Certified Educator; Google Educator Level 1 | certificate
Microsoft Innovative Educator; MIE Expert; Apple Teacher; Google Certified Trainer | certificate
CTET; TET qualified; STET | certificate
Gifted endorsement; ESL endorsement; reading endorsement; special education certification; special education license; bilingual certification | certificate
Safer Recruitment training; Prevent duty training; Keeping Children Safe in Education; KCSIE; Prevent training; Prevent Duty; Safer Recruitment | certificate
Lifeguard certification; RLSS NPLQ | certificate
Special educational needs; SEN; SEND; special education; special needs education; special needs; SEN support; exceptional student education; inclusive education; SEND support; teaching children with special needs | knowledge
Individualized education programs; IEP; individual education plans; IEP development; IEP meetings; IEP writing; developing IEPs | knowledge | < special educational needs ~ EHC plan, SEND Code of Practice, Autism teaching strategies
EHC plan; Education, Health and Care Plan; EHCP; annual reviews for SEN; EHCP reviews; SEN statutory assessment | knowledge | < special educational needs ~ SEND Code of Practice, Autism teaching strategies, Dyslexia support
SEND Code of Practice; IDEA compliance; 504 plans; Section 504; least restrictive environment | knowledge | < special educational needs ~ Autism teaching strategies, Dyslexia support, ADHD support
Autism teaching strategies; TEACCH; SCERTS; visual timetables; social stories; visual schedules; attention autism | knowledge | < special educational needs ~ Dyslexia support, ADHD support, SEMH
Dyslexia support; dyslexia; dyslexia teaching; dyscalculia; specific learning difficulties; SpLD; dyspraxia; dyslexia assessment | knowledge | < special educational needs ~ ADHD support, SEMH, Inclusion
ADHD support; ADHD; attention deficit hyperactivity disorder; students with ADHD | knowledge | < special educational needs ~ SEMH, Inclusion, Functional behavior plans
SEMH; social, emotional and mental health; SEBD; ELSA; emotional literacy support; emotional and behavioural difficulties; thrive approach; nurture groups; zones of regulation | knowledge | < special educational needs ~ Inclusion, Functional behavior plans, One-to-one support for pupils
Inclusion; inclusive classrooms; inclusive practice; inclusive teaching; mainstreaming; co-teaching; push-in support; pull-out support; inclusion support; team teaching | knowledge | < special educational needs ~ Functional behavior plans, One-to-one support for pupils, Braille
Functional behavior plans; BIP; behavior charts; token economy; behavior intervention; PBIS; positive behavioral interventions and supports | knowledge | < special educational needs ~ One-to-one support for pupils, Braille, Gifted and talented education
One-to-one support for pupils; 1:1 support; one-to-one support; small group work; small group instruction; small group interventions; intervention groups; 1:1 pupil support; individual support for pupils | knowledge | < special educational needs ~ Braille, Gifted and talented education, Response to Intervention
Braille; teaching the visually impaired; teachers of the deaf; deaf education | knowledge | < special educational needs ~ Gifted and talented education, Response to Intervention, Individualized education programs
Gifted and talented education; gifted education; more able pupils; gifted students; enrichment activities | knowledge | < special educational needs ~ Response to Intervention, Individualized education programs, EHC plan
Response to Intervention; RTI; MTSS; multi-tiered system of supports; tiered interventions; academic intervention | knowledge | < special educational needs ~ Individualized education programs, EHC plan, SEND Code of Practice
Classroom support; supporting the teacher; supporting teachers; assisting the teacher; in-class support; assisting teachers; classroom assistance; supporting pupils; supporting children's learning | duty
Preparing classroom materials; preparing teaching materials; creating teaching resources; resource preparation; teaching resources; teaching aids; instructional materials; worksheets; learning materials; teaching materials; preparing materials; instructional materials development | duty
Classroom displays; display boards; bulletin boards; display work | duty
Playground supervision; lunchtime supervision; break duty; supervising children; recess supervision; student supervision; break supervision; supervising pupils; recess duty; supervision of children | duty
School trips; educational visits; field trips; organising school trips; residential trips; class trips; excursions with pupils; planning field trips | duty
Extracurricular activities; after-school clubs; extracurricular clubs; after-school programs; co-curricular activities; running clubs; breakfast club; holiday clubs; after-school activities; summer programs | duty
Attendance registers; taking attendance; student attendance; attendance tracking; attendance records; register taking | duty
Form tutoring; tutor group; pastoral care of pupils; student welfare; pupil welfare; homeroom; student pastoral support; pastoral support; homeroom duties; student wellbeing; tutor time | duty
Academic advising; student advising; advising students; academic counselling; academic guidance; student guidance; university applications; UCAS; UCAS applications; college applications; college counseling; personal statements support; college admissions counselling | duty
Student mentoring; mentoring students; academic mentoring; mentoring pupils; coaching students; student coaching | duty
Tutoring; private tutoring; one-to-one tuition; private tuition; tutoring students; peer tutoring; home tutoring; 1:1 tuition; one-on-one tutoring; academic tutoring; individual tutoring; group tuition; one-on-one instruction | duty
Homework clubs; study skills; study skills teaching; homework support; study skills support | duty
Cover supervision; supply teaching; substitute teaching; covering classes; cover lessons | duty
Invigilation; exam invigilation; exam proctoring; proctoring exams; exam supervision; proctoring | duty
Exams administration; examinations office; exam entries; access arrangements; examination management; exam timetabling; JCQ regulations | duty
School timetabling; timetabling; school timetables; class scheduling; course scheduling; class timetables | duty
School admissions; student admissions; student enrolment; enrolment; student recruitment; student enrollment; university admissions; admissions processing; pupil admissions; admissions interviews; student registration; enrollment management | duty
Student records; student records management; pupil records; student information; maintaining student records; SIS data; transcripts evaluation; transcript evaluation | duty | ~ School administration
School policies; school policy development; school improvement; school improvement planning; school development plan; school self-evaluation | duty
School leadership; educational leadership; senior leadership team; SLT; school management; educational administration; instructional leadership; academic leadership; academic administration; school operations | duty
Ofsted; Ofsted inspections; Ofsted framework; school inspections; ISI inspection; KHDA inspection; Estyn; Ofsted preparation | duty
School accreditation; academic accreditation; ABET accreditation; accreditation of programmes; AACSB; CIS accreditation; NEASC; WASC; NAAC; program accreditation | duty
Department leadership; subject leadership; curriculum leadership; leading a department; subject coordination; departmental leadership | duty
Lesson observations; observing lessons; teacher observation; learning walks; classroom observation; teacher evaluation; teacher appraisals | duty
Teacher training; training teachers; initial teacher training; teacher professional development; mentoring teachers; coaching teachers; mentoring NQTs; ECT mentoring; mentoring new teachers; instructional coaching; mentoring trainee teachers; teacher mentoring; professional learning communities; professional development for teachers; PLC meetings; staff INSET; staff development workshops | duty
School budgeting; pupil premium; school finance; school funding; Title I funds; school budgets; school business management | duty
Governing body reporting; school governance; school governors; board of governors; school board | duty
Boarding supervision; boarding house duties; residence life; residential life; student housing; dormitory supervision; boarding duties | duty
E-learning; online learning; online teaching; eLearning; distance learning; remote teaching; virtual teaching; teaching online; online instruction; distance education; virtual learning; e-learning development; online courses; remote learning | technique | ~ Blended learning, Instructional design, Educational technology
Blended learning; flipped classroom; hybrid learning; hybrid teaching; flipped learning | technique | ~ Instructional design, Educational technology, Learning management systems
Instructional design; learning design; instructional systems design; ISD; ADDIE; ADDIE model; Bloom's taxonomy; SAM model; backward design; Understanding by Design; learning experience design; learning objectives; Kirkpatrick model; Kirkpatrick | technique | ~ Educational technology, Learning management systems, Course authoring
Educational technology; edtech; classroom technology; technology integration; technology in the classroom; ed tech; learning technologies; digital learning; technology-enhanced learning | technique | ~ Learning management systems, Course authoring, SCORM
Learning management systems; LMS; virtual learning environment; VLE; LMS administration | technique | ~ Course authoring, SCORM, Microlearning
Course authoring; e-learning authoring; eLearning authoring tools; storyboarding e-learning; storyboards for training | technique | ~ SCORM, Microlearning, E-learning
SCORM; xAPI; SCORM packages | technique | ~ Microlearning, E-learning, Blended learning
Microlearning; gamification of learning; gamification; game-based learning; educational games; mobile learning | technique | ~ E-learning, Blended learning, Instructional design
Moodle | software
Canvas LMS; Instructure Canvas; Canvas learning platform | software
Blackboard Learn; =Blackboard; Blackboard LMS; Blackboard Collaborate | software
Google Classroom | software
Schoology | software
D2L Brightspace; Brightspace | software
Edmodo | software
=Seesaw | software
ClassDojo; Class Dojo | software
Remind app | software | ~ ClassDojo
Microsoft Teams for Education | software | < Microsoft Teams
Satchel One | software
Show My Homework | software | ~ Satchel One
=Kahoot; Kahoot! | software
Quizlet | software
Quizizz | software
Nearpod | software
Padlet | software
Edpuzzle | software
Blooket | software | ~ Edpuzzle
Mentimeter | software
Wordwall | software | ~ Mentimeter
Articulate Storyline; Articulate 360; Articulate Rise; Rise 360; Storyline 360 | software
Adobe Captivate | software
Camtasia; TechSmith Camtasia | software
iSpring | software
=Lectora | software
Vyond | software
SIMS.net; SIMS school information | software
Arbor MIS; Engage MIS | software
Bromcom | software
ScholarPack | software | ~ Bromcom
CPOMS | software
iSAMS | software
ParentPay | software | ~ iSAMS
PowerSchool | software
Infinite Campus; Campus Solutions | software
Skyward | software
Veracross | software | ~ Skyward
ManageBac | software
Synergy SIS | software | ~ ManageBac
Aeries | software | ~ ManageBac
Banner student system; Ellucian Banner; Workday Student | software
PeopleSoft Campus Solutions | software | < PeopleSoft
SITS; Tribal SITS | software
Ellucian Colleague | software | ~ SITS
Slate CRM admissions | software
Smart Board; interactive whiteboard; Promethean board; SMARTBoard; Promethean | software
ActivInspire | software | ~ Smart Board
Turnitin; plagiarism detection | software
i-Ready | software
NWEA MAP; MAP testing | software
Renaissance STAR | software | ~ NWEA MAP
Accelerated Reader | software
DIBELS; iReady | software
AIMSweb | software | ~ DIBELS
STAR assessments | software | ~ DIBELS
Mathletics; IXL | software
Khan Academy; NWEA | software
Google Meet | software | ~ Microsoft Teams
BigBlueButton | software
Adobe Connect; virtual classrooms | software
Zoom classes | software | ~ Adobe Connect
Pedagogy; teaching methods; teaching methodology; pedagogical knowledge; teaching strategies; pedagogical methods; instructional strategies; instructional methods; teaching techniques; teaching and learning; innovative teaching methods | knowledge
Child psychology; educational psychology; developmental psychology; adolescent psychology; adolescent development | knowledge
Inquiry-based learning; enquiry-based learning; problem-based learning; discovery learning; PBL; inquiry learning | knowledge
Project-based learning; cross-curricular projects | knowledge
Cooperative learning; collaborative learning; Kagan structures; Kagan; group work facilitation; peer learning | knowledge
Student-centred learning; student-centered learning; learner-centred teaching; active learning; student engagement; learner-centered; student-centred approach; student engagement strategies; student-centered teaching; engaging students; hands-on learning; experiential learning | knowledge
Direct instruction; explicit instruction; Rosenshine's principles; retrieval practice; metacognition; spaced practice; questioning techniques; higher-order thinking | knowledge
Growth mindset; critical thinking instruction; learning styles; multiple intelligences; visible learning | knowledge
Restorative circles; anti-bullying; bullying prevention; anti-bullying programmes; conflict resolution in schools | knowledge
Culturally responsive teaching; multicultural education; diverse learners; culturally relevant pedagogy; diverse classrooms; multicultural classrooms; multilingual classrooms; urban education; Title I schools | knowledge
Digital literacy teaching; digital citizenship; online safety for pupils; digital literacy; e-safety | knowledge
Research supervision; dissertation supervision; supervising dissertations; thesis supervision; PhD supervision; supervising research students; supervising theses; supervising PhD students | duty
Academic publishing; peer review for journals; journal reviewing; reviewing manuscripts; peer reviewing; editorial board membership | duty
Research grants; research funding; grant acquisition; research grant writing; research proposals; grant proposal writing; ERC grants; NIH grants; NSF grants; funding acquisition | duty
Conference presentations; presenting at conferences; poster presentations; conference papers; academic conferences; conference organisation; invited talks | duty
Lecture preparation; giving lectures; seminars and tutorials; leading seminars; delivering lectures; seminar teaching; leading tutorials; lecture delivery | duty
Laboratory teaching; teaching labs; lab instruction; lab demonstrating; practical demonstrations; teaching laboratory sessions; laboratory demonstrations; lab demonstrations | duty
Module leadership; course leadership; programme leadership; module convening; module design; course coordination; course design; programme validation; programme development | duty
External examining; examination boards; quality assurance in higher education; QAA; academic quality; academic standards | duty
Archival research; fieldwork; ethnography; ethnographic research; archival work; field research; participant observation; in-depth interviews; semi-structured interviews; oral history; discourse analysis | duty | ~ Archiving
Reference management | duty
Zotero | duty
EndNote | duty
Mendeley; citation styles; APA style; bibliographies | duty
Web of Science | duty
Systematic reviews; meta-analysis; PRISMA; systematic literature review; scoping reviews; Cochrane reviews; Covidence | duty
Knowledge transfer; public engagement with research; science communication; outreach to schools; science outreach; public lectures | duty
International student support; study abroad; Erasmus; Erasmus+; study abroad advising; international students; student exchange; F-1 visas; SEVIS; international student advising; Tier 4 compliance | duty
Student services; student affairs; student life; student support; student support services; student activities; student success; student retention; student organizations; student leadership development | duty
Alumni relations; alumni engagement; university advancement; alumni events | duty
Library instruction; school library; information literacy; school librarianship; information literacy instruction; reading programmes; book clubs for pupils | duty
Training delivery; delivering training; facilitating training; training facilitation; conducting training; conducting training sessions; training workshops; running workshops; delivering workshops; conducting workshops; classroom training; instructor-led training; virtual instructor-led training; training sessions; ILT; VILT; workshop delivery | duty
Train the trainer; training trainers; training of trainers; =ToT; TTT | duty
Training needs analysis; training needs assessment; TNA; learning needs analysis; skills gap analysis; learning needs assessment; identifying training needs | duty
Training materials; creating training materials; training manuals; developing training materials; training content development; training material development; training content; training documentation; training guides | duty
Training evaluation; training assessment; evaluating training; measuring training effectiveness; training effectiveness; training feedback | duty
Apprenticeship delivery; apprenticeship assessment; end-point assessment; EPA apprenticeships; apprenticeship standards; off-the-job training; apprenticeships; apprentice training; apprentice coaching | duty
Internal quality assurance; IQA; internal verification; standardisation meetings; awarding body standards; City & Guilds; awarding bodies; moderation of assessment; external verification | duty
Employability workshops; CV workshops; interview skills coaching; resume workshops; resume writing assistance; interview coaching; mock interviews | duty
Driving instruction; driving lessons; teaching learner drivers; driver training; driver education; ADI | duty
Flight instruction; flight training; ground school instruction | duty
First aid instruction; CPR instruction; first aid training delivery; BLS instruction; CPR instructor | duty
Health and safety training delivery; safety training delivery; mandatory training delivery; induction training | duty
Public speaking; presentations; delivering presentations; giving presentations; public speaking skills; speaking in public; oral presentations; presenting to groups; oratory; keynote speaking | duty
Phonics teaching; phonics interventions | technique
CertTESOL; Trinity CertTESOL | certificate | ~ CELTA
DipTESOL; Trinity DipTESOL | certificate | ~ DELTA
Creative Curriculum | knowledge | ~ HighScope
Head Start; Head Start standards | knowledge | ~ HighScope
Teaching Strategies GOLD | knowledge | ~ HighScope
Early Years Learning Framework; EYLF | knowledge | ~ Te Whāriki
Aistear | knowledge | ~ Te Whāriki
Orton-Gillingham | method | ~ Reading intervention
Fountas and Pinnell | method | ~ Reading intervention
Singapore Math | method | ~ Maths mastery
Numicon | method | ~ Maths mastery
Eureka Math | method | ~ Maths mastery
Read Write Inc | method | < Phonics
Forest School; Forest School leadership | method | < Outdoor education
Duke of Edinburgh's Award; Duke of Edinburgh | method | < Outdoor education
edTPA | certificate | ~ Praxis exams
CBEST | certificate | ~ Praxis exams
CSET | certificate | ~ Praxis exams
FTCE | certificate | ~ Praxis exams
TExES | certificate | ~ Praxis exams
STA Level 2 | certificate | ~ Lifeguard certification
UGC NET; NET qualified | certificate | ~ CTET

# titles
Teacher; class teacher; classroom teacher; school teacher; qualified teacher; schoolteacher | mid
Primary school teacher; primary teacher; elementary school teacher; elementary teacher; KS1 teacher; KS2 teacher; Year 1 teacher; Year 2 teacher; Year 3 teacher; Year 4 teacher; Year 5 teacher; Year 6 teacher; first grade teacher; second grade teacher; third grade teacher; fourth grade teacher; fifth grade teacher; grade school teacher; homeroom teacher; 1st grade teacher; 2nd grade teacher; 3rd grade teacher; 4th grade teacher; 5th grade teacher; primary class teacher; grade teacher; PYP teacher | mid | ~ teacher
Secondary school teacher; secondary teacher; high school teacher; middle school teacher; subject teacher; junior high school teacher; post graduate teacher; trained graduate teacher; =PGT; =TGT; sixth form teacher; college teacher; lower secondary teacher; upper secondary teacher; secondary education teacher; 6th grade teacher; 7th grade teacher; 8th grade teacher | mid | ~ teacher
Mathematics teacher; maths teacher; math teacher; teacher of mathematics; teacher of maths; algebra teacher | mid | ~ teacher
English teacher; teacher of English; English language arts teacher; ELA teacher; English literature teacher; language arts teacher; English language teacher | mid | ~ teacher
Science teacher; teacher of science; general science teacher | mid | ~ teacher
Biology teacher; teacher of biology; life science teacher | mid | ~ teacher
Chemistry teacher; teacher of chemistry | mid | ~ teacher
Physics teacher; teacher of physics | mid | ~ teacher
History teacher; teacher of history; social studies teacher; humanities teacher; teacher of humanities; civics teacher | mid | ~ teacher
Geography teacher; teacher of geography | mid | ~ teacher
Religious education teacher; teacher of RE; RE teacher; Islamic studies teacher; religion teacher; Quran teacher; religious studies teacher; Sunday school teacher; catechist | mid | ~ teacher
Modern languages teacher; MFL teacher; language teacher; foreign language teacher; teacher of MFL; languages teacher; world language teacher; language instructor; language trainer | mid | ~ teacher
French teacher; teacher of French; French tutor; French instructor | mid | ~ teacher
Spanish teacher; teacher of Spanish; Spanish tutor; Spanish instructor | mid | ~ teacher
German teacher; teacher of German; German tutor; DaF teacher | mid | ~ teacher
Arabic teacher; Arabic language teacher; Arabic instructor; Arabic tutor | mid | ~ teacher
Chinese teacher; Mandarin teacher; Mandarin tutor; Chinese language teacher; Chinese tutor | mid | ~ teacher
Computer science teacher; computer teacher; ICT teacher; computing teacher; IT teacher; teacher of computing; teacher of computer science; coding instructor; coding teacher; technology teacher; STEM teacher; STEM instructor; robotics instructor; robotics teacher | mid | ~ teacher
Art teacher; teacher of art; art instructor; art and design teacher; visual arts teacher; art educator | mid | ~ teacher
Music teacher; teacher of music; music instructor; music tutor; violin teacher; instrumental teacher; peripatetic music teacher; vocal coach; orchestra teacher; private music teacher; music educator | mid | ~ teacher
Piano teacher; piano instructor | mid | < Music teacher ~ teacher
Guitar teacher; guitar instructor | mid | < Music teacher ~ teacher
Singing teacher | mid | ~ teacher
Band director | mid | ~ teacher, Music teacher
Choir director | mid | ~ teacher, Conductor
Drama teacher; teacher of drama; theatre teacher; theater teacher | mid | ~ teacher
Dance teacher; dance instructor; ballet teacher; dance tutor | mid | ~ teacher
Physical education teacher; PE teacher; teacher of PE; sports teacher; gym teacher; physical education instructor; games teacher; P.E. teacher; physical education and health teacher | mid | ~ teacher
Design and technology teacher; D&T teacher; food technology teacher; home economics teacher; woodwork teacher; technical teacher; agriculture teacher | mid | ~ teacher
Business studies teacher; economics teacher; accounting teacher; teacher of business; commerce teacher; business teacher | mid | ~ teacher
Psychology teacher; sociology teacher | mid | ~ teacher
Early years teacher; nursery teacher; preschool teacher; kindergarten teacher; pre-school teacher; reception teacher; EYFS teacher; pre-K teacher; early childhood teacher; early childhood educator; pre-kindergarten teacher; kindergarten educator; foundation stage teacher; infant teacher; KG teacher; pre-primary teacher; early childhood education teacher; Head Start teacher; Waldorf teacher; early childhood lead teacher; preschool lead teacher | mid | ~ teacher, Montessori teacher, Toddler teacher
Lead preschool teacher; lead infant teacher | lead | ~ Early years teacher
Montessori teacher; Montessori guide; Montessori directress | mid | ~ teacher, Toddler teacher, Early years teacher
Toddler teacher | mid | ~ teacher, Early years teacher, Montessori teacher
Lead toddler teacher | lead | ~ Toddler teacher
Nursery nurse; nursery practitioner; early years practitioner; childcare practitioner; early years educator; childcare worker; nursery assistant; child care worker; daycare worker; daycare teacher; child care provider; childcare assistant; nursery officer; early years assistant; daycare assistant; qualified nursery nurse; child care assistant; childcare provider; day care worker; preschool assistant; early childhood assistant; creche worker; kindergarten assistant; nursery worker; unqualified nursery assistant; childcare educator; child care teacher; preschool teacher assistant; early childhood worker; daycare provider; day care teacher; bank nursery nurse; creche assistant; child care professional; preschool aide; childcare professional; apprentice nursery nurse; child care attendant; early years worker; daycare attendant; nursery apprentice; childcare apprentice | junior | ~ early years teacher
Room leader | junior | ~ early years teacher
Nursery manager; daycare director; childcare manager; preschool director; nursery deputy manager; deputy nursery manager; child care director; early years manager; kindergarten principal; kindergarten manager; creche manager; childcare director; daycare manager; nursery room manager; child care center director; preschool manager; early learning centre manager; childcare coordinator; assistant nursery manager; daycare center director; preschool principal; childcare centre manager | manager
Early childhood director | director | ~ Nursery manager
Playworker; play worker; play leader; after-school club leader; after school club assistant; holiday club worker; wraparound care assistant; after school teacher; after-school program leader; after-school counselor; breakfast club assistant; playgroup leader; after school program coordinator; children's entertainer; kids club animator | junior
Out-of-school club manager | manager | ~ Playworker
Senior playworker | mid | ~ Playworker
Camp counselor; summer camp counselor; camp counsellor; camp leader; summer camp leader | junior | ~ Recreation coordinator
Camp director; camp coordinator; camp instructor | manager
Lunchtime supervisor; midday supervisor; midday meals supervisor; lunchtime assistant; midday supervisory assistant; lunch monitor; school lunchtime supervisor; cafeteria monitor; recess monitor; playground assistant; lunch supervisor | junior
Playground supervisor | mid | ~ Lunchtime supervisor
Special education teacher; special needs teacher; SEN teacher; learning support teacher; special educator; resource teacher; intervention specialist; inclusion teacher; SEND teacher; teacher of the deaf; learning support specialist; special education instructor; special educational needs teacher; remedial teacher; resource room teacher; exceptional student education teacher; ESE teacher; SpEd teacher; autism teacher; special day class teacher; intervention teacher; math interventionist; dyslexia specialist; title I teacher; learning specialist; math specialist; dyslexia tutor; specialist teacher; education specialist teacher; special needs educator; gifted teacher; math coach; interventionist; academic interventionist; inclusion specialist; specialist dyslexia teacher | mid | ~ teacher
Reading specialist; reading interventionist; reading teacher | mid | ~ teacher
Literacy coach; literacy specialist; literacy teacher | mid | ~ teacher
SENCO; special educational needs coordinator; SENDCO; inclusion manager; assistant SENCO; inclusion lead; special education coordinator; SEN coordinator; learning support coordinator; special needs coordinator; SEND coordinator; SEN officer; SEND officer; EHCP coordinator; EHCP officer; SEN caseworker | lead
Head of inclusion; director of special education; head of learning support; director of inclusion | director | ~ SENCO
Teaching assistant; classroom assistant; teacher assistant; teacher's assistant; learning support assistant; teacher aide; teacher's aide; paraprofessional; instructional assistant; paraeducator; classroom aide; SEN teaching assistant; special needs assistant; instructional aide; special education paraprofessional; =LSA; 1:1 teaching assistant; SEN learning support assistant; education assistant; classroom support assistant; educational assistant; classroom support; assistant teacher; special education assistant; pupil support assistant; SEND teaching assistant; school aide; special education aide; learning support worker; primary teaching assistant; special education teacher assistant; SEN assistant; para educator; special needs teaching assistant; additional needs assistant; integration aide; inclusion assistant; special needs teacher assistant; one-to-one teaching assistant; student support assistant; one-to-one aide; special education instructional assistant; one-on-one aide; Para professional; bilingual teaching assistant; instructional paraprofessional; teacher's helper; volunteer teaching assistant; co-teacher; apprentice teaching assistant; kindergarten teacher assistant; SNA | junior | ~ teacher
Shadow teacher | junior | ~ teacher
Higher level teaching assistant; HLTA; cover supervisor; cover teacher; unqualified teacher | mid | ~ teaching assistant
Senior teaching assistant | senior | ~ Higher level teaching assistant
Lead teaching assistant | lead | ~ Higher level teaching assistant
Supply teacher; substitute teacher; relief teacher; long-term substitute teacher; casual relief teacher; building substitute; guest teacher; permanent substitute teacher; long-term substitute; casual teacher; substitute paraprofessional; day-to-day supply teacher; occasional teacher; supply teaching assistant; daily substitute teacher; day-to-day substitute teacher; certified substitute teacher | mid | ~ teacher
Student teacher; trainee teacher; teaching intern; PGCE student; teacher trainee; teaching practice; student teaching; practice teacher; preservice teacher; teacher candidate; SCITT trainee; teacher intern; pre-service teacher; internship teacher; PGCE trainee; trainee primary teacher; pupil teacher; teaching practicum; student teacher intern; teaching internship; practicum student teacher; practicum student; early childhood intern; teacher in training | intern | ~ teacher
Newly qualified teacher; early career teacher; NQT; graduate teacher; first-year teacher; NQT teacher; ECT teacher; NQT primary teacher; beginning teacher; Teach First participant; Teach for America corps member | junior | ~ teacher
Senior teacher; lead teacher; lead practitioner; master teacher; mentor teacher; teacher leader; advanced skills teacher; senior educator; lead educator; principal teacher; grade level chair; key stage leader; phase leader; grade team leader; grade level lead; year group leader; lead instructor; grade level leader; phase lead; key stage coordinator; grade level coordinator; KS1 lead; EYFS lead; early years lead; KS2 lead; EYFS coordinator; grade leader | lead | ~ teacher
Head of subject; head of English; head of mathematics; head of science; head of faculty; subject leader; curriculum leader; second in department; department chair; faculty head; head of maths; subject lead; head of computing; head of history; literacy coordinator; subject coordinator; head of languages; maths lead; English lead; numeracy coordinator; head of music; head of PE; head of art; head of humanities; head of MFL; head of modern foreign languages; science coordinator; maths coordinator; head of geography; science lead; academic manager; head of physical education; head of drama; PYP coordinator; MYP coordinator; DP coordinator; English coordinator; assistant head of department; head of biology; head of chemistry; head of physics; head of business; chair of department | manager
Senior academic coordinator | senior | ~ Head of subject
Curriculum coordinator; curriculum manager; curriculum team leader; curriculum lead | manager | ~ IB coordinator
Head of curriculum; curriculum director | director | ~ Curriculum coordinator
Director of studies | manager
IB coordinator | manager | ~ Curriculum coordinator
Head of year; pastoral leader; head of house; year leader; pastoral manager; deputy head of year; pastoral support officer; pastoral support manager; head of key stage; assistant head of year; pastoral lead; housemaster; housemistress; pastoral officer; head of boarding; boarding tutor; pastoral support worker; behaviour manager; behaviour support assistant; dormitory supervisor; dean of discipline; student support officer; head of primary; head of secondary; head of lower school; head of middle school; head of upper school; head of early years | manager
Head of sixth form; director of sixth form | manager
House master; boarding house master; house mistress | mid
Dorm parent | mid
Headteacher; head teacher; school principal; =Principal; =PRINCIPAL; headmaster; headmistress; executive headteacher; head of school; executive principal; school director; elementary school principal; high school principal; middle school principal; superintendent of schools; interim headteacher; school head; academy principal; associate headteacher; director of schools; college principal; acting headteacher | director
School superintendent | director
Deputy headteacher; assistant headteacher; deputy head; vice principal; assistant principal; assistant head; deputy principal; assistant head teacher; deputy head teacher; associate principal; acting deputy headteacher; assistant head of school; dean of instruction; deputy head academic; deputy head pastoral; academic vice principal | manager | ~ headteacher
Senior assistant principal | senior | ~ Deputy headteacher
Assistant principal intern | intern | ~ Deputy headteacher
Director of teaching and learning | director | ~ Deputy headteacher
School business manager; school bursar; bursar; school administrator; school operations manager; school manager; school office manager; academic administrator | mid
School business director | director | ~ School business manager
School secretary; school receptionist; school administrative assistant; school clerk; school office assistant; school office administrator; school admin; education administrator; school office clerk; attendance clerk; school admin assistant; education secretary; elementary school secretary; academic secretary; education administrative assistant; school registrar | mid | < Secretary
Exams officer; examinations officer; exam invigilator; invigilator; test proctor; exam proctor; proctor; test administrator; testing coordinator; examiner; test coordinator; examination officer; exam coordinator; assessment coordinator; exam marker; paper setter | mid
Examinations manager; exams manager | manager | ~ Exams officer
IELTS examiner; external examiner; speaking examiner; Cambridge examiner; AQA examiner | mid
Test scorer; standardized test scorer; speaking test examiner | mid
University registrar; assistant registrar; academic registrar; academic registry officer; deputy registrar; student records officer; registry officer; registry assistant; associate registrar | mid
Admissions officer; admissions counselor; admissions advisor; student recruitment officer; enrollment advisor; admissions coordinator; enrollment counselor; enrollment specialist; admissions representative; admissions assistant; enrolment officer; admission counsellor; admission officer; admissions executive; enrollment coordinator; enrolment advisor; admissions specialist; assistant director of admissions; admissions registrar; enrollment representative; education counsellor; admissions tutor; overseas education counsellor | mid | ~ Registrar in schools
Admissions manager; student recruitment manager; international student recruitment manager; enrollment manager | manager | ~ Admissions officer
Director of admissions; head of admissions; admissions director; director of enrollment | director | ~ Admissions officer
Education consultant | mid
Student adviser; academic advisor; student advisor; academic adviser; student support adviser; academic counselor; student success coach; student success advisor; student services coordinator; student support advisor; student services officer; student services advisor; academic success coach; student welfare adviser; student experience officer; student affairs officer; student support coordinator; student success coordinator; student services assistant; international student advisor; student engagement officer; student affairs coordinator; academic success coordinator; student life coordinator; student activities coordinator; resident advisor; residence life coordinator; student support specialist; student success specialist; student services specialist; student wellbeing adviser; student liaison officer; student coordinator | mid
Student services manager | manager | ~ Student adviser
Senior academic advisor | senior | ~ Student adviser
Director of student services; director of student affairs; resident director; director of residence life; residence hall director; head of student services; hall director | director | ~ Student adviser
Study abroad advisor; study abroad counsellor | mid
Dean of students; dean of student affairs | director
EFL teacher; ESL teacher; English as a foreign language teacher; TEFL teacher; English language instructor; ESL instructor; ESOL teacher; online English teacher; EAL teacher; English instructor; ESOL tutor; native English teacher; ESOL lecturer; foreign English teacher; English tutor; TESOL teacher; English language trainer; assistant language teacher; EAP tutor; EAP teacher; ESL tutor; EFL instructor; ELT teacher; ELL teacher; English trainer; online ESL teacher; freelance English teacher; business English trainer; IELTS trainer; IELTS instructor; VIPKid teacher; ESL specialist; bilingual teacher; auxiliar de conversación; conversation assistant; ESL coordinator; business English teacher; EAP lecturer; IELTS tutor; EAL coordinator; bilingual educator; EAL specialist; English conversation teacher | mid | ~ teacher
Language assistant; English language assistant; foreign language assistant; English as a foreign language instructor; language coach; JET assistant language teacher; dual language teacher | junior | ~ teacher
Tutor; private tutor; academic tutor; home tutor; online tutor; freelance tutor; maths tutor; math tutor; peer tutor; science tutor; private teacher; subject tutor; after-school tutor; academic coach; reading tutor; writing tutor; writing center tutor; tuition teacher; chemistry tutor; physics tutor; teaching tutor; self-employed tutor; volunteer tutor; literacy tutor; tutoring; writing consultant; SAT tutor; mathematics tutor; biology tutor; part-time tutor; tutor coordinator; home tuition teacher; study coach; in-home tutor; tutor/mentor; course tutor; computer science tutor; supplemental instruction leader; test prep tutor; test prep instructor | mid | ~ teacher
Student tutor | intern | ~ Tutor
Lead tutor; tutor supervisor | lead | ~ Tutor
Lecturer; university lecturer; assistant lecturer; associate lecturer; college lecturer; teaching fellow; hourly paid lecturer; sessional lecturer; FE lecturer; part-time lecturer; college instructor; guest lecturer; teaching associate; faculty member; university instructor; module tutor; instructor of record; further education lecturer; seminar tutor; university teacher; teaching professor; contract lecturer; course instructor; lecturer in law; lecturer in business; clinical lecturer; course lecturer; guest faculty; sessional instructor; university tutor; seminar leader | mid | ~ Visiting lecturer
Graduate instructor; junior lecturer | junior | ~ Lecturer
Visiting lecturer; visiting faculty; visiting instructor | mid | ~ Lecturer
Adjunct professor; adjunct instructor; adjunct faculty; adjunct lecturer | mid
Senior lecturer; principal lecturer; programme leader; module leader; course leader; senior teaching fellow; senior instructor; program chair; lecturer and programme leader; course coordinator; module coordinator | senior | ~ lecturer
Course director | director | ~ Senior lecturer
Professor; full professor; university professor | senior | ~ lecturer, Associate professor, Assistant professor, Visiting professor
Associate professor | senior | ~ lecturer, Assistant professor, Visiting professor, Professor
Assistant professor | mid | ~ lecturer, Visiting professor, Professor, Associate professor
Visiting professor; professor emeritus; tenured professor; clinical professor; research professor; tenure-track assistant professor; visiting assistant professor; clinical assistant professor; research assistant professor; professor of practice; visiting scholar; chair professor; distinguished professor; adjunct assistant professor; adjunct associate professor; college professor; endowed chair; honorary professor; privatdozent; clinical associate professor | senior | ~ lecturer, Professor, Associate professor, Assistant professor
Junior professor | junior | ~ Visiting professor
Dean of a faculty; =Dean; =DEAN; associate dean; vice dean; dean of faculty; pro vice-chancellor; provost; vice chancellor; university president; academic dean; assistant dean; deputy vice chancellor; executive dean; vice provost; rector; vice rector; dean of studies; dean of academic affairs; interim dean; deputy dean; chancellor; college president; head of education; education director | director
Academic director; head of academics; director of academic affairs | director | ~ Director of education
Vice president for academic affairs | executive | ~ Academic director
Director of education | director | ~ Academic director
Graduate teaching assistant; university teaching assistant; GTA; graduate assistant; graduate student instructor; laboratory instructor; graduate student assistant; graduate teaching associate; laboratory teaching assistant; undergraduate teaching assistant; graduate teaching fellow; recitation leader; doctoral teaching assistant; recitation instructor; grader; course assistant; graduate TA | junior | ~ lecturer, Student assistant
Student worker; student grader | intern | ~ Graduate teaching assistant, Student assistant
Lab demonstrator; laboratory demonstrator; lab instructor; lab teaching assistant; demonstrator; lab TA | junior | ~ lecturer
Student assistant | junior | ~ lecturer, Graduate teaching assistant
Instructional designer; learning designer; e-learning developer; eLearning developer; curriculum developer; instructional technologist; curriculum designer; e-learning designer; e-learning specialist; learning experience designer; learning technologist; digital learning designer; curriculum specialist; instructional design specialist; instructional design consultant; curriculum writer; courseware developer; instructional developer; digital learning specialist; eLearning specialist; digital learning developer; LMS administrator; eLearning designer; course developer; training designer; educational technologist; learning developer; e-learning consultant; educational content developer; curriculum consultant; educational technology specialist; instructional technology specialist; edtech specialist; technology integration specialist; e-learning coordinator; instructional coordinator; assessment developer; item writer; educational designer; education content writer; learning architect; textbook author | mid
Senior instructional designer | senior | ~ Instructional designer
E-learning manager; online learning manager; digital learning manager; eLearning manager | manager | ~ Instructional designer
Lead instructional designer | lead | ~ Instructional designer
Head of digital learning | director | ~ Instructional designer
Trainer; training instructor; corporate trainer; training facilitator; training consultant; workshop facilitator; freelance trainer; instructor; facilitator; training officer; training specialist; technical trainer; product trainer; training assistant; apprenticeship trainer; operations trainer; behavioural trainer; voice and accent trainer; staff trainer; adult educator; technical instructor; military instructor; work-based learning tutor; adult education teacher; adult education instructor; adult education tutor; communication trainer; workshop leader; GED instructor; CTE teacher; career and technical education teacher; training associate; prison educator; English and maths tutor; trade instructor; classroom trainer; drill instructor | mid | ~ Soft skills trainer, Sales trainer, Master trainer
Lead trainer | lead | ~ Trainer, Head personal trainer
Senior trainer | senior | ~ Trainer
Soft skills trainer; skills trainer; skills coach; functional skills tutor; apprenticeship skills coach; soft skill trainer | mid | ~ Sales trainer, Master trainer, Trainer
Vocational instructor; vocational trainer; vocational tutor; vocational teacher | mid
Sales trainer | mid | ~ Master trainer, Trainer, Soft skills trainer
Master trainer | mid | ~ Trainer, Soft skills trainer, Sales trainer, Head personal trainer
Assessor; NVQ assessor; vocational assessor; apprenticeship assessor; internal quality assurer; internal verifier; IQA assessor; end point assessor; trainer/assessor; training assessor; quality assurer; work-based assessor; tutor assessor; tutor/assessor; childcare assessor; external quality assurer; independent end-point assessor; care assessor; construction assessor; external verifier | mid
Lead IQA | lead | ~ Assessor
School librarian; library media specialist; school library assistant; teacher librarian; librarian teacher; LRC assistant | mid | < Librarian
Learning resource centre manager; LRC manager | manager | ~ School librarian
Education officer; education programme officer; education coordinator; education program coordinator; learning officer; education specialist; heritage educator; environmental educator; outreach educator; education outreach officer; education program manager; gallery educator; education programme manager; naturalist educator; zoo educator; science communicator; science educator; education outreach coordinator; environmental education instructor; learning and engagement officer; education and outreach coordinator; education advisor; school improvement adviser; education adviser; school improvement partner | mid
Education manager | manager | ~ Education officer
Museum educator; museum education officer | mid | ~ Gallery assistant
School inspector; education inspector; Ofsted inspector | mid
Outdoor instructor; outdoor educator; outdoor education instructor; outdoor activities instructor; adventure instructor; Forest School leader; activity instructor; multi-activity instructor; outdoor pursuits instructor; ropes course facilitator; kayak instructor; mountain leader; dive master; dive instructor; equestrian coach; Forest School practitioner | mid | ~ sports coach
Ski instructor | mid
Climbing instructor | mid | < Outdoor instructor
Sailing instructor | mid
Surf instructor | mid
Scuba diving instructor; diving instructor; scuba instructor | mid
Horse riding instructor; riding instructor; horseback riding instructor | mid
Swimming teacher; swimming coach; water safety instructor; aquatics instructor; aqua aerobics instructor | mid
Swim coach; swim teacher; head swim coach; assistant swim coach; learn to swim instructor; swim team coach | mid | ~ Swimming instructor
Sports coach; water sports instructor; soccer coach; multi-sports coach; sports instructor; track and field coach; volleyball coach; rugby coach; youth sports coach; PE coach; sport coach; youth soccer coach; baseball coach; cheerleading coach; sports leader; fencing coach; cross country coach; goalkeeper coach; badminton coach; self-defense instructor; taekwondo instructor; softball coach; lacrosse coach; hockey coach; community sports coach; debate coach; sports coordinator | mid
Football coach; youth football coach | mid | < Sports coach
Tennis coach; tennis instructor; tennis professional | mid | < Sports coach
Basketball coach; assistant basketball coach | mid | < Sports coach
Gymnastics coach; gymnastics instructor | mid
Martial arts instructor | mid
Cricket coach | mid
Golf instructor; golf coach | mid | < Golf professional
Athletic director | director
Athletics coach | mid
Driving instructor; approved driving instructor; HGV instructor; driving teacher; bus driver trainer; truck driving instructor; CDL instructor; driving school instructor | mid
Trainee driving instructor | junior | ~ Driving instructor
Art workshop leader; community artist; arts educator; craft teacher; arts facilitator; workshop artist | mid
`
