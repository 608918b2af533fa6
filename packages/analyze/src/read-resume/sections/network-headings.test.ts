import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test.each([
  ['de', 'Kontakt', 'Top-Kenntnisse', 'Zusammenfassung'],
  ['es', 'Contactar', 'Aptitudes principales', 'Extracto'],
  ['pl', 'Kontakt', 'Najważniejsze umiejętności', 'Podsumowanie'],
  ['tr', 'İletişim Bilgileri', 'En Önemli Yetenekler', 'Özet'],
  ['cs', 'Kontakt', 'Hlavní dovednosti', 'Souhrn'],
  ['it', 'Contatti', 'Competenze principali', 'Riepilogo'],
  ['nl', 'Contact', 'Belangrijkste vaardigheden', 'Samenvatting'],
  ['da', 'Kontakt', 'Topkompetencer', 'Oversigt'],
  ['zh', '联系方式', '热门技能', '个人简介'],
  ['ko', '연락처', '주요 보유기술', '소개'],
  ['ja', '連絡先', 'トップスキル', '概要'],
  ['ar', 'جهات الاتصال', 'أفضل المهارات', 'الملخص'],
])('what a network writes above its lists in %s', (language, contact, skills, summary) => {
  const text = `${contact}\nada.merrow@quarn.example\n${skills}\nSAP\nExcel\nLanguages\nEnglish (Elementary)\n${summary}\nAda Merrow.\n`
  expect(readResume(resumeOf(text, language), { year: 2026, month: 1 }).sections.map(({ kind }) => kind)).toEqual([
    'contact',
    'skills',
    'languages',
    'summary',
  ])
})
