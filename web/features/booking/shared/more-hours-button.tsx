import { Button } from '#web/components/ui/button.tsx'

type MoreHoursButtonProps = { count: number; onClick: () => void }

export function MoreHoursButton({ count, onClick }: MoreHoursButtonProps) {
  if (count === 0) return null
  return (
    <Button variant="outline" width="full" onClick={onClick}>
      Plus d’horaires ({count})
    </Button>
  )
}
