import type { Profile } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import type { EvidenceLinks } from './candidate-report.tsx'
import { languageInWords } from './language-in-words.ts'
import { NamedThings } from './named-things.tsx'
import classes from './named-things.module.css'
import { idOfPart } from './report-parts.tsx'

/** Skills of the record: at most ten. */
const SHOWN = 10

type KeySkillsProps = EvidenceLinks & { profile: Profile }

/** Key skills in the resume's own words, with the place of the first mention. */
export function KeySkills({ profile, ...links }: KeySkillsProps) {
  const { t } = useTexts()
  const skills = profile.skills.slice(0, SHOWN)
  return (
    <section id={idOfPart('skills')}>
      <h3>{t('sections.skills')}</h3>
      {skills.length === 0 && <p className={classes['silent']}>{t('results.listEmpty')}</p>}
      <NamedThings
        things={skills.map(({ label, mentions }) => ({ words: label, span: mentions[0]?.span }))}
        {...links}
      />
    </section>
  )
}

/** Languages with their levels, and certificates, where a resume names any. */
export function LanguagesAndCertificates({ profile, resume, ...links }: KeySkillsProps) {
  const { t } = useTexts()
  const languages = profile.languages.map((each) => ({ words: languageInWords(each, resume), span: each.span }))
  const certificates = profile.certificates.map(({ value, spans }) => ({ words: value, span: spans[0] }))
  return (
    <>
      {languages.length > 0 && (
        <section>
          <h3>{t('results.languages')}</h3>
          <NamedThings things={languages} resume={resume} {...links} />
        </section>
      )}
      {certificates.length > 0 && (
        <section>
          <h3>{t('results.certificates')}</h3>
          <NamedThings things={certificates} resume={resume} {...links} />
        </section>
      )}
    </>
  )
}
