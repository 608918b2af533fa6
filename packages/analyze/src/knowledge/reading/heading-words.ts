import type { SectionKind } from '@evenhand/model'

/**
 * What resumes call their sections, by language: phrases separated by '|', in any case.
 * Compared without case, accents, spaces and punctuation.
 */
export const HEADING_WORDS: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    contact:
      'contact|contacts|contact information|contact info|contact details|contact me|get in touch|how to reach me|contact particulars|address and contact|address and contact details|contact address|address for correspondence|correspondence address|mailing address|permanent address|present address|current address|residential address',
    summary:
      'carrier objective|carrier objectives|carrier goal|career precis|professional precis|precis|summary|professional summary|career summary|executive summary|summary of qualifications|summary of qualification|qualifications summary|profile|professional profile|personal profile|career profile|executive profile|profile summary|objective|career objective|professional objective|job objective|employment objective|career goal|career goals|goal|goals|about|about me|personal statement|professional statement|highlights|career highlights|professional overview|overview|career overview|introduction|bio|biography|who i am|synopsis|professional synopsis|career synopsis|objectives|summary of experience|resume objective|job target|desired position|snapshot|value proposition|profile statement|career statement|resume summary|experience summary|summary of work experience|professional experience summary|profile highlights|headline|at a glance|position desired|qualification summary|background summary|background|about the candidate|candidate profile|candidate summary|professional background summary|brief profile|brief bio|biographical sketch|short bio|biographical statement|research statement|teaching philosophy|teaching statement|statement of purpose|mission statement|personal mission|personal summary|profile and objective|summary and objective|what i offer|why me|key facts|key information|career brief|career focus|professional brief|professional highlights|role sought|position sought|job sought|type of work sought|looking for|what i want|what i am after',
    employment:
      'jobs i did|jobs done|places worked|places i worked|india experience|ofw experience|employment abroad|work abroad|previous works|working exp|job exp|work exp details|directorships|non executive directorships|board directorships|career history in brief|my employment|my jobs|what i am doing now|what i did before|what i do now|what i have done|where i worked|where i work|where i have worked|organisational scan|organisation scan|employment scan|career scan|career contour|career contours|career graph|professional record|employment recital|work exposure|professional exposure|corporate exposure|corporate experience|experience profile|professional contour|professional journey|my journey|career journey|career trajectory|job details|service details|service particulars|employment particulars|particulars of employment|employment chronicle|occupational contour|previous employments|past employments|past jobs|present job|current assignment|present assignment|previous assignments|past assignments|organisational details|organizational details|company details|companies worked|companies worked for|places of work|in house stints|work particulars|professional engagements|professional assignments|abroad experience|experience abroad|gulf and indian experience|jobs oldest first|jobs newest first|experience|work experience|professional experience|employment|employment history|duty history|service history|assignment history|assignments|duty assignments|military history|service record|work history|career history|job history|relevant experience|employment experience|working experience|work experiences|professional background|career experience|career experience job history|professional history|related experience|industry experience|teaching experience|clinical experience|research experience|nursing experience|legal experience|sales experience|management experience|additional experience|other experience|previous experience|previous employment|past experience|prior experience|employment record|work record|current employment|present employment|positions held|positions|career|career path|career summary and experience|highlights of employment|professional work experience|professional employment|experience and accomplishments|experience highlights|selected experience|job experience|jobs|appointments|academic appointments|work|work background|occupational history|occupational experience|internship|internships|internship experience|internships and experience|practical experience|field experience|military experience|military service|leadership experience|technical experience|it experience|software experience|hospital experience|culinary experience|kitchen experience|trade experience|industrial experience|organizational experience|organisational experience|experience details|experience in details|work details|employment details|professional experiences|career chronology|career progression|career record|employment summary|employment background|service record|hospital appointments|freelance experience|student teaching|student teaching experience|student experience|consulting experience|postdoctoral experience|chronological summary of experience|business experience|administrative experience|international experience|full time experience|part time experience|earlier experience|earlier career|recent experience|recent employment|key experience|major experience|experience and employment|relevant work experience|relevant employment|other employment|other work experience|professional activity|professional activities|tenure|performing experience|film|theatre|television|work profile|work summary|work exp|job profile|organizational scan|professional affiliations and experience|academic experience|employment details with dates|details of employment|details of experience|details of work experience|details of previous employment|present and previous employment|current and previous employment|current and past positions|present occupation|current occupation|employment to present|employment and experience|employment experience and achievements|work history and experience|work and volunteer experience|paid employment|full time employment|part time employment|part time work|casual work|temporary work|agency work|contract work|contract history|contracting history|contract experience|recent assignments|overseas experience|gulf experience|local experience|canadian experience|australian experience|uk experience|us experience|academic employment|academic positions|academic posts|faculty positions|faculty appointments|teaching positions|teaching posts|teaching appointments|teaching history|teaching and research experience|research positions|research appointments|postdoctoral positions|clinical appointments|clinical posts|medical experience|medical employment|medical career|postgraduate experience|post qualification experience|postgraduate training and experience|residency and fellowship|clinical rotations|clinical placements|teaching practice|school experience|industrial placement|work placements|work placement|summer jobs|vacation work|student jobs|student employment|campus jobs|industrial attachment|youth service|national service|military career|military history|naval service|police service|uniformed service|sea time|sea going experience|seafaring experience|sailing experience|record of sea service|flying experience|flight experience|ship service|rig experience|offshore experience|site experience|farm experience|field work|stage experience|stage credits|performance experience|acting experience|acting credits|film and television|theatre credits|film credits|selected credits|tv credits|recent engagements|concert experience|orchestral experience|coaching experience|sporting career|playing career|playing history|athletic career|driving experience|driving history|trade history|trade background|work undertaken|positions of employment|list of employers|past employers|previous employers|recent employers|my employers|people i have worked for|who i have worked for|where i work|where i work now|where ive cooked|places i have worked|places ive worked|companies i have worked for|how i got here|road so far|the road so far|day jobs|roles and experience|career summary and achievements|career roles|career details|career to present|consultancy experience|consulting assignments|self employment|entrepreneurial experience|executive experience|board experience|non executive roles|non executive positions|elected office|political experience|public service|government service|government experience|federal experience|ministry experience|pastoral experience|church experience',
    education:
      'edu quali|edu qualification|edu|academic and professional record|academic professional record|institutions attended with dates and qualifications obtained|institutions attended with dates and qualifications|schooling and designations|academic contour|academic scan|scholastic qualification|academic attainments|educational attainments|educational contour|qualification details|academic particulars|educational particulars|academic credential|basic academic credentials|education|educational background|education background|academic background|academic qualifications|academic qualification|educational qualifications|educational qualification|education qualification|education qualifications|qualifications|qualification|education and training|training and education|academics|academic|academic history|academic credentials|academic profile|academic record|academic details|education details|educational details|education history|educational history|schooling|studies|degrees|education and qualifications|academic achievements|scholastic record|scholastics|scholastic profile|academic education|formal education|education credentials|educational credentials|educational profile|education profile|academic training|education and credentials|education and certifications|education and certification|education and professional development|education and other skills|degrees and certifications|academic chronicle|academia|academic summary|education summary|professional qualification|professional qualifications|educational attainment|relevant education|university education|medical education|post secondary education|academic career|education and development|summary of education|education and academic qualifications|education and academic background|education and schooling|education and schools|education attained|educational achievements|educational institutions attended|educational institutions attended with dates|schools colleges and universities attended|schools colleges attended|schools colleges attended with dates|institutions attended and qualifications obtained|institutions attended and qualifications obtained with dates|institutions attended with qualifications|institutions and qualifications|schools attended and qualifications|academic institutions attended|academic qualifications with dates|academic qualifications obtained|certificates obtained|certificates obtained with dates|qualifications with dates|qualifications obtained with date|educational qualifications with dates|education history and qualifications|academic and professional qualifications|educational and professional qualifications|professional and academic qualifications|education and professional qualifications|academic details with percentage|scholastic details|scholastic achievements|scholastic qualifications|educational details in brief|details of education|details of educational qualification|details of educational qualifications|details of qualification|technical education|technical qualification|trade training|trade qualifications|trade education|trade school|military education|nursing education|medical school|medical training|medical qualifications|dental education|legal education|law school|business school|tertiary education|tertiary studies|tertiary qualifications|higher education|further education|primary education|primary and secondary education|elementary education|school education|school qualifications|school results|schooling and qualifications|schooling and training|exam results|examination results|examinations passed|exams passed|degrees and diplomas|degrees held|degrees earned|degrees obtained|degrees and honours|degrees and honors|diplomas and certificates|diplomas and degrees|academic degrees|academic diplomas|academic studies|theological education|theological training|musical education|musical training|music education|artistic training|dance training|drama training|drama school|acting training|training and qualifications|qualifications and training|qualifications and education|qualifications and certifications|current studies|ongoing education|where i learned it|where i got my degrees|school days|schools i went to|schools i attended|what i learned|highest qualification|highest level of education|highest education|highest educational attainment|education level|educational level',
    skills:
      'job known|work known|softwares known|computer known|it forte|technical forte|technical purview|it purview|it skillset|professional forte|skills|skill|technical skills|key skills|core skills|professional skills|skill set|skillset|skills set|skill sets|technical skill set|functional skill set|core competencies|competencies|key competencies|core qualifications|areas of expertise|area of expertise|expertise|technical expertise|technical proficiencies|technical proficiency|technical knowledge|technical summary|technologies|technology|tools|tools and technologies|software|software skills|software proficiency|computer skills|it skills|it proficiency|computer proficiency|computer knowledge|computer literacy|skills and abilities|abilities|strengths|key strengths|core strengths|soft skills|hard skills|personal skills|interpersonal skills|management skills|skills summary|summary of skills|skills and expertise|skills and competencies|skills and qualifications|special skills|additional skills|other skills|relevant skills|proficiencies|capabilities|knowledge|areas of knowledge|specialties|specialities|specializations|core professional strengths|technical competencies|technical highlights|technical skills and tools|technical skills and technologies|programming languages|programming skills|programming|languages and technologies|tech stack|stack|toolbox|skills and tools|skills and technologies|key skills and competencies|professional competencies|functional skills|functional areas|domain expertise|technical profile|technical environment|it expertise|technical qualifications|skill highlights|skills highlights|skill details|skills details|highlights of skills|clinical skills|culinary skills|nursing skills|language and computer skills|laboratory skills|personal strengths|personal attributes|personal qualities|personal traits|key qualifications|areas of strength|key expertise|areas of specialization|technical exposure|software exposure|software known|technical skill|computer skill|software knowledge|equipment|instruments|operational skills|employability skills|transferable skills|talents|work skills|main skills|major skills|business skills|leadership skills|communication skills|skills profile|skill profile|skills overview|key proficiencies|it knowledge|it skill set|core skill set|key technologies|technical skillset|technical strengths|professional strengths|subject matter expertise|professional expertise|key areas of expertise|skills acquired|skills gained|coursework and skills|skills and coursework|skills and knowledge|software and tools|platforms|hardware and software|hardware|special abilities|special knowledge|what i do best|what i do well|what im good at|skills and strengths|key strengths and skills|technical and software skills|practical skills|manual skills|trade skills|machines operated|plant and machinery|plant operated|equipment operated|systems used|software used|software packages|computing skills|it literacy|it competencies|ict skills|digital skills|secretarial skills|lab skills|lab techniques|laboratory techniques|research skills|teaching skills|subjects taught|courses taught|areas of specialisation|areas of competence|areas of practice|practice areas|fields of expertise|competency profile|key competences|skills matrix|skills inventory|skills and attributes|key skills and attributes|key attributes|key skills and strengths|skills and interests|other competencies|creative skills|musical skills|performance skills|special talents|design skills|digital tools|tools and software|social skills and competences|organisational skills and competences|organizational skills and competences|organisational skills|artistic skills and competences|other skills and competences',
    languages:
      'languages|language|language skills|languages known|languages spoken|language proficiency|foreign languages|known languages|language proficiencies|linguistic skills|language abilities|language competencies|linguistic proficiency|language known|spoken languages|linguistic abilities|language competence|language ability|language knowledge|languages and proficiency|languages and levels|mother tongue|other languages|languages spoken and written|languages spoken written|knowledge of languages|languages i speak|fluent in',
    certificates:
      'tickets|cpd|my tickets|licence and checks|licences and checks|safeguarding and cpd|certifications|certification|registration|registrations|certificates|certificate|licenses|licences|license|licenses and certifications|certifications and licenses|licenses and certificates|professional certifications|professional certification|training|trainings|courses|professional development|professional training|training and certifications|certifications and training|technical certifications|courses and certifications|certificates and courses|licensure|licensure and certification|credentials|professional credentials|continuing education|additional training|workshops|workshops and seminars|seminars|seminars and workshops|trainings attended|training attended|training programs|industrial training|industrial trainings|trainings and seminars|training courses|short courses|additional courses|extra courses|certified courses|professional licenses|professional courses|certification and training|training and courses|certification courses|coursework|relevant coursework|course work|courses taken|specialized training|special training|it certifications|additional qualifications|additional qualification|other qualifications|professional education|in service training|military training|training and development|online courses|security clearance|clearance|accreditations|certificates and licences|certificates and licenses|licences and certificates|licences and certifications|licenses and registrations|licences held|licenses held|professional registration|professional registrations|professional licences|professional licensure|professional certificates|certificates of competency|certificate of competency|certificates of proficiency|tickets held|cards and tickets|trade tickets|continuing professional development|courses attended|courses completed|courses and training|courses and workshops|courses and seminars|courses undertaken|course attended|training courses attended|training and workshops|training and courses attended|trainings and workshops|trainings and certifications|workshops attended|workshops and conferences attended|seminars attended|seminars and conferences|seminars and trainings|seminars trainings attended|conferences attended|conferences workshops and seminars|conferences and workshops attended|other courses|professional trainings|professional training and development|civil service eligibility|board exams|board examinations',
    projects:
      'consultancy projects|project undertaken|project handled|project detail|consulting projects|recent clients|selected clients|client list|key clients|notable clients|past clients|clients served|clients include|projects|project|personal projects|academic projects|key projects|selected projects|project details|project experience|projects undertaken|key projects undertaken|major projects|project work|academic project|final year project|side projects|projects handled|project profile|project summary|portfolio|relevant projects|open source|open source projects|projects details|details of projects|main projects|recent projects|research projects|project highlights|project information|projects summary|projects and research|software projects|mini project|major project|professional projects|research|research interests|research work|research and projects|selected works|work samples|notable projects|freelance projects|engineering projects|college projects|university projects|significant projects|project history|projects executed|projects done|list of projects|capstone project|design projects|selected project experience|key project experience|major project experience|project list|projects list|projects completed|projects worked on|current projects|past projects|projects and publications|master s thesis|doctoral thesis|phd thesis|final year project work|research grants and projects|research experience and projects|research areas|research activities|research profile|case studies|representative matters|representative cases|representative transactions|selected cases|selected matters|selected transactions|transactions|deals|events|selected events|events organised|events organized',
    publications:
      'speaking|facilitation|speaking and facilitation|radio and television|television and radio|film and television|tv and film|blog posts|columns|essays|posters|symposia|colloquia|publications|publication|papers|research papers|selected publications|articles|books|publications and presentations|presentations|conference papers|journal articles|patents|patents and publications|conferences|conferences and presentations|paper presentations|publications and patents|presentations and publications|peer reviewed publications|books and articles|invited talks|talks|lectures|speaking|speaking engagements|papers published|papers presented|paper presentation|conference presentations|bibliography|works published|list of publications|refereed publications|refereed articles|peer reviewed articles|peer reviewed journal articles|journal publications|journal papers|articles and chapters|book chapters|chapters in books|books published|published works|published work|published articles|published papers|recent publications|key publications|conference publications|conference proceedings|conference papers presented|conference contributions|conference talks|posters and presentations|oral presentations|poster presentations|papers and presentations|scientific publications|scholarly publications|academic publications|invited lectures|invited presentations|invited seminars|working papers|in preparation|under review|technical reports|selected papers|media appearances|public lectures|solo exhibitions|group exhibitions|exhibitions|exhibition history|selected exhibitions|selected solo exhibitions|selected group exhibitions|juried exhibitions|one person exhibitions|two person exhibitions|exhibitions and commissions|performances|selected performances|public performances|recitals|concerts|selected concerts|screenings|selected screenings|keynotes|keynote addresses|keynote speeches|discography|filmography|compositions|selected compositions|recordings|selected recordings|reviews|selected reviews|interviews|press|press coverage|selected press|media coverage|in the media|panels|panel discussions|panels and talks|collections|public collections|permanent collections|works in collections|catalogues|catalogs|selected bibliography|book reviews|abstracts|published abstracts|manuscripts|works in progress|theses supervised|dissertations supervised|theses directed|dissertations directed|students supervised|students advised|graduate students advised|graduate students supervised|dissertation committees|thesis committees|readings|selected readings|broadcasts|productions|selected productions',
    volunteering:
      'voluntary work or involvement|volunteering|volunteer|voluntary|voluntary roles|volunteer experience|volunteer work|voluntary work|community service|community involvement|volunteer activities|voluntary experience|social work|community engagement|community|volunteer and community|civic activities|charity work|volunteerism|volunteer service|community activities|volunteer and leadership|volunteering experience|leadership and volunteering|outreach|community outreach|social service|social activities|volunteer history|volunteering and community|volunteer positions|volunteer roles|volunteer involvement|volunteer leadership|voluntary experience and interests|voluntary activities|voluntary service|charitable work|unpaid experience|community activities and interests|community roles|community leadership|church activities|church involvement|parish activities|in the community|pro bono|pro bono work|civil society|social engagement|social responsibility|social involvement',
    awards:
      'awards|honors|honours|awards and honors|honors and awards|achievements|accomplishments|recognition|awards and achievements|achievements and awards|scholarships|key achievements|awards and recognition|honours and awards|academic achievements and awards|significant accomplishments|rewards|rewards and recognition|selected achievements|professional achievements|personal achievements|recognitions|key accomplishments|major achievements|distinctions|prizes|awards and scholarships|scholarships and awards|academic honors|honors and scholarships|fellowships|grants|grants and awards|awards and accolades|accolades|awards and grants|notable achievements|major accomplishments|career achievements|career accomplishments|professional accomplishments|achievement|award|honors and achievements|accomplishments and awards|test scores|awards and prizes|prizes and awards|prizes and scholarships|prizes and honours|awards and distinctions|distinctions and awards|awards and commendations|commendations and awards|medals and decorations|military decorations|honours and distinctions|honours and prizes|competition results|scholarships and grants|scholarships and fellowships|fellowships and awards|fellowships and grants|grants and fellowships|grants and funding|research grants|research funding|academic awards|academic distinctions|academic prizes|sporting achievements|sports achievements|career highlights and achievements|credits and awards|funding|external funding|grants received|grants funded|funded grants|funded research|sponsored research|commissions|selected commissions|residencies|artist residencies|residencies and commissions',
    memberships:
      'panels and committees|committees and panels|government panels|advisory panels|advisory boards|expert panels|working groups|task forces|memberships|membership|professional memberships|affiliations|professional affiliations|professional associations|associations|professional organizations|organizations|organisations|societies|professional membership|memberships and affiliations|affiliations and memberships|professional bodies|professional body|boards|professional societies|professional affiliation|committees|leadership|leadership and activities|activities and leadership|positions of responsibility|position of responsibility|responsibilities held|clubs|union memberships|clubs and organizations|service|professional service|board memberships|civic involvement|membership of professional bodies|membership in professional bodies|membership of professional associations|membership in professional organizations|professional membership and affiliation|professional memberships and affiliations|professional affiliations and memberships|memberships of professional bodies|memberships and service|membership and affiliations|learned societies|trade union|trade unions|union affiliations|academic service|service to the profession|editorial service|editorial boards|editorial work|peer review|university service|departmental service|committee work|committee memberships|committee service|board membership|board service|leadership positions|leadership roles|leadership positions held|positions of leadership|posts of responsibility|offices held|student leadership|extracurricular leadership|associations and memberships|clubs and societies|societies and clubs',
    interests:
      'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|extracurricular activities|extra curricular activities|extra curricular|extracurriculars|activities and interests|interests and activities|hobby|leisure|other interests|other activities|outside interests|leisure activities|extracurricular|co curricular activities|cocurricular activities|curricular activities|area of interest|areas of interest|pastimes|sports|sports and hobbies|hobbies and activities|field of interest|fields of interest|interest|favorite activities|favourite activities|extra activities|extra curriculars|beyond work|personal interest|interests and activities outside work|activities and hobbies|hobbies and pastimes|hobbies and sports|sports and interests|sports and activities|sports played|games and sports|games and hobbies|special interests|interests and other activities|things i like|things i enjoy|things i love|what i love|what i like|what i do for fun|when im not working|when i am not working|free time|in my free time|in my spare time|spare time|leisure interests|leisure time|leisure pursuits|recreational activities|recreational interests|fun facts|personal pursuits|life outside work|outside of work|pastimes and interests|extra curricular achievements|extra mural activities|co curricular|co curricular and extra curricular activities|cultural activities',
    references:
      'references|reference|referees|professional references|referee|character references|testimonials|recommendations|references available|references available upon request|list of references|character reference|personal references|academic references|reference list|references and supporting documentation|referees and references|names of referees|names and addresses of referees|names and addresses of three referees|reference persons|reference contacts|contactable references|work references|employment references|business references|academic referees|professional referees|referees available on request|references on request|references upon request|references furnished upon request|reference details|people to call|people to call about me',
    personal:
      'personal information|personal informations|personal data details|personal details|personal data|personal|personal profile details|personal dossier|personal particulars|personal info|bio data|biodata|personal background|about myself details|personal detail|personal vitae|personnel details|personal memoranda|personal minutiae|particulars|basic information|general information|general details|vital statistics|physical details|passport details|passport information|visa status|vital information|personal data and contact|personal records|personal record|personal bio data|biographical data|biographical information|biographic data|bio information|candidate details|applicant details|candidate information|applicant information|applicant s particulars|particulars of applicant|details of applicant|personal status|personal background information|personal circumstances|identification details|civil status|family details|family background|family particulars|next of kin|emergency contact|in case of emergency|physical data|travel documents|passport and visa|immigration status|work authorization|work authorisation|right to work|residency status|work rights|work eligibility',
    'cover-letter':
      'cover letter|covering letter|letter of application|application letter|motivation letter|letter of motivation|letter of interest|cover note|covering note|application for employment|letter of introduction',
    other:
      'assessments|additional information|other information|miscellaneous|declaration|additional|other|links|social|other details|additional details|notes|more information|web|online|social media|social links|websites|on the web|websites and profiles|salary|availability|notice period|extras|further information|supplementary information|annexure|attachments|other skills and information|social networks|disclaimer|willing to relocate|work preferences|preferences|strength and weakness|assets|undertaking|additional notes|further details|further particulars|other particulars|other facts|supplementary details|supporting information|additional data|other relevant information|other personal information|any other information|other relevant details|general remarks|good to know|worth knowing|also worth knowing|certification statement|data protection|salary expectation|salary expectations|expected salary|salary history|reason for applying|own transport|equipment and transport|date available|availability and salary|start date|online presence|find me online|on the internet',
  },
  de: {
    contact:
      'kontakt|kontaktdaten|kontaktinformationen|anschrift|adresse|kontakt und anschrift|erreichbarkeit|so erreichen sie mich|meine kontaktdaten',
    summary:
      'profil|kurzprofil|zusammenfassung|über mich|zur person|berufsziel|ziel|karriereziel|persönliches profil|beruflicher hintergrund|überblick|qualifikationsprofil|berufliches profil|kompetenzprofil|persönlichkeitsprofil|motivation|meine motivation|meine ziele|ziele|berufliche ziele|mein profil|das bringe ich mit|das biete ich|kernprofil|kurzvorstellung|kurzbiografie|kurzbiographie|vita|was mich ausmacht',
    employment:
      'praxis|berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufliche laufbahn|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufliche erfahrung|berufliche erfahrungen|arbeitserfahrung|berufstätigkeit|berufliche tätigkeit|berufliche tätigkeiten|tätigkeiten|beruflicher lebenslauf|beruf|beschäftigung|nebentätigkeiten|nebenjobs|praxiserfahrung|beruflicher hintergrund und erfahrung|berufliche stationen|karriere|arbeitsverhältnisse|selbstständige tätigkeit|wehrdienst|zivildienst|berufliche entwicklung|berufstätigkeiten|beruflicher weg|berufliche vita|beruflicher einstieg|berufserfahrung und praktika|berufserfahrung auszug|praktika und nebentätigkeiten|praktika und werkstudententätigkeiten|werkstudententätigkeit|werkstudententätigkeiten|studentische tätigkeiten|studentische nebentätigkeiten|freiberufliche tätigkeit|freiberufliche tätigkeiten|selbständigkeit|selbstständigkeit|selbständige tätigkeit|nebenberufliche tätigkeit|nebenberufliche tätigkeiten|weitere tätigkeiten|weitere berufserfahrung|sonstige tätigkeiten|aktuelle tätigkeit|derzeitige tätigkeit|aktuelle position|frühere positionen|bisherige positionen|bisheriger werdegang|bisherige arbeitgeber|arbeitgeber|beschäftigungen|beschäftigungsverhältnisse|anstellungen|stellen|engagements|auslandserfahrung|auslandsaufenthalte|auslandsaufenthalt|klinische tätigkeit|klinische erfahrung|ärztliche tätigkeit|ärztliche tätigkeiten|ärztlicher werdegang|weiterbildungszeit|unterrichtserfahrung|unterrichtstätigkeit|lehrtätigkeit|lehrerfahrung|lehre und forschung|wissenschaftliche tätigkeit|wissenschaftlicher werdegang|akademische laufbahn|akademische positionen|militärdienst|bundeswehr|bundesfreiwilligendienst|freiwilliges soziales jahr|fsj|präsenzdienst|grundwehrdienst|beruflicher hintergrund und tätigkeiten|was ich arbeite|wo ich arbeite|beruflich|erfahrung|erfahrungen|ferienjobs|ferienjob|ferialjobs|aushilfstätigkeiten|aushilfstätigkeit|aushilfsjobs|praktische tätigkeiten|praktische tätigkeit',
    education:
      'ausbildung|bildung|bildungsweg|schulbildung|berufsbildung|schulzeit|schulabschluss|studienabschlüsse|schule und ausbildung|studium|hochschulbildung|akademische ausbildung|schulischer werdegang|akademischer werdegang|ausbildung und studium|studium und ausbildung|schule|schulausbildung|berufsausbildung|hochschulstudium|bildungsgang|aus und weiterbildung|ausbildung und weiterbildung|akademischer hintergrund|schulische ausbildung|promotion|bildungsabschlüsse|schullaufbahn|schulische und berufliche ausbildung|schul und berufsausbildung|schul und hochschulbildung|schulischer werdegang und ausbildung|schulweg|schulabschlüsse|abschlüsse|abschluss|besuchte schulen|hochschule|studium und weiterbildung|schul und weiterbildung|schul und berufsbildung|schule und beruf|schulbildung und ausbildung|schulbildung und weiterbildung|schul und studienbildung|schule studium und weiterbildung|bildung und weiterbildung|berufliche bildung|allgemeine bildung|studium und promotion|studienverlauf|berufliche ausbildung|lehre und ausbildung|bildung und ausbildung|ausbildungsweg|ausbildungen|bildungsverlauf|bildungslaufbahn|akademische bildung|akademische grade|akademische abschlüsse|akademische laufbahn und studium|allgemeine und berufliche bildung|aus und weiterbildungen|aus und fortbildung|aus und fortbildungen|aus weiterbildung|aus weiterbildungen|aus fortbildung|aus fortbildungen|ausbildung und fortbildung|schul berufsausbildung|schul berufsbildung|schul hochschulausbildung|schulische laufbahn|hochschulausbildung|schul und hochschulausbildung|weiterführende schulen|weiterführende schule|universitäre ausbildung',
    skills:
      'top kenntnisse|top skills|wichtigste kenntnisse|kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|computerkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|qualifikationen|besondere kenntnisse|skills und kenntnisse|persönliche stärken|stärken|softwarekenntnisse|technische kenntnisse|fachliche kompetenzen|kernkompetenzen|soziale kompetenzen|weitere kenntnisse|zusatzqualifikationen|schlüsselqualifikationen|it kompetenzen|fähigkeiten und kompetenzen|sonstige kenntnisse|programmierkenntnisse|methodenkompetenz|expertise|edv|pc kenntnisse|edv und it kenntnisse|it kenntnisse und software|edv kenntnisse und sprachen|fachkompetenz|fachkompetenzen|fachliche kenntnisse|fachwissen|fachgebiete|spezialgebiete|schwerpunkte|arbeitsschwerpunkte|tätigkeitsschwerpunkte|berufliche schwerpunkte|persönliche kompetenzen|persönliche fähigkeiten|persönliche eigenschaften|eigenschaften|meine stärken|handwerkliche fähigkeiten|handwerkliche kenntnisse|maschinenkenntnisse|maschinen und geräte|werkzeuge|technologien|kenntnisse und fertigkeiten|fertigkeiten|fähigkeiten und fertigkeiten|besondere fähigkeiten|sonstige fähigkeiten|weitere fähigkeiten|was ich mitbringe|digitale kompetenzen',
    languages:
      'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprachkompetenz|sprachkompetenzen|sprachfertigkeiten|muttersprache|sprachen und niveau',
    certificates:
      'zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|schulungen|seminare|lehrgänge|führerschein|lizenzen|weiterbildung und zertifikate|fort und weiterbildung|fort und weiterbildungen|weiterbildungen und zertifikate|zertifikate und weiterbildungen|fortbildungen und zertifikate|fortbildungen und seminare|seminare und fortbildungen|kurse und seminare|kurse und zertifikate|lehrgänge und seminare|lehrgänge und scheine|scheine|scheine und lizenzen|lizenzen und scheine|berechtigungen|befähigungen|nachweise|bescheinigungen|führerscheine|führerscheinklassen|fahrerlaubnis|fahrerlaubnisklassen|prüfungen|berufliche weiterbildung|berufliche fortbildung|berufsbegleitende weiterbildung|zusatzausbildung|zusatzausbildungen|zusatzqualifikation|sonstige qualifikationen|weitere qualifikationen|approbation|unterweisungen|schulungen und zertifikate|fort weiterbildung|fort weiterbildungen',
    projects:
      'projekte|projekterfahrung|ausgewählte projekte|projektliste|referenzprojekte|forschungsprojekte|forschung|projektübersicht|wichtige projekte|eigene projekte|forschungsschwerpunkte|forschungsinteressen|abschlussarbeit|abschlussarbeiten|masterarbeit|bachelorarbeit|diplomarbeit|dissertation|drittmittelprojekte|arbeitsproben',
    publications:
      'publikationen|veröffentlichungen|vorträge|patente|publikationen und vorträge|veröffentlichungen und vorträge|publikationsliste|schriftenverzeichnis|verzeichnis der veröffentlichungen|ausgewählte publikationen|aufsätze|zeitschriftenartikel|buchbeiträge|bücher|poster|konferenzbeiträge|kongressbeiträge|ausstellungen|lehrveranstaltungen',
    volunteering:
      'ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|soziales engagement|engagement|gesellschaftliches engagement|freiwilligenarbeit|ehrenamtliche arbeit|ehrenämter|ehrenamtlich|freiwilliges engagement|vereinsarbeit|vereinstätigkeit|soziale tätigkeiten|gesellschaftliche tätigkeiten|außerberufliches engagement|politisches engagement|freiwilligentätigkeit|freiwilligendienst',
    awards:
      'auszeichnungen|preise|erfolge|stipendien|ehrungen|auszeichnungen und stipendien|preise und auszeichnungen|preise und stipendien|stipendien und preise|stipendien und auszeichnungen|ehrungen und preise|drittmittel|wettbewerbe|berufliche erfolge|wesentliche erfolge',
    memberships:
      'mitgliedschaften|mitgliedschaft|verbände|mitgliedschaften und ämter|ämter|gremien|gremienarbeit|gremientätigkeit|vereine|vereinsmitgliedschaften|gutachtertätigkeit|funktionen|akademische selbstverwaltung',
    interests:
      'interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|freizeit|persönliche interessen|freizeitaktivitäten|freizeit und hobbys|freizeitinteressen|private interessen|persönliche interessen und hobbys|außerberufliche interessen|sport und freizeit|hobbies und interessen|was ich sonst mache',
    references: 'referenzen|referenz|referenzpersonen|auskunftspersonen|referenzen und auskünfte',
    personal:
      'persönliche daten|persönliche angaben|persönliches|angaben zur person|personalien|personalangaben|persönliche informationen|zur meiner person|persönliche daten und kontakt|allgemeine angaben|angaben zu meiner person|familienstand|personendaten|zur person persönliche daten|lebensdaten|meine daten',
    'cover-letter': 'anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben',
    other:
      'sonstiges|weitere angaben|zusätzliche informationen|weitere informationen|anlagen|sonstige angaben|sonstige informationen|zusätzliche angaben|weiteres|verschiedenes|anhang|gehaltsvorstellung|verfügbarkeit|eintrittstermin|mobilität|allgemeines|besonderes|zusatzinformationen',
  },
  fr: {
    contact: 'contact|coordonnées|mes coordonnées|me contacter|mes contacts|pour me joindre|me joindre',
    summary:
      'profil|résumé|à propos|à propos de moi|objectif|objectif professionnel|profil professionnel|présentation|accroche|résumé professionnel|qui suis je|projet professionnel|synthèse|objectifs|mon profil|profil du candidat|en résumé|bref profil|projet|mon projet|mon projet professionnel|motivations|mes motivations|mes objectifs|objectif de carrière|poste recherché|emploi recherché|sommaire|sommaire des qualifications|sommaire professionnel|présentation personnelle',
    employment:
      'expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|expérience de travail|emplois|stages|stage|expériences et stages|carrière|historique professionnel|parcours|expériences significatives|emploi|vie professionnelle|expériences de travail|antécédents professionnels|expérience pertinente|expérience pro|expériences pro|exp professionnelles|exp professionnelle|expériences professionnelles significatives|principales expériences|principales expériences professionnelles|expérience de terrain|expériences de terrain|expérience du travail|expériences complémentaires|autres expériences|autres expériences professionnelles|autres emplois|autre expérience|expériences antérieures|expérience antérieure|postes actuels|poste actuel|fonction actuelle|fonctions exercées|fonctions occupées|fonctions|activités professionnelles|activité professionnelle|activité salariée|parcours et expériences|itinéraire professionnel|cursus professionnel|déroulement de carrière|carrière professionnelle|emplois saisonniers|jobs étudiants|jobs d été|petits boulots|emplois étudiants|emplois d été|missions|missions d intérim|intérim|missions intérimaires|missions freelance|stages et emplois|stages professionnels|stages et expériences|stages effectués|alternance|expérience en alternance|apprentissages|expérience d enseignement|expériences d enseignement|enseignement|enseignements|activités d enseignement|enseignements dispensés|expérience de recherche|expériences de recherche|postes universitaires|postes académiques|expérience clinique|expériences cliniques|stages cliniques|internat|parcours hospitalier|expérience militaire|service militaire|service national|parcours artistique|expériences artistiques|spectacles|filmographie|expérience internationale|expériences à l étranger|historique d emploi|cheminement professionnel|mes stages|mes jobs|ce que je fais|mon métier',
    education:
      'formation|formations|études|éducation|diplômes|formation académique|parcours académique|parcours scolaire|formation et diplômes|diplômes et formations|scolarité|cursus|cursus universitaire|formation universitaire|études et formation|parcours universitaire|formations et diplômes|formation initiale|cursus scolaire|études et diplômes|formation scolaire|formations académiques|formation professionnelle et diplômes|formations diplômantes|diplômes obtenus|diplômes et titres|titres et diplômes|titres universitaires|diplômes universitaires|diplômes scolaires|études supérieures|études universitaires|études effectuées|études faites|niveau d études|niveau d étude|niveau scolaire|niveau de formation|cursus académique|cursus de formation|parcours de formation|parcours d études|formation et parcours|établissements fréquentés|écoles fréquentées|scolarité et formation|études primaires et secondaires|titres scolaires|formation générale|formation secondaire|formation supérieure|formation technique|formation médicale|formation musicale|formation artistique|cheminement scolaire|antécédents scolaires|cursus universitaires et diplômes|enseignement suivi|concours|concours et diplômes|instruction',
    skills:
      'compétences principales|compétences|compétences techniques|compétences professionnelles|compétences clés|savoir faire|savoir être|aptitudes|connaissances|informatique|compétences informatiques|outils|logiciels|atouts|qualités|qualités personnelles|connaissances informatiques|domaines de compétences|domaines d expertise|compétences linguistiques et informatiques|expertise|compétences personnelles|principales compétences|points forts|outils informatiques|logiciels maîtrisés|compétences et outils|compétences métier|compétences métiers|compétences transversales|compétences comportementales|compétences générales|compétences acquises|compétences spécifiques|compétences numériques|compétences bureautiques|mes compétences|mes atouts|mes qualités|bureautique|outils maîtrisés|outils et logiciels|langages|techniques maîtrisées|techniques|domaines de compétence|domaine de compétences|domaines d intervention|champs de compétences|spécialités|spécialité|savoirs|savoir faire professionnels|savoirs être|connaissances techniques|connaissances particulières|capacités|matériel utilisé|engins|informatique et bureautique|informatique et langues',
    languages:
      'langues|langues étrangères|compétences linguistiques|langues parlées|connaissances linguistiques|langue|langues vivantes|maîtrise des langues|niveaux de langue|connaissances des langues|langue maternelle|compétences en langues',
    certificates:
      'certifications|certificats|permis|permis et certifications|formations complémentaires|formation continue|habilitations|permis de conduire|formations professionnelles|perfectionnement|formation complémentaire|certifications et habilitations|habilitations et certifications|habilitations et permis|permis et habilitations|caces|caces et habilitations|stages de formation|stages de perfectionnement|formations courtes|formations internes|formations qualifiantes|formations suivies|attestations|attestations de formation|attestations et certificats|certificats et attestations|brevets et certificats|titres professionnels|séminaires|séminaires et formations|séminaires et stages|ateliers|formation interne|formations et certifications|permis et mobilité|autres formations|recyclages|perfectionnements',
    projects:
      'projets|projets personnels|réalisations|projets académiques|projets réalisés|recherche|travaux de recherche|projets universitaires|projets professionnels|projets scolaires|projets marquants|principaux projets|principales réalisations|réalisations marquantes|projets de recherche|thèmes de recherche|axes de recherche|activités de recherche|recherches|mémoire|mémoires|thèse|thèses',
    publications:
      'publications|articles|communications|conférences|brevets|publications et communications|articles et communications|liste des publications|publications scientifiques|communications orales|communications scientifiques|ouvrages|chapitres d ouvrages|expositions|œuvres|colloques|congrès|colloques et conférences|travaux et publications',
    volunteering:
      'bénévolat|engagement associatif|engagements associatifs|vie associative|activités bénévoles|expérience bénévole|engagement bénévole|associatif|bénévolat et engagements|engagement citoyen|engagement social|activités associatives|vie associative et bénévolat|expériences associatives|implication sociale|implications sociales|implications|action bénévole|activités sociales|service civique|volontariat',
    awards:
      'prix|distinctions|récompenses|prix et distinctions|bourses|distinctions et prix|prix et bourses|prix et récompenses|bourses et prix|bourses et distinctions|bourses d études|mentions|décorations|honneurs|palmarès|résultats sportifs|concours et prix|mérites',
    memberships:
      'affiliations|associations|adhésions|associations professionnelles|sociétés savantes|associations et affiliations|appartenance à des associations|ordres professionnels|responsabilités|responsabilités collectives|responsabilités administratives|mandats|instances|expertise scientifique|comités',
    interests:
      "centres d'intérêt|centre d'intérêt|centres d'intérêts|loisirs|intérêts|hobbies|activités extra professionnelles|passions|divers et loisirs|loisirs et centres d intérêt|activités et loisirs|activités|centres d intérêt et loisirs|sports et loisirs|loisirs et sports|sport et loisirs|loisirs et passions|goûts|activités de loisirs|activités personnelles|activités sportives|activités diverses|activités extra scolaires|activités parascolaires|activités culturelles|mes passions|mes centres d intérêt|vie personnelle",
    references:
      'références|référence|références professionnelles|personnes à contacter|personnes références|personnes de référence|recommandations|références et recommandations|contacts de référence',
    personal:
      'informations personnelles|état civil|données personnelles|renseignements personnels|informations complémentaires personnelles|situation personnelle|identité|identification|renseignements généraux|informations générales|profil personnel|données privées|infos personnelles|mes infos|données personnelles et contact|fiche signalétique',
    'cover-letter': 'lettre de motivation',
    other:
      'divers|informations complémentaires|autres|informations supplémentaires|autres informations|renseignements complémentaires|autres renseignements|autres atouts|autres activités|annexes|disponibilité|mobilité|prétentions salariales|remarques|permis et véhicule|en plus|complément d information|compléments|renseignements|information complémentaire',
  },
  es: {
    contact:
      'contactar|contacto|datos de contacto|información de contacto|contáctame|datos de localización|domicilio|mis datos de contacto|información de localización|cómo contactarme',
    summary:
      'perfil|perfil profesional|resumen|resumen profesional|objetivo|objetivo profesional|sobre mí|acerca de mí|extracto|presentación|objetivos|perfil personal|quién soy|resumen ejecutivo|extracto profesional|objetivo laboral|perfil del candidato|perfil ocupacional|perfil ejecutivo|perfil general|resumen de perfil|resumen de cualificaciones|síntesis|síntesis curricular|semblanza|semblanza curricular|breve reseña|reseña|reseña personal|objetivo personal|objetivo de carrera|meta profesional|metas|mi perfil|puesto deseado|puesto solicitado|aspiraciones|descripción personal|descripción profesional|biografía',
    employment:
      'experiencia|experiencia laboral|experiencia profesional|historial laboral|ocupación|ocupaciones|ocupación actual|ocupaciones anteriores|trayectoria profesional|trayectoria laboral|experiencias laborales|experiencias profesionales|empleos|antecedentes laborales|prácticas|prácticas profesionales|trayectoria|experiencia de trabajo|vida laboral|historial profesional|experiencia docente|historia laboral|pasantías|empleo|experiencia relevante|otras experiencias|experiencia previa|experiencia en el trabajo|experiencia laboral y profesional|experiencia profesional y laboral|experiencia laboral relevante|experiencia y trayectoria|experiencia ocupacional|experiencia general|experiencia específica|experiencia pre profesional|experiencia técnica|experiencia en docencia|experiencia académica|experiencia investigadora|experiencia clínica|experiencia artística|experiencia comercial|experiencia internacional|experiencia complementaria|experiencia actual|otra experiencia|otra experiencia laboral|otras experiencias laborales|otros trabajos|otros empleos|empleos anteriores|empleos previos|empleo actual|trabajo actual|puesto actual|cargo actual|cargos desempeñados|cargos ocupados|puestos desempeñados|puestos de trabajo|actividad laboral|actividad profesional|actividad docente|actividades laborales|actividades profesionales|antecedentes profesionales|antecedentes de trabajo|historia profesional|historial de trabajo|historial de empleo|historial de empleos|récord laboral|recorrido profesional|recorrido laboral|carrera profesional|carrera|desempeño profesional|desempeño laboral|ejercicio profesional|prácticas laborales|prácticas en empresa|prácticas pre profesionales|práctica profesional|práctica laboral|prácticas académicas|residencia profesional|residencias|servicio social|servicio militar|docencia|docencia universitaria|labor docente|becas y prácticas|trabajos realizados|trabajos desempeñados|lugares donde he trabajado|empresas en las que he trabajado|dónde he cocinado|filmografía|teatro|rodajes|embarques|experiencia de mar|datos laborales',
    education:
      'educación|formación|formación académica|estudios|formación reglada|antecedentes académicos|estudios realizados|historial académico|títulos|educación y formación|formación profesional|datos académicos|escolaridad|preparación académica|formación educativa|titulación|estudios académicos|trayectoria académica|formación y estudios|nivel educativo|información académica|perfil académico|educación formal|educación superior|educación académica|formación superior|formación universitaria|formación básica|formación general|formación oficial|formación escolar|formación técnica|formación y títulos|formación y cualificaciones|formación y capacitación|formación artística|formación musical|formación profesional y académica|títulos obtenidos|títulos académicos|títulos universitarios|títulos profesionales|títulos y estudios|títulos y certificados|grados y títulos|grados académicos|grado de instrucción|grado de estudios|nivel de estudios|nivel de instrucción|nivel académico|nivel de formación|instrucción|instrucción formal|instrucción académica|estudios superiores|estudios básicos|estudios cursados|estudios y títulos|estudios formales|estudios de posgrado|estudios técnicos|estudios profesionales|estudios efectuados|historia académica|historial educativo|historial de formación|antecedentes educativos|antecedentes educacionales|antecedentes de estudios|información educativa|datos educativos|datos escolares|datos de formación|trayectoria escolar|trayectoria educativa|trayectoria formativa|recorrido académico|currículum académico|escolares|enseñanza|enseñanza básica y media|enseñanza superior|escuela y estudios|títulos y grados|titulaciones|titulación académica|mi educación|primaria y secundaria|posgrados|postgrados',
    skills:
      'aptitudes principales|principales aptitudes|habilidades|competencias|aptitudes|conocimientos|destrezas|habilidades técnicas|conocimientos informáticos|informática|competencias técnicas|habilidades y competencias|capacidades|fortalezas|conocimientos técnicos|conocimientos y habilidades|software|competencias profesionales|herramientas|habilidades profesionales|habilidades blandas|competencias digitales|habilidades personales|habilidades clave|otros conocimientos|ofimática|áreas de experiencia|manejo de software|habilidades y destrezas|capacidades y competencias|tecnologías|competencias clave|conocimientos de informática|habilidades y conocimientos|cualidades|habilidades y aptitudes|habilidades y conocimientos técnicos|habilidades técnicas y blandas|habilidades sociales|habilidades digitales|habilidades informáticas|habilidades interpersonales|habilidades laborales|habilidades de computación|destrezas y habilidades|actitudes y aptitudes|aptitudes y capacidades|aptitudes profesionales|aptitudes personales|cualidades personales|cualidades profesionales|características personales|características|virtudes|fortalezas personales|mis fortalezas|mis habilidades|competencias personales|competencias laborales|competencias transversales|competencias específicas|competencias generales|competencias y habilidades|conocimientos de computación|computación|conocimientos en computación|conocimientos específicos|conocimientos generales|conocimientos adquiridos|conocimientos de software|conocimientos digitales|conocimientos especiales|informática y tecnología|paquetes informáticos|paquetería|paqueterías|programas|programas informáticos|programas de cómputo|cómputo|manejo de programas|manejo de equipos|manejo de maquinaria|maquinaria|herramientas informáticas|herramientas digitales|herramientas tecnológicas|áreas de especialidad|áreas de especialización|áreas de conocimiento|áreas de interés profesional|especialidades|dominio de herramientas|oficios',
    languages:
      'idiomas|lenguas|idioma|lenguajes|conocimiento de idiomas|conocimientos de idiomas|dominio de idiomas|competencia lingüística|lengua materna|idiomas extranjeros|idiomas y nivel|lenguas extranjeras|otros idiomas',
    certificates:
      'certificaciones|certificados|cursos|formación complementaria|cursos y certificaciones|licencias|carnet de conducir|cursos y seminarios|otros cursos|cursos realizados|certificaciones y cursos|cursos complementarios|permisos|capacitación|capacitaciones|permiso de conducir|formación continua|diplomados|actualización profesional|cursos y talleres|cursos y capacitaciones|cursos de capacitación|cursos de formación|cursos de especialización|cursos de actualización|cursos de perfeccionamiento|cursos y diplomados|cursos y congresos|cursos y certificados|cursos talleres y seminarios|cursos seminarios y talleres|cursos diplomados y talleres|diplomados y cursos|diplomados y certificaciones|diplomas y certificados|capacitaciones y cursos|capacitaciones y certificaciones|capacitación y cursos|capacitaciones recibidas|capacitación profesional|capacitación laboral|capacitación adicional|formación no reglada|formación no formal|educación no formal|educación continua|formación adicional|formación extracurricular|formación específica|formación ocupacional|otra formación|otros estudios|otros estudios y cursos|estudios complementarios|estudios adicionales|estudios no formales|perfeccionamiento|perfeccionamiento docente|seminarios|seminarios y talleres|seminarios y cursos|seminarios y congresos|talleres|talleres y cursos|talleres y seminarios|jornadas y cursos|actualizaciones|certificaciones y licencias|licencias y certificaciones|licencia de conducir|licencia de conducción|licencias de conducir|carnets|carnés|carnet|carné de conducir|permisos y licencias|libretas y carnets|constancias|acreditaciones|habilitaciones|registro profesional',
    projects:
      'proyectos|proyectos personales|proyectos destacados|investigación|proyectos realizados|portafolio|proyectos profesionales|proyectos académicos|proyectos de investigación|líneas de investigación|trabajos de investigación|proyectos relevantes|principales proyectos|obras|obras realizadas|tesis|trabajo de grado|trabajos de grado|tesis y trabajos|trabajos destacados|realizaciones',
    publications:
      'publicaciones|ponencias|artículos|congresos|patentes|publicaciones y ponencias|publicaciones científicas|publicaciones académicas|producción científica|producción académica|artículos publicados|artículos científicos|libros|libros publicados|capítulos de libro|congresos y ponencias|ponencias y congresos|ponencias y conferencias|conferencias|participación en congresos|comunicaciones|exposiciones|obra publicada',
    volunteering:
      'voluntariado|voluntariados|trabajo voluntario|experiencia de voluntariado|actividades de voluntariado|voluntariado y labor social|labor social|labores sociales|acción social|actividades sociales|participación social|participación comunitaria|trabajo comunitario|servicio comunitario|servicios a la comunidad|compromiso social|actividades comunitarias',
    awards:
      'premios|reconocimientos|logros|becas|distinciones|premios y reconocimientos|méritos|becas y premios|logros destacados|logros profesionales|premios y distinciones|premios y becas|premios y méritos|premios y logros|distinciones y premios|distinciones y reconocimientos|reconocimientos y premios|reconocimientos y logros|reconocimientos obtenidos|logros y reconocimientos|logros académicos|logros laborales|logros obtenidos|méritos académicos|méritos profesionales|condecoraciones|honores|menciones|menciones honoríficas|becas y ayudas|concursos',
    memberships:
      'afiliaciones|asociaciones|membresías|asociaciones profesionales|colegiación|membresías y afiliaciones|membresía|membresías profesionales|afiliaciones profesionales|asociaciones y membresías|pertenencia a asociaciones|colegios profesionales|sociedades científicas|gestión|gestión académica|gestión universitaria|cargos de gestión|cargos directivos|responsabilidades',
    interests:
      'intereses|aficiones|pasatiempos|hobbies|intereses personales|ocio|intereses y aficiones|aficiones e intereses|actividades extracurriculares|otras actividades|actividades|intereses y pasatiempos|intereses y hobbies|hobbies e intereses|gustos|gustos e intereses|gustos y aficiones|deportes|deportes y aficiones|aficiones y deportes|aficiones personales|tiempo de ocio|actividades de interés|actividades personales|actividades deportivas|actividades culturales|actividades complementarias|actividades de ocio|áreas de interés|pasiones|mis aficiones',
    references:
      'referencias|referencias personales|referencias laborales|referencias profesionales|referencias familiares|referencias comerciales|referencias personales y laborales|referencias laborales y personales|referencias académicas|referencia personal|referencias de trabajo|recomendaciones|personas de referencia|contactos de referencia|referidos',
    personal:
      'datos personales|información personal|datos generales|información general|datos personales y de contacto|datos personales y contacto|antecedentes personales|antecedentes generales|información general personal|identificación|datos de identificación|ficha personal|hoja de datos|datos del postulante|datos del candidato|datos del solicitante|datos familiares|estado civil|mis datos|generales|datos',
    'cover-letter': 'carta de presentación|carta de motivación',
    other:
      'situación laboral|otros datos|información adicional|otros datos de interés|datos adicionales|datos de interés|otros|información complementaria|disponibilidad|otra información|otra información de interés|otros aspectos|otros datos relevantes|otros méritos|otros conocimientos y datos|información complementaria y otros|informaciones adicionales|informaciones complementarias|anexos|observaciones|varios|disponibilidad y movilidad|pretensión salarial|pretensiones de renta|expectativa salarial|movilidad|vehículo propio|datos extras|información extra|adicionales|adicional|redes sociales|enlaces|complementarios',
  },
  pt: {
    contact:
      'contato|contacto|contatos|contactos|dados de contato|informações de contato|dados para contato|dados para contacto|contato e endereço|endereço|morada|informações para contato',
    summary:
      'perfil|resumo|resumo profissional|objetivo|objetivo profissional|objectivo|sobre mim|perfil profissional|apresentação|síntese|resumo das qualificações|síntese de qualificações|sobre|objetivos|resumo de qualificações|perfil pessoal|resumo de perfil|perfil resumido|síntese profissional|síntese curricular|resumo curricular|minicurrículo|breve apresentação|apresentação pessoal|objetivos profissionais|objetivo de carreira|objectivos|objectivo profissional|meta profissional|cargo pretendido|função pretendida|área de interesse|cargo de interesse|quem eu sou|meu perfil|nota biográfica|introdução|sumário|sumário profissional',
    employment:
      'experiência|experiência profissional|experiências profissionais|ocupação|ocupações|ocupação atual|histórico profissional|experiências|carreira|trajetória profissional|percurso profissional|estágios|estágio|experiência de trabalho|experiência laboral|atuação profissional|histórico de trabalho|experiência laboral e profissional|experiências de trabalho|experiências anteriores|experiências profissionais anteriores|experiência anterior|outras experiências|outras experiências profissionais|experiência de ensino|experiência no exterior|experiência em carteira|experiência com carteira|experiência sem registro|experiências sem registro|experiência sem carteira|empregos anteriores|último emprego|últimos empregos|últimas experiências|emprego atual|trabalho atual|cargo atual|cargos exercidos|funções exercidas|funções desempenhadas|atividade profissional|atividades profissionais|actividade profissional|actividades profissionais|histórico de emprego|histórico de empregos|histórico laboral|histórico de experiência|carreira profissional|carreira militar|percurso laboral|percurso e experiência profissional|trajetória|trajetória de carreira|vivência profissional|vínculos empregatícios|vínculos profissionais|estágios e experiência profissional|estágios curriculares|estágios profissionais|estágio curricular|trabalho voluntário e profissional|serviço militar|serviços prestados|prestação de serviços|trabalhos realizados|trabalhos anteriores|trabalhos temporários|bicos|atividade docente|atividades docentes|atividade letiva|locais de trabalho|empresas onde trabalhei|experiência de vida|experiência de bordo|meu trabalho|dados profissionais',
    education:
      'formação|educação|formação académica|formação acadêmica|escolaridade|habilitações académicas|habilitações literárias|estudos|ensino|percurso académico|educação e formação|formação escolar|histórico acadêmico|formação e educação|habilitações|qualificações académicas|formação básica|formação superior|formação geral|formação técnica|formação universitária|formação acadêmica e profissional|formação acadêmica e complementar|formação e cursos|formação e títulos|formação e qualificações|formação musical|formação artística|formação atual|educação formal|educação básica|educação superior|educação acadêmica|ensino fundamental e médio|grau de escolaridade|grau de instrução|grau de ensino|nível de escolaridade|nível de formação|nível de ensino|nível de instrução|instrução|instrução escolar|escolar|vida escolar|vida acadêmica|percurso escolar|percurso formativo|percurso de formação|histórico escolar|histórico educacional|histórico de formação|titulação|titulação acadêmica|graus académicos|graduação e pós graduação|pós graduações|estudos realizados|estudos superiores|estudos académicos|habilitações escolares|habilitações e formação|habilitações profissionais|habilitações académicas e profissionais|habilitação académica|habilitação literária|qualificação acadêmica|dados acadêmicos|faculdade|universidade|cursos superiores|aprendizagem|dados escolares|formação educacional',
    skills:
      'competências|habilidades|conhecimentos|aptidões|competências técnicas|conhecimentos técnicos|informática|qualificações|habilidades técnicas|conhecimentos informáticos|competências profissionais|competências pessoais|competências digitais|habilidades e competências|ferramentas|principais competências|qualificações profissionais|tecnologias|conhecimentos de informática|pontos fortes|competências informáticas|habilidades profissionais|conhecimentos específicos|habilidades pessoais|habilidades e conhecimentos|habilidades e aptidões|habilidades sociais|habilidades comportamentais|habilidades digitais|habilidades interpessoais|competências e habilidades|competências comportamentais|competências sociais|competências transversais|competências chave|competências relacionais|competências de comunicação|competências organizacionais|competências de organização|competências adquiridas|aptidões e competências|aptidões e competências pessoais|aptidões e competências técnicas|aptidões e competências sociais|aptidões profissionais|capacidades e competências|capacidades técnicas|conhecimentos gerais|conhecimentos e habilidades|conhecimentos em informática|conhecimento em informática|conhecimento técnico|conhecimentos linguísticos e informáticos|informática e idiomas|computação|softwares|sistemas|ferramentas e tecnologias|perfil comportamental|perfil comportamental e competências|pontos fortes e competências|características pessoais|características profissionais|atributos|qualidades|qualidades pessoais|diferenciais|áreas de atuação|área de atuação|áreas de conhecimento|áreas de especialização|máquinas e equipamentos|qualificação profissional|qualificação|principais qualificações|minhas habilidades|meus conhecimentos|dons',
    languages:
      'idiomas|línguas|competências linguísticas|idioma|línguas estrangeiras|conhecimento de idiomas|conhecimentos de idiomas|conhecimento de línguas|domínio de línguas|língua materna|outras línguas|outros idiomas|línguas e níveis',
    certificates:
      'certificações|certificados|cursos|formação complementar|cursos complementares|cursos e certificações|carta de condução|licenças|cursos extracurriculares|cursos e certificados|aperfeiçoamento profissional|formação profissional|cursos livres|cursos de aperfeiçoamento|cursos e treinamentos|cursos e formações|cursos e palestras|cursos e workshops|cursos e seminários|cursos de formação|cursos de extensão|cursos de curta duração|cursos de qualificação|cursos de capacitação|cursos extras|cursos profissionalizantes|cursos profissionais|cursos técnicos|cursos concluídos|cursos e especializações|certificados e cursos|certificações e cursos|certificações profissionais|treinamentos|treinamentos e cursos|aperfeiçoamento|aperfeiçoamentos|atualização profissional|formação contínua|formação continuada|formação adicional|formações complementares|formações|outras formações|outra formação|ações de formação|acções de formação|formação extracurricular|qualificação complementar|qualificações complementares|qualificações adicionais|educação complementar|capacitações|capacitação|capacitação profissional|palestras e cursos|congressos e cursos|habilitações legais|cartas e licenças|carteira de habilitação|carteira de motorista|cnh|registro profissional|registros|cédula profissional|diplomas e certificados|extensão|nr s|normas regulamentadoras',
    projects:
      'projetos|projectos|projetos pessoais|pesquisa|investigação|portfólio|projetos e pesquisas|projetos acadêmicos|projetos de pesquisa|projetos de investigação|projetos relevantes|projetos profissionais|principais projetos|pesquisas|iniciação científica|linhas de pesquisa|dissertação|tese|teses|tcc|trabalho de conclusão de curso|monografia|portefólio|trabalhos académicos',
    publications:
      'publicações|artigos|palestras|artigos publicados|publicações e apresentações|publicações e comunicações|produção científica|produção acadêmica|produção bibliográfica|artigos científicos|livros|livros publicados|capítulos de livros|capítulos|trabalhos publicados|trabalhos apresentados|apresentações|apresentação de trabalhos|comunicações|comunicações orais|congressos|congressos e eventos|participação em eventos|participação em congressos|eventos|exposições',
    volunteering:
      'voluntariado|trabalho voluntário|trabalhos voluntários|experiência voluntária|atividades voluntárias|atividade voluntária|voluntariado e associativismo|atividades sociais|ação social|serviço comunitário|serviço voluntário|engajamento social|associativismo|responsabilidade social|atividades de voluntariado',
    awards:
      'prémios|prêmios|conquistas|reconhecimentos|distinções|prêmios e reconhecimentos|realizações|prêmios e distinções|prêmios e títulos|prémios e bolsas|bolsas|bolsas de estudo|bolsas e prémios|principais conquistas|mérito|honras|louvores|condecorações|menções honrosas|homenagens|aprovações em concursos',
    memberships:
      'ordens e associações|associações|filiações|afiliações|associações profissionais|filiações profissionais|filiação|ordens profissionais|conselhos|membro de associações|cargos associativos|cargos de gestão|bancas|orientações|comissões',
    interests:
      'interesses|passatempos|hobbies|atividades extracurriculares|lazer|interesses pessoais|atividades|hobbies e interesses|interesses e hobbies|atividades complementares|atividades extras|atividades de lazer|atividades culturais|ocupação de tempos livres|tempos livres|desporto|desportos|esportes|gostos|gostos pessoais|outros interesses',
    references:
      'referências|referência|referências profissionais|referências pessoais|referências e recomendações|recomendações|pessoas de referência|contatos para referência|cartas de recomendação',
    personal:
      'dados pessoais|informações pessoais|informação pessoal|dados pessoais e contato|dados pessoais e contactos|informações gerais|informação geral|identificação|identificação pessoal|dados gerais|dados de identificação|dados do candidato|dados|documentos|documentação|meus dados|filiação e documentos',
    'cover-letter': 'carta de apresentação|carta de motivação',
    other:
      'informações adicionais|informações complementares|outras informações|informação adicional|outros|disponibilidade|informação complementar|outros dados|dados complementares|dados adicionais|observações|pretensão salarial|disponibilidade de horário|mobilidade|extra|redes sociais|mais informações|complementos|observação',
  },
  it: {
    contact:
      'contatti|contatto|recapiti|dati di contatto|informazioni di contatto|indirizzo|come contattarmi|i miei contatti',
    summary:
      'riepilogo|profilo|profilo professionale|profilo personale|obiettivo|obiettivo professionale|sintesi|chi sono|presentazione|sommario|su di me|obiettivi|riepilogo professionale|profilo del candidato|il mio profilo|profilo in sintesi|profilo e obiettivi|breve profilo|breve presentazione|breve biografia|note biografiche|sintesi professionale|sintesi del profilo|sintesi delle competenze|obiettivi professionali|obiettivo di carriera|obiettivi di carriera|aspirazioni|mi presento|descrizione|descrizione personale|posizione ricercata|occupazione desiderata|posizione desiderata|occupazione per la quale si concorre|introduzione|in sintesi',
    employment:
      'esperienza|esperienze|esperienza lavorativa|occupazioni|esperienze lavorative|esperienza professionale|esperienze professionali|carriera|tirocini|stage|percorso professionale|esperienza di lavoro|impieghi|storia lavorativa|tirocinio|esperienze di lavoro|esperienza professionale e lavorativa|esperienze professionali e lavorative|esperienze lavorative e professionali|esperienze di stage|esperienze di tirocinio|esperienze pregresse|esperienze precedenti|esperienza precedente|altre esperienze|altre esperienze lavorative|altre esperienze professionali|ulteriori esperienze|esperienza attuale|esperienza didattica|esperienze didattiche|esperienza di insegnamento|esperienze di insegnamento|esperienze di docenza|esperienza clinica|esperienza di ricerca|esperienze di ricerca|esperienze all estero|esperienza all estero|esperienze internazionali|esperienze artistiche|esperienza militare|servizio militare|servizio civile|attività lavorativa|attività lavorative|attività professionale|attività professionali|attività didattica|attività di docenza|docenze|docenza|insegnamento|occupazione attuale|lavoro attuale|posizione lavorativa|posizioni ricoperte|posizioni lavorative|posizioni professionali|ruoli ricoperti|incarichi ricoperti|incarichi professionali|incarichi attuali|incarichi precedenti|incarichi di insegnamento|cariche ricoperte|carriera professionale|carriera lavorativa|carriera accademica|carriera militare|percorso lavorativo|percorso di carriera|percorso professionale e lavorativo|storia professionale|vita professionale|curriculum professionale|curriculum lavorativo|precedenti esperienze lavorative|precedenti esperienze|precedenti lavorativi|lavori svolti|lavori precedenti|mansioni svolte|impiego attuale|impieghi precedenti|stage e tirocini|tirocini e stage|tirocini formativi|tirocini curriculari|praticantato|apprendistato|lavori stagionali|lavori saltuari|collaborazioni|collaborazioni professionali|consulenze|stato di servizio|imbarchi|esperienza di bordo|spettacoli|teatrografia|attività concertistica|attività artistica|occupazione',
    education:
      'istruzione|formazione|istruzione e formazione|formazione e istruzione|titoli di studio|studi|percorso formativo|formazione accademica|percorso di studi|educazione|titolo di studio|formazione scolastica|percorso accademico|istruzione e titoli di studio|istruzione e studi|istruzione scolastica|istruzione superiore|istruzione universitaria|istruzione e formazione professionale|formazione e studi|formazione e titoli|formazione universitaria|formazione superiore|formazione culturale|formazione didattica|formazione artistica|formazione musicale|formazione di base|formazione post laurea|formazione specialistica|formazione e istruzione professionale|studi e formazione|studi compiuti|studi effettuati|studi universitari|studi superiori|studi musicali|studi accademici|titoli|titoli accademici|titoli conseguiti|titoli professionali|titoli culturali|titoli universitari|titoli di studio e formazione|titoli di studio e professionali|titolo di studio conseguito|diplomi|diplomi conseguiti|lauree|carriera scolastica|carriera universitaria|carriera scolastica e universitaria|curriculum studiorum|curriculum scolastico|curriculum accademico|curriculum degli studi|curriculum formativo|percorso scolastico|percorso universitario|percorso di formazione|percorso scolastico e formativo|esperienza scolastica|esperienze formative|esperienze scolastiche|livello di istruzione|grado di istruzione|scolarità|scolastica|scuole frequentate|scuola e università|scuola e formazione|università|la mia formazione|qualifiche|preparazione scolastica|preparazione culturale',
    skills:
      'competenze|capacità|capacità e competenze|competenze tecniche|competenze informatiche|abilità|conoscenze|conoscenze informatiche|competenze professionali|competenze digitali|capacità tecniche|informatica|capacità e competenze tecniche|capacità e competenze personali|competenze personali|altre competenze|competenze comunicative|competenze organizzative e gestionali|punti di forza|capacità e competenze relazionali|capacità e competenze organizzative|competenze trasversali|tecnologie|conoscenze tecniche|competenze chiave|competenze professionali e tecniche|competenze e abilità|competenze e capacità|competenze acquisite|competenze relazionali|competenze sociali|competenze organizzative|competenze specifiche|competenze specialistiche|competenze gestionali|competenze manageriali|competenze comunicative e interpersonali|competenze artistiche|competenze generali|competenze principali|principali competenze|competenze e conoscenze|competenze lavorative|le mie competenze|le mie capacità|capacità personali|capacità relazionali|capacità organizzative|capacità professionali|capacità informatiche|capacità artistiche|capacità e competenze artistiche|capacità e competenze sociali|capacità e competenze professionali|capacità e competenze informatiche|altre capacità e competenze|altre capacità|conoscenze e competenze|conoscenze specifiche|conoscenze generali|conoscenze professionali|conoscenze digitali|conoscenza pc|conoscenze pc|informatica e software|software conosciuti|software utilizzati|programmi|programmi utilizzati|strumenti|strumenti utilizzati|sistemi|abilità personali|abilità informatiche|abilità tecniche|abilità e competenze|attitudini|attitudini personali|qualità|qualità personali|doti|doti personali|caratteristiche personali|caratteristiche|aree di competenza|aree di specializzazione|settori di competenza|ambiti di competenza|specializzazioni|mansioni|macchinari|macchinari utilizzati',
    languages:
      'lingue|competenze linguistiche|lingue straniere|conoscenze linguistiche|lingua madre|altre lingue|conoscenza delle lingue|conoscenza lingue|conoscenza lingue straniere|conoscenza delle lingue straniere|lingue conosciute|lingue estere|madrelingua|capacità linguistiche|competenza linguistica|altra lingua|altre lingue conosciute|lingua straniera',
    certificates:
      'certificazioni|certificati|corsi|attestati|corsi di formazione|patente|corsi e certificazioni|patenti|patente di guida|abilitazioni|formazione professionale|attestati e certificazioni|corsi e attestati|corsi di aggiornamento|corsi di specializzazione|corsi di perfezionamento|corsi professionali|corsi e seminari|corsi e workshop|corsi frequentati|corsi svolti|corsi e abilitazioni|corsi di lingua|corsi post laurea|altri corsi|altri corsi di formazione|ulteriori corsi|corsi e formazione|aggiornamento|aggiornamenti|aggiornamento professionale|formazione e aggiornamento|formazione continua|formazione complementare|formazione aggiuntiva|formazione extrascolastica|formazione aziendale|altra formazione|ulteriore formazione|altri titoli|altri titoli di studio|attestati di frequenza|attestati e patentini|patentini|patentini e abilitazioni|patente o patenti|patente di guida e patentini|abilitazioni e patenti|abilitazioni professionali|abilitazione professionale|abilitazione|certificazioni linguistiche|certificazioni informatiche|certificazioni e attestati|certificazioni professionali|certificazioni e abilitazioni|certificati e attestati|licenze|licenze e certificazioni|qualifiche professionali|qualifica professionale|seminari|seminari e corsi|seminari e convegni|seminari e workshop|workshop|workshop e seminari|master e corsi|stage formativi|iscrizione all albo|iscrizioni ad albi|albi professionali|idoneità|concorsi',
    projects:
      'progetti|progetti personali|ricerca|portfolio|progetti di ricerca|progetti realizzati|progetti svolti|principali progetti|progetti e collaborazioni|progetti professionali|progetti universitari|attività di ricerca|interessi di ricerca|ambiti di ricerca|temi di ricerca|ricerche|tesi|tesi di laurea|tesi di dottorato|elaborato finale|opere|lavori realizzati|realizzazioni|portfolio lavori',
    publications:
      'pubblicazioni|articoli|convegni|conferenze|pubblicazioni e convegni|pubblicazioni e presentazioni|pubblicazioni scientifiche|elenco pubblicazioni|elenco delle pubblicazioni|articoli scientifici|articoli e saggi|libri|monografie|contributi in volume|relazioni a convegni|convegni e conferenze|convegni e seminari|partecipazione a convegni|presentazioni|comunicazioni|interventi|mostre|esposizioni|atti di convegno|brevetti',
    volunteering:
      'volontariato|attività di volontariato|esperienze di volontariato|impegno sociale|volontariato e associazionismo|attività sociali|attività di volontariato e sociali|attività associative|attività associativa|esperienza di volontariato|esperienze associative|associazionismo|attività sociale|impegno civile|impegno civico|attività sindacale',
    awards:
      'premi|riconoscimenti|borse di studio|premi e riconoscimenti|riconoscimenti e premi|premi e borse di studio|premi e onorificenze|borse di studio e premi|onorificenze|onorificenze e premi|riconoscimenti ottenuti|riconoscimenti e borse di studio|borse|traguardi|risultati|successi|risultati ottenuti|concorsi e premi|menzioni|medaglie|encomi',
    memberships:
      'associazioni|affiliazioni|iscrizioni|appartenenza a gruppi associazioni|affiliazioni professionali|associazioni professionali|appartenenza ad associazioni|società scientifiche|appartenenza a società scientifiche|comitati|incarichi istituzionali|incarichi gestionali|incarichi accademici|responsabilità|cariche associative|attività istituzionali',
    interests:
      'interessi|hobby|passatempi|interessi personali|tempo libero|hobby e interessi|interessi e hobby|attività extracurriculari|hobby e tempo libero|interessi e tempo libero|interessi e passioni|passioni|sport|sport e hobby|sport e tempo libero|interessi vari|attività sportive|attività sportiva|attività del tempo libero|attività extra|attività extralavorative|attività extraprofessionali|attività culturali|altri interessi|altre attività|i miei interessi',
    references:
      'referenze|referenza|referenze professionali|persone di riferimento|contatti per referenze|lettere di referenze|raccomandazioni',
    personal:
      'dati personali|informazioni personali|dati anagrafici|anagrafica|dati personali e contatti|dati e contatti|dati anagrafici e contatti|informazioni anagrafiche|informazioni generali|generalità|dati generali|dati|anagrafici|i miei dati|stato civile',
    'cover-letter': 'lettera di presentazione|lettera motivazionale|lettera di motivazione',
    other:
      'altro|ulteriori informazioni|altre informazioni|informazioni aggiuntive|allegati|disponibilità|trattamento dei dati personali|altre notizie|altre notizie utili|altri dati|notizie utili|notizie aggiuntive|informazioni utili|informazioni supplementari|informazioni ulteriori|informazioni complementari|note|note aggiuntive|varie|disponibilità e mobilità|mobilità|automunito|automunita|annotazioni|dichiarazioni|autorizzazione|autorizzazione al trattamento dei dati personali|privacy|consenso|appendice|link',
  },
  nl: {
    contact: 'contact|contactgegevens|contactinformatie|adresgegevens|mijn gegevens contact|bereikbaarheid',
    summary:
      'profiel|samenvatting|over mij|doelstelling|persoonlijk profiel|profielschets|introductie|wie ben ik|profieltekst|doel|profiel en ambitie|persoonsprofiel|korte samenvatting|korte introductie|persoonlijke samenvatting|over mijzelf|over mezelf|ambitie|ambities|doelstellingen|motivatie|gewenste functie',
    employment:
      'werkervaring|ervaring|loopbaan|professionele ervaring|stages|stage|arbeidsverleden|relevante werkervaring|carrière|beroepservaring|arbeidservaring|bijbanen|werkervaringen|overige werkervaring|professionele loopbaan|beroepsloopbaan|beroepsleven|werkverleden|werkhistorie|werkgeschiedenis|arbeidsgeschiedenis|arbeidsloopbaan|loopbaanoverzicht|overzicht werkervaring|werkervaring en stages|werkervaring en loopbaan|werkzaamheden|vroegere werkgevers|werkgevers|functies|eerdere functies|vorige functies|huidige functie|huidige werkgever|recente werkervaring|relevante ervaring|overige ervaring|andere ervaring|andere werkervaring|vakantiewerk|vakantiebanen|vakantiejobs|studentenjobs|studentenjob|studentenwerk|bijbaan|stage ervaring|stages en werkervaring|zelfstandige activiteiten|opdrachten|recente opdrachten|onderwijservaring|leservaring|klinische ervaring|buitenlandervaring|militaire dienst|dienstplicht|praktijkervaring|beroepspraktijk|vakantiejob|jobstudent|interimwerk',
    education:
      'opleiding|opleidingen|onderwijs|studie|scholing|opleiding en training|studies|opleidingen en cursussen|educatie|opleiding en studie|opleiding en cursussen|opleidingen en diploma s|opleiding en diploma s|opleiding en vorming|opleidingen en trainingen|opleidingsgegevens|opleidingsachtergrond|genoten opleidingen|genoten opleiding|gevolgde opleidingen|gevolgde opleiding|onderwijs en opleiding|vooropleidingen|schoolopleidingen|schoolloopbaan|studieloopbaan|studieverleden|studieachtergrond|studies en opleidingen|studie en opleiding|studies en diploma s|schoolse opleiding|scholingen|hoger onderwijs|academische opleiding|behaalde diploma s|vorming|vorming en opleiding|leerweg|schoolopleiding|vooropleiding|volwassenonderwijs|volwassenenonderwijs|volwassen onderwijs|secundair|secundair onderwijs',
    skills:
      'belangrijkste vaardigheden|topvaardigheden|vaardigheden|competenties|kennis|kennis en vaardigheden|computervaardigheden|it vaardigheden|computerkennis|technische vaardigheden|kwaliteiten|kerncompetenties|expertise|digitale vaardigheden|eigenschappen|technische kennis|sterke punten|softwarekennis|persoonlijke vaardigheden|kennis en kunde|kennis en ervaring|vaardigheden en competenties|vaardigheden en kennis|competenties en vaardigheden|competenties en eigenschappen|computervaardigheid|pc vaardigheden|pc kennis|ict kennis|ict vaardigheden|it kennis|automatiseringskennis|programma s|systemen|gereedschappen|vakkennis|vakbekwaamheid|vaktechnische vaardigheden|deskundigheid|deskundigheden|specialisaties|specialismen|sterke kanten|karaktereigenschappen|persoonlijke eigenschappen|persoonlijke kwaliteiten|sociale vaardigheden|overige vaardigheden|bijzondere vaardigheden|praktische vaardigheden|machines|talenten',
    languages:
      'talen|talenkennis|taalvaardigheden|taalkennis|taal|taalbeheersing|taalvaardigheid|moedertaal|vreemde talen|talen en niveau',
    certificates:
      'certificaten|certificeringen|cursussen|trainingen|cursussen en trainingen|rijbewijs|diploma s|cursussen en certificaten|bijscholing|certificaten en diploma s|certificaten en cursussen|certificaten en rijbewijs|certificaten en trainingen|cursussen en opleidingen|cursussen en workshops|cursussen en seminars|cursussen training|cursussen en bijscholing|gevolgde cursussen|gevolgde trainingen|overige cursussen|aanvullende opleidingen|aanvullende cursussen|bijkomende opleidingen|bijkomende vorming|bijscholingen|nascholing|nascholingen|navorming|permanente vorming|attesten|attesten en certificaten|brevetten|vergunningen|rijbewijzen|big registratie|registraties',
    projects:
      'projecten|onderzoek|projectervaring|projecten en publicaties|belangrijkste projecten|projectenlijst|eigen projecten|scriptie|thesis|afstudeeropdracht|afstudeerproject|eindwerk|proefschrift',
    publications:
      'publicaties|artikelen|presentaties|publicaties en presentaties|publicaties en lezingen|lezingen|wetenschappelijke publicaties|congressen|tentoonstellingen|exposities',
    volunteering:
      'vrijwilligerswerk|vrijwilligers ervaring|maatschappelijke activiteiten|vrijwilligersactiviteiten|vrijwillige activiteiten|maatschappelijk engagement|maatschappelijke betrokkenheid|sociaal engagement|verenigingsleven',
    awards:
      'prijzen|onderscheidingen|prestaties|beurzen|prijzen en onderscheidingen|prijzen en beurzen|beurzen en prijzen|erkenningen|behaalde resultaten|successen',
    memberships:
      'lidmaatschappen|lidmaatschap|nevenfuncties|nevenactiviteiten|lidmaatschappen en nevenfuncties|bestuursfuncties|bestuurservaring|bestuurswerk|commissies|commissiewerk|verenigingen|nevenwerkzaamheden|extracurriculaire activiteiten',
    interests:
      "hobby's|hobbys|interesses|hobby's en interesses|interesses en hobby's|vrije tijd|hobby|hobby s en vrije tijd|hobby s en interesses|vrijetijdsbesteding|sport en hobby s|sport en vrije tijd|buiten het werk|interessegebieden|overige activiteiten",
    references: 'referenties|referentie|referenties en aanbevelingen|aanbevelingen|referentiepersonen',
    personal:
      'persoonlijke gegevens|personalia|persoonsgegevens|persoonlijke informatie|persoonlijk|persoonlijke informatie en contact|gegevens|mijn gegevens|algemene gegevens|personalia en contact|burgerlijke staat|identiteit',
    'cover-letter': 'motivatiebrief|sollicitatiebrief',
    other:
      'overig|overige|overige informatie|aanvullende informatie|overige gegevens|overige activiteiten en info|extra informatie|diversen|varia|bijlagen|beschikbaarheid|bijzonderheden|verdere informatie|opmerkingen',
  },
  pl: {
    contact: 'kontakt|dane kontaktowe|adres|dane adresowe|kontakt i adres|informacje kontaktowe',
    summary:
      'profil|podsumowanie|podsumowanie zawodowe|o mnie|cel zawodowy|profil zawodowy|cel|podsumowanie kwalifikacji|krótka charakterystyka|profil kandydata|sylwetka|sylwetka zawodowa|cele zawodowe|cel kariery|moje cele|kilka słów o mnie|streszczenie|wprowadzenie|nota biograficzna|biogram',
    employment:
      'doświadczenie|doświadczenie zawodowe|historia zatrudnienia|przebieg kariery|praktyki|staże|kariera|praca|przebieg pracy zawodowej|praktyki zawodowe|staże i praktyki|przebieg zatrudnienia|zatrudnienie|doświadczenia zawodowe|doświadczenie w pracy|doświadczenie zawodowe i praktyki|doświadczenie pracy|doświadczenie praktyczne|dodatkowe doświadczenie|pozostałe doświadczenie|inne doświadczenia|inne doświadczenie zawodowe|dotychczasowe zatrudnienie|dotychczasowe miejsca pracy|dotychczasowe doświadczenie|historia pracy|historia zawodowa|historia kariery|ścieżka zawodowa|ścieżka kariery|droga zawodowa|praca zawodowa|praktyka zawodowa|aktywność zawodowa|działalność zawodowa|aktualne zatrudnienie|obecne zatrudnienie|obecna praca|poprzednie miejsca pracy|poprzednie zatrudnienie|zajmowane stanowiska|stanowiska|pełnione funkcje|prace dorywcze|praca dorywcza|prace sezonowe|praca sezonowa|praktyki i staże|odbyte praktyki|odbyte staże|staż|staż pracy|praktyka|zatrudnienie i praktyki|doświadczenie dydaktyczne|działalność dydaktyczna|praca dydaktyczna|doświadczenie kliniczne|służba wojskowa|praca naukowa|działalność naukowa|przebieg służby|przebieg zatrudnienia i praktyk',
    education:
      'wykształcenie|edukacja|edukacja i szkolenia|studia|szkoły|nauka|edukacja i wykształcenie|wykształcenie i kwalifikacje|wykształcenie i szkolenia|wykształcenie i kursy|wykształcenie formalne|dane o wykształceniu|edukacja formalna|przebieg edukacji|przebieg nauki|przebieg kształcenia|przebieg nauki i studiów|ukończone szkoły|ukończone studia|ukończone uczelnie|szkoły i uczelnie|historia edukacji|ścieżka edukacyjna|ścieżka edukacji|tytuły i stopnie naukowe|stopnie naukowe|stopnie i tytuły|dyplomy|dyplomy i stopnie|studia i szkoły|kształcenie|nauka i studia|uczelnie|szkolnictwo',
    skills:
      'najważniejsze umiejętności|główne umiejętności|umiejętności|kompetencje|umiejętności techniczne|kwalifikacje|znajomość programów|umiejętności zawodowe|wiedza|umiejętności komputerowe|kluczowe umiejętności|dodatkowe umiejętności|kluczowe kompetencje|obsługa komputera|technologie|narzędzia|umiejętności miękkie|mocne strony|umiejętności i kompetencje|umiejętności i kwalifikacje|umiejętności praktyczne|umiejętności osobiste|umiejętności interpersonalne|umiejętności społeczne|umiejętności informatyczne|umiejętności cyfrowe|umiejętności twarde|umiejętności specjalistyczne|umiejętności dodatkowe|inne umiejętności|pozostałe umiejętności|moje umiejętności|kompetencje zawodowe|kompetencje osobiste|kompetencje miękkie|kompetencje cyfrowe|kompetencje i umiejętności|kwalifikacje zawodowe|kwalifikacje i umiejętności|znajomość obsługi komputera|znajomość komputera|znajomość oprogramowania|znajomość narzędzi|oprogramowanie|programy|programy komputerowe|systemy|wiedza i umiejętności|cechy osobowości|cechy charakteru|cechy osobiste|atuty|moje atuty|zalety|predyspozycje|specjalizacje|specjalizacja|obsługa maszyn|zakres umiejętności',
    languages:
      'języki|języki obce|znajomość języków|znajomość języków obcych|umiejętności językowe|język obcy|język|języki i poziom|język ojczysty|kompetencje językowe',
    certificates:
      'certyfikaty|szkolenia|kursy|kursy i szkolenia|szkolenia i certyfikaty|uprawnienia|prawo jazdy|certyfikaty i szkolenia|kursy i certyfikaty|szkolenia i kursy|dodatkowe kwalifikacje|certyfikaty i uprawnienia|uprawnienia i certyfikaty|uprawnienia zawodowe|uprawnienia i licencje|kursy i uprawnienia|szkolenia i uprawnienia|szkolenia zawodowe|szkolenia i warsztaty|ukończone szkolenia|ukończone kursy|ukończone kursy i szkolenia|odbyte szkolenia|odbyte kursy|przebyte szkolenia|kursy zawodowe|kursy i certyfikaty i szkolenia|dodatkowe szkolenia|dodatkowe kursy|dodatkowe uprawnienia|inne kursy|inne szkolenia|inne kwalifikacje|warsztaty|licencje|doskonalenie zawodowe|prawa jazdy|posiadane uprawnienia|rozwój zawodowy',
    projects:
      'projekty|badania|portfolio|zrealizowane projekty|najważniejsze projekty|projekty badawcze|granty i projekty|zainteresowania badawcze|zainteresowania naukowe|praca magisterska|praca dyplomowa|praca doktorska|realizacje',
    publications:
      'publikacje|artykuły|konferencje|publikacje naukowe|wykaz publikacji|publikacje i wystąpienia|wystąpienia|wystąpienia konferencyjne|udział w konferencjach|wystawy',
    volunteering:
      'wolontariat|działalność społeczna|działalność dodatkowa|działalność wolontariacka|działalność charytatywna|aktywność społeczna|praca społeczna|działalność pozazawodowa|działalność studencka',
    awards:
      'nagrody|osiągnięcia|wyróżnienia|stypendia|nagrody i wyróżnienia|osiągnięcia i nagrody|nagrody i odznaczenia|nagrody i stypendia|stypendia i nagrody|odznaczenia|sukcesy|osiągnięcia zawodowe|osiągnięcia i wyróżnienia|granty',
    memberships:
      'członkostwo|członkostwa|organizacje|członkostwo w organizacjach|organizacje i stowarzyszenia|stowarzyszenia|koła naukowe|działalność w organizacjach|funkcje|działalność organizacyjna',
    interests:
      'zainteresowania|hobby|pasje|zainteresowania i hobby|hobby i zainteresowania|zainteresowania i pasje|moje zainteresowania|czas wolny',
    references: 'referencje|referencje zawodowe|osoby polecające|rekomendacje',
    personal:
      'dane osobowe|informacje osobiste|dane personalne|informacje ogólne|informacje o kandydacie|dane kandydata|dane|stan cywilny|moje dane',
    'cover-letter': 'list motywacyjny',
    other:
      'inne|dodatkowe informacje|informacje dodatkowe|pozostałe|klauzula|klauzula rodo|informacje uzupełniające|pozostałe informacje|inne informacje|dodatkowo|dodatkowe|uwagi|dyspozycyjność|oświadczenie|zgoda|załączniki|różne|oczekiwania finansowe',
  },
  ru: {
    contact:
      'способы связаться|контакты|контактная информация|контактные данные|контакты для связи|мои контакты|связаться со мной|адрес|адрес и контакты|связь|координаты',
    summary:
      'о себе|цель|резюме|профиль|цель поиска работы|обо мне|краткая информация|дополнительно о себе|профессиональный профиль|желаемая должность|обзор|краткое резюме|общее о себе|коротко о кандидате|информация о соискателе|профиль кандидата|профиль специалиста|карьерная цель|карьерные цели|цели|цель резюме|на должность|соискание должности|желаемая вакансия|желаемая работа|соискатель на должность|профессиональные цели|основное|визитка|биография|краткая биография|автобиография|немного о себе|пара слов о себе|о кандидате',
    employment:
      'опыт работы|опыт|профессиональный опыт|трудовая деятельность|карьера|трудовой опыт|места работы|стажировки|практика|стажировка|профессиональная деятельность|трудовой стаж|опыт трудовой деятельности|опыт профессиональной деятельности|опыт практической работы|опыт и места работы|практический опыт|практический опыт работы|опыт работы и стажировки|производственный опыт|педагогический опыт|педагогический стаж|опыт преподавания|преподавательская деятельность|педагогическая деятельность|научная деятельность|научно педагогическая деятельность|научно педагогический стаж|предыдущие места работы|предыдущий опыт|предыдущий опыт работы|прежние места работы|последнее место работы|последние места работы|последний опыт работы|место работы|настоящее место работы|текущее место работы|работа в настоящее время|где и кем работал|где и кем работала|трудовая биография|трудовая книжка|трудовой путь|трудовая история|история работы|выполняемая работа с начала трудовой деятельности|выполняемая работа|сведения о работе|сведения о трудовой деятельности|данные о трудовой деятельности|карьерный путь|карьера и опыт|профессиональный путь|послужной список|служба|служба в армии|военная служба|воинская служба|дополнительный опыт|дополнительный опыт работы|прочий опыт|иной опыт|подработки|проектная занятость|предпринимательская деятельность|практика и стажировки|стажировки и практика|производственная практика|клинический опыт|общий стаж|работы|должности|занимаемые должности|работал|работала|плавательский стаж|морской стаж|стаж плавания|плавстаж|опыт вождения|творческая деятельность|роли|фильмография',
    education:
      'образование|основное образование|высшее образование|учёба|обучение|академическое образование|образование и квалификация|образование и курсы|образование основное|образование базовое|базовое образование|общее образование|профильное образование|специальное образование|послевузовское образование|послевузовское|уровень образования|сведения об образовании|данные об образовании|информация об образовании|учебные заведения|оконченные учебные заведения|где учился и чему|что окончил|что окончила|окончил|окончила|университет|вуз|вузы|квалификация|квалификация и образование|учёная степень|ученая степень и звание|учёные степени|научные степени|диссертация|учёба и образование|учеба и дипломы|дипломы|обучение и образование|школьное образование',
    skills:
      'главные навыки|навыки|ключевые навыки|профессиональные навыки|умения|знания|компетенции|технические навыки|компьютерные навыки|владение компьютером|знания и навыки|умения и навыки|технологии|инструменты|личные качества|навыки и умения|ключевые компетенции|профессиональные компетенции|дополнительные навыки|профессиональные навыки и знания|профессиональные навыки и умения|профессиональные качества|профессиональные умения|профессиональные знания|профессиональные компетенции и навыки|основные навыки|специальные навыки|деловые навыки|деловые качества|сильные стороны|мои сильные стороны|личностные качества|личные и деловые качества|личностные характеристики|личные характеристики|мягкие навыки|цифровые навыки|технические знания|технические умения|знание программ|знание пк|навыки работы с компьютером|навыки работы на компьютере|компьютерная грамотность|уровень владения пк|уровень владения компьютером|владение пк|владение программами|программы|программное обеспечение|рабочие программы|используемые программы|специализация|специализации|сфера деятельности|области знаний|область знаний|ключевые знания|ключевые умения|ключевые знания и навыки|знания умения навыки|практические навыки|прочие навыки|другие навыки|способности|таланты|оборудование|техника|чем владею|что умею делать|стек|стек технологий|умею и знаю',
    languages:
      'языки|знание языков|иностранные языки|владение языками|знание иностранных языков|владение иностранными языками|язык|владение иностранными языками и уровень|языковые навыки|языковые знания|уровень владения языками|родной язык|другие языки',
    certificates:
      'сертификаты|курсы|повышение квалификации|дополнительное образование|тренинги|курсы и тренинги|водительские права|повышение квалификации курсы|сертификаты и курсы|курсы и сертификаты|лицензии|водительское удостоверение|курсы повышения квалификации|курсы и семинары|курсы и сертификация|курсы тренинги семинары|тренинги и семинары|тренинги семинары|семинары|семинары и тренинги|семинары и курсы|пройденные курсы|пройденное обучение|профессиональная переподготовка|переподготовка|профессиональное обучение|профессиональное развитие|дополнительное профессиональное образование|дополнительное обучение|дополнительная подготовка|дополнительные курсы|дополнительная квалификация|бизнес образование|удостоверения|удостоверения и допуски|допуски|допуски и удостоверения|допуски и разрешения|свидетельства|аттестаты|аттестация|аттестации|аккредитация|лицензии и сертификаты|сертификаты и лицензии|сертификаты и дипломы|сертификация|тесты и экзамены|тесты экзамены|права|водительские права категории|права категории|электронные сертификаты|мастер классы|документы',
    projects:
      'проекты|исследования|портфолио|проектная деятельность|реализованные проекты|основные проекты|ключевые проекты|выполненные проекты|научные проекты|научные интересы|сфера научных интересов|исследовательская деятельность|научно исследовательская работа|гранты|гранты и проекты|дипломная работа|тема диссертации|работы и проекты',
    publications:
      'публикации|статьи|конференции|научные публикации|список публикаций|научные труды|список научных трудов|печатные работы|избранные публикации|доклады|выступления|выступления на конференциях|участие в конференциях|конференции и семинары|патенты|изобретения|выставки|учебно методические работы|читаемые курсы|преподаваемые дисциплины',
    volunteering:
      'волонтерство|волонтёрство|общественная деятельность|волонтерская деятельность|общественная работа|волонтерский опыт|социальная деятельность|социальная активность|благотворительность',
    awards:
      'награды|достижения|награды и достижения|стипендии|награды и премии|награды и звания|награды и поощрения|премии|поощрения|дипломы и награды|грамоты|грамоты и благодарности|благодарности|достижения и награды|ключевые достижения|основные достижения|профессиональные достижения|мои достижения|результаты|спортивные достижения|почетные звания|стипендии и гранты|успехи',
    memberships:
      'членство|организации|членство в организациях|членство в профессиональных организациях|общественные организации|профессиональные сообщества|профсоюз|ассоциации',
    interests:
      'интересы|хобби|увлечения|хобби и интересы|интересы и увлечения|увлечения и хобби|увлечения и интересы|интересы и хобби|мои увлечения|мои интересы|личные интересы|спорт|досуг',
    references:
      'рекомендации|отзывы|рекомендатели|рекомендации с прежних мест работы|лица готовые дать рекомендации|контакты для рекомендаций|могут рекомендовать|рекомендация',
    personal:
      'личные данные|личная информация|персональные данные|общая информация|общие сведения|анкетные данные|анкета|биографические данные|паспортные данные|данные|общие данные|основная информация|основные данные|основные сведения|сведения о себе|информация о себе|данные соискателя|семейное положение|личные сведения|сведения о соискателе',
    'cover-letter': 'сопроводительное письмо',
    other:
      'дополнительная информация|дополнительно|дополнительные сведения|прочее|другое|дополнительные данные|дополнительная информация о себе|прочая информация|прочие сведения|другая информация|другие сведения|иная информация|иные сведения|разное|пожелания|пожелания к работе|пожелания по работе|условия работы|желаемые условия|готовность к командировкам|командировки|примечания|приложения|приложение|важно|зарплатные ожидания|ожидания по зарплате|желаемая зарплата|доп информация|ещё|дополнение|личное',
  },
  kk: {
    contact:
      'байланыс|байланыс деректері|байланыс мәліметтері|байланыс ақпараты|мекенжайы|мекен жайы|байланыс телефондары',
    summary:
      'мақсаты|мақсат|түйіндеме|өзім туралы|мен туралы|өзі туралы|қысқаша мәлімет|кәсіби мақсаты|мансап мақсаты|қалаған лауазымы|қалаған қызметі|үміткер лауазым',
    employment:
      'еңбек өтілі|жұмыс өтілі|жұмыс тәжірибесі|еңбек тәжірибесі|кәсіби тәжірибе|кәсіби тәжірибесі|тәжірибе|тәжірибесі|еңбек жолы|еңбек қызметі|кәсіби қызметі|жұмыс орындары|қызмет жолы|тағылымдама|өндірістік тәжірибе',
    education:
      'білімі|білім|жоғары білімі|негізгі білімі|білімі туралы мәлімет|білімі туралы мәліметтер|оқу орны|оқыған жерлері|біліктілігі|академиялық білімі',
    skills:
      'дағдылар|дағдылары|кәсіби дағдылар|кәсіби дағдылары|негізгі дағдылар|негізгі дағдылары|кәсіби дағдыларым|біліктер мен дағдылар|құзыреттері|құзыреттіліктері|компьютерлік дағдылары|компьютерлік білімі|жеке қасиеттері|жеке қасиеттер|кәсіби қасиеттері',
    languages:
      'тілдер|тілдерді білуі|тіл білуі|тілдерді меңгеруі|шет тілдері|тілдік дағдылары|тілдерді білу деңгейі|меңгерген тілдері',
    certificates:
      'курстар|курстары|сертификаттар|сертификаттары|курстар мен сертификаттар|біліктілігін арттыру|біліктілікті арттыру|біліктілікті арттыру курстары|қосымша білімі|қосымша білім|тренингтер|семинарлар|жүргізуші куәлігі',
    projects: 'жобалар|жобалары|ғылыми жобалар|ғылыми жобалары|зерттеулер|ғылыми қызметі|портфолио',
    publications:
      'жарияланымдар|жарияланымдары|мақалалар|ғылыми еңбектері|ғылыми мақалалары|ғылыми жарияланымдары|конференциялар',
    volunteering: 'қоғамдық қызметі|қоғамдық жұмыс|қоғамдық жұмыстары|еріктілік|волонтерлік|волонтерлік қызметі',
    awards:
      'марапаттары|марапаттар|жетістіктері|жетістіктер|марапаттары мен жетістіктері|жетістіктері мен марапаттары|наградалары',
    memberships: 'мүшелігі|мүшелік|ұйымдарға мүшелігі',
    interests: 'қызығушылығы|қызығушылықтары|хоббиі|хобби|сүйікті ісі|бос уақыты|қызығушылықтарым',
    references: 'ұсыныстар|ұсынымдар|ұсыным берушілер|пікірлер|ұсыныс берушілер',
    personal:
      'жеке мәліметтер|жеке мәліметтері|жеке мәлімет|жеке деректер|жеке деректері|жеке ақпарат|жалпы мәлімет|жалпы мәліметтер|жалпы ақпарат|отбасы жағдайы|туған күні',
    other:
      'қосымша мәліметтер|қосымша мәлімет|қосымша ақпарат|қосымша деректер|өзге мәліметтер|басқа мәліметтер|басқалар',
  },
  uk: {
    contact:
      'способи зв’язатися|контакти|контактна інформація|контактні дані|контакти для звʼязку|мої контакти|адреса|адреса та контакти|звʼязок|контактні відомості',
    summary:
      'про себе|мета|резюме|профіль|ціль|про мене|бажана посада|коротко про себе|трохи про себе|кілька слів про себе|хто я|карʼєрна ціль|мета пошуку роботи|мета резюме|цілі|професійні цілі|профіль кандидата|бажана робота|на посаду|біографія|коротка біографія|автобіографія|загальне|професійна мета|кар єрна мета|професійний профіль|короткий опис|огляд',
    employment:
      'досвід роботи|досвід|професійний досвід|трудова діяльність|карʼєра|професійна діяльність|стажування|практика|досвід трудової діяльності|досвід професійної діяльності|практичний досвід|практичний досвід роботи|досвід та місця роботи|місце роботи|попередні місця роботи|попередній досвід|попередній досвід роботи|останнє місце роботи|трудовий досвід|трудовий стаж|трудовий шлях|трудова біографія|трудова книжка|історія роботи|відомості про роботу|відомості про трудову діяльність|карʼєрний шлях|карʼєра та досвід|професійний шлях|послужний список|військова служба|служба в зсу|служба в армії|додатковий досвід|додатковий досвід роботи|інший досвід|підробітки|підприємницька діяльність|практика та стажування|стажування та практика|виробнича практика|клінічний досвід|педагогічний досвід|педагогічний стаж|педагогічна діяльність|викладацька діяльність|викладацький досвід|наукова діяльність|науково педагогічна діяльність|науково педагогічний стаж|стаж роботи|посади|займані посади|працював|працювала|моя робота|роботи|морський стаж|творча діяльність|місця роботи|кар єра|досвід роботи та практика',
    education:
      'освіта|вища освіта|навчання|освіта та кваліфікація|освіта та курси|освіта і навчання|основна освіта|базова освіта|загальна освіта|профільна освіта|післядипломна освіта|рівень освіти|відомості про освіту|інформація про освіту|навчальні заклади|заклади освіти|де вчився|де вчилася|закінчив|закінчила|університет|виш|виші|кваліфікація|науковий ступінь|науковий ступінь та звання|наукові ступені|дисертація|дипломи|шкільна освіта|школа та університет|освіта та навчання|професійна освіта|освіта і кваліфікація',
    skills:
      'найважливіші навички|знання і навички|навички|ключові навички|професійні навички|вміння|знання|компетенції|технічні навички|знання та навички|уміння та навички|навички та вміння|особисті якості|професійні навички та знання|професійні якості|професійні вміння|професійні знання|професійні компетенції|професійні компетентності|компетентності|основні навички|спеціальні навички|ділові якості|сильні сторони|мої сильні сторони|особистісні якості|особисті та ділові якості|мʼякі навички|цифрові навички|технічні знання|знання програм|знання пк|компʼютерні навички|володіння компʼютером|навички роботи з компʼютером|володіння пк|програми|програмне забезпечення|спеціалізація|спеціалізації|ключові знання|ключові компетенції|знання та вміння|знання вміння навички|вміння та навички|уміння|практичні навички|інші навички|здібності|таланти|обладнання|технології|інструменти|стек технологій|що вмію робити|особисті навички|особисті навички та компетенції|компютерні навички|володіння компютером|комп ютерні навички|знання комп ютера|додаткові навички|м які навички',
    languages:
      'мови|знання мов|іноземні мови|володіння мовами|мова|знання іноземних мов|володіння іноземними мовами|мовні навички|рівень володіння мовами|рідна мова|інші мови',
    certificates:
      'сертифікати|курси|підвищення кваліфікації|додаткова освіта|тренінги|курси та сертифікати|курси підвищення кваліфікації|курси та тренінги|курси та семінари|курси тренінги семінари|тренінги та семінари|семінари|семінари та тренінги|пройдені курси|перепідготовка|професійна перепідготовка|професійний розвиток|додаткове навчання|додаткова підготовка|додаткові курси|посвідчення|свідоцтва|атестація|ліцензії|ліцензії та сертифікати|сертифікати та ліцензії|сертифікати та курси|сертифікація|водійські права|водійське посвідчення|посвідчення водія|права категорії|майстер класи|документи|стажування та курси|курси тренінги сертифікати',
    projects:
      'проєкти|проекти|дослідження|проєктна діяльність|реалізовані проєкти|основні проєкти|ключові проєкти|наукові інтереси|дослідницька діяльність|науково дослідна робота|гранти|гранти та проєкти|дипломна робота|тема дисертації|портфоліо',
    publications:
      'публікації|статті|наукові публікації|список публікацій|наукові праці|список наукових праць|друковані праці|вибрані публікації|доповіді|виступи|конференції|участь у конференціях|патенти|виставки|дисципліни що викладаю',
    volunteering:
      'волонтерство|громадська діяльність|волонтерська діяльність|громадська робота|волонтерський досвід|соціальна діяльність|благодійність|громадська активність',
    awards:
      'нагороди|досягнення|нагороди та премії|нагороди та відзнаки|відзнаки|премії|грамоти|подяки|досягнення та нагороди|ключові досягнення|основні досягнення|професійні досягнення|мої досягнення|результати|стипендії',
    memberships:
      'членство|членство в організаціях|членство в професійних організаціях|громадські організації|професійні спільноти|асоціації',
    interests:
      'інтереси|хобі|захоплення|захоплення та хобі|хобі та інтереси|інтереси та хобі|мої захоплення|мої інтереси|вільний час|дозвілля|захоплення та інтереси',
    references:
      'рекомендації|рекомендація|особи що можуть рекомендувати|рекомендації з попередніх місць роботи|можуть порекомендувати|хто мене знає|контакти для рекомендацій|рекомендаційні листи|рекомендодавці',
    personal:
      'особисті дані|особиста інформація|персональні дані|анкетні дані|біографічні дані|загальна інформація|загальні відомості|загальні дані|основна інформація|основні дані|дані|відомості про себе|інформація про себе|сімейний стан|паспортні дані|особисте',
    'cover-letter': 'супровідний лист|мотиваційний лист',
    other:
      'додаткова інформація|додатково|інше|додаткові відомості|додаткові дані|інша інформація|інші відомості|різне|побажання|примітки|додатки|умови роботи|очікування по зарплаті|бажана зарплата|ще',
  },
  bg: {
    contact: 'контакти|данни за контакт|данни за контакти|контактна информация|адрес и контакти|координати',
    summary:
      'профил|за мен|цел|резюме|обобщение|кариерна цел|професионален профил|професионална цел|личен профил|кратко представяне|представяне|накратко|коя съм|кой съм|лично представяне|мотивация|желана позиция|кратка биография|желана длъжност|накратко за мен',
    employment:
      'опит|трудов стаж|професионален опит|трудов опит|работен опит|стажове|стаж|трудова дейност|трудов път|трудова история|професионален път|професионална дейност|професионално развитие|кариерно развитие|кариера|месторабота|месторабота и длъжност|предишна работа|предишни месторабота|предишен опит|предишен трудов опит|настояща работа|настояща длъжност|практически опит|практики|стажове и практики|заемани длъжности|къде съм работил|къде съм работила|преподавателски опит|преподавателска дейност|педагогически опит|научна дейност|академичен опит|клиничен опит|военна служба|сезонна работа|допълнителен опит|опит в чужбина|професионална биография|работни места|професионален опит и стажове|професионална кариера|досегашен опит',
    education:
      'образование|образование и обучение|обучение|образование и квалификации|образователна степен|образователни степени|степен на образование|академично образование|професионално образование|придобито образование|завършено образование|образование и дипломи|училища|къде съм учил|къде съм учила|учебни заведения|научни степени|учебна история|следване|училище и университет|образование и курсове|образование и квалификация|образование и сертификати|образователна подготовка',
    skills:
      'основни умения|умения|компетенции|компютърни умения|технически умения|лични умения|знания и умения|умения и компетенции|дигитални умения|ключови умения|професионални умения|професионални компетенции|професионални знания|умения и знания|лични умения и компетенции|лични качества|социални умения|социални умения и компетенции|организационни умения|организационни умения и компетенции|технически умения и компетенции|компютърна грамотност|работа с компютър|софтуер|силни страни|качества|други умения|други умения и компетенции|специални умения|инструменти|мога|какво умея|артистични умения и компетенции|компютърни умения и компетенции|комуникационни умения|дигитални компетенции',
    languages:
      'езици|чужди езици|езикови умения|владеене на езици|език|езикова компетентност|езикова подготовка|познания по езици|майчин език|други езици|владеене на чужди езици|езикови познания|чуждоезикови умения',
    certificates:
      'сертификати|курсове|обучения|допълнителна квалификация|сертификати и курсове|курсове и обучения|обучения и курсове|курсове и сертификати|обучения и сертификати|обучения и семинари|семинари|семинари и обучения|допълнителни курсове|допълнителни обучения|допълнително обучение|допълнителна информация за обучения|квалификационни курсове|повишаване на квалификацията|свидетелства|свидетелство за управление|свидетелство за управление на мпс|шофьорска книжка|правоспособност|правоспособности|лицензи|професионална квалификация|сертификати и обучения|допълнителни квалификации|удостоверения|следдипломна квалификация',
    projects: 'проекти|участие в проекти|научни интереси|изследвания|дипломна работа|реализирани проекти',
    publications: 'публикации|научни публикации|списък с публикации|статии|участие в конференции|доклади|изложби',
    volunteering: 'доброволчество|доброволческа дейност|доброволен труд|обществена дейност|социална дейност',
    awards: 'награди|постижения|награди и отличия|отличия|награди и постижения',
    memberships: 'членство|членства|членство в организации|членства в организации|членуване',
    interests: 'интереси|хобита|хоби|интереси и хобита|хобита и интереси|свободно време|хоби и интереси|лични интереси',
    references: 'препоръки|референции|препоръка|лица за препоръки|референция|за препоръки',
    personal:
      'лична информация|лични данни|лична информация и контакти|лични данни и контакти|обща информация|семейно положение|данни',
    'cover-letter': 'мотивационно писмо',
    other:
      'допълнителна информация|друго|друга информация|други|допълнителни данни|разни|бележки|допълнително|приложения|допълнителни сведения',
  },
  sr: {
    contact:
      'контакт|kontakt|контакт подаци|kontakt podaci|контакт информације|kontakt informacije|adresa|подаци за контакт|podaci za kontakt',
    summary:
      'профил|profil|о мени|o meni|циљ|cilj|резиме|rezime|каријерни циљ|karijerni cilj|сажетак|биографија|biografija|кратка биографија|kratka biografija|о себи|o sebi|професионални профил|profesionalni profil|професионални циљ|karijera cilj|карактеристике профила|sažetak|lični profil|ukratko o meni|лични профил|укратко о мени',
    employment:
      'радно искуство|radno iskustvo|искуство|iskustvo|професионално искуство|profesionalno iskustvo|пракса|praksa|радни стаж|radni staž|радно искуство и пракса|претходно радно искуство|prethodno radno iskustvo|досадашње радно искуство|dosadašnje radno iskustvo|запослење|zaposlenje|запослења|zaposlenja|каријера|karijera|професионална каријера|profesionalna karijera|пословно искуство|стручна пракса|практично искуство|praktično iskustvo|где сам радио|gde sam radio|gde sam radila|где сам радила|посао|posao|poslovi|послови|dosadašnji poslovi|досадашњи послови|радна места|radna mesta|радно место|radno mesto|волонтерско и радно искуство|наставно искуство|nastavno iskustvo|кретање у служби|војна служба|vojna služba|dodatno iskustvo|додатно искуство|професионални развој|sezonski poslovi|сезонски послови|radno iskustvo i praksa|stručna praksa|prethodna zaposlenja|dosadašnja zaposlenja|претходна запослења|досадашња запослења',
    education:
      'образовање|obrazovanje|школовање|školovanje|образовање и обука|студије|образовање и усавршавање|obrazovanje i usavršavanje|obrazovanje i obuka|образовање и квалификације|obrazovanje i kvalifikacije|стручна спрема|степен образовања|stepen obrazovanja|формално образовање|formalno obrazovanje|академско образовање|akademsko obrazovanje|високо образовање|visoko obrazovanje|средње образовање|srednje obrazovanje|studije|студирање|школе|факултет|fakultet|gde sam učio|gde sam učila|завршене школе|završene škole|дипломе|kvalifikacije|квалификације|školska sprema|школска спрема|образовање и стручно усавршавање',
    skills:
      'вештине|veštine|компетенције|kompetencije|знања и вештине|znanja i veštine|рад на рачунару|rad na računaru|техничке вештине|рачунарске вештине|знања|вештине и компетенције|veštine i kompetencije|рачунарска знања|računarska znanja|računarske veštine|kompjuterske veštine|компјутерске вештине|poznavanje rada na računaru|познавање рада на рачунару|информатичка писменост|informatička pismenost|личне вештине|lične veštine|личне особине|lične osobine|особине|osobine|стручна знања|професионалне вештине|profesionalne veštine|tehničke veštine|дигиталне вештине|digitalne veštine|sposobnosti|остале вештине|ostale veštine|посебне вештине|posebne veštine|programi|алати|alati|технологије|tehnologije|umem|умем|шта умем|šta umem|кључне вештине|ključne veštine|najvažnije veštine|lične veštine i kompetencije|veštine i znanja|organizacione veštine|društvene veštine|најважније вештине|личне вештине и компетенције|вештине и знања|организационе вештине|друштвене вештине|информатичка знања',
    languages:
      'језици|jezici|страни језици|strani jezici|знање језика|познавање језика|језик|jezik|језичке вештине|jezičke veštine|znanje jezika|знање страних језика|znanje stranih jezika|познавање страних језика|матерњи језик|maternji jezik|говорим|govorim|poznavanje jezika|poznavanje stranih jezika|остали језици',
    certificates:
      'сертификати|sertifikati|курсеви|kursevi|обуке|obuke|возачка дозвола|сертификати и курсеви|sertifikati i kursevi|курсеви и обуке|kursevi i obuke|kursevi i sertifikati|курсеви и сертификати|обуке и сертификати|obuke i sertifikati|семинари и обуке|seminari i obuke|стручно усавршавање|stručno usavršavanje|додатна едукација|dodatna edukacija|додатно образовање|неформално образовање|neformalno obrazovanje|едукације|усавршавање|лиценце|licence|уверења|uverenja|тренинзи|treninzi|радионице|radionice|стручни испит|stručni ispit|положени испити|licence i stručni ispiti|usavršavanje|sertifikati i licence|seminari|stručni ispiti|лиценце и стручни испити|сертификати и лиценце|семинари|стручни испити|vozačka dozvola',
    projects:
      'пројекти|projekti|учешће у пројектима|učešće na projektima|истраживања|istraživanja|дипломски рад|diplomski rad',
    publications:
      'публикације|publikacije|објављени радови|научни радови|naučni radovi|списак радова|spisak radova|објављени радови и публикације|радови|radovi|конференције|konferencije|изложбе|izložbe',
    volunteering: 'волонтирање|volontiranje|волонтерски рад|волонтерско искуство|друштвени ангажман|društveni angažman',
    awards: 'награде|nagrade|признања|успеси|награде и признања|uspesi|достигнућа|dostignuća|стипендије|постигнућа',
    memberships: 'чланство|чланства|организације|organizacije',
    interests:
      'интересовања|interesovanja|хобији|hobiji|интересовања и хобији|interesovanja i hobiji|слободно време|slobodno vreme|hobiji i interesovanja|hobi|хоби',
    references:
      'препоруке|preporuke|референце|reference|референца|референце и препоруке|препорука|preporuka|osobe za preporuku|особе за препоруку|лица за препоруку',
    personal:
      'лични подаци|lični podaci|општи подаци|opšti podaci|основни подаци|osnovni podaci|личне информације|lične informacije|подаци|podaci|брачни статус',
    'cover-letter': 'мотивационо писмо|motivaciono pismo|пропратно писмо|propratno pismo',
    other:
      'додатне информације|dodatne informacije|остало|ostalo|остале информације|ostale informacije|друге информације|druge informacije|додатно|dodatno|напомене|napomene|остали подаци|ostali podaci|прилози|razno|разно|prilozi|напомена|додатни подаци',
  },
  hr: {
    contact: 'kontakt|kontakt podaci',
    summary:
      'profil|sažetak|o meni|cilj|životopis sažetak|profesionalni cilj|osobni profil|karijerni cilj|kratak opis|ukratko o meni|željeno zaposlenje|profesionalni profil|profesionalni sažetak|kratka biografija',
    employment:
      'radno iskustvo|iskustvo|profesionalno iskustvo|poslovno iskustvo|praksa|radno mjesto|sadašnje radno mjesto|trenutno radno mjesto|stručna praksa|dosadašnja zaposlenja|poslovna karijera|radna mjesta|tijek karijere|rad i iskustvo|studentski poslovi|znanstveno iskustvo|gdje sam radio|gdje sam radila|životopis i radno iskustvo|iskustvo u radu|radno iskustvo i praksa|dosadašnje radno iskustvo|zaposlenje|prethodna zaposlenja|radni staž|kretanje u službi|radna iskustva|iskustvo rada',
    education:
      'obrazovanje|školovanje|obrazovanje i osposobljavanje|studij|školovanje i obrazovanje|studiji|stupanj obrazovanja|gdje sam učio|obrazovanje i usavršavanje|formalno obrazovanje|akademsko obrazovanje|obrazovanje i trening|obrazovanje i obuka|obrazovanje i stručno usavršavanje',
    skills:
      'najvažnije vještine|glavne vještine|vještine|kompetencije|znanja i vještine|osobne vještine|računalne vještine|digitalne vještine|tehničke vještine|vještine i kompetencije|rad na računalu|stručna znanja|vještine i znanja|ostale vještine|informatička znanja|informatičke vještine|poslovne vještine|profesionalne vještine|društvene vještine|komunikacijske vještine|organizacijske vještine|znam|osobne vještine i kompetencije|lične vještine i kompetencije|osobne kompetencije|digitalne kompetencije|socijalne vještine|društvene vještine i kompetencije|socijalne vještine i kompetencije|organizacijske vještine i kompetencije|organizacione vještine|tehničke vještine i kompetencije|računalne vještine i kompetencije|poznavanje rada na računalu|kompjuterske vještine|rad na računaru|umjetničke vještine i kompetencije|druge vještine|lične osobine|osobine|osobne značajke',
    languages:
      'jezici|strani jezici|poznavanje jezika|jezične vještine|materinski jezik|drugi jezici|znanje jezika|poznavanje stranih jezika|znanje stranih jezika|jezičke vještine|materinski jezik ci|drugi jezik ci',
    certificates:
      'certifikati|tečajevi|edukacije|usavršavanje|vozačka dozvola|certifikati i tečajevi|dodatno obrazovanje|tečajevi i seminari|usavršavanja|dodatne edukacije|potvrde|uvjerenja|osposobljavanja|dozvole|stručno usavršavanje|seminari|dodatna edukacija|seminari i edukacije|tečajevi i certifikati|certifikati i edukacije|kursevi|obuke|obuke i seminari|treninzi|kursevi i seminari|dozvole i certifikati|licence i certifikati|stručni ispiti',
    projects: 'projekti|sudjelovanje na projektima|znanstveni interesi',
    publications: 'publikacije|objavljeni radovi|znanstveni radovi|popis radova',
    volunteering: 'volontiranje|volonterski rad|volontersko iskustvo|volonterstvo',
    awards: 'nagrade|priznanja|postignuća|nagrade i priznanja|stipendije|uspjesi|stipendije i nagrade',
    memberships: 'članstva|članstvo',
    interests: 'interesi|hobiji|hobi|slobodno vrijeme|hobiji i interesi|interesi i hobiji|interesovanja',
    references: 'preporuke|reference|osobe za preporuku|preporuka|kontakt osobe za preporuku',
    personal: 'osobni podaci|osobne informacije|opći podaci',
    other: 'dodatne informacije|ostalo|prilozi|ostale informacije|dodaci|dodatno|razno',
  },
  sl: {
    contact: 'kontakt|kontaktni podatki',
    summary:
      'profil|povzetek|o meni|cilj|predstavitev|na kratko o meni|osebna predstavitev|želena zaposlitev|karierni cilj|kratka predstavitev|zaposlitveni cilj',
    employment:
      'delovne izkušnje|izkušnje|zaposlitve|delovno mesto|poklicne izkušnje|delovna praksa|praksa|dosedanje zaposlitve|dosedanje delo|dosedanje delovne izkušnje|zaposlitev|delovna mesta|poklicna pot|karierna pot|študentsko delo|počitniško delo|pedagoške izkušnje|kje sem delal|kje sem delala|pripravništvo|predhodne zaposlitve|strokovne izkušnje|prejšnje zaposlitve|delovne izkušnje in praksa|pretekle zaposlitve|kariera|opravljanje prakse|obvezna praksa',
    education:
      'izobrazba|izobraževanje|šolanje|izobraževanje in usposabljanje|šola|šole|pridobljena izobrazba|formalna izobrazba|stopnja izobrazbe|izobrazba in usposabljanje|potek izobraževanja|dosežena izobrazba|šolanje in izobraževanje',
    skills:
      'veščine|znanja|kompetence|spretnosti|računalniška znanja|znanja in veščine|znanja in spretnosti|digitalne kompetence|osebne lastnosti|spretnosti in znanja|strokovna znanja|delovne spretnosti|komunikacijske veščine|organizacijske veščine|druga znanja|računalniške veščine|lastnosti|osebna znanja in spretnosti|strokovne kompetence|osebne spretnosti|osebne kompetence|digitalne spretnosti|digitalna znanja|strokovno znanje in kompetence|znanja in kompetence|socialna znanja in kompetence|organizacijska znanja in kompetence|tehnična znanja|komunikacijske in medosebne spretnosti|organizacijske spretnosti|poklicne spretnosti|delo z računalnikom|računalniško znanje',
    languages:
      'jeziki|tuji jeziki|znanje jezikov|znanje tujih jezikov|materni jezik|jezikovno znanje|jezikovne spretnosti|drugi jeziki|materni jezik i|drug jezik i',
    certificates:
      'certifikati|tečaji|usposabljanja|vozniško dovoljenje|dodatna izobraževanja|tečaji in seminarji|seminarji|izpopolnjevanja|dodatna usposabljanja|dodatna znanja in usposabljanja|potrdila|strokovni izpit|strokovni izpiti|vozniški izpit|delavnice|izpopolnjevanje|strokovno izpopolnjevanje|dodatno izobraževanje|funkcionalna znanja',
    projects: 'projekti',
    publications: 'publikacije|objave|bibliografija|članki|konference|razstave',
    volunteering: 'prostovoljstvo|prostovoljno delo',
    awards: 'nagrade|priznanja|dosežki',
    memberships: 'članstva|članstvo',
    interests: 'interesi|hobiji|konjički|prosti čas|hobiji in interesi|zanimanja|interesi in hobiji',
    references: 'reference|priporočila|osebe za reference|priporočitelji',
    personal: 'osebni podatki|splošni podatki|osnovni podatki|podatki',
    other: 'dodatne informacije|drugo|ostalo|priloge|opombe|dodatni podatki|druge informacije',
  },
  sk: {
    contact: 'kontakt|kontaktné údaje',
    summary:
      'súhrn|profil|zhrnutie|o mne|cieľ|kariérny cieľ|o mojej osobe|kto som|krátko o mne|profesijný profil|osobný profil|pracovný cieľ|hľadaná pozícia|požadovaná pozícia|stručne o mne|profesijný cieľ',
    employment:
      'pracovné skúsenosti|prax|skúsenosti|odborná prax|profesijné skúsenosti|priebeh zamestnaní|zamestnanie|doterajšia prax|stáže|pracovná skúsenosť|priebeh praxe|predchádzajúce zamestnania|predchádzajúca prax|predchádzajúce pracovné skúsenosti|doterajšie zamestnania|doterajšie pracovné skúsenosti|pracovná prax|pracovná kariéra|profesijná dráha|profesijná kariéra|zamestnania|zamestnávatelia|súčasné zamestnanie|stáže a prax|zahraničné skúsenosti|pedagogická prax|klinická prax|podnikanie|povolanie|priebeh zamestnania|pracovné skúsenosti a prax|profesijná prax|brigády a stáže|kariéra|pracovný život',
    education:
      'vzdelanie|vzdelávanie|štúdium|dosiahnuté vzdelanie|vzdelanie a kurzy|vzdelanie a kvalifikácia|vzdelanie a odborná príprava|najvyššie dosiahnuté vzdelanie|najvyššie vzdelanie|priebeh vzdelania|priebeh štúdia|formálne vzdelanie|odborné vzdelanie|kvalifikácia|školské vzdelanie|akademické vzdelanie|školy a štúdium|vzdelávanie a príprava|vzdelávanie a odborná príprava|priebeh vzdelávania|vzdelanie a školenia|vzdelanie a certifikáty',
    skills:
      'hlavné zručnosti|najlepšie zručnosti|zručnosti|znalosti|schopnosti|kompetencie|počítačové znalosti|znalosti a zručnosti|schopnosti a zručnosti|odborné znalosti|digitálne zručnosti|osobné zručnosti|počítačové zručnosti|odborné zručnosti|pracovné zručnosti|technické zručnosti|práca s počítačom|práca na pc|osobné vlastnosti|ostatné znalosti|ďalšie znalosti|ďalšie zručnosti|čo ponúkam|osobné zručnosti a kompetencie|sociálne zručnosti a kompetencie|organizačné zručnosti a kompetencie|technické zručnosti a kompetencie|iné zručnosti|zručnosti a znalosti|osobnostné vlastnosti|vlastnosti|silné stránky|it znalosti|pc znalosti',
    languages:
      'jazyky|jazykové znalosti|cudzie jazyky|jazykové zručnosti|znalosť jazykov|materinský jazyk|ďalšie jazyky|ovládanie jazykov|jazykové schopnosti',
    certificates:
      'certifikáty|kurzy|školenia|kurzy a školenia|vodičský preukaz|certifikáty a kurzy|kurzy a certifikáty|osvedčenia|oprávnenia|osvedčenia a oprávnenia|preukazy|vodičské oprávnenie|licencie|rekvalifikácia|ďalšie vzdelávanie|ďalšie vzdelanie|skúšky|štátne skúšky|školenia a certifikáty|odborné kurzy|certifikáty a školenia|absolvované kurzy|absolvované školenia|školenia a kurzy|odborné skúšky',
    projects: 'projekty',
    publications: 'publikácie|publikačná činnosť|konferencie',
    volunteering: 'dobrovoľníctvo|dobrovoľnícka činnosť',
    awards: 'ocenenia|úspechy|ocenenia a úspechy',
    memberships: 'členstvá|členstvo',
    interests: 'záujmy|záľuby|koníčky|hobby|záujmy a koníčky|záujmy a záľuby|koníčky a záujmy|voľný čas',
    references: 'referencie|odporúčania|osoby poskytujúce referencie|kontaktné osoby',
    personal: 'osobné údaje|osobné informácie|základné údaje|všeobecné údaje',
    'cover-letter': 'motivačný list|sprievodný list',
    other:
      'ďalšie informácie|doplňujúce informácie|iné|ostatné|ostatné informácie|prehlásenie|ďalšie|prílohy|iné informácie|poznámky|dodatočné informácie',
  },
  cs: {
    contact: 'kontakt|kontaktní údaje|kontakty',
    summary:
      'souhrn|profil|shrnutí|o mně|cíl|profesní profil|kariérní cíl|profesní shrnutí|stručně o mně|o mé osobě|kdo jsem|krátce o mně',
    employment:
      'pracovní zkušenosti|praxe|zkušenosti|pracovní praxe|profesní zkušenosti|průběh zaměstnání|zaměstnání|odborná praxe|dosavadní praxe|stáže|pracovní zkušenost|přehled praxe|profesní praxe|předchozí zaměstnání|předchozí praxe|předchozí pracovní zkušenosti|dosavadní zaměstnání|dosavadní pracovní zkušenosti|dosavadní průběh zaměstnání|současné zaměstnání|zaměstnavatelé|předchozí zaměstnavatelé|pracovní kariéra|profesní kariéra|profesní dráha|profesní historie|pracovní historie|pracovní poměry|průběh praxe|průběh dosavadní praxe|brigády|brigády a stáže|stáže a praxe|zahraniční zkušenosti|zkušenosti ze zahraničí|pedagogická praxe|pedagogická činnost|vědecká činnost|klinická praxe|živnost|podnikání|kde pracuji|povolání|vojna|vojenská služba|pracovní zkušenosti a praxe|kariéra|průběh dosavadních zaměstnání|praxe a zkušenosti',
    education:
      'vzdělání|vzdělávání|studium|dosažené vzdělání|vzdělání a kurzy|vzdělání a kvalifikace|vzdělání a školení|nejvyšší dosažené vzdělání|nejvyšší vzdělání|průběh vzdělání|průběh studia|absolvované školy|formální vzdělání|odborné vzdělání|kvalifikace|školní vzdělání|akademické vzdělání|akademické tituly|vzdělání a odborná příprava|akademická kariéra|vzdělání odborná příprava a školení|průběh vzdělávání|vzdělání a certifikáty',
    skills:
      'hlavní dovednosti|nejlepší dovednosti|dovednosti|znalosti|schopnosti|kompetence|počítačové znalosti|znalosti a dovednosti|dovednosti a znalosti|odborné znalosti|schopnosti a dovednosti|pc dovednosti|pc znalosti|technické dovednosti|osobní vlastnosti|klíčové dovednosti|další dovednosti|digitální dovednosti|osobní dovednosti|pracovní dovednosti|odborné dovednosti|profesní dovednosti|jazykové a počítačové znalosti|práce s počítačem|práce na pc|silné stránky|vlastnosti|přednosti|ostatní dovednosti|ostatní znalosti|další znalosti|další znalosti a dovednosti|speciální znalosti|manuální zručnost|co nabízím|schopnosti znalosti a dovednosti|sociální dovednosti|sociální schopnosti a dovednosti|organizační schopnosti a dovednosti|technické znalosti a dovednosti|počítačové dovednosti|počítačové znalosti a dovednosti|it znalosti|práce s pc|další schopnosti',
    languages:
      'jazyky|jazykové znalosti|cizí jazyky|jazykové dovednosti|znalost jazyků|jazyková vybavenost|jazykové schopnosti|mateřský jazyk|další jazyky',
    certificates:
      'certifikáty|kurzy|školení|kurzy a školení|řidičský průkaz|certifikace|kurzy a certifikáty|certifikáty a kurzy|školení a kurzy|certifikáty a školení|osvědčení|oprávnění|osvědčení a oprávnění|průkazy|průkazy a oprávnění|oprávnění a průkazy|řidičské oprávnění|řidičák|rekvalifikace|další vzdělávání|další vzdělání|kurzy a semináře|absolvované kurzy|odborné kurzy|odborná školení|zkoušky|státní zkoušky|školení a certifikáty|absolvovaná školení|odborné zkoušky|profesní průkazy',
    projects: 'projekty|výzkum|vědecké projekty|bakalářská práce|diplomová práce',
    publications: 'publikace|články|publikační činnost|přehled publikací|výstavy',
    volunteering: 'dobrovolnictví|dobrovolnická činnost|dobrovolnická práce|veřejná činnost',
    awards: 'ocenění|úspěchy|ocenění a úspěchy|stipendia',
    memberships: 'členství|členství v organizacích|funkce',
    interests:
      'zájmy|záliby|koníčky|zájmy a koníčky|volný čas|zájmy a záliby|koníčky a zájmy|mimopracovní aktivity|volnočasové aktivity',
    references:
      'reference|doporučení|kontakty na reference|doporučující osoby|osoby poskytující reference|kontakty pro reference|reference na vyžádání',
    personal: 'osobní údaje|osobní informace|základní údaje|obecné údaje|údaje|osobní data',
    'cover-letter': 'motivační dopis|průvodní dopis',
    other:
      'další informace|ostatní|doplňující informace|jiné|ostatní informace|různé|přílohy|poznámky|doplnění|prohlášení|souhlas se zpracováním osobních údajů|další údaje',
  },
  da: {
    contact: 'kontakt|kontaktoplysninger',
    summary:
      'oversigt|profil|resumé|om mig|mål|profiltekst|sammenfatning|kort om mig|kort fortalt|hvem er jeg|lidt om mig|kompetenceprofil|mine mål|karriereresumé|jobmål|karrieremål|faglig profil|personlig profil|sammendrag',
    employment:
      'erhvervserfaring|erfaring|arbejdserfaring|ansættelser|joberfaring|beskæftigelse|karriere|praktik|erhvervsmæssig baggrund|relevant erfaring|tidligere ansættelser|arbejdsliv|ansættelse|nuværende ansættelse|nuværende stilling|tidligere stillinger|tidligere job|tidligere erfaring|ansættelsesforhold|beskæftigelse og erfaring|erhvervskarriere|erhvervsforløb|karriereforløb|professionel erfaring|erhverv|arbejdsmæssig erfaring|arbejdserfaringer|anden erhvervserfaring|øvrig erhvervserfaring|øvrig erfaring|studiejob|studiejobs|fritidsjob|praktikforløb|praktikophold|praktik og studiejob|værnepligt|militærtjeneste|undervisningserfaring|ledelseserfaring|udlandserfaring|selvstændig virksomhed|hvor jeg arbejder|erhvervserfaring og praktik|ansættelser og hverv',
    education:
      'uddannelse|uddannelser|uddannelsesbaggrund|uddannelse og kurser|uddannelse og efteruddannelse|uddannelsesforløb|skole og uddannelse|akademisk uddannelse|akademisk baggrund|skolebaggrund|skole og læretid|uddannelse og skole|eksamener|faglig uddannelse|uddannelse og kvalifikationer|skoleuddannelse|teoretisk uddannelse',
    skills:
      'topkompetencer|vigtigste kompetencer|kompetencer|færdigheder|kvalifikationer|faglige kompetencer|it kompetencer|it færdigheder|nøglekompetencer|it kundskaber|it kvalifikationer|personlige kompetencer|kernekompetencer|tekniske kompetencer|personlige egenskaber|egenskaber|styrker|edb kundskaber|it erfaring|it systemer|værktøjer|faglige kvalifikationer|faglige styrker|specialer|særlige kompetencer|øvrige kompetencer|kvalifikationer og kompetencer|erfaring med|personlige færdigheder|personlige færdigheder og kompetencer|digitale færdigheder|personlige kvalifikationer|it kendskab|digitale kompetencer|sociale færdigheder|øvrige kvalifikationer|tekniske færdigheder|systemkendskab',
    languages:
      'sprog|sprogkundskaber|sprogfærdigheder|sprogniveau|modersmål|fremmedsprog|sproglige færdigheder|sproglige kompetencer|andre sprog|sprogkompetencer',
    certificates:
      'certifikater|kurser|certificeringer|efteruddannelse|kurser og certifikater|kørekort|kurser og efteruddannelse|kurser og certificeringer|kurser og uddannelser|øvrige kurser|relevante kurser|efter og videreuddannelse|efteruddannelse og kurser|videreuddannelse|beviser|certifikater og kurser|autorisation|autorisationer|truckcertifikat|supplerende uddannelse|kursusaktivitet|beviser og certifikater',
    projects: 'projekter|forskning',
    publications: 'publikationer|foredrag|publikationer og foredrag|udstillinger',
    volunteering:
      'frivilligt arbejde|frivillig erfaring|frivilligt|frivilligt engagement|foreningsarbejde|frivillighed|frivillige aktiviteter|tillidshverv|bestyrelsesposter|frivilligt arbejde og tillidshverv|ulønnede hverv',
    awards: 'priser|hædersbevisninger|udmærkelser|resultater|legater|hæder|priser og legater',
    memberships: 'medlemskaber|tillidshverv|medlemskab|bestyrelsesarbejde|bestyrelsesposter|foreninger',
    interests:
      'interesser|fritid|fritidsinteresser|hobbyer|fritid og interesser|interesser og fritid|privat og fritid|personligt og fritid|privat|familie og fritid|personlige interesser',
    references: 'referencer|reference|referencepersoner|anbefalinger|udtalelser',
    personal:
      'personlige oplysninger|personlige data|privat|personlige forhold|persondata|stamdata|personligt|privatliv',
    'cover-letter': 'ansøgning|motiveret ansøgning',
    other:
      'øvrigt|andet|yderligere oplysninger|øvrige oplysninger|andre oplysninger|bilag|supplerende oplysninger|diverse',
  },
  sv: {
    contact: 'kontakt|kontaktuppgifter|kontaktinformation',
    summary:
      'profil|sammanfattning|om mig|mål|personlig profil|profiltext|presentation|vem är jag|kort presentation|mina mål|kompetensprofil|kort om mig|personligt|personlig presentation|karriärmål|professionell profil|profilbeskrivning|sammanfattad profil',
    employment:
      'arbetslivserfarenhet|erfarenhet|arbetserfarenhet|yrkeserfarenhet|anställningar|anställning|karriär|praktik|arbetslivserfarenheter|tidigare anställningar|jobberfarenhet|arbetslivsbakgrund|uppdrag|arbetslivserfarenhet i urval|nuvarande anställning|nuvarande tjänst|nuvarande arbete|tidigare arbeten|tidigare tjänster|tidigare erfarenhet|tidigare arbetslivserfarenhet|tjänster|befattningar|yrkesliv|yrkesbakgrund|yrkesbana|yrkeslivserfarenhet|yrkesverksamhet|karriärväg|professionell erfarenhet|relevant erfarenhet|relevant arbetslivserfarenhet|övrig erfarenhet|övrig arbetslivserfarenhet|annan erfarenhet|extrajobb|sommarjobb|sommarjobb och extrajobb|feriearbete|praktikplatser|praktik och arbete|vikariat|värnplikt|militärtjänst|undervisning|undervisningserfarenhet|pedagogisk erfarenhet|pedagogiska meriter|ledarerfarenhet|chefserfarenhet|egen verksamhet|egen företagare|utlandserfarenhet|klinisk erfarenhet|arbeten|konsultuppdrag|anställningar och uppdrag|övriga anställningar|erfarenheter|praktik och sommarjobb|arbetsliv|lia praktik|tjänstgöring',
    education:
      'utbildning|utbildningar|studier|utbildning och kurser|utbildningsbakgrund|akademisk utbildning|akademiska studier|akademiska meriter|universitetsstudier|högskolestudier|skolgång och utbildning|skola och utbildning|studiebakgrund|yrkesutbildning och kurser|formell utbildning|utbildning och kvalifikationer|skolutbildning|utbildning och kompetensutveckling',
    skills:
      'främsta kompetenser|toppkompetenser|främsta kunskaper|kompetenser|färdigheter|kunskaper|kompetens|datakunskaper|it kunskaper|kvalifikationer|egenskaper|tekniska färdigheter|nyckelkompetenser|tekniska kunskaper|övriga kunskaper|datorkunskaper|systemkunskaper|styrkor|it kompetens|datakunskap|dator|it system|verktyg|personliga egenskaper|mina egenskaper|kompetensområden|nyckelkunskaper|expertis|färdigheter och kunskaper|kunskaper och färdigheter|övrig kompetens|övriga färdigheter|särskilda kunskaper|specialkunskaper|tekniska kompetenser|personliga färdigheter|personliga färdigheter och kompetenser|digitala färdigheter|datorvana|digital kompetens|övriga meriter|kärnkompetenser|systemkunskap|övriga kvalifikationer',
    languages: 'språk|språkkunskaper|språk och nivå|språkfärdigheter|modersmål|andra språk|språkkompetens',
    certificates:
      'certifikat|kurser|certifieringar|kurser och certifikat|körkort|vidareutbildning|övriga kurser|kurser och utbildningar|övriga utbildningar|kurser och certifieringar|certifikat och kurser|certifikat och utbildningar|fortbildning|kompetensutveckling|internutbildning|interna utbildningar|behörigheter|legitimation|licenser|intyg|körkort och certifikat|truckkort|övrig utbildning|kompletterande utbildning',
    projects: 'projekt|forskning',
    publications: 'publikationer|artiklar|vetenskapliga publikationer|konferenser|utställningar',
    volunteering:
      'volontärarbete|ideellt arbete|ideellt engagemang|engagemang|ideella uppdrag|föreningsliv|föreningsarbete|ideell verksamhet|frivilligarbete|förtroendeuppdrag|föreningsengagemang|ideella engagemang|föreningsuppdrag',
    awards:
      'utmärkelser|priser|stipendier|meriter|priser och utmärkelser|stipendier och utmärkelser|utmärkelser och stipendier',
    memberships: 'medlemskap|förtroendeuppdrag|styrelseuppdrag|uppdrag och engagemang|föreningsuppdrag',
    interests:
      'intressen|fritid|fritidsintressen|hobby|hobbys|intressen och fritid|fritid och intressen|på min fritid|fritidssysselsättningar|hobbyer',
    references: 'referenser|referens|referenspersoner',
    personal: 'personuppgifter|personliga uppgifter|personligt|personlig information|personliga data',
    'cover-letter': 'personligt brev|ansökan',
    other:
      'övrigt|annat|övrig information|övriga meriter|övriga upplysningar|bilagor|tilläggsinformation|diverse|ytterligare information|kompletterande information',
  },
  no: {
    contact: 'kontakt|kontaktinformasjon|kontaktopplysninger',
    summary:
      'profil|sammendrag|om meg|mål|nøkkelkvalifikasjoner sammendrag|kort om meg|kort presentasjon|faglig profil|presentasjon|målsetting|personlig profil|oppsummering|personprofil|nøkkelinformasjon|karrieremål|personlig presentasjon',
    employment:
      'arbeidserfaring|erfaring|yrkeserfaring|jobberfaring|praksis|ansettelser|arbeidspraksis|relevant erfaring|relevant arbeidserfaring|karriere|yrkespraksis|nåværende stilling|nåværende arbeid|tidligere arbeid|tidligere arbeidserfaring|ansettelsesforhold|arbeidsforhold|karrierevei|profesjonell erfaring|annen erfaring|annen arbeidserfaring|øvrig arbeidserfaring|deltidsjobb|deltidsjobber|sommerjobb|sommerjobber|praksisplass|praksisplasser|lærling|læretid|verneplikt|førstegangstjeneste|ledererfaring|klinisk erfaring|oppdrag|stillinger|arbeid og erfaring|selvstendig næringsvirksomhet|arbeidserfaring og praksis|arbeidslivserfaring|praksisperioder',
    education:
      'utdanning|utdannelse|utdanning og kurs|utdanningsbakgrunn|skole og utdanning|skolegang og utdanning|akademisk bakgrunn|akademisk utdanning|formell utdanning|høyere utdanning|fagbrev og utdanning|utdanning og kompetanse|utdanning og kvalifikasjoner|utdanning og opplæring',
    skills:
      'toppkompetanse|toppferdigheter|viktigste ferdigheter|ferdigheter|kompetanse|kvalifikasjoner|nøkkelkvalifikasjoner|kunnskaper|datakunnskaper|it kunnskaper|nøkkelkompetanse|it kompetanse|dataferdigheter|egenskaper|personlige egenskaper|fagkompetanse|dataferdigheter og kunnskaper|dataprogrammer|datasystemer|verktøy|faglige kvalifikasjoner|faglig kompetanse|tekniske ferdigheter|andre ferdigheter|øvrige ferdigheter|spesialkompetanse|annen kompetanse|kompetanseområder|personlige ferdigheter|digitale ferdigheter|kjernekompetanse|datakunnskap|styrker',
    languages: 'språk|språkkunnskaper|språkferdigheter|språk og nivå|morsmål|språkkompetanse|andre språk',
    certificates:
      'sertifikater|kurs|sertifiseringer|kurs og sertifikater|førerkort|etterutdanning|kurs og sertifiseringer|sertifikat|kurs og etterutdanning|kurs og videreutdanning|videreutdanning|sertifikater og kurs|andre kurs|relevante kurs|autorisasjon|autorisasjoner|godkjenninger|fagbrev|truckførerbevis|førerkort og sertifikater|etter og videreutdanning|kursbevis',
    projects: 'prosjekter|forskning',
    publications: 'publikasjoner|artikler|vitenskapelige publikasjoner|utstillinger',
    volunteering:
      'frivillig arbeid|frivillig erfaring|frivillighet|frivillige verv|frivillig engasjement|organisasjonserfaring|organisasjonsarbeid',
    awards: 'priser|utmerkelser|prestasjoner|stipender|stipend|priser og stipender',
    memberships:
      'medlemskap|verv|tillitsverv|styreverv|verv og tillitsverv|organisasjoner|verv og annet|verv og frivillig arbeid|styreverv og tillitsverv|politiske verv|verv og engasjement',
    interests:
      'interesser|fritid|hobbyer|fritidsinteresser|hobbyer og interesser|interesser og fritid|interesser og hobbyer|personlige interesser',
    references: 'referanser|referanse|referansepersoner|attester',
    personal: 'personalia|personlige opplysninger|personopplysninger|personlig informasjon',
    'cover-letter': 'søknad|søknadsbrev',
    other:
      'annet|øvrig|diverse|tilleggsinformasjon|andre opplysninger|øvrige opplysninger|annen informasjon|vedlegg|tilleggsopplysninger',
  },
  fi: {
    contact: 'yhteystiedot|yhteystieto',
    summary:
      'profiili|tiivistelmä|tietoa minusta|tavoite|yhteenveto|minusta|esittely|lyhyesti|kuka olen|esittelyteksti|tavoitteet|osaamisprofiili|lyhyt esittely|lyhyesti minusta|ammatillinen profiili|henkilökuvaus|uratavoite',
    employment:
      'työkokemus|työhistoria|kokemus|työura|ammatillinen kokemus|työharjoittelu|harjoittelut|urahistoria|aiempi työkokemus|työkokemukset|nykyinen työ|nykyinen työpaikka|nykyinen tehtävä|aiemmat työt|aiemmat työpaikat|aikaisempi työkokemus|aikaisemmat työpaikat|muu työkokemus|muu kokemus|keskeinen työkokemus|olennainen työkokemus|työelämäkokemus|työelämä|työsuhteet|työtehtävät|tehtävät|ura|kesätyöt|kesätyöt ja harjoittelut|työharjoittelut|harjoittelu|oppisopimus|asepalvelus|varusmiespalvelus|varusmies|opetuskokemus|opetustyö|johtamiskokemus|kliininen kokemus|yrittäjyys|toiminta yrittäjänä|luottamustoimet ja työkokemus|ammattikokemus|toimeksiannot|työkokemus ja harjoittelut|merkittävin työkokemus|oleellinen työkokemus',
    education:
      'koulutus|opinnot|koulutukset|koulutustausta|tutkinnot|koulutus ja tutkinnot|koulutus ja opinnot|koulut ja opinnot|opiskelu|koulunkäynti|koulusivistys|akateeminen koulutus|korkeakouluopinnot|suoritetut tutkinnot|tutkinto|muut opinnot|koulutus ja kurssit|oppiarvot|koulutus ja pätevyydet|peruskoulutus',
    skills:
      'tärkeimmät taidot|parhaat taidot|taidot|osaaminen|ydinosaaminen|it taidot|atk taidot|tietotekniset taidot|erityisosaaminen|muu osaaminen|tekninen osaaminen|tietokonetaidot|ammatillinen osaaminen|vahvuudet|it osaaminen|taidot ja osaaminen|erityistaidot|atk osaaminen|tietotekniikka|tietotekninen osaaminen|ohjelmat|ohjelmisto osaaminen|työkalut|järjestelmät|muut taidot|ominaisuudet|osaamisalueet|keskeinen osaaminen|tekniset taidot|digitaidot|työtaidot|henkilökohtaiset taidot|henkilökohtaiset taidot ja kompetenssit|digitaaliset taidot|avainosaaminen|osaaminen ja vahvuudet|tietotekniikkataidot|henkilökohtaiset ominaisuudet',
    languages: 'kielitaito|kielet|kielitaidot|kielet ja taso|äidinkieli|muut kielet|muu kielitaito',
    certificates:
      'sertifikaatit|kurssit|todistukset|luvat ja kortit|lisäkoulutus|ajokortti|täydennyskoulutus|pätevyydet|kortit ja luvat|kurssit ja koulutukset|koulutukset ja kurssit|kurssit ja sertifikaatit|sertifikaatit ja kurssit|kurssit ja pätevyydet|pätevyydet ja kortit|kortit|työluvat|työturvallisuuskortit|luvat|lisäkoulutukset|täydennyskoulutukset|muu koulutus|muut koulutukset|todistukset ja pätevyydet|ajokortit|kortit ja pätevyydet|muut kurssit|luvat ja pätevyydet|voimassa olevat kortit|korttikoulutukset|ammatilliset pätevyydet',
    projects: 'projektit|tutkimus|hankkeet',
    publications: 'julkaisut|artikkelit|julkaisuluettelo|tieteelliset julkaisut|esitelmät|näyttelyt',
    volunteering: 'vapaaehtoistyö|vapaaehtoistoiminta|järjestötoiminta|yhdistystoiminta|vapaaehtoistehtävät',
    awards: 'palkinnot|tunnustukset|saavutukset|apurahat|stipendit|palkinnot ja tunnustukset|apurahat ja palkinnot',
    memberships:
      'jäsenyydet|luottamustoimet|luottamustehtävät|jäsenyydet ja luottamustoimet|yhdistykset|hallitustyö|järjestötoiminta|järjestötoiminta ja luottamustehtävät|yhdistystoiminta|hallitustyöskentely',
    interests:
      'harrastukset|kiinnostuksen kohteet|vapaa aika|harrastukset ja kiinnostuksen kohteet|vapaa aika ja harrastukset|harrastukset ja vapaa aika|kiinnostukset|harrastuneisuus|harrastukset ja luottamustehtävät|vapaa ajan harrastukset',
    references: 'suosittelijat|suosittelija|referenssit|suositukset|suosittelijoiden yhteystiedot',
    personal: 'henkilötiedot|henkilökohtaiset tiedot|perustiedot|henkilökohtaista',
    'cover-letter': 'hakemus|työhakemus|saatekirje',
    other:
      'muuta|muut tiedot|lisätiedot|muu|muuta tietoa|muuta huomioitavaa|liitteet|muut asiat|muut|varusmiespalvelus|asevelvollisuus',
  },
  et: {
    contact: 'kontakt|kontaktandmed',
    summary:
      'profiil|kokkuvõte|minust|eesmärk|enesetutvustus|lühitutvustus|lühikirjeldus|endast|tutvustus|karjäärieesmärk|soovitud töökoht|soovitud ametikoht',
    employment:
      'töökogemus|kogemus|töökäik|ametialane kogemus|praktika|teenistuskäik|töökogemused|varasem töökogemus|senine töökogemus|töökohad|teenistuskäik ja töökogemus|erialane töökogemus|praegune töökoht|karjäär|praktikad|ajateenistus|töö|kus olen töötanud|töökogemus ja praktika|ametialane käik|praktikakogemus',
    education:
      'haridus|haridustee|hariduskäik|haridus ja koolitus|haridus ja täiendkoolitus|omandatud haridus|kõrgharidus ja koolid|koolid|õpingud|haridus ja koolid|haridus ja koolitused|haridus ja kvalifikatsioon',
    skills:
      'oskused|pädevused|arvutioskused|teadmised ja oskused|arvutioskus|tehnilised oskused|isikuomadused|oskused ja pädevused|digioskused|oskused ja teadmised|muud oskused|erialased oskused|tugevused|isiklikud oskused|arvuti|digipädevus|digipädevused|isiklikud oskused ja pädevused|sotsiaalsed oskused|organiseerimisoskused|tööga seotud oskused|arvutikasutamise oskus|suhtlemisoskus',
    languages: 'keeled|keeleoskus|keelteoskus|võõrkeeled|emakeel|räägin|muud keeled|keelte oskus',
    certificates:
      'sertifikaadid|koolitused|tunnistused|täiendkoolitus|kursused|täiendkoolitused|juhiluba|koolitused ja kursused|täiendkoolitused ja kursused|juhiload|load|kutsetunnistused|täiendõpe|kursused ja koolitused|kutsetunnistused ja koolitused|tunnistused ja load|täiendusõpe|enesetäiendus|juhtimisõigus',
    projects: 'projektid|teadustöö',
    publications: 'publikatsioonid|avaldatud tööd|artiklid',
    volunteering: 'vabatahtlik töö|vabatahtlik tegevus',
    awards: 'auhinnad|tunnustused|saavutused',
    memberships:
      'liikmelisus|kuuluvus|liikmesus|ühiskondlik tegevus|kuulumine organisatsioonidesse|kuulumine ühingutesse',
    interests: 'huvid|hobid|huvialad|vaba aeg|huvid ja hobid|hobid ja huvid|harrastused',
    references: 'soovitajad|soovitused|soovitaja|referentsid|soovitajate kontaktid',
    personal: 'isikuandmed|isiklikud andmed|üldandmed|andmed',
    other: 'muu|lisainfo|muu info|muu teave|lisaandmed|lisad|lisateave|täiendav info',
  },
  lv: {
    contact: 'kontakti|kontaktinformācija',
    summary:
      'profils|kopsavilkums|par mani|mērķis|vēlamais amats|vēlamais darbs|īss apraksts|īsumā par mani|vēlamais darbs profesionālās darbības joma|karjeras mērķis',
    employment:
      'darba pieredze|pieredze|profesionālā pieredze|prakse|darba vietas|iepriekšējā darba pieredze|līdzšinējā darba pieredze|darba gaitas|iepriekšējās darba vietas|pašreizējā darba vieta|karjera|praktiskā pieredze|darbs|darba stāžs|pedagoģiskā pieredze|profesionālā darbība|kur esmu strādājis|darba pieredze un prakse|darba un prakses pieredze|nodarbinātība|prakses',
    education:
      'izglītība|izglītība un apmācība|studijas|iegūtā izglītība|mācības|skolas|izglītība un kvalifikācija|akadēmiskā izglītība|izglītība un mācības|izglītība un kursi|formālā izglītība',
    skills:
      'prasmes|kompetences|iemaņas|datorprasmes|zināšanas|prasmes un iemaņas|profesionālās prasmes|zināšanas un prasmes|digitālās prasmes|tehniskās prasmes|datora prasmes|citas prasmes|personīgās prasmes|stiprās puses|īpašības|komunikācijas prasmes|personiskās prasmes un zināšanas|personiskās prasmes un kompetences|personīgās prasmes un kompetences|personīgās prasmes un iemaņas|organizatoriskās prasmes|sociālās prasmes|sociālās prasmes un kompetences|tehniskās prasmes un kompetences|citas prasmes un kompetences|datorzināšanas|darba prasmes|ar darbu saistītās prasmes|digitālās kompetences|it prasmes|personiskās prasmes|personības īpašības|komunikācijas un saskarsmes prasmes',
    languages:
      'valodas|valodu prasmes|valodu zināšanas|svešvalodas|dzimtā valoda|svešvalodu zināšanas|runāju|valodu prasme|citas valodas',
    certificates:
      'sertifikāti|kursi|apmācības|papildu izglītība|kursi un semināri|autovadītāja apliecība|kursi un sertifikāti|sertifikāti un kursi|apliecības|tālākizglītība|profesionālā pilnveide|autovadītāja tiesības|vadītāja apliecība|autovadītāja apliecība|kursi un apmācības|licences|papildus izglītība|semināri',
    projects: 'projekti',
    publications: 'publikācijas',
    volunteering: 'brīvprātīgais darbs|brīvprātīgā darba pieredze',
    awards: 'apbalvojumi|sasniegumi',
    memberships: 'dalība organizācijās',
    interests:
      'intereses|hobiji|vaļasprieki|brīvais laiks|hobiji un intereses|intereses un hobiji|vaļasprieki un intereses',
    references: 'atsauksmes|ieteikumi|rekomendācijas|atsauces|kontaktpersonas',
    personal: 'personas dati|personīgā informācija|personas informācija|vispārīga informācija|personīgie dati',
    other:
      'cita informācija|papildu informācija|papildinformācija|cits|pielikumi|cita|papildu ziņas|pielikums|citas ziņas|cita papildu informācija',
  },
  lt: {
    contact: 'kontaktai|kontaktinė informacija',
    summary:
      'profilis|santrauka|apie mane|tikslas|trumpai apie mane|karjeros tikslas|pageidaujamos pareigos|pageidaujamas darbas|trumpas prisistatymas|profesinis tikslas',
    employment:
      'darbo patirtis|patirtis|profesinė patirtis|praktika|darbovietės|ankstesnė darbo patirtis|ankstesnės darbovietės|dabartinė darbovietė|darbo stažas|darbo istorija|profesinė veikla|praktinė patirtis|pareigos|darbas|pedagoginė patirtis|kur dirbau|darbinė veikla|darbo patirtis ir praktika|stažuotės|praktikos',
    education:
      'išsilavinimas|švietimas|mokslai|studijos|išsimokslinimas|išsilavinimas ir kvalifikacija|įgytas išsilavinimas|mokyklos|mokslas|studijos ir mokymai|akademinis išsilavinimas|išsilavinimas ir mokymai|mokymasis|švietimas ir mokymas',
    skills:
      'įgūdžiai|gebėjimai|kompetencijos|kompiuterinis raštingumas|žinios|įgūdžiai ir gebėjimai|profesiniai įgūdžiai|techniniai įgūdžiai|asmeninės savybės|kompiuteriniai įgūdžiai|gebėjimai ir įgūdžiai|kiti įgūdžiai|asmeniniai įgūdžiai|stipriosios savybės|stiprybės|savybės|skaitmeniniai įgūdžiai|asmeniniai įgūdžiai ir kompetencijos|asmeniniai gebėjimai ir kompetencijos|socialiniai įgūdžiai ir kompetencijos|organizaciniai įgūdžiai ir kompetencijos|techniniai įgūdžiai ir kompetencijos|darbo kompiuteriu įgūdžiai|bendravimo įgūdžiai|su darbu susiję įgūdžiai',
    languages:
      'kalbos|kalbų mokėjimas|užsienio kalbos|kalbų žinios|gimtoji kalba|kalbu|kalbos ir lygis|kalbiniai įgūdžiai|kalbų įgūdžiai|kitos kalbos|užsienio kalbų mokėjimas',
    certificates:
      'sertifikatai|kursai|mokymai|pažymėjimai|kursai ir mokymai|vairuotojo pažymėjimas|mokymai ir kursai|kursai ir seminarai|seminarai|kvalifikacijos kėlimas|kvalifikacijos tobulinimas|papildomas išsilavinimas|papildomi mokymai|licencijos|vairuotojo teisės|mokymai ir sertifikatai|sertifikatai ir kursai|papildomas mokymas|mokymai seminarai|kursai seminarai',
    projects: 'projektai',
    publications: 'publikacijos|straipsniai',
    volunteering: 'savanorystė|savanoriška veikla',
    awards: 'apdovanojimai|pasiekimai',
    memberships: 'narystės|narystė',
    interests:
      'pomėgiai|interesai|laisvalaikis|hobiai|pomėgiai ir laisvalaikis|laisvalaikio pomėgiai|pomėgiai ir interesai|hobis',
    references: 'rekomendacijos|atsiliepimai|rekomendacijas gali suteikti|rekomenduotojai|rekomendacijas teikia',
    personal: 'asmeninė informacija|asmens duomenys|asmeniniai duomenys|bendra informacija|bendrieji duomenys',
    other: 'kita informacija|papildoma informacija|kita|kita svarbi informacija|priedai',
  },
  hu: {
    contact: 'elérhetőség|elérhetőségek|kapcsolat',
    summary:
      'összegzés|profil|összefoglaló|bemutatkozás|rólam|célkitűzés|szakmai összefoglaló|szakmai profil|karriercél|magamról|rövid bemutatkozás|bemutatkozó|magamról röviden|rólam röviden|célok|céljaim|ki vagyok|szakmai célok|szakmai célkitűzés|megpályázott munkakör|megpályázott pozíció|betölteni kívánt munkakör',
    employment:
      'munkatapasztalat|szakmai tapasztalat|tapasztalat|munkahelyek|szakmai gyakorlat|munkatapasztalatok|szakmai tapasztalatok|pályafutás|gyakornoki tapasztalat|szakmai önéletrajz|eddigi munkahelyek|korábbi munkahelyek|korábbi munkahelyeim|előző munkahelyek|munkahelyeim|jelenlegi munkahely|jelenlegi munkahelyem|munkaviszonyok|munkaviszony|foglalkoztatás|szakmai életút|szakmai pályafutás|szakmai karrier|karrier|életpálya|munkaerőpiaci tapasztalat|gyakorlati tapasztalat|gyakorlat|szakmai gyakorlatok|nyári munkák|diákmunka|diákmunkák|munkák|munkakörök|beosztások|oktatói tapasztalat|oktatási tapasztalat|tanítási tapasztalat|tudományos tevékenység|kutatói tapasztalat|klinikai tapasztalat|külföldi tapasztalat|vállalkozás|katonai szolgálat|egyéb tapasztalat|egyéb munkatapasztalat|szakmai munka|munkahelyi tapasztalat|munkahelyi tapasztalatok|szakmai múlt|szakmai tapasztalat és gyakorlat',
    education:
      'tanulmányok|képzettség|végzettség|iskolai végzettség|oktatás|képzettségek|oktatás és képzés|végzettségek|iskolák|tanulmány|tanulmányaim|végzettségeim|legmagasabb iskolai végzettség|iskolai tanulmányok|felsőfokú tanulmányok|tanulmányok és végzettségek|tanulmányok és képzések|iskolai végzettségek|szakmai végzettségek|szakképesítések|diplomák|oktatás és képzettség|képzés|tudományos fokozat|egyetem|oktatás képzés|oktatás és képzések|tanulmányok végzettségek|képzések|iskoláim|képesítések|szakmai végzettség|tanulmányi adatok',
    skills:
      'legfontosabb készségek|legfőbb készségek|készségek|képességek|kompetenciák|ismeretek|szakmai ismeretek|számítógépes ismeretek|informatikai ismeretek|szakmai készségek|számítástechnikai ismeretek|egyéb ismeretek|készségek és képességek|technikai készségek|erősségek|digitális készségek|személyes kompetenciák|egyéb készségek|személyes készségek|személyes tulajdonságok|tulajdonságok|szakmai kompetenciák|kulcskompetenciák|számítógépes készségek|it ismeretek|informatika|számítástechnika|szoftverek|szoftverismeret|programok|technikai ismeretek|szakterületek|szakterület|kommunikációs készségek|szervezési készségek|ehhez értek|jártasságok|egyéni készségek|egyéni készségek és kompetenciák|készségek és kompetenciák|társas készségek és kompetenciák|szervezési készségek és kompetenciák|műszaki készségek és kompetenciák|számítógép felhasználói készségek és kompetenciák|számítógép-felhasználói készségek|egyéb készségek és kompetenciák|személyiségjegyek|digitális kompetenciák|készségek képességek',
    languages:
      'nyelvek|nyelvtudás|nyelvismeret|idegen nyelvek|nyelvi készségek|nyelvi ismeretek|nyelvismeretek|idegennyelv ismeret|idegennyelv tudás|anyanyelv|egyéb nyelvek|nyelvvizsgák|idegen nyelvi ismeretek|nyelvvizsga|idegen nyelv ismeret',
    certificates:
      'tanúsítványok|képzések|tanfolyamok|bizonyítványok|jogosítvány|továbbképzések|tréningek|egyéb képzések|tanfolyamok és képzések|képzések és tanfolyamok|tanfolyamok és bizonyítványok|engedélyek|jogosítványok|vezetői engedély|szakvizsgák|vizsgák|továbbképzés|egyéb végzettség|egyéb végzettségek|egyéb tanfolyamok|kiegészítő képzések|szakmai továbbképzések|oklevelek|járművezetői engedély|vezetői engedély|képzések tanfolyamok|tanfolyamok továbbképzések|tréningek tanfolyamok|szakképesítések|kurzusok|egyéb tanulmányok|tanfolyamok képzések|tréningek és képzések',
    projects: 'projektek|kutatás',
    publications: 'publikációk|cikkek|publikációs lista|előadások|konferenciák|kiállítások',
    volunteering:
      'önkéntesség|önkéntes munka|önkéntes tevékenység|önkéntes tapasztalat|közösségi munka|társadalmi munka',
    awards:
      'díjak|eredmények|elismerések|ösztöndíjak|díjak és elismerések|eredmények és díjak|kitüntetések|szakmai eredmények',
    memberships: 'tagságok|tagság|szervezeti tagság|szakmai tagság|szakmai szervezetek',
    interests:
      'érdeklődési kör|hobbi|hobbik|szabadidő|érdeklődés|hobbi érdeklődés|érdeklődési körök|hobbi és érdeklődés|hobbik és érdeklődés|szabadidős tevékenység|szabadidős tevékenységek|hobbi érdeklődési kör|hobbim',
    references: 'referenciák|referencia|ajánlók|referenciaszemélyek|ajánlások|referencia személyek',
    personal:
      'személyes adatok|személyi adatok|személyes információk|személyi információk|adatok|általános adatok|személyes',
    'cover-letter': 'motivációs levél|kísérőlevél',
    other:
      'egyéb|egyéb információk|további információk|kiegészítő információk|egyebek|kiegészítések|mellékletek|megjegyzés|megjegyzések|egyéb adatok|egyéb információ',
  },
  ro: {
    contact: 'contact|date de contact|informații de contact',
    summary:
      'profil|rezumat|despre mine|obiectiv|sumar|profil profesional|obiectiv profesional|obiective|despre mine pe scurt|cine sunt|prezentare|scurtă prezentare|obiectiv de carieră|descriere|poziția dorită|locul de muncă vizat|scop|sumar profesional|scurtă descriere|locul de muncă pentru care se candidează|prezentare generală|locul de muncă vizat domeniul ocupațional|postul vizat',
    employment:
      'experiență|experiență profesională|experiență de muncă|experiența profesională|experiență în muncă|istoric profesional|carieră|stagii|locuri de muncă|experiența|experiență profesională și stagii|experiențe profesionale|experiența anterioară|alte experiențe|alte experiențe profesionale|activitate profesională|activitatea profesională|traseu profesional|parcurs profesional|istoricul locurilor de muncă|locuri de muncă anterioare|loc de muncă actual|locul de muncă actual|posturi ocupate|funcții ocupate|funcții deținute|stagii de practică|practică|practică profesională|stagiu militar|experiență didactică|activitate didactică|experiență clinică|activitate științifică|experiență managerială|experiență internațională|angajări|experiență profesională relevantă|internshipuri',
    education:
      'educație|studii|educație și formare|formare|educație și formare profesională|educație și studii|pregătire|studii și formare|studii absolvite|studii superioare și liceale|studii de specialitate|pregătire profesională|formare profesională și studii|școlarizare|instruire|parcurs educațional|educație și pregătire|studii și calificări|nivel de studii|pregătire școlară|diplome și studii|traseu educațional|formare academică|școala și facultatea|facultate|facultăți|educație și instruire|studii și educație|educația',
    skills:
      'competențe principale|principalele competențe|aptitudini principale|competențe|abilități|aptitudini|cunoștințe|competențe tehnice|competențe informatice|aptitudini și competențe|competențe digitale|competențe profesionale|aptitudini și competențe personale|competențe personale|calificări|abilități tehnice|calități|cunoștințe tehnice|cunoștințe pc|puncte forte|aptitudini personale|aptitudini tehnice|aptitudini profesionale|abilități personale|abilități profesionale|abilități digitale|abilități de comunicare|competențe și abilități|competențe și aptitudini|competențe sociale|competențe organizatorice|competențe și aptitudini tehnice|competențe și aptitudini organizatorice|alte competențe|alte competențe și aptitudini|alte abilități|cunoștințe informatice|cunoștințe de operare pc|operare pc|utilizare calculator|calități personale|programe|specializări|competenţe şi abilităţi sociale|competențe și aptitudini de utilizare a calculatorului|competențe și aptitudini artistice|abilități și competențe|competențe dobândite la locul de muncă|competențe de comunicare|competențe organizaționale|cunoștințe it|cunoștințe calculator|competențe organizaționale manageriale|trăsături de personalitate|competențe lingvistice și digitale',
    languages:
      'limbi străine|limbi|limbi străine cunoscute|competențe lingvistice|limba maternă|limbi vorbite|limba străină|limbi străine vorbite|alte limbi străine cunoscute|cunoștințe lingvistice|limba|limbi cunoscute|alte limbi|limba limbile străine cunoscute|limba i maternă e|limba i străină e cunoscută e',
    certificates:
      'certificări|certificate|cursuri|cursuri și certificări|permis de conducere|traininguri|calificări suplimentare|certificări și cursuri|diplome|cursuri de formare|cursuri de perfecționare|cursuri și certificate|cursuri și diplome|cursuri absolvite|certificate și cursuri|certificate și diplome|certificări profesionale|calificări profesionale|formare continuă|perfecționare|perfecționări|specializări și calificări|atestate|autorizații|licențe|permise|permis auto|seminarii|workshopuri|alte cursuri|cursuri și traininguri|calificări|diplome și certificate|specializări|cursuri de calificare|cursuri și specializări',
    projects:
      'proiecte|cercetare|proiecte realizate|proiecte de cercetare|lucrare de licență|activitate de cercetare|portofoliu',
    publications: 'publicații|articole|lucrări publicate|lista de publicații|lucrări|conferințe|comunicări|expoziții',
    volunteering:
      'voluntariat|activități de voluntariat|experiență de voluntariat|activități voluntare|implicare socială|activități extracurriculare și voluntariat',
    awards: 'premii|realizări|distincții|burse|premii și distincții|premii și realizări|burse și premii|rezultate',
    memberships: 'afilieri|apartenență|membru|afilieri profesionale|apartenență la organizații|asociații',
    interests:
      'interese|hobby uri|hobby|hobbyuri|pasiuni|timp liber|hobby și interese|pasiuni și hobby uri|interese personale|pasiuni și interese|activități extracurriculare|activități|hobby uri și interese|interese și hobby uri|hobbiuri',
    references:
      'referințe|recomandări|persoane de referință|referinte profesionale|persoane de contact pentru referințe|referințe și recomandări',
    personal:
      'informații personale|date personale|date generale|informații generale|stare civilă|date de identificare|date',
    'cover-letter': 'scrisoare de intenție|scrisoare de motivație',
    other:
      'informații suplimentare|alte informații|altele|anexe|alte mențiuni|mențiuni|observații|informații adiționale|disponibilitate|diverse',
  },
  el: {
    contact: 'επικοινωνία|στοιχεία επικοινωνίας|διεύθυνση|διεύθυνση και επικοινωνία',
    summary:
      'προφίλ|περίληψη|σχετικά με εμένα|στόχος|επαγγελματικός στόχος|επαγγελματικό προφίλ|σύνοψη|σχετικά|λίγα λόγια για μένα|ποιος είμαι|ποια είμαι|σύντομο βιογραφικό|σύντομη παρουσίαση|στόχοι|επαγγελματικοί στόχοι|σκοπός|σχετικά με μένα|προσωπικό προφίλ|συνοπτικό προφίλ',
    employment:
      'επαγγελματική πείρα|πείρα|προϋπηρεσία|επαγγελματική διαδρομή|εργασία|επαγγελματική εμπειρία|εργασιακή εμπειρία|εμπειρία|προϋπηρεσία|πρακτική άσκηση|επαγγελματική πορεία|προηγούμενη εμπειρία|προηγούμενη επαγγελματική εμπειρία|προηγούμενη εργασιακή εμπειρία|τρέχουσα θέση|τωρινή θέση|παρούσα θέση|θέσεις εργασίας|προηγούμενες θέσεις|επαγγελματική δραστηριότητα|επαγγελματική σταδιοδρομία|σταδιοδρομία|καριέρα|επαγγελματική προϋπηρεσία|εργασιακή προϋπηρεσία|εργασιακή πείρα|διδακτική εμπειρία|διδακτικό έργο|διδακτική προϋπηρεσία|ερευνητική εμπειρία|ερευνητικό έργο|κλινική εμπειρία|ακαδημαϊκή εμπειρία|ακαδημαϊκές θέσεις|διοικητική εμπειρία|στρατιωτική θητεία|θητεία|εποχική εργασία|λοιπή εμπειρία|εργασίες|δουλειές|πού εργάστηκα|άλλη εμπειρία|πρακτική|επαγγελματική απασχόληση|απασχόληση|επαγγελματικό ιστορικό|επαγγελματική εμπειρία προϋπηρεσία',
    education:
      'εκπαίδευση|σπουδές|εκπαίδευση και κατάρτιση|μόρφωση|τίτλοι σπουδών|ακαδημαϊκή εκπαίδευση|σπουδές και τίτλοι|εκπαίδευση και σπουδές|σπουδές και εκπαίδευση|ακαδημαϊκοί τίτλοι|ακαδημαϊκές σπουδές|ακαδημαϊκό προφίλ|πανεπιστημιακές σπουδές|πανεπιστημιακή εκπαίδευση|μεταπτυχιακές σπουδές και πτυχία|βασικές σπουδές|βασική εκπαίδευση|πτυχία|τίτλοι|γραμματικές γνώσεις|επαγγελματική εκπαίδευση|εκπαίδευση κατάρτιση|μορφωτικό επίπεδο|σχολείο|σχολή|ακαδημαϊκά προσόντα|τυπικά προσόντα|εκπαίδευση σπουδές|εκπαίδευση επιμόρφωση',
    skills:
      'κορυφαίες δεξιότητες|κύριες δεξιότητες|βασικές δεξιότητες|δεξιότητες|ικανότητες|γνώσεις|γνώσεις υπολογιστών|τεχνικές δεξιότητες|προσωπικές δεξιότητες|δεξιότητες και ικανότητες|γνώσεις η υ|επαγγελματικές δεξιότητες|ψηφιακές δεξιότητες|γνώσεις πληροφορικής|γνώση υπολογιστών|χειρισμός η υ|γνώσεις ηλεκτρονικών υπολογιστών|πληροφορική|υπολογιστές|κοινωνικές δεξιότητες|οργανωτικές δεξιότητες|επικοινωνιακές δεξιότητες|άλλες δεξιότητες|λοιπές γνώσεις|λοιπά προσόντα|προσόντα|επιπλέον γνώσεις|ειδικές γνώσεις|τομείς εξειδίκευσης|εξειδίκευση|προγράμματα|ξέρω|ατομικές δεξιότητες|ατομικές δεξιότητες και ικανότητες|προσωπικές δεξιότητες|γνώσεις ηυ|γνώση η υ|χρήση η υ|γνώση ηλεκτρονικών υπολογιστών|χειρισμός ηλεκτρονικών υπολογιστών|κοινωνικές δεξιότητες και ικανότητες|οργανωτικές δεξιότητες και ικανότητες|τεχνικές δεξιότητες και ικανότητες|δεξιότητες πληροφορικής|τεχνικές γνώσεις|λοιπές δεξιότητες|χρήση ηλεκτρονικών υπολογιστών|ικανότητες δεξιότητες',
    languages:
      'γλώσσες|ξένες γλώσσες|γλωσσικές δεξιότητες|γνώση ξένων γλωσσών|γνώσεις ξένων γλωσσών|γνώση γλωσσών|μητρική γλώσσα|γλώσσα|γλωσσομάθεια|άλλες γλώσσες|γλωσσικές γνώσεις|λοιπές γλώσσες',
    certificates:
      'πιστοποιήσεις|πιστοποιητικά|σεμινάρια|άδεια οδήγησης|δίπλωμα οδήγησης|επιμόρφωση|σεμινάρια και πιστοποιήσεις|σεμινάρια και επιμορφώσεις|σεμινάρια πιστοποιήσεις|επιμορφώσεις|επιμορφώσεις και σεμινάρια|επαγγελματική κατάρτιση|κατάρτιση|μετεκπαίδευση|μετεκπαιδεύσεις|επιμορφωτικά σεμινάρια|επιμορφωτικά προγράμματα|άδειες|επαγγελματικές άδειες|διπλώματα|άδεια ασκήσεως επαγγέλματος|συμμετοχή σε σεμινάρια|συνέδρια και σεμινάρια|σεμινάρια συνέδρια|σεμινάρια και συνέδρια|σεμινάρια επιμόρφωση|επιπλέον εκπαίδευση|συνέδρια σεμινάρια|συνέδρια|σεμινάρια εκπαίδευση',
    projects:
      'έργα|έρευνα|projects|ερευνητικά προγράμματα|ερευνητικά ενδιαφέροντα|διπλωματική εργασία|πτυχιακή εργασία',
    publications:
      'δημοσιεύσεις|συνέδρια|επιστημονικές δημοσιεύσεις|επιστημονικό έργο|άρθρα|ανακοινώσεις|ανακοινώσεις σε συνέδρια|εισηγήσεις|συγγραφικό έργο|εκθέσεις',
    volunteering:
      'εθελοντισμός|εθελοντική εργασία|εθελοντική εμπειρία|εθελοντική δράση|κοινωνική προσφορά|κοινωνική δράση',
    awards:
      'βραβεία|διακρίσεις|υποτροφίες|επιτεύγματα|τιμητικές διακρίσεις|βραβεία και διακρίσεις|υποτροφίες και διακρίσεις',
    memberships:
      'συμμετοχές|μέλος συλλόγων|μέλος επιστημονικών εταιρειών|επιστημονικές εταιρείες|μέλη συλλόγων|επαγγελματικές ενώσεις',
    interests:
      'ενδιαφέροντα|χόμπι|δραστηριότητες|χόμπι και ενδιαφέροντα|ενδιαφέροντα και χόμπι|ελεύθερος χρόνος|προσωπικά ενδιαφέροντα|ενδιαφέροντα χόμπι',
    references: 'συστάσεις|αναφορές|συστατικές επιστολές|πρόσωπα αναφοράς|συστατικά|πηγές συστάσεων',
    personal:
      'προσωπικά στοιχεία|προσωπικές πληροφορίες|ατομικά στοιχεία|ατομικές πληροφορίες|στοιχεία|γενικά στοιχεία|οικογενειακή κατάσταση',
    'cover-letter': 'συνοδευτική επιστολή',
    other:
      'πρόσθετες πληροφορίες|λοιπά|άλλες πληροφορίες|διάφορα|συμπληρωματικά στοιχεία|λοιπές πληροφορίες|συμπληρωματικές πληροφορίες|παρατηρήσεις|λοιπά στοιχεία|επιπλέον πληροφορίες|παραρτήματα|πρόσθετα στοιχεία|άλλα στοιχεία|άλλα',
  },
  tr: {
    contact: 'iletişim|iletişim bilgileri|iletişim ve adres bilgileri|adres bilgileri',
    summary:
      'profil|özet|hakkımda|kariyer hedefi|hedef|kariyer özeti|profesyonel özet|amaç|ön yazı özeti|kişisel özet|kariyer hedefim|hakkımda kısaca|ben kimim|kısaca ben|kısa özgeçmiş|kariyer planı|hedeflerim|mesleki hedef',
    employment:
      'deneyim|iş deneyimi|iş deneyimleri|mesleki deneyim|iş tecrübesi|tecrübe|çalışma hayatı|stajlar|staj|iş geçmişi|deneyimler|tecrübeler|profesyonel deneyim|staj deneyimi|iş tecrübeleri|staj bilgileri|iş deneyimlerim|akademik görevler|akademik unvanlar|akademik deneyim|akademik ve mesleki deneyim|idari görevler|yönetim görevleri|görevler|mesleki geçmiş|mesleki deneyimler|mesleki tecrübe|mesleki tecrübeler|meslek hayatı|iş hayatı|iş hayatım|iş bilgileri|iş deneyimi bilgileri|iş ve staj deneyimi|iş ve mesleki deneyim|çalışma deneyimi|çalışma bilgileri|çalışma geçmişi|çalıştığı kurumlar|çalıştığı kurum ve kuruluşlar|çalıştığı yerler|çalıştığım kurumlar|çalıştığım firmalar|çalışılan yerler|önceki iş deneyimleri|son iş deneyimi|stajlarım|staj ve iş deneyimi|yarı zamanlı işler|hizmet süresi|hizmet dökümü|askerlik hizmeti|öğretmenlik deneyimi|klinik deneyim',
    education:
      'eğitim|eğitim bilgileri|öğrenim|eğitim durumu|öğrenim durumu|öğrenim bilgileri|eğitim geçmişi|akademik geçmiş|eğitim hayatı|öğrenim bilgisi|öğrenim geçmişi|öğrenim durumu ve bilgileri|eğitim bilgilerim|eğitim ve öğretim|eğitim ve öğrenim|eğitim ve akademik bilgiler|akademik eğitim|akademik bilgiler|akademik özgeçmiş|mezuniyet bilgileri|mezun olduğu okullar|mezun olduğum okullar|okul bilgileri|tahsil|tahsil durumu|eğitim durumu bilgileri',
    skills:
      'en önemli yetenekler|öne çıkan yetenekler|en iyi yetenekler|bilgisayar|beceriler|yetenekler|yetkinlikler|bilgisayar bilgisi|teknik beceriler|nitelikler|bilgi ve beceriler|yetenek ve beceriler|mesleki beceriler|bilgisayar becerileri|temel yetkinlikler|kişisel beceriler|bilgisayar bilgileri|uzmanlık alanları|teknik yetkinlikler|kişisel özellikler|programlar|bilgi ve yetenekler|bilgisayar programları|bildiği programlar|kullandığım programlar|kullanılan programlar|yetkinlik ve beceriler|güçlü yönler|güçlü yönlerim|yeteneklerim|becerilerim|mesleki yetkinlikler|dijital beceriler|uzmanlıklar|uzmanlık alanı|çalışma alanları',
    languages:
      'diller|yabancı dil|yabancı diller|dil bilgisi|yabancı dil bilgisi|dil becerileri|yabancı dil bilgileri|yabancı dil becerisi|dil yetkinliği|bildiği diller|bildiğim diller|yabancı dil düzeyi',
    certificates:
      'sertifikalar|kurslar|eğitimler ve sertifikalar|sertifika ve kurslar|seminerler|kurs ve sertifikalar|ehliyet|sertifika|sertifika bilgileri|eğitim ve sertifikalar|sürücü belgesi|seminer ve kurslar|katıldığı eğitimler|sertifikalar ve eğitimler|eğitimler|sertifika ve eğitimler|sertifikalar ve kurslar|kurs ve seminerler|kurslar ve seminerler|kurslar ve sertifikalar|kurs bilgileri|seminer bilgileri|alınan eğitimler|aldığım eğitimler|katıldığım eğitimler|katıldığı kurslar|katıldığı kurs ve seminerler|eğitim ve kurslar|hizmet içi eğitimler|mesleki eğitimler|belgeler|ehliyet bilgileri|ehliyet bilgisi|sürücü belgesi bilgileri',
    projects:
      'projeler|araştırma|projelerim|yürütülen projeler|projelerde yaptığı görevler|araştırma projeleri|bilimsel projeler|araştırma alanları|yönetilen tezler|yönetilen yüksek lisans tezleri|tezler|tez bilgileri|portfolyo',
    publications:
      'yayınlar|makaleler|bildiriler|eserler|yayınlar ve eserler|bilimsel yayınlar|uluslararası yayınlar|ulusal yayınlar|makale ve bildiriler|uluslararası hakemli dergilerde yayımlanan makaleler|uluslararası hakemli dergilerde yayınlanan makaleler|ulusal hakemli dergilerde yayımlanan makaleler|uluslararası bilimsel toplantılarda sunulan bildiriler|ulusal bilimsel toplantılarda sunulan bildiriler|yazılan kitaplar|kitaplar|kitap bölümleri|sunumlar|konferanslar|verdiği dersler|verilen dersler|sergiler|atıflar',
    volunteering:
      'gönüllülük|gönüllü çalışmalar|sosyal sorumluluk|gönüllü deneyim|gönüllü faaliyetler|gönüllülük faaliyetleri|gönüllülük çalışmaları|gönüllü projeler|sosyal sorumluluk projeleri',
    awards:
      'ödüller|başarılar|burslar|ödüller ve başarılar|burs ve ödüller|ödül ve burslar|alınan ödüller|burslar ve ödüller|başarılarım',
    memberships:
      'üyelikler|dernek üyelikleri|üyelik|topluluk üyelikleri|bilimsel kuruluşlara üyelikler|üye olunan kuruluşlar|mesleki üyelikler|dernek ve kulüp üyelikleri|dernek ve vakıf üyelikleri|kulüp üyelikleri|hakemlikler|jüri üyelikleri',
    interests:
      'ilgi alanları|hobiler|hobi|ilgi alanlarım|sosyal aktiviteler|hobiler ve ilgi alanları|hobilerim|ilgi ve hobiler|ilgi alanları ve hobiler|boş zaman etkinlikleri|sosyal faaliyetler|kişisel ilgi alanları',
    references: 'referanslar|referans|referans bilgileri|referanslarım',
    personal:
      'kişisel bilgiler|kişisel bilgilerim|kimlik bilgileri|kişisel|özlük bilgileri|nüfus bilgileri|kişisel veriler|genel bilgiler',
    'cover-letter': 'ön yazı|niyet mektubu',
    other: 'ek bilgiler|diğer|diğer bilgiler|ilave bilgiler|ekler|açıklamalar|diğer hususlar|ek bilgi',
  },
  ar: {
    contact: 'جهات الاتصال|معلومات الاتصال|بيانات الاتصال|التواصل|الاتصال|معلومات التواصل|للتواصل',
    summary:
      'الملخص|الملخص المهني|نبذة|نبذة عني|الهدف الوظيفي|الهدف|الهدف المهني|الملف الشخصي|نبذة شخصية|ملخص|نبذة مختصرة|ملخص مهني|ملخص الخبرات|الملف المهني|هدف وظيفي|من أنا|نبذة مهنية|الرؤية|الأهداف|أهدافي|الهدف من العمل|المسمى الوظيفي المطلوب',
    employment:
      'الشغل السابق|شغلي السابق|اماكن العمل السابقة|أماكن العمل السابقة|أماكن العمل|اعمال سابقة|أعمال سابقة|وظائف سابقة|اشتغلت فين|الخبرات|الخبرة|الخبرات العملية|الخبرة العملية|الخبرات المهنية|الخبرة المهنية|الخبرات الوظيفية|خبرات العمل|التاريخ الوظيفي|السجل الوظيفي|الخبرات السابقة|الوظائف السابقة|التدريب العملي|خبرة العمل|المسار المهني|الخبرات العمليه|الخبره العمليه|الخبرات العملية والوظيفية|الخبرات والوظائف|الخبرة الوظيفية|الخبرة السابقة|الخبرات التدريسية|الخبرة التدريسية|الخبرات الأكاديمية|الخبرة الأكاديمية|المسيرة المهنية|المسيرة الوظيفية|المسيرة العملية|التدرج الوظيفي|المناصب|المناصب الوظيفية|المناصب الإدارية|الوظائف|الوظيفة الحالية|العمل الحالي|العمل السابق|سنوات الخبرة|جهات العمل|التجربة المهنية|التجارب المهنية|الخبرة الميدانية|التداريب|التدريب الميداني|فترات التدريب|الخدمة العسكرية والخبرات|مجالات العمل|الخبرات في مجال العمل|المهام الأكاديمية|السيرة المهنية|خبراتي',
    education:
      'التعليم|المؤهلات العلمية|المؤهل العلمي|المؤهلات الدراسية|المؤهلات|الدراسة|التحصيل العلمي|المؤهلات الأكاديمية|التعليم والمؤهلات|الشهادات العلمية|المسار الدراسي|التكوين|المؤهلات التعليمية|الخلفية التعليمية|المؤهل الدراسي|التعليم الأكاديمي|المؤهلات العلمية والأكاديمية|المؤهلات العلمية والعملية|المؤهلات والشهادات|التعليم والتدريب|التعليم العالي|التعليم الجامعي|الدراسة الجامعية|الدراسة الأكاديمية|التحصيل الدراسي|التحصيل الأكاديمي|المستوى التعليمي|المستوى الدراسي|الشهادات الأكاديمية|الشهادات الدراسية|الدرجات العلمية|الدرجة العلمية والمؤهل|السيرة التعليمية|المسيرة التعليمية|المسيرة الدراسية|المسار التعليمي|المسار التكويني|السجل الأكاديمي|الخلفية الأكاديمية|تعليمي|المؤهل الأكاديمي|التكوين الأكاديمي',
    skills:
      'أفضل المهارات|أهم المهارات|المهارات الرئيسية|المهارات|المهارات التقنية|المهارات الشخصية|المهارات الفنية|مهارات الحاسوب|مهارات الكمبيوتر|القدرات|المهارات والقدرات|الكفاءات|المهارات المهنية|مهارات الحاسب الآلي|مهارات|المهارات الأساسية|مجالات الخبرة|المهارات العامة|القدرات والمهارات|مهارات العمل|المهارات العملية|المهارات الإدارية|المهارات الوظيفية|مهارات التواصل|المهارات الحاسوبية|مهارات الحاسب|الحاسب الآلي|الحاسوب|البرامج|الإمكانيات|المؤهلات والمهارات|الكفايات|الصفات الشخصية|نقاط القوة|مهاراتي|الخبرات والمهارات',
    languages: 'اللغات|المهارات اللغوية|اللغة|اللغات الأجنبية|إجادة اللغات|اللغات التي أجيدها|اللغة الأم|إتقان اللغات',
    certificates:
      'العضويات والشهادات|الكورسات|كورسات|الكورسات والدورات|الدورات التدريبية|الشهادات|الدورات|الشهادات المهنية|الدورات والشهادات|التدريب|رخصة القيادة|شهادات|دورات تدريبية|الشهادات والدورات|الشهادات والتراخيص|البرامج التدريبية|التراخيص|الدورات وورش العمل|ورش العمل|ورشات العمل|الدورات والورش|الدورات العلمية|الدورات المهنية|الدورات التخصصية|الدورات والبرامج التدريبية|التدريب والدورات|الشهادات التدريبية|الشهادات الاحترافية|الرخص المهنية|الرخص|رخص|دورات|الشهادات والدورات التدريبية|التكوينات|التكوين المستمر|المؤتمرات والندوات|الندوات',
    projects: 'المشاريع|المشروعات|مشاريع|الأبحاث|مشروع التخرج',
    publications:
      'المنشورات|الأبحاث المنشورة|المؤلفات|البحوث|الأبحاث العلمية|البحوث العلمية|البحوث المنشورة|الإنتاج العلمي|المشاركات العلمية|المؤتمرات|الكتب',
    volunteering:
      'العمل التطوعي|التطوع|الأعمال التطوعية|الأنشطة التطوعية|الخبرات التطوعية|الخبرة التطوعية|الأنشطة الاجتماعية|العمل الاجتماعي|التطوع والأنشطة',
    awards:
      'الجوائز|الإنجازات|التكريمات|الجوائز والتكريمات|الجوائز والإنجازات|الجوائز والشهادات التقديرية|شهادات الشكر|التكريم|الشكر والتقدير',
    memberships: 'العضويات|عضويات|العضوية|العضويات المهنية|الجمعيات|اللجان|عضوية الجمعيات',
    interests:
      'الهوايات|الاهتمامات|الهوايات والاهتمامات|الأنشطة|الاهتمامات والهوايات|هوايات|هواياتي|اهتماماتي|النشاطات|الأنشطة والهوايات',
    references: 'المراجع|المعرفون|جهات مرجعية|المعرفين|المرجعيات|أشخاص مرجعيون',
    personal:
      'المعلومات الشخصية|البيانات الشخصية|معلومات شخصية|بيانات شخصية|البيانات الأساسية|معلومات عامة|بيانات عامة|الحالة الاجتماعية|بياناتي',
    'cover-letter': 'خطاب التقديم|رسالة التقديم',
    other: 'معلومات إضافية|معلومات أخرى|أخرى|ملاحظات|بيانات إضافية|المرفقات|إقرار',
  },
  fa: {
    contact: 'اطلاعات تماس|تماس|راه‌های ارتباطی|راههای ارتباطی|تماس با من|ارتباط با من|راه های تماس|مشخصات تماس',
    summary:
      'خلاصه|درباره من|پروفایل|هدف شغلی|خلاصه حرفه‌ای|معرفی|هدف|معرفی من|درباره‌ی من|چکیده|اهداف شغلی|هدف از همکاری|خلاصه رزومه|معرفی اجمالی|معرفی خود|خلاصه سوابق|خلاصه ای از من|معرفی کوتاه',
    employment:
      'محل کارهای قبلی|کارهای قبلی|محل های کار قبلی|کارهایی که کرده ام|سوابق شغلی|سوابق کاری|تجربه کاری|تجربیات کاری|سابقه کار|سابقه کاری|تجربه|سوابق حرفه‌ای|سوابق|تجارب کاری|سوابق اجرایی|سوابق کار|سابقه شغلی|سابقه‌ی کار|سابقه‌ی کاری|سوابق کاری و حرفه‌ای|سوابق شغلی و حرفه ای|تجربیات شغلی|تجربیات حرفه‌ای|تجربه‌های کاری|تجارب شغلی|سوابق آموزشی و تدریس|سوابق تدریس|سابقه تدریس|سوابق مدیریتی|سوابق پژوهشی و شغلی|فعالیت‌های شغلی|فعالیت های حرفه ای|کارآموزی|دوره‌های کارآموزی|شغل فعلی|مشاغل قبلی|محل‌های کار|سابقه اشتغال|پیشینه شغلی|سوابق و تجربیات کاری|تجربه حرفه ای|سوابق کارآموزی|مشاغل',
    education:
      'تحصیلات|سوابق تحصیلی|مدارک تحصیلی|سابقه تحصیلی|تحصیلات دانشگاهی|سوابق تحصیل|تحصیلات و سوابق آموزشی|سوابق آموزشی|تحصیلات آکادمیک|مدارک و تحصیلات|میزان تحصیلات|سطح تحصیلات|مدرک تحصیلی|اطلاعات تحصیلی|سوابق علمی|سابقه‌ی تحصیلی|پیشینه تحصیلی|تحصیلات و آموزش|وضعیت تحصیلی',
    skills:
      'مهارت‌ها|مهارتها|مهارت|توانایی‌ها|مهارت‌های فنی|مهارت‌های نرم‌افزاری|توانمندی‌ها|مهارت‌های کامپیوتری|مهارت‌های حرفه‌ای|مهارت‌های تخصصی|نرم افزارها|مهارت های نرم افزاری|مهارت‌ها و توانایی‌ها|مهارت‌های فردی|مهارت‌های شخصی|مهارت‌های نرم|مهارت‌های کاری|تخصص‌ها|دانش فنی|نرم افزار|مهارت های عمومی|مهارت های رایانه ای|آشنایی با نرم افزارها',
    languages:
      'زبان‌ها|زبانها|زبان|زبان‌های خارجی|مهارت زبان|مهارت‌های زبانی|زبان خارجی|آشنایی با زبان‌های خارجی|تسلط به زبان|آشنایی با زبان خارجی|سطح زبان',
    certificates:
      'گواهینامه‌ها|گواهینامه|دوره‌ها|دوره‌های آموزشی|مدارک|دوره ها و گواهینامه ها|دوره‌ها و گواهینامه‌ها|دوره‌های گذرانده شده|دوره‌های تخصصی|مدارک و گواهینامه‌ها|گواهی‌ها|گواهینامه رانندگی|کارگاه‌ها|کارگاه‌های آموزشی|مجوزها|دوره ها و گواهی ها|گواهینامه ها و دوره ها|گواهینامه ها و مدارک|دوره های آموزشی و گواهینامه ها|مدارک و گواهی ها|آموزش ها',
    projects:
      'پروژه‌ها|پروژهها|پژوهش|پروژه|طرح‌های پژوهشی|سوابق پژوهشی|پایان‌نامه|زمینه‌های پژوهشی|نمونه کار|نمونه کارها|پروژه های انجام شده',
    publications:
      'مقالات|انتشارات|مقاله‌ها|تالیفات|کتاب‌ها|همایش‌ها|کنفرانس‌ها|مقالات و کتب|کتب و مقالات|سوابق پژوهشی|مقالات علمی|کتاب ها و مقالات',
    volunteering: 'فعالیت‌های داوطلبانه|کار داوطلبانه|فعالیت داوطلبانه|فعالیت های اجتماعی|کارهای داوطلبانه',
    awards: 'جوایز|افتخارات|دستاوردها|جوایز و افتخارات|افتخارات و جوایز|موفقیت ها|تقدیرنامه ها|افتخارات و موفقیت ها',
    interests: 'علایق|علاقه‌مندی‌ها|سرگرمی‌ها|علایق و سرگرمی‌ها|سرگرمی|علاقمندی ها|فعالیت های جانبی',
    references: 'معرف‌ها|معرفها|مراجع|معرفان|معرف|معرفین|افراد معرف',
    personal:
      'اطلاعات شخصی|مشخصات فردی|مشخصات|اطلاعات فردی|مشخصات شخصی|مشخصات عمومی|اطلاعات عمومی|اطلاعات اولیه|اطلاعات پایه',
    other: 'سایر|اطلاعات تکمیلی|سایر اطلاعات|توضیحات|سایر موارد|توضیحات تکمیلی|اطلاعات بیشتر|سایر توضیحات',
  },
  ur: {
    contact:
      'رابطہ|رابطے کی معلومات|رابطہ معلومات|رابطے کی تفصیلات|رابطہ تفصیلات|رابطہ نمبر|پتہ اور رابطہ|رابطہ کی معلومات|رابطہ کریں',
    summary:
      'خلاصہ|تعارف|مقصد|پروفائل|میرے بارے میں|پیشہ ورانہ خلاصہ|کیریئر کا مقصد|کیریئر مقصد|پیشہ ورانہ مقصد|مقاصد|ذاتی خلاصہ|مختصر تعارف|پیشہ ورانہ پروفائل|ہدف|مقصد حیات|ذاتی تعارف|خلاصہ کار|پیشہ ورانہ تعارف|نصب العین',
    employment:
      'پہلے کام|پچھلی نوکری|سابقہ کام|تجربہ|کام کا تجربہ|پیشہ ورانہ تجربہ|ملازمت|ملازمت کی تاریخ|ملازمت کا تجربہ|عملی تجربہ|تجربات|سابقہ تجربہ|سابقہ ملازمتیں|موجودہ ملازمت|ملازمتیں|تدریسی تجربہ|پیشہ ورانہ سفر|نوکری کا تجربہ|نوکری|تجربہ کار|ملازمت کی تفصیلات|ملازمت کی تفصیل|تجربے کی تفصیل|تجربہ کی تفصیل|تجربے کی تفصیلات|پیشہ ورانہ تجربات|ملازمت کا ریکارڈ|پچھلی ملازمتیں|کام کی تاریخ|کارکردگی و تجربہ|پیشہ ورانہ زندگی|پیشہ وارانہ تجربہ|پیشہ ورانہ پس منظر|تجربہ ملازمت|عملی تجربات|کیریئر|سابقہ تجربات',
    education:
      'پڑھائی|تعلیم|تعلیمی قابلیت|تعلیمی پس منظر|تعلیمی اسناد|تعلیمی ریکارڈ|تعلیمی معلومات|تعلیمی کوائف|تعلیمی تفصیلات|تعلیم و تربیت|حصول تعلیم|تعلیمی سفر|اسکول و کالج|تعلیمی اہلیت|تعلیمی قابلیتیں|تعلیمی تفصیل|تعلیمی سرگرمیاں|تعلیم و قابلیت|تعلیم اور تربیت|پیشہ ورانہ تعلیم|اعلیٰ تعلیم|دینی تعلیم|تعلیمی سرٹیفکیٹ|پیشہ ورانہ قابلیت|اہلیت',
    skills:
      'مہارتیں|مہارت|صلاحیتیں|تکنیکی مہارتیں|پیشہ ورانہ مہارتیں|ہنر|کمپیوٹر کی مہارتیں|قابلیت|صلاحیت|کمپیوٹر مہارت|ہنر اور صلاحیتیں|تکنیکی مہارت|پیشہ ورانہ مہارت|کلیدی مہارتیں|اہم مہارتیں|مہارتیں اور صلاحیتیں|کمپیوٹر کی معلومات|کمپیوٹر کا علم|خصوصی مہارتیں|دیگر مہارتیں|فنی مہارت|فنی مہارتیں|خوبیاں|صلاحیتیں اور مہارتیں|اضافی صلاحیتیں|ذاتی خوبیاں|کمپیوٹر سکلز|سکلز',
    languages:
      'زبانیں|زبان|زبانوں پر عبور|زبان دانی|زبانوں کی مہارت|زبانوں کا علم|زبانوں میں مہارت|لسانی مہارت|لسانی مہارتیں|زبان کی مہارت|زبانوں سے واقفیت',
    certificates:
      'اسناد|سرٹیفکیٹس|کورسز|تربیت|سرٹیفیکیشن|تربیتی کورسز|سرٹیفکیٹ|کورس|پیشہ ورانہ تربیت|ڈرائیونگ لائسنس|کورسز اور تربیت|تربیت اور سرٹیفکیٹس|تربیت و اسناد|سرٹیفکیٹس اور تربیت|ورکشاپس|تربیتی پروگرام|اضافی کورسز|مختصر کورسز|لائسنس|پیشہ ورانہ کورسز|فنی تربیت|تربیتی ورکشاپس|رجسٹریشن',
    projects: 'منصوبے|پروجیکٹس|اہم منصوبے|پراجیکٹس|پروجیکٹ|منصوبہ جات',
    publications: 'اشاعتیں|مطبوعات|تحقیقی مقالات|شائع شدہ مضامین|تصانیف|مقالات|مضامین',
    volunteering:
      'رضاکارانہ کام|رضاکارانہ خدمات|سماجی خدمات|سماجی سرگرمیاں|رضاکارانہ سرگرمیاں|رضاکارانہ تجربہ|سماجی کام',
    awards:
      'اعزازات|ایوارڈز|کامیابیاں|انعامات|اعزازات اور انعامات|اعزازات و انعامات|کارنامے|نمایاں کامیابیاں|ایوارڈز اور اعزازات|وظائف|کامیابیاں اور اعزازات',
    interests:
      'دلچسپیاں|مشاغل|شوق|دلچسپی|پسندیدہ مشاغل|دلچسپیاں اور مشاغل|مشاغل اور دلچسپیاں|غیر نصابی سرگرمیاں|ہم نصابی سرگرمیاں|فارغ وقت|شوق اور دلچسپیاں',
    references: 'حوالہ جات|حوالے|حوالہ|ریفرنس|ریفرنسز|حوالہ دہندگان|حوالہ کے لیے|تعارفی حوالہ جات',
    personal:
      'ذاتی معلومات|ذاتی تفصیلات|ذاتی کوائف|ذاتی کوائف نامہ|ذاتی معلومات و کوائف|کوائف|ذاتی تفصیل|ذاتی حالات|شخصی معلومات|خاندانی معلومات|بنیادی معلومات|عمومی معلومات',
    other:
      'دیگر|اضافی معلومات|دیگر معلومات|حلف نامہ|حلفیہ بیان|اقرار نامہ|تصدیق|اعلان|دیگر تفصیلات|متفرق|مزید معلومات|دیگر سرگرمیاں',
    memberships: 'رکنیت|ممبرشپ|رکنیتیں|پیشہ ورانہ رکنیت',
  },
  he: {
    contact: 'צור קשר|פרטי קשר|יצירת קשר|פרטי התקשרות',
    summary:
      'תקציר|פרופיל|אודות|אודותיי|מטרה|תמצית|קצת עליי|פרופיל אישי|על עצמי|פרופיל מקצועי|תקציר מקצועי|עליי|קצת עלי|על עצמי בקצרה|פרופיל תעסוקתי|מטרה מקצועית|תמצית מקצועית|תמצית מנהלים|אודותי|מי אני|תיאור אישי|אודות המועמד',
    employment:
      'איפה עבדתי|היכן עבדתי|ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|תעסוקה|נסיון תעסוקתי|נסיון מקצועי|שירות צבאי|צבא|נסיון|רקע תעסוקתי|רקע מקצועי|ניסיון תעסוקתי ומקצועי|ניסיון קודם|ניסיון נוסף|ניסיון הוראתי|ניסיון בהוראה|ניסיון ניהולי|ניסיון צבאי|ניסיון קליני|עבודות|עבודה|עבודות קודמות|מקומות עבודה|מקומות עבודה קודמים|תעסוקה נוכחית|תפקיד נוכחי|תפקידים|תפקידים קודמים|רקע מקצועי ותעסוקתי|קריירה|מסלול מקצועי|שירות לאומי|שירות צבאי לאומי|שירות צבאי או לאומי|שירות צבאי ולאומי|התמחות|סטאז|עבודות נוספות|נסיון בעבודה|היסטוריה תעסוקתית|ניסיון עבודה|ניסיון תעסוקתי רלוונטי|ניסיון תעסוקתי נוסף',
    education:
      'השכלה|לימודים|השכלה והכשרה|השכלה וקורסים|השכלה אקדמית|השכלה ולימודים|השכלה ותארים|השכלה פורמלית|השכלה תיכונית|לימודים אקדמיים|לימודים והשכלה|רקע אקדמי|רקע לימודי|תארים|תארים אקדמיים|השכלה מקצועית|השכלתי|לימודי תואר|השכלה והכשרות|השכלה והסמכות',
    skills:
      'כישורים מובילים|מיומנויות מובילות|כישורים|מיומנויות|יכולות|כישורים טכניים|ידע טכני|ידע מקצועי|כישורי מחשב|יישומי מחשב|כישורים ומיומנויות|ידע ומיומנויות|מחשבים|ידע במחשבים|תוכנות|כישורים אישיים|כישורים מקצועיים|תכונות|תכונות אישיות|ידע והתמחויות|תחומי התמחות|תחומי ידע|היכרות עם תוכנות|ידע ביישומי מחשב|מיומנויות מחשב|חוזקות|יכולות וכישורים|כלים וטכנולוגיות|שליטה בתוכנות|כישורים ויכולות|כלים|ידע וכישורים|תוכנות ויישומים|מיומנויות וכישורים|יישומים|ידע בתוכנות',
    languages: 'שפות|ידיעת שפות|שפה|שליטה בשפות|שפת אם|שפות זרות|ידע בשפות|שפות ותוכנות',
    certificates:
      'קורסים|תעודות|הסמכות|הכשרות|רישיון נהיגה|קורסים והכשרות|קורסים והסמכות|הסמכות וקורסים|קורסים והסמכות מקצועיות|השתלמויות|קורסים והשתלמויות|הסמכות ותעודות|תעודות והסמכות|רישיונות|רשיון נהיגה|רישיון|תעודות מקצוע|הכשרה מקצועית|הכשרות מקצועיות|הכשרות וקורסים|הכשרות והסמכות',
    projects: 'פרויקטים|מחקר|פרוייקטים',
    publications: 'פרסומים|מאמרים|הרצאות|כנסים|פרסומים אקדמיים|תערוכות',
    volunteering:
      'התנדבות ותחביבים|התנדבות|פעילות התנדבותית|התנדבויות|פעילות חברתית|פעילות ציבורית|פעילות קהילתית|התנדבות ופעילות חברתית',
    awards: 'פרסים|הישגים|מלגות|פרסים והישגים|פרסים ומלגות|הצטיינות|הישגים מרכזיים',
    memberships: 'חברויות|חברות בארגונים',
    interests:
      'תחביבים|תחומי עניין|פנאי|תחומי עניין ותחביבים|תחביבים ופנאי|פעילויות פנאי|תחביבים ותחומי עניין|שעות פנאי|תחומי ענין',
    references:
      'ממליצים|המלצות|ממליצים יינתנו לפי דרישה|ממליצים לפי בקשה|המלצות יינתנו לפי דרישה|המלצות ינתנו לפי בקשה',
    personal: 'פרטים אישיים|מידע אישי|פרטים|פרטים כלליים|נתונים אישיים|פרטי המועמד',
    other: 'שונות|מידע נוסף|נוסף|שונה|נתונים נוספים|הערות|פרטים נוספים|אחר|שונות ונוסף',
  },
  hi: {
    contact:
      'संपर्क|संपर्क जानकारी|सम्पर्क|संपर्क विवरण|संपर्क सूत्र|संपर्क करें|संपर्क पता|पता एवं संपर्क|पता और संपर्क|सम्पर्क सूत्र|सम्पर्क विवरण|सम्पर्क जानकारी|मुझसे संपर्क करें',
    summary:
      'सारांश|उद्देश्य|परिचय|प्रोफ़ाइल|मेरे बारे में|करियर उद्देश्य|व्यावसायिक सारांश|लक्ष्य|पेशेवर सारांश|मेरा परिचय|जीवन उद्देश्य|कैरियर उद्देश्य|लक्ष्य एवं उद्देश्य|संक्षिप्त परिचय|प्रोफाइल|पेशेवर परिचय|पेशेवर प्रोफाइल|करियर सारांश|करियर का उद्देश्य|कैरियर का उद्देश्य|कैरियर सारांश|व्यावसायिक उद्देश्य|व्यावसायिक परिचय|आवेदन का उद्देश्य|मुख्य उद्देश्य|व्यक्तिगत सारांश|संक्षेप में|एक नज़र में',
    employment:
      'पहले का काम|पिछला काम|पिछली नौकरी|पहले की नौकरी|अनुभव|कार्य अनुभव|पेशेवर अनुभव|व्यावसायिक अनुभव|रोज़गार|रोजगार इतिहास|कार्यानुभव|नौकरी का अनुभव|नौकरी|कार्य का अनुभव|कार्य अनुभव विवरण|अनुभव विवरण|पिछला अनुभव|पूर्व अनुभव|शिक्षण अनुभव|अध्यापन अनुभव|कार्य इतिहास|व्यवसाय|सेवा विवरण|सेवा अनुभव|वर्तमान नौकरी|वर्तमान कार्य|पूर्व कार्य|काम का अनुभव|रोजगार विवरण|व्यावसायिक विवरण|नौकरी का विवरण|नौकरी अनुभव|अनुभव का विवरण|कार्य अनुभव का विवरण|पेशेवर यात्रा|करियर इतिहास|इंटर्नशिप अनुभव|व्यवसायिक अनुभव|कार्यरत|पद एवं अनुभव|अनुभव एवं रोजगार|रोज़गार का इतिहास|रोजगार का इतिहास|रोजगार अनुभव|सेवा इतिहास|कार्यानुभव विवरण|कार्य एवं अनुभव|पूर्व नौकरी|पूर्व सेवा|प्रासंगिक अनुभव|अन्य अनुभव|व्यावसायिक यात्रा|कार्य विवरण|पेशागत अनुभव|क्षेत्र अनुभव',
    education:
      'पढ़ाई लिखाई|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|शैक्षिक पृष्ठभूमि|शैक्षणिक विवरण|शैक्षणिक पृष्ठभूमि|योग्यता|शिक्षा एवं योग्यता|शैक्षिक योग्यताएँ|शैक्षणिक योग्यताएं|शैक्षिक योग्यता विवरण|शैक्षणिक योग्यता का विवरण|शैक्षणिक अर्हता|शैक्षणिक अर्हताएं|शैक्षिक अर्हता|व्यावसायिक योग्यता|तकनीकी योग्यता|तकनीकी शिक्षा|व्यावसायिक शिक्षा|अन्य योग्यता|शिक्षा विवरण|शैक्षिक विवरण|शिक्षा एवं प्रशिक्षण|शिक्षा और प्रशिक्षण|शैक्षणिक योग्यताएँ|शैक्षणिक योग्यता एवं विवरण|शैक्षणिक प्रमाण|शिक्षा दीक्षा|शैक्षिक योग्यताएं|शिक्षण योग्यता|उच्च शिक्षा|अकादमिक योग्यता|शैक्षिक जानकारी|शैक्षणिक जानकारी|अध्ययन|शैक्षिक रिकॉर्ड|प्रोफेशनल योग्यता|अतिरिक्त योग्यता|पेशेवर योग्यता|योग्यता विवरण|शिक्षा और योग्यता|शिक्षा व योग्यता',
    skills:
      'शीर्ष कौशल|कौशल|तकनीकी कौशल|दक्षताएँ|योग्यताएँ|प्रमुख कौशल|कंप्यूटर ज्ञान|कंप्यूटर कौशल|मुख्य कौशल|व्यावसायिक कौशल|विशेष योग्यता|कार्य कुशलता|कंप्यूटर योग्यता|कम्प्यूटर ज्ञान|कम्प्यूटर योग्यता|हुनर|दक्षता|क्षमताएँ|शक्तियाँ|कौशल एवं दक्षता|कौशल और दक्षताएँ|कौशल और क्षमताएँ|मुख्य दक्षताएँ|प्रमुख दक्षताएँ|कंप्यूटर दक्षता|कंप्यूटर की जानकारी|कंप्यूटर का ज्ञान|कम्प्यूटर का ज्ञान|तकनीकी दक्षता|तकनीकी ज्ञान|तकनीकी जानकारी|विशेषताएँ|विशेषताएं|क्षमताएं|दक्षताएं|योग्यताएं एवं कौशल|विशेष कौशल|पेशेवर कौशल|अन्य कौशल|व्यक्तिगत कौशल|मेरी विशेषताएँ|ताकत|व्यक्तिगत गुण|कुशलता|कार्यकुशलता|सॉफ्ट स्किल्स|स्किल्स',
    languages:
      'भाषाएँ|भाषा|भाषाएं|भाषा ज्ञान|भाषाओं का ज्ञान|भाषायी ज्ञान|भाषाओं की जानकारी|भाषा की जानकारी|भाषाई ज्ञान|भाषा कौशल|भाषाई दक्षता|भाषा दक्षता|भाषाई कौशल|ज्ञात भाषाएँ|ज्ञात भाषाएं|भाषा का ज्ञान|भाषाओं पर अधिकार',
    certificates:
      'प्रमाणपत्र|प्रमाण पत्र|प्रशिक्षण|पाठ्यक्रम|प्रमाणन|प्रमाण-पत्र एवं प्रशिक्षण|प्रशिक्षण एवं प्रमाणपत्र|कोर्स|अन्य कोर्स|ड्राइविंग लाइसेंस|प्रमाणपत्र एवं प्रशिक्षण|प्रमाण पत्र एवं प्रशिक्षण|प्रशिक्षण और प्रमाणपत्र|प्रशिक्षण एवं प्रमाण पत्र|प्रशिक्षण विवरण|प्रशिक्षण कार्यक्रम|कार्यशाला|कार्यशालाएँ|लाइसेंस|लाइसेंस एवं प्रमाणपत्र|सर्टिफिकेट|सर्टिफिकेशन|व्यावसायिक प्रशिक्षण|तकनीकी प्रशिक्षण|अतिरिक्त प्रशिक्षण|कंप्यूटर कोर्स|पंजीकरण|ट्रेनिंग|प्रमाणपत्र और लाइसेंस|अतिरिक्त कोर्स',
    projects: 'परियोजनाएँ|परियोजनाएं|परियोजना|प्रोजेक्ट|प्रमुख परियोजनाएँ|प्रोजेक्ट्स|परियोजना कार्य|प्रोजेक्ट कार्य|शैक्षणिक परियोजनाएँ',
    publications: 'प्रकाशन|प्रकाशित कार्य|शोध पत्र|प्रकाशन एवं शोध|शोध कार्य|प्रकाशित लेख',
    volunteering: 'स्वयंसेवा|स्वयंसेवी कार्य|समाज सेवा|सामाजिक कार्य|सामाजिक सेवा|स्वयंसेवी अनुभव|स्वैच्छिक कार्य|स्वयंसेवा कार्य|समाजसेवा',
    awards:
      'पुरस्कार|उपलब्धियाँ|उपलब्धियां|सम्मान|उपलब्धि|पुरस्कार एवं सम्मान|पुरस्कार और उपलब्धियाँ|उपलब्धियाँ एवं पुरस्कार|पुरस्कार एवं उपलब्धियाँ|पुरस्कार और सम्मान|छात्रवृत्ति|प्रमुख उपलब्धियाँ|मुख्य उपलब्धियाँ|सम्मान एवं पुरस्कार',
    memberships: 'सदस्यता|सदस्यताएँ|सदस्यताएं|व्यावसायिक सदस्यता|संबद्धता',
    interests:
      'रुचियाँ|रुचियां|शौक|रुचि|रुचियाँ एवं शौक|अभिरुचि|अभिरुचियाँ|शौक एवं रुचियाँ|रुचियाँ और शौक|शौक और रुचियाँ|हॉबी|हॉबीज|अन्य गतिविधियाँ|पाठ्येतर गतिविधियाँ|पाठ्य सहगामी क्रियाएँ|अभिरुचियां|खेलकूद|रुचि एवं शौक',
    references: 'संदर्भ|संदर्भ व्यक्ति|संदर्भ सूची|रेफरेंस|परिचयकर्ता|सन्दर्भ|संदर्भ हेतु व्यक्ति|संदर्भदाता|सिफारिश',
    personal:
      'व्यक्तिगत जानकारी|व्यक्तिगत विवरण|निजी जानकारी|व्यक्तिगत परिचय|व्यक्तिगत सूचना|सामान्य जानकारी|निजी विवरण|जीवन परिचय|व्यक्तिगत विवरण एवं जानकारी|निजी परिचय|वैयक्तिक विवरण|व्यक्तिगत सूचनाएँ|व्यक्तिगत जानकारियाँ|पारिवारिक विवरण|व्यक्तिगत ब्यौरा|निजी ब्यौरा|सामान्य विवरण|व्यक्तिगत',
    other:
      'अन्य|अतिरिक्त जानकारी|घोषणा|अन्य जानकारी|शपथ|घोषणा पत्र|अन्य विवरण|अतिरिक्त विवरण|प्रतिज्ञा|सत्यापन|प्रमाणीकरण|स्व घोषणा|अन्य सूचना|घोषणा एवं हस्ताक्षर|स्वघोषणा',
  },
  mr: {
    contact:
      'संपर्क|संपर्क माहिती|संपर्क तपशील|संपर्कासाठी|पत्ता व संपर्क|संपर्क पत्ता|संपर्क क्रमांक|संपर्काची माहिती|पत्ता आणि संपर्क|संपर्क साधा',
    summary:
      'सारांश|उद्दिष्ट|परिचय|माझ्याबद्दल|करिअर उद्दिष्ट|प्रोफाइल|थोडक्यात परिचय|संक्षिप्त परिचय|थोडक्यात|ध्येय|करिअरचे ध्येय|करिअर ध्येय|करिअरचे उद्दिष्ट|उद्देश|व्यावसायिक सारांश|व्यावसायिक उद्दिष्ट|माझा परिचय|माझी ओळख|ओळख|स्वतःविषयी|स्वपरिचय|जीवनध्येय|व्यावसायिक परिचय|ध्येय व उद्दिष्ट|ध्येय आणि उद्दिष्टे|उद्दिष्टे|माझ्याविषयी|कारकीर्द सारांश|करिअर सारांश',
    employment:
      'अनुभव|कामाचा अनुभव|कार्य अनुभव|व्यावसायिक अनुभव|नोकरीचा अनुभव|पूर्वानुभव|कामाचा तपशील|नोकरी|सध्याची नोकरी|सेवेचा तपशील|अनुभवाचा तपशील|अनुभव तपशील|नोकरीचा तपशील|नोकरी अनुभव|कामाचा पूर्वानुभव|मागील अनुभव|पूर्वीचा अनुभव|पूर्वीची नोकरी|सध्याचे काम|अध्यापन अनुभव|अध्यापनाचा अनुभव|शिक्षणक्षेत्रातील अनुभव|शैक्षणिक अनुभव|कारकीर्द|नोकरीविषयक माहिती|कार्यानुभव|कामाचा इतिहास|नोकरीचा इतिहास|सेवा अनुभव|अनुभव व नोकरी|सेवा तपशील|कामकाजाचा अनुभव|एकूण अनुभव|इतर अनुभव|व्यावसायिक वाटचाल|कार्यकाळ|सेवाकाल',
    education:
      'शिक्षण|शैक्षणिक पात्रता|शैक्षणिक माहिती|शैक्षणिक पार्श्वभूमी|शैक्षणिक तपशील|शैक्षणिक पात्रतेचा तपशील|तांत्रिक शिक्षण|व्यावसायिक शिक्षण|शिक्षण आणि पात्रता|शाळा|शैक्षणिक अर्हता|शैक्षणिक योग्यता|शैक्षणिक पात्रता तपशील|शिक्षण तपशील|शिक्षणाचा तपशील|शिक्षण व प्रशिक्षण|शिक्षण आणि प्रशिक्षण|शैक्षणिक वाटचाल|शैक्षणिक प्रगती|पात्रता|व्यावसायिक पात्रता|तांत्रिक पात्रता|अतिरिक्त पात्रता|इतर शैक्षणिक पात्रता|अर्हता|उच्च शिक्षण|शिक्षण व पात्रता',
    skills:
      'कौशल्ये|कौशल्य|तांत्रिक कौशल्ये|संगणक ज्ञान|मुख्य कौशल्ये|विशेष कौशल्ये|संगणक कौशल्ये|व्यावसायिक कौशल्ये|कौशल्ये आणि क्षमता|संगणक कौशल्य|संगणकाचे ज्ञान|संगणक पात्रता|संगणक साक्षरता|तांत्रिक ज्ञान|तांत्रिक कौशल्य|प्रमुख कौशल्ये|अवगत कौशल्ये|इतर कौशल्ये|क्षमता|बलस्थाने|माझी बलस्थाने|वैशिष्ट्ये|विशेष प्राविण्य|प्राविण्य|कौशल्ये व क्षमता|स्वभाव वैशिष्ट्ये|व्यक्तिगत गुण|संगणकीय कौशल्ये|संगणक अर्हता|कौशल्य व गुण|सॉफ्ट स्किल्स',
    languages:
      'भाषा|भाषा ज्ञान|भाषांचे ज्ञान|अवगत भाषा|येणाऱ्या भाषा|भाषाज्ञान|भाषा कौशल्य|भाषा कौशल्ये|भाषा अवगत|अवगत भाषा ज्ञान|ज्ञात भाषा|भाषांवरील प्रभुत्व|भाषा प्रभुत्व|बोलीभाषा|भाषा येणाऱ्या',
    certificates:
      'इतर पात्रता|प्रमाणपत्रे|प्रशिक्षण|अभ्यासक्रम|अभ्यासक्रम आणि प्रशिक्षण|कोर्सेस|प्रमाणपत्र|प्रमाणपत्रे व प्रशिक्षण|प्रमाणपत्रे आणि प्रशिक्षण|प्रशिक्षण व प्रमाणपत्रे|प्रशिक्षण आणि प्रमाणपत्रे|अतिरिक्त अभ्यासक्रम|इतर अभ्यासक्रम|कार्यशाळा|परवाना|परवाने|ड्रायव्हिंग लायसन्स|वाहन परवाना|वाहन चालक परवाना|व्यावसायिक प्रशिक्षण|परवाने व प्रमाणपत्रे|कोर्स|नोंदणी|प्रशिक्षणे|तांत्रिक प्रशिक्षण',
    projects: 'प्रकल्प|प्रोजेक्ट|प्रोजेक्ट्स|महत्त्वाचे प्रकल्प|प्रकल्प कार्य',
    publications: 'प्रकाशने|प्रकाशित साहित्य|शोधनिबंध|प्रकाशने व संशोधन|संशोधन|संशोधन कार्य',
    volunteering: 'स्वयंसेवा|सामाजिक कार्य|समाजसेवा|समाजकार्य|सामाजिक उपक्रम|स्वयंसेवी कार्य|सामाजिक सहभाग',
    awards:
      'पुरस्कार|यश|पुरस्कार व सन्मान|पुरस्कार आणि सन्मान|सन्मान|उल्लेखनीय कामगिरी|विशेष कामगिरी|कामगिरी|मिळालेले पुरस्कार|पारितोषिके|यशस्विता|शिष्यवृत्ती|उपलब्धी|बक्षिसे',
    memberships: 'सदस्यत्व|सभासदत्व|सदस्यत्वे|संस्था सदस्यत्व',
    interests:
      'छंद|आवडी|आवड|छंद आणि आवडी|आवडीनिवडी|आवडी निवडी|छंद व आवडी|छंद व आवड|आवड व छंद|आवडते छंद|अभ्यासेतर उपक्रम|सहशालेय उपक्रम|खेळ|इतर उपक्रम',
    references: 'संदर्भ|संदर्भ व्यक्ती|संदर्भासाठी|संदर्भासाठी व्यक्ती|ओळखीच्या व्यक्ती|शिफारस',
    personal:
      'वैयक्तिक माहिती|वैयक्तिक तपशील|वैयक्तिक|व्यक्तिगत माहिती|व्यक्तिगत तपशील|वैयक्तिक परिचय|कौटुंबिक माहिती|खाजगी माहिती|व्यक्तिविषयक माहिती|सर्वसाधारण माहिती|प्राथमिक माहिती|स्वतःची माहिती|वैयक्तिक विवरण',
    other:
      'इतर|इतर माहिती|घोषणा|प्रतिज्ञापत्र|प्रतिज्ञा|घोषणापत्र|स्वयंघोषणा|हमीपत्र|अतिरिक्त माहिती|अन्य माहिती|इतर तपशील|स्वयंघोषणापत्र|सत्यापन',
  },
  bn: {
    contact:
      'যোগাযোগ|যোগাযোগের তথ্য|যোগাযোগের ঠিকানা|যোগাযোগ তথ্য|যোগাযোগের বিবরণ|যোগাযোগের মাধ্যম|ঠিকানা ও যোগাযোগ|যোগাযোগ করুন|যোগাযোগের নম্বর',
    summary:
      'সারসংক্ষেপ|উদ্দেশ্য|পরিচিতি|আমার সম্পর্কে|ক্যারিয়ার উদ্দেশ্য|পেশাগত লক্ষ্য|সারাংশ|প্রোফাইল|পেশাগত সারসংক্ষেপ|পেশাগত সারাংশ|ক্যারিয়ার সারসংক্ষেপ|ক্যারিয়ার লক্ষ্য|ক্যারিয়ারের লক্ষ্য|ক্যারিয়ারের উদ্দেশ্য|কর্মজীবনের লক্ষ্য|কর্মজীবনের উদ্দেশ্য|লক্ষ্য|লক্ষ্য ও উদ্দেশ্য|পেশাগত উদ্দেশ্য|পেশাগত পরিচিতি|সংক্ষিপ্ত পরিচিতি|সংক্ষিপ্ত বিবরণ|পরিচয়|নিজের সম্পর্কে|পেশাগত প্রোফাইল|ক্যারিয়ার অবজেক্টিভ|আমার পরিচয়|সংক্ষিপ্ত পরিচয়|জীবনের লক্ষ্য',
    employment:
      'আগের কাজ|আগের চাকরি|অভিজ্ঞতা|কাজের অভিজ্ঞতা|পেশাগত অভিজ্ঞতা|কর্ম অভিজ্ঞতা|চাকরির অভিজ্ঞতা|কর্মজীবন|চাকরির ইতিহাস|পূর্ব অভিজ্ঞতা|কর্ম ইতিহাস|কর্মসংস্থান|বর্তমান কর্মস্থল|কর্মস্থল|শিক্ষকতার অভিজ্ঞতা|পেশাগত জীবন|চাকুরীর অভিজ্ঞতা|কর্ম অভিজ্ঞতার বিবরণ|কর্মঅভিজ্ঞতা|কর্ম-অভিজ্ঞতা|চাকুরির অভিজ্ঞতা|চাকুরীর বিবরণ|চাকরির বিবরণ|চাকুরির বিবরণ|কাজের বিবরণ ও অভিজ্ঞতা|বাস্তব অভিজ্ঞতা|পেশাগত ইতিহাস|কাজের ইতিহাস|পূর্ববর্তী কর্মস্থল|পূর্বের কর্মস্থল|বর্তমান চাকরি|বর্তমান কর্ম|ইন্টার্নশিপ অভিজ্ঞতা|কর্ম জীবন|কর্মের অভিজ্ঞতা|অভিজ্ঞতার বিবরণ|অভিজ্ঞতাসমূহ|পূর্ব কর্মঅভিজ্ঞতা|চাকরিজীবন|শিক্ষকতা|কাজের পূর্ব অভিজ্ঞতা|প্রাসঙ্গিক অভিজ্ঞতা|অন্যান্য অভিজ্ঞতা|কর্মজীবনের অভিজ্ঞতা',
    education:
      'শিক্ষা|শিক্ষাগত যোগ্যতা|শিক্ষাজীবন|শিক্ষাগত যোগ্যতার বিবরণ|শিক্ষাগত তথ্য|শিক্ষার বিবরণ|একাডেমিক যোগ্যতা|শিক্ষাগত পটভূমি|পড়াশোনা|লেখাপড়া|শিক্ষাগত যোগ্যতাসমূহ|শিক্ষাগত যোগ্যতা সমূহ|শিক্ষা ও প্রশিক্ষণ|শিক্ষা জীবন|একাডেমিক তথ্য|শিক্ষাগত বিবরণ|প্রাতিষ্ঠানিক শিক্ষা|শিক্ষা সংক্রান্ত তথ্য|শিক্ষাগত যোগ্যতার তথ্য|পেশাগত যোগ্যতা|অন্যান্য যোগ্যতা|শিক্ষা ও যোগ্যতা|শিক্ষাগত রেকর্ড|উচ্চশিক্ষা|অতিরিক্ত যোগ্যতা',
    skills:
      'দক্ষতা|কারিগরি দক্ষতা|কম্পিউটার দক্ষতা|পেশাগত দক্ষতা|প্রযুক্তিগত দক্ষতা|বিশেষ দক্ষতা|যোগ্যতা|কম্পিউটার জ্ঞান|কম্পিউটার প্রশিক্ষণ ও দক্ষতা|কর্মদক্ষতা|অন্যান্য দক্ষতা|দক্ষতাসমূহ|দক্ষতা সমূহ|মূল দক্ষতা|প্রধান দক্ষতা|বিশেষ যোগ্যতা|কম্পিউটার জ্ঞান ও দক্ষতা|কম্পিউটারে দক্ষতা|কম্পিউটার বিষয়ক দক্ষতা|দক্ষতা ও যোগ্যতা|দক্ষতা ও সক্ষমতা|সক্ষমতা|ব্যক্তিগত দক্ষতা|গুণাবলি|গুণাবলী|ব্যক্তিগত গুণাবলি|আইটি দক্ষতা|সফট স্কিল|স্কিল|কারিগরি জ্ঞান|যোগ্যতা ও দক্ষতা|পেশাগত দক্ষতাসমূহ',
    languages: 'ভাষা|ভাষাগত দক্ষতা|ভাষা দক্ষতা|ভাষাজ্ঞান|ভাষার উপর দক্ষতা|ভাষা জ্ঞান|ভাষাসমূহ|জানা ভাষা|ভাষায় দক্ষতা|ভাষাগত যোগ্যতা|ভাষার দক্ষতা|যেসব ভাষা জানি',
    certificates:
      'সনদ|প্রশিক্ষণ|কোর্স|সার্টিফিকেট|প্রশিক্ষণ ও সনদ|প্রশিক্ষণ কোর্স|প্রশিক্ষণের বিবরণ|কম্পিউটার প্রশিক্ষণ|পেশাগত প্রশিক্ষণ|সার্টিফিকেশন|সার্টিফিকেট ও প্রশিক্ষণ|প্রশিক্ষণ ও শংসাপত্র|শংসাপত্র|শংসাপত্রসমূহ|প্রশিক্ষণসমূহ|প্রশিক্ষণ সমূহ|প্রশিক্ষণ ও কর্মশালা|কর্মশালা|প্রশিক্ষণ ও সার্টিফিকেট|প্রশিক্ষণ ও সার্টিফিকেশন|সনদপত্র|সনদসমূহ|লাইসেন্স|লাইসেন্স ও সনদ|ড্রাইভিং লাইসেন্স|প্রাপ্ত প্রশিক্ষণ|ট্রেনিং|অতিরিক্ত প্রশিক্ষণ|প্রশিক্ষণ তথ্য|কারিগরি প্রশিক্ষণ|নিবন্ধন',
    projects: 'প্রকল্প|প্রজেক্ট|প্রকল্পসমূহ|উল্লেখযোগ্য প্রকল্প|প্রজেক্টসমূহ|গবেষণা প্রকল্প',
    publications: 'প্রকাশনা|প্রকাশনাসমূহ|প্রকাশিত লেখা|গবেষণাপত্র|গবেষণা ও প্রকাশনা|প্রকাশিত গবেষণা|গবেষণা|লেখালেখি',
    volunteering:
      'স্বেচ্ছাসেবা|স্বেচ্ছাসেবী কাজ|স্বেচ্ছাসেবামূলক কাজ|স্বেচ্ছাসেবক কার্যক্রম|স্বেচ্ছাসেবী কার্যক্রম|সামাজিক কাজ|সমাজসেবা|সামাজিক কার্যক্রম|সমাজসেবামূলক কাজ|স্বেচ্ছাশ্রম',
    awards:
      'পুরস্কার|অর্জন|পুরস্কার ও অর্জন|অর্জনসমূহ|পুরস্কার ও সম্মাননা|সম্মাননা|কৃতিত্ব|সাফল্য|বৃত্তি|অর্জন ও পুরস্কার|পুরস্কারসমূহ|উল্লেখযোগ্য অর্জন|স্বীকৃতি',
    interests:
      'শখ|আগ্রহ|শখ ও আগ্রহ|পছন্দ|শখ ও পছন্দ|আগ্রহের বিষয়|আগ্রহ ও শখ|পছন্দের বিষয়|শখসমূহ|সহশিক্ষা কার্যক্রম|সহপাঠ কার্যক্রম|অবসর|শিক্ষাবহির্ভূত কার্যক্রম|অন্যান্য কার্যক্রম|অতিরিক্ত কার্যক্রম',
    references: 'রেফারেন্স|তথ্যসূত্র|রেফারেন্সসমূহ|সুপারিশকারী|রেফারী|রেফারি|পরিচয়দানকারী|সুপারিশকারীগণ|রেফারেন্স ব্যক্তি',
    personal:
      'ব্যক্তিগত তথ্য|ব্যক্তিগত বিবরণ|ব্যক্তিগত পরিচিতি|জীবন বৃত্তান্ত|ব্যক্তিগত তথ্যাবলি|ব্যক্তিগত তথ্যাবলী|ব্যক্তিগত|ব্যক্তিগত তথ্যসমূহ|ব্যক্তিগত পরিচয়|ব্যক্তিগত তথ্যাদি|ব্যক্তিগত বৃত্তান্ত|পারিবারিক তথ্য|সাধারণ তথ্য|ব্যক্তিগত জীবন|ব্যক্তিগত বিষয়াদি',
    other:
      'অন্যান্য|অতিরিক্ত তথ্য|ঘোষণা|অঙ্গীকার|অঙ্গীকারনামা|হলফনামা|প্রত্যয়ন|প্রতিজ্ঞা|ঘোষণাপত্র|অঙ্গীকার ও স্বাক্ষর|বিবিধ|অন্যান্য তথ্য|অতিরিক্ত বিবরণ|স্বীকারোক্তি|সংযুক্তি',
    memberships: 'সদস্যপদ|সদস্যতা|পেশাগত সদস্যপদ|সংগঠনের সদস্যপদ|সাংগঠনিক সম্পৃক্ততা',
  },
  gu: {
    contact: 'સંપર્ક|સંપર્ક માહિતી|સંપર્ક વિગત|સંપર્ક વિગતો|સંપર્ક નંબર|સંપર્કની માહિતી|સરનામું અને સંપર્ક|સંપર્ક કરો',
    summary:
      'સારાંશ|ઉદ્દેશ|ઉદ્દેશ્ય|પરિચય|મારા વિશે|કારકિર્દી ઉદ્દેશ|કારકિર્દીનો ઉદ્દેશ|કારકિર્દીનું ધ્યેય|કારકિર્દી ધ્યેય|ધ્યેય|લક્ષ્ય|ટૂંકો પરિચય|ટૂંક પરિચય|સંક્ષિપ્ત પરિચય|વ્યાવસાયિક સારાંશ|પ્રોફાઇલ|પ્રોફાઈલ|વ્યાવસાયિક પરિચય|કારકિર્દી સારાંશ|હેતુ|મારો પરિચય|કારકિર્દી ઉદ્દેશ્ય|કરિયર ઉદ્દેશ્ય',
    employment:
      'અનુભવ|કાર્ય અનુભવ|વ્યાવસાયિક અનુભવ|કામનો અનુભવ|કામગીરીનો અનુભવ|નોકરીનો અનુભવ|નોકરી|શૈક્ષણિક અનુભવ|અગાઉનો અનુભવ|હાલની નોકરી|અનુભવની વિગત|અનુભવની વિગતો|નોકરીની વિગત|નોકરીની વિગતો|કામ નો અનુભવ|નોકરી નો અનુભવ|કામકાજનો અનુભવ|કાર્યાનુભવ|રોજગાર|રોજગાર ઇતિહાસ|વર્તમાન નોકરી|અગાઉની નોકરી|પાછલો અનુભવ|શિક્ષણ કાર્યનો અનુભવ|અધ્યાપન અનુભવ|કારકિર્દી|વ્યવસાયિક અનુભવ|કામનો ઇતિહાસ|સેવાનો અનુભવ|પૂર્વ અનુભવ|અન્ય અનુભવ|વ્યાવસાયિક કારકિર્દી',
    education:
      'શિક્ષણ|શૈક્ષણિક લાયકાત|શૈક્ષણિક માહિતી|શૈક્ષણિક વિગત|શૈક્ષણિક વિગતો|શૈક્ષણિક યોગ્યતા|અભ્યાસની વિગત|શાળા|અભ્યાસ|શિક્ષણ અને તાલીમ|શૈક્ષણિક પૃષ્ઠભૂમિ|શિક્ષણની વિગત|શિક્ષણની વિગતો|શૈક્ષણિક લાયકાતો|લાયકાત|વ્યાવસાયિક લાયકાત|અન્ય લાયકાત|શિક્ષણ લાયકાત|શૈક્ષણીક લાયકાત|ટેકનિકલ લાયકાત|વધારાની લાયકાત|ઉચ્ચ શિક્ષણ',
    skills:
      'કૌશલ્ય|કૌશલ્યો|તકનીકી કૌશલ્યો|કમ્પ્યુટર જ્ઞાન|વિશેષ આવડત|આવડત|કમ્પ્યુટર કૌશલ્ય|તાંત્રિક કૌશલ્ય|મુખ્ય કૌશલ્યો|કમ્પ્યુટરનું જ્ઞાન|કોમ્પ્યુટર જ્ઞાન|કોમ્પ્યુટરનું જ્ઞાન|કમ્પ્યુટર કૌશલ્યો|ટેકનિકલ કૌશલ્યો|ટેકનિકલ જ્ઞાન|વિશેષ કૌશલ્યો|અન્ય કૌશલ્યો|ક્ષમતાઓ|વ્યાવસાયિક કૌશલ્યો|વિશેષતાઓ|મારી વિશેષતાઓ|કુશળતા|કુશળતાઓ|નિપુણતા|આવડતો|સ્કિલ્સ',
    languages: 'ભાષાઓ|ભાષા|ભાષા જ્ઞાન|ભાષાજ્ઞાન|ભાષાઓનું જ્ઞાન|ભાષાનું જ્ઞાન|જાણીતી ભાષાઓ|ભાષા કૌશલ્ય|ભાષાઓ પર પ્રભુત્વ',
    certificates:
      'પ્રમાણપત્રો|પ્રમાણપત્ર|તાલીમ|અભ્યાસક્રમો|કોર્સ|તાલીમ અને પ્રમાણપત્રો|લાયસન્સ|લાઇસન્સ|લાયસન્સ અને પ્રમાણપત્રો|લાઇસન્સ અને પ્રમાણપત્રો|પ્રમાણપત્રો અને તાલીમ|કોર્સિસ|વધારાના અભ્યાસક્રમો|અભ્યાસક્રમ|તાલીમ કાર્યક્રમો|વર્કશોપ|સર્ટિફિકેટ|સર્ટિફિકેટ્સ|ડ્રાઇવિંગ લાઇસન્સ|વ્યાવસાયિક તાલીમ|તાલીમ અને કોર્સ|સર્ટિફિકેટ કોર્સ|ટ્રેનિંગ',
    projects: 'પ્રોજેક્ટ્સ|પ્રોજેક્ટ|પરિયોજનાઓ|પ્રોજેક્ટો|મહત્વના પ્રોજેક્ટ',
    volunteering: 'સમાજ સેવા|સ્વયંસેવા|સામાજિક કાર્ય|સમાજસેવા|સામાજિક સેવા|સ્વૈચ્છિક સેવા|સેવાકીય પ્રવૃત્તિ|સેવાકીય પ્રવૃત્તિઓ',
    awards: 'પુરસ્કારો|સિદ્ધિઓ|પુરસ્કાર|એવોર્ડ|ઇનામો|સિદ્ધિ|પુરસ્કારો અને સિદ્ધિઓ|સિદ્ધિઓ અને પુરસ્કારો|સન્માન|ઉપલબ્ધિઓ|શિષ્યવૃત્તિ',
    interests: 'શોખ|રુચિઓ|રસ|શોખ અને રુચિઓ|રસના વિષયો|રુચિ|રસ રુચિ|શોખ અને રસ|ઇતર પ્રવૃત્તિઓ|અભ્યાસેતર પ્રવૃત્તિઓ|અન્ય પ્રવૃત્તિઓ|હોબી',
    references: 'સંદર્ભો|સંદર્ભ|રેફરન્સ|સંદર્ભ વ્યક્તિ|ઓળખાણ|સંદર્ભ વ્યક્તિઓ|ભલામણ',
    personal:
      'વ્યક્તિગત માહિતી|વ્યક્તિગત વિગતો|અંગત માહિતી|અંગત વિગતો|અંગત વિગત|વ્યક્તિગત વિગત|વ્યક્તિગત પરિચય|અંગત|પારિવારિક માહિતી|સામાન્ય માહિતી|વ્યક્તિગત|કૌટુંબિક માહિતી|કૌટુંબિક વિગત',
    other:
      'અન્ય|અન્ય માહિતી|બાંહેધરી|બાંહેધરી પત્ર|અન્ય વિગતો|અન્ય વિગત|ઘોષણા|જાહેરાત|એકરાર|એકરારનામું|કબૂલાત|વધારાની માહિતી|ખાતરી|પ્રતિજ્ઞા|સોગંદનામું|ઘોષણાપત્ર|બાહેંધરી',
    publications: 'પ્રકાશનો|પ્રકાશન|સંશોધન પત્રો|સંશોધન|લેખો',
    memberships: 'સભ્યપદ|સભ્યતા|સદસ્યતા',
  },
  ta: {
    contact:
      'தொடர்பு|தொடர்பு விவரங்கள்|தொடர்புக்கு|தொடர்பு தகவல்|தொடர்புத் தகவல்|தொடர்புத் தகவல்கள்|தொடர்பு தகவல்கள்|தொடர்பு விபரங்கள்|தொடர்பு விபரம்|தொடர்பு விவரம்|தொடர்பு எண்|முகவரி மற்றும் தொடர்பு|தொடர்பு முகவரி',
    summary:
      'சுருக்கம்|குறிக்கோள்|அறிமுகம்|என்னைப் பற்றி|நோக்கம்|தொழில் நோக்கம்|தன்விவரச் சுருக்கம்|சுயவிவரச் சுருக்கம்|சுயவிவரம்|தொழில்முறை சுருக்கம்|தொழில்முறைச் சுருக்கம்|பணிச் சுருக்கம்|தொழில் குறிக்கோள்|பணி நோக்கம்|பணிக் குறிக்கோள்|இலக்கு|இலட்சியம்|லட்சியம்|சுருக்கமான அறிமுகம்|என் குறிக்கோள்|தொழில் இலக்கு|வாழ்க்கைக் குறிக்கோள்|தொழிற்சுருக்கம்|தொழில்சார் நோக்கம்|சுய அறிமுகம்|தன்னறிமுகம்|வேலை நோக்கம்|தொழில் சுருக்கம்',
    employment:
      'அனுபவம்|பணி அனுபவம்|தொழில்முறை அனுபவம்|வேலை அனுபவம்|பணி விவரங்கள்|முந்தைய பணி அனுபவம்|முன் அனுபவம்|தற்போதைய பணி|வேலை விவரம்|கற்பித்தல் அனுபவம்|பணி வரலாறு|தொழில் அனுபவம்|பணிஅனுபவம்|பணியனுபவம்|பணி அனுபவங்கள்|வேலை அனுபவங்கள்|தொழில் அனுபவங்கள்|தொழில்சார் அனுபவம்|தொழிற் அனுபவம்|தொழிலனுபவம்|அனுபவங்கள்|முன் பணி அனுபவம்|முந்தைய பணி|முந்தைய பணிகள்|முந்தைய வேலை|பணி விவரம்|பணி விபரம்|பணி விபரங்கள்|தொழில் விபரம்|தொழில் விபரங்கள்|தொழில் விவரங்கள்|வேலை வரலாறு|தொழில் வரலாறு|வேலைவாய்ப்பு வரலாறு|தற்போதைய வேலை|தற்போதைய தொழில்|ஆசிரியப் பணி அனுபவம்|ஆசிரியர் பணி அனுபவம்|களப்பணி|சேவை அனுபவம்|சேவைக்காலம்|தொழில்முறை வாழ்க்கை|பிற அனுபவம்|முன்னனுபவம்|பணிப் பின்னணி',
    education:
      'கல்வி|கல்வித் தகுதி|கல்வித் தகுதிகள்|கல்வி தகுதி|கல்வி விவரங்கள்|கல்வி விவரம்|கல்விப் பின்னணி|கல்வியும் பயிற்சியும்|பள்ளி|கல்வித் தகைமைகள்|கல்வித் தகைமை|கல்வித்தகைமைகள்|கல்வித்தகைமை|தொழில்சார் தகைமைகள்|தொழில்சார் தகைமை|தொழிற்தகைமைகள்|தொழிற் தகைமைகள்|தொழில் தகைமைகள்|தொழில் தகைமை|உயர் கல்வித் தகைமைகள்|உயர்கல்வித் தகைமை|தகைமைகள்|தகைமை|தகுதிகள்|பாடசாலைக் கல்வி|பாடசாலைக்கல்வி|உயர் கல்வி|உயர்கல்வி|கல்விச் சான்று|கல்வித்தகுதி|கல்வித்தகுதிகள்|கல்வி தகுதிகள்|கல்வி விபரம்|கல்வி விபரங்கள்|கல்வி மற்றும் பயிற்சி|கல்விப் பின்புலம்|கல்வித் தகவல்|தொழில்முறைத் தகுதிகள்|தொழில்நுட்பத் தகுதி|தொழில்நுட்பக் கல்வி|ஏனைய தகைமைகள்|ஏனைய கல்வித் தகைமைகள்|பிற தகுதிகள்|மேலதிக தகைமைகள்',
    skills:
      'திறன்கள்|திறமைகள்|தொழில்நுட்பத் திறன்கள்|கணினி அறிவு|தொழில்நுட்ப திறன்கள்|தனித் திறன்கள்|கணினித் திறன்கள்|கணினி திறன்|சிறப்புத் திறன்கள்|திறன்|திறமை|திறன்கள் மற்றும் திறமைகள்|முக்கிய திறன்கள்|முக்கியத் திறன்கள்|முதன்மைத் திறன்கள்|கணினித் திறன்|கணினி திறன்கள்|கணினி அறிவும் திறனும்|கணிணி அறிவு|கணிணித் திறன்|தொழில்சார் திறன்கள்|தொழில் திறன்கள்|தொழில் திறமைகள்|தொழில்முறைத் திறன்கள்|ஆற்றல்கள்|ஆற்றல்|விசேட திறமைகள்|விசேட திறன்கள்|தனிப்பட்ட திறன்கள்|மென்திறன்கள்|மென் திறன்கள்|கூடுதல் திறன்கள்|பிற திறன்கள்|ஏனைய திறமைகள்|தொழில்நுட்ப அறிவு|தனித்திறமைகள்|பலங்கள்|சிறப்புத் திறமைகள்',
    languages:
      'மொழிகள்|மொழி|மொழித்திறன்|மொழி அறிவு|தெரிந்த மொழிகள்|அறிந்த மொழிகள்|மொழி ஆற்றல்|மொழியாற்றல்|மொழித் திறன்|மொழித் திறன்கள்|மொழித்திறன்கள்|மொழிப் புலமை|மொழி புலமை|மொழித் தேர்ச்சி|மொழி தேர்ச்சி|மொழி அறிவும் ஆற்றலும்|மொழியறிவு|மொழித் தகைமை',
    certificates:
      'சான்றிதழ்கள்|பயிற்சிகள்|பயிற்சி|படிப்புகள்|சான்றிதழ் படிப்புகள்|கூடுதல் தகுதிகள்|கூடுதல் தகுதி|பயிற்சி வகுப்புகள்|சான்றிதழ்|சான்றிதழ்களும் பயிற்சிகளும்|பயிற்சிகள் மற்றும் சான்றிதழ்கள்|பயிற்சி மற்றும் சான்றிதழ்கள்|சான்றிதழ்கள் மற்றும் பயிற்சி|பயிற்சிப் பட்டறைகள்|பயிற்சிப்பட்டறைகள்|பட்டறைகள்|செயலமர்வுகள்|பயிற்சி நெறிகள்|பயிற்சிநெறிகள்|கற்கைநெறிகள்|கற்கை நெறிகள்|பாடநெறிகள்|தொழிற்பயிற்சி|தொழிற் பயிற்சி|தொழில்முறைப் பயிற்சி|தொழில்சார் பயிற்சிகள்|உரிமங்கள்|உரிமம்|ஓட்டுநர் உரிமம்|சாரதி அனுமதிப்பத்திரம்|கூடுதல் படிப்புகள்|கூடுதல் பயிற்சி|மேலதிக கற்கைநெறிகள்|பெற்ற பயிற்சிகள்',
    projects: 'திட்டங்கள்|திட்டப்பணிகள்|திட்டப் பணிகள்|செயற்றிட்டங்கள்|செயல்திட்டங்கள்|திட்டப்பணி|முக்கிய திட்டங்கள்|ப்ராஜெக்ட்',
    publications: 'வெளியீடுகள்|கட்டுரைகள்|வெளியீடுகளும் ஆய்வுகளும்|ஆய்வுக் கட்டுரைகள்|ஆய்வுக்கட்டுரைகள்|நூல்கள்|ஆய்வுகள்|வெளியிட்ட கட்டுரைகள்',
    volunteering:
      'தன்னார்வப் பணி|சமூக சேவை|தன்னார்வத் தொண்டு|தன்னார்வப் பணிகள்|சமூகப் பணி|சமூகப் பணிகள்|சமூகப்பணி|சமூக சேவைகள்|தொண்டு|தொண்டர் பணி|தன்னார்வ சேவை|சமூக செயற்பாடுகள்|சமூகச் செயற்பாடுகள்',
    awards:
      'விருதுகள்|சாதனைகள்|விருதுகளும் சாதனைகளும்|விருதுகள் மற்றும் சாதனைகள்|விருதுகள் மற்றும் அங்கீகாரங்கள்|பரிசுகள்|பெற்ற விருதுகள்|அடைவுகள்|உதவித்தொகை|விருது|சாதனை|பெற்ற பரிசுகள்|கௌரவங்கள்',
    interests:
      'பொழுதுபோக்குகள்|ஆர்வங்கள்|பொழுதுபோக்கு|விருப்பங்கள்|விருப்பம்|பொழுதுபோக்குகளும் ஆர்வங்களும்|பொழுதுபோக்குகள் மற்றும் ஆர்வங்கள்|ஆர்வம்|ஆர்வமுள்ள துறைகள்|பிற செயல்பாடுகள்|புறக்கிருத்திய செயற்பாடுகள்|புறச் செயற்பாடுகள்|புறப்பாட செயற்பாடுகள்|இணைப்பாடவிதான செயற்பாடுகள்|இணைப்பாட விதான செயற்பாடுகள்|விளையாட்டுக்கள்|பாடசார செயற்பாடுகள்|பாடநெறிக்கு அப்பாற்பட்ட செயல்பாடுகள்|ஆர்வத் துறைகள்',
    references:
      'பரிந்துரைகள்|பரிந்துரையாளர்கள்|நடுவர்கள்|நடுவர்|உறவினரல்லாத நடுவர்கள்|உறவினர் அல்லாத நடுவர்கள்|சிபாரிசுகள்|சிபாரிசு செய்பவர்கள்|பரிந்துரை|பரிந்துரையாளர்|மேற்கோள்கள்|குறிப்புரையாளர்கள்|பரிந்துரை செய்பவர்கள்|சான்றுரைப்போர்|மத்தியஸ்தர்கள்',
    personal:
      'தனிப்பட்ட விவரங்கள்|தனிப்பட்ட தகவல்கள்|சுய விவரங்கள்|தனிப்பட்ட விபரங்கள்|தனிப்பட்ட விபரம்|தனிப்பட்ட விவரம்|தனிநபர் விவரங்கள்|தனிநபர் விபரம்|தனி விபரம்|தனிப்பட்ட தகவல்|சுய விபரம்|சுய விபரங்கள்|சுய விவரம்|சுயவிபரம்|சொந்த விவரங்கள்|குடும்ப விவரம்|குடும்ப விபரம்|பொது விபரங்கள்|தன் விவரம்|தன்விவரம்|அந்தரங்க விபரம்',
    other:
      'பிற|கூடுதல் தகவல்கள்|உறுதிமொழி|உறுதியுரை|உறுதிப்படுத்தல்|பிரகடனம்|பிரமாணம்|ஏனையவை|ஏனைய விபரங்கள்|ஏனைய தகவல்கள்|பிற விவரங்கள்|பிற தகவல்கள்|மேலதிக விபரங்கள்|மேலதிக தகவல்கள்|இதர விவரங்கள்|இதர தகவல்கள்|உறுதி மொழி|வாக்குமூலம்|கூடுதல் விவரங்கள்|மற்றவை|சுய உறுதிமொழி',
    memberships: 'உறுப்பினர்|உறுப்பினர் தகுதி|அங்கத்துவம்|அங்கத்துவங்கள்|உறுப்புரிமை|உறுப்புரிமைகள்|வகித்த பதவிகள்',
  },
  te: {
    contact:
      'సంప్రదింపు|సంప్రదింపు వివరాలు|సంప్రదింపు సమాచారం|సంప్రదించండి|సంప్రదించు|సంప్రదింపుల వివరాలు|సంప్రదించవలసిన వివరాలు|చిరునామా మరియు సంప్రదింపు|ఫోన్ మరియు చిరునామా|కాంటాక్ట్',
    summary:
      'సారాంశం|లక్ష్యం|పరిచయం|నా గురించి|కెరీర్ లక్ష్యం|వృత్తిపరమైన సారాంశం|వృత్తి సారాంశం|కెరీర్ సారాంశం|సంక్షిప్త పరిచయం|ప్రొఫైల్|ఉద్దేశ్యం|ఉద్దేశం|ఆశయం|వృత్తి లక్ష్యం|నా పరిచయం|కెరీర్ ఆబ్జెక్టివ్|వృత్తిపరమైన లక్ష్యం|జీవిత లక్ష్యం|ఉద్యోగ లక్ష్యం|ధ్యేయం|లక్ష్యాలు',
    employment:
      'అనుభవం|ఉద్యోగ అనుభవం|పని అనుభవం|వృత్తి అనుభవం|వృత్తిపరమైన అనుభవం|వృత్తి వివరాలు|ఉద్యోగ వివరాలు|మునుపటి అనుభవం|ప్రస్తుత ఉద్యోగం|బోధనానుభవం|ఉద్యోగం|ఉద్యోగానుభవం|వృత్తి అనుభవాలు|పని అనుభవాలు|పని వివరాలు|అనుభవ వివరాలు|అనుభవం వివరాలు|ఉద్యోగ చరిత్ర|పని చరిత్ర|గత అనుభవం|పూర్వ అనుభవం|పూర్వానుభవం|మునుపటి ఉద్యోగాలు|గత ఉద్యోగాలు|ప్రస్తుత ఉద్యోగ వివరాలు|ఉద్యోగాలు|ఉద్యోగ నేపథ్యం|వృత్తి నేపథ్యం|వృత్తి జీవితం|కెరీర్|ఇంటర్న్‌షిప్‌లు|ఇంటర్న్షిప్లు|బోధన అనుభవం|ఉపాధి|ఉపాధి చరిత్ర|అనుభవాలు|సర్వీసు వివరాలు|ఇతర అనుభవం|వృత్తి ప్రస్థానం',
    education:
      'విద్య|విద్యార్హతలు|విద్యా అర్హతలు|చదువు|విద్యా వివరాలు|విద్యార్హత|విద్యా నేపథ్యం|అర్హతలు|పాఠశాల|విద్యాభ్యాసం|విద్య మరియు శిక్షణ|విద్యా అర్హత|విద్యార్హతల వివరాలు|చదువు వివరాలు|చదువులు|ఉన్నత విద్య|అర్హత|వృత్తి విద్య|సాంకేతిక అర్హతలు|ఇతర అర్హతలు|వృత్తిపరమైన అర్హతలు|అదనపు అర్హతలు|విద్యా సమాచారం|అకడమిక్ అర్హతలు|విద్య వివరాలు|విద్యా నేపధ్యం|సాంకేతిక విద్య',
    skills:
      'నైపుణ్యాలు|సాంకేతిక నైపుణ్యాలు|కంప్యూటర్ పరిజ్ఞానం|కంప్యూటర్ నైపుణ్యాలు|ప్రత్యేక నైపుణ్యాలు|సామర్థ్యాలు|నైపుణ్యం|ముఖ్య నైపుణ్యాలు|ప్రధాన నైపుణ్యాలు|వృత్తి నైపుణ్యాలు|వృత్తిపరమైన నైపుణ్యాలు|సాంకేతిక పరిజ్ఞానం|సాంకేతిక నైపుణ్యం|కంప్యూటర్ జ్ఞానం|కంప్యూటర్ స్కిల్స్|కంప్యూటర్ విజ్ఞానం|ఇతర నైపుణ్యాలు|బలాలు|నా బలాలు|నైపుణ్యాలు మరియు సామర్థ్యాలు|స్కిల్స్|సాఫ్ట్ స్కిల్స్|ప్రతిభ|ప్రత్యేకతలు|వ్యక్తిగత నైపుణ్యాలు|సాఫ్ట్‌వేర్ పరిజ్ఞానం|సాఫ్ట్వేర్ పరిజ్ఞానం|అదనపు నైపుణ్యాలు',
    languages:
      'భాషలు|భాష|భాషా పరిజ్ఞానం|తెలిసిన భాషలు|వచ్చిన భాషలు|భాషా నైపుణ్యాలు|భాషా నైపుణ్యం|భాషా జ్ఞానం|భాషల పరిజ్ఞానం|తెలిసిన బాషలు|మాట్లాడే భాషలు|భాషల్లో ప్రావీణ్యం|భాషలలో ప్రావీణ్యం|భాషా ప్రావీణ్యం',
    certificates:
      'ధృవపత్రాలు|శిక్షణ|కోర్సులు|సర్టిఫికెట్లు|శిక్షణా కార్యక్రమాలు|సర్టిఫికేట్లు|శిక్షణలు|ధ్రువపత్రాలు|ధ్రువీకరణ పత్రాలు|ధృవీకరణ పత్రాలు|ధృవీకరణలు|శిక్షణ మరియు ధృవపత్రాలు|శిక్షణ మరియు సర్టిఫికెట్లు|సర్టిఫికెట్లు మరియు శిక్షణ|సర్టిఫికేషన్లు|సర్టిఫికెట్|సర్టిఫికెట్ కోర్సులు|అదనపు కోర్సులు|వర్క్‌షాప్‌లు|వర్క్షాప్లు|లైసెన్సులు|లైసెన్స్|డ్రైవింగ్ లైసెన్స్|వృత్తి శిక్షణ|సాంకేతిక శిక్షణ|శిక్షణ కార్యక్రమాలు|కోర్సు|ఇతర కోర్సులు|పొందిన శిక్షణ',
    projects: 'ప్రాజెక్టులు|ప్రాజెక్ట్|ప్రాజెక్ట్‌లు|ప్రాజెక్ట్లు|ప్రాజెక్ట్ వివరాలు|ముఖ్య ప్రాజెక్టులు',
    volunteering: 'సామాజిక సేవ|సమాజ సేవ|స్వచ్ఛంద సేవ|స్వచ్ఛంద సేవలు|సేవా కార్యక్రమాలు|సామాజిక కార్యక్రమాలు|సామాజిక సేవలు',
    awards:
      'అవార్డులు|పురస్కారాలు|విజయాలు|బహుమతులు|అవార్డులు మరియు విజయాలు|పురస్కారాలు మరియు విజయాలు|సాధించిన విజయాలు|ఘనతలు|గుర్తింపులు|అవార్డులు మరియు గుర్తింపులు|స్కాలర్‌షిప్‌లు|స్కాలర్షిప్లు|సాధనలు|సన్మానాలు',
    interests:
      'అభిరుచులు|ఆసక్తులు|హాబీలు|ఆసక్తి|అభిరుచులు మరియు ఆసక్తులు|వ్యాపకాలు|ఆసక్తులు మరియు అభిరుచులు|అలవాట్లు|ఇష్టాలు|ఇతర కార్యకలాపాలు|పాఠ్యేతర కార్యకలాపాలు|క్రీడలు|అభిరుచి',
    references: 'సూచనలు|రిఫరెన్సులు|రెఫరెన్సులు|రిఫరెన్స్|రెఫరెన్స్|సూచకులు|పరిచయస్తులు|సిఫార్సులు',
    personal:
      'వ్యక్తిగత వివరాలు|వ్యక్తిగత సమాచారం|స్వవివరాలు|స్వీయ వివరాలు|వ్యక్తిగత విషయాలు|సొంత వివరాలు|కుటుంబ వివరాలు|కుటుంబ నేపథ్యం|వ్యక్తిగతం|సాధారణ సమాచారం|వ్యక్తిగత పరిచయం',
    other:
      'ఇతర|ఇతర సమాచారం|ప్రకటన|డిక్లరేషన్|ధృవీకరణ|ధ్రువీకరణ|హామీ|హామీ పత్రం|ప్రమాణం|స్వీయ ధృవీకరణ|ఇతర వివరాలు|అదనపు సమాచారం|అదనపు వివరాలు|ఇతరములు|ఇతరాలు|ప్రకటన పత్రం|స్వీయ ప్రకటన|వాంగ్మూలం',
    publications: 'ప్రచురణలు|పరిశోధన పత్రాలు|వ్యాసాలు|పరిశోధన|పరిశోధనలు',
    memberships: 'సభ్యత్వాలు|సభ్యత్వం|వృత్తి సంఘాల సభ్యత్వం',
  },
  kn: {
    contact: 'ಸಂಪರ್ಕ|ಸಂಪರ್ಕ ಮಾಹಿತಿ|ಸಂಪರ್ಕ ವಿವರಗಳು|ಸಂಪರ್ಕ ವಿವರ|ಸಂಪರ್ಕಿಸಿ|ವಿಳಾಸ ಮತ್ತು ಸಂಪರ್ಕ|ಸಂಪರ್ಕ ಸಂಖ್ಯೆ|ಸಂಪರ್ಕ ವಿಳಾಸ|ಸಂಪರ್ಕಕ್ಕಾಗಿ',
    summary:
      'ಸಾರಾಂಶ|ಉದ್ದೇಶ|ಪರಿಚಯ|ನನ್ನ ಬಗ್ಗೆ|ಗುರಿ|ವೃತ್ತಿ ಉದ್ದೇಶ|ವೃತ್ತಿಪರ ಸಾರಾಂಶ|ವೃತ್ತಿ ಸಾರಾಂಶ|ವೃತ್ತಿಜೀವನದ ಉದ್ದೇಶ|ವೃತ್ತಿಜೀವನದ ಗುರಿ|ವೃತ್ತಿ ಗುರಿ|ವೃತ್ತಿಯ ಗುರಿ|ಧ್ಯೇಯ|ಧ್ಯೇಯೋದ್ದೇಶ|ಸಂಕ್ಷಿಪ್ತ ಪರಿಚಯ|ಕಿರು ಪರಿಚಯ|ಸ್ವ ಪರಿಚಯ|ಸ್ವಪರಿಚಯ|ವೃತ್ತಿಪರ ಪರಿಚಯ|ಪ್ರೊಫೈಲ್|ಉದ್ಯೋಗದ ಉದ್ದೇಶ|ಜೀವನದ ಗುರಿ|ಗುರಿ ಮತ್ತು ಉದ್ದೇಶ|ಉದ್ದೇಶಗಳು|ವೃತ್ತಿಪರ ಉದ್ದೇಶ|ನನ್ನ ಪರಿಚಯ|ಕೆರಿಯರ್ ಉದ್ದೇಶ',
    employment:
      'ಅನುಭವ|ಕೆಲಸದ ಅನುಭವ|ವೃತ್ತಿ ಅನುಭವ|ವೃತ್ತಿಪರ ಅನುಭವ|ಉದ್ಯೋಗ ಅನುಭವ|ಉದ್ಯೋಗ ವಿವರ|ಉದ್ಯೋಗ ವಿವರಗಳು|ಹಿಂದಿನ ಅನುಭವ|ಪ್ರಸ್ತುತ ಉದ್ಯೋಗ|ಬೋಧನಾ ಅನುಭವ|ಉದ್ಯೋಗ|ಕಾರ್ಯಾನುಭವ|ಕಾರ್ಯ ಅನುಭವ|ಸೇವಾ ಅನುಭವ|ಸೇವಾನುಭವ|ಉದ್ಯೋಗಾನುಭವ|ವೃತ್ತಿಯ ಅನುಭವ|ವೃತ್ತಿ ವಿವರ|ವೃತ್ತಿ ವಿವರಗಳು|ಕೆಲಸದ ವಿವರ|ಕೆಲಸದ ವಿವರಗಳು|ಅನುಭವದ ವಿವರ|ಅನುಭವದ ವಿವರಗಳು|ಅನುಭವಗಳು|ಉದ್ಯೋಗ ಇತಿಹಾಸ|ಕೆಲಸದ ಇತಿಹಾಸ|ಉದ್ಯೋಗದ ಅನುಭವ|ಉದ್ಯೋಗದ ಇತಿಹಾಸ|ಹಿಂದಿನ ಉದ್ಯೋಗ|ಹಿಂದಿನ ಉದ್ಯೋಗಗಳು|ಪೂರ್ವಾನುಭವ|ಪೂರ್ವ ಅನುಭವ|ಪ್ರಸ್ತುತ ಕೆಲಸ|ವೃತ್ತಿಜೀವನ|ವೃತ್ತಿ ಜೀವನ|ತರಬೇತಿ ಮತ್ತು ಅನುಭವ|ಶೈಕ್ಷಣಿಕ ಅನುಭವ|ಇತರ ಅನುಭವ|ಸೇವಾ ವಿವರ|ಬೋಧನ ಅನುಭವ|ವೃತ್ತಿ ಹಿನ್ನೆಲೆ|ವೃತ್ತಿಪರ ಅನುಭವಗಳು',
    education:
      'ಶಿಕ್ಷಣ|ಶೈಕ್ಷಣಿಕ ಅರ್ಹತೆ|ವಿದ್ಯಾಭ್ಯಾಸ|ವಿದ್ಯಾರ್ಹತೆ|ಶೈಕ್ಷಣಿಕ ವಿವರ|ಶೈಕ್ಷಣಿಕ ವಿವರಗಳು|ಶೈಕ್ಷಣಿಕ ಹಿನ್ನೆಲೆ|ಶೈಕ್ಷಣಿಕ ಅರ್ಹತೆಗಳು|ಅರ್ಹತೆ|ಶಾಲೆ|ಶಿಕ್ಷಣ ಮತ್ತು ತರಬೇತಿ|ವಿದ್ಯಾರ್ಹತೆಗಳು|ವಿದ್ಯಾರ್ಹತೆಯ ವಿವರ|ಶೈಕ್ಷಣಿಕ ಮಾಹಿತಿ|ಶಿಕ್ಷಣದ ವಿವರ|ಶಿಕ್ಷಣದ ವಿವರಗಳು|ಶಿಕ್ಷಣ ವಿವರ|ಅರ್ಹತೆಗಳು|ವೃತ್ತಿಪರ ಅರ್ಹತೆ|ತಾಂತ್ರಿಕ ಅರ್ಹತೆ|ಇತರ ಅರ್ಹತೆ|ಇತರ ಅರ್ಹತೆಗಳು|ವಿದ್ಯೆ|ಉನ್ನತ ಶಿಕ್ಷಣ|ವಿದ್ಯಾಭ್ಯಾಸದ ವಿವರ|ವಿದ್ಯಾಭ್ಯಾಸದ ವಿವರಗಳು|ಶೈಕ್ಷಣಿಕ ಸಾಧನೆ|ತಾಂತ್ರಿಕ ಶಿಕ್ಷಣ|ವಿದ್ಯಾಭ್ಯಾಸ ವಿವರ|ಶೈಕ್ಷಣಿಕ ಅರ್ಹತೆಯ ವಿವರ',
    skills:
      'ಕೌಶಲ್ಯಗಳು|ಕೌಶಲಗಳು|ತಾಂತ್ರಿಕ ಕೌಶಲ್ಯಗಳು|ಕಂಪ್ಯೂಟರ್ ಜ್ಞಾನ|ಕೌಶಲ್ಯ|ಕಂಪ್ಯೂಟರ್ ಕೌಶಲ್ಯ|ವಿಶೇಷ ಕೌಶಲ್ಯಗಳು|ಕೌಶಲ|ಕೌಶಲ್ಯ ಮತ್ತು ಸಾಮರ್ಥ್ಯ|ಕೌಶಲ್ಯಗಳು ಮತ್ತು ಸಾಮರ್ಥ್ಯಗಳು|ಸಾಮರ್ಥ್ಯಗಳು|ಪ್ರಮುಖ ಕೌಶಲ್ಯಗಳು|ಮುಖ್ಯ ಕೌಶಲ್ಯಗಳು|ವೃತ್ತಿಪರ ಕೌಶಲ್ಯಗಳು|ವೃತ್ತಿ ಕೌಶಲ್ಯಗಳು|ತಾಂತ್ರಿಕ ಕೌಶಲಗಳು|ತಾಂತ್ರಿಕ ಜ್ಞಾನ|ಕಂಪ್ಯೂಟರ್ ಕೌಶಲ್ಯಗಳು|ಕಂಪ್ಯೂಟರ್ ಪರಿಜ್ಞಾನ|ಗಣಕಯಂತ್ರ ಜ್ಞಾನ|ಗಣಕ ಜ್ಞಾನ|ಇತರ ಕೌಶಲ್ಯಗಳು|ವೈಯಕ್ತಿಕ ಕೌಶಲ್ಯಗಳು|ಪರಿಣತಿ|ನೈಪುಣ್ಯ|ನೈಪುಣ್ಯಗಳು|ಪ್ರಾವೀಣ್ಯತೆ|ವಿಶೇಷತೆಗಳು|ನನ್ನ ಸಾಮರ್ಥ್ಯಗಳು|ಸ್ಕಿಲ್ಸ್',
    languages:
      'ಭಾಷೆಗಳು|ಭಾಷೆ|ಭಾಷಾ ಜ್ಞಾನ|ತಿಳಿದಿರುವ ಭಾಷೆಗಳು|ಬಲ್ಲ ಭಾಷೆಗಳು|ಭಾಷಾ ಪ್ರಾವೀಣ್ಯತೆ|ಭಾಷಾ ಕೌಶಲ್ಯ|ಭಾಷಾ ಕೌಶಲ್ಯಗಳು|ಗೊತ್ತಿರುವ ಭಾಷೆಗಳು|ತಿಳಿದ ಭಾಷೆಗಳು|ಭಾಷಾಜ್ಞಾನ|ಭಾಷೆಗಳ ಜ್ಞಾನ|ಭಾಷಾ ಪರಿಜ್ಞಾನ|ಮಾತನಾಡುವ ಭಾಷೆಗಳು|ಭಾಷಾ ಪ್ರೌಢಿಮೆ|ಬರುವ ಭಾಷೆಗಳು',
    certificates:
      'ಪ್ರಮಾಣಪತ್ರಗಳು|ತರಬೇತಿ|ಕೋರ್ಸ್‌ಗಳು|ತರಬೇತಿ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರಗಳು|ಪ್ರಮಾಣಪತ್ರ|ಪ್ರಮಾಣ ಪತ್ರಗಳು|ನೋಂದಣಿ|ನೋಂದಣಿ ವಿವರ|ನೋಂದಣಿಗಳು|ಪರವಾನಗಿ|ಪರವಾನಗಿಗಳು|ಪರವಾನಗಿ ಮತ್ತು ಪ್ರಮಾಣಪತ್ರಗಳು|ಚಾಲನಾ ಪರವಾನಗಿ|ಡ್ರೈವಿಂಗ್ ಲೈಸೆನ್ಸ್|ತರಬೇತಿಗಳು|ತರಬೇತಿ ವಿವರ|ವೃತ್ತಿ ತರಬೇತಿ|ವೃತ್ತಿಪರ ತರಬೇತಿ|ಕಾರ್ಯಾಗಾರಗಳು|ಕಾರ್ಯಾಗಾರ|ಕೋರ್ಸುಗಳು|ಕೋರ್ಸ್|ಹೆಚ್ಚುವರಿ ಕೋರ್ಸ್‌ಗಳು|ಹೆಚ್ಚುವರಿ ಕೋರ್ಸ್ಗಳು|ಸರ್ಟಿಫಿಕೇಟ್|ಸರ್ಟಿಫಿಕೇಟ್‌ಗಳು|ಸರ್ಟಿಫಿಕೇಟ್ಗಳು|ಪ್ರಮಾಣೀಕರಣಗಳು|ಪ್ರಮಾಣಪತ್ರಗಳು ಮತ್ತು ತರಬೇತಿ|ತಾಂತ್ರಿಕ ತರಬೇತಿ|ಪ್ರಮಾಣೀಕರಣ',
    projects: 'ಯೋಜನೆಗಳು|ಪ್ರಾಜೆಕ್ಟ್‌ಗಳು|ಪ್ರಾಜೆಕ್ಟ್|ಪ್ರಮುಖ ಯೋಜನೆಗಳು|ಯೋಜನೆ|ಪ್ರಾಜೆಕ್ಟುಗಳು',
    volunteering: 'ಸಮಾಜ ಸೇವೆ|ಸ್ವಯಂಸೇವೆ|ಸ್ವಯಂ ಸೇವೆ|ಸಾಮಾಜಿಕ ಸೇವೆ|ಸಮಾಜಸೇವೆ|ಸ್ವಯಂಸೇವಾ ಕಾರ್ಯ|ಸಾಮಾಜಿಕ ಚಟುವಟಿಕೆಗಳು',
    awards:
      'ಪ್ರಶಸ್ತಿಗಳು|ಸಾಧನೆಗಳು|ಪ್ರಶಸ್ತಿ|ಪ್ರಶಸ್ತಿ ಮತ್ತು ಪುರಸ್ಕಾರಗಳು|ಪುರಸ್ಕಾರಗಳು|ಪ್ರಶಸ್ತಿಗಳು ಮತ್ತು ಸಾಧನೆಗಳು|ಸಾಧನೆ|ಬಹುಮಾನಗಳು|ಗೌರವಗಳು|ವಿದ್ಯಾರ್ಥಿವೇತನ|ಪ್ರಮುಖ ಸಾಧನೆಗಳು|ಪ್ರಶಸ್ತಿ ಪುರಸ್ಕಾರಗಳು',
    interests:
      'ಹವ್ಯಾಸಗಳು|ಆಸಕ್ತಿಗಳು|ಹವ್ಯಾಸ|ಆಸಕ್ತಿ|ಹವ್ಯಾಸಗಳು ಮತ್ತು ಆಸಕ್ತಿಗಳು|ಆಸಕ್ತಿ ಮತ್ತು ಹವ್ಯಾಸಗಳು|ಆಸಕ್ತಿಯ ಕ್ಷೇತ್ರಗಳು|ಪಠ್ಯೇತರ ಚಟುವಟಿಕೆಗಳು|ಇತರ ಚಟುವಟಿಕೆಗಳು|ಅಭಿರುಚಿಗಳು|ಅಭಿರುಚಿ|ಕ್ರೀಡೆ',
    references: 'ಉಲ್ಲೇಖಗಳು|ಉಲ್ಲೇಖ|ರೆಫರೆನ್ಸ್|ಪರಿಚಯಸ್ಥರು|ಶಿಫಾರಸು|ಶಿಫಾರಸುಗಳು|ಪರಾಮರ್ಶೆ|ಉಲ್ಲೇಖಿತ ವ್ಯಕ್ತಿಗಳು',
    personal:
      'ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ|ವೈಯಕ್ತಿಕ ವಿವರಗಳು|ವೈಯಕ್ತಿಕ ವಿವರ|ಸ್ವವಿವರ|ಸ್ವ ವಿವರ|ವ್ಯಕ್ತಿಗತ ವಿವರ|ವ್ಯಕ್ತಿಗತ ವಿವರಗಳು|ವೈಯಕ್ತಿಕ|ಕೌಟುಂಬಿಕ ವಿವರ|ಕುಟುಂಬದ ವಿವರ|ಸಾಮಾನ್ಯ ಮಾಹಿತಿ|ಖಾಸಗಿ ವಿವರಗಳು|ವೈಯಕ್ತಿಕ ಪರಿಚಯ|ಸ್ವಂತ ವಿವರ',
    other:
      'ಇತರ|ಇತರ ಮಾಹಿತಿ|ಘೋಷಣೆ|ಘೋಷಣಾ ಪತ್ರ|ಘೋಷಣೆ ಪತ್ರ|ದೃಢೀಕರಣ|ಪ್ರಮಾಣೀಕರಣ ಘೋಷಣೆ|ಪ್ರತಿಜ್ಞೆ|ಸ್ವಯಂ ಘೋಷಣೆ|ಇತರೆ|ಇತರೆ ಮಾಹಿತಿ|ಇತರ ವಿವರಗಳು|ಇತರೆ ವಿವರಗಳು|ಹೆಚ್ಚುವರಿ ಮಾಹಿತಿ|ಹೆಚ್ಚಿನ ಮಾಹಿತಿ|ಮುಚ್ಚಳಿಕೆ',
    publications: 'ಪ್ರಕಟಣೆಗಳು|ಪ್ರಕಟಿತ ಲೇಖನಗಳು|ಲೇಖನಗಳು|ಸಂಶೋಧನಾ ಪ್ರಬಂಧಗಳು|ಸಂಶೋಧನೆ',
    memberships: 'ಸದಸ್ಯತ್ವ|ಸದಸ್ಯತ್ವಗಳು|ವೃತ್ತಿಪರ ಸದಸ್ಯತ್ವ',
  },
  ml: {
    contact:
      'ബന്ധപ്പെടുക|ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ|വിലാസം|ബന്ധപ്പെടാൻ|ബന്ധപ്പെടേണ്ട വിലാസം|ബന്ധപ്പെടാനുള്ള വിലാസം|കോൺടാക്റ്റ്|കോൺടാക്ട്|സമ്പർക്കം|സമ്പർക്ക വിവരങ്ങൾ|ഫോണും വിലാസവും|ബന്ധപ്പെടൽ വിവരങ്ങൾ|കോൺടാക്റ്റ് വിവരങ്ങൾ',
    summary:
      'സംഗ്രഹം|ലക്ഷ്യം|പരിചയം|എന്നെക്കുറിച്ച്|തൊഴിൽ ലക്ഷ്യം|കരിയർ സംഗ്രഹം|കരിയർ ലക്ഷ്യം|തൊഴിൽ സംഗ്രഹം|പ്രൊഫഷണൽ സംഗ്രഹം|പ്രൊഫൈൽ|പ്രൊഫഷണൽ പ്രൊഫൈൽ|ലഘുവിവരണം|സംക്ഷിപ്തം|ഹ്രസ്വ പരിചയം|ആമുഖം|എന്നെപ്പറ്റി|ഉദ്ദേശ്യം|ഉദ്ദേശം|ജീവിത ലക്ഷ്യം|ലക്ഷ്യങ്ങൾ|സ്വയം പരിചയം|ജോലി ലക്ഷ്യം|ചുരുക്കം|രത്നച്ചുരുക്കം|കരിയർ ഒബ്ജക്റ്റീവ്|ഔദ്യോഗിക സംഗ്രഹം|ചുരുക്കത്തിൽ',
    employment:
      'പ്രവൃത്തിപരിചയം|പ്രവർത്തിപരിചയം|തൊഴിൽ പരിചയം|തൊഴിൽ അനുഭവം|ജോലി പരിചയം|അനുഭവം|അനുഭവപരിചയം|തൊഴിൽ വിവരങ്ങൾ|മുൻപരിചയം|ജോലി വിവരങ്ങൾ|ഇപ്പോഴത്തെ ജോലി|അധ്യാപന പരിചയം|ജോലി|പ്രവൃത്തി പരിചയം|പ്രവർത്തി പരിചയം|പ്രവർത്തന പരിചയം|പ്രവർത്തനപരിചയം|തൊഴിൽപരിചയം|ജോലിപരിചയം|ജോലി അനുഭവം|ഔദ്യോഗിക പരിചയം|ഔദ്യോഗിക ജീവിതം|തൊഴിൽ ചരിത്രം|തൊഴിൽ പശ്ചാത്തലം|മുൻ പരിചയം|മുൻകാല പരിചയം|മുൻ ജോലികൾ|മുൻ ജോലി|നിലവിലെ ജോലി|ഇപ്പോഴത്തെ തൊഴിൽ|തൊഴിൽജീവിതം|സേവന പരിചയം|സേവനപരിചയം|ഇന്റേൺഷിപ്പുകൾ|കരിയർ|അദ്ധ്യാപന പരിചയം|പരിചയസമ്പത്ത്|പ്രൊഫഷണൽ പരിചയം|എക്സ്പീരിയൻസ്|പ്രവൃത്തി പരിചയ വിവരങ്ങൾ|മറ്റ് പരിചയം|വിദേശ പരിചയം|ഗൾഫ് പരിചയം|പരിചയ വിവരങ്ങൾ',
    education:
      'വിദ്യാഭ്യാസം|വിദ്യാഭ്യാസ യോഗ്യത|വിദ്യാഭ്യാസ യോഗ്യതകൾ|വിദ്യാഭ്യാസ വിവരങ്ങൾ|വിദ്യാഭ്യാസ പശ്ചാത്തലം|യോഗ്യതകൾ|യോഗ്യത|സ്കൂൾ|വിദ്യാഭ്യാസയോഗ്യത|വിദ്യാഭ്യാസയോഗ്യതകൾ|വിദ്യാഭ്യാസവും പരിശീലനവും|മറ്റ് യോഗ്യതകൾ|മറ്റു യോഗ്യതകൾ|സാങ്കേതിക യോഗ്യത|സാങ്കേതിക യോഗ്യതകൾ|അക്കാദമിക് യോഗ്യത|അക്കാദമിക് യോഗ്യതകൾ|തൊഴിൽ യോഗ്യതകൾ|തൊഴിലധിഷ്ഠിത യോഗ്യത|പ്രൊഫഷണൽ യോഗ്യത|പ്രൊഫഷണൽ യോഗ്യതകൾ|അധിക യോഗ്യതകൾ|പഠനം|പഠന വിവരങ്ങൾ|ഉന്നത വിദ്യാഭ്യാസം|വിദ്യാഭ്യാസ വിവരം|വിദ്യാഭ്യാസം യോഗ്യത|ടെക്നിക്കൽ യോഗ്യത|യോഗ്യതാ വിവരങ്ങൾ',
    skills:
      'കഴിവുകൾ|നൈപുണ്യങ്ങൾ|സാങ്കേതിക കഴിവുകൾ|കമ്പ്യൂട്ടർ പരിജ്ഞാനം|വൈദഗ്ധ്യം|കമ്പ്യൂട്ടർ കഴിവുകൾ|പ്രത്യേക കഴിവുകൾ|കഴിവ്|വൈദഗ്ദ്ധ്യം|വൈദഗ്ധ്യങ്ങൾ|നൈപുണ്യം|നൈപുണികൾ|പ്രധാന കഴിവുകൾ|തൊഴിൽ വൈദഗ്ധ്യം|തൊഴിൽ നൈപുണ്യങ്ങൾ|സാങ്കേതിക പരിജ്ഞാനം|സാങ്കേതിക വൈദഗ്ധ്യം|കമ്പ്യൂട്ടർ വൈദഗ്ധ്യം|കംപ്യൂട്ടർ പരിജ്ഞാനം|കമ്പ്യൂട്ടർ അറിവ്|മറ്റ് കഴിവുകൾ|വ്യക്തിഗത കഴിവുകൾ|പ്രാവീണ്യം|സ്കിൽസ്|സോഫ്റ്റ് സ്കിൽസ്|കഴിവുകളും നൈപുണ്യങ്ങളും|അറിവുകൾ|പരിജ്ഞാനം',
    languages:
      'ഭാഷകൾ|ഭാഷ|ഭാഷാ പരിജ്ഞാനം|അറിയാവുന്ന ഭാഷകൾ|ഭാഷാപരിജ്ഞാനം|ഭാഷാ പ്രാവീണ്യം|ഭാഷാപ്രാവീണ്യം|അറിയുന്ന ഭാഷകൾ|ഭാഷാജ്ഞാനം|ഭാഷാ വൈദഗ്ധ്യം|ഭാഷാ നൈപുണ്യം|സംസാരിക്കുന്ന ഭാഷകൾ|കൈകാര്യം ചെയ്യുന്ന ഭാഷകൾ',
    certificates:
      'സർട്ടിഫിക്കറ്റുകൾ|പരിശീലനം|കോഴ്സുകൾ|പരിശീലനങ്ങൾ|സർട്ടിഫിക്കറ്റ് കോഴ്സുകൾ|സർട്ടിഫിക്കറ്റ്|സർട്ടിഫിക്കേഷൻ|സർട്ടിഫിക്കേഷനുകൾ|സാക്ഷ്യപത്രങ്ങൾ|പരിശീലനവും സർട്ടിഫിക്കറ്റുകളും|സർട്ടിഫിക്കറ്റുകളും പരിശീലനവും|ലൈസൻസ്|ലൈസൻസുകൾ|ലൈസൻസുകളും സർട്ടിഫിക്കറ്റുകളും|ഡ്രൈവിംഗ് ലൈസൻസ്|ഡ്രൈവിങ് ലൈസൻസ്|രജിസ്ട്രേഷൻ|ശില്പശാലകൾ|ശിൽപ്പശാലകൾ|വർക്ക്ഷോപ്പുകൾ|അധിക കോഴ്സുകൾ|മറ്റ് കോഴ്സുകൾ|ഹ്രസ്വകാല കോഴ്സുകൾ|തൊഴിൽ പരിശീലനം|ലഭിച്ച പരിശീലനം|കോഴ്‌സുകൾ|ട്രെയിനിംഗ്|കോഴ്സ്',
    projects: 'പദ്ധതികൾ|പ്രോജക്ടുകൾ|പ്രോജക്റ്റുകൾ|പ്രൊജക്ടുകൾ|പ്രോജക്ട്|പ്രധാന പദ്ധതികൾ',
    volunteering:
      'സാമൂഹ്യ സേവനം|സാമൂഹിക സേവനം|സന്നദ്ധ സേവനം|സന്നദ്ധപ്രവർത്തനം|സന്നദ്ധ പ്രവർത്തനങ്ങൾ|സന്നദ്ധസേവനം|സാമൂഹിക പ്രവർത്തനം|സാമൂഹിക പ്രവർത്തനങ്ങൾ|സാമൂഹ്യ പ്രവർത്തനങ്ങൾ',
    awards:
      'അവാർഡുകൾ|നേട്ടങ്ങൾ|പുരസ്കാരങ്ങൾ|അംഗീകാരങ്ങൾ|പുരസ്കാരങ്ങളും അംഗീകാരങ്ങളും|പുരസ്കാരങ്ങളും നേട്ടങ്ങളും|അവാർഡുകളും നേട്ടങ്ങളും|നേട്ടങ്ങളും പുരസ്കാരങ്ങളും|ബഹുമതികൾ|സമ്മാനങ്ങൾ|സ്കോളർഷിപ്പുകൾ|പ്രധാന നേട്ടങ്ങൾ|പുരസ്‌കാരങ്ങൾ',
    interests:
      'താൽപ്പര്യങ്ങൾ|വിനോദങ്ങൾ|ഹോബികൾ|താല്പര്യങ്ങൾ|താത്പര്യങ്ങൾ|താൽപര്യങ്ങൾ|അഭിരുചികൾ|ഇഷ്ടങ്ങൾ|ഇഷ്ടവിനോദങ്ങൾ|ഇഷ്ട വിനോദങ്ങൾ|ഹോബി|ഹോബികളും താൽപ്പര്യങ്ങളും|പാഠ്യേതര പ്രവർത്തനങ്ങൾ|മറ്റു പ്രവർത്തനങ്ങൾ|വിനോദം|താൽപ്പര്യം',
    references: 'റഫറൻസുകൾ|റഫറൻസ്|റെഫറൻസ്|റെഫറൻസുകൾ|ശുപാർശകൾ|റഫറികൾ|പരാമർശങ്ങൾ|അവലംബം|റഫറൻസ് വ്യക്തികൾ',
    personal:
      'വ്യക്തിഗത വിവരങ്ങൾ|സ്വകാര്യ വിവരങ്ങൾ|വ്യക്തിവിവരങ്ങൾ|വ്യക്തി വിവരങ്ങൾ|വ്യക്തിപരമായ വിവരങ്ങൾ|വ്യക്തിഗതം|സ്വകാര്യവിവരങ്ങൾ|കുടുംബ വിവരങ്ങൾ|പൊതുവിവരങ്ങൾ|പൊതു വിവരങ്ങൾ|വ്യക്തിഗത വിവരം|വ്യക്തിഗതവിവരങ്ങൾ|സ്വയം വിവരങ്ങൾ|പാസ്പോർട്ട് വിവരങ്ങൾ|പാസ്‌പോർട്ട് വിവരങ്ങൾ',
    other:
      'മറ്റുള്ളവ|മറ്റ് വിവരങ്ങൾ|പ്രഖ്യാപനം|സാക്ഷ്യപത്രം|സത്യപ്രസ്താവന|സത്യവാങ്മൂലം|സാക്ഷ്യപ്പെടുത്തൽ|പ്രസ്താവന|പ്രതിജ്ഞ|സാക്ഷ്യം|മറ്റു വിവരങ്ങൾ|മറ്റുവിവരങ്ങൾ|കൂടുതൽ വിവരങ്ങൾ|അധിക വിവരങ്ങൾ|മറ്റ് പ്രവർത്തനങ്ങൾ|ഡിക്ലറേഷൻ|സാക്ഷ്യപ്രസ്താവന',
    publications: 'പ്രസിദ്ധീകരണങ്ങൾ|ലേഖനങ്ങൾ|ഗവേഷണ പ്രബന്ധങ്ങൾ|ഗവേഷണം|കൃതികൾ',
    memberships: 'അംഗത്വം|അംഗത്വങ്ങൾ|സംഘടനാ അംഗത്വം|പ്രൊഫഷണൽ അംഗത്വം',
  },
  id: {
    contact: 'hubungi|kontak|informasi kontak|hubungi saya',
    summary:
      'profil|ringkasan|tentang saya|tujuan karir|tujuan|ringkasan profesional|profil singkat|profil profesional|tujuan karier|deskripsi diri|ringkasan diri|tentang diri|profil diri|ringkasan profil|ringkasan karir|tujuan karir saya|latar belakang|posisi yang dilamar|objektif kerjaya|objektif|ringkasan kerjaya|objektif karier|profil calon|objektif profesional',
    employment:
      'pengalaman saya|pernah kerja di|pernah bekerja di|pernah bekerja|kerja sebelumnya|pekerjaan sebelumnya|kerja sebelum ini|pekerjaan terdahulu|pengalaman lepas|pengalaman|pengalaman kerja|riwayat pekerjaan|pengalaman profesional|pengalaman bekerja|pekerjaan|magang|pengalaman magang|riwayat kerja|karir|riwayat pekerjaan dan pengalaman|riwayat pengalaman kerja|riwayat pengalaman|riwayat karir|riwayat karier|riwayat jabatan|riwayat kepangkatan|pengalaman pekerjaan|pengalaman kerja dan magang|pengalaman karir|pengalaman mengajar|pengalaman lapangan|pengalaman praktik|pengalaman praktek kerja lapangan|praktek kerja lapangan|praktik kerja lapangan|praktik kerja|pekerjaan saat ini|pekerjaan sekarang|pekerjaan sebelumnya|latar belakang pekerjaan|perjalanan karir|pengalaman freelance|kerja praktik|pengalaman bekerja saya|pengalaman industri|sejarah pekerjaan|pengalaman bertugas|maklumat pekerjaan|pengalaman pekerjaan lepas|latihan industri|pengalaman kerja dan organisasi|pengalaman bekerja dan magang|pengalaman magang dan kerja|pengalaman kerja terdahulu|pengalaman praktik kerja|pengalaman pkl|pengalaman kerjaya|pengalaman pekerjaan dan latihan industri',
    education:
      'kelulusan akademik|pendidikan|riwayat pendidikan|pendidikan formal|latar belakang pendidikan|edukasi|pendidikan terakhir|riwayat pendidikan formal|pendidikan formal dan non formal|jenjang pendidikan|data pendidikan|latar pendidikan|pendidikan dan pelatihan|riwayat sekolah|riwayat akademik|latar belakang akademik|kualifikasi pendidikan|kualifikasi akademik|kelayakan akademik|kelulusan akademik|latar belakang pendidikan formal|maklumat akademik|maklumat pendidikan|taraf pendidikan|sejarah pendidikan|sejarah persekolahan|pendidikan tinggi|riwayat pendidikan dan pelatihan|latar belakang pelajaran|pendidikan formal dan informal|rekod akademik',
    skills:
      'keahlian teratas|keahlian|keterampilan|kemampuan|kompetensi|kemampuan teknis|keahlian teknis|skill|keterampilan teknis|kemampuan komputer|keahlian komputer|kemampuan dan keahlian|keahlian dan kemampuan|kelebihan|keahlian khusus|keahlian lainnya|keahlian utama|keahlian dan keterampilan|keterampilan dan keahlian|keterampilan khusus|kemampuan khusus|kemampuan diri|kemampuan pribadi|kompetensi diri|kompetensi utama|keunggulan|penguasaan komputer|penguasaan software|bakat|kemahiran|kemahiran komputer|kemahiran teknikal|kemahiran insaniah|kemahiran dan kebolehan|keahlian yang dimiliki|kemampuan yang dimiliki|kemampuan lain|kompetensi teknis|kelebihan diri|hard skill|soft skill|hard skills dan soft skills|kemampuan bahasa dan komputer|kebolehan|kecakapan|keahlian dan kompetensi',
    languages:
      'bahasa|kemampuan bahasa|penguasaan bahasa|kemampuan berbahasa|bahasa yang dikuasai|bahasa asing|penguasaan bahasa asing|kemahiran bahasa|bahasa dikuasai|kemahiran berbahasa|keterampilan bahasa|keterampilan berbahasa|kecakapan bahasa|kebolehan bahasa',
    certificates:
      'sertifikat|sertifikasi|pelatihan|kursus|pelatihan dan sertifikasi|pendidikan non formal|pendidikan nonformal|kursus dan pelatihan|seminar dan pelatihan|sertifikasi dan pelatihan|sertifikat dan pelatihan|sertifikat pelatihan|pelatihan dan seminar|pelatihan dan kursus|kursus pelatihan|riwayat pelatihan|pelatihan yang pernah diikuti|pelatihan yang diikuti|seminar dan workshop|pelatihan seminar|diklat|diklat dan pelatihan|pendidikan informal|lisensi|lisensi dan sertifikasi|kursus dihadiri|sijil|lesen memandu|kursus dan latihan|sijil dan latihan|latihan dan kursus|kursus yang dihadiri|seminar|lesen|surat izin mengemudi|pelatihan dan sertifikat|kursus dan sertifikasi',
    projects: 'proyek|penelitian|portofolio|proyek yang dikerjakan|pengalaman proyek|riset|skripsi',
    publications: 'publikasi|karya tulis|karya ilmiah|publikasi ilmiah|jurnal',
    volunteering:
      'relawan|pengalaman sukarelawan|kegiatan sosial|pengalaman relawan|pengalaman volunteer|kegiatan sukarela|khidmat masyarakat',
    awards:
      'penghargaan|prestasi|pencapaian|prestasi dan penghargaan|beasiswa|penghargaan dan prestasi|prestasi yang diraih|piagam penghargaan|pencapaian dan penghargaan|anugerah',
    memberships:
      'organisasi|pengalaman organisasi|keanggotaan|riwayat organisasi|organisasi dan kepanitiaan|kegiatan organisasi|pengalaman kepanitiaan|kepanitiaan|aktivitas organisasi|kegiatan kemahasiswaan',
    interests: 'minat|hobi|hobi dan minat|minat dan hobi|hobi dan kegemaran|kegemaran|minat dan bakat|aktivitas',
    references:
      'referensi|referensi kerja|rujukan|perujuk|perujuk pekerjaan|kontak referensi|referensi profesional|pemberi referensi',
    personal:
      'data diri|data pribadi|informasi pribadi|biodata|identitas diri|keterangan diri|keterangan pribadi|informasi diri|profil pribadi|data personal|identitas|identitas pribadi|maklumat peribadi|butiran peribadi|butir peribadi|biodata diri',
    'cover-letter': 'surat lamaran|surat lamaran kerja',
    other:
      'lain lain|informasi tambahan|lainnya|informasi lain|informasi lainnya|keterangan lain|lain lain informasi|pernyataan',
  },
  vi: {
    contact: 'liên hệ|thông tin liên hệ|liên lạc',
    summary:
      'mục tiêu nghề nghiệp|mục tiêu|giới thiệu|giới thiệu bản thân|tóm tắt|về tôi|giới thiệu chung|tóm tắt nghề nghiệp|hồ sơ|giới thiệu về bản thân|giới thiệu ngắn|thông tin tóm tắt|mục tiêu công việc|định hướng nghề nghiệp|điểm nổi bật|sơ lược bản thân|tổng quan',
    employment:
      'em làm ở|đã từng làm|đã từng làm việc|nơi làm việc cũ|việc đã làm|từng làm ở|kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm nghề nghiệp|quá trình công tác|quá trình làm việc|kinh nghiệm chuyên môn|thực tập|lịch sử làm việc|quá trình công tác và làm việc|quá trình hoạt động|quá trình làm việc của bản thân|kinh nghiệm công tác|kinh nghiệm công việc|kinh nghiệm thực tế|kinh nghiệm thực tập|kinh nghiệm giảng dạy|kinh nghiệm nghiên cứu|kinh nghiệm lâm sàng|tóm tắt quá trình công tác|tóm tắt quá trình hoạt động bản thân|quá trình hoạt động của bản thân|quá trình giảng dạy|công việc hiện tại|công việc trước đây|công việc đã qua|lịch sử công việc|chức vụ đã đảm nhiệm|sự nghiệp|nơi làm việc|việc làm|công tác|kinh nghiệm việc làm|kinh nghiệm khác|nghĩa vụ quân sự',
    education:
      'học vấn|trình độ học vấn|giáo dục|quá trình học tập|quá trình đào tạo|quá trình học tập và đào tạo|trình độ|học tập|bằng cấp|nền tảng học vấn|trình độ chuyên môn|trình độ học vấn và chuyên môn|trình độ học vấn và bằng cấp|trình độ đào tạo|trình độ văn hóa|quá trình đào tạo và bồi dưỡng|quá trình đào tạo bồi dưỡng|học vấn và bằng cấp|học vấn và đào tạo|học vấn và chứng chỉ|học vấn bằng cấp|thông tin học vấn|bằng cấp học vấn|bằng cấp chuyên môn|quá trình học|trường lớp|đào tạo chuyên môn|giáo dục và đào tạo|tóm tắt quá trình học tập',
    skills:
      'kỹ năng hàng đầu|kỹ năng|kĩ năng|kỹ năng chuyên môn|kỹ năng mềm|năng lực|các kỹ năng|kỹ năng tin học|tin học|kỹ năng chính|điểm mạnh|kỹ năng nghề nghiệp|kỹ năng cá nhân|công cụ|kỹ năng và sở trường|kỹ năng và chuyên môn|kỹ năng và năng lực|kỹ năng làm việc|kỹ năng khác|kỹ năng bổ trợ|kỹ năng công nghệ|kỹ năng kỹ thuật|năng lực chuyên môn|năng lực bản thân|chuyên môn|sở trường|thế mạnh|trình độ tin học|kỹ năng máy tính|phần mềm|phần mềm sử dụng|tin học văn phòng|khả năng|kĩ năng mềm|kĩ năng chuyên môn',
    languages:
      'ngôn ngữ|ngoại ngữ|trình độ ngoại ngữ|kỹ năng ngôn ngữ|trình độ ngôn ngữ|khả năng ngoại ngữ|ngoại ngữ tin học|tiếng anh|kỹ năng ngoại ngữ',
    certificates:
      'chứng chỉ|khóa học|đào tạo|chứng nhận|bằng cấp và chứng chỉ|khóa đào tạo|chứng chỉ và khóa học|chứng chỉ và bằng cấp|chứng chỉ bằng cấp|bằng cấp chứng chỉ|chứng chỉ và giải thưởng|các khóa đào tạo|các khóa học|khóa học và chứng chỉ|các khóa học đã tham gia|giấy phép|giấy phép lái xe|bằng lái xe|chứng chỉ hành nghề|văn bằng chứng chỉ|đào tạo khác',
    projects:
      'dự án|các dự án|nghiên cứu|dự án cá nhân|dự án đã tham gia|dự án tiêu biểu|dự án đã thực hiện|đề tài nghiên cứu|sản phẩm|khóa luận',
    publications: 'bài báo|công trình công bố|ấn phẩm|công trình khoa học|công trình nghiên cứu|các bài báo khoa học',
    volunteering:
      'hoạt động tình nguyện|tình nguyện|công tác xã hội|hoạt động xã hội|hoạt động thiện nguyện|hoạt động cộng đồng',
    awards:
      'giải thưởng|thành tích|danh hiệu và giải thưởng|thành tích và giải thưởng|giải thưởng và thành tích|học bổng|khen thưởng|khen thưởng và kỷ luật|khen thưởng kỷ luật|danh hiệu|thành tích nổi bật|thành tựu|thành tích đạt được|các thành tích',
    memberships: 'thành viên|tổ chức|hoạt động đoàn hội|đoàn thể|câu lạc bộ',
    interests:
      'sở thích|sở thích cá nhân|hoạt động|hoạt động ngoại khóa|sở thích và đam mê|sở thích và hoạt động|đam mê',
    references:
      'người tham chiếu|người giới thiệu|tham chiếu|người tham khảo|người liên hệ tham chiếu|thông tin tham chiếu|thông tin người tham chiếu',
    personal:
      'thông tin cá nhân|lý lịch cá nhân|thông tin cơ bản|thông tin bản thân|thông tin chung|thông tin ứng viên|sơ yếu bản thân|hồ sơ cá nhân|dữ liệu cá nhân',
    'cover-letter': 'thư xin việc|đơn xin việc|thư ứng tuyển',
    other:
      'thông tin thêm|thông tin khác|khác|thông tin bổ sung|lời cam đoan|cam kết|cam đoan|ghi chú|mức lương mong muốn',
  },
  th: {
    contact: 'ติดต่อ|ข้อมูลติดต่อ|ข้อมูลการติดต่อ|ช่องทางการติดต่อ|ช่องทางติดต่อ',
    summary:
      'สรุป|ข้อมูลโดยย่อ|ข้อมูลโดยสังเขป|โดยย่อ|เกี่ยวกับฉัน|เป้าหมายในอาชีพ|วัตถุประสงค์|แนะนำตัว|จุดมุ่งหมาย|โปรไฟล์|เป้าหมายการทำงาน|สรุปประวัติ|เกี่ยวกับตัวฉัน|แนะนำตัวเอง|จุดมุ่งหมายในการทำงาน|เป้าหมายในการทำงาน|ข้อมูลโดยสรุป|บทสรุป|เป้าหมาย|ข้อมูลสรุป|สรุปคุณสมบัติ|สรุปประสบการณ์|คุณสมบัติโดยสรุป|ตำแหน่งที่ต้องการ|ตำแหน่งที่สนใจ|ตำแหน่งงานที่ต้องการ|จุดประสงค์ในการทำงาน|วัตถุประสงค์ในการทำงาน|เกี่ยวกับผม|เกี่ยวกับดิฉัน|ประวัติโดยย่อ|เป้าหมายอาชีพ|ตำแหน่งที่สมัคร|ตำแหน่งที่ต้องการสมัคร|ตำแหน่งงานที่สนใจ',
    employment:
      'ที่ทำงานเดิม|ที่ทำงานเก่า|เคยทำงานที่|ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|ประวัติการฝึกงาน|การทำงาน|ประสบการณ์ฝึกงาน|ฝึกงาน|การฝึกงาน|ประวัติการทํางาน|ประสบการณ์การทํางาน|ประวัติการทำงานและประสบการณ์|ประวัติทำงาน|ประวัติการรับราชการ|ประวัติการรับราชการทหาร|ประวัติงาน|ประสบการณ์งาน|ประสบการณ์ด้านการทำงาน|ประสบการณ์การสอน|ประสบการณ์สอน|ประสบการณ์วิชาชีพ|ประสบการณ์ทำงานและฝึกงาน|ประสบการณ์ที่ผ่านมา|งานปัจจุบัน|ตำแหน่งปัจจุบัน|ที่ทำงานปัจจุบัน|งานที่ผ่านมา|สถานที่ทำงาน|อาชีพ|งานพิเศษ|งานอิสระ|การทำงานที่ผ่านมา|สหกิจศึกษา|ประสบการณ์การทำงานและการฝึกงาน|ประสบการณ์ทำงานที่ผ่านมา|ประวัติการทำงานที่ผ่านมา|รายละเอียดการทำงาน|ประวัติการปฏิบัติงาน|ประวัติด้านการทำงาน',
    education:
      'เรียนจบจาก|การศึกษา|ประวัติการศึกษา|วุฒิการศึกษา|คุณวุฒิ|คุณวุฒิการศึกษา|ประวัติด้านการศึกษา|ประวัติการศึกษาและคุณวุฒิ|ระดับการศึกษา|ข้อมูลการศึกษา|พื้นฐานการศึกษา|การศึกษาและการฝึกอบรม|การศึกษาและคุณวุฒิ|คุณวุฒิทางการศึกษา|ประวัติการเรียน|การเรียน|สถานศึกษา',
    skills:
      'ทักษะยอดนิยม|ทักษะเด่น|ทักษะ|ความสามารถ|ทักษะและความสามารถ|ความสามารถพิเศษ|ทักษะด้านคอมพิวเตอร์|ทักษะทางเทคนิค|ทักษะคอมพิวเตอร์|ความสามารถทางคอมพิวเตอร์|ทักษะการทำงาน|ทักษะวิชาชีพ|ความเชี่ยวชาญ|ทักษะความสามารถ|จุดแข็ง|โปรแกรมที่ใช้|ทักษะและความเชี่ยวชาญ|ทักษะด้านเทคนิค|ทักษะอื่นๆ|ทักษะพิเศษ|ทักษะเฉพาะ|ทักษะส่วนตัว|ทักษะด้านซอฟต์แวร์|ทักษะและความรู้|ความรู้ความสามารถ|ความรู้และทักษะ|ความรู้ความสามารถพิเศษ|ความสามารถอื่นๆ|คุณสมบัติ|คุณสมบัติส่วนตัว|โปรแกรม|คอมพิวเตอร์|เครื่องมือ|ทักษะอาชีพ|ทักษะทางคอมพิวเตอร์|ทักษะและความสามารถพิเศษ|ความสามารถด้านอื่นๆ|ทักษะด้านอื่นๆ|ทักษะเฉพาะทาง|จุดเด่น|โปรแกรมที่ใช้ได้|ทักษะด้านโปรแกรม',
    languages:
      'ภาษา|ทักษะด้านภาษา|ความสามารถทางภาษา|ทักษะทางภาษา|ทักษะภาษา|ความสามารถด้านภาษา|ระดับภาษา|ภาษาต่างประเทศ|ความรู้ทางภาษา',
    certificates:
      'ใบอนุญาตและการอบรม|ประกาศนียบัตร|การฝึกอบรม|ใบรับรอง|อบรม|ประวัติการฝึกอบรม|ใบอนุญาต|หลักสูตร|การอบรม|ประวัติการอบรม|การอบรมและสัมมนา|ใบประกาศนียบัตร|ใบอนุญาตประกอบวิชาชีพ|ใบอนุญาตขับขี่|ประวัติการฝึกอบรมและสัมมนา|ประวัติการฝึกอบรมและดูงาน|ฝึกอบรม|การฝึกอบรมและใบรับรอง|หลักสูตรฝึกอบรม|หลักสูตรที่ผ่านการอบรม|สัมมนา|ใบประกาศ|วุฒิบัตร|ใบขับขี่|ใบประกอบวิชาชีพ|ประกาศนียบัตรและใบอนุญาต|การฝึกอบรมและสัมมนา|ประกาศนียบัตรและการอบรม|ประวัติการอบรม/สัมมนา',
    projects: 'โครงการ|โปรเจกต์|ผลงาน|งานวิจัย|โครงงาน|ผลงานที่ผ่านมา|โปรเจค|โครงการที่รับผิดชอบ|ผลงานวิจัย|วิทยานิพนธ์',
    publications: 'สิ่งตีพิมพ์|ผลงานตีพิมพ์|ผลงานวิชาการ|บทความ|บทความวิชาการ',
    volunteering: 'งานอาสาสมัคร|อาสาสมัคร|จิตอาสา|งานจิตอาสา|กิจกรรมเพื่อสังคม',
    awards:
      'รางวัล|เกียรติบัตร|ความสำเร็จ|รางวัลและเกียรติบัตร|รางวัลที่ได้รับ|ทุนการศึกษา|เครื่องราชอิสริยาภรณ์|เกียรติประวัติ|รางวัลและผลงาน|ผลงานและรางวัล',
    memberships: 'สมาชิก|สมาชิกภาพ',
    interests: 'งานอดิเรก|ความสนใจ|กิจกรรม|สิ่งที่สนใจ|กิจกรรมนอกหลักสูตร|กิจกรรมยามว่าง|ความสนใจและงานอดิเรก',
    references: 'บุคคลอ้างอิง|อ้างอิง|ผู้อ้างอิง|บุคคลที่อ้างอิงได้|ผู้รับรอง|บุคคลรับรอง',
    personal: 'ข้อมูลส่วนตัว|ประวัติส่วนตัว|ข้อมูลส่วนบุคคล|ประวัติย่อ|รายละเอียดส่วนตัว|ข้อมูลพื้นฐาน|ข้อมูลทั่วไป|ข้อมูลผู้สมัคร|ประวัติส่วนบุคคล',
    'cover-letter': 'จดหมายสมัครงาน',
    other: 'อื่นๆ|ข้อมูลเพิ่มเติม|ข้อมูลอื่นๆ|เงินเดือนที่คาดหวัง|ข้อมูลประกอบอื่นๆ|รายละเอียดอื่นๆ|หมายเหตุ',
  },
  zh: {
    contact: '联系方式|联系信息|联系我',
    summary:
      '个人简介|自我评价|个人总结|求职意向|职业目标|个人概述|简介|自我介绍|个人优势|关于我|职业概述|个人评价|求职目标|职业概况|自我描述|个人概况|职业规划|个人特点|个人亮点|职业摘要|应聘职位|应聘岗位|期望职位|期望工作|意向岗位|自我鉴定|自我总结|求职状态',
    employment:
      '打过的工|上班经历|做過的工作|以往工作|過往工作|工作经历|现任职位|现任职务|此前工作|工作经验|职业经历|实习经历|工作背景|实习经验|工作履历|从业经历|职业经验|工作及实习经历|实习及工作经历|工作与实习经历|工作和实习经历|实践经历|社会实践|任职经历|社会实践经历|兼职经历|工作简历|工作历程|工作情况|工作实践|工作实习经历|工作经验及业绩|工作经历及业绩|主要工作经历|主要经历|个人经历|个人履历|职业履历|职业生涯|从业经验|实习与实践|实习实践|实习实践经历|实习情况|实习工作经历|社会经历|社会工作经历|社会工作|教学经历|教学经验|临床经历|临床经验|科研工作经历|学术任职|现任职务|现任工作|历任职务|任职情况|服役经历|部队经历|海外经历|创业经历|兼职经验|兼职|打工经历',
    education:
      '上学经历|念过的学校|學歷經歷|教育背景|教育经历|学历|教育|学习经历|教育程度|学历背景|教育情况|毕业院校|学术背景|教育与培训|教育及培训|教育和培训|教育培训经历|教育与培训经历|学习情况|学习简历|学历情况|学历教育|学历信息|教育信息|求学经历|毕业学校|院校经历|主要学习经历|学业背景|学业情况|受教育情况|受教育经历|学术经历',
    skills:
      '热门技能|热门技能和认可|熱門技能|主要技能|技能标签|技能|专业技能|技能特长|个人技能|核心技能|技能专长|技术技能|职业技能|核心竞争力|技能证书|技术能力|掌握技能|专业能力|技能与特长|计算机技能|it技能|技能清单|技能总结|特长|核心能力|技术栈|工具|专业特长|个人能力|技能水平|技能情况|技能证书与特长|技能及证书|技能与证书|个人特长|能力特长|能力与特长|专长|特长技能|软件技能|软件操作|计算机能力|计算机水平|电脑技能|办公技能|办公软件|擅长领域|业务专长|业务能力|职业素养|核心优势|个人优势与技能|职业技能与特长|综合能力|主要技能',
    languages: '语言|语言能力|外语水平|语言技能|外语能力|语言水平|外语语种|外语技能|语言情况|语种|语言及水平',
    certificates:
      '证书|资格证书|培训经历|培训|资质证书|职业资格|所获证书|证书与培训|执业资格|培训与证书|驾照|资格认证|专业证书|证书情况|获得证书|获证情况|持有证书|所持证书|资格认证与证书|职业资格证书|职业证书|技能证书情况|技术职称|职称|职称证书|培训情况|培训经验|培训记录|培训及证书|驾驶证|驾驶证情况|执照',
    projects:
      '项目经历|项目经验|项目|科研经历|主要项目|研究经历|作品集|项目实践|个人项目|科研项目|个人作品|项目业绩|主要项目经历|主要业绩|代表作品|作品展示|代表项目|课题研究|课题项目|毕业设计|毕业论文',
    publications:
      '论文|发表论文|出版物|学术成果|论文发表|著作|专利|学术论文|科研成果|研究成果|主要论文|代表论文|知识产权|学术交流',
    volunteering: '志愿者经历|志愿服务|志愿者活动|公益活动|志愿经历|社会活动|志愿活动|社会公益|公益经历|社会服务',
    awards:
      '获奖情况|荣誉奖项|荣誉|奖项|所获荣誉|获奖经历|荣誉证书|奖励|奖学金|荣誉与奖项|荣誉奖励|获奖荣誉|成就|奖惩情况|奖惩|获奖|获奖情况与荣誉|荣誉情况|荣誉与证书|奖项荣誉|奖励情况|所获奖项|所获奖励|获奖及荣誉',
    memberships:
      '会员|社团经历|社会兼职|校园经历|学生工作|在校经历|校园活动|学术团体|社会职务|社团活动|学生干部经历|校内经历|校内职务|校园实践|团体活动',
    interests: '兴趣爱好|爱好|兴趣|个人爱好|兴趣与爱好|业余爱好|个人兴趣|特长爱好|爱好特长|兴趣特长',
    references: '推荐人|证明人|推荐信|证明材料|推荐人信息',
    personal:
      '个人信息|基本信息|个人资料|基本资料|个人情况|基本情况|个人基本信息|个人基本情况|个人基本资料|个人信息表|自然情况|家庭情况|家庭成员',
    'cover-letter': '求职信|自荐信',
    other: '其他|其他信息|附加信息|附加资料|补充信息|其它|其他说明|补充说明|薪资要求',
  },
  'zh-TW': {
    contact: '聯絡方式|聯絡資訊|聯繫方式|聯絡資料|通訊資料|聯絡方法',
    summary:
      '個人簡介|自我評價|自我介紹|求職意向|職涯目標|簡介|個人總結|自傳|關於我|專業簡介|個人概述|求職目標|應徵職務|個人摘要|摘要|職業目標|求職條件|希望職務|應徵職缺|個人特質|自我推薦|簡歷摘要|應徵職位|期望職務|專業摘要|個人優勢|工作期望|申請職位|事業目標|生涯規劃|未來展望|個人概要|應徵項目|自我簡介|希望條件|工作希望',
    employment:
      '工作經歷|工作經驗|職業經歷|實習經歷|經歷|工作背景|專業經驗|專業經歷|實習經驗|工讀經驗|任職經歷|職務經歷|工作經驗與經歷|工作履歷|工作資歷|工作背景與經驗|現職|現任職務|曾任職務|歷任職務|任職經驗|職場經歷|職場經驗|打工經驗|打工經歷|兼職經驗|兼職經歷|實務經驗|教學經驗|教學經歷|臨床經驗|經歷與經驗|服務經歷|軍旅經歷|海外經驗|工作經歷與實習|工作及實習經歷|現職及經歷|主要經歷|過往經歷|就業經歷|受僱記錄|工作紀錄|實習與工作經驗|過往工作經驗|工作經驗及經歷|業界經歷',
    education:
      '教育背景|學歷|教育程度|學經歷|教育|學習經歷|教育經歷|學歷背景|學術背景|學歷背景與訓練|教育與訓練|最高學歷|學校教育|就學經歷|求學經歷|學業背景|教育資歷|學歷資料|學歷及訓練|教育及培訓|學術資歷|學歷及專業資格|公開考試成績|學歷程度',
    skills:
      '技能|專業技能|專長|技能專長|擅長工具|個人技能|核心技能|專業能力|技術能力|電腦技能|核心能力|專業專長|工作技能|電腦專長|技能與專長|工具|技能專長與證照|專長技能|語言及電腦能力|軟體技能|擅長技能|專業領域|其他專長|特殊專長|特長|資訊能力|電腦程度|其他技能|電腦能力|個人專長|電腦知識|軟體能力|工具與技能|個人特質|個性特質|技術專長',
    languages: '語言|語言能力|外語能力|語文能力|語文程度|語言專長|語文|外語|語言程度|語文專長|語言技能|外語程度|方言',
    certificates:
      '證照|證書|專業證照|培訓|訓練課程|資格證照|受訓經歷|證照與認證|專業認證|駕照|進修經歷|培訓經歷|專業證照與證書|證照資格|持有證照|取得證照|專業訓練|教育訓練|進修|進修訓練|研習|研習經歷|駕駛執照|培訓與證照|執照|專長與證照|證照與訓練|專業資格|考試證照|進修課程|培訓課程|語言證照|技能檢定|課程及證書|相關證照|其他課程|專業資格及證書',
    projects:
      '專案經歷|專案經驗|專案|作品集|項目經驗|研究經歷|專題|作品|專題研究|專題製作|作品集與專案|專案成果|專案作品|作品與其他|個人作品|畢業專題|研究計畫|論文題目|代表作品|論文與專題',
    publications:
      '論文|發表論文|出版物|著作|專利|學術論文|發表著作|研究著作|學術著作|期刊論文|研討會論文|出版|著作目錄|學術發表',
    volunteering: '志工經驗|志工服務|志願服務|義工經驗|社會服務|義務工作|志工經歷|公益活動|義工服務|服務學習|社區服務',
    awards:
      '獲獎紀錄|榮譽|獎項|得獎紀錄|榮譽獎項|獲獎經歷|獎學金|榮譽事蹟|得獎經歷|榮譽與獎項|得獎記錄|獲獎記錄|獎項與榮譽|特殊表現|競賽成績|競賽經歷|獎項及榮譽|優良事蹟',
    memberships:
      '社團經驗|會員|社團經歷|社團活動|課外活動|專業團體|社團與活動|社團幹部|幹部經驗|社團|專業會籍|學會會員|會員資格|校園活動|學生會|社團參與',
    interests:
      '興趣|興趣愛好|嗜好|興趣與嗜好|愛好|興趣專長|個人興趣|課外活動|休閒興趣|社團活動|興趣嗜好|休閒活動|興趣及活動',
    references: '推薦人|諮詢人|介紹人|備詢人|徵詢人|諮詢人資料|保證人|推薦人資料|查詢人|品格證明人',
    personal:
      '個人資料|基本資料|個人資訊|個人基本資料|基本資訊|家庭狀況|家庭背景|應徵者資料|求職者資料|申請人資料|個人檔案',
    'cover-letter': '求職信|自薦信',
    other: '其他|其他資訊|附加資訊|補充資料|其他說明|其他資料|附註|附件|聲明',
  },
  ja: {
    contact: '連絡先|連絡先情報|お問い合わせ|連絡方法',
    summary:
      '自己pr|職務要約|要約|概要|プロフィール|志望動機|自己紹介|職務概要|経歴要約|自己prポイント|キャリアサマリー|サマリー|キャリア概要|志望の動機|目標|自己紹介文|経歴概要|キャリア要約|職務サマリ|希望職種|応募職種|志望理由|はじめに|強み',
    employment:
      '今までの仕事|バイト歴|アルバイト経歴|職歴|職務経歴|職務経歴詳細|業務経験|職務内容|経歴|実務経験|職務詳細|勤務経験|インターンシップ|インターン|アルバイト経験|業務経歴|経験|職務履歴|職歴詳細|職歴一覧|職歴欄|勤務歴|勤務経歴|職務経歴一覧|職務経歴概要|主な職務経歴|主な職歴|主な経歴|業務内容|業務履歴|業務実績|経歴詳細|職業経験|社会人経験|アルバイト歴|アルバイト|パート歴|派遣歴|副業|自営業歴|教育歴職歴|教歴|教育経験|研究歴|臨床経験|看護経験|現場経験|開発経験|開発経歴|兵役|前職',
    education:
      '学歴|教育|学業|最終学歴|学歴職歴|教育歴|学歴および職歴|学歴と職歴|学歴欄|学歴一覧|学校歴|修学歴|学歴詳細|出身校|取得学位|学歴学位',
    skills:
      'トップスキル|主なスキル|上位スキル|スキル|活かせる経験|活かせる経験知識技術|活かせる経験知識|テクニカルスキル|専門スキル|技術スキル|得意分野|pcスキル|保有スキル|知識技術|専門知識|特技|得意技術|itスキル|経験スキル|技能|技術|使用技術|ツール|活かせるスキル|スキルセット|特技アピールポイント|技術知識|スキル経験|語学pcスキル|語学資格スキル|pc操作|pcスキル等|パソコンスキル|使用ソフト|使用可能ソフト|開発環境|言語環境|専門分野|専門領域|スキル経験知識|知識経験|経験知識|活かせる資格|得意な業務|できる業務|対応可能業務|特技資格',
    languages: '語学|語学力|語学スキル|言語|外国語|言語能力|語学資格|使用言語|使用可能言語',
    certificates:
      '資格|免許|資格免許|免許資格|保有資格|取得資格|研修|研修受講歴|認定資格|資格取得|免許証|資格免許欄|資格免許等|免許資格欄|免許資格等|免許取得|取得免許|資格一覧|保有免許|資格研修|研修歴|研修経験|受講歴|講習|自動車免許|運転免許|修了証',
    projects:
      'プロジェクト|プロジェクト経験|研究|研究内容|プロジェクト実績|研究活動|ポートフォリオ|制作実績|研究テーマ|研究課題|卒業論文|卒業研究|修士論文|制作物|参加プロジェクト|開発実績',
    publications: '論文|著書|発表|学会発表|業績|研究業績|論文発表|特許|論文一覧|学術論文|口頭発表|講演|執筆',
    volunteering: 'ボランティア|ボランティア活動|社会活動|ボランティア経験|地域活動|社会貢献',
    awards: '受賞|受賞歴|表彰|実績|賞罰|受賞経験|賞罰欄|賞歴|受賞実績|表彰歴|主な実績',
    memberships: '所属学会|所属団体|会員|学会活動|所属学会等|サークル活動',
    interests: '趣味|趣味特技|興味|興味関心|趣味興味|趣味特技欄|趣味特技等|好きなこと|スポーツ',
    references: '推薦者|推薦人|照会先',
    personal: '個人情報|基本情報|プロフィール情報|本人情報|個人データ|基本データ|氏名住所等|扶養家族|家族',
    'cover-letter': '送付状|添え状',
    other:
      'その他|備考|本人希望|本人希望記入欄|追加情報|通勤時間|特記事項|備考欄|希望条件|希望欄|本人希望欄|その他特記事項|添付書類',
  },
  ko: {
    contact: '연락처|연락처 정보',
    summary:
      '자기소개|소개|요약|프로필|경력 요약|지원동기|자기소개서|개요|핵심역량 요약|간단소개|희망 직무|목표|경력요약|한줄소개|핵심 요약|성장과정|지원분야|희망직종|입사지원분야|커리어 요약|성격의 장단점',
    employment:
      '해본 일|해 본 일|했던 일|일했던 곳|지금까지 한 일|알바 경력|아르바이트 경력|알바 경험|경력|경력사항|경력 사항|경력기술서|업무경력|업무 경험|직장 경력|근무경력|실무경험|경험|인턴 경험|근무 경험|직무 경험|인턴십|업무경험|경력상세|주요경력|회사경력|경력 내역|경력 소개|경력현황|주요 경력사항|경력 및 활동|경력 및 경험|근무 이력|근무 내역|근무지|직무경력|직장 경험|이력사항|업무 이력|업무내역|현장경력|실무 경력|강의 경력|교육 경력|연구 경력|임상 경력|해외 경력|해외경험|인턴 및 아르바이트|인턴 활동|아르바이트 경험|프리랜서 경력|창업 경험|병역 및 경력|재직 경력|재직사항',
    education:
      '학력|학력사항|학력 사항|교육|학력 및 교육|최종학력|학업|학력 정보|학력 내역|학력 현황|학력 및 학위|출신학교|학교생활|교육 배경|학업 사항|수학 이력',
    skills:
      '주요 보유기술|주요 보유 기술|대표 보유기술|기술|스킬|보유기술|보유 기술|기술 스택|역량|핵심역량|전문기술|기술스택|업무능력|컴퓨터 활용능력|핵심 역량|보유 스킬|전문 분야|능력|기술 및 역량|사용 기술|컴퓨터 능력|전문 기술|직무역량|직무 역량|oa능력|강점|활용능력|보유 역량|직무 기술|주요 기술|기술 역량|전문성|전문 역량|활용 기술|활용 프로그램|사용 프로그램|컴퓨터 활용|전산능력|oa 활용능력|업무 역량|핵심 기술|특기사항|사용 툴',
    languages:
      '어학|외국어|언어|어학능력|어학 능력|외국어 능력|어학사항|어학성적|외국어능력|언어 능력|어학 사항|외국어 활용|외국어활용능력|외국어 사항|어학자격',
    certificates:
      '자격증|자격|교육이수|자격사항|자격 사항|자격면허|교육 및 자격|자격증 및 면허|면허|교육사항|수료|이수교육|면허 및 자격|자격증 및 수상|교육 이수|자격증 사항|자격 및 면허|교육이수사항|자격증 취득|자격증 취득사항|자격 및 면허사항|자격면허사항|면허자격|면허사항|운전면허|보유 자격증|보유 자격|자격 현황|교육 이력|교육 수료|수료 사항|연수 및 교육|연수사항|훈련사항|직업훈련',
    projects:
      '프로젝트|프로젝트 경험|주요 프로젝트|연구|프로젝트 이력|포트폴리오|연구 경험|프로젝트 경력|수행 프로젝트|참여 프로젝트|연구 분야|연구 실적|졸업논문|졸업작품',
    publications: '논문|출판물|저서|학술발표|발표|특허|논문 및 저서|학술활동',
    volunteering: '봉사활동|자원봉사|봉사|사회활동|사회봉사|봉사활동 및 사회경험|사회경험',
    awards:
      '수상|수상경력|수상 내역|수상내역|수상이력|수상 경력|수상 이력|성과|장학금|수상사항|상벌사항|상벌|주요 성과',
    memberships: '대외활동|회원|학회|동아리|소속|활동|학회 활동|동아리 활동|교내활동|교외활동|대내외활동|주요활동',
    interests: '취미|관심사|취미 및 특기|취미특기|취미 특기|관심 분야|특기|취미 및 관심사|취미특기사항',
    references: '추천인|참고인',
    personal:
      '인적사항|개인정보|기본정보|인적 사항|개인 정보|기본 정보|개인신상|병역|병역사항|신상정보|기본사항|개인 인적사항|인적 정보|기본 인적사항|개인신상정보|가족사항|가족관계|신체사항',
    'cover-letter': '자기소개서 본문',
    other: '기타|기타사항|추가정보|기타 사항|링크|추가 정보|기타 정보|참고사항|첨부파일|기타활동|희망연봉|보훈 및 병역',
  },
  sw: {
    contact: 'mawasiliano|anwani|taarifa za mawasiliano',
    summary:
      'muhtasari|wasifu|kuhusu mimi|lengo|malengo|muhtasari wa kitaaluma|utangulizi|kuhusu mimi kwa ufupi|mimi ni nani|malengo ya kazi|lengo la kazi|dhamira|lengo kuu|muhtasari wa kazi|malengo yangu',
    employment:
      'uzoefu wangu|kazi zangu|uzoefu|uzoefu wa kazi|historia ya kazi|uzoefu wa kikazi|ajira|uzoefu kazini|historia ya ajira|historia ya kazi na uzoefu|uzoefu wa kitaaluma|uzoefu wa awali|uzoefu wa kufundisha|kazi ya sasa|kazi za awali|kazi za zamani|mahali nilipofanya kazi|ajira ya sasa|ajira zilizopita|taaluma|uzoefu na ajira|mafunzo kazini|mafunzo kwa vitendo|huduma ya taifa|kazi nilizofanya|ajira za awali',
    education:
      'elimu yangu|elimu|historia ya elimu|sifa za elimu|masomo|elimu na mafunzo|taarifa za elimu|elimu na sifa|elimu na taaluma|sifa za kitaaluma|sifa za kielimu|kiwango cha elimu|ngazi ya elimu|shule na vyuo|elimu rasmi|masomo niliyosoma|shule nilizosoma na vyuo|historia ya masomo|elimu niliyopata',
    skills:
      'ujuzi|stadi|ustadi|uwezo|ujuzi wa kiufundi|ujuzi na uwezo|ujuzi wa kompyuta|stadi za kazi|ujuzi na stadi|stadi na ujuzi|ujuzi maalum|ujuzi mwingine|ujuzi binafsi|uwezo binafsi|sifa binafsi|vipaji|vipaji na ujuzi|ujuzi na vipaji',
    languages:
      'lugha|ujuzi wa lugha|lugha ninazozungumza|lugha ninazoongea|ufahamu wa lugha|lugha nizijuazo|lugha ninazojua|uwezo wa lugha|umahiri wa lugha',
    certificates:
      'mafunzo na leseni|leseni na mafunzo|vyeti|mafunzo|kozi|vyeti na mafunzo|leseni|mafunzo na vyeti|kozi na mafunzo|mafunzo mengine|mafunzo niliyopata|semina na warsha|warsha|leseni ya udereva|vyeti vya kitaaluma|kozi fupi|leseni na vyeti|vyeti na leseni|mafunzo ya ziada|mafunzo na kozi|warsha na semina',
    projects: 'miradi|mradi|utafiti',
    publications: 'machapisho',
    volunteering: 'kujitolea|kazi za kujitolea|huduma za jamii|kazi ya kujitolea',
    awards: 'tuzo|mafanikio|tuzo na mafanikio',
    memberships: 'uanachama',
    interests:
      'mambo ninayopenda|vipendavyo|burudani|mapendeleo|shughuli ninazopenda|ninachopenda|mambo ninayoyapenda|michezo|shughuli za burudani|vipendwa|mapendeleo na burudani|mambo niyapendayo',
    references:
      'wadhamini|marejeo|waamuzi|waelekezi|warejeo|watu wa kurejelea|warejeshi|warejea|wanaonifahamu|watu wa kurejea|mashahidi|wadhamini wangu',
    personal:
      'taarifa binafsi|maelezo binafsi|taarifa za kibinafsi|maelezo ya kibinafsi|maelezo ya binafsi|habari za kibinafsi|wasifu binafsi|taarifa za mwombaji',
    other: 'mengineyo|taarifa nyingine|taarifa za ziada|taarifa zingine|maelezo mengine|nyongeza|tamko',
  },
}

/** Words which name a section even with unknown words before (English order) or after them (Romance order). */
export const HEADING_HEADS: Partial<Record<SectionKind, string>> = {
  summary: 'summary|profile|objective|objectives|statement|profil|résumé|perfil|resumen|objetivo|profilo|overview',
  employment:
    'experience|experiences|employment|work history|career history|erfahrung|berufserfahrung|expérience|expériences|experiencia|experiência|esperienza|esperienze|werkervaring|doświadczenie|internships|erfarenhet|erfaring|опыт работы|अनुभव|अनुभवाचा|অভিজ্ঞতা|અનુભવ|அனுபவம்|அனுபவங்கள்|అనుభవం|ಅನುಭವ|തൊഴിൽ പരിചയം|പ്രവൃത്തിപരിചയം|تجربہ',
  education:
    'education|qualifications|ausbildung|studium|formation|formación|educación|educação|formação|istruzione|opleiding|wykształcenie|образование|studies|eğitim|utbildning|शैक्षणिक योग्यता|शैक्षिक योग्यता|शैक्षणिक पात्रता|শিক্ষাগত যোগ্যতা|શૈક્ષણિક લાયકાત|கல்வித் தகுதி|கல்வித் தகைமைகள்|தகைமைகள்|విద్యార్హతలు|ವಿದ್ಯಾಭ್ಯಾಸ|വിദ്യാഭ്യാസ യോഗ്യത|تعلیمی قابلیت',
  skills:
    'skills|skill|competencies|competences|proficiencies|proficiency|expertise|kenntnisse|kompetenzen|fähigkeiten|compétences|habilidades|competencias|competências|competenze|vaardigheden|umiejętności|навыки|strengths|abilities|technologies|tools|कौशल|कौशल्ये|দক্ষতা|કૌશલ્યો|திறன்கள்|నైపుణ్యాలు|ಕೌಶಲ್ಯಗಳು|കഴിവുകൾ|مہارتیں',
  certificates:
    'certifications|certificates|licenses|licences|training|trainings|courses|certifications|zertifikate|cursos|corsi|certificaciones|workshops|seminars|clearances|प्रशिक्षण|প্রশিক্ষণ|તાલીમ|பயிற்சிகள்|சான்றிதழ்கள்|శిక్షణలు|ತರಬೇತಿ|പരിശീലനം',
  projects: 'projects|projekte|projets|proyectos|projetos|progetti|projecten|projekty|проекты',
  publications:
    'publications|presentations|patents|papers|talks|lectures|posters|abstracts|keynotes|symposia|colloquia|proceedings|preprints|manuscripts|bibliography|filmography|discography|exhibitions|performances|screenings|broadcasts|recitals|publikationen|veröffentlichungen|vorträge|ausstellungen|publicaciones|ponencias|exposiciones|publicações|palestras|exposições|pubblicazioni|mostre|expositions|publicaties|lezingen|tentoonstellingen|publikacje|wystawy|публикации|выставки|доклады',
  volunteering:
    'volunteering|volunteer work|voluntary work|community service|outreach|voluntariado|bénévolat|volontariato|ehrenamt|community involvement',
  awards:
    'awards|honors|honours|achievements|accomplishments|scholarships|recognition|fellowships|grants|prizes|residencies|medals|decorations|distinctions|bursaries|auszeichnungen|prix|premios|prêmios|premi',
  memberships: 'memberships|affiliations|committees|associations|mitgliedschaften|organizations|organisations',
  interests: 'interests|hobbies|activities|hobbys|loisirs|aficiones|interessi',
  references: 'references|referees|referenzen|références|referencias|referências|referenze',
  personal:
    'personal details|personal information|personal data|persönliche daten|व्यक्तिगत विवरण|वैयक्तिक माहिती|ব্যক্তিগত তথ্য|அந்தரங்க விபரம்|தனிப்பட்ட விபரங்கள்|ವೈಯಕ್ತಿಕ ವಿವರಗಳು',
}

/** Words that may stand before a heading's own word without changing its meaning. */
export const HEADING_QUALIFIERS =
  'my|the|other|additional|with|dates|date|attended|obtained|relevant|professional|key|selected|recent|main|major|previous|past|general|special|current|further|technical|personal|work|career|related|core|specific|academic|more|and|of|in|detailed|overall|total|select|brief|extra|executive|editorial|board|governance|departmental|university|institutional|extracurricular|visiting|honorary|early|later|advisory|invited|refereed|conference|disciplinary|administrative|artistic|solo|group|juried|featured|forthcoming|unpublished|notable|representative|former|earlier|independent'

/** What numbers a section, before what it is called: "Section 2:", "Teil B". */
export const PART_WORDS =
  'section|part|teil|abschnitt|partie|seccion|parte|secao|sezione|deel|czesc|cast|del|osa|часть|раздел|частина|bolum'

/** Behind the name of a section that goes on: "(continued)", "cont'd". */
export const CONTINUED_WORDS =
  'continued|cont|contd|fortsetzung|forts|suite|continuacion|continuacao|segue|vervolg|cd|продолжение|auszug|extract|excerpt|जारी|क्रमशः|पुढे चालू|চলমান|தொடர்ச்சி|కొనసాగింపు|ಮುಂದುವರಿದಿದೆ|തുടർച്ച|جاری'

/** Words between two headings in one: "Education and Training". */
export const HEADING_JOINERS =
  'and|und|et|y|e|ed|en|i|oraz|a|och|og|ja|și|si|ve|и|та|και|or|with|ir|un|és|es|एवं|और|तथा|आणि|व|এবং|ও|અને|તથા|மற்றும்|మరియు|ಮತ್ತು|ഒപ്പം|കൂടാതെ|اور|و'

/** Small words between times and posts in a heading. */
export const HEADING_BETWEEN =
  'and|or|the|my|und|oder|et|ou|y|o|e|ou|ed|en|of|i|lub|oraz|a|nebo|alebo|és|vagy|și|sau|och|eller|og|ja|tai|ve|veya|и|или|та|або|και|ή|एवं|और|तथा|या|आणि|व|এবং|ও|অথবা|અને|તથા|மற்றும்|మరియు|ಮತ್ತು|اور|و'

/** "My posts", "mijn opleidingen": whose a section is says nothing of what it holds. */
export const HEADING_POSSESSIVES =
  'the|my|mein|meine|meinen|mon|ma|mes|mi|mis|meu|minha|meus|minhas|mio|mia|miei|mie|il mio|mijn|min|mitt|mina|mine|moj|moja|moje|muj|meho|мой|моя|мое|мои|мій|моя|моє|мої|minun|minu|mano|mans|mana|sajat|meu|mea|mei|mele|benim|मेरा|मेरी|मेरे|माझे|माझा|माझी|माझ्या|আমার|મારું|મારો|મારી|મારા|எனது|என்|నా|ನನ್ನ|എന്റെ|میرا|میری|میرے'

/** What is said of the order of a list behind the comma of its heading. */
export const HEADING_ORDERS =
  'lückenlos|beginnend mit|absteigend|chronologisch|rückwärts|plus récent|plus récente|plus récents|ordre chronologique|ordre antéchronologique|extrait|sélection|más reciente|más recientes|orden cronológico|más reciente a más antiguo|selección|più recente|più recenti|ordine cronologico|selezione|mais recente|mais recentes|ordem cronológica|seleção|meest recente|meest recent|recentste|chronologisch|selectie|начиная с последнего|начиная с последней|в обратном порядке|в хронологическом порядке|последние места|починаючи з останнього|у зворотному порядку|od najnowszych|od najnowszego|chronologicznie|od nejnovějšího|od poslední|chronologicky|időrendben|a legutóbbi|cele mai recente|în ordine cronologică|senaste först|nyeste først|uusin ensin|en son|sondan başa|oldest first|newest first|latest first|most recent first|recent first|from school until|from then until|in order|in date order|in reverse order|reverse order|last first|starting with|beginning with|from the latest|from the present'

/** Levels of studies behind a heading in scripts without capitals: the highest that somebody has. */
export const HEADING_LEVELS = '대학교|대학원|대학|전문대|전문대학|고등학교|대졸|초대졸|고졸|本科|硕士|博士|大专'

/** One word in a bracket behind a heading that says the same, or which of the entries are told. */
export const HEADING_CHOICES =
  'first|last|latest|newest|recent|top|selection|selected|extract|continued|relevant|zuerst|auszug|auswahl|auszugsweise|extrait|extraits|sélection|selección|selezione|seleção|selectie|urval|utvalg|udvalg|wybrane|výběr|избранное|выборочно|вибране'
