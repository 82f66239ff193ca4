import { href, Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

/** Shown before the first section of articles that a person in distress may be reading. */
export function HelpBox() {
  return (
    <aside
      aria-label="Parler à quelqu’un maintenant"
      className="mb-10 rounded-2xl border bg-secondary p-6 text-secondary-foreground"
    >
      <p className="font-semibold">Vous pouvez parler à quelqu’un maintenant.</p>
      <p className="mt-1">
        Le 3114 est gratuit, confidentiel, 24 h/24 et 7 j/7. En danger immédiat, appelez le{' '}
        <a href="tel:15" className="font-semibold underline underline-offset-4">
          15
        </a>{' '}
        ou le{' '}
        <a href="tel:112" className="font-semibold underline underline-offset-4">
          112
        </a>
        .
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <ButtonLink to="tel:3114" variant="sun">
          <Icon name="phone" />
          Appeler le 3114
        </ButtonLink>
        <Link to={href('/urgence')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Tous les numéros d’aide
        </Link>
      </div>
    </aside>
  )
}
