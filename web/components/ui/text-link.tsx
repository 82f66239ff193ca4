import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const looks = {
  plain: 'underline underline-offset-4',
  /** The link most people look for. */
  strong: 'font-semibold text-primary underline underline-offset-4',
  /** On a line of its own: large enough as a touch target. */
  block: 'inline-block py-2.5 underline underline-offset-4',
  'primary-block': 'inline-block py-2.5 text-primary underline underline-offset-4',
  'strong-block': 'inline-block py-2.5 font-semibold text-primary underline underline-offset-4',
}

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { look?: keyof typeof looks }

/** Inline link; `ButtonLink` looks like a button. */
export function TextLink({ look = 'plain', ...rest }: TextLinkProps) {
  return <Link {...rest} className={looks[look]} />
}
