import { PASSWORD_SHORTEST, type PasswordPolicy } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import { SpokenOnly } from '../ui/spoken-only.tsx'
import { keptRules } from './check-form.ts'
import classes from './forms.module.css'

const RULES = { specification: ['length', 'letter', 'number', 'spaces'], nist: ['length'] } as const

type PasswordRulesProps = { password: string; policy: PasswordPolicy | undefined }

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password, policy = 'specification' }: PasswordRulesProps) {
  const { t } = useTexts()
  const kept = keptRules(password)
  return (
    <ul className={classes['rules']}>
      {RULES[policy].map((rule) => (
        <li key={rule} data-kept={kept[rule] || undefined}>
          <span>
            {t(`auth.rules.${rule}`, { count: PASSWORD_SHORTEST })}
            {kept[rule] && <SpokenOnly>{t('auth.rules.kept')}</SpokenOnly>}
          </span>
        </li>
      ))}
    </ul>
  )
}
