import { Button } from '#web/components/ui/button.tsx'

/** Below an answer that was interrupted or stopped. */
export function ResumeButton({ onResume }: { onResume: () => void }) {
  return (
    <div className="-mt-3 pl-12">
      <Button variant="outline" onClick={onResume}>
        Reprendre la réponse
      </Button>
    </div>
  )
}
