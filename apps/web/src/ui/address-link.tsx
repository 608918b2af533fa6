import type { ComponentProps, MouseEvent } from 'react'
import { useAddressBook } from './address.ts'

type AddressLinkProps = ComponentProps<'a'> & { href: string }

/** A link inside this site: a plain click changes the address, anything else is left to the browser. */
export function AddressLink({ href, onClick, children, ...rest }: AddressLinkProps) {
  const { push } = useAddressBook()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    push(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
