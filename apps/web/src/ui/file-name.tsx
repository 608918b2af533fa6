import { Fragment } from 'react'

/** A file's name: a line ends after a low line or a hyphen, or before the ending, where it must. */
export function FileName({ name, className }: { name: string; className?: string }) {
  return (
    <b className={className} dir="auto">
      {name.split(/(?<=[_-])|(?=\.[^.]*$)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </b>
  )
}
