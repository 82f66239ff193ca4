import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** What happened, what to do next, and the button that does it. */
export function ErrorState({ sentence, help, onRetry }: { sentence: string; help?: string; onRetry: () => void }) {
  return (
    <Alert tone="error">
      <p>{sentence}</p>
      {help && <p className="mt-1">{help}</p>}
      <div className="mt-3">
        <Button variant="outline" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    </Alert>
  )
}
