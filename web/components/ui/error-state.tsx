import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type ErrorStateProps = {
  sentence: string
  help?: string
  onRetry: () => void
  /** While it is being retried. */
  isBusy?: boolean
  /** Other ways on, beside the first. */
  children?: ReactNode
}

/** What happened, what to do next, and the button that does it. */
export function ErrorState({ sentence, help, onRetry, isBusy = false, children }: ErrorStateProps) {
  return (
    <Alert tone="error">
      <p>{sentence}</p>
      {help && <p className="mt-1">{help}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="outline" isBusy={isBusy} onClick={onRetry}>
          Réessayer
        </Button>
        {children}
      </div>
    </Alert>
  )
}
