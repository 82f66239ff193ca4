import { href, Link } from 'react-router'
import { NOT_WELL } from '#domain/chat/labels.ts'
import { usePremiumPath } from './use-premium-path.ts'

const linkLook = 'underline underline-offset-4'
/** Touch target large enough, without a taller line. */
const inLine = `-my-3 inline-block py-3 ${linkLook}`

/** Mandatory notices, and on a phone a link of the footer, which is hidden there. */
type ComposerFootProps = {
  isBrief: boolean
  /** Opens crisis help; undefined when help is shown already, which needs the room. */
  onNotWell: (() => void) | undefined
  offersPremium: boolean
}

export function ComposerFoot({ isBrief, onNotWell, offersPremium }: ComposerFootProps) {
  const premiumPath = usePremiumPath()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 text-note text-muted-foreground leading-5">
      <p className="text-center">
        Ce service ne remplace pas un professionnel de santé ni les urgences.{' '}
        <Link to={href('/securite-ia')} className={`${inLine} mx-1`}>
          Sécurité de l’IA
        </Link>{' '}
        <Link to={href('/privacy')} className={`${inLine} mx-1 md:hidden`}>
          Confidentialité
        </Link>
      </p>
      {/* In its own row: inline, its touch target would cover the links above. */}
      {onNotWell && (
        <button
          type="button"
          onClick={onNotWell}
          className={`inline-flex min-h-8 items-center font-semibold text-foreground ${linkLook}`}
        >
          {NOT_WELL}
        </button>
      )}
      {offersPremium && (
        <Link
          to={premiumPath}
          className={`inline-flex min-h-11 items-center ${linkLook} ${isBrief ? 'max-md:hidden short:hidden' : ''} md:min-h-8`}
        >
          Chat premium
        </Link>
      )}
    </div>
  )
}
