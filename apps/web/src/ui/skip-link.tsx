import { useTexts } from '../texts/texts.tsx'
import classes from './skip-link.module.css'

/** For the keyboard: past the header, to the page's `#main`. Seen while it has the focus. */
export function SkipLink() {
  const { t } = useTexts()
  return (
    <a className={classes['skip']} href="#main">
      {t('common.skip')}
    </a>
  )
}
