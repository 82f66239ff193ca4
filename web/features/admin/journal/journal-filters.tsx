import { useSearchParams } from 'react-router'
import { isDay } from '#domain/time.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { actLabels } from './act-labels.ts'
import type { JournalFilter } from './journal-query.ts'

const ALL = 'tous'
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Filters kept in the URL: a reload or a shared link shows the same entries. */
export function useJournalFilter() {
  const [parameters, setParameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''
  const day = read('jour')
  const person = read('personne')
  const filter: JournalFilter = { act: read('acte'), day: isDay(day) ? day : '', person: isId(person) ? person : '' }
  const put = (name: 'acte' | 'jour' | 'personne', value: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return { filter, put, clear: () => setParameters({}) }
}

const options = [
  { value: ALL, label: 'Tous les actes' },
  ...Object.entries(actLabels)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr')),
]

type JournalFiltersProps = Pick<ReturnType<typeof useJournalFilter>, 'filter' | 'put'>

/** Act and day; the person has a search of its own. */
export function JournalFilters({ filter, put }: JournalFiltersProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="journal-act" label="Acte">
        {(wiring) => (
          <Select
            {...wiring}
            value={filter.act || ALL}
            options={options}
            onValueChange={(chosen) => put('acte', chosen === ALL ? '' : chosen)}
          />
        )}
      </Field>
      <Field id="journal-day" label="Jour">
        {(wiring) => (
          <Input {...wiring} type="date" value={filter.day} onChange={({ target }) => put('jour', target.value)} />
        )}
      </Field>
    </div>
  )
}
