import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = ButtonLook & {
  to: string
  /** Navigation state, for data that must not stand in the URL. */
  state?: unknown
  children: ReactNode
  onClick?: () => void
}

/** A link styled as a button. `tel:` and other schemes bypass the router. */
export function ButtonLink({ to, state, variant, size, width, children, ...rest }: ButtonLinkProps) {
  const className = buttonLook({ variant, size, width })
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} {...rest}>
        {children}
      </a>
    )
  }
  // Full page load: the consultation room has its own permissions policy and CSP (camera, WebAssembly).
  return (
    <Link to={to} state={state} className={className} reloadDocument={to.startsWith('/session/')} {...rest}>
      {children}
    </Link>
  )
}
