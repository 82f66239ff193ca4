import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { myAlerts, type SupervisionAlert } from '#web/features/supervision/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'

/** A student alerts their supervisor about a crisis, and sees whether it was acknowledged. */
export function CrisisFlag({ appointmentId }: { appointmentId: string }) {
  const queryClient = useQueryClient()
  const { data: alerts } = useQuery(myAlerts)
  const raised = alerts?.find(
    ({ mySide, appointmentId: about, closedAt }) => mySide === 'student' && about === appointmentId && !closedAt,
  )
  const flag = useMutation({
    mutationFn: () => invoke('flag-crisis', { appointmentId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myAlerts.queryKey }),
  })
  if (raised)
    return (
      <Alert tone={raised.seenAt ? 'success' : 'info'}>
        {raised.seenAt
          ? `${raised.seenByName} a vu votre signalement à ${formatTime(raised.seenAt)}.`
          : waitingSentence(raised)}{' '}
        En danger immédiat, appelez le 15 ou le 112.
      </Alert>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" isBusy={flag.isPending} onClick={() => flag.mutate()}>
        <Icon name="life-buoy" />
        Prévenir ma supervision maintenant
      </Button>
      <p className="text-muted-foreground text-small">Tout de suite, par e-mail, et par SMS si son numéro est connu.</p>
    </div>
  )
}

/** Without a supervisor, referents are told at once, or administrators. */
function waitingSentence({ raisedAt, referentsToldAt }: SupervisionAlert): string {
  if (referentsToldAt && referentsToldAt <= raisedAt)
    return `Vous n’avez pas de supervision attribuée : l’équipe est prévenue depuis ${formatTime(raisedAt)}.`
  return `Votre supervision est prévenue depuis ${formatTime(raisedAt)}. Sans réponse en 30 minutes, les référents le sont aussi.`
}
