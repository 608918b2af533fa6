/** What the lines below a job advert's heading are about. `skip`: company, benefits, pay, how to apply. */
export type JobSection = 'duties' | 'must' | 'nice' | 'skip'

/** Names of facts about a job, folded, each of which is told in one line beside or below it and opens no section. */
export const JOB_FACTS =
  'reports to; reporting to; location; hours; working hours; contract type; start date; closing date; residency requirement; hours/shift; work location; job id; arbeitszeit; standort; stellenbewertung; bewerbungsfrist; arbeitsort; eingruppierung; entgelt; befristung; ansprechpartner; miejsce pracy; ort; omfattning; uppdragsgivare; sista ansokningsdag; anstallningsform; tilltrade; lon; ansogningsfrist; soknadsfrist; arbeidssted; arbejdssted; salary; pay; department; division; job type; employment type; job category; reference; reference number; industry; sector; date posted; posted; deadline; vertragsart; beginn; eintrittsdatum; referenznummer; branche; type de contrat; lieu; salaire; date de debut; tipo de contrato; jornada; ubicacion; salario; fecha de inicio; local; regime; tipo di contratto; sede; standplaats; uren per week; rodzaj umowy; wymiar etatu; lokalizacja; schedule; work schedule; shift schedule; contract; employer; benefits of the post; travel allowance; ihr arbeitgeber; arbeitgeber; vertrag; lieu de travail; horaires; contrat; employeur; horario; horario laboral; lugar de trabajo; contrato; tipo de contratacion; modalidad; local de trabalho; horario de trabalho; regime de contratacao; orario; orario di lavoro; sede di lavoro; contratto; luogo di lavoro; dienstverband; werkgever; locatie; contractvorm; godziny pracy; pracodawca; typ umowy; график; график работы; место работы; занятость; тип занятости; работодатель; calisma sekli; calisma saatleri; calisma yeri; konum; anstallning; arbetstid; arbetsgivare; arbejdstid; arbejdsgiver; arbeidstid; arbeidsgiver; 工作地点; 工作地點; 上班地点; 工作时间; 工作時間; 上班时间; 上班時段; 招聘人数; 職位月薪; 职位月薪; 勤務地; 勤務時間; 就業時間; 就業場所; 雇用形態; 休日; 休日・休暇; 休日休暇; 試用期間; 採用人数; 근무지; 근무지역; 근무시간; 고용형태; 근무형태; misto vykonu prace; pracovni doba; miesto vykonu prace; munkavegzes helye; munkaido; locul de munca; program de lucru; τόπος εργασίας; ωράριο; tyoaika; tyopaikan sijainti; מיקום; שעות עבודה; مکان العمل; ساعات العمل; مكان العمل; نوع العقد; lokasi; jam kerja; dia diem lam viec; thoi gian lam viec; dịa diểm làm việc'

/** Headings, folded, of notes: of what stands below them only what binds the reader is asked for. */
export const JOB_NOTES =
  'additional information; further information; other information; notes; note; please note; weitere informationen; zusatzliche informationen; hinweise; sonstiges; informations complementaires; informacion adicional; informacoes adicionais; ulteriori informazioni; overige informatie; dodatkowe informacje; ovrigt; for information'

