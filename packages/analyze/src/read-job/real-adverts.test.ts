import { describe, expect, test } from 'vitest'
import { readJob } from './read-job.ts'

/** What is asked for below the title: labels, with a sign where it is a must. */
const asked = (text: string) =>
  readJob(text)
    .requirements.filter(({ type }) => type !== 'title')
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

describe('headings of which no list holds the words', () => {
  test.each([
    [
      'a sentence that opens a list',
      'To be successful in this role on our ward you will have:\n- Cannulation',
      ['Cannulation!'],
    ],
    ['a question', 'Is this you?\n- Cannulation', ['Cannulation!']],
    ['a profile that is ideal', 'Quel est le profil idéal ?\n- Cannulation', ['Cannulation!']],
    ['who is wanted for deeds', "We're looking for somebody to\n- Cannulate patients", ['Cannulate patients']],
    ['with dots behind', 'Ce poste est fait pour vous si ....\n- Cannulation', ['Cannulation!']],
    ['with a number and a bar', 'SECTION 2 – ESSENTIAL CRITERIA |\n- Cannulation', ['Cannulation!']],
    ['within a section', 'Requirements\n- Cannulation\nIn theatre:\n- Suturing', ['Cannulation!', 'Suturing!']],
    ['without bullets below', 'Hier bringen Sie sich ein:\nPflege der Anlagen im Werk', ['Pflege der Anlagen im Werk']],
    ['a paragraph below', 'Minimum qual requirements\nCannulation\nSuturing', ['Cannulation!', 'Suturing!']],
  ])('%s', (_, text, expected) => {
    expect(asked(`Theatre nurse\n\nWe run nine theatres.\n\n${text}`)).toEqual(expected)
  })

  test('a fact is told in one line, and opens nothing', () => {
    const text = 'Contract type\nFull time\n\nYou will have Cannulation at your fingertips.'
    expect(asked(`Theatre nurse\n\n${text}`)).toEqual(['You will have Cannulation at your fingertips!'])
  })

  test('of notes only what binds is asked for', () => {
    const text =
      'Weitere Informationen\n- Wir sind ein Haus am See.\n- Für die Arbeit ist ein Führerschein erforderlich.'
    expect(asked(`Hausmeister\n\nAufgaben\n- Pflege der Anlagen\n\n${text}`)).toHaveLength(2)
  })
})

