import { PASSWORD_SHORTEST } from '@evenhand/model'
import { useTexts } from '../texts/texts.tsx'
import { SpokenOnly } from '../ui/spoken-only.tsx'
import { keptRules } from './check-form.ts'
import classes from './forms.module.css'

const RULES = ['length', 'letter', 'number', 'spaces'] as const

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTexts()
  const kept = keptRules(password)
  return (
    <ul className={classes['rules']}>
      {RULES.map((rule) => (
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
