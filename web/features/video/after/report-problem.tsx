import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { myReports } from '../queries.ts'
import { ReportPractitioner } from './report-practitioner.tsx'

/** « Signaler un problème », from the summary. */
export function ReportProblem({ appointmentId }: { appointmentId: string }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        Signaler un problème
      </Button>
      <ReportPractitioner
        appointmentId={appointmentId}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onReported={() => void queryClient.invalidateQueries({ queryKey: myReports(appointmentId).queryKey })}
      />
    </>
  )
}
