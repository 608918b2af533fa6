import type { Profile } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './key-skills.module.css'
import type { EvidenceLinks } from './candidate-report.tsx'
import { idOfPart } from './report-parts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'

/** Skills of the record: at most ten. */
const SHOWN = 10

/** Key skills in the resume's own words, with the place of the first mention. */
export function KeySkills({ profile, resume, ...links }: EvidenceLinks & { profile: Profile }) {
  const { t } = useTexts()
  const skills = profile.skills.slice(0, SHOWN)
  return (
    <section id={idOfPart('skills')}>
      <h3>{t('sections.skills')}</h3>
      {skills.length === 0 && <p className={classes['silent']}>{t('results.listEmpty')}</p>}
      <ul className={classes['skills']}>
        {skills.map((skill) => (
          <li key={skill.label}>
            <span dir="auto">{skill.label}</span>
            {resume && skill.mentions[0] && <PlaceLink span={skill.mentions[0].span} resume={resume} {...links} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
