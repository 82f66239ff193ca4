import type { z } from 'zod'
import { beforeRequesting } from '#domain/admin/act-consequences.ts'
import { actReasonField, psychologistSchema } from '#domain/admin/acts.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { useInvitation } from './use-invitation.ts'

const schema = psychologistSchema.extend({ reason: actReasonField })
type Invitation = z.output<typeof schema>

const labels = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  registrationNumber: 'Numéro ADELI ou RPPS',
  practisingSince: 'Exerce depuis le',
  reason: 'Pourquoi ?',
}

/** Requests a psychologist's account; another administrator approves it. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const form = useZodForm({
    id: 'invite',
    schema,
    labels,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      registrationNumber: '',
      practisingSince: '',
      reason: '',
    },
  })
  const { send, unproved, prove } = useInvitation<Invitation>('invite-psychologist', onClose)
  return (
    <Card title="Inviter un ou une psychologue">
      {unproved ? (
        <ReauthenticationForm id="invite-proof" onProved={prove} />
      ) : (
        <Form
          form={form}
          act={send}
          claims={{ invited_address_known: 'email', registration_number_taken: 'registrationNumber' }}
        >
          <p className="text-muted-foreground">
            Vérifiez le numéro dans l’annuaire de santé. {beforeRequesting('invite-psychologist')}
          </p>
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
            <FormField form={form} name="registrationNumber">
              {(control) => <Input {...control} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="practisingSince">
              {(control) => <Input {...control} type="date" />}
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
