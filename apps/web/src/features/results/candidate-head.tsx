import type { Profile, ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { headlineOf } from '../../ui/headline-of.ts'
import classes from './candidate-report.module.css'
import { tellMonths } from './tell-months.ts'

type CandidateHeadProps = { profile: Profile; row: ResumeRow; whole: boolean }

/** Who somebody is: name, present post, years of work, and every way to reach them. */
export function CandidateHead({ profile, row, whole }: CandidateHeadProps) {
  const texts = useTexts()
  const { t } = texts
  const { emails, phones, links, totalMonths } = profile
  // The first line of a text that is nobody's is no post.
  const post = row.score === undefined ? undefined : headlineOf(profile)
  const facts = [
    post && <bdi>{post}</bdi>,
    totalMonths > 0 && t('results.ofWork', { duration: tellMonths(texts, totalMonths) }),
  ].filter(Boolean)
  const shownBefore = whole ? 0 : 1
  const contact = [...emails.slice(shownBefore), ...phones.slice(shownBefore), ...links].map(({ value }) => value)
  return (
    <div className={classes['who']}>
      {whole && (
        <h2 id="candidate-title" dir="auto" tabIndex={-1}>
          {row.name ?? t('results.unknown')}
        </h2>
      )}
      {facts.length > 0 && (
        <p className={classes['headline']}>
          <Facts facts={facts} />
        </p>
      )}
      {contact.length > 0 && (
        <div className={classes['contact']}>
          {[...new Set(contact)].map((value) => (
            <CopyButton key={value} value={value} />
          ))}
        </div>
      )}
    </div>
  )
}
