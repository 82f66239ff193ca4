import { startTransition, useActionState } from 'react'
import { href } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'
import { PageHeading } from './page-heading.tsx'

type NewsletterStepProps = {
  call: 'confirm-newsletter' | 'unsubscribe-from-newsletter'
  title: string
  explanation: string
  action: string
  success: string
}

/** Target page of newsletter mail links. It acts by a button, not on load: mail scanners open links too. */
export function NewsletterStep({ call, title, explanation, action, success }: NewsletterStepProps) {
  const { token = '' } = useLinkToken()
  const [outcome, act, isPending] = useActionState(async () => {
    try {
      await invoke(call, { token })
      return { isDone: true }
    } catch (error) {
      const { code, params } = await appErrorOf(error)
      return { isDone: false, sentence: errorMessage(code, params) }
    }
  }, undefined)

  return (
    <div className="page-text py-12 md:py-20">
      <PageHeading title={title}>
        <p>{explanation}</p>
      </PageHeading>
      <div className="grid justify-items-start gap-6">
        {outcome?.sentence && !isPending && <Alert tone="error">{outcome.sentence}</Alert>}
        {outcome?.isDone ? (
          <>
            <Alert tone="success">{success}</Alert>
            <ButtonLink to={href('/blog')} variant="outline">
              Lire le blog
            </ButtonLink>
          </>
        ) : (
          <Button size="large" onClick={() => startTransition(act)} isBusy={isPending}>
            {action}
          </Button>
        )}
      </div>
    </div>
  )
}
