import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { appearances } from '#domain/booking/words.ts'
import { PSEUDONYM_MAX_CHARACTERS } from '#domain/constants.ts'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { optionsOf } from './options-of.ts'
import type { BookingFormState } from './use-booking-form.ts'

const options = optionsOf(appearances)

/** Display name of the patient: most keep their first name, so it is collapsed. Opens on a validation error. */
export function AppearanceSection({ form }: { form: BookingFormState }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const appearance = useWatch({ control: form.control, name: 'appearance' })
  const { errors } = useFormState({ control: form.control, name: 'pseudonym' })
  const isWrong = errors.pseudonym !== undefined
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details ref={fold} className="group rounded-lg border border-input bg-card text-card-foreground">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">{form.labels.appearance}</span>
          <span className="block text-small text-muted-foreground">{appearances[appearance]}</span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-3.5 pb-4">
        <FormRadioGroup form={form} name="appearance" options={options} />
        {appearance !== 'first_name' && (
          <FormField form={form} name="pseudonym" hint="La personne qui vous reçoit ne verra que ce nom.">
            {(control) => <Input {...control} autoComplete="off" maxLength={PSEUDONYM_MAX_CHARACTERS} />}
          </FormField>
        )}
      </div>
    </details>
  )
}
