import { appearances, consultationTypes, genderPreferences } from '#domain/booking/words.ts'
import { PSEUDONYM_MAX_CHARACTERS } from '#domain/constants.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { NumberedBlock } from './numbered-block.tsx'
import type { useBookingChoices } from './use-booking-choices.ts'

type RequestBlockProps = Pick<ReturnType<typeof useBookingChoices>, 'choices' | 'choose'> & {
  pseudonym: string
  onPseudonym: (pseudonym: string) => void
  pseudonymError: string | undefined
}

function optionsOf<K extends string>(words: Record<K, string>): { value: K; label: string }[] {
  // The keys of the words are exactly K.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.entries(words).map(([value, label]) => ({ value, label })) as { value: K; label: string }[]
}

const typeOptions = optionsOf(consultationTypes)
const genderOptions = optionsOf(genderPreferences)
const appearanceOptions = optionsOf(appearances)

export function RequestBlock({ choices, choose, pseudonym, onPseudonym, pseudonymError }: RequestBlockProps) {
  return (
    <NumberedBlock number={1} title="Votre demande">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="booking-type" label="Type de consultation">
          {(wiring) => (
            <Select
              {...wiring}
              value={choices.type}
              onValueChange={(value) =>
                choose({ type: typeOptions.find((option) => option.value === value)?.value ?? 'individual' })
              }
              options={typeOptions}
            />
          )}
        </Field>
        <div className="grid content-start gap-1.5">
          <p className="font-semibold text-base">Préférence de genre du consultant</p>
          <SegmentedControl
            label="Préférence de genre du consultant"
            value={choices.gender}
            onValueChange={(value) =>
              choose({
                gender: genderOptions.find((option) => option.value === value)?.value ?? 'any',
                slot: null,
                with: null,
              })
            }
            options={genderOptions}
          />
        </div>
      </div>
      <RadioGroup
        legend="Comment voulez-vous être vu·e ?"
        name="appearance"
        value={choices.appearance}
        onValueChange={(value) => choose({ as: value })}
        options={appearanceOptions}
      />
      {choices.appearance !== 'first_name' && (
        <Field
          id="booking-pseudonym"
          label="Pseudonyme"
          need="required"
          hint="La personne qui vous reçoit ne verra que ce nom."
          error={pseudonymError}
        >
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={PSEUDONYM_MAX_CHARACTERS}
              value={pseudonym}
              onChange={(event) => onPseudonym(event.target.value)}
            />
          )}
        </Field>
      )}
    </NumberedBlock>
  )
}
