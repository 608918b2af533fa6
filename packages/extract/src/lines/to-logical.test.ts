import { expect, test } from 'vitest'
import { toLogical } from './to-logical.ts'

test.each([
  ['left to right', 'Node.js 20', 'Node.js 20'],
  ['Hebrew words', 'ןהכ הנד', 'דנה כהן'],
  ['a mail address between Hebrew words', 'ביבא · a.b@example.com · הנד', 'דנה · a.b@example.com · אביב'],
  ['a phone number after a Hebrew word', '052-123-4567 :ןופלט', 'טלפון: 052-123-4567'],
  ['groups of an Arabic phone number', '4567 123 50 966+ :فتاه', 'هاتف: +966 50 123 4567'],
  ['a phone number that was set from the left', '+966 50 123 4567 :فتاه', 'هاتف: +966 50 123 4567'],
  ['years in brackets', '(2024 – 2019) ةكرش', 'شركة (2019 – 2024)'],
  ['a share', '%25 ةبسنب', 'بنسبة 25%'],
  ['a Latin phrase with a number', 'B2B Cloud 365 عورشم', 'مشروع B2B Cloud 365'],
])('puts %s in order', (_name, seen, read) => {
  expect(toLogical([...seen])).toBe(read)
})
