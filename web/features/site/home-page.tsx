import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { absoluteUrl, pageMeta } from '#web/app/page-meta.ts'
import { BenefitList } from './benefit-list.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { figures } from './content/figures.ts'
import { FinalInvitation } from './final-invitation.tsx'
import { Hero } from './hero.tsx'
import { TestimonialsAndPrice } from './testimonials-and-price.tsx'

export function meta(): MetaDescriptor[] {
  return pageMeta({
    title: 'Même à mi-voix, on vous écoute',
    description: `${figures.consultationLength} en vidéo avec un étudiant ou une étudiante en psychologie sous supervision. ${figures.consultationPrice} la séance, sans engagement. Chat IA gratuit.`,
    path: href('/'),
    jsonLd: [
      {
        '@type': 'Organization',
        name: BRAND,
        url: absoluteUrl(href('/')),
        logo: absoluteUrl('/icon-512.png'),
      },
    ],
  })
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <BenefitList />
      <BookingSteps />
      <TestimonialsAndPrice />
      <FinalInvitation />
    </>
  )
}
