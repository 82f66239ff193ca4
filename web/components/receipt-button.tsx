import { useMutation } from '@tanstack/react-query'
import { invoke } from '#web/lib/data/invoke.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Icon } from './icon.tsx'
import { Button } from './ui/button.tsx'

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
