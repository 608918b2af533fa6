import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeOf } from './samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REFEREE = 'Dr Paul Stone\nHead of IT, expert in Kubernetes\npaul.stone@ref.example\n+44 20 7946 0999'

test.each([
  ['below', `Jane Miller\njane@own.example\n+44 20 7946 0001\n\nSkills\nExcel\n\nReferees\n${REFEREE}`],
  [
    'above',
    `References\n${REFEREE}\n\nPersonal details\nName: Jane Miller\njane@own.example\nTel: +44 20 7946 0001\n\nSkills\nExcel`,
  ],
])("a referee %s gives nothing of the candidate's", (_, text) => {
  const profile = readResume(resumeOf(text), TODAY)
  expect(profile.name?.value).toBe('Jane Miller')
  expect(profile.emails.map(({ value }) => value)).toEqual(['jane@own.example'])
  expect(profile.phones.map(({ e164 }) => e164)).toEqual(['+442079460001'])
  expect(profile.skills.map(({ label }) => label)).toEqual(['Excel'])
})

test("a referee's name is not taken where the candidate's is missing", () => {
  expect(readResume(resumeOf(`Skills\nExcel\n\nReferences\n${REFEREE}`), TODAY).name).toBeUndefined()
})

test.each([
  ['I have no experience with Python, but much with Excel', ['Python'], ['Excel']],
  ['Without experience in Java; Excel daily', ['Java'], ['Excel']],
  ['No prior knowledge of Docker or Terraform', ['Docker', 'Terraform'], []],
  ['Not proficient in Photoshop', ['Photoshop'], []],
  ['Keine Erfahrung mit SAP, aber mit Excel', ['SAP'], ['Excel']],
  ['I know Excel. I would love to learn Docker.', ['Docker'], ['Excel']],
  ['I have not yet used Docker', ['Docker'], []],
  ['I have never had an accident with a forklift', [], ['forklift']],
  ['No cannulation competency at present. Excel daily.', ['cannulation'], ['Excel']],
  ["I haven't got my NMC registration yet", ['NMC registration'], []],
  ['Me gustaría aprender Docker; Excel', ['Docker'], ['Excel']],
  ['Ich möchte gerne Docker lernen', ['Docker'], []],
  ['Javaの経験は5年ですが、Pythonの経験はありません。Excelは毎日使用。', ['Python'], ['Java', 'Excel']],
  ['Excel 능숙. Docker 사용 경험 없음', ['Docker'], ['Excel']],
  ['Excel ile her gün çalıştım. Docker deneyimim yok.', ['Docker'], ['Excel']],
  ['मुझे Docker का कोई अनुभव नहीं है', ['Docker'], []],
  ['没有 Docker 经验', ['Docker'], []],
  ['Не владею Docker', ['Docker'], []],
  ['Belum pernah memakai Docker', ['Docker'], []],
  ['未経験者のExcel教育', [], ['未経験者のExcel教育']],
])('%s', (text, denied, claimed) => {
  const profile = readResume(resumeOf(`Jane Miller\njane@own.example\n\nSkills\n${text}`), TODAY)
  expect(profile.denied.map(({ label }) => label)).toEqual(denied)
  expect(profile.skills.map(({ label }) => label)).toEqual(claimed)
})

test.each([
  ['Photogrammetry and Digital Imagery', ['Photogrammetry', 'Digital Imagery']],
  ['UNIX/Quarnix', ['UNIX', 'Quarnix']],
])('a list divides %s', (text, labels) => {
  const profile = readResume(resumeOf(`Jane Miller\njane@own.example\n\nSkills\nExcel, ${text}`), TODAY)
  expect(profile.skills.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
})

test('a letter of a name is no language', () => {
  const profile = readResume(
    resumeOf('Jane Miller\n\nExperience\nClerk, M.R.S. Oil Ltd, 2019 - 2021\n- Helped at Kidz-R-Us'),
    TODAY,
  )
  expect(profile.skills.map(({ label }) => label)).not.toContain('R')
})

test('a mark among marks is no programming language', () => {
  const skills = (text: string) =>
    readResume(resumeOf(`Jane Miller\njane@own.example\n\nEducation\n${text}`), TODAY).skills.map(({ label }) => label)
  expect(skills('A levels: Biology (A), Chemistry (C), Thornhill School 2022-2024')).not.toContain('C')
  expect(skills('A levels: Biology A, Chemistry C, Thornhill School 2022-2024')).not.toContain('C')
  expect(skills('BSc Computing, Thornhill University 2022-2024: embedded systems (C), Java')).toContain('C')
})
