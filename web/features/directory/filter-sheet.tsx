import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useId, useState } from 'react'
import {
  areaChoices,
  chosenIn,
  dayChoices,
  type FilterName,
  genderChoices,
  languageChoices,
  momentChoices,
  withFilter,
} from '#domain/directory/filters.ts'
import { formatCount } from '#domain/format.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { useFocusReturn } from '#web/components/ui/use-focus-return.ts'
import type { FilterProps } from './filter-selects.tsx'
import { openingCount } from './queries.ts'

const ANY_GENDER = 'any'

/** All filters with the number of results; nothing is applied until the button is pressed. */
export function FilterSheet({ filters, setFilters, today, onClose }: FilterProps & { onClose: () => void }) {
  const [draft, setDraft] = useState(filters)
  const { data: count } = useQuery({ ...openingCount(draft), placeholderData: keepPreviousData })
  const focusReturn = useFocusReturn()
  const chips = (name: FilterName, label: string, choices: readonly Choice[], look?: ChipsProps['look']) => (
    <Chips
      label={label}
      choices={choices}
      chosen={chosenIn(draft, name)}
      {...(look && { look })}
      onChoose={(value) => setDraft(withFilter(draft, name, value))}
    />
  )
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-x-0 top-10 bottom-0 z-40 bg-foreground/40 dark:bg-background/70" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          data-foot-sheet=""
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(var(--screen-height)-5rem)] animate-enter flex-col rounded-t-[28px] bg-background shadow-lg"
        >
          <span aria-hidden="true" className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-input" />
          <div className="flex items-center justify-between gap-3 px-5 pt-2">
            <Dialog.Title className="text-heading-sm">Filtrer</Dialog.Title>
            <Dialog.Close className={buttonLook({ variant: 'ghost', size: 'icon' })} aria-label="Fermer">
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className="grid grid-cols-1 gap-6 overflow-y-auto px-5 pt-2 pb-6">
            {chips('sujet', 'De quoi parler', areaChoices)}
            {chips('moment', 'Moment', momentChoices)}
            {chips('moment', 'Ou un jour précis', dayChoices(today), 'row')}
            {chips('langue', 'Langue', languageChoices)}
            <div className="grid gap-2">
              <p aria-hidden="true" className="font-semibold text-base">
                Préférence de genre du consultant
              </p>
              <SegmentedControl
                label="Préférence de genre du consultant"
                value={draft.genre ?? ANY_GENDER}
                options={[{ value: ANY_GENDER, label: 'Indifférent' }, ...genderChoices]}
                onValueChange={(value) =>
                  setDraft(withFilter(draft, 'genre', value === ANY_GENDER ? undefined : value))
                }
              />
            </div>
          </div>
          <div className="flex items-center justify-between gap-3 border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <Button variant="ghost" onClick={() => setDraft({})}>
              Tout effacer
            </Button>
            <Button size="large" onClick={() => setFilters(draft)}>
              {count === undefined ? 'Voir les personnes' : `Voir ${formatCount(count, 'personne', 'personnes')}`}
            </Button>
            <output className="sr-only">{count !== undefined && formatCount(count, 'personne', 'personnes')}</output>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface Choice {
  value: string
  label: string
}

const looks = {
  lines: 'flex-wrap',
  /** Many options, in a horizontal scroller. */
  row: '-mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none]',
}

type ChipsProps = {
  label: string
  choices: readonly Choice[]
  look?: keyof typeof looks
  chosen: string | undefined
  onChoose: (value: string | undefined) => void
}

/** Single choice: pressing the selected chip again clears the filter. */
function Chips({ label, choices, look = 'lines', chosen, onChoose }: ChipsProps) {
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2">
      <p id={labelId} className="font-semibold text-base">
        {label}
      </p>
      <div className={`flex gap-2 ${looks[look]}`}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value === chosen ? undefined : choice.value)}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-input bg-card px-4 text-card-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-primary-foreground"
          >
            {choice.value === chosen && <Icon name="check" className="size-4.5" />}
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
