import type { LanguageCode } from '@evenhand/model'
import { loadAllTexts } from '../../texts/dictionary.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/switch.tsx'

type DeviceSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether files are read and scored in this browser alone; what that needs is loaded as soon as it is wanted. */
export function DeviceSwitch({ isOn, onChange }: DeviceSwitchProps) {
  const { t, locale } = useTexts()
  return (
    <Switch
      label={t('tool.onDevice')}
      help={t('tool.onDeviceHelp')}
      isOn={isOn}
      onChange={(on) => {
        if (on) void loadAllTexts(locale as LanguageCode)
        onChange(on)
      }}
    />
  )
}
