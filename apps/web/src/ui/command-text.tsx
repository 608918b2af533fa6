import { Fragment } from 'react'
import classes from './command-text.module.css'

/** A command to copy: it runs from left to right in every language, and breaks between its words only. */
export function CommandText({ command }: { command: string }) {
  return (
    <bdi dir="ltr">
      {command.split(' ').map((word, index) => (
        <Fragment key={`${index} ${word}`}>
          {index > 0 && ' '}
          <bdi className={classes['word']}>{word}</bdi>
        </Fragment>
      ))}
    </bdi>
  )
}
