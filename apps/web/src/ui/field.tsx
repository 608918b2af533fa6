import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import classes from './field.module.css'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: string
  value: string
  onValue: (value: string) => void
  /** Said below the field while nothing is wrong with it. */
  help?: ReactNode
  /** What is wrong and what to do; stays until the field is mended. */
  problem?: string
  /** Beside the label. */
  aside?: ReactNode
  /** Lies over the end of the field. */
  end?: ReactNode
}

/** One line to fill in: its name above, its help or what is wrong with it below. */
export function Field({ label, value, onValue, help, problem, aside, end, className, ...input }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={classes['field']}>
      <div className={classes['head']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes['frame']}>
        <input
          {...input}
          id={id}
          className={[classes['input'], className].filter(Boolean).join(' ')}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        {end}
      </div>
      {help && (
        <div id={`${id}-help`} className={classes['help']}>
          {help}
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} className={classes['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
