import type { ReactNode } from 'react'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatShortDateTime } from '#domain/format-time.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'

type RecapProps = {
  /** Of the form that the button sends. */
  formId: string
  start: Date | undefined
  /** Whether the form was sent without an hour. */
  isTimeMissing?: boolean
  practitionerName: string
  typeName?: string | undefined
  /** Under which name the practitioner will know the person. */
  seenAs?: string | undefined
  /** Undefined when nothing is to be paid. */
  priceCents?: number
  /** Undefined when nothing can be done. */
  action: string | undefined
  isBusy: boolean
  foot: ReactNode
}

/** What is about to be booked: beside the form, and in a bar at the bottom of small screens once an hour is chosen. */
export function Recap({ formId, start, isTimeMissing, practitionerName, typeName, seenAs, ...rest }: RecapProps) {
  const { priceCents, action, isBusy, foot } = rest
  const hasBar = start !== undefined || isTimeMissing === true
  const button = (width: 'fit' | 'full') => (
    <Button type="submit" form={formId} size={width === 'full' ? 'large' : 'medium'} width={width} isBusy={isBusy}>
      {action}
    </Button>
  )
  return (
    <>
      <aside
        aria-labelledby="recap-title"
        className="overflow-hidden rounded-2xl border bg-card text-card-foreground lg:sticky lg:top-32 lg:shadow-md [&>svg]:rounded-none"
      >
        <div className="max-lg:hidden">
          <DawnScene height="high" frame="wide" />
        </div>
        <div className="grid gap-4 p-5 lg:p-6">
          <h2 id="recap-title" className="text-heading-sm">
            Votre séance
          </h2>
          <dl className="grid gap-3">
            <Line term="Date et heure">
              {start && formatDateTime(start)}
              {!start && (isTimeMissing ? <FieldError id="recap-time">Heure à choisir</FieldError> : 'À choisir')}
            </Line>
            <Line term="Avec">{practitionerName}</Line>
            {typeName && <Line term="Type">{typeName}</Line>}
            {seenAs && <Line term="Vous apparaissez comme">{seenAs}</Line>}
          </dl>
          {priceCents !== undefined && (
            <p className="flex items-baseline justify-between border-t pt-4">
              Total <span className="font-display text-3xl">{formatPrice(priceCents)}</span>
            </p>
          )}
          {action && <div className={hasBar ? 'max-lg:hidden' : undefined}>{button('full')}</div>}
          <p className="text-small text-muted-foreground">{foot}</p>
        </div>
      </aside>
      {hasBar && action && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-card-foreground shadow-lg lg:hidden">
          <p className="min-w-0 text-small leading-snug">
            {priceCents !== undefined && <strong className="block">{formatPrice(priceCents)}</strong>}
            {start ? formatShortDateTime(start) : 'Choisissez une heure'}
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
