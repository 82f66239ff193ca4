import { useMutation } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import type { InputOf } from '#domain/functions.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

export type CallAnswer = InputOf<'answer-supervision'>['answer']

type AnswerCallProps = {
  call: Pick<Row<'my_supervision_calls'>, 'id' | 'student_name' | 'student_phone'>
  onAnswered: (answer: CallAnswer) => void
}

/** How a supervisor answers a student who calls from a consultation. To enter, the patient is asked next. */
export function AnswerCall({ call, onAnswered }: AnswerCallProps) {
  const answer = useMutation({
    mutationFn: (value: CallAnswer) => invoke('answer-supervision', { callId: call.id, answer: value }),
    onSuccess: (_answered, value) => onAnswered(value),
  })
  const isGiving = (value: CallAnswer) => answer.isPending && answer.variables === value
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
      <Button isBusy={isGiving('coming')} onClick={() => answer.mutate('coming')}>
        Demander à entrer
      </Button>
      {call.student_phone && (
        <ButtonLink to={`tel:+${call.student_phone}`} variant="outline" onClick={() => answer.mutate('by_phone')}>
          <Icon name="phone" />
          Appeler {call.student_name}
        </ButtonLink>
      )}
      <Button variant="ghost" isBusy={isGiving('unavailable')} onClick={() => answer.mutate('unavailable')}>
        Je ne peux pas
      </Button>
    </div>
  )
}
