import { useMutation } from '@tanstack/react-query'
import { href } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'

export function meta() {
  return pageMeta({
    title: 'Ne plus recevoir ces e-mails',
    description: 'Arrêtez les rappels, le conseil du jour ou les alertes d’horaire.',
    path: href('/mails/arret'),
    index: false,
  })
}

const done = {
  daily: 'C’est fait : vous ne recevrez plus ni rappel ni conseil du jour.',
  alerts: 'C’est fait : vos alertes d’horaire sont retirées.',
}

/** A button, because mail scanners open every link and would unsubscribe the reader. */
export default function StopMailsPage() {
  const { token = '' } = useLinkToken()
  const stop = useMutation({
    mutationFn: () => invoke('stop-daily-mails', { token }),
    meta: { showsItsErrors: true },
  })

  return (
    <div className="page-text grid justify-items-start gap-6 py-12 md:py-20">
      <PageTitle size="narrow">Ne plus recevoir ces e-mails</PageTitle>
      {stop.error instanceof AppError && <Alert tone="error">{errorMessage(stop.error.code, stop.error.params)}</Alert>}
      {stop.isSuccess ? (
        <Alert tone="success">{done[stop.data.stopped]}</Alert>
      ) : (
        <>
          <p>Les e-mails de cette sorte s’arrêteront. Rien d’autre ne change : ni vos rendez-vous, ni un abonnement.</p>
          <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
            Ne plus recevoir ces e-mails
          </Button>
        </>
      )}
      <TextLink to={href('/')}>Retour à l’accueil</TextLink>
    </div>
  )
}
