import { useSearchParams } from 'react-router'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'

/** State and search text of a list, kept in the URL: a reload or a shared link shows the same. */
export function useStateFilter<S extends string>(states: readonly { state: S }[], fallback: S) {
  const [parameters, setParameters] = useSearchParams()
  const put = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'q' },
    )
  return {
    state: states.find(({ state }) => state === parameters.get('etat'))?.state ?? fallback,
    words: parameters.get('q') ?? '',
    choose: (state: S) => put('etat', state),
    search: (words: string) => put('q', words),
  }
}

type StateFilterProps<S extends string> = {
  label: string
  searchLabel: string
  states: readonly { state: S; label: string }[]
  filter: ReturnType<typeof useStateFilter<S>>
}

/** State pills and the search field. */
export function StateFilter<S extends string>({ label, searchLabel, states, filter }: StateFilterProps<S>) {
  return (
    <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <nav aria-label={label} className="flex flex-wrap gap-2">
        {states.map(({ state, label: name }) => (
          <button
            key={state}
            type="button"
            aria-current={state === filter.state ? 'true' : undefined}
            onClick={() => filter.choose(state)}
            className="min-h-10 rounded-full bg-secondary px-4 font-semibold text-secondary-foreground text-small hover:bg-accent aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground"
          >
            {name}
          </button>
        ))}
      </nav>
      <Field id="list-search" label={searchLabel}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            maxLength={100}
            value={filter.words}
            onChange={(event) => filter.search(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
