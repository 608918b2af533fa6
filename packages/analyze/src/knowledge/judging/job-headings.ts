/** What the lines below a job advert's heading are about. `skip`: company, benefits, pay, how to apply. */
export type JobSection = 'duties' | 'must' | 'nice' | 'skip'

/** Headings of job advert sections, folded; several languages. A heading line holds little else. */
export const JOB_HEADINGS: Record<JobSection, string> = {
  nice: `should have; should haves; could have; nice to have; nice to haves; nice-to-have; nice-to-haves; preferred; preferred qualifications; preferred skills; preferred experience;
    preferred requirements; desirable; desirable skills; desirable criteria; desirable experience; desired; desired skills;
    desired qualifications; bonus; bonus points; bonus skills; good to have; would be a plus; it would be great if; optional;
    optional skills; additional skills; a plus; pluses; advantageous; what would be nice; extra points; wunschenswert;
    von vorteil; das ware ein plus; pluspunkte; atouts; les plus; souhaite; souhaitable; deseable; se valora; se valorara;
    valoramos; desejavel; diferenciais; diferencial; gradito; titoli preferenziali; costituisce titolo preferenziale; pre;
    wenselijk; mile widziane; dodatkowe atuty; meriterande; onskelig; будет плюсом; желательно; буде плюсом; tercih sebebi;
    tercihen; 加分项; 优先条件; 歓迎条件; 歓迎スキル; 우대사항; يفضل; menjadi nilai tambah; uu tien`,
  must: `requirements; required; job requirements; key requirements; minimum requirements; requirements and skills; essential;
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
    persyaratan; kualifikasi; yeu cau; yeu cau cong viec; คุณสมบัติ; योग्यता; आवश्यकताएँ`,
  duties: `responsibilities; key responsibilities; main responsibilities; roles and responsibilities; role and responsibilities;
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
    담당업무; 주요업무; المهام; المسؤوليات; مهام الوظيفة; tanggung jawab; deskripsi pekerjaan; mo ta cong viec; หน้าที่; जिम्मेदारियाँ`,
  skip: `reports to; reporting to; location; hours; working hours; contract type; start date; closing date; about us; about the company; about our company; who we are; our company; company; company description; our story; our mission; our values;
    our culture; benefits; perks; perks and benefits; benefits and perks; compensation; compensation and benefits; salary; pay; package;
    what we offer; we offer; what you get; what you'll get; what's in it for you; why join us; why us; why work with us; our offer;
    the package; rewards; equal opportunity; equal opportunities; equal opportunity employer; diversity; diversity and inclusion;
    diversity statement; our commitment; how to apply; to apply; apply; application process; the process; interview process; contact;
    contact us; disclaimer; privacy; additional information; note; wir bieten; was wir bieten; das bieten wir; unser angebot; uber uns;
    kontakt; benefits bei uns; bewerbung; nous offrons; ce que nous offrons; avantages; a propos; a propos de nous; l'entreprise;
    qui sommes-nous; remuneration; ofrecemos; que ofrecemos; beneficios; sobre nosotros; quienes somos; oferecemos; sobre nos;
    sobre a empresa; offriamo; cosa offriamo; chi siamo; l'azienda; wij bieden; wat wij bieden; wat bieden wij; over ons; arbeidsvoorwaarden;
    oferujemy; co oferujemy; o nas; o firmie; vi erbjuder; om oss; vi tilbyr; vi tilbyder; om os; условия; мы предлагаем; о компании; о нас;
    ми пропонуємо; про нас; умови; biz kimiz; hakkimizda; sundugumuz olanaklar; yan haklar; 福利待遇; 公司简介; 薪资福利; 福利厚生; 会社概要;
    給与; 待遇; 복리후생; 회사소개; 혜택; المزايا; عن الشركة; tentang kami; tunjangan; quyen loi; phuc loi; ve chung toi; สวัสดิการ; เกี่ยวกับเรา`,
}

/** Openings that name the job: "Job title: ..." */
export const TITLE_LABELS = `job title; title; position; role; vacancy; post; job; stellenbezeichnung; stelle; position; intitule du poste; poste;
  puesto; vacante; cargo; vaga; posizione; ruolo; functie; vacature; stanowisko; tjanst; stilling; должность; вакансия; посада; pozisyon;
  职位; 岗位; 職種; 직무; المسمى الوظيفي; posisi; vi tri; ตำแหน่ง`

/** Openings of lists of other names of the job. */
export const ALSO_KNOWN_AS = `also known as; alternative titles; alternative labels; other titles; similar titles; also called; aka`
