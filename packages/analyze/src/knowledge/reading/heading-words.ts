import type { SectionKind } from '@evenhand/model'

/**
 * What resumes call their sections, by language: phrases separated by '|', in any case.
 * Compared without case, accents, spaces and punctuation.
 */
export const HEADING_WORDS: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    contact:
      'contact|contacts|contact information|contact info|contact details|contact me|get in touch|how to reach me',
    summary:
      'summary|professional summary|career summary|executive summary|summary of qualifications|summary of qualification|qualifications summary|profile|professional profile|personal profile|career profile|executive profile|profile summary|objective|career objective|professional objective|job objective|employment objective|career goal|career goals|goal|goals|about|about me|personal statement|professional statement|highlights|career highlights|professional overview|overview|career overview|introduction|bio|biography|who i am|synopsis|professional synopsis|career synopsis|objectives|summary of experience|resume objective|job target|desired position|snapshot|value proposition|profile statement|career statement|resume summary|experience summary|summary of work experience|professional experience summary|profile highlights|headline|at a glance|position desired|qualification summary|background summary|background',
    employment:
      'experience|work experience|professional experience|employment|employment history|work history|career history|job history|relevant experience|employment experience|working experience|work experiences|professional background|career experience|career experience job history|professional history|related experience|industry experience|teaching experience|clinical experience|research experience|nursing experience|legal experience|sales experience|management experience|additional experience|other experience|previous experience|previous employment|past experience|prior experience|employment record|work record|current employment|present employment|positions held|positions|career|career path|career summary and experience|highlights of employment|professional work experience|professional employment|experience and accomplishments|experience highlights|selected experience|job experience|jobs|appointments|academic appointments|work|work background|occupational history|occupational experience|internship|internships|internship experience|internships and experience|practical experience|field experience|military experience|military service|leadership experience|technical experience|it experience|software experience|hospital experience|culinary experience|kitchen experience|trade experience|industrial experience|organizational experience|organisational experience|experience details|experience in details|work details|employment details|professional experiences|career chronology|career progression|career record|employment summary|employment background|service record|hospital appointments|freelance experience|freelance work|student teaching|student teaching experience|student experience|consulting experience|postdoctoral experience|chronological summary of experience|business experience|administrative experience|international experience|full time experience|part time experience|earlier experience|earlier career|recent experience|recent employment|key experience|major experience|experience and employment|relevant work experience|relevant employment|other employment|other work experience|professional activity|professional activities|tenure|performing experience|film|theatre|television|exhibitions|work profile|work summary|work exp|job profile|organizational scan|professional affiliations and experience|academic experience',
    education:
      'education|educational background|education background|academic background|academic qualifications|academic qualification|educational qualifications|educational qualification|education qualification|education qualifications|qualifications|qualification|education and training|training and education|academics|academic|academic history|academic credentials|academic profile|academic record|academic details|education details|educational details|education history|educational history|schooling|studies|degrees|education and qualifications|academic achievements|scholastic record|scholastics|scholastic profile|academic education|formal education|education credentials|educational credentials|educational profile|education profile|academic training|education and credentials|education and certifications|education and certification|education and professional development|education and other skills|degrees and certifications|academic chronicle|academia|academic summary|education summary|professional qualification|professional qualifications|educational attainment|relevant education|university education|medical education|post secondary education|academic career|education and development|summary of education',
    skills:
      'skills|skill|technical skills|key skills|core skills|professional skills|skill set|skillset|skills set|skill sets|technical skill set|functional skill set|core competencies|competencies|key competencies|core qualifications|areas of expertise|area of expertise|expertise|technical expertise|technical proficiencies|technical proficiency|technical knowledge|technical summary|technologies|technology|tools|tools and technologies|software|software skills|software proficiency|computer skills|it skills|it proficiency|computer proficiency|computer knowledge|computer literacy|skills and abilities|abilities|strengths|key strengths|core strengths|soft skills|hard skills|personal skills|interpersonal skills|management skills|skills summary|summary of skills|skills and expertise|skills and competencies|skills and qualifications|special skills|additional skills|other skills|relevant skills|proficiencies|capabilities|knowledge|areas of knowledge|specialties|specialities|specializations|core professional strengths|technical competencies|technical highlights|technical skills and tools|technical skills and technologies|programming languages|programming skills|programming|languages and technologies|tech stack|stack|toolbox|skills and tools|skills and technologies|key skills and competencies|professional competencies|functional skills|functional areas|domain expertise|technical profile|technical environment|it expertise|technical qualifications|skill highlights|skills highlights|highlights of skills|clinical skills|culinary skills|nursing skills|language and computer skills|laboratory skills|personal strengths|personal attributes|personal qualities|personal traits|key qualifications|areas of strength|key expertise|areas of specialization|technical exposure|software exposure|software known|technical skill|computer skill|software knowledge|equipment|instruments|operational skills|employability skills|transferable skills|talents|work skills|main skills|major skills|business skills|leadership skills|communication skills|skills profile|skill profile|skills overview|key proficiencies|it knowledge|it skill set|core skill set|key technologies|technical skillset|technical strengths|professional strengths|subject matter expertise|professional expertise|key areas of expertise|skills acquired|skills gained|coursework and skills|skills and coursework|skills and knowledge|software and tools|platforms|hardware and software|hardware|special abilities|special knowledge',
    languages:
      'languages|language|language skills|languages known|languages spoken|language proficiency|foreign languages|known languages|language proficiencies|linguistic skills|language abilities|language competencies|linguistic proficiency|language known|spoken languages|linguistic abilities',
    certificates:
      'certifications|certification|certificates|certificate|licenses|licences|license|licenses and certifications|certifications and licenses|licenses and certificates|professional certifications|professional certification|training|trainings|courses|professional development|professional training|training and certifications|certifications and training|technical certifications|courses and certifications|certificates and courses|licensure|licensure and certification|credentials|professional credentials|continuing education|additional training|workshops|workshops and seminars|seminars|seminars and workshops|trainings attended|training attended|training programs|industrial training|industrial trainings|trainings and seminars|training courses|short courses|additional courses|extra courses|certified courses|professional licenses|professional courses|certification and training|training and courses|certification courses|coursework|relevant coursework|course work|courses taken|specialized training|special training|it certifications|additional qualifications|additional qualification|other qualifications|professional education|in service training|military training|training and development|online courses|security clearance|clearance|accreditations',
    projects:
      'projects|project|personal projects|academic projects|key projects|selected projects|project details|project experience|projects undertaken|key projects undertaken|major projects|project work|academic project|final year project|side projects|projects handled|project profile|project summary|portfolio|relevant projects|open source|open source projects|projects details|details of projects|main projects|recent projects|research projects|project highlights|project information|projects summary|projects and research|software projects|mini project|major project|professional projects|research|research interests|research work|research and projects|selected works|work samples|notable projects|freelance projects|engineering projects|college projects|university projects|significant projects|project history|projects executed|projects done|list of projects|capstone project|design projects',
    publications:
      'publications|publication|papers|research papers|selected publications|articles|books|publications and presentations|presentations|conference papers|journal articles|patents|patents and publications|conferences|conferences and presentations|paper presentations|publications and patents|presentations and publications|peer reviewed publications|books and articles|invited talks|talks|lectures|speaking|speaking engagements|papers published|papers presented|paper presentation|conference presentations|bibliography|works published',
    volunteering:
      'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community service|community involvement|volunteer activities|voluntary experience|social work|community engagement|community|volunteer and community|civic activities|charity work|volunteerism|volunteer service|community activities|volunteer and leadership|volunteering experience|leadership and volunteering|outreach|community outreach|social service|social activities|volunteer history',
    awards:
      'awards|honors|honours|awards and honors|honors and awards|achievements|accomplishments|recognition|awards and achievements|achievements and awards|scholarships|key achievements|awards and recognition|honours and awards|academic achievements and awards|significant accomplishments|rewards|rewards and recognition|selected achievements|professional achievements|personal achievements|recognitions|key accomplishments|major achievements|distinctions|prizes|awards and scholarships|scholarships and awards|academic honors|honors and scholarships|fellowships|grants|grants and awards|awards and accolades|accolades|awards and grants|notable achievements|major accomplishments|career achievements|career accomplishments|professional accomplishments|achievement|award|honors and achievements|accomplishments and awards|test scores',
    memberships:
      'memberships|membership|professional memberships|affiliations|professional affiliations|professional associations|associations|professional organizations|organizations|organisations|societies|professional membership|memberships and affiliations|affiliations and memberships|professional bodies|boards|professional societies|professional affiliation|committees|leadership|leadership and activities|activities and leadership|positions of responsibility|position of responsibility|responsibilities held|clubs|union memberships|clubs and organizations|service|professional service|board memberships|civic involvement',
    interests:
      'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|extracurricular activities|extra curricular activities|extra curricular|extracurriculars|activities and interests|interests and activities|hobby|leisure|other interests|other activities|outside interests|leisure activities|extracurricular|co curricular activities|cocurricular activities|curricular activities|area of interest|areas of interest|pastimes|sports|sports and hobbies|hobbies and activities|field of interest|fields of interest|interest|favorite activities|favourite activities|extra activities|extra curriculars|beyond work|personal interest',
    references:
      'references|reference|referees|professional references|referee|character references|testimonials|recommendations|references available|references available upon request|list of references|character reference|personal references|academic references|reference list|references and supporting documentation',
    personal:
      'personal information|personal details|personal data|personal|personal profile details|personal dossier|personal particulars|personal info|bio data|biodata|personal background|about myself details|personal detail|personal vitae|personnel details|personal memoranda|personal minutiae|particulars|basic information|general information|general details|vital statistics|physical details|passport details|passport information|visa status|vital information',
    'cover-letter':
      'cover letter|covering letter|letter of application|application letter|motivation letter|letter of motivation|letter of interest',
    other:
      'additional information|other information|miscellaneous|declaration|additional|other|links|social|other details|additional details|notes|more information|web|online|social media|social links|websites|on the web|websites and profiles|salary|availability|notice period|extras|further information|supplementary information|annexure|attachments|other skills and information|social networks|disclaimer|willing to relocate|work preferences|preferences|strength and weakness|assets|undertaking',
  },
  de: {
    contact: 'kontakt|kontaktdaten|kontaktinformationen|anschrift|adresse',
    summary:
      'profil|kurzprofil|zusammenfassung|über mich|zur person|berufsziel|ziel|karriereziel|persönliches profil|beruflicher hintergrund|überblick|qualifikationsprofil',
    employment:
      'berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufliche laufbahn|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufliche erfahrung|berufliche erfahrungen|arbeitserfahrung|berufstätigkeit|berufliche tätigkeit|berufliche tätigkeiten|tätigkeiten|beruflicher lebenslauf|beruf|beschäftigung|nebentätigkeiten|nebenjobs|praxiserfahrung|beruflicher hintergrund und erfahrung|berufliche stationen|karriere|arbeitsverhältnisse|selbstständige tätigkeit|wehrdienst|zivildienst',
    education:
      'ausbildung|bildung|bildungsweg|schulbildung|berufsbildung|schulzeit|schulabschluss|studienabschlüsse|schule und ausbildung|studium|hochschulbildung|akademische ausbildung|schulischer werdegang|akademischer werdegang|ausbildung und studium|studium und ausbildung|schule|schulausbildung|berufsausbildung|hochschulstudium|bildungsgang|aus und weiterbildung|ausbildung und weiterbildung|akademischer hintergrund|schulische ausbildung|promotion|bildungsabschlüsse|schullaufbahn',
    skills:
      'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|computerkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|qualifikationen|besondere kenntnisse|skills und kenntnisse|persönliche stärken|stärken|softwarekenntnisse|technische kenntnisse|fachliche kompetenzen|kernkompetenzen|soziale kompetenzen|weitere kenntnisse|zusatzqualifikationen|schlüsselqualifikationen|it kompetenzen|fähigkeiten und kompetenzen|sonstige kenntnisse|programmierkenntnisse|methodenkompetenz|expertise|edv',
    languages: 'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse',
    certificates:
      'zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|schulungen|seminare|lehrgänge|führerschein|lizenzen|weiterbildung und zertifikate|fort und weiterbildung|fort und weiterbildungen|weiterbildungen und zertifikate|zertifikate und weiterbildungen',
    projects:
      'projekte|projekterfahrung|ausgewählte projekte|projektliste|referenzprojekte|forschungsprojekte|forschung',
    publications: 'publikationen|veröffentlichungen|vorträge|patente|publikationen und vorträge',
    volunteering:
      'ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|soziales engagement|engagement|gesellschaftliches engagement|freiwilligenarbeit',
    awards: 'auszeichnungen|preise|erfolge|stipendien|ehrungen|auszeichnungen und stipendien|preise und auszeichnungen',
    memberships: 'mitgliedschaften|mitgliedschaft|verbände',
    interests:
      'interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|freizeit|persönliche interessen|freizeitaktivitäten',
    references: 'referenzen|referenz',
    personal:
      'persönliche daten|persönliche angaben|persönliches|angaben zur person|personalien|personalangaben|persönliche informationen|zur meiner person',
    'cover-letter': 'anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben',
    other: 'sonstiges|weitere angaben|zusätzliche informationen|weitere informationen|anlagen',
  },
  fr: {
    contact: 'contact|coordonnées|mes coordonnées|me contacter',
    summary:
      'profil|résumé|à propos|à propos de moi|objectif|objectif professionnel|profil professionnel|présentation|accroche|résumé professionnel|qui suis je|projet professionnel|synthèse|objectifs',
    employment:
      'expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|expérience de travail|emplois|stages|stage|expériences et stages|carrière|historique professionnel|parcours|expériences significatives|emploi|vie professionnelle|expériences de travail|antécédents professionnels|expérience pertinente',
    education:
      'formation|formations|études|éducation|diplômes|formation académique|parcours académique|parcours scolaire|formation et diplômes|diplômes et formations|scolarité|cursus|cursus universitaire|formation universitaire|études et formation|parcours universitaire|formations et diplômes|formation initiale|cursus scolaire|études et diplômes|formation scolaire',
    skills:
      'compétences|compétences techniques|compétences professionnelles|compétences clés|savoir faire|savoir être|aptitudes|connaissances|informatique|compétences informatiques|outils|logiciels|atouts|qualités|qualités personnelles|connaissances informatiques|domaines de compétences|domaines d expertise|compétences linguistiques et informatiques|expertise|compétences personnelles|principales compétences|points forts|outils informatiques|logiciels maîtrisés|compétences et outils',
    languages: 'langues|langues étrangères|compétences linguistiques|langues parlées|connaissances linguistiques',
    certificates:
      'certifications|certificats|permis|permis et certifications|formations complémentaires|formation continue|habilitations|permis de conduire|formations professionnelles|perfectionnement|formation complémentaire',
    projects:
      'projets|projets personnels|réalisations|projets académiques|projets réalisés|recherche|travaux de recherche|projets universitaires',
    publications: 'publications|articles|communications|conférences|brevets',
    volunteering:
      'bénévolat|engagement associatif|engagements associatifs|vie associative|activités bénévoles|expérience bénévole|engagement bénévole|associatif',
    awards: 'prix|distinctions|récompenses|prix et distinctions|bourses|distinctions et prix',
    memberships: 'affiliations|associations|adhésions|associations professionnelles',
    interests:
      "centres d'intérêt|centre d'intérêt|centres d'intérêts|loisirs|intérêts|hobbies|activités extra professionnelles|passions|divers et loisirs|loisirs et centres d intérêt|activités et loisirs|activités",
    references: 'références|référence|références professionnelles',
    personal:
      'informations personnelles|état civil|données personnelles|renseignements personnels|informations complémentaires personnelles|situation personnelle',
    'cover-letter': 'lettre de motivation',
    other:
      'divers|informations complémentaires|autres|informations supplémentaires|autres informations|renseignements complémentaires',
  },
  es: {
    contact: 'contacto|datos de contacto|información de contacto|contáctame',
    summary:
      'perfil|perfil profesional|resumen|resumen profesional|objetivo|objetivo profesional|sobre mí|acerca de mí|extracto|presentación|objetivos|perfil personal|quién soy|resumen ejecutivo|extracto profesional|objetivo laboral',
    employment:
      'experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|trayectoria laboral|experiencias laborales|experiencias profesionales|empleos|antecedentes laborales|prácticas|prácticas profesionales|trayectoria|experiencia de trabajo|vida laboral|historial profesional|experiencia docente|historia laboral|pasantías|empleo|experiencia relevante|otras experiencias|experiencia previa',
    education:
      'educación|formación|formación académica|estudios|formación reglada|antecedentes académicos|estudios realizados|historial académico|títulos|educación y formación|formación profesional|datos académicos|escolaridad|preparación académica|formación educativa|titulación|estudios académicos|trayectoria académica|formación y estudios|nivel educativo|información académica|perfil académico',
    skills:
      'habilidades|competencias|aptitudes|conocimientos|destrezas|habilidades técnicas|conocimientos informáticos|informática|competencias técnicas|habilidades y competencias|capacidades|fortalezas|conocimientos técnicos|conocimientos y habilidades|software|competencias profesionales|herramientas|habilidades profesionales|habilidades blandas|competencias digitales|habilidades personales|habilidades clave|otros conocimientos|ofimática|áreas de experiencia|manejo de software|habilidades y destrezas|capacidades y competencias|tecnologías|competencias clave|conocimientos de informática|habilidades y conocimientos|cualidades',
    languages: 'idiomas|lenguas|idioma|lenguajes',
    certificates:
      'certificaciones|certificados|cursos|formación complementaria|cursos y certificaciones|licencias|carnet de conducir|cursos y seminarios|otros cursos|cursos realizados|certificaciones y cursos|cursos complementarios|permisos|capacitación|capacitaciones|permiso de conducir|formación continua|diplomados|actualización profesional',
    projects: 'proyectos|proyectos personales|proyectos destacados|investigación|proyectos realizados|portafolio',
    publications: 'publicaciones|ponencias|artículos|congresos|patentes',
    volunteering:
      'voluntariado|voluntariados|trabajo voluntario|experiencia de voluntariado|actividades de voluntariado',
    awards:
      'premios|reconocimientos|logros|becas|distinciones|premios y reconocimientos|méritos|becas y premios|logros destacados|logros profesionales',
    memberships: 'afiliaciones|asociaciones|membresías|asociaciones profesionales|colegiación',
    interests:
      'intereses|aficiones|pasatiempos|hobbies|intereses personales|ocio|intereses y aficiones|aficiones e intereses|actividades extracurriculares|otras actividades|actividades',
    references: 'referencias|referencias personales|referencias laborales|referencias profesionales',
    personal: 'datos personales|información personal|datos generales|información general',
    'cover-letter': 'carta de presentación|carta de motivación',
    other:
      'otros datos|información adicional|otros datos de interés|datos adicionales|datos de interés|otros|información complementaria|disponibilidad|otra información',
  },
  pt: {
    contact: 'contato|contacto|contatos|contactos|dados de contato|informações de contato',
    summary:
      'perfil|resumo|resumo profissional|objetivo|objetivo profissional|objectivo|sobre mim|perfil profissional|apresentação|síntese|resumo das qualificações|síntese de qualificações|sobre|objetivos|resumo de qualificações|perfil pessoal',
    employment:
      'experiência|experiência profissional|experiências profissionais|histórico profissional|experiências|carreira|trajetória profissional|percurso profissional|estágios|estágio|experiência de trabalho|experiência laboral|atuação profissional|histórico de trabalho',
    education:
      'formação|educação|formação académica|formação acadêmica|escolaridade|habilitações académicas|habilitações literárias|estudos|ensino|percurso académico|educação e formação|formação escolar|histórico acadêmico|formação e educação|habilitações|qualificações académicas',
    skills:
      'competências|habilidades|conhecimentos|aptidões|competências técnicas|conhecimentos técnicos|informática|qualificações|habilidades técnicas|conhecimentos informáticos|competências profissionais|competências pessoais|competências digitais|habilidades e competências|ferramentas|principais competências|qualificações profissionais|tecnologias|conhecimentos de informática|pontos fortes|competências informáticas|habilidades profissionais|conhecimentos específicos|habilidades pessoais',
    languages: 'idiomas|línguas|competências linguísticas|idioma|línguas estrangeiras',
    certificates:
      'certificações|certificados|cursos|formação complementar|cursos complementares|cursos e certificações|carta de condução|licenças|cursos extracurriculares|cursos e certificados|aperfeiçoamento profissional|formação profissional|cursos livres|cursos de aperfeiçoamento',
    projects: 'projetos|projectos|projetos pessoais|pesquisa|investigação|portfólio',
    publications: 'publicações|artigos|palestras|artigos publicados',
    volunteering: 'voluntariado|trabalho voluntário|trabalhos voluntários|experiência voluntária',
    awards: 'prémios|prêmios|conquistas|reconhecimentos|distinções|prêmios e reconhecimentos|realizações',
    memberships: 'associações|filiações|afiliações|associações profissionais',
    interests: 'interesses|passatempos|hobbies|atividades extracurriculares|lazer|interesses pessoais|atividades',
    references: 'referências|referência|referências profissionais',
    personal: 'dados pessoais|informações pessoais|informação pessoal',
    'cover-letter': 'carta de apresentação|carta de motivação',
    other:
      'informações adicionais|informações complementares|outras informações|informação adicional|outros|disponibilidade',
  },
  it: {
    contact: 'contatti|contatto|recapiti',
    summary:
      'profilo|profilo professionale|profilo personale|obiettivo|obiettivo professionale|sintesi|chi sono|presentazione|sommario|su di me|obiettivi|riepilogo professionale',
    employment:
      'esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|carriera|tirocini|stage|percorso professionale|esperienza di lavoro|impieghi|storia lavorativa|tirocinio|esperienze di lavoro',
    education:
      'istruzione|formazione|istruzione e formazione|formazione e istruzione|titoli di studio|studi|percorso formativo|formazione accademica|percorso di studi|educazione|titolo di studio|formazione scolastica|percorso accademico',
    skills:
      'competenze|capacità|capacità e competenze|competenze tecniche|competenze informatiche|abilità|conoscenze|conoscenze informatiche|competenze professionali|competenze digitali|capacità tecniche|informatica|capacità e competenze tecniche|capacità e competenze personali|competenze personali|altre competenze|competenze comunicative|competenze organizzative e gestionali|punti di forza|capacità e competenze relazionali|capacità e competenze organizzative|competenze trasversali|tecnologie|conoscenze tecniche|competenze chiave',
    languages: 'lingue|competenze linguistiche|lingue straniere|conoscenze linguistiche|lingua madre|altre lingue',
    certificates:
      'certificazioni|certificati|corsi|attestati|corsi di formazione|patente|corsi e certificazioni|patenti|patente di guida|abilitazioni|formazione professionale|attestati e certificazioni|corsi e attestati',
    projects: 'progetti|progetti personali|ricerca|portfolio|progetti di ricerca',
    publications: 'pubblicazioni|articoli|convegni|conferenze',
    volunteering: 'volontariato|attività di volontariato|esperienze di volontariato|impegno sociale',
    awards: 'premi|riconoscimenti|borse di studio|premi e riconoscimenti|riconoscimenti e premi',
    memberships: 'associazioni|affiliazioni|iscrizioni|appartenenza a gruppi associazioni',
    interests:
      'interessi|hobby|passatempi|interessi personali|tempo libero|hobby e interessi|interessi e hobby|attività extracurriculari',
    references: 'referenze|referenza',
    personal: 'dati personali|informazioni personali|dati anagrafici|anagrafica',
    'cover-letter': 'lettera di presentazione|lettera motivazionale|lettera di motivazione',
    other:
      'altro|ulteriori informazioni|altre informazioni|informazioni aggiuntive|allegati|disponibilità|trattamento dei dati personali',
  },
  nl: {
    contact: 'contact|contactgegevens|contactinformatie',
    summary:
      'profiel|samenvatting|over mij|doelstelling|persoonlijk profiel|profielschets|introductie|wie ben ik|profieltekst|doel',
    employment:
      'werkervaring|ervaring|loopbaan|professionele ervaring|stages|stage|arbeidsverleden|relevante werkervaring|carrière|beroepservaring|arbeidservaring|bijbanen|werkervaringen|overige werkervaring',
    education:
      'opleiding|opleidingen|onderwijs|studie|scholing|opleiding en training|studies|opleidingen en cursussen|educatie',
    skills:
      'vaardigheden|competenties|kennis|kennis en vaardigheden|computervaardigheden|it vaardigheden|computerkennis|technische vaardigheden|kwaliteiten|kerncompetenties|expertise|digitale vaardigheden|eigenschappen|technische kennis|sterke punten|softwarekennis|persoonlijke vaardigheden',
    languages: 'talen|talenkennis|taalvaardigheden|taalkennis',
    certificates:
      'certificaten|certificeringen|cursussen|trainingen|cursussen en trainingen|rijbewijs|diploma s|cursussen en certificaten|bijscholing',
    projects: 'projecten|onderzoek|projectervaring',
    publications: 'publicaties|artikelen|presentaties',
    volunteering: 'vrijwilligerswerk|vrijwilligers ervaring|maatschappelijke activiteiten',
    awards: 'prijzen|onderscheidingen|prestaties|beurzen|prijzen en onderscheidingen',
    memberships: 'lidmaatschappen|lidmaatschap|nevenfuncties|nevenactiviteiten',
    interests: "hobby's|hobbys|interesses|hobby's en interesses|interesses en hobby's|vrije tijd|hobby",
    references: 'referenties|referentie',
    personal: 'persoonlijke gegevens|personalia|persoonsgegevens|persoonlijke informatie|persoonlijk',
    'cover-letter': 'motivatiebrief|sollicitatiebrief',
    other: 'overig|overige|overige informatie|aanvullende informatie',
  },
  pl: {
    contact: 'kontakt|dane kontaktowe',
    summary: 'profil|podsumowanie|podsumowanie zawodowe|o mnie|cel zawodowy|profil zawodowy|cel',
    employment:
      'doświadczenie|doświadczenie zawodowe|historia zatrudnienia|przebieg kariery|praktyki|staże|kariera|praca|przebieg pracy zawodowej|praktyki zawodowe|staże i praktyki|przebieg zatrudnienia|zatrudnienie',
    education: 'wykształcenie|edukacja|edukacja i szkolenia|studia|szkoły|nauka',
    skills:
      'umiejętności|kompetencje|umiejętności techniczne|kwalifikacje|znajomość programów|umiejętności zawodowe|wiedza|umiejętności komputerowe|kluczowe umiejętności|dodatkowe umiejętności|kluczowe kompetencje|obsługa komputera|technologie|narzędzia|umiejętności miękkie|mocne strony',
    languages: 'języki|języki obce|znajomość języków|znajomość języków obcych|umiejętności językowe',
    certificates:
      'certyfikaty|szkolenia|kursy|kursy i szkolenia|szkolenia i certyfikaty|uprawnienia|prawo jazdy|certyfikaty i szkolenia|kursy i certyfikaty|szkolenia i kursy|dodatkowe kwalifikacje',
    projects: 'projekty|badania|portfolio',
    publications: 'publikacje|artykuły|konferencje',
    volunteering: 'wolontariat|działalność społeczna|działalność dodatkowa',
    awards: 'nagrody|osiągnięcia|wyróżnienia|stypendia|nagrody i wyróżnienia|osiągnięcia i nagrody',
    memberships: 'członkostwo|członkostwa|organizacje',
    interests: 'zainteresowania|hobby|pasje',
    references: 'referencje',
    personal: 'dane osobowe|informacje osobiste|dane personalne',
    'cover-letter': 'list motywacyjny',
    other: 'inne|dodatkowe informacje|informacje dodatkowe|pozostałe|klauzula|klauzula rodo',
  },
  ru: {
    contact: 'контакты|контактная информация|контактные данные',
    summary:
      'о себе|цель|резюме|профиль|цель поиска работы|обо мне|краткая информация|дополнительно о себе|профессиональный профиль|желаемая должность|обзор|краткое резюме',
    employment:
      'опыт работы|опыт|профессиональный опыт|трудовая деятельность|карьера|трудовой опыт|места работы|стажировки|практика|стажировка|профессиональная деятельность|трудовой стаж',
    education: 'образование|основное образование|высшее образование|учёба|обучение|академическое образование',
    skills:
      'навыки|ключевые навыки|профессиональные навыки|умения|знания|компетенции|технические навыки|компьютерные навыки|владение компьютером|знания и навыки|умения и навыки|технологии|инструменты|личные качества|навыки и умения|ключевые компетенции|профессиональные компетенции|дополнительные навыки',
    languages:
      'языки|знание языков|иностранные языки|владение языками|знание иностранных языков|владение иностранными языками',
    certificates:
      'сертификаты|курсы|повышение квалификации|дополнительное образование|тренинги|курсы и тренинги|водительские права|повышение квалификации курсы|сертификаты и курсы|курсы и сертификаты|лицензии|водительское удостоверение',
    projects: 'проекты|исследования|портфолио',
    publications: 'публикации|статьи|конференции',
    volunteering: 'волонтерство|волонтёрство|общественная деятельность|волонтерская деятельность',
    awards: 'награды|достижения|награды и достижения|стипендии',
    memberships: 'членство|организации',
    interests: 'интересы|хобби|увлечения|хобби и интересы|интересы и увлечения',
    references: 'рекомендации|отзывы',
    personal: 'личные данные|личная информация|персональные данные|общая информация|общие сведения',
    'cover-letter': 'сопроводительное письмо',
    other: 'дополнительная информация|дополнительно|дополнительные сведения|прочее|другое',
  },
  uk: {
    contact: 'контакти|контактна інформація|контактні дані',
    summary: 'про себе|мета|резюме|профіль|ціль|про мене|бажана посада',
    employment:
      'досвід роботи|досвід|професійний досвід|трудова діяльність|карʼєра|професійна діяльність|стажування|практика',
    education: 'освіта|вища освіта|навчання',
    skills:
      'навички|ключові навички|професійні навички|вміння|знання|компетенції|технічні навички|знання та навички|уміння та навички|навички та вміння|особисті якості',
    languages: 'мови|знання мов|іноземні мови|володіння мовами',
    certificates: 'сертифікати|курси|підвищення кваліфікації|додаткова освіта|тренінги|курси та сертифікати',
    projects: 'проєкти|проекти|дослідження',
    publications: 'публікації|статті',
    volunteering: 'волонтерство|громадська діяльність|волонтерська діяльність',
    awards: 'нагороди|досягнення',
    memberships: 'членство',
    interests: 'інтереси|хобі|захоплення',
    references: 'рекомендації',
    personal: 'особисті дані|особиста інформація|персональні дані',
    other: 'додаткова інформація|додатково|інше',
  },
  bg: {
    contact: 'контакти|данни за контакт',
    summary: 'профил|за мен|цел|резюме|обобщение|кариерна цел',
    employment: 'опит|трудов стаж|професионален опит|трудов опит|работен опит|стажове|стаж',
    education: 'образование|образование и обучение|обучение',
    skills:
      'умения|компетенции|компютърни умения|технически умения|лични умения|знания и умения|умения и компетенции|дигитални умения',
    languages: 'езици|чужди езици|езикови умения|владеене на езици',
    certificates: 'сертификати|курсове|обучения|допълнителна квалификация|сертификати и курсове',
    projects: 'проекти',
    publications: 'публикации',
    volunteering: 'доброволчество|доброволческа дейност',
    awards: 'награди|постижения',
    memberships: 'членство|членства',
    interests: 'интереси|хобита|хоби',
    references: 'препоръки|референции',
    personal: 'лична информация|лични данни',
    other: 'допълнителна информация|друго',
  },
  sr: {
    contact: 'контакт|kontakt|контакт подаци|kontakt podaci',
    summary: 'профил|profil|о мени|o meni|циљ|cilj|резиме|rezime|каријерни циљ|karijerni cilj',
    employment:
      'радно искуство|radno iskustvo|искуство|iskustvo|професионално искуство|profesionalno iskustvo|пракса|praksa',
    education: 'образовање|obrazovanje|школовање|školovanje|образовање и обука|студије',
    skills:
      'вештине|veštine|компетенције|kompetencije|знања и вештине|znanja i veštine|рад на рачунару|rad na računaru|техничке вештине|рачунарске вештине',
    languages: 'језици|jezici|страни језици|strani jezici|знање језика|познавање језика',
    certificates: 'сертификати|sertifikati|курсеви|kursevi|обуке|obuke|возачка дозвола',
    projects: 'пројекти|projekti',
    publications: 'публикације|publikacije|објављени радови',
    volunteering: 'волонтирање|volontiranje|волонтерски рад',
    awards: 'награде|nagrade|признања|успеси',
    interests: 'интересовања|interesovanja|хобији|hobiji',
    references: 'препоруке|preporuke|референце|reference',
    personal: 'лични подаци|lični podaci',
    other: 'додатне информације|dodatne informacije|остало|ostalo',
  },
  hr: {
    contact: 'kontakt|kontakt podaci',
    summary: 'profil|sažetak|o meni|cilj|životopis sažetak|profesionalni cilj',
    employment: 'radno iskustvo|iskustvo|profesionalno iskustvo|poslovno iskustvo|praksa|stručna praksa',
    education: 'obrazovanje|školovanje|obrazovanje i osposobljavanje|studij',
    skills:
      'vještine|kompetencije|znanja i vještine|osobne vještine|računalne vještine|digitalne vještine|tehničke vještine|vještine i kompetencije|rad na računalu|stručna znanja',
    languages: 'jezici|strani jezici|poznavanje jezika|jezične vještine',
    certificates:
      'certifikati|tečajevi|edukacije|usavršavanje|vozačka dozvola|certifikati i tečajevi|dodatno obrazovanje',
    projects: 'projekti',
    publications: 'publikacije|objavljeni radovi',
    volunteering: 'volontiranje|volonterski rad|volontersko iskustvo',
    awards: 'nagrade|priznanja|postignuća|nagrade i priznanja|stipendije',
    memberships: 'članstva|članstvo',
    interests: 'interesi|hobiji|hobi|slobodno vrijeme',
    references: 'preporuke|reference',
    personal: 'osobni podaci|osobne informacije',
    other: 'dodatne informacije|ostalo',
  },
  sl: {
    contact: 'kontakt|kontaktni podatki',
    summary: 'profil|povzetek|o meni|cilj|predstavitev',
    employment: 'delovne izkušnje|izkušnje|zaposlitve|poklicne izkušnje|delovna praksa|praksa',
    education: 'izobrazba|izobraževanje|šolanje|izobraževanje in usposabljanje',
    skills:
      'veščine|znanja|kompetence|spretnosti|računalniška znanja|znanja in veščine|znanja in spretnosti|digitalne kompetence|osebne lastnosti',
    languages: 'jeziki|tuji jeziki|znanje jezikov|znanje tujih jezikov',
    certificates: 'certifikati|tečaji|usposabljanja|vozniško dovoljenje|dodatna izobraževanja',
    projects: 'projekti',
    publications: 'publikacije|objave',
    volunteering: 'prostovoljstvo|prostovoljno delo',
    awards: 'nagrade|priznanja|dosežki',
    memberships: 'članstva|članstvo',
    interests: 'interesi|hobiji|konjički|prosti čas',
    references: 'reference|priporočila',
    personal: 'osebni podatki',
    other: 'dodatne informacije|drugo|ostalo',
  },
  sk: {
    contact: 'kontakt|kontaktné údaje',
    summary: 'profil|zhrnutie|o mne|cieľ|kariérny cieľ',
    employment:
      'pracovné skúsenosti|prax|skúsenosti|odborná prax|profesijné skúsenosti|priebeh zamestnaní|zamestnanie|doterajšia prax|stáže|pracovná skúsenosť',
    education: 'vzdelanie|vzdelávanie|štúdium|dosiahnuté vzdelanie',
    skills:
      'zručnosti|znalosti|schopnosti|kompetencie|počítačové znalosti|znalosti a zručnosti|schopnosti a zručnosti|odborné znalosti|digitálne zručnosti|osobné zručnosti|počítačové zručnosti',
    languages: 'jazyky|jazykové znalosti|cudzie jazyky|jazykové zručnosti',
    certificates:
      'certifikáty|kurzy|školenia|kurzy a školenia|vodičský preukaz|certifikáty a kurzy|kurzy a certifikáty',
    projects: 'projekty',
    publications: 'publikácie',
    volunteering: 'dobrovoľníctvo|dobrovoľnícka činnosť',
    awards: 'ocenenia|úspechy',
    memberships: 'členstvá|členstvo',
    interests: 'záujmy|záľuby|koníčky|hobby|záujmy a koníčky',
    references: 'referencie',
    personal: 'osobné údaje|osobné informácie',
    other: 'ďalšie informácie|doplňujúce informácie|iné|ostatné',
  },
  cs: {
    contact: 'kontakt|kontaktní údaje|kontakty',
    summary: 'profil|shrnutí|o mně|cíl|profesní profil|kariérní cíl|profesní shrnutí',
    employment:
      'pracovní zkušenosti|praxe|zkušenosti|pracovní praxe|profesní zkušenosti|průběh zaměstnání|zaměstnání|odborná praxe|dosavadní praxe|stáže|pracovní zkušenost|přehled praxe|profesní praxe',
    education: 'vzdělání|vzdělávání|studium|dosažené vzdělání',
    skills:
      'dovednosti|znalosti|schopnosti|kompetence|počítačové znalosti|znalosti a dovednosti|dovednosti a znalosti|odborné znalosti|schopnosti a dovednosti|pc dovednosti|pc znalosti|technické dovednosti|osobní vlastnosti|klíčové dovednosti|další dovednosti|digitální dovednosti',
    languages: 'jazyky|jazykové znalosti|cizí jazyky|jazykové dovednosti',
    certificates:
      'certifikáty|kurzy|školení|kurzy a školení|řidičský průkaz|certifikace|kurzy a certifikáty|certifikáty a kurzy|školení a kurzy|certifikáty a školení',
    projects: 'projekty|výzkum',
    publications: 'publikace|články',
    volunteering: 'dobrovolnictví|dobrovolnická činnost',
    awards: 'ocenění|úspěchy',
    memberships: 'členství',
    interests: 'zájmy|záliby|koníčky|zájmy a koníčky|volný čas',
    references: 'reference|doporučení',
    personal: 'osobní údaje|osobní informace',
    'cover-letter': 'motivační dopis|průvodní dopis',
    other: 'další informace|ostatní|doplňující informace|jiné',
  },
  da: {
    contact: 'kontakt|kontaktoplysninger',
    summary: 'profil|resumé|om mig|mål|profiltekst|sammenfatning|kort om mig',
    employment:
      'erhvervserfaring|erfaring|arbejdserfaring|ansættelser|joberfaring|beskæftigelse|karriere|praktik|erhvervsmæssig baggrund|relevant erfaring|tidligere ansættelser|arbejdsliv',
    education: 'uddannelse|uddannelser|uddannelsesbaggrund',
    skills:
      'kompetencer|færdigheder|kvalifikationer|faglige kompetencer|it kompetencer|it færdigheder|nøglekompetencer|it kundskaber|it kvalifikationer|personlige kompetencer|kernekompetencer|tekniske kompetencer',
    languages: 'sprog|sprogkundskaber|sprogfærdigheder',
    certificates:
      'certifikater|kurser|certificeringer|efteruddannelse|kurser og certifikater|kørekort|kurser og efteruddannelse',
    projects: 'projekter|forskning',
    publications: 'publikationer',
    volunteering: 'frivilligt arbejde|frivillig erfaring|frivilligt',
    awards: 'priser|hædersbevisninger|udmærkelser|resultater',
    memberships: 'medlemskaber|tillidshverv|medlemskab',
    interests: 'interesser|fritid|fritidsinteresser|hobbyer|fritid og interesser',
    references: 'referencer|reference',
    personal: 'personlige oplysninger|personlige data|privat|personlige forhold',
    other: 'øvrigt|andet|yderligere oplysninger',
  },
  sv: {
    contact: 'kontakt|kontaktuppgifter|kontaktinformation',
    summary: 'profil|sammanfattning|om mig|mål|personlig profil|profiltext|presentation',
    employment:
      'arbetslivserfarenhet|erfarenhet|arbetserfarenhet|yrkeserfarenhet|anställningar|anställning|karriär|praktik|arbetslivserfarenheter|tidigare anställningar|jobberfarenhet|arbetslivsbakgrund|uppdrag',
    education: 'utbildning|utbildningar|studier|utbildning och kurser',
    skills:
      'kompetenser|färdigheter|kunskaper|kompetens|datakunskaper|it kunskaper|kvalifikationer|egenskaper|tekniska färdigheter|nyckelkompetenser|tekniska kunskaper|övriga kunskaper|datorkunskaper|systemkunskaper|styrkor|it kompetens',
    languages: 'språk|språkkunskaper',
    certificates:
      'certifikat|kurser|certifieringar|kurser och certifikat|körkort|vidareutbildning|övriga kurser|kurser och utbildningar|övriga utbildningar',
    projects: 'projekt|forskning',
    publications: 'publikationer|artiklar',
    volunteering: 'volontärarbete|ideellt arbete|ideellt engagemang|engagemang|ideella uppdrag|föreningsliv',
    awards: 'utmärkelser|priser|stipendier|meriter|priser och utmärkelser',
    memberships: 'medlemskap|förtroendeuppdrag',
    interests: 'intressen|fritid|fritidsintressen|hobby|hobbys',
    references: 'referenser|referens',
    personal: 'personuppgifter|personliga uppgifter|personligt|personlig information',
    other: 'övrigt|annat|övrig information|övriga meriter',
  },
  no: {
    contact: 'kontakt|kontaktinformasjon|kontaktopplysninger',
    summary: 'profil|sammendrag|om meg|mål|nøkkelkvalifikasjoner sammendrag|kort om meg',
    employment:
      'arbeidserfaring|erfaring|yrkeserfaring|jobberfaring|praksis|ansettelser|arbeidspraksis|relevant erfaring|relevant arbeidserfaring|karriere',
    education: 'utdanning|utdannelse|utdanning og kurs',
    skills:
      'ferdigheter|kompetanse|kvalifikasjoner|nøkkelkvalifikasjoner|kunnskaper|datakunnskaper|it kunnskaper|nøkkelkompetanse|it kompetanse|dataferdigheter|egenskaper|personlige egenskaper|fagkompetanse|dataferdigheter og kunnskaper',
    languages: 'språk|språkkunnskaper|språkferdigheter',
    certificates:
      'sertifikater|kurs|sertifiseringer|kurs og sertifikater|førerkort|etterutdanning|kurs og sertifiseringer|sertifikat',
    projects: 'prosjekter|forskning',
    publications: 'publikasjoner|artikler',
    volunteering: 'frivillig arbeid|frivillig erfaring|frivillighet|frivillige verv',
    awards: 'priser|utmerkelser|prestasjoner|stipender',
    memberships: 'medlemskap|verv|tillitsverv',
    interests: 'interesser|fritid|hobbyer|fritidsinteresser',
    references: 'referanser|referanse',
    personal: 'personalia|personlige opplysninger|personopplysninger',
    other: 'annet|øvrig|diverse|tilleggsinformasjon',
  },
  fi: {
    contact: 'yhteystiedot|yhteystieto',
    summary: 'profiili|tiivistelmä|tietoa minusta|tavoite|yhteenveto|minusta|esittely',
    employment:
      'työkokemus|työhistoria|kokemus|työura|ammatillinen kokemus|työharjoittelu|harjoittelut|urahistoria|aiempi työkokemus|työkokemukset',
    education: 'koulutus|opinnot|koulutukset|koulutustausta|tutkinnot|koulutus ja tutkinnot',
    skills:
      'taidot|osaaminen|ydinosaaminen|it taidot|atk taidot|tietotekniset taidot|erityisosaaminen|muu osaaminen|tekninen osaaminen|tietokonetaidot|ammatillinen osaaminen|vahvuudet|it osaaminen|taidot ja osaaminen',
    languages: 'kielitaito|kielet|kielitaidot',
    certificates:
      'sertifikaatit|kurssit|todistukset|luvat ja kortit|lisäkoulutus|ajokortti|täydennyskoulutus|pätevyydet|kortit ja luvat',
    projects: 'projektit|tutkimus|hankkeet',
    publications: 'julkaisut|artikkelit',
    volunteering: 'vapaaehtoistyö|vapaaehtoistoiminta|järjestötoiminta',
    awards: 'palkinnot|tunnustukset|saavutukset|apurahat|stipendit',
    memberships: 'jäsenyydet|luottamustoimet|luottamustehtävät',
    interests: 'harrastukset|kiinnostuksen kohteet|vapaa aika|harrastukset ja kiinnostuksen kohteet',
    references: 'suosittelijat|suosittelija|referenssit',
    personal: 'henkilötiedot|henkilökohtaiset tiedot',
    other: 'muuta|muut tiedot|lisätiedot|muu',
  },
  et: {
    contact: 'kontakt|kontaktandmed',
    summary: 'profiil|kokkuvõte|minust|eesmärk|enesetutvustus',
    employment: 'töökogemus|kogemus|töökäik|ametialane kogemus|praktika|teenistuskäik|töökogemused',
    education: 'haridus|haridustee|hariduskäik|haridus ja koolitus',
    skills:
      'oskused|pädevused|arvutioskused|teadmised ja oskused|arvutioskus|tehnilised oskused|isikuomadused|oskused ja pädevused|digioskused',
    languages: 'keeled|keeleoskus|keelteoskus|võõrkeeled',
    certificates: 'sertifikaadid|koolitused|tunnistused|täiendkoolitus|kursused|täiendkoolitused|juhiluba',
    projects: 'projektid|teadustöö',
    publications: 'publikatsioonid|avaldatud tööd',
    volunteering: 'vabatahtlik töö|vabatahtlik tegevus',
    awards: 'auhinnad|tunnustused|saavutused',
    memberships: 'liikmelisus|kuuluvus|liikmesus',
    interests: 'huvid|hobid|huvialad|vaba aeg',
    references: 'soovitajad|soovitused',
    personal: 'isikuandmed|isiklikud andmed',
    other: 'muu|lisainfo|muu info|muu teave',
  },
  lv: {
    contact: 'kontakti|kontaktinformācija',
    summary: 'profils|kopsavilkums|par mani|mērķis',
    employment: 'darba pieredze|pieredze|profesionālā pieredze|prakse|darba vietas',
    education: 'izglītība|izglītība un apmācība|studijas',
    skills:
      'prasmes|kompetences|iemaņas|datorprasmes|zināšanas|prasmes un iemaņas|profesionālās prasmes|zināšanas un prasmes|digitālās prasmes|tehniskās prasmes|datora prasmes',
    languages: 'valodas|valodu prasmes|valodu zināšanas|svešvalodas',
    certificates: 'sertifikāti|kursi|apmācības|papildu izglītība|kursi un semināri|autovadītāja apliecība',
    projects: 'projekti',
    publications: 'publikācijas',
    volunteering: 'brīvprātīgais darbs|brīvprātīgā darba pieredze',
    awards: 'apbalvojumi|sasniegumi',
    interests: 'intereses|hobiji|vaļasprieki|brīvais laiks',
    references: 'atsauksmes|ieteikumi',
    personal: 'personas dati|personīgā informācija|personas informācija',
    other: 'cita informācija|papildu informācija|papildinformācija|cits',
  },
  lt: {
    contact: 'kontaktai|kontaktinė informacija',
    summary: 'profilis|santrauka|apie mane|tikslas',
    employment: 'darbo patirtis|patirtis|profesinė patirtis|praktika|darbovietės',
    education: 'išsilavinimas|švietimas|mokslai|studijos|išsimokslinimas',
    skills:
      'įgūdžiai|gebėjimai|kompetencijos|kompiuterinis raštingumas|žinios|įgūdžiai ir gebėjimai|profesiniai įgūdžiai|techniniai įgūdžiai|asmeninės savybės|kompiuteriniai įgūdžiai|gebėjimai ir įgūdžiai',
    languages: 'kalbos|kalbų mokėjimas|užsienio kalbos|kalbų žinios',
    certificates: 'sertifikatai|kursai|mokymai|pažymėjimai|kursai ir mokymai|vairuotojo pažymėjimas|mokymai ir kursai',
    projects: 'projektai',
    publications: 'publikacijos',
    volunteering: 'savanorystė|savanoriška veikla',
    awards: 'apdovanojimai|pasiekimai',
    memberships: 'narystės|narystė',
    interests: 'pomėgiai|interesai|laisvalaikis|hobiai',
    references: 'rekomendacijos',
    personal: 'asmeninė informacija|asmens duomenys|asmeniniai duomenys',
    other: 'kita informacija|papildoma informacija|kita',
  },
  hu: {
    contact: 'elérhetőség|elérhetőségek|kapcsolat',
    summary:
      'profil|összefoglaló|bemutatkozás|rólam|célkitűzés|szakmai összefoglaló|szakmai profil|karriercél|magamról',
    employment:
      'munkatapasztalat|szakmai tapasztalat|tapasztalat|munkahelyek|szakmai gyakorlat|munkatapasztalatok|szakmai tapasztalatok|pályafutás|gyakornoki tapasztalat|szakmai önéletrajz',
    education:
      'tanulmányok|képzettség|végzettség|iskolai végzettség|oktatás|képzettségek|oktatás és képzés|végzettségek|iskolák|tanulmány',
    skills:
      'készségek|képességek|kompetenciák|ismeretek|szakmai ismeretek|számítógépes ismeretek|informatikai ismeretek|szakmai készségek|számítástechnikai ismeretek|egyéb ismeretek|készségek és képességek|technikai készségek|erősségek|digitális készségek|személyes kompetenciák',
    languages: 'nyelvek|nyelvtudás|nyelvismeret|idegen nyelvek|nyelvi készségek|nyelvi ismeretek',
    certificates:
      'tanúsítványok|képzések|tanfolyamok|bizonyítványok|jogosítvány|továbbképzések|tréningek|egyéb képzések',
    projects: 'projektek|kutatás',
    publications: 'publikációk|cikkek',
    volunteering: 'önkéntesség|önkéntes munka|önkéntes tevékenység',
    awards: 'díjak|eredmények|elismerések|ösztöndíjak',
    memberships: 'tagságok|tagság',
    interests: 'érdeklődési kör|hobbi|hobbik|szabadidő|érdeklődés|hobbi érdeklődés',
    references: 'referenciák|referencia',
    personal: 'személyes adatok|személyi adatok|személyes információk',
    other: 'egyéb|egyéb információk|további információk|kiegészítő információk',
  },
  ro: {
    contact: 'contact|date de contact|informații de contact',
    summary: 'profil|rezumat|despre mine|obiectiv|sumar|profil profesional|obiectiv profesional|obiective',
    employment:
      'experiență|experiență profesională|experiență de muncă|experiența profesională|experiență în muncă|istoric profesional|carieră|stagii|locuri de muncă|experiența',
    education:
      'educație|studii|educație și formare|formare|educație și formare profesională|educație și studii|pregătire|studii și formare',
    skills:
      'competențe|abilități|aptitudini|cunoștințe|competențe tehnice|competențe informatice|aptitudini și competențe|competențe digitale|competențe profesionale|aptitudini și competențe personale|competențe personale|calificări|abilități tehnice|calități|cunoștințe tehnice|cunoștințe pc|puncte forte',
    languages: 'limbi străine|limbi|limbi străine cunoscute|competențe lingvistice|limba maternă|limbi vorbite',
    certificates:
      'certificări|certificate|cursuri|cursuri și certificări|permis de conducere|traininguri|calificări suplimentare|certificări și cursuri|diplome',
    projects: 'proiecte|cercetare',
    publications: 'publicații|articole|lucrări publicate',
    volunteering: 'voluntariat|activități de voluntariat|experiență de voluntariat',
    awards: 'premii|realizări|distincții|burse',
    memberships: 'afilieri|apartenență|membru',
    interests: 'interese|hobby uri|hobby|hobbyuri|pasiuni|timp liber',
    references: 'referințe|recomandări',
    personal: 'informații personale|date personale',
    other: 'informații suplimentare|alte informații|altele|anexe',
  },
  el: {
    contact: 'επικοινωνία|στοιχεία επικοινωνίας',
    summary: 'προφίλ|περίληψη|σχετικά με εμένα|στόχος|επαγγελματικός στόχος|επαγγελματικό προφίλ|σύνοψη|σχετικά',
    employment:
      'επαγγελματική πείρα|πείρα|προϋπηρεσία|επαγγελματική διαδρομή|εργασία|επαγγελματική εμπειρία|εργασιακή εμπειρία|εμπειρία|προϋπηρεσία|πρακτική άσκηση|επαγγελματική πορεία',
    education: 'εκπαίδευση|σπουδές|εκπαίδευση και κατάρτιση|μόρφωση|τίτλοι σπουδών|ακαδημαϊκή εκπαίδευση',
    skills:
      'δεξιότητες|ικανότητες|γνώσεις|γνώσεις υπολογιστών|τεχνικές δεξιότητες|προσωπικές δεξιότητες|δεξιότητες και ικανότητες|γνώσεις η υ|επαγγελματικές δεξιότητες|ψηφιακές δεξιότητες',
    languages: 'γλώσσες|ξένες γλώσσες|γλωσσικές δεξιότητες',
    certificates:
      'πιστοποιήσεις|πιστοποιητικά|σεμινάρια|άδεια οδήγησης|δίπλωμα οδήγησης|επιμόρφωση|σεμινάρια και πιστοποιήσεις',
    projects: 'έργα|έρευνα|projects',
    publications: 'δημοσιεύσεις|συνέδρια',
    volunteering: 'εθελοντισμός|εθελοντική εργασία|εθελοντική εμπειρία',
    awards: 'βραβεία|διακρίσεις|υποτροφίες|επιτεύγματα',
    memberships: 'συμμετοχές|μέλος συλλόγων',
    interests: 'ενδιαφέροντα|χόμπι|δραστηριότητες',
    references: 'συστάσεις|αναφορές',
    personal: 'προσωπικά στοιχεία|προσωπικές πληροφορίες|ατομικά στοιχεία',
    other: 'πρόσθετες πληροφορίες|λοιπά|άλλες πληροφορίες',
  },
  tr: {
    contact: 'iletişim|iletişim bilgileri',
    summary:
      'profil|özet|hakkımda|kariyer hedefi|hedef|kariyer özeti|profesyonel özet|amaç|ön yazı özeti|kişisel özet|kariyer hedefim',
    employment:
      'deneyim|iş deneyimi|iş deneyimleri|mesleki deneyim|iş tecrübesi|tecrübe|çalışma hayatı|stajlar|staj|iş geçmişi|deneyimler|tecrübeler|profesyonel deneyim|staj deneyimi|iş tecrübeleri|staj bilgileri|iş deneyimlerim',
    education:
      'eğitim|eğitim bilgileri|öğrenim|eğitim durumu|öğrenim durumu|öğrenim bilgileri|eğitim geçmişi|akademik geçmiş|eğitim hayatı',
    skills:
      'beceriler|yetenekler|yetkinlikler|bilgisayar bilgisi|teknik beceriler|nitelikler|bilgi ve beceriler|yetenek ve beceriler|mesleki beceriler|bilgisayar becerileri|temel yetkinlikler|kişisel beceriler|bilgisayar bilgileri|uzmanlık alanları|teknik yetkinlikler|kişisel özellikler|programlar',
    languages: 'diller|yabancı dil|yabancı diller|dil bilgisi|yabancı dil bilgisi|dil becerileri',
    certificates:
      'sertifikalar|kurslar|eğitimler ve sertifikalar|sertifika ve kurslar|seminerler|kurs ve sertifikalar|ehliyet|sertifika|sertifika bilgileri|eğitim ve sertifikalar|sürücü belgesi|seminer ve kurslar|katıldığı eğitimler|sertifikalar ve eğitimler|eğitimler',
    projects: 'projeler|araştırma|projelerim',
    publications: 'yayınlar|makaleler|bildiriler',
    volunteering: 'gönüllülük|gönüllü çalışmalar|sosyal sorumluluk|gönüllü deneyim|gönüllü faaliyetler',
    awards: 'ödüller|başarılar|burslar|ödüller ve başarılar|burs ve ödüller',
    memberships: 'üyelikler|dernek üyelikleri|üyelik|topluluk üyelikleri',
    interests: 'ilgi alanları|hobiler|hobi|ilgi alanlarım|sosyal aktiviteler|hobiler ve ilgi alanları',
    references: 'referanslar|referans',
    personal: 'kişisel bilgiler|kişisel bilgilerim|kimlik bilgileri|kişisel',
    'cover-letter': 'ön yazı|niyet mektubu',
    other: 'ek bilgiler|diğer|diğer bilgiler',
  },
  ar: {
    contact: 'معلومات الاتصال|بيانات الاتصال|التواصل|الاتصال|معلومات التواصل|للتواصل',
    summary:
      'الملخص|الملخص المهني|نبذة|نبذة عني|الهدف الوظيفي|الهدف|الهدف المهني|الملف الشخصي|نبذة شخصية|ملخص|نبذة مختصرة|ملخص مهني|ملخص الخبرات|الملف المهني|هدف وظيفي',
    employment:
      'الخبرات|الخبرة|الخبرات العملية|الخبرة العملية|الخبرات المهنية|الخبرة المهنية|الخبرات الوظيفية|خبرات العمل|التاريخ الوظيفي|السجل الوظيفي|الخبرات السابقة|الوظائف السابقة|التدريب العملي|خبرة العمل|المسار المهني|الخبرات العمليه|الخبره العمليه',
    education:
      'التعليم|المؤهلات العلمية|المؤهل العلمي|المؤهلات الدراسية|المؤهلات|الدراسة|التحصيل العلمي|المؤهلات الأكاديمية|التعليم والمؤهلات|الشهادات العلمية|المسار الدراسي|التكوين|المؤهلات التعليمية|الخلفية التعليمية|المؤهل الدراسي|التعليم الأكاديمي',
    skills:
      'المهارات|المهارات التقنية|المهارات الشخصية|المهارات الفنية|مهارات الحاسوب|مهارات الكمبيوتر|القدرات|المهارات والقدرات|الكفاءات|المهارات المهنية|مهارات الحاسب الآلي|مهارات|المهارات الأساسية|مجالات الخبرة|المهارات العامة|القدرات والمهارات',
    languages: 'اللغات|المهارات اللغوية|اللغة',
    certificates:
      'الدورات التدريبية|الشهادات|الدورات|الشهادات المهنية|الدورات والشهادات|التدريب|رخصة القيادة|شهادات|دورات تدريبية|الشهادات والدورات|الشهادات والتراخيص|البرامج التدريبية|التراخيص',
    projects: 'المشاريع|المشروعات|مشاريع|الأبحاث|مشروع التخرج',
    publications: 'المنشورات|الأبحاث المنشورة|المؤلفات|البحوث',
    volunteering: 'العمل التطوعي|التطوع|الأعمال التطوعية|الأنشطة التطوعية|الخبرات التطوعية|الخبرة التطوعية',
    awards: 'الجوائز|الإنجازات|التكريمات|الجوائز والتكريمات|الجوائز والإنجازات',
    memberships: 'العضويات|عضويات|العضوية',
    interests: 'الهوايات|الاهتمامات|الهوايات والاهتمامات|الأنشطة|الاهتمامات والهوايات',
    references: 'المراجع|المعرفون|جهات مرجعية',
    personal: 'المعلومات الشخصية|البيانات الشخصية|معلومات شخصية|بيانات شخصية',
    other: 'معلومات إضافية|معلومات أخرى|أخرى',
  },
  fa: {
    contact: 'اطلاعات تماس|تماس|راه‌های ارتباطی|راههای ارتباطی',
    summary: 'خلاصه|درباره من|پروفایل|هدف شغلی|خلاصه حرفه‌ای|معرفی|هدف',
    employment:
      'سوابق شغلی|سوابق کاری|تجربه کاری|تجربیات کاری|سابقه کار|سابقه کاری|تجربه|سوابق حرفه‌ای|سوابق|تجارب کاری|سوابق اجرایی',
    education: 'تحصیلات|سوابق تحصیلی|مدارک تحصیلی|سابقه تحصیلی|تحصیلات دانشگاهی',
    skills:
      'مهارت‌ها|مهارتها|مهارت|توانایی‌ها|مهارت‌های فنی|مهارت‌های نرم‌افزاری|توانمندی‌ها|مهارت‌های کامپیوتری|مهارت‌های حرفه‌ای|مهارت‌های تخصصی|نرم افزارها|مهارت های نرم افزاری',
    languages: 'زبان‌ها|زبانها|زبان|زبان‌های خارجی|مهارت زبان|مهارت‌های زبانی|زبان خارجی',
    certificates: 'گواهینامه‌ها|گواهینامه|دوره‌ها|دوره‌های آموزشی|مدارک|دوره ها و گواهینامه ها|دوره‌ها و گواهینامه‌ها',
    projects: 'پروژه‌ها|پروژهها|پژوهش|پروژه',
    publications: 'مقالات|انتشارات|مقاله‌ها|تالیفات|کتاب‌ها',
    volunteering: 'فعالیت‌های داوطلبانه|کار داوطلبانه',
    awards: 'جوایز|افتخارات|دستاوردها|جوایز و افتخارات',
    interests: 'علایق|علاقه‌مندی‌ها|سرگرمی‌ها',
    references: 'معرف‌ها|معرفها|مراجع',
    personal: 'اطلاعات شخصی|مشخصات فردی|مشخصات|اطلاعات فردی|مشخصات شخصی',
    other: 'سایر|اطلاعات تکمیلی|سایر اطلاعات',
  },
  ur: {
    contact: 'رابطہ|رابطے کی معلومات|رابطہ معلومات',
    summary: 'خلاصہ|تعارف|مقصد|پروفائل|میرے بارے میں|پیشہ ورانہ خلاصہ|کیریئر کا مقصد',
    employment: 'تجربہ|کام کا تجربہ|پیشہ ورانہ تجربہ|ملازمت|ملازمت کی تاریخ|ملازمت کا تجربہ|عملی تجربہ',
    education: 'تعلیم|تعلیمی قابلیت|تعلیمی پس منظر|تعلیمی اسناد|تعلیمی ریکارڈ',
    skills: 'مہارتیں|مہارت|صلاحیتیں|تکنیکی مہارتیں|پیشہ ورانہ مہارتیں|ہنر|کمپیوٹر کی مہارتیں',
    languages: 'زبانیں|زبان|زبانوں پر عبور',
    certificates: 'اسناد|سرٹیفکیٹس|کورسز|تربیت|سرٹیفیکیشن',
    projects: 'منصوبے|پروجیکٹس',
    publications: 'اشاعتیں|مطبوعات',
    volunteering: 'رضاکارانہ کام|رضاکارانہ خدمات',
    awards: 'اعزازات|ایوارڈز|کامیابیاں',
    interests: 'دلچسپیاں|مشاغل|شوق',
    references: 'حوالہ جات|حوالے',
    personal: 'ذاتی معلومات|ذاتی تفصیلات|ذاتی کوائف',
    other: 'دیگر|اضافی معلومات|دیگر معلومات',
  },
  he: {
    contact: 'פרטי קשר|יצירת קשר|פרטי התקשרות',
    summary: 'תקציר|פרופיל|אודות|אודותיי|מטרה|תמצית|קצת עליי|פרופיל אישי|על עצמי|פרופיל מקצועי|תקציר מקצועי',
    employment:
      'ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|תעסוקה|נסיון תעסוקתי|נסיון מקצועי|שירות צבאי|צבא|נסיון|רקע תעסוקתי|רקע מקצועי',
    education: 'השכלה|לימודים|השכלה והכשרה|השכלה וקורסים|השכלה אקדמית',
    skills:
      'כישורים|מיומנויות|יכולות|כישורים טכניים|ידע טכני|ידע מקצועי|כישורי מחשב|יישומי מחשב|כישורים ומיומנויות|ידע ומיומנויות|מחשבים|ידע במחשבים|תוכנות',
    languages: 'שפות|ידיעת שפות',
    certificates: 'קורסים|תעודות|הסמכות|הכשרות|רישיון נהיגה|קורסים והכשרות|קורסים והסמכות|הסמכות וקורסים',
    projects: 'פרויקטים|מחקר|פרוייקטים',
    publications: 'פרסומים|מאמרים',
    volunteering: 'התנדבות|פעילות התנדבותית|התנדבויות',
    awards: 'פרסים|הישגים|מלגות|פרסים והישגים',
    memberships: 'חברויות|חברות בארגונים',
    interests: 'תחביבים|תחומי עניין|פנאי',
    references: 'ממליצים|המלצות',
    personal: 'פרטים אישיים|מידע אישי',
    other: 'שונות|מידע נוסף|נוסף',
  },
  hi: {
    contact: 'संपर्क|संपर्क जानकारी|सम्पर्क|संपर्क विवरण',
    summary: 'सारांश|उद्देश्य|परिचय|प्रोफ़ाइल|मेरे बारे में|करियर उद्देश्य|व्यावसायिक सारांश|लक्ष्य|पेशेवर सारांश',
    employment: 'अनुभव|कार्य अनुभव|पेशेवर अनुभव|व्यावसायिक अनुभव|रोज़गार|रोजगार इतिहास|कार्यानुभव|नौकरी का अनुभव|नौकरी',
    education: 'शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|शैक्षिक पृष्ठभूमि|शैक्षणिक विवरण|शैक्षणिक पृष्ठभूमि|योग्यता',
    skills: 'कौशल|तकनीकी कौशल|दक्षताएँ|योग्यताएँ|प्रमुख कौशल|कंप्यूटर ज्ञान|कंप्यूटर कौशल|मुख्य कौशल|व्यावसायिक कौशल',
    languages: 'भाषाएँ|भाषा|भाषाएं|भाषा ज्ञान|भाषाओं का ज्ञान',
    certificates: 'प्रमाणपत्र|प्रमाण पत्र|प्रशिक्षण|पाठ्यक्रम|प्रमाणन',
    projects: 'परियोजनाएँ|परियोजनाएं|परियोजना|प्रोजेक्ट',
    publications: 'प्रकाशन',
    volunteering: 'स्वयंसेवा|स्वयंसेवी कार्य|समाज सेवा',
    awards: 'पुरस्कार|उपलब्धियाँ|उपलब्धियां|सम्मान',
    memberships: 'सदस्यता',
    interests: 'रुचियाँ|रुचियां|शौक|रुचि',
    references: 'संदर्भ',
    personal: 'व्यक्तिगत जानकारी|व्यक्तिगत विवरण|निजी जानकारी',
    other: 'अन्य|अतिरिक्त जानकारी|घोषणा|अन्य जानकारी',
  },
  mr: {
    contact: 'संपर्क|संपर्क माहिती|संपर्क तपशील',
    summary: 'सारांश|उद्दिष्ट|परिचय|माझ्याबद्दल|करिअर उद्दिष्ट|प्रोफाइल',
    employment: 'अनुभव|कामाचा अनुभव|कार्य अनुभव|व्यावसायिक अनुभव|नोकरीचा अनुभव',
    education: 'शिक्षण|शैक्षणिक पात्रता|शैक्षणिक माहिती|शैक्षणिक पार्श्वभूमी',
    skills: 'कौशल्ये|कौशल्य|तांत्रिक कौशल्ये|संगणक ज्ञान|मुख्य कौशल्ये',
    languages: 'भाषा|भाषा ज्ञान',
    certificates: 'प्रमाणपत्रे|प्रशिक्षण|अभ्यासक्रम',
    projects: 'प्रकल्प',
    volunteering: 'स्वयंसेवा|सामाजिक कार्य',
    awards: 'पुरस्कार|यश',
    interests: 'छंद|आवडी|आवड',
    references: 'संदर्भ',
    personal: 'वैयक्तिक माहिती|वैयक्तिक तपशील',
    other: 'इतर|इतर माहिती|घोषणा',
  },
  bn: {
    contact: 'যোগাযোগ|যোগাযোগের তথ্য|যোগাযোগের ঠিকানা',
    summary: 'সারসংক্ষেপ|উদ্দেশ্য|পরিচিতি|আমার সম্পর্কে|ক্যারিয়ার উদ্দেশ্য|পেশাগত লক্ষ্য|সারাংশ|প্রোফাইল',
    employment: 'অভিজ্ঞতা|কাজের অভিজ্ঞতা|পেশাগত অভিজ্ঞতা|কর্ম অভিজ্ঞতা|চাকরির অভিজ্ঞতা|কর্মজীবন',
    education: 'শিক্ষা|শিক্ষাগত যোগ্যতা|শিক্ষাজীবন',
    skills: 'দক্ষতা|কারিগরি দক্ষতা|কম্পিউটার দক্ষতা|পেশাগত দক্ষতা|প্রযুক্তিগত দক্ষতা|বিশেষ দক্ষতা',
    languages: 'ভাষা|ভাষাগত দক্ষতা|ভাষা দক্ষতা',
    certificates: 'সনদ|প্রশিক্ষণ|কোর্স|সার্টিফিকেট',
    projects: 'প্রকল্প|প্রজেক্ট',
    publications: 'প্রকাশনা',
    volunteering: 'স্বেচ্ছাসেবা|স্বেচ্ছাসেবী কাজ',
    awards: 'পুরস্কার|অর্জন|পুরস্কার ও অর্জন',
    interests: 'শখ|আগ্রহ',
    references: 'রেফারেন্স|তথ্যসূত্র',
    personal: 'ব্যক্তিগত তথ্য|ব্যক্তিগত বিবরণ',
    other: 'অন্যান্য|অতিরিক্ত তথ্য|ঘোষণা',
  },
  gu: {
    contact: 'સંપર્ક|સંપર્ક માહિતી',
    summary: 'સારાંશ|ઉદ્દેશ|ઉદ્દેશ્ય|પરિચય|મારા વિશે|કારકિર્દી ઉદ્દેશ',
    employment: 'અનુભવ|કાર્ય અનુભવ|વ્યાવસાયિક અનુભવ|કામનો અનુભવ',
    education: 'શિક્ષણ|શૈક્ષણિક લાયકાત|શૈક્ષણિક માહિતી',
    skills: 'કૌશલ્ય|કૌશલ્યો|તકનીકી કૌશલ્યો|કમ્પ્યુટર જ્ઞાન',
    languages: 'ભાષાઓ|ભાષા|ભાષા જ્ઞાન',
    certificates: 'પ્રમાણપત્રો|પ્રમાણપત્ર|તાલીમ|અભ્યાસક્રમો',
    projects: 'પ્રોજેક્ટ્સ|પ્રોજેક્ટ',
    awards: 'પુરસ્કારો|સિદ્ધિઓ',
    interests: 'શોખ|રુચિઓ|રસ',
    references: 'સંદર્ભો|સંદર્ભ',
    personal: 'વ્યક્તિગત માહિતી|વ્યક્તિગત વિગતો|અંગત માહિતી',
    other: 'અન્ય|અન્ય માહિતી',
  },
  ta: {
    contact: 'தொடர்பு|தொடர்பு விவரங்கள்|தொடர்புக்கு',
    summary: 'சுருக்கம்|குறிக்கோள்|அறிமுகம்|என்னைப் பற்றி|நோக்கம்|தொழில் நோக்கம்',
    employment: 'அனுபவம்|பணி அனுபவம்|தொழில்முறை அனுபவம்|வேலை அனுபவம்',
    education: 'கல்வி|கல்வித் தகுதி|கல்வித் தகுதிகள்|கல்வி தகுதி',
    skills: 'திறன்கள்|திறமைகள்|தொழில்நுட்பத் திறன்கள்|கணினி அறிவு|தொழில்நுட்ப திறன்கள்',
    languages: 'மொழிகள்|மொழி|மொழித்திறன்',
    certificates: 'சான்றிதழ்கள்|பயிற்சிகள்|பயிற்சி|படிப்புகள்',
    projects: 'திட்டங்கள்|திட்டப்பணிகள்',
    awards: 'விருதுகள்|சாதனைகள்',
    interests: 'பொழுதுபோக்குகள்|ஆர்வங்கள்|பொழுதுபோக்கு',
    references: 'பரிந்துரைகள்|பரிந்துரையாளர்கள்',
    personal: 'தனிப்பட்ட விவரங்கள்|தனிப்பட்ட தகவல்கள்|சுய விவரங்கள்',
    other: 'பிற|கூடுதல் தகவல்கள்|உறுதிமொழி',
  },
  te: {
    contact: 'సంప్రదింపు|సంప్రదింపు వివరాలు|సంప్రదింపు సమాచారం',
    summary: 'సారాంశం|లక్ష్యం|పరిచయం|నా గురించి|కెరీర్ లక్ష్యం',
    employment: 'అనుభవం|ఉద్యోగ అనుభవం|పని అనుభవం|వృత్తి అనుభవం|వృత్తిపరమైన అనుభవం',
    education: 'విద్య|విద్యార్హతలు|విద్యా అర్హతలు|చదువు',
    skills: 'నైపుణ్యాలు|సాంకేతిక నైపుణ్యాలు|కంప్యూటర్ పరిజ్ఞానం',
    languages: 'భాషలు|భాష|భాషా పరిజ్ఞానం',
    certificates: 'ధృవపత్రాలు|శిక్షణ|కోర్సులు|సర్టిఫికెట్లు',
    projects: 'ప్రాజెక్టులు|ప్రాజెక్ట్',
    awards: 'అవార్డులు|పురస్కారాలు|విజయాలు',
    interests: 'అభిరుచులు|ఆసక్తులు',
    references: 'సూచనలు|రిఫరెన్సులు',
    personal: 'వ్యక్తిగత వివరాలు|వ్యక్తిగత సమాచారం',
    other: 'ఇతర|ఇతర సమాచారం|ప్రకటన',
  },
  kn: {
    contact: 'ಸಂಪರ್ಕ|ಸಂಪರ್ಕ ಮಾಹಿತಿ|ಸಂಪರ್ಕ ವಿವರಗಳು',
    summary: 'ಸಾರಾಂಶ|ಉದ್ದೇಶ|ಪರಿಚಯ|ನನ್ನ ಬಗ್ಗೆ|ಗುರಿ|ವೃತ್ತಿ ಉದ್ದೇಶ',
    employment: 'ಅನುಭವ|ಕೆಲಸದ ಅನುಭವ|ವೃತ್ತಿ ಅನುಭವ|ವೃತ್ತಿಪರ ಅನುಭವ',
    education: 'ಶಿಕ್ಷಣ|ಶೈಕ್ಷಣಿಕ ಅರ್ಹತೆ|ವಿದ್ಯಾಭ್ಯಾಸ|ವಿದ್ಯಾರ್ಹತೆ',
    skills: 'ಕೌಶಲ್ಯಗಳು|ಕೌಶಲಗಳು|ತಾಂತ್ರಿಕ ಕೌಶಲ್ಯಗಳು|ಕಂಪ್ಯೂಟರ್ ಜ್ಞಾನ',
    languages: 'ಭಾಷೆಗಳು|ಭಾಷೆ|ಭಾಷಾ ಜ್ಞಾನ',
    certificates: 'ಪ್ರಮಾಣಪತ್ರಗಳು|ತರಬೇತಿ|ಕೋರ್ಸ್‌ಗಳು',
    projects: 'ಯೋಜನೆಗಳು|ಪ್ರಾಜೆಕ್ಟ್‌ಗಳು',
    awards: 'ಪ್ರಶಸ್ತಿಗಳು|ಸಾಧನೆಗಳು',
    interests: 'ಹವ್ಯಾಸಗಳು|ಆಸಕ್ತಿಗಳು',
    references: 'ಉಲ್ಲೇಖಗಳು',
    personal: 'ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ|ವೈಯಕ್ತಿಕ ವಿವರಗಳು',
    other: 'ಇತರ|ಇತರ ಮಾಹಿತಿ|ಘೋಷಣೆ',
  },
  ml: {
    contact: 'ബന്ധപ്പെടുക|ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ|വിലാസം',
    summary: 'സംഗ്രഹം|ലക്ഷ്യം|പരിചയം|എന്നെക്കുറിച്ച്|തൊഴിൽ ലക്ഷ്യം',
    employment: 'പ്രവൃത്തിപരിചയം|പ്രവർത്തിപരിചയം|തൊഴിൽ പരിചയം|തൊഴിൽ അനുഭവം|ജോലി പരിചയം|അനുഭവം|അനുഭവപരിചയം',
    education: 'വിദ്യാഭ്യാസം|വിദ്യാഭ്യാസ യോഗ്യത|വിദ്യാഭ്യാസ യോഗ്യതകൾ',
    skills: 'കഴിവുകൾ|നൈപുണ്യങ്ങൾ|സാങ്കേതിക കഴിവുകൾ|കമ്പ്യൂട്ടർ പരിജ്ഞാനം|വൈദഗ്ധ്യം',
    languages: 'ഭാഷകൾ|ഭാഷ|ഭാഷാ പരിജ്ഞാനം',
    certificates: 'സർട്ടിഫിക്കറ്റുകൾ|പരിശീലനം|കോഴ്സുകൾ',
    projects: 'പദ്ധതികൾ|പ്രോജക്ടുകൾ',
    awards: 'അവാർഡുകൾ|നേട്ടങ്ങൾ|പുരസ്കാരങ്ങൾ',
    interests: 'താൽപ്പര്യങ്ങൾ|വിനോദങ്ങൾ|ഹോബികൾ',
    references: 'റഫറൻസുകൾ',
    personal: 'വ്യക്തിഗത വിവരങ്ങൾ|സ്വകാര്യ വിവരങ്ങൾ',
    other: 'മറ്റുള്ളവ|മറ്റ് വിവരങ്ങൾ|പ്രഖ്യാപനം',
  },
  id: {
    contact: 'kontak|informasi kontak|hubungi saya',
    summary:
      'profil|ringkasan|tentang saya|tujuan karir|tujuan|ringkasan profesional|profil singkat|profil profesional|tujuan karier|deskripsi diri|ringkasan diri',
    employment:
      'pengalaman|pengalaman kerja|riwayat pekerjaan|pengalaman profesional|pengalaman bekerja|pekerjaan|magang|pengalaman magang|riwayat kerja|karir',
    education: 'pendidikan|riwayat pendidikan|pendidikan formal|latar belakang pendidikan|edukasi|pendidikan terakhir',
    skills:
      'keahlian|keterampilan|kemampuan|kompetensi|kemampuan teknis|keahlian teknis|skill|keterampilan teknis|kemampuan komputer|keahlian komputer|kemampuan dan keahlian|keahlian dan kemampuan|kelebihan',
    languages: 'bahasa|kemampuan bahasa|penguasaan bahasa|kemampuan berbahasa',
    certificates:
      'sertifikat|sertifikasi|pelatihan|kursus|pelatihan dan sertifikasi|pendidikan non formal|pendidikan nonformal|kursus dan pelatihan|seminar dan pelatihan|sertifikasi dan pelatihan',
    projects: 'proyek|penelitian|portofolio',
    publications: 'publikasi|karya tulis',
    volunteering: 'relawan|pengalaman sukarelawan|kegiatan sosial|pengalaman relawan',
    awards: 'penghargaan|prestasi|pencapaian|prestasi dan penghargaan|beasiswa',
    memberships: 'organisasi|pengalaman organisasi|keanggotaan|riwayat organisasi',
    interests: 'minat|hobi|hobi dan minat|minat dan hobi',
    references: 'referensi',
    personal: 'data diri|data pribadi|informasi pribadi|biodata|identitas diri',
    'cover-letter': 'surat lamaran|surat lamaran kerja',
    other: 'lain lain|informasi tambahan|lainnya',
  },
  vi: {
    contact: 'liên hệ|thông tin liên hệ|liên lạc',
    summary:
      'mục tiêu nghề nghiệp|mục tiêu|giới thiệu|giới thiệu bản thân|tóm tắt|về tôi|giới thiệu chung|tóm tắt nghề nghiệp|hồ sơ',
    employment:
      'kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm nghề nghiệp|quá trình công tác|quá trình làm việc|kinh nghiệm chuyên môn|thực tập|lịch sử làm việc',
    education:
      'học vấn|trình độ học vấn|giáo dục|quá trình học tập|quá trình đào tạo|quá trình học tập và đào tạo|trình độ|học tập|bằng cấp|nền tảng học vấn|trình độ chuyên môn',
    skills:
      'kỹ năng|kĩ năng|kỹ năng chuyên môn|kỹ năng mềm|năng lực|các kỹ năng|kỹ năng tin học|tin học|kỹ năng chính|điểm mạnh|kỹ năng nghề nghiệp|kỹ năng cá nhân|công cụ',
    languages: 'ngôn ngữ|ngoại ngữ|trình độ ngoại ngữ|kỹ năng ngôn ngữ',
    certificates: 'chứng chỉ|khóa học|đào tạo|chứng nhận|bằng cấp và chứng chỉ|khóa đào tạo|chứng chỉ và khóa học',
    projects: 'dự án|các dự án|nghiên cứu|dự án cá nhân|dự án đã tham gia',
    publications: 'bài báo|công trình công bố|ấn phẩm',
    volunteering: 'hoạt động tình nguyện|tình nguyện|công tác xã hội|hoạt động xã hội',
    awards:
      'giải thưởng|thành tích|danh hiệu và giải thưởng|thành tích và giải thưởng|giải thưởng và thành tích|học bổng',
    memberships: 'thành viên|tổ chức',
    interests: 'sở thích|sở thích cá nhân|hoạt động|hoạt động ngoại khóa',
    references: 'người tham chiếu|người giới thiệu|tham chiếu|người tham khảo',
    personal: 'thông tin cá nhân|lý lịch cá nhân|thông tin cơ bản',
    other: 'thông tin thêm|thông tin khác|khác|thông tin bổ sung',
  },
  th: {
    contact: 'ติดต่อ|ข้อมูลติดต่อ|ข้อมูลการติดต่อ|ช่องทางการติดต่อ|ช่องทางติดต่อ',
    summary:
      'สรุป|เกี่ยวกับฉัน|เป้าหมายในอาชีพ|วัตถุประสงค์|แนะนำตัว|จุดมุ่งหมาย|โปรไฟล์|เป้าหมายการทำงาน|สรุปประวัติ|เกี่ยวกับตัวฉัน|แนะนำตัวเอง|จุดมุ่งหมายในการทำงาน|เป้าหมายในการทำงาน|ข้อมูลโดยสรุป|บทสรุป|เป้าหมาย',
    employment:
      'ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|ประวัติการฝึกงาน|การทำงาน|ประสบการณ์ฝึกงาน|ฝึกงาน|การฝึกงาน|ประวัติการทํางาน|ประสบการณ์การทํางาน',
    education: 'การศึกษา|ประวัติการศึกษา|วุฒิการศึกษา|คุณวุฒิ|คุณวุฒิการศึกษา|ประวัติด้านการศึกษา',
    skills:
      'ทักษะ|ความสามารถ|ทักษะและความสามารถ|ความสามารถพิเศษ|ทักษะด้านคอมพิวเตอร์|ทักษะทางเทคนิค|ทักษะคอมพิวเตอร์|ความสามารถทางคอมพิวเตอร์|ทักษะการทำงาน|ทักษะวิชาชีพ|ความเชี่ยวชาญ|ทักษะความสามารถ|จุดแข็ง|โปรแกรมที่ใช้|ทักษะและความเชี่ยวชาญ|ทักษะด้านเทคนิค|ทักษะอื่นๆ',
    languages: 'ภาษา|ทักษะด้านภาษา|ความสามารถทางภาษา|ทักษะทางภาษา|ทักษะภาษา|ความสามารถด้านภาษา',
    certificates:
      'ประกาศนียบัตร|การฝึกอบรม|ใบรับรอง|อบรม|ประวัติการฝึกอบรม|ใบอนุญาต|หลักสูตร|การอบรม|ประวัติการอบรม|การอบรมและสัมมนา|ใบประกาศนียบัตร|ใบอนุญาตประกอบวิชาชีพ|ใบอนุญาตขับขี่',
    projects: 'โครงการ|โปรเจกต์|ผลงาน|งานวิจัย|โครงงาน|ผลงานที่ผ่านมา',
    publications: 'สิ่งตีพิมพ์|ผลงานตีพิมพ์|ผลงานวิชาการ',
    volunteering: 'งานอาสาสมัคร|อาสาสมัคร|จิตอาสา',
    awards: 'รางวัล|เกียรติบัตร|ความสำเร็จ|รางวัลและเกียรติบัตร|รางวัลที่ได้รับ|ทุนการศึกษา',
    memberships: 'สมาชิก|สมาชิกภาพ',
    interests: 'งานอดิเรก|ความสนใจ|กิจกรรม|สิ่งที่สนใจ|กิจกรรมนอกหลักสูตร',
    references: 'บุคคลอ้างอิง|อ้างอิง|ผู้อ้างอิง|บุคคลที่อ้างอิงได้',
    personal: 'ข้อมูลส่วนตัว|ประวัติส่วนตัว|ข้อมูลส่วนบุคคล|ประวัติย่อ',
    'cover-letter': 'จดหมายสมัครงาน',
    other: 'อื่นๆ|ข้อมูลเพิ่มเติม|ข้อมูลอื่นๆ|เงินเดือนที่คาดหวัง',
  },
  zh: {
    contact: '联系方式|联系信息|联系我',
    summary:
      '个人简介|自我评价|个人总结|求职意向|职业目标|个人概述|简介|自我介绍|个人优势|关于我|职业概述|个人评价|求职目标|职业概况|自我描述|个人概况|职业规划',
    employment:
      '工作经历|工作经验|职业经历|实习经历|工作背景|实习经验|工作履历|从业经历|职业经验|工作及实习经历|实习及工作经历|工作与实习经历|工作和实习经历|实践经历|社会实践|任职经历|社会实践经历|兼职经历',
    education: '教育背景|教育经历|学历|教育|学习经历|教育程度|学历背景|教育情况|毕业院校|学术背景|教育与培训',
    skills:
      '技能|专业技能|技能特长|个人技能|核心技能|技能专长|技术技能|职业技能|核心竞争力|技能证书|技术能力|掌握技能|专业能力|技能与特长|计算机技能|it技能|技能清单|技能总结|特长|核心能力|技术栈|工具|专业特长|个人能力',
    languages: '语言|语言能力|外语水平|语言技能|外语能力|语言水平',
    certificates:
      '证书|资格证书|培训经历|培训|资质证书|职业资格|所获证书|证书与培训|执业资格|培训与证书|驾照|资格认证|专业证书',
    projects: '项目经历|项目经验|项目|科研经历|主要项目|研究经历|作品集|项目实践|个人项目|科研项目|个人作品',
    publications: '论文|发表论文|出版物|学术成果|论文发表|著作|专利',
    volunteering: '志愿者经历|志愿服务|志愿者活动|公益活动|志愿经历|社会活动',
    awards: '获奖情况|荣誉奖项|荣誉|奖项|所获荣誉|获奖经历|荣誉证书|奖励|奖学金|荣誉与奖项|荣誉奖励|获奖荣誉|成就',
    memberships: '会员|社团经历|社会兼职|校园经历|学生工作|在校经历|校园活动|学术团体',
    interests: '兴趣爱好|爱好|兴趣|个人爱好|兴趣与爱好',
    references: '推荐人|证明人|推荐信',
    personal: '个人信息|基本信息|个人资料|基本资料|个人情况|基本情况',
    'cover-letter': '求职信|自荐信',
    other: '其他|其他信息|附加信息|附加资料|补充信息',
  },
  'zh-TW': {
    contact: '聯絡方式|聯絡資訊|聯繫方式|聯絡資料',
    summary:
      '個人簡介|自我評價|自我介紹|求職意向|職涯目標|簡介|個人總結|自傳|關於我|專業簡介|個人概述|求職目標|應徵職務|個人摘要|摘要|職業目標',
    employment:
      '工作經歷|工作經驗|職業經歷|實習經歷|經歷|工作背景|專業經驗|專業經歷|實習經驗|工讀經驗|任職經歷|職務經歷',
    education: '教育背景|學歷|教育程度|學經歷|教育|學習經歷|教育經歷|學歷背景|學術背景',
    skills:
      '技能|專業技能|專長|技能專長|擅長工具|個人技能|核心技能|專業能力|技術能力|電腦技能|核心能力|專業專長|工作技能|電腦專長|技能與專長|工具',
    languages: '語言|語言能力|外語能力|語文能力|語文程度|語言專長',
    certificates: '證照|證書|專業證照|培訓|訓練課程|資格證照|受訓經歷|證照與認證|專業認證|駕照|進修經歷|培訓經歷',
    projects: '專案經歷|專案經驗|專案|作品集|項目經驗|研究經歷|專題|作品|專題研究|專題製作',
    publications: '論文|發表論文|出版物|著作|專利',
    volunteering: '志工經驗|志工服務|志願服務|義工經驗|社會服務|義務工作',
    awards: '獲獎紀錄|榮譽|獎項|得獎紀錄|榮譽獎項|獲獎經歷|獎學金|榮譽事蹟|得獎經歷',
    memberships: '社團經驗|會員|社團經歷|社團活動|課外活動|專業團體',
    interests: '興趣|興趣愛好|嗜好|興趣與嗜好|愛好',
    references: '推薦人|諮詢人',
    personal: '個人資料|基本資料|個人資訊',
    'cover-letter': '求職信|自薦信',
    other: '其他|其他資訊|附加資訊|補充資料',
  },
  ja: {
    contact: '連絡先|連絡先情報|お問い合わせ|連絡方法',
    summary:
      '自己pr|職務要約|要約|概要|プロフィール|志望動機|自己紹介|職務概要|経歴要約|自己prポイント|キャリアサマリー|サマリー|キャリア概要|志望の動機|目標',
    employment:
      '職歴|職務経歴|職務経歴詳細|業務経験|職務内容|経歴|実務経験|職務詳細|勤務経験|インターンシップ|インターン|アルバイト経験|業務経歴|経験|職務履歴|職歴詳細',
    education: '学歴|教育|学業|最終学歴|学歴職歴|教育歴|学歴および職歴|学歴と職歴',
    skills:
      'スキル|活かせる経験|活かせる経験知識技術|活かせる経験知識|テクニカルスキル|専門スキル|技術スキル|得意分野|pcスキル|保有スキル|知識技術|専門知識|特技|得意技術|itスキル|経験スキル|技能|技術|使用技術|ツール|活かせるスキル|スキルセット|特技アピールポイント|技術知識|スキル経験',
    languages: '語学|語学力|語学スキル|言語|外国語|言語能力',
    certificates: '資格|免許|資格免許|免許資格|保有資格|取得資格|研修|研修受講歴|認定資格|資格取得|免許証',
    projects: 'プロジェクト|プロジェクト経験|研究|研究内容|プロジェクト実績|研究活動|ポートフォリオ|制作実績',
    publications: '論文|著書|発表|学会発表|業績|研究業績|論文発表|特許',
    volunteering: 'ボランティア|ボランティア活動|社会活動|ボランティア経験',
    awards: '受賞|受賞歴|表彰|実績|賞罰|受賞経験',
    memberships: '所属学会|所属団体|会員',
    interests: '趣味|趣味特技|興味|興味関心|趣味興味',
    references: '推薦者|推薦人|照会先',
    personal: '個人情報|基本情報|プロフィール情報|本人情報',
    'cover-letter': '送付状|添え状',
    other: 'その他|備考|本人希望|本人希望記入欄|追加情報|通勤時間',
  },
  ko: {
    contact: '연락처|연락처 정보',
    summary:
      '자기소개|소개|요약|프로필|경력 요약|지원동기|자기소개서|개요|핵심역량 요약|간단소개|희망 직무|목표|경력요약|한줄소개',
    employment:
      '경력|경력사항|경력 사항|경력기술서|업무경력|업무 경험|직장 경력|근무경력|실무경험|경험|인턴|인턴 경험|근무 경험|직무 경험|인턴십|업무경험|경력상세|주요경력|회사경력',
    education: '학력|학력사항|학력 사항|교육|학력 및 교육|최종학력|학업',
    skills:
      '기술|스킬|보유기술|보유 기술|기술 스택|역량|핵심역량|전문기술|기술스택|업무능력|컴퓨터 활용능력|핵심 역량|보유 스킬|전문 분야|능력|기술 및 역량|사용 기술|컴퓨터 능력|전문 기술|직무역량|직무 역량|oa능력|강점|활용능력',
    languages: '어학|외국어|언어|어학능력|어학 능력|외국어 능력|어학사항|어학성적|외국어능력|언어 능력|어학 사항',
    certificates:
      '자격증|자격|교육이수|자격사항|자격 사항|자격면허|교육 및 자격|자격증 및 면허|면허|교육사항|수료|이수교육|면허 및 자격|자격증 및 수상|교육 이수|자격증 사항|자격 및 면허|교육이수사항',
    projects: '프로젝트|프로젝트 경험|주요 프로젝트|연구|프로젝트 이력|포트폴리오|연구 경험',
    publications: '논문|출판물|저서|학술발표|발표|특허',
    volunteering: '봉사활동|자원봉사|봉사|사회활동|사회봉사',
    awards: '수상|수상경력|수상 내역|수상내역|수상이력|수상 경력|수상 이력|성과|장학금',
    memberships: '대외활동|회원|학회|동아리|소속|활동',
    interests: '취미|관심사|취미 및 특기|취미특기|취미 특기|관심 분야|특기',
    references: '추천인|참고인',
    personal: '인적사항|개인정보|기본정보|인적 사항|개인 정보|기본 정보|개인신상|병역|병역사항|신상정보|기본사항',
    other: '기타|기타사항|추가정보|기타 사항|링크|추가 정보',
  },
  sw: {
    contact: 'mawasiliano|anwani|taarifa za mawasiliano',
    summary: 'muhtasari|wasifu|kuhusu mimi|lengo|malengo|muhtasari wa kitaaluma|utangulizi',
    employment: 'uzoefu|uzoefu wa kazi|historia ya kazi|uzoefu wa kikazi|ajira|uzoefu kazini|historia ya ajira',
    education: 'elimu|historia ya elimu|sifa za elimu|masomo|elimu na mafunzo|taarifa za elimu',
    skills: 'ujuzi|stadi|ustadi|uwezo|ujuzi wa kiufundi|ujuzi na uwezo|ujuzi wa kompyuta|stadi za kazi',
    languages: 'lugha|ujuzi wa lugha',
    certificates: 'vyeti|mafunzo|kozi|vyeti na mafunzo|leseni|mafunzo na vyeti',
    projects: 'miradi|mradi|utafiti',
    publications: 'machapisho',
    volunteering: 'kujitolea|kazi za kujitolea|huduma za jamii|kazi ya kujitolea',
    awards: 'tuzo|mafanikio|tuzo na mafanikio',
    memberships: 'uanachama',
    interests: 'mambo ninayopenda|vipendavyo|burudani|mapendeleo|shughuli ninazopenda',
    references: 'wadhamini|marejeo|waamuzi',
    personal: 'taarifa binafsi|maelezo binafsi|taarifa za kibinafsi|maelezo ya kibinafsi',
    other: 'mengineyo|taarifa nyingine|taarifa za ziada',
  },
}

