import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each(['Duration', 'Period', 'Tenure'])('what a bullet opens above "%s:" is a post, whatever its title', (label) =>
  expect(
    postsTold(`WORK EXPERIENCE
• Zundry Quell, Quarn Valley English Medium School, Pune
${label}: June 2020 to Till Date
• Teaching physics and biology to all the classes from eight to ten
• Class teacher of forty children
• Loom Quell, Tarn English Medium School, Pune
${label}: June 2017 to April 2020
• Taught mathematics to small children and to their parents`),
  ).toEqual([
    'Zundry Quell @ Quarn Valley English Medium School 2020-now',
    'Loom Quell @ Tarn English Medium School 2017-2020',
  ]),
)

test.each(['A/C Mechanic', 'A/C Technician', 'PGT (Physics)', 'Gramin Dak Sevak', 'Chowkidar'])(
  '"%s" is a title as a whole',
  (title) =>
    expect(
      postsTold(`Work Experience\n2018 - 2020\tQuarn Valley\t${title}\n2016 - 2018\t${title}\tTarn Light`),
    ).toEqual([`${title} @ Quarn Valley 2018-2020`, `${title} @ Tarn Light 2016-2018`]),
)

test('a long head that a bullet opens stands above its time without a colon', () =>
  expect(
    postsTold(
      `الخبرات العملية :
• رئيس حسابات – شركة وادي الكوارن للصناعات الغذائية والتعبئة، المنصورة
الفترة من أبريل 2019 وحتى الآن
- إعداد القوائم المالية الشهرية
• محاسب عام – مؤسسة الميرو للتجارة والتوزيع والنقل والتخزين، طنطا
الفترة من سبتمبر 2014 إلى مارس 2019
- عمل التسويات البنكية كل شهر`,
      'ar',
    ),
  ).toEqual([
    'رئيس حسابات @ شركة وادي الكوارن للصناعات الغذائية والتعبئة 2019-now',
    'محاسب عام @ مؤسسة الميرو للتجارة والتوزيع والنقل والتخزين 2014-2019',
  ]))

test('a bullet with nothing but dates opens a post, which the bullet below it names', () =>
  expect(
    postsTold(
      `Work experience
* October 2023 - present:
* Ecologist and data analyst, Quarnlight (Brisbane, QLD, Australia)
* Work on the count of owls and on a map of hedges
* January 2021 - August 2023:
* Computational ecologist, The Tarn Conservancy (Arlington, VA, USA)
* Work on hedges as places where owls live`,
    ),
  ).toEqual([
    'Ecologist and data analyst @ Quarnlight 2023-now',
    'Computational ecologist @ The Tarn Conservancy 2021-2023',
  ]))

test('an employer with a bullet stands below a dated title with one', () =>
  expect(
    postsTold(
      `Work experience
* Spring 2024: Owl Pages Collaborator
* Quarn University
* Duties includes: Updates of templates
* Fall 2015: Research Assistant
* Tarn University
* Duties included: Merging of requests`,
    ),
  ).toEqual(['Owl Pages Collaborator @ Quarn University 2024-2024', 'Research Assistant @ Tarn University 2015-2015']))

test('a bullet above a sentence without one opens a post, if all do', () => {
  const rows = [
    '• Quarn Foundations Ltd - Welder\nWelder. The usual tasks were welding and cutting.',
    '• Tarn Wells Inc - Driller\nDrilled wells of all sorts for the people of the town.',
    '• Weir Road Ltd - Guard\nGuarded roads, where the usual task was to stop the cars.',
  ]
  expect(postsTold(`Experience\n${rows.join('\n')}`)).toEqual([
    'Welder @ Quarn Foundations Ltd -',
    'Driller @ Tarn Wells Inc -',
    'Guard @ Weir Road Ltd -',
  ])
})
