import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { faq } from './content/faq.ts'
import { FaqList } from './faq-list.tsx'
import { PageHeading } from './page-heading.tsx'
import { faqJsonLd } from './structured-data.ts'

export function meta() {
  return pageMeta({
    title: 'Foire aux questions',
    description: 'Qui vous écoute, combien ça coûte, comment annuler, ce que devient ce que vous dites : nos réponses.',
    path: href('/faq'),
    jsonLd: [faqJsonLd(faq)],
  })
}

export default function FaqPage() {
  return (
    <div className="page-text py-12 md:py-20">
      <PageHeading title="Foire aux questions">
        <p>Les questions que l’on nous pose le plus, et des réponses sans détour.</p>
      </PageHeading>
      <FaqList entries={faq} headingLevel="h2" />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-2xl border bg-card p-6">
        <p>Votre question n’est pas là ?</p>
        <ButtonLink to={href('/contact')} variant="outline">
          Nous contacter
        </ButtonLink>
      </div>
    </div>
  )
}
