/** Labels of an entry in a list of projects: before its name, and before a fact about it; all languages, divided by '|'. */
export const PROJECT_LABELS = {
  name:
    'project|project name|name of project|name of the project|project title|title|title of project|title of the project|main project|major project|minor project|mini project|final year project|academic project|thesis title|' +
    'projekt|projektname|projekttitel|name des projekts|titre|projet|nom du projet|titre du projet|intitulé du projet|proyecto|nombre del proyecto|título del proyecto|projeto|nome do projeto|título do projeto|' +
    'progetto|nome del progetto|titolo del progetto|projectnaam|naam van het project|nazwa projektu|tytuł projektu|projektnamn|prosjekt|prosjektnavn|projektnavn|projektin nimi|název projektu|názov projektu|' +
    'проект|название проекта|наименование проекта|назва проєкту|назва проекту|proje|proje adı|اسم المشروع|المشروع|نام پروژه|שם הפרויקט|nama proyek|nama projek|tên dự án|项目名称|项目|專案名稱|プロジェクト名|案件名|프로젝트명|프로젝트',
  client:
    'client|client name|name of client|end client|customer|kunde|auftraggeber|cliente|client final|committente|opdrachtgever|klant|klient|zleceniodawca|oppdragsgiver|beställare|uppdragsgivare|заказчик|клиент|замовник|müşteri|العميل|کارفرما|לקוח|klien|khách hàng|客户|客戶|顧客|고객사',
  fact:
    'consultant|main contractor|contractor|subcontractor|owner|developer|contract value|project value|project cost|value|cost|budget|scope|scope of work|scope of works|project scope|contract period|completion|status|project status|position in project|' +
    'my role|role in project|team|size of team|project duration|time frame|domain|industry|platform|operating system|os|language|languages|programming language|front end|back end|frontend|backend|database|databases|server|framework|frameworks|' +
    'technology|tech|stack|tech stack|technologies|technologies used|tools and technologies|tools technologies|software|hardware|ide|link|url|github|demo|live demo|source code|repository|guide|project guide|supervisor|about the client|about the project|synopsis|objective|abstract|outcome|outcomes|result|results|sample|methodology|area|built up area|location|' +
    'auftragswert|bauherr|bausumme|projektvolumen|umfang|teamgröße|rolle|meine rolle|technologien|werkzeuge|ergebnis|laufzeit|maître d ouvrage|montant|budget du projet|rôle|mon rôle|équipe|taille de l équipe|environnement|environnement technique|technologies utilisées|résultat|' +
    'valor|monto|presupuesto|alcance|rol|mi rol|equipo|tecnologías|tecnologías utilizadas|entorno|resultado|orçamento|escopo|papel|equipe|tecnologias|tecnologias utilizadas|ambiente|importo|ruolo|il mio ruolo|tecnologie|risultato|' +
    'rol in project|technieken|resultaat|rola|technologie|zespół|wartość|roll|teknik|tekniker|bygherre|rolle i prosjektet|teknologier|' +
    'роль|моя роль|команда|технологии|стек|стек технологий|результат|описание|описание проекта|технології|опис|teknolojiler|rol ve sorumluluklar|الدور|دوري|التقنيات|نقش|تکنولوژی|הטכנולוגיות|תפקיד|peran|teknologi|vai trò|công nghệ|项目角色|担任角色|项目描述|技术栈|开发环境|責任描述|使用技術|担当|担当業務|開発環境|規模|역할|사용 기술|기술 스택|기여도',
} as const
