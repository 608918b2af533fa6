import { expect, test } from 'vitest'
import { toLogical } from './to-logical.ts'

test.each([
  ['left to right', 'Node.js 20', 'Node.js 20'],
  ['Hebrew words', 'ןהכ הנד', 'דנה כהן'],
  ['a mail address between Hebrew words', 'ביבא · a.b@example.com · הנד', 'דנה · a.b@example.com · אביב'],
  ['a phone number after a Hebrew word', '052-123-4567 :ןופלט', 'טלפון: 052-123-4567'],
  ['groups of an Arabic phone number', '4567 123 50 966+ :فتاه', 'هاتف: +966 50 123 4567'],
  ['groups whose last opens with a nought', '0129 555 50 971+ :فتاه', 'هاتف: +971 50 555 0129'],
  ['the same with the plus before its code', '0129 555 50 +971 :فتاه', 'هاتف: +971 50 555 0129'],
  ['the same without a word', '0173 550 55 966+', '+966 55 550 0173'],
  ['the same after a Hebrew word', '0142 555 50 972+ :ןופלט', 'טלפון: +972 50 555 0142'],
  ['a phone number that was set from the left', '+966 50 123 4567 :فتاه', 'هاتف: +966 50 123 4567'],
  ['years in brackets', '(2024 – 2019) ةكرش', 'شركة (2019 – 2024)'],
  ['a share', '%25 ةبسنب', 'بنسبة 25%'],
  ['a Latin phrase with a number', 'B2B Cloud 365 عورشم', 'مشروع B2B Cloud 365'],
  ['Arabic digits', '٢٠٢٣/١١ ىلإ ٢٠١٩/٠٣ نم', 'من ٢٠١٩/٠٣ إلى ٢٠٢٣/١١'],
  ['an Arabic decimal number', '٥ نم ٤٫٥٢ :لدعملا', 'المعدل: ٤٫٥٢ من ٥'],
  ['a share in Arabic digits', '٢٠٢١ ماع ٪٢٥ ةبسنب', 'بنسبة ٢٥٪ عام ٢٠٢١'],
  ['groups of a phone number in Arabic digits', '٤٥٦٧ ١٢٣ ٠٥٥ :فتاه', 'هاتف: ٠٥٥ ١٢٣ ٤٥٦٧'],
  ['a year in Arabic digits after a Latin name', '٢٠٢٠ ،PMP ةصخر', 'رخصة PMP، ٢٠٢٠'],
  ['a year in Persian digits after a Latin name', 'IBA Karachi، ۲۰۱۳ ،یا مآ', 'آم ای، IBA Karachi، ۲۰۱۳'],
  ['a mail address beside Arabic digits alone', '٣٤ ١٢ ٥٥٥ ٠٧٩ · rana@example.net', 'rana@example.net · ٠٧٩ ٥٥٥ ١٢ ٣٤'],
  ['dates without a word', '30/06/2014 - 01/09/2012', '01/09/2012 - 30/06/2014'],
  ['years that were set from the left', 'ביבא ,2019–2024', '2019–2024, אביב'],
  ['a phone number without a word that was set from the left', '050 123 4567', '050 123 4567'],
  ['a phone number that looks like years', '03-2654-1987', '03-2654-1987'],
  ['a phone number without a word', '4567 123 050', '050 123 4567'],
  ['a Latin word with brackets', 'English (C1) ,תירבע', 'עברית, English (C1)'],
  ['Latin letters in brackets, one drawn mirrored', 'היגולוכיספב ).M.A) ינש', 'שני (M.A.) בפסיכולוגיה'],
])('puts %s in order', (_name, seen, read) => {
  expect(toLogical([...seen])).toBe(read)
})

test.each([
  ['an Arabic word', 'English, ةيبرعلا, French', 'English, العربية, French'],
  ['Arabic words', 'Native name: يدزألا ةرون (Oman)', 'Native name: نورة الأزدي (Oman)'],
  ['dates', '2024 – 2019', '2024 – 2019'],
])('keeps %s of a page read from the left in its place', (_name, seen, read) => {
  expect(toLogical([...seen], 'left')).toBe(read)
})
