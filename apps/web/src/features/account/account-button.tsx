import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { SpokenOnly } from '../../ui/spoken-only.tsx'
import classes from './account-button.module.css'
import { firstCharacters } from './first-characters.ts'
import { useSession } from './session-context.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = laterPart(
  () => loadMenu(),
  (part) => part.AccountMenu,
)

type AccountButtonProps = { onSignIn: () => void; onSignOut: () => void }

/** Sign In for guests; for everybody else the beginning of their name, which opens what is theirs. */
export function AccountButton({ onSignIn, onSignOut }: AccountButtonProps) {
  const { t } = useTexts()
  const { user } = useSession()
  const [wanted, setWanted] = useState(false)
  if (!user) {
    return (
      <button type="button" className={classes['sign']} onClick={onSignIn}>
        {t('common.signIn')}
      </button>
    )
  }
  const name = user.name || user.email
  const letters = (
    <>
      <bdi translate="no">{firstCharacters(name)}</bdi> <SpokenOnly>{t('common.account', { name })}</SpokenOnly>
    </>
  )
  const plain = (
    <button
      type="button"
      className={classes['avatar']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {letters}
    </button>
  )
  if (!wanted) return plain
  return (
    <Suspense fallback={plain}>
      <AccountMenu user={user} className={classes['avatar'] ?? ''} onSignOut={onSignOut}>
        {letters}
      </AccountMenu>
    </Suspense>
  )
}
