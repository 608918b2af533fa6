import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import classes from './shortcuts-help.module.css'

const KEYS = [
  { keys: ['j', 'k'], action: 'step' },
  { keys: ['Enter'], action: 'open' },
  { keys: ['1', '2', '3'], action: 'decide' },
  { keys: ['x'], action: 'pick' },
  { keys: ['/'], action: 'search' },
  { keys: ['Esc'], action: 'close' },
  { keys: ['?'], action: 'help' },
  { keys: ['Ctrl+Z', '⌘Z'], action: 'undo' },
] as const

type ShortcutsHelpProps = { on: boolean; onTurn: (on: boolean) => void; onClose: () => void }

/** The keys of the results, and whether they are listened to. */
export function ShortcutsHelp({ on, onTurn, onClose }: ShortcutsHelpProps) {
  const { t } = useTexts()
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className={classes['keys']}>
        {KEYS.map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action === 'undo' ? t('common.undo') : t(`shortcuts.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('shortcuts.on')} help={t('shortcuts.onHelp')} isOn={on} onChange={onTurn} />
    </Dialog>
  )
}
