import { useId } from 'react'
import classes from './switch.module.css'

type SwitchProps = {
  label: string
  help: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, help, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={classes['switch']}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <b id={`${id}-label`}>{label}</b>
        <small id={`${id}-help`}>{help}</small>
      </span>
    </label>
  )
}
