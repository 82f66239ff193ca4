import {
  areaChoices,
  chosenIn,
  dayChoices,
  type FilterName,
  type Filters,
  genderChoices,
  languageChoices,
  momentChoices,
  withFilter,
} from '#domain/directory/filters.ts'
import type { Day } from '#domain/time.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'

export type FilterProps = { filters: Filters; setFilters: (filters: Filters) => void; today: Day }

/** Radix does not allow an empty value. */
const NO_FILTER = 'tout'

/** On wide screens: one select per filter, in a row. */
export function FilterSelects({ filters, setFilters, today }: FilterProps) {
  const fields: {
    name: FilterName
    label: string
    /** Label of the empty option, when no option stands for it. */
    none?: string
    choices: readonly { value: string; label: string }[]
  }[] = [
    { name: 'sujet', label: 'De quoi parler', none: 'Tous les sujets', choices: areaChoices },
    { name: 'moment', label: 'Moment', none: 'N’importe quand', choices: [...momentChoices, ...dayChoices(today)] },
    { name: 'langue', label: 'Langue', choices: languageChoices },
    { name: 'genre', label: 'Préférence de genre', none: 'Indifférent', choices: genderChoices },
  ]
  return (
    <div className="mt-8 hidden grid-cols-2 gap-4 border-y py-5 md:grid lg:grid-cols-4">
      {fields.map(({ name, label, none, choices }) => (
        <Field key={name} id={`filter-${name}`} label={label}>
          {(wiring) => (
            <Select
              {...wiring}
              value={chosenIn(filters, name) ?? NO_FILTER}
              options={[...(none ? [{ value: NO_FILTER, label: none }] : []), ...choices]}
              onValueChange={(value) => setFilters(withFilter(filters, name, value === NO_FILTER ? undefined : value))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
