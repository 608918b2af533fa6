import { expect, test } from 'vitest'
import { showName, showTitle } from './show-title.ts'

test.each([
  ['A.E.O. OFFICER', 'A.E.O. Officer'],
  ['ADVANCED S.S.C.E. (NECO)', 'Advanced S.S.C.E. (NECO)'],
  ['MASTER OF BUSINESS ADMINISTRATION (MBA) FINANCE', 'Master of Business Administration (MBA) Finance'],
  ['GERENTE NA TARN S/A', 'Gerente Na Tarn S/A'],
  ['TEKNİK DENETİM YAPI', 'Teknik Denetim Yapı'],
  ['LICENCIATURA EM EDUCAÇÃO BÁSICA', 'Licenciatura em Educação Básica'],
  ['RUTH’S BAKERY CHEF', 'Ruth’s Bakery Chef'],
])('a title in capitals, as in running text: %s', (written, shown) => {
  expect(showTitle(written)).toBe(shown)
})

test('the sign within a Hebrew short form stays', () => {
  expect(showName('טארן מערכות בע"מ')).toBe('טארן מערכות בע״מ')
})
