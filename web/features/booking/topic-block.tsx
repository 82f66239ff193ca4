import { TOPIC_MAX_CHARACTERS } from '#domain/constants.ts'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { BookingDraft } from '#web/lib/booking-draft.ts'
import { NumberedBlock } from './numbered-block.tsx'

type TopicBlockProps = {
  draft: BookingDraft
  onDraft: (draft: BookingDraft) => void
  /** Undefined while it need not be asked. */
  birthdate: string | undefined
  onBirthdate: (birthdate: string) => void
  errors: Partial<Record<'topic' | 'topicConsent' | 'birthdate', string>>
}

export function TopicBlock({ draft, onDraft, birthdate, onBirthdate, errors }: TopicBlockProps) {
  return (
    <NumberedBlock number={4} title="Ce qui vous amène">
      <Field
        id="booking-topic"
        label="Sujet principal"
        need="required"
        hint="Quelques mots suffisent. Seule la personne choisie les lira."
        error={errors.topic}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            required
            rows={4}
            maxLength={TOPIC_MAX_CHARACTERS}
            value={draft.topic}
            onChange={(event) => onDraft({ ...draft, topic: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        id="booking-consent"
        checked={draft.topicConsent}
        onCheckedChange={(topicConsent) => onDraft({ ...draft, topicConsent })}
        need="required"
        error={errors.topicConsent}
      >
        J’accepte que Mivoix garde ce sujet, une donnée de santé, pour préparer ma séance. Je peux retirer cet accord à
        tout moment.
      </Checkbox>
      {birthdate !== undefined && (
        <Field
          id="booking-birthdate"
          label="Date de naissance"
          need="required"
          hint="Demandée une seule fois : avant 18 ans, l’accord d’un parent est nécessaire."
          error={errors.birthdate}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              autoComplete="bday"
              value={birthdate}
              onChange={(event) => onBirthdate(event.target.value)}
            />
          )}
        </Field>
      )}
    </NumberedBlock>
  )
}
