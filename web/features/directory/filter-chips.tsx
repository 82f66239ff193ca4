import { useState } from 'react'
import { activeFilters, type FilterName, filterLabel, withFilter } from '#domain/directory/filters.ts'
import { Icon } from '#web/components/icon.tsx'
import type { FilterProps } from './filter-selects.tsx'
import { FilterSheet } from './filter-sheet.tsx'

/** Suggestions shown while no filter is set. */
const suggestions: readonly [FilterName, string][] = [
  ['moment', 'soir'],
  ['moment', 'week-end'],
  ['sujet', 'anxiete'],
  ['sujet', 'stress'],
]

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-input bg-card px-4 text-card-foreground'

/** On a phone: active filters as removable chips, and the sheet with all filters. */
export function FilterChips({ filters, setFilters, today }: FilterProps) {
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(filters)
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
                aria-label={`Retirer « ${filterLabel(name, value, today)} »`}
                onClick={() => setFilters(withFilter(filters, name, undefined))}
                className={chip}
              >
                {filterLabel(name, value, today)}
                <Icon name="x" className="size-4.5" />
              </button>
            ))
          : suggestions.map(([name, value]) => (
              <button
                key={value}
                type="button"
                onClick={() => setFilters(withFilter(filters, name, value))}
                className={chip}
              >
                {filterLabel(name, value, today)}
              </button>
            ))}
      </div>
      {isOpen && (
        <FilterSheet
          filters={filters}
          today={today}
          onClose={() => setOpen(false)}
          setFilters={(next) => {
            setFilters(next)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
