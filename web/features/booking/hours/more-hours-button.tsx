import { Button } from '#web/components/ui/button.tsx'

const layouts = { phone: 'grid sm:hidden', desktop: 'grid max-sm:hidden' }

type MoreHoursButtonProps = { on: keyof typeof layouts; count: number; onClick: () => void }

export function MoreHoursButton({ on, count, onClick }: MoreHoursButtonProps) {
  if (count === 0) return null
  return (
    <div className={layouts[on]}>
      <Button variant="outline" width="full" onClick={onClick}>
        Plus d’horaires ({count})
      </Button>
    </div>
  )
}
