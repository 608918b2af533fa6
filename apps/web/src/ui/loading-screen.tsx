import classes from './loading-screen.module.css'

/** Shown while a page boots: the mark, and once its texts are there the word as well. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <div className={classes['screen']} role="progressbar" aria-label={label ?? 'Evenhand'}>
      <div>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 1h6v6.5a3 3 0 0 1-6 0zM9 15V8.500a3 3 0 0 1 6 0V15z" />
        </svg>
        {label && <p>{label}</p>}
      </div>
    </div>
  )
}
