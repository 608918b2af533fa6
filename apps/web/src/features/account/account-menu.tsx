import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { AddressLink } from '../../ui/address-link.tsx'
import classes from '../../ui/menu.module.css'
import type { SessionUser } from './session-user.ts'

type AccountMenuProps = { user: SessionUser; className: string; onSignOut: () => void; children: ReactNode }

/** What belongs to whoever is signed in. Mounted by the click that asked for it, hence open. */
export function AccountMenu({ user, className, onSignOut, children }: AccountMenuProps) {
  const { t } = useTexts()
  return (
    <Menu
      defaultOpened
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      offset={6}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classes['dropdown'], item: classes['item'], divider: classes['divider'] }}
    >
      <Menu.Target>
        <button type="button" className={className}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['who']} role="presentation">
          <b dir="auto">{user.name}</b>
          <span dir="ltr">{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={AddressLink} href="/dashboard">
          {t('common.dashboard')}
        </Menu.Item>
        <Menu.Item component={AddressLink} href="/settings/profile">
          {t('common.settings')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onSignOut}>{t('common.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
