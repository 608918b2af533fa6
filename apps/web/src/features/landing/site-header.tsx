import type { LanguageCode } from '@evenhand/model'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { AddressLink } from '../../ui/address-link.tsx'
import { Brand } from '../../ui/brand.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { jumpTo } from '../../ui/jump.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import bar from '../../ui/top-bar.module.css'
import button from './header-button.module.css'
import { LanguagePicker } from './language-picker.tsx'
import classes from './site-header.module.css'

type SiteHeaderProps = {
  home: string
  /** As wide as a screening, which needs the room. */
  wide: boolean
  hasPlans: boolean
  /** Signing in, or what belongs to whoever is. */
  account: ReactNode
  onLanguage: (language: LanguageCode) => void
}

export function SiteHeader({ home, wide, hasPlans, account, onLanguage }: SiteHeaderProps) {
  const { t } = useTexts()
  return (
    <header className={bar['bar']} data-apart={wide || undefined}>
      <SkipLink />
      <div className={`${bar['row']} ${classes['row']}`} data-width={wide ? 'wide' : 'narrow'}>
        <AddressLink className={`${bar['home']} ${classes['home']}`} href={home} aria-label={t('common.home')}>
          <Brand />
        </AddressLink>
        {hasPlans && (
          <button type="button" className={`${button['button']} ${classes['link']}`} onClick={() => jumpTo('pricing')}>
            {t('common.pricing')}
          </button>
        )}
        <LanguagePicker onLanguage={onLanguage} />
        <span className={classes['scheme']}>
          <ColorSchemeButton />
        </span>
        {account}
      </div>
    </header>
  )
}
