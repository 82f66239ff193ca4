import { Link } from 'react-router'
import { usePremiumPath } from '#web/lib/use-premium-path.ts'

const linkLook = 'inline-flex min-h-8 items-center underline underline-offset-4'

/** What must always be said, and on a telephone a link of the footer that is not there. */
export function ComposerFoot() {
  const premiumPath = usePremiumPath()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 text-[14px] text-muted-foreground leading-5">
      <p className="text-center">Ce service ne remplace pas un professionnel de santé ni les urgences.</p>
      <Link to="/securite-ia" className={linkLook}>
        Sécurité de l’IA
      </Link>
      <Link to={premiumPath} className={linkLook}>
        Chat premium
      </Link>
      <Link to="/privacy" className={`${linkLook} md:hidden`}>
        Confidentialité
      </Link>
    </div>
  )
}
