import { useTexts } from '../../texts/texts.tsx'
import classes from './users.module.css'

const GROUPS = ['recruiters', 'managers', 'hr'] as const

export function Users() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="users-title" data-below="">
      <h2 id="users-title">{t('users.title')}</h2>
      <div className={classes['groups']}>
        {GROUPS.map((group) => (
          <div key={group}>
            <h3>{t(`users.${group}.title`)}</h3>
            <p>{t(`users.${group}.description`)}</p>
          </div>
        ))}
      </div>
      <p className={classes['summary']}>{t('users.summary')}</p>
    </section>
  )
}
