import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { myConversations, type ThreadMessage } from './queries.ts'

async function erase(messageId: string): Promise<void> {
  const supabase = await client()
  const { error } = await supabase.from('thread_messages').delete().eq('id', messageId)
  if (error) throw error
}

type EraseMessageDialogProps = { message: ThreadMessage; threadId: string; onClose: () => void }

export function EraseMessageDialog({ message, threadId, onClose }: EraseMessageDialogProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => erase(message.id),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['thread-messages', threadId] }),
        queryClient.invalidateQueries({ queryKey: myConversations.queryKey }),
      ])
      showNotice('message_erased')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Effacer ce message ?"
      description="Il disparaît pour vous deux, sans retour possible. L’autre personne l’a peut-être déjà lu."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Garder le message
          </Button>
          <Button variant="destructive" isBusy={isPending} onClick={() => mutate()}>
            Effacer
          </Button>
        </>
      }
    />
  )
}
