import { href } from 'react-router'
import { TextLink } from './ui/text-link.tsx'

/** Shown without JavaScript only: « <subject> demande JavaScript. », and how to reach somebody without it. */
export function NeedsJavaScript({ subject }: { subject: string }) {
  return (
    <noscript>
      <p>
        {`${subject} demande JavaScript. Vous pouvez aussi `}
        <TextLink to={href('/contact')}>nous écrire ou nous appeler</TextLink>. Pour parler à quelqu’un tout de suite,
        le 3114 est gratuit, 24&nbsp;h/24.
      </p>
    </noscript>
  )
}
