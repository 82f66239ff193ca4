import { href } from 'react-router'
import { CONSULTATION_PRICE_CENTS, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { figures } from './content/figures.ts'
import { consultationIncludes, premiumIncludes, pricingFacts, pricingFaq, pricingRows } from './content/pricing.ts'
import { FaqList } from './faq-list.tsx'
import { OfferCard } from './offer-card.tsx'
import { PageHeading } from './page-heading.tsx'
import { faqJsonLd } from './structured-data.ts'

export const handle = hasPrimaryAction

const offer = (name: string, cents: number) => ({
  '@type': 'Product',
  name,
  offers: { '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: 'EUR' },
})

export function meta() {
  return pageMeta({
    title: 'Tarifs',
    description: `Une séance vidéo de ${figures.consultationLength} à ${figures.consultationPrice}, sans engagement. Chat IA gratuit, ou premium à ${figures.premiumPrice} par mois.`,
    path: href('/pricing'),
    jsonLd: [
      offer('Consultation vidéo', CONSULTATION_PRICE_CENTS),
      offer('Chat premium', PREMIUM_PRICE_CENTS_PER_MONTH),
      faqJsonLd(pricingFaq),
    ],
  })
}

export default function PricingPage() {
  return (
    <div className="page py-12 md:py-20">
      <PageHeading title="Tarifs">
        <p>Deux prix, écrits en entier. Rien à payer pour créer un compte ou essayer le chat.</p>
      </PageHeading>
      <div className="grid gap-5 lg:grid-cols-2">
        <OfferCard
          id="consultation"
          title="Consultation vidéo"
          price={figures.consultationPrice}
          unit="/ séance"
          includes={consultationIncludes}
          note={pricingFacts.reimbursement}
          action={{ to: href('/appointment'), label: 'Prendre rendez-vous', variant: 'primary' }}
        />
        <OfferCard
          id="premium"
          title="Chat premium"
          price={figures.premiumPrice}
          unit="/ mois"
          includes={premiumIncludes}
          note={pricingFacts.premiumCancellation}
          action={{ to: href('/chat'), label: 'Essayer gratuitement', variant: 'outline' }}
          secondAction={{
            to: `${href('/premium/abonnement')}?step=card`,
            label: `S’abonner pour ${figures.premiumPrice} par mois`,
          }}
        />
      </div>
      <section className="mt-16 md:mt-24">
        <h2 className="text-heading-xl">Chat gratuit ou premium</h2>
        <ComparisonTable />
      </section>
      <section className="mx-auto mt-16 max-w-[720px] md:mt-24">
        <h2 className="mb-4 text-heading-xl">Questions sur les tarifs</h2>
        <FaqList entries={pricingFaq} headingLevel="h3" />
      </section>
    </div>
  )
}

function ComparisonTable() {
  return (
    <div className="mt-6 overflow-hidden rounded-2xl border bg-card">
      <table className="w-full border-collapse text-left text-base">
        <caption className="sr-only">Ce que comprennent le chat gratuit et le chat premium</caption>
        <thead>
          <tr className="border-b bg-sidebar">
            {['Fonction', 'Gratuit', 'Premium'].map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-semibold sm:px-5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricingRows.map(({ feature, free, premium }) => (
            <tr key={feature} className="border-b last:border-b-0">
              <th scope="row" className="px-3 py-3 font-normal sm:px-5">
                {feature}
              </th>
              <td className="px-3 py-3 text-muted-foreground sm:px-5">{free}</td>
              <td className="px-3 py-3 font-medium sm:px-5">{premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
