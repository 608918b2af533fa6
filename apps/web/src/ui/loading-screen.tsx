import classes from './loading-screen.module.css'

/** Shown while the page boots, before its texts are there: the mark alone, which needs no language. */
export function LoadingScreen() {
  return (
    <div className={classes['screen']} role="progressbar" aria-label="Evenhand">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 1h6v6.5a3 3 0 0 1-6 0zM9 15V8.500a3 3 0 0 1 6 0V15z" />
      </svg>
    </div>
  )
}
