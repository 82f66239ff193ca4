import { href, useLocation } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { Redirect } from '#web/app/redirect.tsx'
import { HelpBox } from '#web/components/help-box.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'

export function meta() {
  return pageMeta({
    title: 'Votre compte est effacé',
    description: 'Ce qui s’est arrêté avec votre compte, et les numéros d’aide.',
    path: href('/compte-efface'),
    index: false,
  })
}

/** In the navigation state, which a reload keeps and no URL shows. */
export interface ErasedState {
  ended: string[]
}

export default function AccountErasedPage() {
  const { ended } = (useLocation().state ?? {}) as Partial<ErasedState>
  if (!ended) return <Redirect to={href('/')} />
  return (
    <div className="page-text grid gap-6 py-12 md:py-20">
      <PageTitle size="narrow">Votre compte est effacé</PageTitle>
      <p>
        C’est fait. Votre profil, vos humeurs, vos conversations, vos messages et vos fichiers sont effacés. Un reçu
        vient de partir vers votre adresse e-mail.
      </p>
      {ended.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-heading-sm">Ce qui s’est arrêté avec lui</h2>
          <ul className="grid list-disc gap-1 pl-5">
            {ended.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <HelpBox />
      <p>
        Le chat et les pages du site restent ouverts, sans compte.{' '}
        <TextLink to={href('/contact')}>Une question ? Écrivez-nous</TextLink>.
      </p>
      <TextLink to={href('/')} look="block">
        Retour à l’accueil
      </TextLink>
    </div>
  )
}
