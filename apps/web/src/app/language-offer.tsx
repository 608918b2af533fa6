import { LANGUAGES, type LanguageCode } from '@evenhand/model'
import { useEffect, useState } from 'react'
import { type LoadedTexts, loadTexts } from '../texts/dictionary.ts'
import { isRightToLeft } from '../texts/language-address.ts'
import { TextsProvider, useTexts } from '../texts/texts.tsx'
import { CrossButton } from '../ui/cross-button.tsx'
import classes from './language-offer.module.css'

type OfferProps = { offered: LanguageCode; onAnswer: (isTaken: boolean) => void }

/** One quiet line above a first visit, in the language it offers. It moves and covers nothing. */
export function LanguageOffer({ offered, onAnswer }: OfferProps) {
  const [loaded, setLoaded] = useState<LoadedTexts>()
  useEffect(() => {
    // Without its texts nothing is offered.
    loadTexts(offered).then(setLoaded, () => setLoaded(undefined))
  }, [offered])
  if (!loaded) return null
  const { texts, language } = loaded
  return (
    <TextsProvider texts={texts} spoken={language} language={offered} right={isRightToLeft(language)}>
      <Line offered={offered} onAnswer={onAnswer} />
    </TextsProvider>
  )
}

function Line({ offered, onAnswer }: OfferProps) {
  const { t, locale, right } = useTexts()
  const own = LANGUAGES.find(({ code }) => code === offered)
  return (
    <aside className={classes['offer']} lang={locale} dir={right ? 'rtl' : 'ltr'} aria-label={t('common.language')}>
      <button type="button" className={classes['take']} onClick={() => onAnswer(true)}>
        {t('common.alsoIn', { language: own?.nativeName ?? offered })}
      </button>
      <CrossButton aria-label={t('common.dismiss')} onClick={() => onAnswer(false)} />
    </aside>
  )
}
