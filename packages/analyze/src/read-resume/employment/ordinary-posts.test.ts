import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'a sentence right below its dates',
    'Professional experience\n2012 - 2016\nSpecial Adviser to the Merrow Lakes Organisation (MLO) and to\nthe institutes of three provinces.\n2009 - 2012\nLecturer at Tarnford College\n2006 - 2009\nAdviser in the Office of the Dean of the Quarn Academy in charge of relations with\ntowns',
    [
      'Special Adviser @ Merrow Lakes Organisation (MLO) 2012-2016',
      'Lecturer @ Tarnford College 2009-2012',
      'Adviser @ Office of the Dean of the Quarn Academy 2006-2009',
    ],
  ],
  [
    'one post with its time in brackets above a sentence',
    'Expérience professionnelle\nIngénieure logiciel, Société Quarnel (2017 – présent)\nDéveloppement d’une plate-forme à 1 400 000 € de chiffre d’affaires, disponibilité élevée\nFormation\nÉcole de Tarn, diplôme d’ingénieur, 2014',
    ['Ingénieure logiciel @ Société Quarnel 2017-now'],
  ],
  [
    'when something changed in a post, told in its list',
    'Where I worked\nTransit Operator | Merrow Regional Transit, Tarn | 2008-2017\n- All depots, all shifts; relief controller from 2013.\n- Trained on the first vehicles.\nDelivery Driver | Quarn Linen Supply, Fell | 2004-2008\n- Five-tonne truck',
    ['Transit Operator @ Merrow Regional Transit 2008-2017', 'Delivery Driver @ Quarn Linen Supply 2004-2008'],
  ],
  [
    'a specialty between title and employer, towns behind whole names',
    'Employment\n02/2014 - 08/2017\nStaff Nurse, Critical Care, Merrow Hospitals Trust, Tarn\n- Level 3 patients\n01/2010 - 01/2014\nNurse, Quarn Care Ltd Leeds\n- Wards\n2008 - 2009\nNursing Intern, Fell Technology. San Jose, California\n- Devices',
    [
      'Staff Nurse, Critical Care @ Merrow Hospitals Trust 2014-2017',
      'Nurse @ Quarn Care Ltd 2010-2014',
      'Nursing Intern @ Fell Technology 2008-2009',
    ],
  ],
  [
    'a specialty behind a comma where dashes part the others',
    'Employment\nAssistant Manager – Little Quarns Crèche – Tarn\nSept 2020 – Present\nRoom Leader, Preschool – Merrow Fell Childcare – Tarn\nFeb 2017 – Aug 2020\nEarly Years Educator – Nyträ House – Fell\nSept 2014 – Jan 2017',
    [
      'Assistant Manager @ Little Quarns Crèche 2020-now',
      'Room Leader, Preschool @ Merrow Fell Childcare 2017-2020',
      'Early Years Educator @ Nyträ House 2014-2017',
    ],
  ],
  [
    'names that look like an English verb',
    'Pracovní zkušenosti\n3/2019 – dosud\nTmavoměd Logistik s.r.o., Tarnov\nvedoucí mzdové účtárny\n9/2015 – 2/2019\nMerrow pekárny a.s., Quarnov\nmzdová účetní',
    ['vedoucí mzdové účtárny @ Tmavoměd Logistik s.r.o. 2019-now', 'mzdová účetní @ Merrow pekárny a.s. 2015-2019'],
  ],
  [
    'an open end in a row of its own',
    'Experience\nApril 2020 —\npresent\n6 years 8 months\nMerrow Ltd\nLead Engineer\nSeptember 2014 —\nMarch 2020\n5 years 7 months\nTarnford plc\nEngineer',
    ['Lead Engineer @ Merrow Ltd 2020-now', 'Engineer @ Tarnford plc 2014-2020'],
  ],
  [
    'long legal forms behind a comma',
    'Experiencia laboral\nGerente de planta\nArneses del Quarn, S. de R.L. de C.V.\n2016 - 2020\nLegal Secretary\nMerrow & Tolle, PLLC\n2012 - 2016\nDental Hygienist\nTarn Periodontics, P.A.\n2009 - 2012',
    [
      'Gerente de planta @ Arneses del Quarn, S. de R.L. de C.V. 2016-2020',
      'Legal Secretary @ Merrow & Tolle, PLLC 2012-2016',
      'Dental Hygienist @ Tarn Periodontics, P.A. 2009-2012',
    ],
  ],
  [
    'two titles that a stroke joins, one of them unknown',
    'Experience\nCopper Merrow Tavern\tTarn, OH\nShift Supervisor\tMarch 2021 – Present\nQuarn Catering, LLC\tFell, OH\nServer / Seater\tAugust 2016 – May 2018',
    ['Shift Supervisor @ Copper Merrow Tavern 2021-now', 'Server / Seater @ Quarn Catering, LLC 2016-2018'],
  ],
  [
    'brackets of contract, and of where one was posted',
    'Employment\nElectrician (2/1 roster)\nQuarn Mines Ltd\n2018 - 2021\nElectrician (self-employed)\nTarn Electrics\n2015 - 2018\nCorps Member\nMerrow Service Corps (Secondary School, Tarnford)\n2014 - 2015',
    [
      'Electrician @ Quarn Mines Ltd 2018-2021',
      'Electrician @ Tarn Electrics 2015-2018',
      'Corps Member @ Merrow Service Corps 2014-2015',
    ],
  ],
  [
    'a name that opens with its article',
    'Employment\nCirculation Clerk, The Merrow Courier, Tarn, KS\t2006 – 2010\nClerk, Quarn Mills, Tarn, KS\t2004 – 2006',
    ['Circulation Clerk @ The Merrow Courier 2006-2010', 'Clerk @ Quarn Mills 2004-2006'],
  ],
  [
    'a break told as a post is',
    'Employment\nTeacher, Merrow Preschool, Tarn\n2024 – Present\nCareer break – raising twins, Tarn\n2019 – 2023\nTeacher, Quarn Childcare, Fell\n2015 – 2019',
    ['Teacher @ Merrow Preschool 2024-now', 'Teacher @ Quarn Childcare 2015-2019'],
  ],
  [
    'the number of a building',
    'Work experience\nLogistics Specialist\nDefense Merrow Agency\nBuilding 262, Quarn Field, OH 45433\n03/2021 - Present\nHours per week: 40\nCook\nTarn Inc.\nBuilding 7, Quarn Field, OH 45433\n07/2018 - 02/2021',
    ['Logistics Specialist @ Defense Merrow Agency 2021-now', 'Cook @ Tarn Inc. 2018-2021'],
  ],
  [
    'an end in words of the trade',
    'Esperienza professionale\n09/2019–alla data attuale\tContabile\nCantine Merrow S.p.A., Tarno (VR)\n03/2014–08/2019\tImpiegata\nTrasporti Quarn S.r.l., Tarno (VR)',
    ['Contabile @ Cantine Merrow S.p.A. 2019-now', 'Impiegata @ Trasporti Quarn S.r.l. 2014-2019'],
  ],
  [
    'duties below a label that heads sections elsewhere',
    'Professional Experience\nOrganization:\tMerrow Agro Chemicals Ltd., Tarn\nDesignation:\tDeputy Manager\nDuration:\tAug 2018 to till date\nJob Profile:\nOverall responsibility of ammonia plant compressors, pumps and turbines\nOrganization:\tQuarn Petrochem Private Limited, Fell\nDesignation:\tSenior Engineer\nDuration:\tJul 2014 to Jul 2018\nJob Profile:\nAlignment and overhauling of centrifugal pumps',
    [
      'Deputy Manager @ Merrow Agro Chemicals Ltd. 2018-now',
      'Senior Engineer @ Quarn Petrochem Private Limited 2014-2018',
    ],
  ],
  [
    'what a firm is behind its name',
    'Experience\n2021 – 2023\nFinance Manager\nQuarn Pumps Limited, Tarn\n2017 – 2021\nAudit Executive\nMerrow & Tolle, Chartered Accountants, Tarn\nStatutory audits of listed and private companies',
    [
      'Finance Manager @ Quarn Pumps Limited 2021-2023',
      'Audit Executive @ Merrow & Tolle, Chartered Accountants 2017-2021',
    ],
  ],
  [
    'lengths of time beside employers',
    'Experience\nJun 2015 - Dec 2017\tHR Executive\n(2 years 6 months)\tMerrow Utara Tenaga | Tarn\nSep 2014 - Jan 2015\tInternship Trainee\n(4 months)\tQuarn Perai Majlis | Tarn',
    ['HR Executive @ Merrow Utara Tenaga 2015-2017', 'Internship Trainee @ Quarn Perai Majlis 2014-2015'],
  ],
  [
    'long rows that dashes part, as Europass has them',
    'EXPERIÊNCIA PROFISSIONAL\nTécnica Superior de Diagnóstico e Terapêutica – Radiologia – Unidade Local de Saúde de Merrow, E.P.E. – Quarn,\nPortugal\n[ 04/2021 – Atual ]\nTécnica de Radiologia – Hospital Privado de Tarn, S.A. – Tarn, Portugal\n[ 09/2018 – 03/2021 ]',
    [
      'Técnica Superior de Diagnóstico e Terapêutica – Radiologia @ Unidade Local de Saúde de Merrow, E.P.E. 2021-now',
      'Técnica de Radiologia @ Hospital Privado de Tarn, S.A. 2018-2021',
    ],
  ],
  [
    'two titles behind the employer, one of them unknown',
    'WORK EXPERIENCE\nMerrow Farmers Credit Union, Tarn, IN — Teller II\nOctober 2021 - PRESENT\nQuarn Stores, Fell, IN — Front End Lead / Customer Service Desk\nFebruary 2017 - May 2019',
    [
      'Teller II @ Merrow Farmers Credit Union 2021-now',
      'Front End Lead / Customer Service Desk @ Quarn Stores 2017-2019',
    ],
  ],
  [
    'pay grades, letters of a firm, and what was learned',
    'Experience\nRadiographer (Band 5)\nMerrow Hospital Trust\n2016 - 2018\nLegal Assistant\nQuarn Foot & Ankle Associates, PC\n2013 - 2016\nLehre als Detailhandelsfachmann\nTarn Handels AG\n2010 - 2013',
    [
      'Radiographer @ Merrow Hospital Trust 2016-2018',
      'Legal Assistant @ Quarn Foot & Ankle Associates, PC 2013-2016',
      'Lehre als Detailhandelsfachmann @ Tarn Handels AG 2010-2013',
    ],
  ],
  [
    'asides that another sign opens than the section',
    '■職務要約\n大学卒業後、食品メーカーにて営業を4年間経験しました。\n■職務経歴\n□2021年4月~現在 株式会社灯台スタッフィング\n2023年10月~現在 人事課長\n【業務内容】\n・採用計画の立案\n【実績】\n・辞退率を改善\n2021年4月~2023年9月 キャリアアドバイザー\n【業務内容】\n・求職者との面談',
    ['人事課長 @ 株式会社灯台スタッフィング 2023-now', 'キャリアアドバイザー @ 株式会社灯台スタッフィング 2021-2023'],
  ],
  [
    'a duty behind a mark that names a body',
    'WORK EXPERIENCE\nSept. 2019 - to date\tMerrow Senior High School, Tarn\nScience Tutor\n- Teaching of science\nSept. 2015 - Aug. 2019\tQuarn Junior High School\nScience Teacher\n- Secretary to the School Management Committee\nOct. 2013 - Aug. 2015\tFell Preparatory School, Tarn\nClass Teacher',
    [
      'Science Tutor @ Merrow Senior High School 2019-now',
      'Science Teacher @ Quarn Junior High School 2015-2019',
      'Class Teacher @ Fell Preparatory School 2013-2015',
    ],
  ],
  [
    'states in a short form beside their employers',
    'EXPERIENCIA PROFESIONAL\nConsultores del Bajío, S.C.\tMorelia, Mich.\nCoordinadora de Proyectos\tFebrero 2022 – Actualidad\n• Elaboración de manifestaciones\nBióloga de Campo\tAgosto 2018 – Enero 2022\n• Muestreos de fauna\nParque Benito Tarn\tPátzcuaro, Mich.\nServicio Social\t2014 – 2015\n• Educación ambiental',
    [
      'Coordinadora de Proyectos @ Consultores del Bajío, S.C. 2022-now',
      'Bióloga de Campo @ Consultores del Bajío, S.C. 2018-2022',
      'Servicio Social @ Parque Benito Tarn 2014-2015',
    ],
  ],
  [
    'what one was the best in within a post, behind a mark',
    'WORK EXPERIENCE\nTeam Leader\nMerrow Contact Solutions Inc.\nJune 2021 - Present\n- Handle a team of 15 agents\nCustomer Service Representative\nMerrow Contact Solutions Inc.\nFebruary 2018 - May 2021\n- Top agent for Q3 2019 and Q1 2020\nFront Desk Agent\nTarn Reef Hotel\nApril 2016 - January 2018\n- Reservations',
    [
      'Team Leader @ Merrow Contact Solutions Inc. 2021-now',
      'Customer Service Representative @ Merrow Contact Solutions Inc. 2018-2021',
      'Front Desk Agent @ Tarn Reef Hotel 2016-2018',
    ],
  ],
  [
    'towns behind their titles, of which one is known',
    'WORK EXPERIENCE\nMerrow Parcel Logistics Ltd\tMarch 2021 – Present\nSenior Operations Manager, Leeds\nLed a team of 24\nPennmoor Distribution\tJune 2017 – February 2021\nOperations Manager, Tarnfield\nNegotiated agency contracts\nQuarn Foods Group plc\tSeptember 2013 – May 2017\nShift Supervisor, Fellbridge\nTrained new starters',
    [
      'Senior Operations Manager @ Merrow Parcel Logistics Ltd 2021-now',
      'Operations Manager @ Pennmoor Distribution 2017-2021',
      'Shift Supervisor @ Quarn Foods Group plc 2013-2017',
    ],
  ],
  [
    'specialties behind their titles',
    'WORK EXPERIENCE\nMerrow Hospital\tMarch 2021 – Present\nSenior Nurse, Cardiology\nLed a team of 24\nTarn Hospital\tJune 2017 – February 2021\nNurse, Acute Medicine\nGave care',
    ['Senior Nurse, Cardiology @ Merrow Hospital 2021-now', 'Nurse, Acute Medicine @ Tarn Hospital 2017-2021'],
  ],
])('posts are read with %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test('the word between post and employer in Romanian', () => {
  const text =
    'Experiență profesională\nAsistent social la Asociația Merrow, Mediaș\nOctombrie 2014 — Aprilie 2018\nServicii la domiciliu\nLucrător social la Fundația Tarn, Brașov\nIulie 2012 — Septembrie 2014'
  expect(postsTold(text, 'ro')).toEqual([
    'Asistent social @ Asociația Merrow 2014-2018',
    'Lucrător social @ Fundația Tarn 2012-2014',
  ])
})

