import { LANGUAGES, type LanguageCode } from '@evenhand/model'
import { useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

/** Told apart by their scripts, as their own names do. */
const BY_SCRIPT: Partial<Record<LanguageCode, string>> = { zh: 'zh-Hans', 'zh-TW': 'zh-Hant' }

/** Every language with what the page's language calls it, in the order of those names. */
function nameLanguages(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const { compare } = new Intl.Collator(locale)
  return LANGUAGES.map((each) => ({
    ...each,
    spoken: names.of(BY_SCRIPT[each.code] ?? each.code) ?? each.name,
  })).toSorted((a, b) => compare(a.spoken, b.spoken))
}

/** Every language of the interface, by its own name. */
export function LanguagePanel({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const { t, language, locale } = useTexts()
  const [sought, setSought] = useState('')
  const named = useMemo(() => nameLanguages(locale), [locale])
  const word = sought.trim().toLowerCase()
  const found = named.filter(({ code, name, nativeName, spoken }) =>
    [code, name, nativeName, spoken].some((each) => each.toLowerCase().includes(word)),
  )
  return (
    <Group>
      <Row title={t('common.language')} help={t('settings.language.help')}>
        <Field label={t('settings.language.search')} type="search" value={sought} onValue={setSought} />
        <div className={classes['choices']} role="group" aria-label={t('common.language')}>
          {found.map(({ code, nativeName, spoken }) => (
            <button key={code} type="button" aria-pressed={code === language} onClick={() => onLanguage(code)}>
              <span lang={code} dir="auto">
                {nativeName}
              </span>
              <small>{spoken}</small>
            </button>
          ))}
        </div>
        {found.length === 0 && <p className={classes['help']}>{t('settings.language.none')}</p>}
      </Row>
    </Group>
  )
}