/** Headings of job advert sections, folded; several languages. A heading line holds little else. */
export const JOB_HEADINGS: Record<JobSection, string> = {
  nice: `ideally; it would be great if you; would be great; beda plusem; bedzie plusem; das ware schon; schon ware; serait un plus; seraient un plus; valorable;
    aspectos valorables; costituiscono titolo preferenziale; sarebbe un plus; saranno un plus; fijn als je;
    should have; should haves; could have; nice to have; nice to haves; nice-to-have; nice-to-haves; preferred; preferred qualifications; preferred skills; preferred experience;
    preferred requirements; desirable; desirable skills; desirable criteria; desirable experience; desired; desired skills;
    desired qualifications; bonus; bonus points; bonus skills; good to have; would be a plus; it would be great if; optional;
    optional skills; additional skills; a plus; pluses; advantageous; what would be nice; extra points; wunschenswert;
    von vorteil; das ware ein plus; pluspunkte; atouts; les plus; souhaite; souhaitable; deseable; se valora; se valorara;
    valoramos; desejavel; diferenciais; diferencial; gradito; titoli preferenziali; costituisce titolo preferenziale; pre;
    wenselijk; mile widziane; dodatkowe atuty; meriterande; onskelig; будет плюсом; желательно; буде плюсом; tercih sebebi;
    tercihen; 加分项; 优先条件; 优先考虑; 歓迎条件; 歓迎スキル; 歓迎要件; 歓迎; 優遇条件; 尚可; 우대사항; 우대 사항; 우대조건; 우대 조건; 우대; يفضل; يفضل أن يكون; المؤهلات المفضلة; ميزات إضافية; वांछनीय; वांछनीय योग्यता; वांछनीय योग्यताएँ; अतिरिक्त योग्यता; प्राथमिकता; คุณสมบัติพิเศษ; คุณสมบัติเพิ่มเติม; หากมีจะพิจารณาเป็นพิเศษ; menjadi nilai tambah; uu tien;
    requisiti preferenziali; requisito preferenziale; preferenziali; sara un plus; valoriza-se; valorizamos; sera um diferencial; desejaveis; requisitos desejaveis; requisitos deseables; meritos; pluspunten; pluspunt; mooi meegenomen; gewenst; dat is een pre; atuty; atutem bedzie; dodatkowym atutem bedzie; wunschenswerte kenntnisse; das ware von vorteil; wunschqualifikationen; apprecies; competences appreciees; tercih nedenleri; tercih edilen nitelikler; tercih edilenler; желательные требования; преимуществом будет; приветствуется; дополнительно`,
  must: `you; what we ask of you; what we ask; you'll have; skills needed; experience needed; experience required; what we expect; what you should have;
    nasze oczekiwania; oczekiwania; oczekiwania wobec kandydata; wymagania konieczne; twoj profil; das wunschen wir uns; was wir uns wunschen;
    was wir uns von dir wunschen; was wir uns von ihnen wunschen; wir wunschen uns; das solltest du mitbringen; das sollten sie mitbringen;
    was du mitbringen solltest; das macht dich aus; damit uberzeugst du; damit uberzeugen sie; damit uberzeugst du uns; womit sie uns uberzeugen;
    damit punktest du; damit punkten sie; so passt du zu uns; dein know-how; ihr know-how; ce qu'on attend de vous; ce que nous attendons de vous;
    vos atouts; cosa chiediamo; il tuo profilo; chi cerchiamo; cosa ti chiediamo; que pedimos; que necesitas; o que pedimos; o que procuramos em si;
    dit vragen wij; dit vragen we; dit heb je in huis; kravprofil; din bakgrund; что мы ждем от кандидата; кого мы ищем; наши ожидания;
    conditions of employment; you should; you should have; you should be; you'll need; you’ll need; you will need; candidates must; applicants must; sie sollten; du solltest; vous devez; usted debe; exigencias; requerimientos; exigencias del puesto; requisiti del candidato; wat heb je nodig; musisz; powinienes; от вас; от тебя; adaydan beklentilerimiz; beklentilerimiz; requirements; required; job requirements; key requirements; minimum requirements; requirements and skills; essential;
    essential skills; essential criteria; essential requirements; essential experience; must have; must haves; must-haves;
    must-have; qualifications; required qualifications; minimum qualifications; basic qualifications; key qualifications;
    education and experience; education; experience; required skills; required experience; skills; key skills; skills required;
    technical skills; skills and experience; experience and skills; skills & experience; skills and qualifications;
    qualifications and skills; qualifications and experience; knowledge and skills; who you are; about you; you have;
    you are; you bring; what you bring; what you'll bring; what you will bring; what you need; what you'll need;
    what you will need; what we need; what we are looking for; what we're looking for; what we ask for; we ask for; you need; we need; you must have; what you must have; we are looking for; your profile; your background;
    your experience; your skills; candidate profile; person specification; ideal candidate; the ideal candidate; who we are looking for;
    who we're looking for; profile; competencies; licences; certifications; essential skills and competences; essential knowledge;
    anforderungen; ihr profil; dein profil; das bringen sie mit; das bringst du mit; was sie mitbringen; was du mitbringst;
    qualifikation; qualifikationen; voraussetzungen; profil; profil recherche; votre profil; ton profil; competences; competences requises;
    exigences; qualifications requises; requisitos; perfil; perfil buscado; requisitos minimos; requisitos imprescindibles; imprescindible; requisitos obligatorios; lo que buscamos; que buscamos;
    tu perfil; cualificaciones; requisitos obrigatorios; qualificacoes; o que buscamos; requisiti; profilo; competenze;
    competenze richieste; cosa cerchiamo; functie-eisen; functie eisen; eisen; jouw profiel; wat vragen wij; wat breng je mee;
    wymagania; oczekujemy; nasze wymagania; czego oczekujemy; kvalifikationer; krav; din profil; vi soker; kvalifikasjoner;
    требования; мы ожидаем; что мы ждем; навыки; вимоги; ми очікуємо; aranan nitelikler; nitelikler; gereksinimler;
    任职要求; 岗位要求; 职位要求; 要求; 応募資格; 必須条件; 必須スキル; 자격요건; 지원자격; المتطلبات; المؤهلات; متطلبات الوظيفة;
    persyaratan; kualifikasi; yeu cau; yeu cau cong viec; คุณสมบัติ; คุณสมบัติผู้สมัคร; คุณสมบัติของผู้สมัคร; योग्यता; योग्यताएँ; आवश्यक योग्यता; आवश्यक योग्यताएँ; अनिवार्य योग्यता; शैक्षणिक योग्यता; पात्रता; आवश्यकताएँ;
    必要条件; 応募条件; 応募要件; 必須要件; 必須; 対象となる方; 求める人物像; 岗位条件; 应聘条件; 招聘条件; 基本要求; 자격 요건; 지원 자격; 필수 요건; 필수 조건; 필수요건; 자격조건; الشروط; شروط التقديم; المهارات المطلوبة; المتطلبات الأساسية; المؤهلات والخبرات; الشروط المطلوبة;
    requisiti richiesti; requisiti obbligatori; requisiti minimi; si richiede; si richiedono; profilo ricercato; wij vragen; jij hebt; functie-eisen zijn; wat neem je mee; dit breng je mee; profiel; wymagania obowiazkowe; wymagania niezbedne; profil kandydata; od kandydatow oczekujemy; aranan ozellikler; genel nitelikler; adayda aranan nitelikler; aday kriterleri; genel nitelikler ve is tanimi; обязательные требования; наши требования; что мы ожидаем; требования к кандидату; exige-se; perfil do candidato; o seu perfil; perfil pretendido; perfil requerido; se requiere; requerimientos; das sollten sie mitbringen; sie bringen mit; du bringst mit; fachliche anforderungen; ce que nous recherchons; prerequis; wer sie sind; wer du bist; wie ben jij; wie ben je; wie zoeken wij; wie zoeken we; qui etes-vous; qui es-tu; vous etes; quien eres; quem e voce; quem es; chi sei; il profilo; le profil; el perfil; o perfil; il candidato; il candidato ideale; kim jestes; kogo szukamy; vem ar du; vem du ar; vi soker dig som; hvem er du; om deg; om dig; кто вы; кто нам нужен; кого мы ищем; мы ждем; ваш профиль; kimi ariyoruz; kimleri ariyoruz; 我们希望你; 你需要具备; 我们需要你; من نبحث عنه; ما نبحث عنه; نتوقع منك; المتطلبات والمؤهلات; requisitos e qualificacoes; que pedimos; que buscamos en ti; o que esperamos; o que procuramos`,
  duties: `your day; a day in the life; key tasks; your main tasks; day-to-day; your mission; twoj zakres obowiazkow; zakres zadan;
    do twoich zadan bedzie nalezec; twoje obowiazki; das erwartet dich; was dich erwartet; was sie erwartet; dein job; ihr job; dein aufgabengebiet;
    ihr aufgabengebiet; deine tatigkeiten; ihre tatigkeiten; dein tatigkeitsfeld; ihr tatigkeitsfeld; aufgabenbereich; dein aufgabenbereich;
    ihr aufgabenbereich; das machst du bei uns; votre quotidien; ton quotidien; ce que vous ferez; activites; activites principales; tareas a realizar;
    le tue attivita; di cosa si occupera; principais funcoes; o teu dia a dia; dit zijn jouw taken; dina uppgifter; dagliga arbetsuppgifter;
    responsibilities; key responsibilities; main responsibilities; roles and responsibilities; role and responsibilities;
    duties; main duties; key duties; duties and responsibilities; job duties; essential duties; essential functions; tasks;
    main tasks; your tasks; your responsibilities; your role; the role; about the role; about the job; about the position; job description;
    job summary; position summary; role overview; overview; summary; purpose of the role; job purpose; the position; the job;
    what you'll do; what you will do; what you'll be doing; what you will be doing; you will; what you do; day to day; a typical day;
    in this role; key accountabilities; principal accountabilities; main accountabilities; principal duties; purpose of the post; purpose of the job; accountabilities; scope; aufgaben; ihre aufgaben; deine aufgaben; aufgabengebiet;
    das erwartet sie; tatigkeiten; missions; vos missions; tes missions; missions principales; responsabilites; description du poste;
    le poste; funciones; funciones principales; responsabilidades; tareas; descripcion del puesto; que haras; atividades;
    principais atividades; atribuicoes; descricao da vaga; mansioni; attivita; responsabilita; descrizione; cosa farai; taken;
    werkzaamheden; jouw taken; wat ga je doen; functieomschrijving; obowiazki; zakres obowiazkow; twoje zadania; zadania;
    arbetsuppgifter; om rollen; arbeidsoppgaver; arbejdsopgaver; обязанности; задачи; что делать; чем предстоит заниматься;
    обов'язки; обовязки; is tanimi; gorevler; sorumluluklar; 岗位职责; 工作职责; 职责; 工作内容; 仕事内容; 業務内容; 職務内容;
    담당업무; 주요업무; المهام; المسؤوليات; مهام الوظيفة; tanggung jawab; deskripsi pekerjaan; mo ta cong viec; หน้าที่; หน้าที่ความรับผิดชอบ; หน้าที่และความรับผิดชอบ; รายละเอียดงาน; ลักษณะงาน; जिम्मेदारियाँ; कार्य; कार्य और जिम्मेदारियाँ; कार्य विवरण; मुख्य कार्य; कर्तव्य;
    仕事の内容; 主な業務; 主な仕事内容; 具体的な業務; 工作描述; 主要职责; 岗位描述; 工作任务; 주요 업무; 담당 업무; 업무 내용; 업무내용; 하는 일; المهام والمسؤوليات; المسؤوليات والمهام; الواجبات; المهام الوظيفية; الوصف الوظيفي;
    il ruolo; principali attivita; di cosa ti occuperai; le tue responsabilita; as suas funcoes; funcoes; funcoes principais; o que vai fazer; principais responsabilidades; tus funciones; que haras; dit ga je doen; wat ga je doen?; jouw werkzaamheden; de functie; opis stanowiska; glowne zadania; do twoich zadan nalezy; isin tanimi; gorev tanimi; gorev ve sorumluluklar; is tanimi ve sorumluluklar; ваши задачи; должностные обязанности; основные обязанности; das sind ihre aufgaben; ihr aufgabengebiet; vos responsabilites; votre mission; vos taches; que vas a hacer; que haras en tu dia a dia; tu dia a dia; seu dia a dia; responsabilidades e atribuicoes; le attivita; la tua giornata; wat ga jij doen; wat ga je doen bij ons; co bedziesz robic; czym bedziesz sie zajmowac; dina arbetsuppgifter; dine oppgaver; dine opgaver; чем вам предстоит заниматься; что предстоит делать; neler yapacaksin; neler yapacaksiniz; 你将负责; ماذا ستفعل; مهامك`,
  skip: `similar jobs; similar vacancies; more jobs like this; people also viewed; you may also like; the company; job details; profile insights; to oferujemy;
    deine benefits; ihre benefits; nous proposons; ce que nous proposons; ne sunuyoruz; neler sunuyoruz; sunulan imkanlar; interested?; interesse?;
    interessiert?; jak aplikowac; comment postuler; como inscribirse; come candidarsi; solliciteren; nasil basvurulur; salary and benefits;
    pay and benefits; your contact; dein kontakt; ihr kontakt; ahnliche jobs; ahnliche stellenangebote; offres similaires; ofertas similares;
    offerte simili; podobne oferty; podobne oferty pracy; vergelijkbare vacatures; benzer ilanlar; vagas semelhantes; ofertas semelhantes;
    in return; in return we offer; what you can expect from us; how you will be evaluated; required documents; next steps; hiring process; our hiring process; leistungen; unsere leistungen; das erwartet dich bei uns; das bekommen sie; das bekommst du; im gegenzug; bewerbungsprozess; darauf konnen sie sich freuen; darauf kannst du dich freuen; en echange; en contrepartie; nous t'offrons; deroulement; a cambio; a cambio ofrecemos; em troca; in cambio; si offre; offresi; ti offriamo; cosa ti offriamo; vi offriamo; l'offerta; iter di selezione; je krijgt van ons; je krijgt; jij krijgt; jij krijgt van ons; dit krijg je; dit krijg je van ons; wat kun je verwachten; aanbod; ons aanbod; wat wij jou bieden; wat we je bieden; procedure; to otrzymasz; w zamian; w zamian oferujemy; gwarantujemy; proces rekrutacji; мы гарантируем; взамен; этапы отбора; sagladigimiz olanaklar; olanaklar; imkanlar; sosyal haklar; size sundugumuz; ise alim sureci; 選考フロー; 選考プロセス; 選考の流れ; 選考方法; 選考; 応募方法; 昇給・賞与; 昇給; 賞与; 手当; 諸手当; 各種制度; 薪酬待遇; 职位福利; 薪资待遇; 福利; 公司介绍; 企业介绍; 联系方式; 应聘方式; 面试流程; 전형절차; 전형방법; 채용절차; 지원방법; 접수방법; 근무환경; ما نوفره; ماذا نقدم; highlights; notes to applicants; notes to job applicants; selection process; recruitment process; proces rekrutacyjny; etapas; processo seletivo; proceso de seleccion; processus de recrutement; deroulement des entretiens; deroulement du recrutement; qui a publie cette offre; selezione; documentazione; sollicitatieprocedure; villkor; ansokan; ansog; about us; about the company; about our company; who we are; our company; company; company description; our story; our mission; our values;
    our culture; benefits; perks; perks and benefits; benefits and perks; compensation; compensation and benefits; package;
    what we offer; we offer; what you get; what you'll get; what's in it for you; why join us; why us; why work with us; our offer;
    the package; rewards; equal opportunity; equal opportunities; equal opportunity employer; diversity; diversity and inclusion;
    diversity statement; our commitment; how to apply; to apply; apply; application process; the process; interview process; contact;
    contact us; disclaimer; privacy; wir bieten; was wir bieten; das bieten wir; unser angebot; uber uns;
    kontakt; benefits bei uns; bewerbung; nous offrons; ce que nous offrons; avantages; a propos; a propos de nous; l'entreprise;
    qui sommes-nous; remuneration; ofrecemos; que ofrecemos; beneficios; sobre nosotros; quienes somos; oferecemos; sobre nos;
    sobre a empresa; offriamo; cosa offriamo; chi siamo; l'azienda; wij bieden; wat wij bieden; wat bieden wij; over ons; arbeidsvoorwaarden;
    oferujemy; co oferujemy; o nas; o firmie; vi erbjuder; om oss; vi tilbyr; vi tilbyder; om os; условия; мы предлагаем; о компании; о нас;
    ми пропонуємо; про нас; умови; biz kimiz; hakkimizda; sundugumuz olanaklar; yan haklar; 福利待遇; 公司简介; 薪资福利; 福利厚生; 会社概要;
    給与; 待遇; 복리후생; 회사소개; 혜택; المزايا; عن الشركة; tentang kami; tunjangan; quyen loi; phuc loi; ve chung toi; สวัสดิการ; เกี่ยวกับเรา; नौकरी के लाभ; लाभ; सुविधाएँ; वेतन; हमारे बारे में;
    nous vous offrons; nous vous proposons; ce que nous vous offrons; wir bieten ihnen; das erwartet sie bei uns; wat krijg je; wat krijg je van ons; dit bieden wij; zapewniamy; co zapewniamy; oferta; cosa offriamo?; la nostra offerta; o que oferecemos; se ofrece; ofrecemos:; beneficios sociales; sunduklarimiz; neler sunuyoruz; условия работы; что мы предлагаем; نقدم; ما نقدمه; المميزات; مزايا الوظيفة; 薪酬福利; 公司福利; 待遇・福利厚生; 勤務条件; 근무조건; 근무 조건; 복지; 급여; wer wir sind; wie zijn wij; wie zijn we; qui sommes nous; notre entreprise; l'azienda; kim jestesmy; vilka ar vi; hvem er vi; кто мы; biz kimiz; 关于我们; 我们提供; من نحن; das bieten wir ihnen; ce que nous vous proposons; cosa offriamo; wat bieden wij`,
}

/** Folded headings of what is done, and behind what is asked for of what is given: "Das erwartet Sie". */
export const TASKS_OR_OFFER =
  'das erwartet (?:sie|dich|euch)|was (?:sie|dich) erwartet|darauf (?:kannst du|konnen sie) dich|what (?:to|you can) expect|what awaits you|ce qui vous attend|lo que te espera|o que te espera|cosa ti aspetta|wat kun je verwachten|co cie czeka|что вас ждет'

/** Openings that name the job: "Job title: ..." */
export const TITLE_LABELS = `job title; title; position; role; vacancy; post; job; stellenbezeichnung; stelle; position; intitule du poste; poste;
  puesto; vacante; cargo; vaga; posizione; ruolo; functie; vacature; stanowisko; tjanst; stilling; должность; вакансия; посада; pozisyon;
  职位; 岗位; 職種; 직무; المسمى الوظيفي; posisi; vi tri; ตำแหน่ง`

/** Openings of lists of other names of the job. */
export const ALSO_KNOWN_AS = `also known as; alternative titles; alternative labels; other titles; similar titles; also called; aka`
