import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n\n'

function kinds(text: string): string[] {
  const { sections } = readResume(resumeOf(HEAD + text), { year: 2026, month: 1 })
  return sections.filter(({ heading }) => heading !== undefined).map(({ kind }) => kind)
}

test.each([
  ['Where I have worked\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Das kann ich\nWundversorgung, Pflegeplanung, Excel', ['skills']],
  ['~ school ~\nA levels, Fell Road School, 2009', ['education']],
  ['Experience — 8 years 1 month\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['PUBLICATIONS (5 OF 71)\nOn owls, 2012', ['publications']],
  ['EMPLOYMENT, newest first\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['3. ΣΕΜΙΝΑΡΙΑ – ΠΙΣΤΟΠΟΙΗΣΕΙΣ\nΧειρισμός Η/Υ, 2010', ['certificates']],
  ['Z A M Ě S T N Á N Í\nKuchař, Hotel Merov, 2011 - 2019', ['employment']],
  ['2. ΣΠΟΥΔΕΣ\nΠτυχίο Βιολογίας, Πανεπιστήμιο Μέρρου, 2004', ['education']],
  ['Aus- und Weiterbildungen\n2009 Wirtefachschule, Merow', ['education']],
  ['Schul- & Berufsausbildung\n2009 Wirtefachschule, Merow', ['education']],
  ['Ferienjobs\nKoch, Hotel Merow, 2011 - 2019', ['employment']],
  ['Vakantiejob\nKok, Hotel Merow, 2011 - 2019', ['employment']],
  ['Vooropleiding\nHavo, Merrow College, 2004', ['education']],
  ['Szakmai végzettség\nSzakács, Merow Technikum, 2004', ['education']],
  ['Mijn opleidingen\nHavo, Merrow College, 2004', ['education']],
  ['WHERE SHE LEARNED\nA levels, Fell Road School, 2009', ['education']],
  ["EMPLOYMENT HISTORY cont'd\nNurse, Lakeside Clinic, May 2011 - June 2019", ['employment']],
  ['B. EMPLOYMENT\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Career History (most recent first)\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Jobs done\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['Edu quali\nHSC, Fell College, 2004', ['education']],
  ['해본 일\n간호사, 메로병원, 2011 - 2019', ['employment']],
  ['打过的工\n2011 - 2019 梅罗酒店 厨师', ['employment']],
  ['Pernah kerja di\nKoki, Hotel Merow, 2011 - 2019', ['employment']],
  ['Đã từng làm\nĐầu bếp, Khách sạn Mê Rô, 2011 - 2019', ['employment']],
  ['पिछली नौकरी\nरसोइया, होटल मेरो, 2011 - 2019', ['employment']],
  ['الشغل السابق\nطباخ، فندق ميرو، 2011 - 2019', ['employment']],
  ['ที่ทำงานเก่า\n2554 - 2562 โรงแรมเมโร พนักงานครัว', ['employment']],
  ['The jobs\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['4. EDUCATION. A levels, Fell Road School, 2009\n5. SKILLS. Baking, sewing, Excel', ['education', 'skills']],
  ['Earlier roles\nNurse, Lakeside Clinic, May 2011 - June 2019', ['employment']],
  ['EMPLEO ACTUAL O ÚLTIMO\nCocinera, Hotel Merov, 2011 - 2019', ['employment']],
  ['Ocupación\nCocinera, Hotel Merov, 2011 - 2019', ['employment']],
  ['Radno mjesto\n2011 - 2019 Kuhar, Hotel Merov', ['employment']],
  ['Emplois précédents\nCuisinière, Hôtel Merov, 2011 - 2019', ['employment']],
  ['Önceki görevler\nAşçı, Hotel Merov, 2011 - 2019', ['employment']],
  ['DUTY HISTORY\nCook, Hotel Merov, May 2011 - June 2019', ['employment']],
  ['■ 경력 사항 (총 8년 2개월)\n2011.03 ~ 2019.05 메로브호텔 조리사', ['employment']],
  ['Опыт работы 14 лет 2 месяца\nОктябрь 2010 — март 2019\nПовар, отель «Меров»', ['employment']],
  ['Опыт работы 14 лет 2 месяца\nПовар, отель «Меров»', []],
  ['학력 대학교(4년) 졸업\n2015.03 ~ 2019.02\n졸업\n메로브대학교\n경영학과', ['education']],
  ['Educație\nFacultate\nAcademia Comercială din Merov\n2014 - 2017', ['education']],
  [
    'E. QUALIFICATIONS (Please ensure that proof of the highest qualification is attached)\nA levels, Fell Road School, 2009',
    ['education'],
  ],
  ['학력 대학교(4년) 졸업\t경력\t희망연봉\n총 8년 2개월\t4,200만원', []],
  ['■ 職歴 (通算 8年)\n2011.03 ~ 2019.05 メロブホテル 調理師', ['employment']],
  ['SCHOOLING Fell Road School, 2009\nSKILLS Baking, sewing and Excel', ['education', 'skills']],
  ['EDUCATION B.A. Botany, May 2009, Fell College', ['education']],
  ['EDUCATION BA Botany, May 2009, Fell College', []],
  ['School\nA levels, 2009\nLegal work experience\nClerk, Merrow Ltd, May 2011', ['education', 'employment']],
  ['Clinic work experience, unpaid\nAt Merrow House', []],
  ['Gained legal work experience', []],
  ['School\nA levels, 2009\nBefore that\nNurse, Lakeside Clinic, May 2011 - June 2019', ['education', 'employment']],
  ['Skola\nGymnasieexamen, 2009\nInnan dess\nKock, Hotel Merov, 2011 - 2019', ['education', 'employment']],
  ['Кем работала и что делала\n2011 - 2019 повар, отель «Меров»', ['employment']],
  ['VOLUNTARY\nTreasurer, Merrow School PTA, 2011 - 2019', ['volunteering']],
  ['OUTREACH AND OPEN MAPS\nGuide, Merrow Park, 2011 - 2019', ['volunteering']],
])('%j is headed', (text, expected) => expect(kinds(text)).toEqual(expected))

test('a course in another section is read where it names its school', () => {
  const text = `${HEAD}Training\nNVQ Level 2 Cookery - Fell College - 2004\nFirst aid, 2019`
  const { education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['NVQ Level 2 Cookery', 'Fell College'],
  ])
})

/** Each row in its place on a page whose text is 400 points wide: 'c' before it puts it in the middle, 'b' is a heading of another look. */
function placed(rows: [place: 'c' | 'l' | 'b', text: string][]) {
  const plain = resumeOf(HEAD + rows.map(([, text]) => text).join('\n'))
  const lines = plain.lines.map((line, at) => {
    const [place] = rows.find(([, text]) => text === plain.text.slice(line.start, line.end)) ?? ['l']
    const wide = Math.min(400, (line.end - line.start) * 5)
    const left = place === 'c' ? 300 - wide / 2 : 100
    const box: [number, number, number, number] = [left, at * 12, at === 0 ? 500 : left + wide, at * 12 + 10]
    return { ...line, page: 1, box, ...(place === 'b' && { level: 'heading' as const, bold: true, size: 14 }) }
  })
  const profile = readResume({ ...plain, lines }, { year: 2026, month: 1 })
  return profile.sections.filter(({ heading }) => heading !== undefined).map(({ kind }) => kind)
}

test.each([
  ['Bachelor of Commerce (Honours)', 'what a degree ends with'],
  ['Experience Design', 'the second row of a degree'],
])('%s is no heading where the others are in capitals: %s', (row) => {
  const text = `EDUCATION\nCertificate, User\n${row}\nFell University\n2010 - 2014\nSKILLS\nBaking\nLANGUAGES\nEnglish`
  expect(kinds(text)).toEqual(['education', 'skills', 'languages'])
})

test.each(['The firm', 'Meine Häuser', 'Chez nous', 'Wśród ziół'])(
  '%s in the middle of the page is a heading as the known ones there are',
  (unknown) => {
    const post = 'Nurse, Lakeside Clinic Ltd, May 2011 - June 2019'
    expect(
      placed([
        ['c', unknown],
        ['l', post],
        ['c', 'Education'],
        ['l', 'A levels, Fell Road School, 2009'],
        ['c', 'Languages'],
        ['l', 'English, French'],
      ]),
    ).toEqual(['employment', 'education', 'languages'])
  },
)

test.each([
  ['Current', 'Previous'],
  ['Aktuell', 'Davor'],
  ['Actualmente', 'Anteriormente'],
  ['Nuvarande', 'Tidigare'],
])('%s and %s head posts where they look as the other headings do', (now, before) => {
  expect(
    placed([
      ['b', 'Education'],
      ['l', 'A levels, Fell Road School, 2009'],
      ['b', now],
      ['l', 'Nurse, Lakeside Clinic, since May 2011'],
      ['b', before],
      ['l', 'Nurse, Fell Hospital, May 2009 - April 2011'],
      ['b', 'Languages'],
      ['l', 'English, French'],
    ]),
  ).toEqual(['education', 'employment', 'employment', 'languages'])
})

test.each(['JURIES', 'CASES', 'KEYNOTES', 'EXHIBITIONS'])('%s among the posts heads a list of its own', (heading) => {
  const text = `Ada Merrow
ada@merrow.example

EXPERIENCE
Lecturer, Merrow College, Fell, 2006 - 2012
Taught.
Clerk, Quarn Ltd, Fell, 2003 - 2006
Kept books.

${heading}
2016 "Blue", Quarn Gallery, New York, NY
2015 "New Works", Merrow Museum of Art, Fell, OH
2014 - 2015 "Lines", Tarn Arts Center, Denver, CO`
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(employment.map(({ title }) => title?.value)).toEqual(['Lecturer', 'Clerk'])
})

test('a label in capitals above a personal fact heads no list of skills', () => {
  const text =
    'CURRICULUM VITAE\nPERSONAL DATA\nNAME\n:\nMira Okonjo\nGENDER\n:\nFemale\nNATIONALITY\n:\nQuarnish\nSTATUS\n:\nMarried\nRELIGION\n:\nTarnite\nLANGUAGE\n:\nEnglish, Swahili\nEXPERIENCE\nClerk, Merrow Ltd, 2018 - 2022'
  const plain = resumeOf(text)
  const lines = plain.lines.map((line) =>
    /^[A-Z ]{6,}$/.test(text.slice(line.start, line.end)) ? { ...line, level: 'heading' as const } : line,
  )
  const { sections, skills } = readResume({ ...plain, lines }, { year: 2026, month: 1 })
  expect(sections.some(({ kind }) => kind === 'skills')).toBe(false)
  expect(skills).toEqual([])
})

test('a word for studies above a date is a heading, whatever the row above it ends with', () =>
  expect(
    kinds(
      'Experiencia laboral\n02/2019 - Al presente\nAuxiliar contable en Molinos Quarn S.A.S.\nBucaramanga | Finanzas | Semi Senior\nCausación de facturas\n2015 - 2016\nMesero en Restaurante La Merrow Vieja\nBucaramanga | Finanzas | Semi Senior\nEstudios\n2014 - 2016\nTecnólogo, Contabilidad y Finanzas\nInstituto Tarn\nGraduado | Colombia\nConocimientos\nNIIF, Siigo, Excel\nIdiomas\nInglés | Oral Básico',
    ),
  ).toEqual(['employment', 'education', 'skills', 'languages']))
