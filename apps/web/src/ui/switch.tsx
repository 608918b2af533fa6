import { useId } from 'react'
import { SwitchKnob } from './switch-knob.tsx'
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
    <label className={classes['switch']} htmlFor={id}>
      <SwitchKnob id={id} isOn={isOn} onChange={onChange} labelledBy={`${id}-label`} describedBy={`${id}-help`} />
      <span>
        <b id={`${id}-label`}>{label}</b>
        <small id={`${id}-help`}>{help}</small>
      </span>
    </label>
  )
}
