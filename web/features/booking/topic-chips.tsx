import { TOPIC_MAX_CHARACTERS } from '#domain/constants.ts'
import type { BookingFormState } from './use-booking-form.ts'

/** A label, and the words that it writes. */
const chips = [
  ['Je dors mal', 'Je dors mal.'],
  ['Une rupture', 'Une rupture.'],
  ['Les études', 'Les études.'],
  ['Un deuil', 'Un deuil.'],
  ['Je ne sais pas dire', 'Je ne sais pas encore dire.'],
] as const

/** A first word for somebody who has none: each chip writes its words at the end of the field, once. */
export function TopicChips({ form }: { form: BookingFormState }) {
  function write(words: string) {
    const before = form.getValues('topic').trimEnd()
    const after = `${before} ${words}`.trimStart()
    if (before.includes(words) || after.length > TOPIC_MAX_CHARACTERS) return
    form.setValue('topic', after, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <fieldset className="-mt-1 flex flex-wrap gap-2">
      <legend className="sr-only">Des mots pour commencer</legend>
      {chips.map(([label, words]) => (
        <button
          key={label}
          type="button"
          onClick={() => write(words)}
          className="min-h-11 rounded-full border border-input bg-card px-4 text-base text-card-foreground hover:bg-accent hover:text-accent-foreground"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
