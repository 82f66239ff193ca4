import { href, Link } from 'react-router'

/** As the error summary calls it. */
export const TERMS_LABEL = 'Conditions d’utilisation'

const linkLook = 'font-semibold text-primary underline underline-offset-4'

/** What is agreed to, beside the box. */
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
