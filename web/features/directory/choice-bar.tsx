import { type RefObject, useEffect, useState } from 'react'
import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

type ChoiceBarProps = {
  grid: RefObject<HTMLElement | null>
  start: Date | undefined
  address: string | undefined
}

/**
 * Sticky bar on small screens: continues with the chosen start, or scrolls back to the starts once they are out of view.
 */
export function ChoiceBar({ grid, start, address }: ChoiceBarProps) {
  const isInSight = useIsInSight(grid)
  if (!start && isInSight) return null
  function goToTimes() {
    const times = grid.current
    times?.scrollIntoView({ block: 'start' })
    times?.querySelector<HTMLElement>('[role=radio]')?.focus({ preventScroll: true })
  }
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-card-foreground shadow-lg lg:hidden">
      <p className="text-small leading-snug">
        <strong className="block font-semibold">{formatPrice(CONSULTATION_PRICE_CENTS)}</strong>
        {start ? formatShortDateTime(start) : `${CONSULTATION_MINUTES}\u00A0min en vidéo`}
      </p>
      {address ? (
        <ButtonLink to={address}>Continuer</ButtonLink>
      ) : (
        <Button onClick={goToTimes}>Choisir une heure</Button>
      )}
    </div>
  )
}

function useIsInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver((changes) => setInSight(changes.at(-1)?.isIntersecting ?? true))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
