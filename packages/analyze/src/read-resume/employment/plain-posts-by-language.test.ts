import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'a sentence that ends with a word of firms in small letters',
    'en',
    'Experience\nSoftware Engineer II, Quarnia\nJan 2022 - Present\nBuilt the billing service in Go\nSoftware Engineer, Tarnkey\n08/2019 - 12/2021\nWrote REST interfaces in Node.js for 30 partners\nMentored two interns\nQA Intern, Halden Labs\nSummer 2018\nAutomated regression tests with Selenium',
    [
      'Software Engineer II @ Quarnia 2022-1-now',
      'Software Engineer @ Tarnkey 2019-8-2021',
      'QA Intern @ Halden Labs 2018-6-2018',
    ],
  ],
  [
    'a specialty in small letters between title and employer',
    'en',
    'Experience\n2019 - present\nProject Manager, Merrow Council, Leeds\n- Led a group of nine\n2012 - 2019\nConsulting Engineer, structures, Norquarn, Leeds\n- Dimensioned steel\n2008 - 2012\nTrainee, Halden Roads, York',
    [
      'Project Manager @ Merrow Council 2019-now',
      'Consulting Engineer, structures @ Norquarn 2012-2019',
      'Trainee @ Halden Roads 2008-2012',
    ],
  ],
  [
    'the town behind each title, one of which is where the person lives',
    'fr',
    'ada@merrow.example | Tarnvillers\n\nExpérience professionnelle\nQuarn Nettoyage\t2019 - 2023\nAgente d’entretien, Tarnvillers\n- Entretien de bureaux\nMerrow Services\t2015 - 2019\nFemme de chambre, Halden-sur-Mer\n- Ménage des chambres\nBrin Frais\t2012 - 2015\nServeuse, Norquy',
    [
      'Agente d’entretien @ Quarn Nettoyage 2019-2023',
      'Femme de chambre @ Merrow Services 2015-2019',
      'Serveuse @ Brin Frais 2012-2015',
    ],
  ],
  [
    'the town below the dates of a narrow column',
    'en',
    'Tarnford | ada@merrow.example\n\nExperience\n2019 - 2023 Tarnford\tSite Manager\nQuarn Builders\n2015 - 2019 Haldenby\tForeman\nMerrow Stone\n2012 - 2015 Norwick\tBricklayer\nBrin Walls',
    [
      'Site Manager @ Quarn Builders 2019-2023',
      'Foreman @ Merrow Stone 2015-2019',
      'Bricklayer @ Brin Walls 2012-2015',
    ],
  ],
  [
    'a span that is broken behind its month',
    'es',
    'Experiencia profesional\nTécnica de Logística | Quarnesa de Transportes, S.L. | Tarnoria | enero de\n2020 - 2023\n- Rutas\nAdministrativa | Bodegas Merrow | Haldena | marzo de\n2016 - diciembre de 2019',
    ['Técnica de Logística @ Quarnesa de Transportes, S.L. 2020-1-2023', 'Administrativa @ Bodegas Merrow 2016-3-2019'],
  ],
  [
    'a Hebrew legal form before a date',
    'he',
    'ניסיון תעסוקתי\nאור הצפון בע"מ\t03/2019 - 05/2022\nמנהלת חשבונות\nקיבוץ גבעת אלה\t06/2014 - 02/2019\nפקידה',
    ['מנהלת חשבונות @ אור הצפון בע"מ 2019-3-2022', 'פקידה @ קיבוץ גבעת אלה 2014-6-2019'],
  ],
  [
    'months before the signs of the year, and what says of them that they are months',
    'bg',
    'ТРУДОВ СТАЖ\nГлавен счетоводител\nКуорн Фрут ООД\nм. 04.2014 г. – м. 05.2019 г.\nСчетоводител\nМероу ЕООД\nм. 09.2005 г. – м. 03.2014 г.',
    ['Главен счетоводител @ Куорн Фрут ООД 2014-4-2019', 'Счетоводител @ Мероу ЕООД 2005-9-2014'],
  ],
  [
    'Lithuanian months',
    'lt',
    'Darbo patirtis\n2017 m. birželio mėn. – 2021 m. vasario mėn.\nUAB „Kvarno namai“\nPardavimų vadybininkė\n2014 m. rugsėjo mėn. – 2017 m. gegužės mėn.\nViešbutis „Merovė“\nAdministratorė',
    ['Pardavimų vadybininkė @ UAB „Kvarno namai“ 2017-6-2021', 'Administratorė @ Viešbutis „Merovė“ 2014-9-2017'],
  ],
  [
    'a label that reads like a number of Rome',
    'vi',
    'Kinh nghiệm làm việc\nVị trí: Kế toán tổng hợp\nCông ty: Bao Bì Thành Lợi\nThời gian: 03/2020 - 04/2022\nVị trí: Thu ngân\nCông ty: Siêu thị Bình Minh\nThời gian: 2013 - 2015',
    ['Kế toán tổng hợp @ Bao Bì Thành Lợi 2020-3-2022', 'Thu ngân @ Siêu thị Bình Minh 2013-2015'],
  ],
  [
    'firms whose names have blanks between what opens them and their legal form',
    'th',
    'ประวัติการทำงาน\nม.ค. 2564 – ปัจจุบัน\nเจ้าหน้าที่ทรัพยากรบุคคล\nบริษัท สยามเมอโร ฟู้ดส์ จำกัด\nมิ.ย. 2560 – ธ.ค. 2563\nเจ้าหน้าที่ฝ่ายบุคคล\nบริษัท บางควอน โลจิสติกส์ จำกัด (มหาชน)\nพ.ค. 2558 – พ.ค. 2560\nเจ้าหน้าที่ธุรการ\nห้างหุ้นส่วนจำกัด พรทาร์นการพิมพ์',
    [
      'เจ้าหน้าที่ทรัพยากรบุคคล @ บริษัท สยามเมอโร ฟู้ดส์ จำกัด 2021-1-now',
      'เจ้าหน้าที่ฝ่ายบุคคล @ บริษัท บางควอน โลจิสติกส์ จำกัด (มหาชน) 2017-6-2020',
      'เจ้าหน้าที่ธุรการ @ ห้างหุ้นส่วนจำกัด พรทาร์นการพิมพ์ 2015-5-2017',
    ],
  ],
  [
    'a share of full time behind the title',
    'de',
    'Berufserfahrung\n08/2019 - heute\nSachbearbeiterin Einkauf\nQuarn Fenster AG\n02/2015 - 07/2019\nSachbearbeiterin Buchhaltung 60 %\nGemeindeverwaltung Merrow',
    [
      'Sachbearbeiterin Einkauf @ Quarn Fenster AG 2019-8-now',
      'Sachbearbeiterin Buchhaltung @ Gemeindeverwaltung Merrow 2015-2-2019',
    ],
  ],
  [
    'a Hebrew short form that ends with an apostrophe',
    'he',
    'ניסיון תעסוקתי\nמנהלת חשבונות ראשית\nאור הצפון בע"מ\n03/2019 - 12/2023\nפקידה\nמשרד עורכי דין לוין ושות\'\n2012 - 2014',
    ['מנהלת חשבונות ראשית @ אור הצפון בע"מ 2019-3-2023', "פקידה @ משרד עורכי דין לוין ושות' 2012-2014"],
  ],
  [
    'years with the Urdu sign of the calendar',
    'ur',
    'تجربہ\nمدرس\nدانش گاہ ماڈل اسکول\nاگست ۲۰۱۳ء تا مارچ ۲۰۱۹ء\nسینئر مدرس\nنور پبلک ہائی اسکول\nاپریل ۲۰۱۹ء تا دسمبر ۲۰۲۲ء',
    ['مدرس @ دانش گاہ ماڈل اسکول 2013-8-2019', 'سینئر مدرس @ نور پبلک ہائی اسکول 2019-4-2022'],
  ],
  [
    'Tamil words between and behind the dates',
    'ta',
    'தொழில் அனுபவம்\nகள உத்தியோகத்தர்\nMerrow Community Trust\n2018.07.15 தொடக்கம் 2021.02.28 வரை\nதொண்டர் ஆசிரியர்\nQuarn Welfare Trust\n2017.09.01 தொடக்கம் 2018.06.30 வரை',
    ['கள உத்தியோகத்தர் @ Merrow Community Trust 2018-7-2021', 'தொண்டர் ஆசிரியர் @ Quarn Welfare Trust 2017-9-2018'],
  ],
])('posts are read with %s', (_, language, text, expected) => {
  expect(postsTold(text, language, { months: true })).toEqual(expected)
})
