/**
 * The small talk of adverts and resumes in languages other than English: words of headings, of work and of wishes in
 * general, which say nothing of the work. English has its own in STOP_WORDS.
 */
export const COMMON_WORDS = `
erfahrung erfahrungen berufserfahrung kenntnis kenntnisse aufgabe aufgaben tatigkeit tatigkeiten bereich bereiche bereichen arbeit arbeiten beruf berufe beruflich berufliche
beruflicher stelle stellen personliche personlichen daten angaben lebenslauf werdegang firma unternehmen betrieb mitarbeit mitarbeiter mitarbeiterin mitarbeitern
mitarbeitende abgeschlossene abgeschlossenes abgeschlossen abschluss schwerpunkt umgang gute guter gutes guten sehr sicher sichere sicherer sicheren selbststandig selbststandige eigenverantwortlich verantwortlich
verantwortung zustandig durchfuhrung erstellung bereitschaft vergleichbar vergleichbare vergleichbarem mindestens ihren ihrem ihrer ihres haus erste ersten erster erstes sonstige sonstiges weiteres
moglichst idealerweise wunschenswert vorteil voraussetzung erforderlich zwingend niveau stufe klasse heute aktuell derzeit leitung fahigkeit fahigkeiten
experiencia experiencias profesional profesionales laboral laborales trabajo trabajos trabajar puesto puestos empresa empresas empleado empleada empleo nivel niveles conocimiento conocimientos formacion
funcion funciones tarea tareas datos otros otras otro otra persona personas responsable realizar realizacion gestionar desarrollo actualidad actual presente titulo titulacion
imprescindible deseable minimo minima valorable capacidad dominio manejo requisitos perfil curso cursos zona departamento encargado encargada servicio servicios
professionnel professionnelle professionnels professionnelles travail travaux emploi poste postes entreprise entreprises societe connaissance connaissances competence competences
tache taches domaine domaines donnees autre autres secteur personne personnes realisation gestion suivi actuel actuelle actuellement
diplome titulaire souhaite souhaitee apprecie exige requis requise maitrise capacite divers premiere premier bonne bon connaitre assurer participer
profissional profissionais trabalho trabalhos cargo cargos vaga conhecimento conhecimentos formacao funcao funcoes tarefa tarefas dados outros outras setor pessoa pessoas
responsavel realizacao gestao desenvolvimento atual atualmente ensino completo completa cursando conclusao desejavel obrigatorio obrigatoria diferencial capacidade
disponibilidade atividade atividades principais atribuicoes auxiliar servicos gerais afins periodo
esperienza esperienze professionale professionali lavorativa lavorative lavoro lavori posto impiego azienda aziende livello conoscenza conoscenze competenza competenze formazione mansione mansioni compito
compiti dati altro altri altre settore persone responsabile gestione attuale attualmente titolo gradita richiesto richiesta capacita padronanza requisiti profilo corso
corsi buona buono principali attivita responsabilita ambito costituiscono preferenziale conseguito
ervaring werkervaring beroepservaring werk werkzaamheden baan functie bedrijf organisatie kennis opleiding opleidingen taak taken gegevens overige persoon personen verantwoordelijk
verantwoordelijkheden heden huidig huidige gewenst vereist minimaal vaardigheden profiel cursus cursussen gebied afdeling goede goed medewerker medewerkers
doswiadczenie doswiadczenia zawodowe zawodowy zawodowa praca pracy pracownik pracownikow stanowisko stanowisku firmy poziom poziomie znajomosc wiedza wyksztalcenie obowiazki zadania
zakres inne osoba osoby osob odpowiedzialny odpowiedzialna odpowiedzialnosc obecnie dyplom wymagane mile widziane umiejetnosc umiejetnosci kurs kursy dobra dobry bardzo oferujemy prowadzenie
deneyim deneyimi deneyimli tecrube tecrubesi isyeri calisma calisan calisanlar gorev gorevi gorevler pozisyon sirket seviye seviyesi duzeyde bilgi bilgisi bilgileri egitim egitimi mezunu
mezun sorumlu sorumluluk halen gunumuz tercihen kisisel diger kurslar alaninda iyi derecede
опыт опыта работа работы работе работать стаж должность должности компания компании организация организации уровень уровня знание знания знаний образование обучение обязанности задачи задача данные прочее
человек человека сотрудник сотрудников ответственный ответственность настоящее время сейчас диплом желательно обязательно требуется минимум навыки умение умения профиль курс курсы хорошее хороший
область сфера отдел проведение ведение
خبره الخبره خبرات الخبرات عمل العمل اعمال وظيفه الوظيفه شركه الشركه مستوي معرفه المعرفه تدريب مهام المهام مسؤول مسووليات بيانات شخصيه اخري موظف الحالي حاليا شهاده المؤهلات المهارات مهارات دوره دورات مجال سنوات سنه
अनुभव कार्य काम नौकरी पद कंपनी संस्था स्तर ज्ञान शिक्षा प्रशिक्षण जिम्मेदारी जिम्मेदारियाँ विवरण व्यक्तिगत अन्य वर्ष वर्तमान योग्यता कौशल
`

/** The same in scripts that put no blanks between words. */
export const COMMON_UNSPACED = `
経験 業務 仕事 担当 会社 株式会社 有限会社 実務 以上 以下 程度 必要 知識 資格 取得 職務 職歴 学歴 現在 至る 入社 退社 入職 退職 卒業 入学 部門 部署 関連 対応 実施 使用 基本 操作 能力 希望 志望 動機
経歴 従事 活用 当社 社員 勤務 年間 年月 自己 得意 特技 参加 学校 大学
工作 经验 经历 公司 有限公司 职位 岗位 职责 负责 相关 要求 能力 熟悉 熟练 掌握 具有 具备 优先 以上 本科 专业 学历 教育 背景 培训 技能 水平 个人 信息 其他 至今 目前 主要 进行 完成 参与 良好 年以上
경력 경험 업무 담당 회사 주식회사 근무 직무 직책 재직 현재 이상 이하 관련 자격 능력 우대 필수 지식 교육 학력 기타 사항 기본 가능 보유 수행 진행
ประสบการณ์ การทำงาน งาน ตำแหน่ง บริษัท จำกัด หน้าที่ รับผิดชอบ ความรู้ การศึกษา วุฒิ ระดับ ปัจจุบัน ข้อมูล ส่วนตัว อื่นๆ สามารถ ทักษะ ฝ่าย แผนก ความ การ และ ของ ที่ ใน
`
