import { Button } from '@mantine/core'
import type { LanguageCode, UserInfo } from '@evenhand/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { changeProfile } from '../api/account-api.ts'
import { loadRuns } from '../api/dashboard-api.ts'
import { useSession } from '../features/account/session-context.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { AppearancePanel } from '../features/settings/appearance-panel.tsx'
import { KeysPanel } from '../features/settings/keys-panel.tsx'
import { LanguagePanel } from '../features/settings/language-panel.tsx'
import { PasswordPanel } from '../features/settings/password-panel.tsx'
import { PlanPanel } from '../features/settings/plan-panel.tsx'
import { PrivacyPanel } from '../features/settings/privacy-panel.tsx'
import { ProfilePanel } from '../features/settings/profile-panel.tsx'
import { SessionsPanel } from '../features/settings/sessions-panel.tsx'
import { Settings, SETTINGS_TABS, type SettingsTab } from '../features/settings/settings.tsx'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { AppFrame } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import { chooseLanguage } from './last-language.ts'
import { keepsOnDevice, keepOnDevice } from './on-device.ts'
import { profileQuery } from './profile-query.ts'
import { supportLink } from './support-link.ts'
import { useHasPlans } from './use-has-plans.ts'

/** Everything a person may set; the tab is part of the address. */
export function SettingsPage() {
  const { t } = useTexts()
  const { tab } = useParams()
  const hasPlans = useHasPlans()
  const tabs = SETTINGS_TABS.filter((each) => each !== 'plan' || hasPlans)
  const open = tabs.find((each) => each === tab)
  if (!open) return <Navigate to="/settings/profile" replace />
  return (
    <AppFrame title={`${t(`settings.tabs.${open}`)} · ${t('common.settings')}`}>
      <div className={classes['page']}>
        <Settings tabs={tabs}>
          <Panel key={open} tab={open} />
        </Settings>
      </div>
    </AppFrame>
  )
}

function Panel({ tab }: { tab: SettingsTab }) {
  const { t } = useTexts()
  const profile = useQuery(profileQuery)
  if (tab === 'sessions') return <SessionsPanel />
  if (tab === 'keys') return <KeysPanel />
  if (tab === 'appearance') return <AppearancePanel />
  if (tab === 'language') return <Language />
  if (profile.data) return <OfProfile tab={tab} profile={profile.data} />
  const again = (
    <Button size="xs" onClick={() => void profile.refetch()}>
      {t('common.showAgain')}
    </Button>
  )
  return profile.isError ? (
    <Notice tone="fault" action={again}>
      {t('errors.unavailable')}
    </Notice>
  ) : (
    <Notice tone="plain">{t('common.loading')}</Notice>
  )
}

function Language() {
  const queries = useQueryClient()
  const change = (language: LanguageCode) => {
    chooseLanguage(language)
    // Mails speak it as well. This browser has remembered it whatever the server answers.
    const told = changeProfile({ language })
    void told.then((profile) => queries.setQueryData(profileQuery.queryKey, profile)).catch(() => undefined)
  }
  return <LanguagePanel onLanguage={change} />
}

function OfProfile({ tab, profile }: { tab: SettingsTab; profile: UserInfo }) {
  const queries = useQueryClient()
  const { session, user } = useSession()
  const open = useDialogs()
  const { data: allowance } = useQuery(allowanceQuery)
  const { data: instance } = useQuery(instanceQuery)
  const onProfile = (changed: UserInfo) => {
    queries.setQueryData(profileQuery.queryKey, changed)
    if (user && user.name !== changed.name) session.signIn({ ...user, name: changed.name })
  }
  if (tab === 'profile') return <ProfilePanel profile={profile} onProfile={onProfile} />
  if (tab === 'password') return <PasswordPanel profile={profile} policy={instance?.passwordPolicy} />
  if (tab === 'plan') {
    const onPlans = () => open({ kind: 'plans' })
    const support = supportLink(instance, allowance)
    return <PlanPanel {...{ profile, allowance, support, onPlans }} payments={instance?.payments} />
  }
  return <Privacy profile={profile} onProfile={onProfile} />
}

function Privacy({ profile, onProfile }: { profile: UserInfo; onProfile: (profile: UserInfo) => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { session } = useSession()
  const { language } = useTexts()
  const { screening } = useScreening()
  const { data: instance } = useQuery(instanceQuery)
  const runs = useQuery({ queryKey: ['runs'], queryFn: ({ signal }) => loadRuns(signal) })
  const [onDevice, setOnDevice] = useState(keepsOnDevice)
  return (
    <PrivacyPanel
      profile={profile}
      instance={instance}
      runs={runs.data}
      onDevice={onDevice}
      onOnDevice={(isOn) => {
        keepOnDevice(isOn)
        setOnDevice(isOn)
        screening.setOnDevice(isOn)
      }}
      onProfile={onProfile}
      onDataGone={() => {
        screening.leave()
        void queries.invalidateQueries({ queryKey: ['runs'] })
      }}
      onAccountGone={() => {
        session.signOut()
        screening.tellGone(true)
        void navigate(addressOf(language), { replace: true })
      }}
    />
  )
}
