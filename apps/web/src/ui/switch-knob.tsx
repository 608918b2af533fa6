import classes from './switch-knob.module.css'

type SwitchKnobProps = {
  id?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Ids of its words, where they are not simply its label. */
  labelledBy?: string
  describedBy?: string
}

/** The part of a switch that moves; stands inside a label. */
export function SwitchKnob({ id, isOn, onChange, labelledBy, describedBy }: SwitchKnobProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={classes['knob']}
      checked={isOn}
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
