import { PEOPLE_OF_THE_WEST } from './written-people-west.ts'
import { PEOPLE_OF_THE_EAST } from './written-people-east.ts'
import { PEOPLE_OF_THE_SOUTH } from './written-people-south.ts'
import { PEOPLE_IN_SIGNS } from './written-people-signs.ts'

/** What heads of resumes are made of, by language. All people, towns and numbers are invented; "#" is any digit. */
export type WrittenPeople = {
  /** Names of one's own and of families, each between bars; some are in no list of words. */
  given: string
  families: string
  /** A second one of one's own, or the father's. */
  middle: string
  /** Written family name first, where nothing marks it. */
  familyFirst?: true
  /** Without a blank between the two. */
  glued?: true
  /** What is between a family name and one's own, in a script without letters. */
  before: string
  behind: string
  nickname: string
  towns: string
  /** "{s}" a street, "{t}" the town; a bar parts two rows. */
  streets: string
  addresses: string[]
  phones: string[]
  labels: { name: string; phone: string; mobile: string; email: string; address: string; link: string }
  facts: string[]
  /** What the document is called; "{n}" the name. */
  documents: string
  named: string[]
  pages: string[]
  titles: string
  rareTitles: string
  summary: [heading: string, text: string]
  letter: [greeting: string, text: string, close: string]
  /** Sections behind the head, the first of posts. */
  body: string
  referee: string
}

/** Names of many origins, in Latin letters: whoever lives in another country writes in its language. */
export const GUESTS = {
  given:
    'Adaeze|Rajesh|Siddharth|Wei|Xiaoming|Minh|Thuy|Kwame|Ayodele|Fatima|Mohammed|Yusuf|Leila|Oksana|Dmitri|Katarzyna|Zoltan|Ingrid|Søren|Eero|Giulia|João|Lucía|Yuki|Hiroshi|Ji-woo|Siti|Agus|Maricel|Tendai|Aroha|Branimir|Zsófia|Dilnoza|Nurlan|Ngozi|Thandiwe|Rhys|Saoirse|Quoc',
  families:
    "Okonkwo|Nair|Krishnamurthy|Zhang|Nguyen|Tran|Mensah|Adebayo|Al-Masri|Hussain|Yılmaz|Haddad|Kovalenko|Volkov|Wójcik|Nagy|Lindqvist|Nørgaard|Virtanen|Esposito|Ferreira da Silva|García Márquez|Tanaka|Kim|binti Rahman|Wijaya|Dela Cruz|Moyo|Te Rangi|Horvat|Szabó|Karimova|Abenov|van der Merwe|Dlamini|Ap Gwilym|O'Callaghan|Le|St. Clair|El Amrani",
}

/** By language. */
export const WRITTEN_PEOPLE: Record<string, WrittenPeople> = {
  ...PEOPLE_OF_THE_WEST,
  ...PEOPLE_OF_THE_EAST,
  ...PEOPLE_OF_THE_SOUTH,
  ...PEOPLE_IN_SIGNS,
}
