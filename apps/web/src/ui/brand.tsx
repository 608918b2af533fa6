import classes from './brand.module.css'

/** The mark, two equal half-pills, and the name. */
export function Brand() {
  return (
    <span className={classes['brand']} translate="no">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 1h6v6.5a3 3 0 0 1-6 0zM9 15V8.500a3 3 0 0 1 6 0V15z" />
      </svg>
      Evenhand
    </span>
  )
}
