import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import classes from './settings.module.css'

export const SETTINGS_TABS = [
  'profile',
  'password',
  'sessions',
  'plan',
  'privacy',
  'keys',
  'language',
  'appearance',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

type SettingsProps = { tabs: readonly SettingsTab[]; children: ReactNode }

/** The settings: their names at the side, the open ones beside them. */
export function Settings({ tabs, children }: SettingsProps) {
  const { t } = useTexts()
  return (
    <div className={classes['settings']}>
      <div className={classes['side']}>
        <h1 tabIndex={-1}>{t('common.settings')}</h1>
        <nav aria-label={t('common.settings')}>
          <ul>
            {tabs.map((tab) => (
              <li key={tab}>
                <NavLink to={`/settings/${tab}`}>{t(`settings.tabs.${tab}`)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={classes['panel']}>{children}</div>
    </div>
  )
}
