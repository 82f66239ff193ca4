import { Alert } from '#web/components/ui/alert.tsx'

/** The link names a practitioner who sees no patients at the moment. */
export function UnknownPersonNotice() {
  return (
    <Alert tone="warning">
      Cette personne ne reçoit pas en ce moment. Voici les heures de toutes les autres personnes.
    </Alert>
  )
}
