import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { PageHeading } from './page-heading.tsx'

type NewsletterStepProps = {
  call: 'confirm-newsletter' | 'unsubscribe-from-newsletter'
  title: string
  explanation: string
  action: string
  success: string
}

type Progress = { step: 'waiting' | 'sending' | 'done' } | { step: 'failed'; sentence: string }

/** Where a link of a mail leads. A button acts, not the visit itself: mail scanners open links too. */
export function NewsletterStep({ call, title, explanation, action, success }: NewsletterStepProps) {
  const [parameters] = useSearchParams()
  const [progress, setProgress] = useState<Progress>({ step: 'waiting' })

  async function act() {
    setProgress({ step: 'sending' })
    try {
      await invoke(call, { token: parameters.get('token') ?? '' })
      setProgress({ step: 'done' })
    } catch (error) {
      const { code, params } = await appErrorOf(error)
      setProgress({ step: 'failed', sentence: errorMessage(code, params) })
    }
  }

  return (
    <div className="page-text py-12 md:py-20">
      <PageHeading title={title}>
        <p>{explanation}</p>
      </PageHeading>
      <div className="grid justify-items-start gap-6">
        {progress.step === 'failed' && <Alert tone="error">{progress.sentence}</Alert>}
        {progress.step === 'done' ? (
          <>
            <Alert tone="success">{success}</Alert>
            <ButtonLink to="/blog" variant="outline">
              Lire le blog
            </ButtonLink>
          </>
        ) : (
          <Button size="large" onClick={act} isBusy={progress.step === 'sending'}>
            {action}
          </Button>
        )}
      </div>
    </div>
  )
}
