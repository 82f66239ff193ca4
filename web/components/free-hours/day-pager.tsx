import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'

type DayPagerProps = {
  /** The place of the first day that is shown, and how many days there are. */
  first: number
  count: number
  /** How far one press leads. */
  step: number
  onShow: (place: number) => void
}

/** To the days before and after those that are shown. */
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
