import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoticeCode } from '#domain/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'

const kinds = {
  app: { title: 'Retirer l’application', keep: 'Garder l’application', notice: 'second_step_off' },
  phone: { title: 'Retirer les codes par SMS', keep: 'Garder les SMS', notice: 'sms_step_off' },
} as const satisfies Record<string, { title: string; keep: string; notice: NoticeCode }>

type RemoveFactorProps = {
  kind: keyof typeof kinds
  factorId: string
  /** Removing the last factor also deletes the recovery codes, and codes come by mail again. */
  isLast: boolean
  onRemoved: () => Promise<void>
}

export function RemoveFactor({ kind, factorId, isLast, onRemoved }: RemoveFactorProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, keep, notice } = kinds[kind]
  const remove = useMutation({
    mutationFn: async () => {
      const { auth } = await client()
      const { error } = await auth.mfa.unenroll({ factorId })
      if (error) throw await authRefusal(error)
    },
    meta: { notice },
    onSuccess: onRemoved,
    onSettled: () => setOpen(false),
  })

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`${title} ?`}
        description={
          isLast
            ? 'Vos codes de récupération disparaissent aussi. Les codes de connexion arriveront de nouveau par e-mail. Vos autres sessions seront terminées.'
            : 'L’autre moyen de vérification reste demandé à chaque connexion. Vos autres sessions seront terminées.'
        }
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {keep}
            </Button>
            <Button variant="destructive" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              Retirer
            </Button>
          </>
        }
      />
    </>
  )
}
