import { useMutation } from '@tanstack/react-query'
import { href } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'

export function meta() {
  return pageMeta({
    title: 'Autorisation parentale',
    description: 'Autorisez une personne mineure de 16 ou 17 ans à prendre rendez-vous.',
    path: href('/autorisation-parentale'),
    index: false,
  })
}

/** `isFinal`: pressing again would change nothing. */
type Answer = { tone: 'success' | 'error'; sentence: string; isFinal: boolean }

/** Where the mail to a parent leads. Nothing is granted by opening the page: mail programs open links by themselves. */
export default function ParentalAuthorisationPage() {
  const { token = '' } = useLinkToken()
  const grant = useMutation({
    async mutationFn(): Promise<Answer> {
      try {
        await invoke('grant-parental-authorisation', { token })
        return { tone: 'success', sentence: 'Merci. Votre autorisation est enregistrée.', isFinal: true }
      } catch (error) {
        const { code, params } = await appErrorOf(error)
        const shown = code === 'invalid_input' ? 'parental_link_expired' : code
        return { tone: 'error', sentence: errorMessage(shown, params), isFinal: shown === 'parental_link_expired' }
      }
    },
  })
  const answer = grant.data

  return (
    <div className="page-text grid justify-items-start gap-6 py-12 md:py-20">
      <PageTitle size="narrow">Autorisation parentale</PageTitle>
      <p>
        Une personne de 16 ou 17 ans vous demande l’autorisation de prendre rendez-vous sur {BRAND}, pour parler en
        vidéo avec un étudiant ou une étudiante en psychologie, sous supervision. Ce qui s’y dit reste confidentiel.
      </p>
      {answer && <Alert tone={answer.tone}>{answer.sentence}</Alert>}
      {!answer?.isFinal && (
        <Button size="large" isBusy={grant.isPending} onClick={() => grant.mutate()}>
          J’autorise cette prise de rendez-vous
        </Button>
      )}
    </div>
  )
}
