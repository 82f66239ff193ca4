import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { NewsletterStep } from './newsletter-step.tsx'

export function meta() {
  return pageMeta({
    title: 'Me désinscrire de la lettre',
    description: 'Ne plus recevoir la lettre de Mivoix.',
    path: href('/newsletter/desinscription'),
    index: false,
  })
}

export default function NewsletterUnsubscriptionPage() {
  return (
    <NewsletterStep
      call="unsubscribe-from-newsletter"
      title="Me désinscrire de la lettre"
      explanation="Un clic, et votre adresse sera effacée de la liste."
      action="Me désinscrire"
      success="C’est fait : votre adresse est effacée, vous ne recevrez plus la lettre."
    />
  )
}
