import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { AccountButton } from '../features/account/account-button.tsx'
import { useSession } from '../features/account/session-context.ts'
import { LanguagePicker } from '../features/landing/language-picker.tsx'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { Brand } from '../ui/brand.tsx'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { Pill } from '../ui/pill.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import bar from '../ui/top-bar.module.css'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'
import { InsecureBanner } from './insecure-banner.tsx'
import { instanceQuery } from './instance-query.ts'
import { chooseLanguage } from './last-language.ts'
import { useHasPlans } from './use-has-plans.ts'
import { useSignOut } from './use-sign-out.ts'

type AppFrameProps = {
  title: string
  /** As wide as results, which need the room. */
  isWide?: boolean
  children: ReactNode
}

/** What surrounds every page of an account: where one is, what one has, and who one is. Others have no settings, and choose their language here. */
export function AppFrame({ title, isWide, children }: AppFrameProps) {
  const { t, language } = useTexts()
  const { user } = useSession()
  const { data: instance } = useQuery(instanceQuery)
  const hasPlans = useHasPlans()
  const open = useDialogs()
  const signOut = useSignOut()
  const home = addressOf(language)
  return (
    <>
      <title>{`${title} · Evenhand`}</title>
      <meta name="robots" content="noindex" />
      {instance?.insecure && <InsecureBanner />}
      <header className={bar['bar']} data-apart>
        <SkipLink />
        <div className={bar['row']} data-width={isWide ? 'wide' : undefined}>
          <Link className={`${bar['home']} ${classes['home']}`} to={home} aria-label={t('common.home')}>
            <Brand />
          </Link>
          <nav className={classes['nav']} aria-label={t('account.pages')}>
            <Link to={home}>{t('account.screen')}</Link>
            {user && (
              <>
                <NavLink to="/dashboard">{t('common.dashboard')}</NavLink>
                <NavLink to="/settings">{t('common.settings')}</NavLink>
              </>
            )}
          </nav>
          {user && hasPlans && <PlanInForce />}
          {!user && <LanguagePicker onLanguage={chooseLanguage} />}
          <AccountButton onSignIn={() => open({ kind: 'sign-in' })} onSignOut={signOut} />
        </div>
      </header>
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        <SafePart>{children}</SafePart>
      </main>
    </>
  )
}

function PlanInForce() {
  const { t } = useTexts()
  const { data: allowance } = useQuery(allowanceQuery)
  if (!allowance) return null
  return (
    <Link className={classes['plan']} to="/settings/plan">
      <Pill tone="primary">{t(`tool.plans.${allowance.plan}`)}</Pill>
      <span>{t('tool.remaining', { count: allowance.remaining })}</span>
    </Link>
  )
}

/** A page that says one thing, on one card. */
export function OneCardPage({ title, children }: AppFrameProps) {
  return (
    <AppFrame title={title}>
      <div className={classes['narrow']}>
        <div className={classes['card']}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
      </div>
    </AppFrame>
  )
}
