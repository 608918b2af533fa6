import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

/** E.164, or what is written where no country is known. */
function phones(
  text: string,
  language = 'en',
  rest = 'Experience\nNurse, Lakeside Clinic, May 2011 - June 2019',
): string[] {
  const resume = resumeOf(`Edda Plowright\n${text}\n\n${rest}`, language)
  return readResume(resume, { year: 2026, month: 1 }).phones.map(({ e164, value }) => e164 ?? value)
}

test.each([
  ['Columbus, OH 43215 | (614) 555-0148', '+16145550148'],
  ['Atlanta, GA | (404) 555-0147', '+14045550147'],
  ['Dublin, OH | (614) 555-0148', '+16145550148'],
  ['Fell NM 87420 | 505 555 0181', '+15055550181'],
  ['Halifax, Nova Scotia\n902-555-0139', '+19025550139'],
  ['Parramatta NSW 2150\n0412 345 678', '+61412345678'],
  ['Perth WA 6000\n0412 345 678', '+61412345678'],
  ['Kochi, Kerala\n98470 12345', '+919847012345'],
  ['Hyderabad, Sindh\n0300-1234567', '+923001234567'],
  ['Pretoria\n072 834 5134', '+27728345134'],
  ['Cork\n085 712 3142', '+353857123142'],
  ['Accra\n024 412 3456', '+233244123456'],
  ['Colombo\n071 234 5678', '+94712345678'],
  ['Kathmandu\n9841234567', '+9779841234567'],
  ['Nairobi\n0722 123 456', '+254722123456'],
  ['Enugu\n0803 123 4567', '+2348031234567'],
  ['Tauranga\n021 234 5678', '+64212345678'],
  ['Bridgetown, Barbados\n(246) 555-0124', '+12465550124'],
  ['12 Mill Lane, LS12 3AB\n0113 496 0142', '+441134960142'],
  ['Mobile 1: +27 82 123 4567\nMobile 2: 072 834 5134', '+27728345134'],
])('%j tells the country', (text, number) => expect(phones(text)).toContain(number))

test.each([
  ['de', 'Emmenbrücke\n079 123 45 67', '+41791234567'],
  ['de', 'Innsbruck\n0664 1234567', '+436641234567'],
  ['de', 'Lange Gasse 3, 04229 Leipzig\n0171 3920041', '+491713920041'],
  ['fr', 'Charleroi\n0470 12 34 56', '+32470123456'],
  ['fr', '8 rue des Lilas, 69003 Lyon\n06 12 34 56 78', '+33612345678'],
  ['es', 'Arequipa\n958 123 456', '+51958123456'],
  ['es', 'Getafe (Madrid)\n612 345 678', '+34612345678'],
  ['pt', 'Nazaré\n912 345 678', '+351912345678'],
  ['pt', 'Sumaré - SP\n(19) 3550-0188', '+551935500188'],
  ['it', 'Lecce\n340 123 4567', '+393401234567'],
  ['nl', 'Ledeberg\n0470 12 34 56', '+32470123456'],
  ['pl', 'Zakole\n600 123 456', '+48600123456'],
  ['ru', 'Алматы\n8 701 123 45 67', '+77011234567'],
  ['tr', 'Kayseri\n0532 123 45 67', '+905321234567'],
  ['ar', 'عمّان\n0790123456', '+962790123456'],
  ['ar', 'الرياض\n0551234567', '+966551234567'],
  ['hi', 'देहरादून\n98370 12345', '+919837012345'],
  ['zh', '台中市\n0912-345-678', '+886912345678'],
  ['zh', '杭州\n139 1234 5678', '+8613912345678'],
  ['ja', '090-1234-5678', '+819012345678'],
  ['ko', '010-1234-5678', '+821012345678'],
  ['th', '081-234-5678', '+66812345678'],
])('in %s %j tells the country', (language, text, number) => expect(phones(text, language)).toEqual([number]))

test.each([
  ['en', 'Cell: 072 834 5134'],
  ['en', 'Mobile: 0412 345 678'],
  // Ohio and a number of elsewhere.
  ['en', 'Columbus, OH\nCell: 085 712 3142'],
  // Both towns have numbers like it.
  ['en', 'Sydney / Johannesburg\nCell: 0412 345 678'],
  // Where somebody comes from, or what somebody is called, tells nothing.
  ['en', 'Nationality: South Africa\nCell: 072 834 5134'],
  ['en', 'Place of birth: Pretoria\nCell: 072 834 5134'],
  ['en', 'jo.pretoria@example.com\nCell: 072 834 5134'],
  ['de', 'Mobil: 0171 3920041'],
  ['es', 'Móvil: 612 345 678'],
])('in %s %j tells no country: the number is as it is written', (language, text) => {
  const written = /\d[\d ]+$/.exec(text)![0]
  expect(phones(text, language)).toEqual([written])
})

test('a name that is also a place tells no country', () => {
  const resume = resumeOf('Pretoria Cork\nCell: 072 834 5134\n\nExperience\nNurse, Lakeside Clinic, 2011 - 2019', 'en')
  expect(readResume(resume, { year: 2026, month: 1 }).phones.map(({ e164 }) => e164)).toEqual([undefined])
})

test('letters behind a name are no state', () => {
  const resume = resumeOf(
    'Ravi Kumar, MS\nKochi\nCell: 98470 22345\n\nExperience\nNurse, Lake Clinic, 2011 - 2019',
    'en',
  )
  expect(readResume(resume, { year: 2026, month: 1 }).phones.map(({ e164 }) => e164)).toEqual(['+919847022345'])
})

test('the posts tell the country where the address does not', () => {
  const posts =
    'Experience\nTeller, Hope Bank, Nakuru, Kenya\nMay 2015 - June 2019\nClerk, Rift Mills, Eldoret, Kenya\nMay 2011 - April 2015'
  expect(phones('Cell: 0722 123 456', 'en', posts)).toEqual(['+254722123456'])
})

test.each([
  ['+44 (0)113 496 0142', '+441134960142'],
  ['0049 (0) 171 3920041', '+491713920041'],
  ['0044 113 496 0142', '+441134960142'],
  ['(+39) 340 1234567', '+393401234567'],
])('%j has a country of its own', (text, number) => expect(phones(`Pretoria\nPhone: ${text}`)).toEqual([number]))
