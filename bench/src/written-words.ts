/** What lists of posts are made of: invented firms, and titles; rare ones are in no list of words. */
export type WrittenWords = {
  titles: string[]
  rareTitles: string[]
  firms: string[]
  rareFirms: string[]
  towns: string[]
  /** Names of months, or their numbers with the sign before the year. */
  months: string[]
  now: string
  /** What leads from a title to a firm, with its blanks. */
  at: string
  /** Of the posts; and two sections behind them. */
  headings: string[]
  duties: string[]
}

export const WRITTEN_WORDS: Record<string, WrittenWords> = {
  en: {
    titles:
      'Software Engineer|Registered Nurse|Sales Manager|Line Cook|Accountant|Project Coordinator|Truck Driver|Office Assistant|Marketing Director|Teacher|Senior Data Analyst|Customer Service Representative|Electrician|HR Manager|Warehouse Associate|Research Assistant'.split(
        '|',
      ),
    rareTitles:
      'Guest Advocate|Patient Access|Client Success|Night Crew|Learning Partner|Field Operations Lead|Growth|Head of Delight|Brand Champion|Floor Staff'.split(
        '|',
      ),
    firms:
      'Merrow Hospital|Quarn Foods Inc.|Tarn University|Fell Logistics LLC|Bank of Merrow|City of Tarnford|Larch Consulting Group|Marl School District|Quarn Technologies|Tarnford Hotel|Owlcroft Ltd|Merrow Insurance Company'.split(
        '|',
      ),
    rareFirms:
      'Quarnix|Bluefell|Tern & Sons|Marlo|The Copper Kettle|Zephyrline|Ashby Marsh|Nordvik|Halden Pryce|Cobalt'.split(
        '|',
      ),
    towns: 'Leeds, UK|Austin, TX|Chicago, IL|Toronto|Denver, CO|London|Seattle, WA|Boston'.split('|'),
    months: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|'),
    now: 'Present',
    at: ' at ',
    headings: 'EXPERIENCE|EDUCATION\nBSc Biology, Fell University, 2010|SKILLS\nExcel, Word, planning'.split('|'),
    duties:
      'Kept the stock of two sites in order and trained new colleagues|Planned routes for a fleet of nine vans|Cut waiting times by 20% within a year|Wrote weekly reports for the head office|Answered questions of customers by phone and mail|Introduced a new system for orders'.split(
        '|',
      ),
  },
  de: {
    titles:
      'Softwareentwickler|Krankenpflegerin|Vertriebsleiter|Köchin|Buchhalterin|Projektkoordinator|Kraftfahrer|Bürokauffrau|Elektriker|Lagermitarbeiter|Verkäuferin|Erzieherin|Maschinenbauingenieur|Leiterin Einkauf'.split(
        '|',
      ),
    rareTitles: 'Kundenglück|Springer im Außendienst|Assistenz|Gastgeber|Teilzeitkraft'.split('|'),
    firms:
      'Merrow GmbH|Klinikum Tarnfeld|Quarn AG|Stadtwerke Merrow|Sparkasse Tarnfeld|Bäckerei Fellmann|Universität Quarn|Hotel Tarnblick|Autohaus Merz'.split(
        '|',
      ),
    rareFirms: 'Quarnix|Blaufels|Mertens & Söhne|Nordvik|Zum Alten Krug|Lindner|Fellbro'.split('|'),
    towns: 'Leipzig|Hamburg|Köln|München|Berlin|Dresden'.split('|'),
    months: '01/|02/|03/|05/|06/|09/|10/|12/'.split('|'),
    now: 'heute',
    at: ' bei ',
    headings: 'BERUFSERFAHRUNG|AUSBILDUNG\nAbitur, Gymnasium Tarnfeld, 2008|KENNTNISSE\nExcel, Word, Planung'.split(
      '|',
    ),
    duties:
      'Betreuung von zwei Lagern und Einarbeitung neuer Kollegen|Planung der Touren von neun Fahrzeugen|Erstellung der Wochenberichte|Beratung der Kunden am Telefon'.split(
        '|',
      ),
  },
  fr: {
    titles:
      'Développeur web|Infirmière|Responsable commercial|Cuisinier|Comptable|Chauffeur livreur|Assistante administrative|Électricien|Vendeuse|Ingénieur qualité|Technicien de maintenance|Aide-soignante'.split(
        '|',
      ),
    rareTitles: 'Polyvalente|Renfort de saison|Hôte accueil et caisse|Bonheur client'.split('|'),
    firms:
      'Hôpital de Merrow|Quarn SARL|Société Fellac|Groupe Tarn|Mairie de Quarnay|Banque de Merrow|Restaurant Le Tarn|Lycée Jean Merrow'.split(
        '|',
      ),
    rareFirms: 'Quarnix|Bleufell|Merlac et Fils|Nordvik|La Bonne Cuiller|Zéphyr'.split('|'),
    towns: 'Lyon|Paris|Nantes|Lille|Toulouse|Bordeaux'.split('|'),
    months: 'janvier|février|mars|avril|mai|juin|juillet|septembre'.split('|'),
    now: "aujourd'hui",
    at: ' chez ',
    headings:
      'EXPÉRIENCE PROFESSIONNELLE|FORMATION\nBaccalauréat, Lycée Fell, 2008|COMPÉTENCES\nExcel, Word, planification'.split(
        '|',
      ),
    duties:
      'Gestion des stocks de deux sites et formation des nouveaux|Planification des tournées de neuf véhicules|Rédaction de rapports hebdomadaires|Accueil des clients au téléphone'.split(
        '|',
      ),
  },
  es: {
    titles:
      'Desarrollador de software|Enfermera|Jefe de ventas|Cocinero|Contable|Conductor de camión|Auxiliar administrativa|Electricista|Dependienta|Ingeniero de calidad|Camarera|Profesora de inglés'.split(
        '|',
      ),
    rareTitles: 'Polivalente|Refuerzo de temporada|Atención al público|Mozo'.split('|'),
    firms:
      'Hospital de Merrow|Quarn S.L.|Grupo Tarn|Ayuntamiento de Quarna|Banco Merrow|Restaurante El Tarn|Colegio San Merrow|Transportes Fell S.A.'.split(
        '|',
      ),
    rareFirms: 'Quarnix|Azulfell|Merlo e Hijos|Nordvik|La Buena Cuchara'.split('|'),
    towns: 'Madrid|Sevilla|Valencia|Bilbao|Zaragoza'.split('|'),
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|septiembre'.split('|'),
    now: 'actualidad',
    at: ' en ',
    headings:
      'EXPERIENCIA LABORAL|FORMACIÓN\nBachillerato, IES Fell, 2008|HABILIDADES\nExcel, Word, planificación'.split('|'),
    duties:
      'Gestión de existencias de dos almacenes y formación de compañeros|Planificación de rutas de nueve furgonetas|Redacción de informes semanales|Atención de clientes por teléfono'.split(
        '|',
      ),
  },
  pl: {
    titles:
      'Programista|Pielęgniarka|Kierownik sprzedaży|Kucharz|Księgowa|Kierowca|Asystentka biura|Elektryk|Sprzedawca|Inżynier jakości|Magazynier|Nauczyciel matematyki'.split(
        '|',
      ),
    rareTitles: 'Pomoc sezonowa|Obsługa klienta|Zmianowy|Opieka'.split('|'),
    firms:
      'Szpital Miejski w Merowie|Quarn Sp. z o.o.|Grupa Tarn S.A.|Urząd Gminy Quarnów|Bank Merów|Restauracja Pod Tarnem|Hotel Fell'.split(
        '|',
      ),
    rareFirms: 'Quarnix|Niebofell|Merlak i Synowie|Nordvik'.split('|'),
    towns: 'Kraków|Warszawa|Gdańsk|Poznań|Łódź'.split('|'),
    months: '01.|02.|03.|05.|06.|09.|11.'.split('|'),
    now: 'obecnie',
    at: ' w ',
    headings:
      'DOŚWIADCZENIE ZAWODOWE|WYKSZTAŁCENIE\nLiceum Ogólnokształcące w Fellowie, 2008|UMIEJĘTNOŚCI\nExcel, Word, planowanie'.split(
        '|',
      ),
    duties:
      'Prowadzenie magazynów w dwóch miejscach i szkolenie nowych osób|Planowanie tras dziewięciu aut|Przygotowywanie raportów tygodniowych|Rozmowy z klientami przez telefon'.split(
        '|',
      ),
  },
  ru: {
    titles:
      'Программист|Медсестра|Менеджер по продажам|Повар|Бухгалтер|Водитель|Офис-менеджер|Электрик|Продавец-консультант|Инженер по качеству|Кладовщик|Учитель математики'.split(
        '|',
      ),
    rareTitles: 'Помощник по залу|Забота о клиентах|Сезонный работник'.split('|'),
    firms: 'ООО «Кварн»|ЗАО «Мерров»|Городская больница № 4|Банк «Тарн»|Ресторан «Фелл»|АО «Мерлинвест»'.split('|'),
    rareFirms: 'Кварникс|Синефелл|Нордвик|Мерлак и сыновья'.split('|'),
    towns: 'Москва|Казань|Самара|Пермь|Омск'.split('|'),
    months: 'январь|февраль|март|апрель|май|июнь|сентябрь'.split('|'),
    now: 'настоящее время',
    at: ' в ',
    headings:
      'ОПЫТ РАБОТЫ|ОБРАЗОВАНИЕ\nФелловский государственный университет, 2008|НАВЫКИ\nExcel, Word, планирование'.split(
        '|',
      ),
    duties:
      'Учёт товара на двух складах и обучение новых сотрудников|Планирование маршрутов девяти машин|Подготовка еженедельных отчётов|Ответы на вопросы клиентов по телефону'.split(
        '|',
      ),
  },
}
