import { useMantineColorScheme } from '@mantine/core'
import { useTexts } from '../../texts/texts.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Group, Row } from './group.tsx'

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Light, dark, or as the system has it. */
export function AppearancePanel() {
  const { t } = useTexts()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Group>
      <Row
        title={t('settings.appearance.colours')}
        help={t('settings.appearance.help')}
        control={
          <Segments
            label={t('settings.appearance.colours')}
            choices={SCHEMES.map((value) => ({ value, label: t(`settings.appearance.${value}`) }))}
            value={colorScheme}
            onChange={setColorScheme}
          />
        }
      />
    </Group>
  )
}
