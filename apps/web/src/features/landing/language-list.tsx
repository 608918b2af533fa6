import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import { Combobox, useCombobox } from '@mantine/core'
import type { LanguageCode } from '@evenhand/model'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { findLanguages } from './find-languages.ts'
import classes from './language-picker.module.css'

type LanguageListProps = {
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
  /** Draws the button that opens it. */
  children: (button: { onClick: () => void; isOpen: boolean }) => ReactNode
}

const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

/** Every language by its own name; searched by that, by its English name and by its code. Mounted open. */
export function LanguageList({ language, onLanguage, children }: LanguageListProps) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const list = useId()
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      setSearch('')
    },
  })
  // The page's own first: below the others it would be out of view.
  const found = findLanguages(search).toSorted((a, b) => Number(b.code === language) - Number(a.code === language))
  return (
    <Combobox
      store={combobox}
      width={240}
      position="bottom-end"
      withinPortal={false}
      classNames={{ dropdown: classes['dropdown'], option: classes['option'], search: classes['search'] }}
      onOptionSubmit={(code) => {
        combobox.closeDropdown()
        onLanguage(code as LanguageCode)
      }}
    >
      <Combobox.Target targetType="button">
        {children({ onClick: () => combobox.toggleDropdown(), isOpen: combobox.dropdownOpened })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          ref={focusAtOnce}
          role="combobox"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={list}
          value={search}
          aria-label={t('common.language')}
          placeholder={t('common.language')}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            combobox.selectFirstOption()
          }}
        />
        <Combobox.Options
          id={list}
          mah="min(414px, 60vh)"
          className={classes['options']}
          aria-label={t('common.language')}
        >
          {found.map(({ code, nativeName }) => (
            <Combobox.Option key={code} value={code} active={code === language}>
              <bdi lang={code}>{nativeName}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
