import { formatPeriod } from './corpus-dates.ts'
import type { CorpusGroup, CorpusLanguage, CorpusPerson, SectionName } from './corpus-person.ts'

export type ResumeContact = { kind: 'email' | 'phone' | 'link' | 'place' | 'personal'; label: string; text: string }

export type ResumeEntry = { title: string; organisation: string; place: string; dates: string; details: string[] }

/** One section; a renderer draws whichever of its lists are filled. */
export type ResumeSection = {
  kind: SectionName
  heading: string
  text: string
  entries: ResumeEntry[]
  groups: CorpusGroup[]
  items: string[]
}

/** A person's resume in the order of the page, dates written out, before any layout. */
export type CorpusResume = {
  language: CorpusLanguage
  rightToLeft: boolean
  name: string
  headline: string
  contacts: ResumeContact[]
  sections: ResumeSection[]
  hidden: string[]
}

const ORDER: SectionName[] = ['summary', 'employment', 'education', 'skills', 'languages', 'certificates', 'extras']

const LABELS: Record<CorpusLanguage, [email: string, phone: string, link: string, place: string]> = {
  en: ['Email', 'Phone', 'Web', 'Address'],
  de: ['E-Mail', 'Telefon', 'Web', 'Anschrift'],
  fr: ['Courriel', 'Tél.', 'Site', 'Adresse'],
  es: ['Correo', 'Teléfono', 'Web', 'Domicilio'],
  pt: ['E-mail', 'Telefone', 'Site', 'Endereço'],
  pl: ['E-mail', 'Telefon', 'WWW', 'Adres'],
  ru: ['Эл. почта', 'Телефон', 'Сайт', 'Город'],
  ar: ['البريد الإلكتروني', 'الهاتف', 'الموقع', 'العنوان'],
  ja: ['メール', '電話', 'Web', '現住所'],
  th: ['อีเมล', 'โทรศัพท์', 'เว็บไซต์', 'ที่อยู่'],
  hi: ['ईमेल', 'फ़ोन', 'वेबसाइट', 'पता'],
}

function listContacts(person: CorpusPerson): ResumeContact[] {
  const [email, phone, link, place] = LABELS[person.language]
  return [
    { kind: 'place', label: place, text: person.place },
    ...person.phones.map((text) => ({ kind: 'phone', label: phone, text }) as const),
    ...person.emails.map((text) => ({ kind: 'email', label: email, text }) as const),
    ...(person.links ?? []).map((text) => ({ kind: 'link', label: link, text }) as const),
    ...(person.personal ?? []).map((text) => ({ kind: 'personal', label: '', text }) as const),
  ]
}

function employmentEntries(person: CorpusPerson): ResumeEntry[] {
  return person.employment.map((job) => ({
    title: job.terms === undefined ? job.title : `${job.title} (${job.terms})`,
    organisation: job.unit === undefined ? job.employer : `${job.employer}, ${job.unit}`,
    place: job.place ?? '',
    dates: formatPeriod(person, job.start, job.end),
    details: job.details,
  }))
}

function educationEntries(person: CorpusPerson): ResumeEntry[] {
  return person.education.map((school) => ({
    title: school.degree,
    organisation: school.school,
    place: school.place ?? '',
    dates: formatPeriod(person, school.start, school.end),
    details: school.note ? [school.note] : [],
  }))
}

function listSections(person: CorpusPerson, kind: SectionName): ResumeSection[] {
  const empty = { kind, heading: person.headings[kind] ?? '', text: '', entries: [], groups: [], items: [] }
  switch (kind) {
    case 'summary':
      return person.summary ? [{ ...empty, text: person.summary }] : []
    case 'employment':
      return [{ ...empty, entries: employmentEntries(person) }]
    case 'education':
      return [{ ...empty, entries: educationEntries(person) }]
    case 'skills':
      return [{ ...empty, groups: person.skills }]
    case 'languages':
      return person.languages ? [{ ...empty, items: person.languages }] : []
    case 'certificates':
      return person.certificates ? [{ ...empty, items: person.certificates }] : []
    default:
      return (person.extras ?? []).map((extra) => ({ ...empty, heading: extra.heading, items: extra.items }))
  }
}

/** Puts a person's data into page order. */
export function createResume(person: CorpusPerson): CorpusResume {
  return {
    language: person.language,
    rightToLeft: person.language === 'ar',
    name: person.printedName ?? person.name,
    headline: person.headline ?? '',
    contacts: listContacts(person),
    sections: (person.order ?? ORDER).flatMap((kind) => listSections(person, kind)),
    hidden: person.hidden ?? [],
  }
}
