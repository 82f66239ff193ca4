import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'

/** Pagination of a long conversation, from its end. */
export function EarlierButton({ onEarlier }: { onEarlier: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({ mutationFn: onEarlier })
  return (
    <div className="justify-self-center">
      <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
        Messages plus anciens
      </Button>
    </div>
  )
}