test('names in Spanish that an English verb in the past tense looks like', () => {
  const text =
    'EXPERIENCIA LABORAL\nTelered Misti S.A.C. | Arequipa\nEjecutiva Comercial | Marzo 2022 – Actualidad\n* Cartera de clientes\nFinanciera Tarn | Arequipa\nAsesora de Ventas | Enero 2019 – Febrero 2022\n* Créditos'
  expect(postsTold(text, 'es')).toEqual([
    'Ejecutiva Comercial @ Telered Misti S.A.C. 2022-now',
    'Asesora de Ventas @ Financiera Tarn 2019-2022',
  ])
})

test('Vietnamese names of employers, of a word a syllable', () => {
  const text =
    'KINH NGHIỆM LÀM VIỆC\nCông ty TNHH Giao nhận Vận tải và Thương mại Quốc tế Hải Vân\t05/2022 - Hiện tại\nTrưởng nhóm Chứng từ xuất nhập khẩu\nQuản lý nhóm 5 nhân viên chứng từ, xử lý 300 lô hàng mỗi tháng\nCông ty TNHH Giao nhận Vận tải và Thương mại Quốc tế Hải Vân\t08/2019 - 04/2022\nNhân viên Chứng từ xuất nhập khẩu\nLập vận đơn, hóa đơn\nCông ty Cổ phần Thép Bạch Đằng\t07/2017 - 07/2019\nNhân viên Kinh doanh\nTìm kiếm khách hàng mới'
  expect(postsTold(text, 'vi')).toEqual([
    'Trưởng nhóm Chứng từ xuất nhập khẩu @ Công ty TNHH Giao nhận Vận tải và Thương mại Quốc tế Hải Vân 2022-now',
    'Nhân viên Chứng từ xuất nhập khẩu @ Công ty TNHH Giao nhận Vận tải và Thương mại Quốc tế Hải Vân 2019-2022',
    'Nhân viên Kinh doanh @ Công ty Cổ phần Thép Bạch Đằng 2017-2019',
  ])
})

