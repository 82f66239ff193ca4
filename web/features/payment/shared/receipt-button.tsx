import { useMutation } from '@tanstack/react-query'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { saveFile } from '#web/lib/save-file.ts'

type ReceiptButtonProps = { paymentId: string; variant?: 'outline' | 'ghost' }

export function ReceiptButton({ paymentId, variant = 'outline' }: ReceiptButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => invoke('download-receipt', { paymentId }),
    onSuccess: (receipt) => saveFile(receipt, 'note-mivoix.pdf'),
  })
  return (
    <Button variant={variant} isBusy={isPending} onClick={() => mutate()}>
      <Icon name="receipt-euro" />
      Télécharger mon reçu
    </Button>
  )
}
