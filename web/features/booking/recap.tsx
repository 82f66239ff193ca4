import type { ReactNode } from 'react'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatShortDateTime } from '#domain/format-time.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Button } from '#web/components/ui/button.tsx'

type RecapProps = {
  start: Date | undefined
  practitionerName: string
  typeName: string
  /** Undefined when nothing is to be paid. */
  priceCents?: number
  /** Undefined when nothing can be done. */
  action: string | undefined
  isBusy: boolean
  foot: string
}

/** What is about to be booked: beside the form, and in a bar at the bottom of small screens once an hour is chosen. */
export function Recap({ start, practitionerName, typeName, priceCents, action, isBusy, foot }: RecapProps) {
  const button = (width: 'fit' | 'full') => (
    <Button
      type="submit"
      form="booking-form"
      size={width === 'full' ? 'large' : 'medium'}
      width={width}
      isBusy={isBusy}
    >
      {action}
    </Button>
  )
  return (
    <>
      <aside
        aria-labelledby="recap-title"
        className="sticky top-32 hidden overflow-hidden rounded-2xl border bg-card text-card-foreground shadow-md lg:block [&>svg]:rounded-none"
      >
        <DawnScene height="high" frame="wide" />
        <div className="grid gap-4 p-6">
          <h2 id="recap-title" className="text-heading-sm">
            Votre séance
          </h2>
          <dl className="grid gap-3">
            <Line term="Date et heure">{start ? formatDateTime(start) : 'À choisir'}</Line>
            <Line term="Avec">{practitionerName}</Line>
            <Line term="Type">{typeName}</Line>
          </dl>
          {priceCents !== undefined && (
            <p className="flex items-baseline justify-between border-t pt-4">
              Total <span className="font-display text-3xl">{formatPrice(priceCents)}</span>
            </p>
          )}
          {action && button('full')}
          <p className="text-small text-muted-foreground">{foot}</p>
        </div>
      </aside>
      {start && action && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t bg-card px-4 py-3 text-card-foreground shadow-lg lg:hidden">
          <p className="text-small leading-snug">
            {priceCents !== undefined && <strong className="block">{formatPrice(priceCents)}</strong>}
            {formatShortDateTime(start)}
          </p>
          {button('fit')}
        </div>
      )}
    </>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted-foreground">{term}</dt>
      <dd className="font-semibold text-base">{children}</dd>
    </div>
  )
}
