import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { RATING_REPLY_MAX_CHARACTERS } from '#domain/constants.ts'
import { ratingReplySchema } from '#domain/ratings/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { receivedRatings } from './queries.ts'

const schema = ratingReplySchema.pick({ body: true })

/** One reply, moderated by the supervisor first. */
export function ReplyForm({ ratingId }: { ratingId: string }) {
  const queryClient = useQueryClient()
  const form = useZodForm({
    id: `reply-${ratingId}`,
    schema,
    labels: { body: 'Répondre' },
    defaultValues: { body: '' },
  })
  const reply = useMutation({
    mutationFn: ({ body }: z.infer<typeof schema>) => invoke('reply-to-rating', { ratingId, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: receivedRatings.queryKey }),
    meta: { showsItsErrors: true, notice: 'rating_replied' },
  })
  return (
    <Form form={form} act={reply} layout="grid gap-3">
      <FormField
        form={form}
        name="body"
        need="optional"
        hint={`Une seule fois, ${RATING_REPLY_MAX_CHARACTERS} caractères au plus. Votre supervision la lit d’abord.`}
      >
        {(control) => <Textarea {...control} />}
      </FormField>
      <div>
        <Button type="submit" variant="secondary" isBusy={reply.isPending}>
          Envoyer ma réponse
        </Button>
      </div>
    </Form>
  )
}
