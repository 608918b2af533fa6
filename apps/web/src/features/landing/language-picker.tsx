import { LANGUAGES, type LanguageCode } from '@evenhand/model'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import quiet from './header-button.module.css'
import classes from './language-picker.module.css'

const loadList = () => import('./language-list.tsx')
const LanguageList = laterPart(
  () => loadList(),
  (part) => part.LanguageList,
)

/** Shows the page's language by its own name; the list of all loads when it is asked for. */
export function LanguagePicker({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const { t, language } = useTexts()
  const [wanted, setWanted] = useState(false)
  const own = LANGUAGES.find(({ code }) => code === language)
  const button = (attributes: { onClick: () => void; isOpen: boolean }): ReactNode => (
    <button
      type="button"
      className={`${quiet['button']} ${classes['button']}`}
      aria-label={`${t('common.language')}: ${own?.nativeName ?? language}`}
      aria-haspopup="listbox"
      aria-expanded={attributes.isOpen}
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={attributes.onClick}
    >
      <span lang={own?.code}>{own?.nativeName}</span>
    </button>
  )
  if (!wanted) return button({ onClick: () => setWanted(true), isOpen: false })
  return (
    <Suspense fallback={button({ onClick: () => undefined, isOpen: false })}>
      <LanguageList language={language} onLanguage={onLanguage}>
        {button}
      </LanguageList>
    </Suspense>
  )
}
