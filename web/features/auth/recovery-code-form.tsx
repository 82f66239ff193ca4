import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { errorMessage } from '#domain/messages.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'

const schema = z.object({ code: z.string().trim().min(1, errorMessage('field_missing')) })
const labels = { code: 'Code de récupération' }

/** Recovery code, for people without their authenticator app. `onCode` throws when the code is refused. */
export function RecoveryCodeForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const form = useZodForm({ id: 'recovery', schema, labels, defaultValues: { code: '' } })
  const check = useMutation({
    mutationFn: ({ code }: z.infer<typeof schema>) => onCode(code),
    meta: { showsItsErrors: true },
  })
  return (
    <Form form={form} act={check} claims={{ code_wrong: 'code' }}>
      <FormField form={form} name="code" hint="L’un des codes que vous avez gardés. Chacun sert une seule fois.">
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <Button type="submit" size="large" width="full" isBusy={check.isPending}>
        Vérifier
      </Button>
    </Form>
  )
}
