import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'

type DayPagerProps = {
  /** Index of the first day shown, and number of days. */
  first: number
  count: number
  /** Number of days per press. */
  step: number
  onShow: (place: number) => void
}

/** Buttons to the previous and next days. */
export function DayPager({ first, count, step, onShow }: DayPagerProps) {
  const arrows = [
    { label: 'Jours précédents', icon: 'chevron-left', place: Math.max(0, first - step), isEnd: first === 0 },
    { label: 'Jours suivants', icon: 'chevron-right', place: first + step, isEnd: first + step >= count },
  ] as const
  return (
    <div className="flex gap-2">
      {arrows.map(({ label, icon, place, isEnd }) => (
        <Button
          key={icon}
          variant="outline"
          size="icon"
          aria-label={label}
          disabled={isEnd}
          onClick={() => onShow(place)}
        >
          <Icon name={icon} />
        </Button>
      ))}
    </div>
  )
}
