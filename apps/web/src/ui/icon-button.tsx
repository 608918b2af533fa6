import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

export type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string; isSmall?: boolean }

/** A square to press, with a drawing in it. */
export function IconButton({ isSmall, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-small={isSmall || undefined}
      {...props}
      className={`${classes['button']} ${className}`}
    />
  )
}
