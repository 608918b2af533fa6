/** A file as the browser's file dialog takes it. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer }

const GIVEN = ['Ada', 'Bo', 'Cyrus', 'Dilnoza', 'Edda', 'Farah', 'Goran', 'Hanna', 'Ivo', 'Jelena']
const FAMILY = [
  'Abernethy',
  'Bielak',
  'Castellan',
  'Dunmore',
  'Estrada',
  'Fenwick',
  'Gallas',
  'Harrow',
  'Ilves',
  'Jarosz',
]

/** Text resumes of so many invented people; the first `nurses` of them have worked on a ward. */
export function inventResumes(count: number, nurses: number): PickedFile[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${GIVEN[index % 10]} ${FAMILY[Math.floor(index / 10) % 10]}`
    const post = index < nurses ? 'Registered nurse, acute ward' : 'Warehouse clerk'
    const work = index < nurses ? 'IV cannulation and handover on nights.' : 'Stock counts and deliveries.'
    const lines = [name, `person${index}@mail.example`, '', 'Experience', `${post}, Northquay, 2016 - 2024`, work]
    return { name: `resume-${index}.txt`, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
  })
}
