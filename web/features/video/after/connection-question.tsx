import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

/** Asked of both parties before the verdict, or after an early end: two « Non » lead to a refund. */
export function ConnectionQuestion({ appointmentId }: { appointmentId: string }) {
  const report = useMutation({
    mutationFn: (worked: boolean) => invoke('report-connection', { appointmentId, worked }),
  })
  return (
    <Card title="La liaison a-t-elle marché ?">
      {report.isSuccess ? (
        <output className="block">Merci, c’est noté.</output>
      ) : (
        <div className="flex gap-2">
          <Button variant="outline" isBusy={report.isPending} onClick={() => report.mutate(true)}>
            Oui
          </Button>
          <Button variant="outline" isBusy={report.isPending} onClick={() => report.mutate(false)}>
            Non
          </Button>
        </div>
      )}
    </Card>
  )
}
