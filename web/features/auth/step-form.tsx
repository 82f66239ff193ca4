import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RegistrationForm } from '#domain/auth/registration.ts'
import { Form } from '#web/components/form/form.tsx'
import type { ZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { Registration } from './use-registration.ts'

type StepFormProps<Input extends FieldValues & Partial<RegistrationForm>, Output> = {
  registration: Registration
  form: ZodForm<Input, Output>
  children: ReactNode
}

/** Form of one step, between « Précédent » and « Suivant ». */
export function StepForm<Input extends FieldValues & Partial<RegistrationForm>, Output>({
  registration,
  form,
  children,
}: StepFormProps<Input, Output>) {
  const { step, isLast, isBusy, act, goBack } = registration
  return (
    <Form form={form} act={{ mutateAsync: () => act.mutateAsync(form.getValues()), isPending: isBusy }}>
      {children}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <div className="grid sm:flex-1">
          <Button type="submit" size="large" width="full" isBusy={isBusy}>
            {isLast ? 'Créer mon compte' : 'Suivant'}
          </Button>
        </div>
        {step > 0 && (
          <Button variant="outline" size="large" onClick={goBack}>
            Précédent
          </Button>
        )}
      </div>
    </Form>
  )
}