test('posts told in a form and again with their duties are told once', () => {
  const text =
    '職歴\n2016年9月\t青灯サービス株式会社 入社\n2020年12月\t一身上の都合により退社\n2021年1月\t株式会社灯台メディカル 入社\n現在に至る\n■職務経歴\n2021年1月~現在 株式会社灯台メディカル\n事業内容:医療機器の販売 従業員数:210名\n役職・職種\t人事総務部 主任\n業務内容\n・給与計算\n2016年9月~2020年12月 青灯サービス株式会社\n事業内容:住宅リフォーム 従業員数:65名\n役職・職種\t営業事務\n業務内容\n・見積書'
  expect(postsTold(text)).toEqual([
    '人事総務部 主任 @ 株式会社灯台メディカル 2021-now',
    '営業事務 @ 青灯サービス株式会社 2016-2020',
  ])
})

test('Thai units behind a title, above the hospital', () => {
  const text =
    'ประวัติการทำงาน\nพยาบาลหัวหน้าเวร ไอซียูอายุรกรรม\nโรงพยาบาลดอยหลวง, เชียงใหม่\nพ.ค. 2561 - ปัจจุบัน\n• ดูแลผู้ป่วย\nพยาบาลวิชาชีพ ไอซียูศัลยกรรม\nโรงพยาบาลศรีนคร, เชียงใหม่\nมิ.ย. 2557 - เม.ย. 2561\n• ร่วมทีม'
  expect(postsTold(text, 'th')).toEqual([
    'พยาบาลหัวหน้าเวร ไอซียูอายุรกรรม @ โรงพยาบาลดอยหลวง 2018-now',
    'พยาบาลวิชาชีพ ไอซียูศัลยกรรม @ โรงพยาบาลศรีนคร 2014-2018',
  ])
})

test('a level behind the comma of a title belongs to it, also without dates; a subject is not', () => {
  const text =
    'Experience\n\nStudent Teacher, Grade 3, Merrow Elementary School, Fell, WI\n* Planned units\n\nStudent Teacher, Reading, Tarn Elementary School, Fell, WI\n* Taught in a team'
  expect(postsTold(text)).toEqual([
    'Student Teacher, Grade 3 @ Merrow Elementary School -',
    'Student Teacher @ Tarn Elementary School -',
  ])
})
