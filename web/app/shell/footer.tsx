import { Link } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { Logo } from '#web/components/logo.tsx'
import { NewsletterForm } from '#web/features/site/newsletter-form.tsx'
import { footerGroups, socialLinks } from './site-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

const linkLook = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline lg:min-h-9'

/** Hidden in a conversation on a phone, which has no room for it and its own links. */
export function Footer({ isForLargeScreens = false }: { isForLargeScreens?: boolean }) {
  return (
    <footer
      className={`border-t bg-sidebar text-small ${isForLargeScreens ? 'hidden md:block' : ''}`}
      data-print="hide"
    >
      <div className="page grid gap-10 py-12 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.5fr]">
        {footerGroups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 font-sans font-semibold text-base tracking-normal">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkLook}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <NewsletterForm />
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t py-6 text-muted-foreground">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="text-foreground">
              <Logo />
            </span>
            {BRAND} n’est pas un service d’urgence.
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {socialLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="noreferrer" className={linkLook}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
