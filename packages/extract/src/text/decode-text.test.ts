import { describe, expect, it } from 'vitest'
import { decodeBytes } from './decode-bytes.ts'
import { decodeText } from './decode-text.ts'
import { encodeForTest } from './encode-for-test.ts'

/** Invented resumes' lines; every encoding of a row must give the text back. */
const SAMPLES: [language: string, text: string, encodings: string[]][] = [
  [
    'French',
    'Élodie Lefèvre, développeuse à Orléans. Expérience : gestion d’équipe, où la qualité prime. Diplôme : École centrale, reçue en août.',
    ['windows-1252', 'macintosh'],
  ],
  ['French, one letter', 'Curriculum vitae of Zoé Martin, software engineer in Springfield', ['windows-1252']],
  [
    'German',
    'Jürgen Müßig, Straßenbauingenieur, Köln. Fähigkeiten: Führung, Überwachung, Größenschätzung. Ausbildung: Universität München.',
    ['windows-1252', 'iso-8859-15', 'macintosh'],
  ],
  [
    'Spanish',
    'José Núñez, ingeniero en informática. Formación: Universidad de Málaga. Años de experiencia: cinco. Diseño y programación.',
    ['windows-1252', 'macintosh'],
  ],
  [
    'Portuguese',
    'João Gonçalves, programação e gestão. Formação: Universidade de São Paulo. Experiência em integração contínua e decisões técnicas.',
    ['windows-1252', 'macintosh'],
  ],
  [
    'Swedish',
    'Åsa Sjöström, systemutvecklare från Malmö. Erfarenhet: två år på företag i Västerås, även förvaltning.',
    ['windows-1252', 'macintosh'],
  ],
  [
    'Danish',
    'Søren Kjær, sælger på Nørrebro. Erhvervserfaring: leder af kundeafdelingen i København, også årsregnskaber.',
    ['windows-1252'],
  ],
  [
    'Finnish',
    'Päivi Hämäläinen, ohjelmistokehittäjä, Jyväskylä. Työkokemus: järjestelmän ylläpitäjä, tietämystä käyttöliittymistä.',
    ['windows-1252'],
  ],
  [
    'Italian',
    'Niccolò Forlì, responsabile qualità, disponibilità immediata. Capacità organizzative, è già stato perché più attività.',
    ['windows-1252'],
  ],
  [
    'Polish',
    'Michał Żółkiewski, inżynier z Łodzi. Doświadczenie zawodowe: zarządzanie zespołem, wdrożenia systemów, książki i źródła wiedzy.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Czech',
    'Jiří Dvořák, vývojář z Brna. Vzdělání: Vysoké učení technické. Pracovní zkušenosti: vedoucí týmu, řízení změn, údržba sítě.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Slovak',
    'Ľubomír Hrčka, vývojár z Košíc. Vzdelanie: Technická univerzita. Pracovné skúsenosti: riadenie tímu, údržba sietí, ľudské zdroje.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Hungarian',
    'Kovács Győző, szoftverfejlesztő, Győr. Szakmai tapasztalat: csoportvezető, rendszertervező, műszaki ügyintéző, főiskolai végzettség.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Croatian',
    'Željko Đurić, programer iz Šibenika. Radno iskustvo: voditelj tima, održavanje mreže, računovođa, uspješne tvrtke.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Romanian',
    'Ştefan Ţărănescu, inginer din Iaşi. Experienţă: conducerea echipei, dezvoltarea aplicaţiilor în România, învăţământ superior.',
    ['windows-1250', 'iso-8859-2'],
  ],
  [
    'Lithuanian',
    'Žygimantas Šiaučiūnas, programuotojas iš Klaipėdos. Išsilavinimas: universitetas. Darbo patirtis: grupės vadovas, įmonių tinklų priežiūra.',
    ['windows-1257'],
  ],
  [
    'Latvian',
    'Jānis Bērziņš, programmētājs no Rīgas. Izglītība: Latvijas Universitāte. Darba pieredze: grupas vadītājs, tīklu uzturēšana, ķīmiķis.',
    ['windows-1257'],
  ],
  [
    'Turkish',
    'Işıl Çağlayan, yazılım mühendisi, İstanbul. İş deneyimi: ekip yöneticiliği, veritabanı geliştirme, öğrenim görmüş, başarılı.',
    ['windows-1254'],
  ],
  [
    'Vietnamese',
    splitTones('Nguyễn Văn Hùng, kỹ sư phần mềm. Kinh nghiệm: trưởng nhóm, đại học Hà Nội, lập trình ứng dụng.'),
    ['windows-1258'],
  ],
  [
    'Greek',
    'Γιώργος Παπαδόπουλος, μηχανικός λογισμικού, Αθήνα. Επαγγελματική εμπειρία: υπεύθυνος ομάδας. Εκπαίδευση: Πολυτεχνείο.',
    ['windows-1253', 'iso-8859-7'],
  ],
  [
    'Russian',
    'Иван Петров, инженер-программист, Москва. Опыт работы: руководитель группы разработки. Образование: высшее, университет.',
    ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866'],
  ],
  ['Russian capitals', 'ИВАН ПЕТРОВ\nОПЫТ РАБОТЫ\nОБРАЗОВАНИЕ\nМосква', ['windows-1251', 'koi8-r']],
  [
    'Ukrainian',
    'Олексій Ковальчук, інженер-програміст, Київ. Досвід роботи: керівник групи, розробка застосунків. Освіта: університет, їхні проєкти.',
    ['windows-1251', 'koi8-u'],
  ],
  [
    'Serbian',
    'Жељко Ђурић, програмер из Ниша. Радно искуство: вођа тима, одржавање мреже. Образовање: универзитет у Београду.',
    ['windows-1251'],
  ],
  [
    'Arabic',
    'أحمد محمد العلي، مهندس برمجيات، الرياض. الخبرة العملية: قيادة فريق التطوير. التعليم: جامعة الملك سعود.',
    ['windows-1256'],
  ],
  [
    'Hebrew',
    'דנה כהן, מהנדסת תוכנה, תל אביב. ניסיון תעסוקתי: ראש צוות פיתוח. השכלה: אוניברסיטת תל אביב.',
    ['windows-1255'],
  ],
  ['Thai', 'สมชาย ใจดี วิศวกรซอฟต์แวร์ กรุงเทพมหานคร ประสบการณ์ทำงาน หัวหน้าทีมพัฒนา การศึกษา จุฬาลงกรณ์มหาวิทยาลัย', ['windows-874']],
  ['Thai, short', 'นางสาวมาลี รักไทย', ['windows-874']],
  [
    'Japanese',
    '履歴書　山田太郎　東京都。職務経歴：株式会社サンプルにてシステム開発を担当しました。資格：基本情報技術者。',
    ['shift_jis', 'euc-jp'],
  ],
  ['Japanese, short', '山田太郎の職務経歴', ['shift_jis', 'euc-jp']],
  [
    'Korean',
    '이력서. 성명: 홍길동. 경력 사항: 주식회사 예시에서 소프트웨어 개발을 담당하였습니다. 학력: 서울대학교 졸업.',
    ['euc-kr'],
  ],
  [
    'Chinese',
    '个人简历。姓名：张伟。工作经验：示例科技有限公司软件工程师，负责项目开发和管理。教育背景：北京大学本科毕业。',
    ['gb18030'],
  ],
  ['Chinese, short', '张伟 软件工程师 北京', ['gb18030']],
  [
    'Chinese, traditional',
    '個人履歷。姓名：陳小明。工作經驗：範例科技有限公司軟體工程師，負責專案開發與管理。學歷：臺灣大學畢業。',
    ['big5'],
  ],
]

