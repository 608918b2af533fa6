import type { Line, ResumeText } from '@evenhand/model'

/** An invented person's resume and what a careful reader finds in it. Posts: title, employer, start, end. */
export type SampleResume = {
  layout: string
  /** As the extractor tells it. */
  language: string
  name: string
  email: string
  phone: string
  posts: [title: string, employer: string, start: string, end: string][]
  text: string
}

/** Plain text as a resume, one line each, without typography. */
export function resumeOf(text: string, language?: string): ResumeText {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    if (line.trim() !== '') lines.push({ start, end, page: 1, level: 'body', bold: false })
    start = end + 1
  }
  const base = { fileName: 'resume.txt', mediaType: 'text/plain', text, lines, pages: 1, warnings: [], hidden: [] }
  return language === undefined ? base : { ...base, language }
}

export const SAMPLE_RESUMES: SampleResume[] = [
  {
    layout: 'German Lebenslauf',
    language: 'de',
    name: 'Müller-Lüdenscheidt, Sabine',
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
    layout: 'Japanese rirekisho',
    language: 'ja',
    name: '山田　花子',
    email: 'hanako.yamada@example.jp',
    phone: '+819012345678',
    posts: [
      ['営業担当', '株式会社青空商事', '2013-4', '2018-9'],
      ['システムエンジニア', '緑川システム株式会社', '2018-10', 'now'],
    ],
    text: `履歴書
2024年4月1日現在
氏名　山田　花子
生年月日　1990年5月12日生（満33歳）
現住所　〒150-0002 東京都渋谷区渋谷2-1-1
電話番号　090-1234-5678
メールアドレス　hanako.yamada@example.jp

学歴
2009年4月　早稲田大学商学部入学
2013年3月　早稲田大学商学部卒業

職歴
2013年4月　株式会社青空商事 入社
営業部 営業担当
2018年9月　株式会社青空商事 退社
平成30年10月～現在　緑川システム株式会社 システムエンジニア

資格
2012年6月　普通自動車第一種運転免許
2016年11月　TOEIC 850点

趣味
登山`,
  },
  {
    layout: 'Arabic',
    language: 'ar',
    name: 'خديجة بن علي',
    email: 'khadija.benali@example.ma',
    phone: '+212612345678',
    posts: [
      ['مهندسة برمجيات أولى', 'شركة أطلس للتقنية', '2020-1', 'now'],
      ['مبرمجة', 'مجموعة المدينة', '2016-3', '2019-12'],
    ],
    text: `خديجة بن علي
مهندسة برمجيات
الدار البيضاء، المغرب
البريد الإلكتروني: khadija.benali@example.ma
الهاتف: +212 612 345 678

الملخص المهني
مهندسة برمجيات بخبرة سبع سنوات في تطوير تطبيقات الويب.

الخبرات العملية
مهندسة برمجيات أولى، شركة أطلس للتقنية، الدار البيضاء
يناير 2020 – حتى الآن
• تطوير واجهات باستخدام React و Node.js
مبرمجة، مجموعة المدينة
مارس 2016 - ديسمبر 2019
• صيانة قواعد البيانات

التعليم
بكالوريوس في علوم الحاسوب، جامعة الحسن الثاني، 2015

اللغات
العربية: اللغة الأم
الفرنسية: بطلاقة
الإنجليزية: متوسط`,
  },
  {
    layout: 'Thai',
    language: 'th',
    name: 'สมหญิง ใจดี',
    email: 'somying.jaidee@example.co.th',
    phone: '+66812345678',
    posts: [
      ['นักบัญชีอาวุโส', 'บริษัท ฟ้าใสการค้า จำกัด', '2019-1', 'now'],
      ['เจ้าหน้าที่บัญชี', 'บริษัท รุ่งเรืองกิจ จำกัด', '2015-6', '2018-12'],
    ],
    text: `ประวัติย่อ
ชื่อ-นามสกุล: นางสาวสมหญิง ใจดี
เบอร์โทรศัพท์: 081-234-5678
อีเมล: somying.jaidee@example.co.th
ที่อยู่: 99/1 ถนนสุขุมวิท เขตวัฒนา กรุงเทพมหานคร 10110

ประสบการณ์ทำงาน
มกราคม 2562 - ปัจจุบัน
นักบัญชีอาวุโส บริษัท ฟ้าใสการค้า จำกัด
• จัดทำงบการเงินรายเดือน
มิ.ย. 2558 - ธ.ค. 2561
เจ้าหน้าที่บัญชี บริษัท รุ่งเรืองกิจ จำกัด

การศึกษา
2558 ปริญญาตรี สาขาการบัญชี จุฬาลงกรณ์มหาวิทยาลัย เกรดเฉลี่ย 3.25

ทักษะ
Microsoft Excel, SAP, Express

ภาษา
ไทย (ภาษาแม่), อังกฤษ (ดี)`,
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
      ['Charge Nurse', 'St. Brigid Medical Center', '2019-6', 'now'],
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
    name: 'KOWALCZYK, ŁUKASZ',
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
    layout: 'Chinese',
    language: 'zh',
    name: '王小明',
    email: 'xiaoming.wang@example.cn',
    phone: '+8613800138000',
    posts: [
      ['高级软件工程师', '杭州云海科技有限公司', '2018-3', 'now'],
      ['软件工程师', '上海蓝天信息有限公司', '2016-7', '2018-2'],
    ],
    text: `王小明
手机：138 0013 8000  邮箱：xiaoming.wang@example.cn
求职意向：软件工程师

教育背景
2012.09 - 2016.06  浙江大学  计算机科学与技术  本科

工作经历
2018年3月 - 至今  杭州云海科技有限公司  高级软件工程师
• 负责后端服务开发，使用 Java 和 MySQL
2016年7月 - 2018年2月  上海蓝天信息有限公司  软件工程师

技能
Java、Python、MySQL、Redis

语言
英语：流利`,
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
    layout: 'Korean',
    language: 'ko',
    name: '김유나',
    email: 'yuna.kim@example.kr',
    phone: '+821012345678',
    posts: [
      ['프론트엔드 개발자', '주식회사 한빛소프트', '2020-3', 'now'],
      ['웹 퍼블리셔', '푸른전자', '2017-1', '2020-2'],
    ],
    text: `김유나
프론트엔드 개발자
연락처: 010-1234-5678 | 이메일: yuna.kim@example.kr

경력
2020년 3월 ~ 현재  주식회사 한빛소프트  프론트엔드 개발자
- React 기반 웹 서비스 개발
2017.01 ~ 2020.02  푸른전자  웹 퍼블리셔

학력
2013.03 ~ 2017.02  한국대학교 컴퓨터공학과 학사 졸업

기술
React, TypeScript, HTML/CSS

어학
영어 (중급)`,
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
