import { IconButton, type IconButtonProps } from './icon-button.tsx'

/** Closes something, or takes it away. */
export function CrossButton(props: IconButtonProps) {
  return (
    <IconButton isSmall {...props}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8m0-8l-8 8" />
      </svg>
    </IconButton>
  )
}
