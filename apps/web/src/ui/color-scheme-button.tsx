import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTexts } from '../texts/texts.tsx'
import classes from './color-scheme-button.module.css'
import { IconButton } from './icon-button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Switches between light and dark; until it is used, the page follows the system. */
export function ColorSchemeButton() {
  const { t } = useTexts()
  const { setColorScheme } = useMantineColorScheme()
  const computed = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const scheme = useHydrated() ? computed : 'light'
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      className={classes['button']}
      aria-label={other === 'dark' ? t('common.useDark') : t('common.useLight')}
      title={other === 'dark' ? t('common.useDark') : t('common.useLight')}
      onClick={() => setColorScheme(other)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
    </IconButton>
  )
}
