import { expect, it } from 'vitest'
import { firstLarge } from './first-large.ts'

it.each([
  ['quality improvement work', 'en', 'Quality improvement work'],
  ['post-graduate critical care qualification', 'en', 'Post-graduate critical care qualification'],
  ['éducation thérapeutique', 'fr', 'Éducation thérapeutique'],
  ['iletişim becerileri', 'tr', 'İletişim becerileri'],
  ['teamwork', 'en', 'Teamwork'],
])('%s stands alone in %s', (label, locale, expected) => expect(firstLarge(label, locale)).toBe(expected))

it.each([
  'iOS development',
  'jQuery',
  'k8s',
  'node.js',
  'c++',
  '12-hour shifts',
  'Night rota',
  '夜勤',
  'e.g. CRRT',
  '',
])('%s stays', (label) => expect(firstLarge(label, 'en')).toBe(label))
