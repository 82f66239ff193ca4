import { useState } from 'react'
import { activeWishes, type WishName, wishLabel, withWish } from '#domain/directory/wishes.ts'
import { Icon } from '#web/components/icon.tsx'
import type { FilterProps } from './filter-selects.tsx'
import { FilterSheet } from './filter-sheet.tsx'

/** Suggestions shown while no filter is set. */
const suggestions: readonly [WishName, string][] = [
  ['moment', 'soir'],
  ['moment', 'week-end'],
  ['sujet', 'anxiete'],
  ['sujet', 'stress'],
]

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-input bg-card px-4 text-card-foreground'

/** On a phone: active filters as removable chips, and the sheet with all filters. */
export function FilterChips({ wishes, wishFor, today }: FilterProps) {
  const [isOpen, setOpen] = useState(false)
  const active = activeWishes(wishes)
  return (
    <>
      <div className="-mx-4 mt-5 flex gap-2 overflow-x-auto px-4 py-1 md:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={`${chip} font-semibold ${active.length > 0 ? 'border-primary! bg-primary! text-primary-foreground!' : ''}`}
        >
          <Icon name="sliders-horizontal" className="size-4.5" />
          {active.length > 0 ? (
            <>
              Filtrer <span aria-hidden="true">·</span> {active.length}
              <span className="sr-only"> choix</span>
            </>
          ) : (
            'Filtrer'
          )}
        </button>
        {active.length > 0
          ? active.map(([name, value]) => (
              <button
                key={name}
                type="button"
                aria-label={`Retirer « ${wishLabel(name, value, today)} »`}
                onClick={() => wishFor(withWish(wishes, name, undefined))}
                className={chip}
              >
                {wishLabel(name, value, today)}
                <Icon name="x" className="size-4.5" />
              </button>
            ))
          : suggestions.map(([name, value]) => (
              <button key={value} type="button" onClick={() => wishFor(withWish(wishes, name, value))} className={chip}>
                {wishLabel(name, value, today)}
              </button>
            ))}
      </div>
      {isOpen && (
        <FilterSheet
          wishes={wishes}
          today={today}
          onClose={() => setOpen(false)}
          wishFor={(next) => {
            wishFor(next)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