/** Words which name a section even with unknown words before (English order) or after them (Romance order). */
export const HEADING_HEADS: Partial<Record<SectionKind, string>> = {
  summary: 'summary|profile|objective|objectives|statement|profil|résumé|perfil|resumen|objetivo|profilo|overview',
  employment:
    'experience|experiences|employment|work history|career history|erfahrung|berufserfahrung|expérience|expériences|experiencia|experiência|esperienza|esperienze|werkervaring|doświadczenie|internships|erfarenhet|erfaring|опыт работы',
  education:
    'education|qualifications|ausbildung|studium|formation|formación|educación|educação|formação|istruzione|opleiding|wykształcenie|образование|studies|eğitim|utbildning',
  skills:
    'skills|skill|competencies|competences|proficiencies|proficiency|expertise|kenntnisse|kompetenzen|fähigkeiten|compétences|habilidades|competencias|competências|competenze|vaardigheden|umiejętności|навыки|strengths|abilities|technologies|tools',
  certificates:
    'certifications|certificates|licenses|licences|training|trainings|courses|certifications|zertifikate|cursos|corsi|certificaciones|workshops|seminars|clearances',
  projects: 'projects|projekte|projets|proyectos|projetos|progetti|projecten|projekty|проекты',
  publications: 'publications|presentations|patents|papers|publikationen|publicaciones|publicações|pubblicazioni',
  volunteering:
    'volunteering|volunteer work|community service|voluntariado|bénévolat|volontariato|ehrenamt|community involvement',
  awards:
    'awards|honors|honours|achievements|accomplishments|scholarships|recognition|auszeichnungen|prix|premios|prêmios|premi',
  memberships: 'memberships|affiliations|associations|mitgliedschaften|organizations|organisations',
  interests: 'interests|hobbies|activities|hobbys|loisirs|aficiones|interessi',
  references: 'references|referees|referenzen|références|referencias|referências|referenze',
  personal: 'personal details|personal information|personal data|persönliche daten',
}

/** Words that may stand before a heading's own word without changing its meaning. */
export const HEADING_QUALIFIERS =
  'my|the|other|additional|with|dates|date|attended|obtained|relevant|professional|key|selected|recent|main|major|previous|past|general|special|current|further|technical|personal|work|career|related|core|specific|academic|more|and|of|in|detailed|overall|total|select|brief|extra'
