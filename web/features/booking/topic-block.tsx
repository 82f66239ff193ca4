import type { ReactNode, Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { consultationTypes } from '#domain/booking/words.ts'
import { GUEST_NAME_MAX_CHARACTERS, TOPIC_CONSENT_VERSION, TOPIC_MAX_CHARACTERS } from '#domain/constants.ts'
import { topicConsentTexts } from '#domain/privacy/consent-texts.ts'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { FormControl } from '#web/components/form/form-control.tsx'
import { FormDate } from '#web/components/form/form-date.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { FormBlock } from './form-block.tsx'
import { optionsOf } from './options-of.ts'
import { TopicChips } from './topic-chips.tsx'
import type { BookingFormState } from './use-booking-form.ts'

const typeOptions = optionsOf(consultationTypes)

type TopicBlockProps = {
  form: BookingFormState
  asksBirthdate: boolean
  heading: Ref<HTMLHeadingElement>
  /** A criterion that stands elsewhere while the hours are shown. */
  children: ReactNode
}

export function TopicBlock({ form, asksBirthdate, heading, children }: TopicBlockProps) {
  const consultationType = useWatch({ control: form.control, name: 'consultationType' })
  return (
    <FormBlock title="Ce qui vous amène" heading={heading}>
      <FormField form={form} name="topic" hint="Quelques mots suffisent. Seule la personne choisie les lira.">
        {(control) => <Textarea {...control} required rows={4} maxLength={TOPIC_MAX_CHARACTERS} />}
      </FormField>
      <TopicChips form={form} />
      <FormCheckbox form={form} name="topicConsent" need="required">
        {topicConsentTexts[TOPIC_CONSENT_VERSION]}
      </FormCheckbox>
      <FormControl form={form} name="consultationType">
        {({ wiring, field }) => (
          <Select {...wiring} value={field.value} onValueChange={field.onChange} options={typeOptions} />
        )}
      </FormControl>
      {consultationType !== 'individual' && (
        <FormField
          form={form}
          name="companionName"
          need="optional"
          hint="Elle entrera par un lien à elle, sans compte. Vous pourrez aussi l’inviter plus tard."
        >
          {(control) => <Input {...control} autoComplete="off" maxLength={GUEST_NAME_MAX_CHARACTERS} />}
        </FormField>
      )}
      {children}
      <AppearanceSection form={form} />
      {asksBirthdate && (
        <FormDate
          form={form}
          name="birthdate"
          autoComplete="bday"
          hint="Demandée une seule fois : avant 18 ans, l’accord d’un parent est nécessaire. Par exemple 17/05/1994."
        />
      )}
    </FormBlock>
  )
}
