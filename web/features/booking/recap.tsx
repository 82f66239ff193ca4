import type { ReactNode } from 'react'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatShortDateTime } from '#domain/format-time.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'

type RecapProps = {
  /** Id of the form that the button submits. */
  formId: string
  start: Date | undefined
  /** The form was submitted without a start. */
  isTimeMissing?: boolean
  practitionerName: string
  typeName?: string | undefined
  /** Name that the practitioner will see. */
  seenAs?: string | undefined
  /** Undefined when there is nothing to pay. */
  priceCents?: number
  /** Undefined when no action is possible. */
  action: string | undefined
  isBusy: boolean
  foot: ReactNode
  /** Hidden on a small screen, where a line above the form and the bar say the same. */
  isFolded?: boolean
  /** On a small screen the bar leads to the questions first, which are out of sight. */
  onContinue?: (() => void) | undefined
}

/** Booking summary: beside the form, and as a bottom bar on small screens once a start is chosen. */
export function Recap({ formId, start, isTimeMissing, practitionerName, typeName, seenAs, ...rest }: RecapProps) {
  const { priceCents, action, isBusy, foot, isFolded = false, onContinue } = rest
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
        className={`overflow-hidden rounded-2xl border bg-card text-card-foreground lg:sticky lg:top-32 lg:shadow-md [&>svg]:rounded-none ${isFolded ? 'max-lg:hidden' : ''}`}
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
          {/* An element of its own: a button that turned into a submit button during its click would submit. */}
          {onContinue && <Button onClick={onContinue}>Continuer</Button>}
          {!onContinue && button('fit')}
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
