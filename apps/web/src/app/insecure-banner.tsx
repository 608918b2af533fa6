import { AccountTexts } from '../texts/all-texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import classes from './insecure-banner.module.css'

/** Says that this page is not encrypted on its way. */
export function InsecureBanner() {
  return (
    <AccountTexts>
      <Words />
    </AccountTexts>
  )
}

function Words() {
  const { t } = useTexts()
  return (
    <p className={classes['banner']} role="status">
      {t('account.insecure')}
    </p>
  )
}
