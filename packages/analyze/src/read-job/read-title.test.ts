import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const read = (text: string) => {
  const { title, requirements } = readJob(text)
  return [title, ...requirements.slice(1).map(({ label, type }) => `${type}: ${label}`)]
}

describe('an advert of one line has a title and what it asks for', () => {
  it.each<[text: string, expected: string[]]>([
    [
      'Tunnel keeper, three years of experience, English fluent',
      ['Tunnel keeper', 'years: three years of experience', 'language: English fluent'],
    ],
    ['大阪的Java工程师,四年以上经验,会英语', ['大阪的Java工程师', 'years: 四年以上经验', 'language: 会英语']],
    ['招聘Java工程师，3年以上经验，本科以上学历', ['Java工程师', 'years: 3年以上经验', 'degree: 本科以上学历']],
    [
      '看護師 募集：正看護師免許、経験3年以上、夜勤可',
      ['看護師', 'certificate: 正看護師免許', 'years: 経験3年以上', 'availability: 夜勤可'],
    ],
    [
      '大阪のJavaエンジニア、経験3年以上、英語力必須',
      ['大阪のJavaエンジニア', 'years: 経験3年以上', 'language: 英語力必須'],
    ],
    ['부산 Java 개발자, 경력 3년 이상, 영어 가능', ['부산 Java 개발자', 'years: 경력 3년 이상', 'language: 영어 가능']],
    [
      'مهندس جافا في عمّان، خبرة لا تقل عن ثلاث سنوات، يجيد الإنجليزية',
      ['مهندس جافا في عمّان', 'years: خبرة لا تقل عن ثلاث سنوات', 'language: يجيد الإنجليزية'],
    ],
    ['مطلوب محاسب بخبرة 5 سنوات، اللغة الإنجليزية', ['محاسب', 'years: بخبرة 5 سنوات', 'language: اللغة الإنجليزية']],
    ['पुणे में जावा डेवलपर, तीन वर्ष का अनुभव', ['पुणे में जावा डेवलपर', 'years: तीन वर्ष का अनुभव']],
    ['Java-разработчик в Омске, опыт от трёх лет', ['Java-разработчик в Омске', 'years: опыт от трёх лет']],
    ['İzmir Java geliştirici, en az üç yıl deneyim', ['İzmir Java geliştirici', 'years: en az üç yıl deneyim']],
    ['Koch/Köchin gesucht, mind. 2 Jahre Erfahrung', ['Koch/Köchin', 'years: mind. 2 Jahre Erfahrung']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('ต้องการ วิศวกร Java', () => {
    expect(read('ต้องการ วิศวกร Java ประสบการณ์ 3 ปีขึ้นไป')).toEqual(['วิศวกร Java', 'years: ประสบการณ์ 3 ปีขึ้นไป'])
  })

  it('takes a list of skills for no title', () => {
    expect(readJob('Experience with React, TypeScript').title).toBeUndefined()
  })
})

describe('both forms of a name are one title', () => {
  it.each([
    ['Wir suchen eine/n Koch/Köchin (m/w/d) mit abgeschlossener Ausbildung.', 'Koch/Köchin'],
    [
      'Wir suchen eine/n Seilbahnwart/Seilbahnwartin (m/w/d) mit abgeschlossener Ausbildung.',
      'Seilbahnwart/Seilbahnwartin',
    ],
    ['Verkäufer/-in (m/w/d) mit Erfahrung im Verkauf, Englisch B2', 'Verkäufer/-in'],
    ['Nous recherchons un(e) cuisinier/cuisinière (H/F) avec un diplôme.', 'cuisinier/cuisinière'],
    ['Bäcker/Bäckerin (f/m/x)\n\nIhr Profil\n- Führerschein B', 'Bäcker/Bäckerin'],
  ])('%s', (text, title) => {
    const job = readJob(text)
    expect(job.title).toBe(title)
    expect(
      job.requirements
        .slice(1)
        .map(({ label }) => label)
        .join(),
    ).not.toMatch(/chin|wartin|m\/w|H\/F|nière/u)
  })
})

describe('what is done is told in one piece, whatever it is done to', () => {
  it.each([
    ['Electrician', 'Duties', 'Find and repair faults on motors, drives and control panels', 1],
    [
      'Elektriker für die Instandhaltung der Anlagen',
      'Aufgaben',
      'Störungen finden an Motoren, Antrieben und Schaltschränken',
      1,
    ],
    ['Electrician', 'Duties', 'Prepare the kitchen, cook and serve meals', 1],
    ['Electrician', 'Duties', 'Teach nurses, keep records and order supplies', 1],
  ])('%s, %s: %s', (title, heading, line, parts) => {
    expect(readJob(`${title}\n\n${heading}\n- ${line}`).requirements).toHaveLength(1 + parts)
  })
})

describe('the firm by itself on the first line is no title', () => {
  it.each([
    ['pl', 'Stocznia Rejów w Ustce\nposzukuje kandydatów na stanowisko:\n\nSZKUTNIK', 'SZKUTNIK'],
    ['de', 'Seltmann Mühlenwerke Hof\nsucht zum nächstmöglichen Zeitpunkt:\n\nMüller', 'Müller'],
    ['fr', 'Ateliers Ferrand\nrecrute dès maintenant :\n\nCharpentier de marine', 'Charpentier de marine'],
    ['es', 'Astilleros Peñalba\nbusca incorporar:\nCarpintero de ribera', 'Carpintero de ribera'],
    ['ru', 'Верфь «Залив»\nприглашает на работу:\nСудосборщик', 'Судосборщик'],
    ['pl', 'Stocznia Rejów w Ustce\nposzukuje szkutnika do nowej hali', 'szkutnika'],
  ])('%s: %s', (_, top, title) => {
    expect(readJob(`${top}\n\nUmiejętności\n- praca w drewnie`).title).toContain(title)
  })

  it('a list below such a line holds no title', () => {
    expect(readJob('Boat builder\n\nWe are looking for:\n- three years with wood\n- own tools').title).toBe(
      'Boat builder',
    )
  })

  it('the firm behind the name is none of it', () => {
    expect(readJob('Båtbyggare till Norrstrands Varv AB\n\nKrav\n- erfarenhet av trä').title).toBe('Båtbyggare')
  })
})

it.each([
  ['Office Administrator', 'MS Office'],
  ['React Developer', 'React'],
])('what a list of musts asks of an %s is asked for though the title says it: %s', (title, skill) => {
  const { requirements } = readJob(`${title}\n\n${title} wanted\n\nRequirements\n- ${skill}\n- English\n`)
  expect(requirements.map(({ label }) => label)).toEqual([title, skill, 'English'])
})

describe('what the job is called behind the words that somebody is wanted', () => {
  it.each<[text: string, title: string]>([
    [
      'Dla naszego klienta, producenta mebli, poszukujemy kandydatów na stanowisko: Tokarz.\n\n- punktualność',
      'Tokarz',
    ],
    ['Our client is looking for candidates for the position of Blasting Foreman.\n\n- punctual', 'Blasting Foreman'],
    ['Azienda di ricambi ricerca un/una RESPONSABILE DI MAGAZZINO.\n\n- puntualità', 'RESPONSABILE DI MAGAZZINO'],
    ['招聘：外贸经理（宁波）\n\n任职要求：\n1、守时；\n2、细心', '外贸经理'],
  ])('%s', (text, title) => {
    expect(readJob(text).title).toBe(title)
  })
})
