import { QuickExitLink } from './quick-exit-link.tsx'

const appearance =
  'sr-only z-50 rounded-lg bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2'

export function SkipLinks() {
  return (
    <nav aria-label="Accès rapide" data-print="hide">
      <a href="#contenu" className={appearance}>
        Aller au contenu
      </a>
      <QuickExitLink className={appearance}>Quitter rapidement ce site</QuickExitLink>
    </nav>
  )
}
