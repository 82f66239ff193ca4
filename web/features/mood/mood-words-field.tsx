import { MOOD_DETAILS_MAX_CHARACTERS } from '#domain/constants.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'

type MoodWordsFieldProps = { id: string; words: string; onWords: (words: string) => void }

export function MoodWordsField({ id, words, onWords }: MoodWordsFieldProps) {
  return (
    <Field id={id} label="Quelques mots" need="optional">
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={3}
          maxLength={MOOD_DETAILS_MAX_CHARACTERS}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      )}
    </Field>
  )
}