describe('decodeText', () => {
  const rows = SAMPLES.flatMap(([language, text, encodings]) =>
    encodings.map((encoding) => ({ language, text, encoding })),
  )
  it.each(rows)('reads $language in $encoding', ({ text, encoding }) => {
    const decoded = decodeText(encodeForTest(text, encoding))
    expect({ text: decoded.text, isGuess: decoded.isGuess }).toEqual({ text, isGuess: true })
  })

  it.each(rows)('reads $language in UTF-8, and in UTF-16 and UTF-32 with a mark', ({ text }) => {
    expect(decodeText(new TextEncoder().encode(text)).text).toBe(text)
    for (const [width, little] of [
      [2, true],
      [2, false],
      [4, true],
      [4, false],
    ] as const) {
      expect(decodeText(wideBytes(`\uFEFF${text}`, width, little))).toMatchObject({ text, isGuess: false })
    }
  })

  it.each([
    [2, true],
    [2, false],
    [4, true],
    [4, false],
  ] as const)('reads %i-byte text without a mark by its zeros', (width, little) => {
    const text = 'สมชาย ใจดี\nโทร. 081-234-5678\nJane Sample\n'
    expect(decodeText(wideBytes(text, width, little)).text).toBe(text)
  })

  it('reads the seven-bit encodings of East Asia', () => {
    const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
    expect(decodeText(ascii('~{VPND~} resume ~~'))).toEqual({ text: '中文 resume ~', encoding: 'hz', isGuess: false })
    expect(decodeText(ascii('\u001B$B;3ED\u001B(B Taro')).text).toBe('山田 Taro')
  })

  it('keeps UTF-8 that was cut or has a stray byte', () => {
    const bytes = new TextEncoder().encode('ประสบการณ์ทำงานประสบการณ์ทำงานประสบการณ์ทำงาน')
    expect(decodeText(bytes.subarray(0, bytes.length - 1)).encoding).toBe('utf-8')
    const stray = Uint8Array.from([...bytes, 0x20, 0x92, 0x20, ...bytes])
    expect(decodeText(stray).encoding).toBe('utf-8')
  })

  it('calls plain ASCII by no guess', () => {
    expect(decodeText(new TextEncoder().encode('Jane Sample'))).toEqual({
      text: 'Jane Sample',
      encoding: 'utf-8',
      isGuess: false,
    })
  })

  it.each([
    ['windows-1252', '“Quoted” – it’s • fine… €5'],
    ['macintosh', '“Quoted” – it’s • fine…'],
  ])('tells %s by its punctuation alone', (encoding, text) => {
    expect(decodeText(encodeForTest(text, encoding)).text).toBe(text)
  })
})

describe('decodeBytes', () => {
  it('reads Windows-1252 alike in every runtime', () => {
    expect(decodeBytes(Uint8Array.from([0x80, 0x93, 0x41, 0x94, 0x9f, 0xe9]), 'windows-1252')).toBe('€“A”Ÿé')
  })
})

/** Windows-1258 writes tones as marks of their own, other accents as one letter. */
function splitTones(text: string): string {
  return Array.from(text, (character) => {
    const marks = character.normalize('NFD')
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/u.exec(marks)?.[0] ?? ''
    return marks.replace(tone, '').normalize('NFC') + tone
  }).join('')
}

function wideBytes(text: string, width: 2 | 4, isLittle: boolean): Uint8Array {
  const units =
    width === 2
      ? Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
      : Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const view = new DataView(new ArrayBuffer(units.length * width))
  for (const [at, unit] of units.entries()) {
    if (width === 2) view.setUint16(at * 2, unit, isLittle)
    else view.setUint32(at * 4, unit, isLittle)
  }
  return new Uint8Array(view.buffer)
}
