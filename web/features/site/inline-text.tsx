import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { InlineText as Text } from './content/types.ts'

const linkLook = 'font-medium text-primary underline underline-offset-4 hover:decoration-2'

function anchor(label: string, href: string): ReactNode {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkLook}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} className={linkLook} {...(href.startsWith('http') && { rel: 'noreferrer' })}>
      {label}
    </a>
  )
}

/** Keeps « e-mail » on one line with nowrap: our fonts have no glyph for the non-breaking hyphen. */
function unbroken(text: string): ReactNode {
  return text.split(/(\be-mails?\b)/i).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** Renders `**bold**` and `[label](href)`; everything else is plain text. */
export function InlineText({ text }: { text: Text }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
  return parts.map((part, position) => {
    const link = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/)
    const drawn =
      link?.[1] && link[2] ? (
        anchor(link[1], link[2])
      ) : part.startsWith('**') ? (
        <strong>{part.slice(2, -2)}</strong>
      ) : (
        unbroken(part)
      )
    // The parts never change order, so their index is a stable key.
    return <Fragment key={position}>{drawn}</Fragment>
  })
}
