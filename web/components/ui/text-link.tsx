import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const looks = {
  plain: 'underline underline-offset-4',
  /** The one that most people look for. */
  strong: 'font-semibold text-primary underline underline-offset-4',
  /** On a line of its own: high enough for a finger. */
  standing: 'inline-block py-2 underline underline-offset-4',
  'primary-standing': 'inline-block py-2 text-primary underline underline-offset-4',
  'strong-standing': 'inline-block py-2 font-semibold text-primary underline underline-offset-4',
}

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { look?: keyof typeof looks }

/** A link among words; `ButtonLink` reads as a button. */
export function TextLink({ look = 'plain', ...rest }: TextLinkProps) {
  return <Link {...rest} className={looks[look]} />
}
