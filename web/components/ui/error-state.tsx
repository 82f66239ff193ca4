import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type ErrorStateProps = {
  sentence: string
  help?: string
  onRetry: () => void
  /** True during the retry. */
  isBusy?: boolean
  /** Further actions beside the retry. */
  children?: ReactNode
}

/** Error message, next step, and the retry button. */
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
