import classes from './segments.module.css'

type SegmentsProps<T extends string> = {
  label: string
  choices: readonly { value: T; label: string }[]
  /** None is pressed while it is not among the choices. */
  value: T | undefined
  onChange: (value: T) => void
}

/** Two to four choices side by side; the chosen one is pressed. */
export function Segments<T extends string>({ label, choices, value, onChange }: SegmentsProps<T>) {
  return (
    <div className={classes['segments']} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
