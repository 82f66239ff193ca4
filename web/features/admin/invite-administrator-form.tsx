import type { z } from 'zod'
import { beforeRequesting } from '#domain/admin/act-consequences.ts'
import { actInputs, actReasonField } from '#domain/admin/acts.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { useInvitation } from './use-invitation.ts'

const schema = actInputs['invite-administrator'].extend({ reason: actReasonField })
const labels = { firstName: 'Prénom', lastName: 'Nom', email: 'Adresse e-mail', reason: 'Pourquoi ?' }

/** Requests an administrator's account; another administrator approves it. */
export function InviteAdministratorForm({ onClose }: { onClose: () => void }) {
  const { send, unproved, prove } = useInvitation<z.output<typeof schema>>('invite-administrator', onClose)
  const form = useZodForm({
    id: 'invite-administrator',
    schema,
    labels,
    defaultValues: { firstName: '', lastName: '', email: '', reason: '' },
  })
  return (
    <Card title="Inviter à l’administration">
      {unproved ? (
        <ReauthenticationForm id="invite-administrator-proof" onProved={prove} />
      ) : (
        <Form form={form} act={send} claims={{ invited_address_known: 'email' }}>
          <p className="text-muted-foreground">{beforeRequesting('invite-administrator')}</p>
          <div className="grid gap-5 md:grid-cols-2">
            <FormField form={form} name="firstName">
              {(control) => <Input {...control} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="lastName">
              {(control) => <Input {...control} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="email">
              {(control) => <Input {...control} type="email" autoComplete="off" />}
            </FormField>
          </div>
          <FormField form={form} name="reason">
            {(control) => <Textarea {...control} rows={3} />}
          </FormField>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={send.isPending}>
              Demander l’invitation
            </Button>
            <Button variant="ghost" onClick={onClose}>
              Fermer
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
