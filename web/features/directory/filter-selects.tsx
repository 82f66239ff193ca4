import {
  areaChoices,
  chosenIn,
  dayChoices,
  genderChoices,
  languageChoices,
  partsOfTime,
  type Wishes,
  type WishName,
  withWish,
} from '#domain/directory/wishes.ts'
import type { Day } from '#domain/time.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'

export type FilterProps = { wishes: Wishes; wishFor: (wishes: Wishes) => void; today: Day }

/** Radix does not allow an empty value. */
const NO_WISH = 'tout'

/** On wide screens: one select per filter, in a row. */
export function FilterSelects({ wishes, wishFor, today }: FilterProps) {
  const fields: {
    name: WishName
    label: string
    /** Label of the empty option, when no option stands for it. */
    none?: string
    choices: readonly { value: string; label: string }[]
  }[] = [
    { name: 'sujet', label: 'De quoi parler', none: 'Tous les sujets', choices: areaChoices },
    { name: 'moment', label: 'Moment', none: 'N’importe quand', choices: [...partsOfTime, ...dayChoices(today)] },
    { name: 'langue', label: 'Langue', choices: languageChoices },
    { name: 'genre', label: 'Préférence de genre', none: 'Indifférent', choices: genderChoices },
  ]
  return (
    <div className="mt-8 hidden grid-cols-2 gap-4 border-y py-5 md:grid lg:grid-cols-4">
      {fields.map(({ name, label, none, choices }) => (
        <Field key={name} id={`wish-${name}`} label={label}>
          {(wiring) => (
            <Select
              {...wiring}
              value={chosenIn(wishes, name) ?? NO_WISH}
              options={[...(none ? [{ value: NO_WISH, label: none }] : []), ...choices]}
              onValueChange={(value) => wishFor(withWish(wishes, name, value === NO_WISH ? undefined : value))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
