import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

type RemoveAppProps = { factorId: string; onRemoved: () => Promise<void> }

export function RemoveApp({ factorId, onRemoved }: RemoveAppProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const { auth } = await client()
    const { error } = await auth.mfa.unenroll({ factorId })
    setBusy(false)
    setOpen(false)
    if (error) return showError(await authRefusal(error))
    showNotice('second_step_off')
    await onRemoved()
  }

  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Retirer l’application
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Retirer l’application ?"
        description="Vos codes de récupération disparaissent avec elle. Les codes de connexion arriveront de nouveau par e‑mail."
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Garder l’application
            </Button>
            <Button variant="destructive" isBusy={isBusy} onClick={remove}>
              Retirer
            </Button>
          </>
        }
      />
    </div>
  )
}
