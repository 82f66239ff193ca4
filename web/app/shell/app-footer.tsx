import { href, Link } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { Icon } from '#web/components/icon.tsx'
import { NewsletterForm } from '#web/features/site/newsletter-form.tsx'
import { footerGroups, socialLinks } from './site-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

const linkLook = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

const shownAtOnce = [
  { to: href('/urgence'), label: 'Urgences' },
  { to: href('/contact'), label: 'Contact' },
  { to: href('/privacy'), label: 'Confidentialité' },
]

const others = footerGroups
  .flatMap(({ links }) => links)
  .filter(({ to }) => shownAtOnce.every((shown) => shown.to !== to))

/** Footer of the signed-in space: one row, with the other links behind « Plus ». */
export function AppFooter() {
  return (
    <footer className="border-t bg-sidebar text-small" data-print="hide">
      <div className="page flex flex-col-reverse py-2 md:flex-row md:items-start md:justify-between">
        <p className="py-2.5 text-muted-foreground">{BRAND} n’est pas un service d’urgence.</p>
        {/* « Plus » stands in the row of the links; its content opens below them. */}
        <nav aria-label="Pied de page" className="relative flex flex-wrap gap-x-6">
          {shownAtOnce.map(({ to, label }) => (
            <Link key={to} to={to} className={linkLook}>
              {label}
            </Link>
          ))}
          <details className="group contents">
            <summary className="inline-flex min-h-11 items-center gap-1 text-primary [&::-webkit-details-marker]:hidden">
              Plus
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="grid w-full gap-6 py-4 md:w-[36rem]">
              <ul className="grid grid-cols-2 gap-x-6">
                {others.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
                {socialLinks.map(({ href: address, label }) => (
                  <li key={address}>
                    <a
                      href={address}
                      rel="noreferrer"
                      className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
              <NewsletterForm />
              <ThemeChoice />
            </div>
          </details>
        </nav>
      </div>
    </footer>
  )
}
