import type { Education, Profile, SectionKind } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Part } from '../sections/find-sections.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc, Row } from '../text/document.ts'
import { drivingClasses } from './driving-classes.ts'
import { findCertificates, findHeads, findPublications } from './find-items.ts'
import { findProjects } from './find-projects.ts'
import { itemRows } from './no-item.ts'

type Hints = { rangesOf: (row: Row) => DateRange[]; education: Education[]; name: string | undefined }
type Lists = Pick<Profile, 'certificates' | 'projects' | 'publications' | 'volunteering'>

/** What the sections of certificates, projects, publications and unpaid work list. */
export function readLists(doc: Doc, parts: Part[], { rangesOf, education, name }: Hints): Lists {
  const listsOf = (kind: SectionKind) =>
    parts.filter((part) => part.kind === kind && !isOfInterests(part)).map((part) => itemRows(doc, part, name))
  const licences = parts.filter(({ kind }) => kind === 'certificates').map((part) => drivingClasses(doc, part))
  const classes = new Set(licences.flatMap((found) => [...found.keys()].map(({ index }) => index)))
  const certificates = listsOf('certificates')
    .flat()
    .filter(({ index }) => !classes.has(index))
  return {
    certificates: [
      ...findCertificates(doc, certificates, { rangesOf, education }),
      ...licences.flatMap((found) => [...found.values()]),
    ],
    projects: listsOf('projects').flatMap((rows) => findProjects(doc, rows, rangesOf)),
    publications: findPublications(doc, listsOf('publications').flat(), rangesOf),
    volunteering: listsOf('volunteering').flatMap((rows) => findHeads(doc, rows, rangesOf)),
  }
}

/** "Research interests": what somebody would like to look into is no project. */
function isOfInterests({ kind, heading }: Part): boolean {
  return kind === 'projects' && (heading?.words.some((word) => knownHeading([word]) === 'interests') ?? false)
}
