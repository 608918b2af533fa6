import { describe, expect, it, test } from 'vitest'
import { readJob } from './read-job.ts'

const asked = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- ${line}\n- Laminating by hand`)
    .requirements.slice(1, -1)
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

/** One line each of what is said not to be needed. */
const UNNEEDED = `No driving licence needed
No weekend work, no travel
You do not need to know DATEV
No degree required
No prior Java experience necessary
SAP is not required
A degree is not a must
You don't have to travel
Not required: SAP, DATEV
SAP (not required)
Führerschein nicht erforderlich
Keine Vorkenntnisse nötig
Sie müssen DATEV nicht kennen
Keine Wochenendarbeit, keine Reisetätigkeit
Ein Studium ist nicht zwingend erforderlich
Sie brauchen keinen Führerschein
Permis de conduire non exigé
Aucune expérience requise
Le permis n'est pas nécessaire
Sans expérience exigée
Pas de déplacements
Vous n'avez pas besoin de connaître Sage
No se requiere experiencia
No es necesario carné de conducir
No hace falta título universitario
Sin viajes
Não é necessário saber inglês
Experiência não exigida
Sem viagens
Não é exigida carteira de motorista
Patente di guida non richiesta
Non è necessaria la laurea
Senza trasferte
Nessuna esperienza richiesta
Rijbewijs niet nodig
Geen ervaring vereist
Je hoeft geen rijbewijs te hebben
Geen weekendwerk
Prawo jazdy nie jest wymagane
Nie wymagamy doświadczenia
Znajomość SAP niewymagana
Bez nadgodzin
Водительские права не требуются
Опыт работы не нужен
Высшее образование не обязательно
Без командировок
Deneyim şartı aranmaz
Ehliyet gerekli değildir
Üniversite mezunu olmak şart değil
Seyahat yok
لا يشترط وجود خبرة
رخصة القيادة غير مطلوبة
لا حاجة إلى السفر
अनुभव की आवश्यकता नहीं है
无需出差
不需要驾照
学历不限
英语不要求
無需加班
運転免許不要
経験不問
残業なし
英語力は必要ありません
夜勤はありません
경력 무관
운전면허 필요 없음
출장 없음
영어는 필수가 아닙니다
ไม่จำเป็นต้องมีประสบการณ์
ไม่ต้องเดินทาง
ไม่มีกะกลางคืน
ไม่ต้องมีใบขับขี่
Körkort är inget krav
Řidičský průkaz není nutný`

describe('what a job says is not needed is no requirement', () => {
  test.each(UNNEEDED.split('\n'))('%s', (line) => {
    expect(asked(line)).toEqual([])
  })
})

describe('the other half of the line is kept', () => {
  it.each([
    ['Three years of experience, no degree required', ['Three years of experience!']],
    ['No degree required but 3 years of accounting a must', ['3 years of accounting!']],
    ['German fluent and no driving licence needed', ['German fluent!']],
    ['SAP (not required), Excel', ['Excel!']],
    ['英语流利，无需出差', ['英语流利!']],
    ['大学本科以上，专业不限', ['大学本科以上!']],
    ['SAP von Vorteil, Führerschein nicht erforderlich', ['SAP']],
    ['Expérience de deux ans, aucun déplacement', ['Expérience de deux ans!']],
  ])('%s', (line, expected) => {
    expect(asked(line)).toEqual(expected)
  })
})

describe('what is no must, but useful, is welcome', () => {
  it.each([
    'Knowledge of SAP helpful, but not required',
    'Kenntnisse in SAP hilfreich, aber nicht zwingend',
    'SAP not required but a plus',
  ])('%s', (line) => {
    expect(readJob(`Clerk\n\nRequirements\n- ${line}`).requirements.slice(1)).toMatchObject([
      { type: 'skill', must: false, terms: ['skill:sap'] },
    ])
  })
})

describe('what is no must is named without the words that say so', () => {
  it.each([
    ['First experience of leading a team is desirable, but not required', 'First experience of leading a team'],
    [
      'Erste Erfahrung in der Führung von Mitarbeitern ist wünschenswert, aber keine Bedingung',
      'Erste Erfahrung in der Führung von Mitarbeitern',
    ],
    [
      'Se valorará experiencia en la atención de grupos, aunque no es requisito excluyente',
      'experiencia en la atención de grupos',
    ],
    ['Experiência com grupos é desejável, mas não é requisito obrigatório', 'Experiência com grupos'],
    ['È gradita esperienza con i gruppi, ma non è un requisito vincolante', 'esperienza con i gruppi'],
    ["Une expérience des groupes est un plus, mais n'est pas une condition", 'Une expérience des groupes'],
  ])('%s', (line, label) => {
    const [, wish] = readJob(`Clerk\n\nRequirements\n- ${line}\n- Typing`).requirements
    expect(wish).toMatchObject({ must: false })
    expect(wish?.label).toContain(label)
    expect(wish?.label).not.toMatch(/but|aber|aunque|mas |\bma\b|mais|condi|requisit/)
  })
})

describe('a "no" that asks for something asks for it', () => {
  it.each([
    'No less than 3 years of experience required',
    'No criminal record required',
    'Does not need constant supervision',
    'No objection to night shifts',
    'Keine Angst vor Schichtarbeit',
    'Nie mniej niż 3 lata doświadczenia',
    'Не менее трёх лет опыта',
    '不少于三年经验',
    'لا تقل الخبرة عن ثلاث سنوات',
  ])('%s', (line) => {
    expect(asked(line)).toHaveLength(1)
  })
})

describe('how binding a skill is, its own clause says', () => {
  it.each([
    'Excel required, SAP is a plus',
    'Excel required and SAP a plus',
    'Excel erforderlich, SAP von Vorteil',
    'Excel exigé, SAP serait un plus',
    'Excel imprescindible, SAP deseable',
    'Excel obrigatório, SAP desejável',
    'Excel richiesto, SAP gradito',
    'Excel vereist, SAP is een pre',
    'Excel wymagany, SAP mile widziany',
    'Excel обязательно, SAP желательно',
    'Excel şart, SAP tercih sebebi',
    'إكسل ضروري، ويفضل SAP',
    'Excel अनिवार्य, SAP वांछनीय',
    '必须会Excel，会SAP优先',
    'Excel必須、SAP歓迎',
    'Excel 필수, SAP 우대',
  ])('%s', (line) => {
    expect(readJob(`Clerk\n\n- ${line}`).requirements.slice(1)).toMatchObject([
      { terms: ['skill:microsoft-excel'], must: true },
      { terms: ['skill:sap'], must: false },
    ])
  })
})
