import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PEOPLE = [
  'Ngozi Eberechi|Priya Raghunath|Søren Kvist|Gwenllian Pryce|Kofi Asare-Boateng|Ilse van der Meulen|Maribel Quintanar',
  'Declan Mulhearn|Rukhsana Iqbal|Tomasz Wierzbicki|Oluwaseun Adebayo|Hanneke Schoonhoven|Grigor Hakobyan|Mele Tupou',
  'Siân Penhallow|Rafał Ostrowski|Tevita Fonoti|Musa Kahraman|Gráinne Mulcahy|Dolores Quispe|Aleksi Rautio|Amina Yusuf',
  'Béatrice Lanoux|Yusuf Karadağ|Chiara Benvenuti|Emeka Nwachukwu|Aneta Horáková|Rosalind Achterberg|Joaquim Telles',
  'Davit Lomidze|Wren Castellano|Takumi Hoshino|Nguyễn Thị Hạnh|Bastien Laroche|Craig Dunleavy|Fatuma Abdirahman',
].flatMap((names) => names.split('|'))

/** From what suits the wanted nurse best to what suits her least. */
const WARDS = [
  ['Senior Staff Nurse, Intensive Care Unit', 'Wearmouth Royal Infirmary'],
  ['Staff Nurse, Adult ICU', 'St Brannoc Hospital'],
  ['Staff Nurse, Coronary Care Unit', 'Cleadon Park Hospital'],
  ['Staff Nurse, Acute Medicine', 'Carrow Infirmary'],
  ['Community Nurse', 'Tarrow Health Centre'],
  ['Healthcare Assistant', 'Quayside Care Home'],
] as const
const DUTIES = [
  'Cared for two ventilated patients per shift with sedation, vasopressors and arterial lines.',
  'Ran continuous renal replacement therapy (CRRT) on nights.',
  'Recognised deterioration early and took part in resuscitation with the outreach team.',
  'Precepted four newly qualified nurses; took charge of a shift of nine.',
  'Led an audit of pressure damage with the infection prevention team.',
  'Medication rounds, observations and handover on 12-hour shifts, days and nights.',
]
const SCHOOLING = ['BSc (Hons) Adult Nursing, University of Tarrow', 'Diploma in Nursing, Quayside College', undefined]
const CERTIFICATES = ['Advanced Life Support, valid to 2027', 'Immediate Life Support, 2024', undefined]

/** Text resumes of invented nurses who suit a ward more or less, so that scores spread as they do in life. */
export function writeWardResumes(): string[] {
  const folder = join(mkdtempSync(join(tmpdir(), 'evenhand-ward-')), 'ward')
  mkdirSync(folder)
  return PEOPLE.map((name, index) => {
    const [given = '', family = ''] = [name.split(' ')[0], name.split(' ').at(-1)]
    const path = join(folder, `${plain(family)}_${plain(given)}_cv.txt`)
    writeFileSync(path, tell(name, index))
    return path
  })
}

const plain = (name: string) =>
  name
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

function tell(name: string, index: number): string {
  // Nobody's place in the list says how well they suit.
  const rank = (index * 17) % PEOPLE.length
  const at = rank / PEOPLE.length
  const [post, hospital] = WARDS[Math.floor(at * WARDS.length)] ?? WARDS[0]
  const [earlier, elsewhere] = WARDS[Math.min(WARDS.length - 1, Math.floor(at * WARDS.length) + 1)] ?? WARDS[0]
  const begun = 2016 + Math.floor(at * 7)
  const duties = DUTIES.filter((_, duty) => (rank + duty * 5) % 9 > at * 7)
  const lines = [
    name,
    `${plain(name.split(' ')[0] ?? '')}.${plain(name.split(' ').at(-1) ?? '')}@wardpost.example · +44 7700 9${String(10_100 + index * 37)}`,
    at < 0.75 ? 'Registered Nurse (Adult), NMC register, renewed October 2025' : 'Care certificate, 2022',
    '',
    'Employment',
    `${post}, ${hospital}`,
    `May ${begun} - present`,
    ...duties.map((duty) => `- ${duty}`),
    `${earlier}, ${elsewhere}`,
    // Some had something else to do in between.
    `September ${begun - 4} - ${rank % 4 === 0 ? `June ${begun - 1}` : `April ${begun}`}`,
    `- ${DUTIES[5]}`,
    '',
    'Education',
    ...[SCHOOLING[Math.floor(at * 3)], CERTIFICATES[(rank + Math.floor(at * 3)) % 3]].filter(
      (line) => line !== undefined,
    ),
  ]
  return lines.join('\n')
}
