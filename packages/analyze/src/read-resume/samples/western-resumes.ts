import type { SampleResume } from './resume-of.ts'

/** Invented people's resumes in European languages. */
export const WESTERN_RESUMES: SampleResume[] = [
  {
    layout: 'German Lebenslauf',
    language: 'de',
    name: 'Sabine Müller-Lüdenscheidt',
    email: 'sabine.mueller@example.de',
    phone: '+495619988776',
    posts: [
      ['Teamleiterin Pflege', 'Klinikum Kassel GmbH', '2017-4', 'now'],
      ['Gesundheits- und Krankenpflegerin', 'Universitätsklinikum Göttingen', '2011-10', '2017-3'],
    ],
    text: `Lebenslauf

Persönliche Daten
Name: Müller-Lüdenscheidt, Sabine
Geburtsdatum: 03.05.1988 in Kassel
Familienstand: verheiratet, zwei Kinder
Anschrift: Goethestraße 12, 34119 Kassel
Telefon: 0561 / 998 877 6
E-Mail: sabine.mueller@example.de

Beruflicher Werdegang
04/2017 – heute	Teamleiterin Pflege, Klinikum Kassel GmbH
	• Leitung eines Teams von 14 Pflegekräften
	• Dienstplanung und Qualitätsmanagement
10/2011 – 03/2017	Gesundheits- und Krankenpflegerin
Universitätsklinikum Göttingen
	• Grund- und Behandlungspflege auf der Intensivstation

Ausbildung
10/2008 – 09/2011	Ausbildung zur Gesundheits- und Krankenpflegerin, Pflegeschule Göttingen
2008	Abitur, Friedrichsgymnasium Kassel

Kenntnisse
MS Office, Wundmanagement, Beatmungspflege

Sprachen
Deutsch (Muttersprache), Englisch (B2), Polnisch: Grundkenntnisse`,
  },
  {
    layout: 'Spanish chef',
    language: 'es',
    name: 'JOSÉ LUIS GARCÍA MÁRQUEZ',
    email: 'jl.garcia@example.es',
    phone: '+34612345678',
    posts: [
      ['Jefe de cocina', 'Restaurante La Encina', '2018-3', 'now'],
      ['Segundo jefe de cocina', 'Hotel Miramar', '2012', '2018'],
    ],
    text: `JOSÉ LUIS GARCÍA MÁRQUEZ
Chef de cocina
Calle Mayor 14, 28013 Madrid · +34 612 345 678 · jl.garcia@example.es

PERFIL
Cocinero con 12 años de experiencia en cocina mediterránea.

EXPERIENCIA LABORAL
Jefe de cocina | Restaurante La Encina, Madrid | marzo de 2018 – actualidad
- Dirección de un equipo de ocho personas
- Control de costes y APPCC
Segundo jefe de cocina | Hotel Miramar, Málaga | 2012 – 2018

FORMACIÓN
Técnico Superior en Dirección de Cocina, Escuela de Hostelería de Málaga, 2011

IDIOMAS
Español: nativo. Inglés: B1. Francés: básico.

COMPETENCIAS
Gestión de equipos, APPCC, repostería, compras`,
  },
  {
    layout: 'nurse with two roles at one hospital',
    language: 'en',
    name: "Thandiwe O'Connor-Ndiaye",
    email: 'thandi.on@example.com',
    phone: '+15032234412',
    posts: [
      ['Charge Nurse, Emergency Department', 'St. Brigid Medical Center', '2019-6', 'now'],
      ['Staff Nurse', 'St. Brigid Medical Center', '2015-3', '2019-5'],
    ],
    text: `Thandiwe O'Connor-Ndiaye, RN, BSN
Registered Nurse
48 Harbor Lane, Portland, OR 97201 | (503) 223-4412 | thandi.on@example.com | linkedin.com/in/thandi-on

PROFESSIONAL SUMMARY
Registered nurse with nine years in emergency and intensive care.

PROFESSIONAL EXPERIENCE
St. Brigid Medical Center, Portland, OR
Charge Nurse, Emergency Department	June 2019 - Present
- Lead a team of 12 nurses in a 30-bed unit
- Triage and IV cannulation
Staff Nurse	March 2015 - May 2019
- Cared for up to five patients per shift

EDUCATION
Bachelor of Science in Nursing, University of Portland, 2014, GPA 3.7

LICENSES AND CERTIFICATIONS
ACLS, BLS, CCRN

SKILLS
Triage, wound care, Epic, patient education

REFERENCES
Dr. Paula Winters, Medical Director, (503) 555-9988, paula.winters@example.org`,
  },
  {
    layout: 'Polish electrician, surname first',
    language: 'pl',
    name: 'ŁUKASZ KOWALCZYK',
    email: 'lukasz.k@example.pl',
    phone: '+48601234567',
    posts: [
      ['Elektryk', 'Elektro-Mont Sp. z o.o.', '2016-5', 'now'],
      ['Pomocnik elektryka', 'Instal-Bud', '2012-9', '2016-4'],
    ],
    text: `KOWALCZYK, ŁUKASZ
Elektryk / Electrician
ul. Długa 5, 31-147 Kraków
tel. 601 234 567
lukasz.k@example.pl

DOŚWIADCZENIE ZAWODOWE
05.2016 – obecnie
Elektryk, Elektro-Mont Sp. z o.o., Kraków
• montaż instalacji elektrycznych
09.2012 – 04.2016
Pomocnik elektryka, Instal-Bud, Tarnów
WYKSZTAŁCENIE
2008 – 2012 Technikum Elektryczne w Tarnowie
UPRAWNIENIA
SEP do 1 kV
JĘZYKI
polski – ojczysty, angielski – B1
ZAINTERESOWANIA
turystyka górska`,
  },
  {
    layout: 'Ukrainian teacher',
    language: 'uk',
    name: 'Шевченко Олена Петрівна',
    email: 'olena.shevchenko@example.ua',
    phone: '+380671234567',
    posts: [
      ['Вчителька математики', 'Гімназія № 12', '2014-9', 'now'],
      ['Репетитор', 'приватна практика', '2011', '2014'],
    ],
    text: `Шевченко Олена Петрівна
Вчителька математики
Київ | +380 67 123 45 67 | olena.shevchenko@example.ua

Досвід роботи
Вчителька математики, Гімназія № 12, Київ
вересень 2014 – дотепер
Репетитор, приватна практика
2011 – 2014

Освіта
Магістр, Київський національний університет, 2011

Мови
українська – рідна, англійська – B2`,
  },
  {
    layout: 'one paragraph of prose',
    language: 'en',
    name: 'Priya Venkatesan',
    email: 'priya.v@example.in',
    phone: '+919822012345',
    posts: [
      ['sales executive', 'Bluebell Traders', '2018-1', '2021-3'],
      ['area sales manager', 'Sunrise Foods Pvt Ltd', '2021-4', 'now'],
    ],
    text: `My name is Priya Venkatesan and I live in Pune, India. I worked as a sales executive at Bluebell Traders from January 2018 to March 2021, where I handled key accounts. Since April 2021 I have been working as an area sales manager at Sunrise Foods Pvt Ltd. I hold an MBA from Symbiosis University (2017). Reach me at priya.v@example.in or +91 98220 12345.`,
  },
  {
    layout: 'Dutch with the sidebar first',
    language: 'nl',
    name: 'Johan van der Berg',
    email: 'jvdberg@example.nl',
    phone: '+31612345678',
    posts: [
      ['Magazijnmedewerker', 'Jansen Logistiek B.V.', '2019-1', 'now'],
      ['Vakkenvuller', 'Supermarkt De Hoek', '2016', '2018'],
    ],
    text: `Contact
jvdberg@example.nl
+31 6 12345678
Utrecht, Nederland

Vaardigheden
Excel
SAP
Heftruckcertificaat

Talen
Nederlands (moedertaal)
Engels (B2)

Johan van der Berg
Magazijnmedewerker

Werkervaring
Magazijnmedewerker
Jansen Logistiek B.V., Utrecht
jan. 2019 – heden
• Orderpicken en laden
Vakkenvuller
Supermarkt De Hoek
2016 – 2018

Opleiding
MBO Logistiek, ROC Midden Nederland
2014 – 2016`,
  },
]
