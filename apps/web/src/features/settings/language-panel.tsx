import { LANGUAGES, type LanguageCode } from '@evenhand/model'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { Group, Row } from './group.tsx'
import classes from './group.module.css'

/** Every language of the interface, by its own name. */
export function LanguagePanel({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const { t, language } = useTexts()
  const [sought, setSought] = useState('')
  const word = sought.trim().toLowerCase()
  const found = LANGUAGES.filter(({ code, name, nativeName }) =>
    [code, name, nativeName].some((each) => each.toLowerCase().includes(word)),
  )
  return (
    <Group>
      <Row title={t('common.language')} help={t('settings.language.help')}>
        <Field label={t('settings.language.search')} type="search" value={sought} onValue={setSought} />
        <div className={classes['choices']} role="group" aria-label={t('common.language')}>
          {found.map(({ code, name, nativeName }) => (
            <button key={code} type="button" aria-pressed={code === language} onClick={() => onLanguage(code)}>
              <span lang={code} dir="auto">
                {nativeName}
              </span>
              <small lang="en" dir="ltr">
                {name}
              </small>
            </button>
          ))}
        </div>
        {found.length === 0 && <p className={classes['help']}>{t('settings.language.none')}</p>}
      </Row>
    </Group>
  )
}