describe('texts that lost their line ends', () => {
  const filler =
    'Merrow Stores has a good name in the whole of the county and far beyond it, and a bakery in each of its shops.'
  test.each([
    [
      'headings inside',
      `${filler} RESPONSIBILITIES: Operating the cash register. Restocking shelves. REQUIREMENTS: Forklift licence. Cash handling. HIGHLIGHTS: We bake at night.`,
      ['Operating the cash register', 'Restocking shelves', 'Forklift licence!', 'Cash handling!'],
    ],
    [
      'a heading without a colon',
      `${filler} Requirements Forklift licence. Cash handling.`,
      ['Forklift licence!', 'Cash handling!'],
    ],
    [
      'bullets inside',
      `${filler} Requirements: - Forklift licence. - Cash handling. - Experience in retail - Own car`,
      ['Forklift licence!', 'Cash handling!', 'Experience in retail!', 'Own car!'],
    ],
    [
      'wide gaps',
      `Requirements:  Forklift licence  Cash handling in two currencies and at night  Experience in retail with more than nine people`,
      [
        'Forklift licence!',
        'Cash handling in two currencies and at night!',
        'Experience in retail with more than nine people!',
      ],
    ],
    [
      'no sign at all',
      'Duties: Produces loaves and rolls for nine shops in the county and for the two hotels at the harbour every morning Maintains the ovens and the mixers together with the people of the workshop Complies with the rules of hygiene',
      [
        'Produces loaves and rolls for nine shops in the county and for the two hotels at the harbour every morning',
        'Maintains the ovens and the mixers together with the people of the workshop',
        'Complies with the rules of hygiene',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(asked(`Night baker\n${text}`)).toEqual(expected)
  })
})

describe('what stands around the lists', () => {
  const list = 'Requirements\n- Forklift licence'
  test.each([
    'If your goal is to begin a career, come to us.',
    'You want to work where you are valued.',
    'Please send us your papers with the day you could begin.',
    'Your contact is Ines Merrow.',
    'The store is located 300 metres from the beach, which is perfect for getting your steps up.',
    'Sorry, no visa sponsorship is available.',
    'Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt.',
    'Premium salaries commensurate with experience.',
  ])('%s', (sentence) => {
    expect(asked(`Storekeeper\n\n${list}\n\n${sentence}`)).toEqual(['Forklift licence!'])
    expect(asked(`Storekeeper\n\n${sentence}\n\n${list}`)).toEqual(['Forklift licence!'])
  })

  test('where an advert takes leave, its list ends', () => {
    const text =
      'Ihr Profil\n...Freude am Umgang mit Kindern\nHaben wir Ihr Interesse geweckt?\nGewerbestr. 3, Tarn an der Quar'
    expect(asked(`Storekeeper\n\n${text}`)).toEqual(['Freude am Umgang mit Kindern!'])
  })

  test('what binds is asked for there, too, and after what is offered', () => {
    expect(asked(`Storekeeper\n\n${list}\n\nApplicants must have a first aid certificate.`)).toHaveLength(2)
    const offered =
      'We offer\n- Bread for free\n\nWe are looking for people with patience.\nExperience in retail with fresh food'
    expect(asked(`Storekeeper\n\n${offered}`)).toContain('Experience in retail with fresh food!')
  })

  test('the nurse who "will" do something is the reader', () => {
    expect(asked(`Nurse\n\nThe ward nurse will prepare the round of the doctors on both wards.\n\n${list}`)).toEqual([
      'prepare the round of the doctors on both wards',
      'Forklift licence!',
    ])
  })
})

describe('musts', () => {
  test.each([
    ['what one is said to have', 'Vous justifiez d’une expérience de la vente.', 'une expérience de la vente!'],
    ['what the candidate will have', 'The ideal candidate will have patience.', 'patience!'],
    [
      'experience among duties',
      'Duties\n- Keep the store\n- Experience with stock control',
      'Experience with stock control!',
    ],
    ['what follows a must in a list', 'Min. 3 years in a store; stock control; retail a plus', 'stock control!'],
    [
      'a degree or its like',
      'Requirements\n- Bachelor’s degree in logistics or equivalent',
      'Bachelor’s degree in logistics or equivalent!',
    ],
  ])('%s', (_, text, expected) => {
    expect(asked(`Storekeeper\n\n${text}`)).toContain(expected)
  })

  test.each([
    [
      'experience may stand for it',
      'Requirements\n- A degree or equivalent experience',
      'A degree or equivalent experience',
    ],
    [
      'a sentence says that experience may stand for it',
      'Requirements\n- Bachelor’s degree\n- Experience will be considered in lieu of a degree',
      'Bachelor’s degree',
    ],
  ])('a degree is none where %s', (_, text, expected) => {
    expect(asked(`Storekeeper\n\n${text}`)).toEqual([expected])
  })
})

describe('one thing stays one', () => {
  test.each([
    'A bachelor’s degree in nursing, an associate’s degree, or a nursing diploma',
    'Extensive use of cloud software, specifically Xero',
    'Skill in finding new ways for the whole of the house and its many guests, fast and full of ideas',
  ])('%s', (line) => {
    expect(asked(`Storekeeper\n\nRequirements\n- ${line}`)).toEqual([`${line}!`])
  })

  test('years as what several words share, and examples without their kind', () => {
    const lines =
      "3-5 years' experience as a project, systems or data analyst\n- Computer skills to include Word, Excel"
    expect(asked(`Analyst\n\nRequirements\n- ${lines}`)).toEqual([
      "3-5 years' experience as a project, systems or data analyst!",
      'Computer skills to include Word!',
      'Excel!',
    ])
  })

  test('ways in that bullets give, each but the last ending with "or"', () => {
    expect(
      asked('Erzieher\n\nIhr Profil\n- Ausbildung als Erzieher oder\n- Ausbildung als Kinderpfleger'),
    ).toHaveLength(1)
  })

  test('a nurse who is registered, and holds a registration', () => {
    const line = 'You are a registered general nurse and hold (or are eligible for) registration with the board'
    expect(asked(`Nurse\n\n${line}.`)).toEqual([`${line}!`])
  })
})

describe('what is no requirement of that kind', () => {
  test.each([
    ['ages of children', 'cuidar a niños de 1 a 3 años de edad', 'years'],
    ['a language that need not be spoken', 'aunque no hables español, te gusta la cultura de sus países', 'language'],
  ])('%s', (_, line, type) => {
    const { requirements } = readJob(`Educadora\n\nRequisitos\n- ${line}`)
    expect(requirements.map((each) => each.type)).not.toContain(type)
  })

  test('the administration of something is not office work', () => {
    const { requirements } = readJob('Nurse\n\nRequirements\n- Confidence in the administration of medicines')
    expect(requirements.flatMap(({ terms = [] }) => terms)).not.toContain('skill:office-administration')
  })

  test.each([
    ['Polnischkenntnisse', 'pl'],
    ["La pratique de l'anglais serait appréciée", 'en'],
  ])('%s: a language', (line, code) => {
    expect(readJob(`Jurist\n\nProfil\n- ${line}`).requirements.map(({ language }) => language)).toContain(code)
  })

  test('a chef de partie leads nobody by the name', () => {
    expect(readJob('Chef de partie\n\nProfil\n- Cuisine').seniority).toBeUndefined()
  })

  test('state examinations of lawyers are a degree, a specialist a certificate', () => {
    const { requirements } = readJob(
      'Jurist\n\nIhr Profil\n- Volljurist mit zwei Staatsexamina\n- Fachanwalt für Arbeitsrecht',
    )
    expect(requirements.map(({ type }) => type)).toEqual(['title', 'degree', 'certificate'])
  })
})
