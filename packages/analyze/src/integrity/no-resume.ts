import type { Profile, ResumeText } from '@evenhand/model'

/** Skills that any text names by chance: "budget" in the minutes of a meeting, "turning" in a novel. */
const BY_CHANCE = 2
/** One skill in so many words is by chance as well. */
const RARE = 60

/**
 * A text that tells nobody's life: it names no person, heads no part of a resume, and tells of no work, no studies and hardly
 * any skill. A resume of two lines has a name, one without a name has a post, a course or a heading.
 */
export function tellsNobody(profile: Profile, { text }: ResumeText): boolean {
  const { name, employment, education, languages, certificates, projects, publications, volunteering } = profile
  const told = [employment, education, languages, certificates, projects, publications, volunteering]
  if (name !== undefined || told.some((list) => list.length > 0)) return false
  if (profile.sections.some(({ heading }) => heading !== undefined)) return false
  const skills = profile.skills.length + profile.denied.length
  return skills <= BY_CHANCE || skills * RARE < text.split(/\s+/u).length
}
