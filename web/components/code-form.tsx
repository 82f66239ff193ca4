import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import { codeSchema } from '#domain/auth/schema.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { fieldIdOf } from './form/field-id-of.ts'
import { Form } from './form/form.tsx'
import { useZodForm } from './form/use-zod-form.ts'

const schema = z.object({ code: codeSchema })
const labels = { code: 'Code à 6 chiffres' }

type CodeFormProps = {
  id: string
  hint: string
  submitLabel: string
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<unknown>
  children?: ReactNode
}

/**
 * Six digits and a button: nothing is sent before the person confirms. A refused code stays, selected, for correction.
 */
export function CodeForm({ id, hint, submitLabel, onCode, children }: CodeFormProps) {
  const form = useZodForm({ id, schema, labels, defaultValues: { code: '' } })
  const { field, fieldState } = useController({ control: form.control, name: 'code' })
  const check = useMutation({
    mutationFn: ({ code }: z.infer<typeof schema>) => onCode(code),
    meta: { showsItsErrors: true },
  })
  return (
    <Form form={form} act={check} claims={{ code_wrong: 'code', code_incomplete: 'code' }}>
      <CodeField
        id={fieldIdOf(form, 'code')}
        value={field.value}
        onChange={field.onChange}
        hint={hint}
        error={fieldState.error?.message}
      />
      <Button type="submit" size="large" width="full" isBusy={check.isPending}>
        {submitLabel}
      </Button>
      {children}
    </Form>
  )
}
