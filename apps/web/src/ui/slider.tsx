import type { InputHTMLAttributes } from 'react'
import classes from './slider.module.css'

type SliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'min' | 'max' | 'onChange'> & {
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

/** A number as a length that can be moved. How far it reaches is painted here: browsers differ in it. */
export function Slider({ value, min, max, onValue, ...input }: SliderProps) {
  return (
    <input
      {...input}
      type="range"
      className={classes['slider']}
      min={min}
      max={max}
      value={value}
      style={{ '--filled': `${(value - min) / (max - min)}` }}
      onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
    />
  )
}
