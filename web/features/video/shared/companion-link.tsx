import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GUEST_NAME_MAX_CHARACTERS } from '#domain/constants.ts'
import { companionNameSchema } from '#domain/video/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

type CompanionLinkProps = {
  appointmentId: string
  /** Name given for an earlier link, or at booking. */
  name: string | null
}

/** Invitation link for the second person of a couple or family consultation, who needs no account. */
export function CompanionLink({ appointmentId, name }: CompanionLinkProps) {
  const [isCopied, setCopied] = useState(false)
  const form = useZodForm({
    id: 'companion',
    schema: companionNameSchema,
    labels: { name: 'Son prénom' },
    defaultValues: { name: name ?? '' },
  })
  const invite = useMutation({
    mutationFn: (said: { name: string }) => invoke('invite-companion', { appointmentId, name: said.name }),
    meta: { showsItsErrors: true },
  })
  const url = invite.data?.url
  return (
    <Form form={form} act={invite} layout="grid gap-3">
      <FormField
        form={form}
        name="name"
        hint="Elle entrera par un lien à elle, sans compte. Un nouveau lien remplace l’ancien."
      >
        {(control) => <Input {...control} autoComplete="off" maxLength={GUEST_NAME_MAX_CHARACTERS} />}
      </FormField>
      {url ? (
        <div className="grid gap-2">
          <p className="break-all rounded-xl bg-muted p-3 text-small">{url}</p>
          <Button
            variant="secondary"
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
          >
            <Icon name="link" />
            {isCopied ? 'Lien copié' : 'Copier le lien'}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="secondary" isBusy={invite.isPending}>
          Créer le lien
        </Button>
      )}
    </Form>
  )
}
