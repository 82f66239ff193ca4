import { href, Link } from 'react-router'

/** Label in the error summary. */
export const TERMS_LABEL = 'Conditions d’utilisation'

const linkLook = 'font-semibold text-primary underline underline-offset-4'

/** Text of the terms checkbox. */
export function TermsWords() {
  return (
    <>
      J’accepte les{' '}
      <Link to={href('/terms')} target="_blank" className={linkLook}>
        conditions d’utilisation
      </Link>{' '}
      et j’ai lu la{' '}
      <Link to={href('/privacy')} target="_blank" className={linkLook}>
        politique de confidentialité
      </Link>
      .
    </>
  )
}
