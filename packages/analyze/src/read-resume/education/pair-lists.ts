import type { Education } from '@evenhand/model'

const LEAST = 2

/**
 * Schools in one section and what was gained there in another ("Institutions attended", "Qualifications obtained"):
 * each degree with the school that was left in its year, or where no years are told, at its place in the list.
 * Undefined where the sections are no such lists.
 */
export function pairLists(sections: Education[][]): Education[] | undefined {
  const schools = sections.find((list) => isListOf(list, 'school', 'degree'))
  const degrees = sections.find((list) => isListOf(list, 'degree', 'school'))
  if (schools === undefined || degrees === undefined) return undefined
  const free = [...schools]
  const alike = schools.length === degrees.length && degrees.every(({ end }) => end === undefined)
  const paired = degrees.map((degree, at) => {
    const school = alike ? schools[at] : free.find(({ end }) => end !== undefined && end.year === degree.end?.year)
    if (school === undefined) return degree
    free.splice(free.indexOf(school), 1)
    return { ...school, ...degree, ...(school.start && { start: school.start }) }
  })
  return [...paired, ...free, ...sections.filter((list) => list !== schools && list !== degrees).flat()]
}

function isListOf(list: Education[], named: 'school' | 'degree', other: 'school' | 'degree'): boolean {
  return list.length >= LEAST && list.every((course) => course[named] !== undefined && course[other] === undefined)
}
