import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { NewsletterStep } from './newsletter-step.tsx'

export function meta() {
  return pageMeta({
    title: 'Confirmer mon inscription',
    description: 'Dernière étape pour recevoir la lettre de Mivoix.',
    path: href('/newsletter/confirmation'),
    index: false,
  })
}

export default function NewsletterConfirmationPage() {
  return (
    <NewsletterStep
      call="confirm-newsletter"
      title="Confirmer mon inscription"
      explanation="Un clic, et vous recevrez la lettre de Mivoix : un article par mois. Sans confirmation, rien ne vous sera envoyé."
      action="Confirmer mon inscription"
      success="Votre inscription est confirmée. À bientôt dans votre boîte."
    />
  )
}
