import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = ButtonLook & {
  to: string
  /** What travels with the navigation and must not stand in the address. */
  state?: unknown
  children: ReactNode
  onClick?: () => void
}

/** A link that reads as a button. Phone numbers and other schemes leave the router alone. */
export function ButtonLink({ to, state, variant, size, width, children, ...rest }: ButtonLinkProps) {
  const className = buttonLook({ variant, size, width })
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} {...rest}>
        {children}
      </a>
    )
  }
  // The consultation room may do more than other pages (camera, WebAssembly): its own document says so.
  return (
    <Link to={to} state={state} className={className} reloadDocument={to.startsWith('/session/')} {...rest}>
      {children}
    </Link>
  )
}
