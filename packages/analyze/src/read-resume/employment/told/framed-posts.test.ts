import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

const told = (language: string, head: string, rows: string[]) => postsTold(`${head}\n${rows.join('\n')}`, language)

test.each([
  [
    'ko',
    '경력',
    ['2012년부터 2024년 12월까지 한솔메로에서 화물기사로 근무', '2010.3 ~ 2011.12 메로섬유 5톤 화물기사로 일함'],
    ['화물기사 @ 한솔메로 2012-2024', '5톤 화물기사 @ 메로섬유 2010-2011'],
  ],
  [
    'ja',
    '職歴',
    [
      '2017年4月から2020年3月までスーパーめろやすでレジ担当として勤務',
      '2020年5月～2022年8月 株式会社クワン薬局にて販売員として働きました。',
    ],
    ['レジ担当 @ スーパーめろやす 2017-2020', '販売員 @ 株式会社クワン薬局 2020-2022'],
  ],
  [
    'zh',
    '工作经历',
    ['2013年至2019年在夸恩物流有限公司任车队长,管18台车', '2019年10月至2025年就职于夸恩危险品运输公司,担任驾驶员'],
    ['车队长 @ 夸恩物流有限公司 2013-2019', '驾驶员 @ 夸恩危险品运输公司 2019-2025'],
  ],
  [
    'hi',
    'अनुभव',
    ['1. मेरो पंप्स में इलेक्ट्रीशियन 3 साल (2010 से 2013)', '2. 2013 से 2018 तक क्वार्न मिल में सुपरवाइजर के पद पर काम किया'],
    ['इलेक्ट्रीशियन @ मेरो पंप्स 2010-2013', 'सुपरवाइजर @ क्वार्न मिल 2013-2018'],
  ],
  ['mr', 'कामाचा अनुभव', ['2013 ते 2018 मेरो मिल्स मध्ये ऑपरेटर म्हणून काम केले'], ['ऑपरेटर @ मेरो मिल्स 2013-2018']],
  [
    'ur',
    'تجربہ',
    [
      '2013 تا 2018 مرو ٹیکسٹائل ملز میں بطور کمپیوٹر آپریٹر کام کیا',
      '2018 سے اب تک محکمہ کوارن میں ڈیٹا انٹری آپریٹر',
    ],
    ['کمپیوٹر آپریٹر @ مرو ٹیکسٹائل ملز 2013-2018', 'ڈیٹا انٹری آپریٹر @ محکمہ کوارن 2018-now'],
  ],
  [
    'fa',
    'سابقه کار',
    ['۱۳۸۸ تا ۱۳۹۳ در شرکت مرو گستر به عنوان جوشکار کار کردم', 'از ۱۳۹۳ تا ۱۳۹۹ جوشکار در پتروشیمی کوارن'],
    ['جوشکار @ شرکت مرو گستر 2009-2014', 'جوشکار @ پتروشیمی کوارن 2014-2020'],
  ],
  ['he', 'ניסיון', ['עבדתי כמלצרית במסעדת מרו 2014-2018'], ['מלצרית @ מסעדת מרו 2014-2018']],
  [
    'ar',
    'الخبرات',
    ['محاسب بشركة ميرو للتوزيع 2018 - 2020', 'ممرضة بمستشفى كوارن من 2015 حتى 2018'],
    ['محاسب @ شركة ميرو للتوزيع 2018-2020', 'ممرضة @ مستشفى كوارن 2015-2018'],
  ],
  [
    'vi',
    'Kinh nghiệm',
    [
      '2013-2017 làm việc tại công ty may Mê Rô với vị trí công nhân may',
      '2017 - 2020 làm tổ trưởng ở công ty may Quan',
    ],
    ['công nhân may @ công ty may Mê Rô 2013-2017', 'tổ trưởng @ công ty may Quan 2017-2020'],
  ],
  [
    'th',
    'ประสบการณ์ทำงาน',
    ['2563-2565 ทำงานที่ร้านทองเมโร ตำแหน่งพนักงานขาย', '2565-ปัจจุบัน เป็นพนักงานต้อนรับ ที่โรงแรมควาน'],
    ['พนักงานขาย @ ร้านทองเมโร 2020-2022', 'พนักงานต้อนรับ @ โรงแรมควาน 2022-now'],
  ],
  [
    'id',
    'Pengalaman kerja',
    ['2016-2018 bekerja sebagai kasir di Toko Merrow', '2018-2020 bekerja di PT Quarn Makmur sebagai admin gudang'],
    ['kasir @ Toko Merrow 2016-2018', 'admin gudang @ PT Quarn Makmur 2018-2020'],
  ],
  [
    'sw',
    'UZOEFU WA KAZI',
    [
      '2010 - 2015 nilifanya kazi kama dereva wa basi katika Merrow Express',
      '2020 mpaka sasa nafanya kazi Quarn Water kama dereva wa boza',
    ],
    ['dereva wa basi @ Merrow Express 2010-2015', 'dereva wa boza @ Quarn Water 2020-now'],
  ],
])('a dated row tells a post in a form of its language: %s', (language, head, rows, expected) =>
  expect(told(language, head, rows)).toEqual(expected),
)

test('a number is a part of a name, and none where a length of time follows', () => {
  const rows = ['- Thợ phụ, Salon Mê Rô, 2017-2018', '- Thợ chính tại Barber 43 (2018 – 2021)']
  expect(told('vi', 'Kinh nghiệm', rows)).toEqual([
    'Thợ phụ @ Salon Mê Rô 2017-2018',
    'Thợ chính @ Barber 43 2018-2021',
  ])
})

test('below its dates a sentence tells both names', () => {
  const rows = [
    '2018.03 ~ 2021.08',
    '메로한빛병원에서 간호사로 근무',
    '2015.03 ~ 2018.02',
    '콰른의원에서 간호조무사로 근무',
  ]
  expect(told('ko', '경력', rows)).toEqual(['간호사 @ 메로한빛병원 2018-2021', '간호조무사 @ 콰른의원 2015-2018'])
})

test.each([
  [
    'a kind of house as a part of the title',
    'hi',
    'अनुभव',
    ['2011 | होटल में हेल्पर — न्यू मेरो ढाबा'],
    ['होटल में हेल्पर @ न्यू मेरो ढाबा 2011-2011'],
  ],
  [
    'a word that opens with the letter for "in"',
    'he',
    'ניסיון',
    ['מהנדס בניין, מרו בע"מ, 2014-2018'],
    ['מהנדס בניין @ מרו בע"מ 2014-2018'],
  ],
])('%s is none of the form', (_, language, head, rows, expected) =>
  expect(told(language, head, rows)).toEqual(expected),
)
