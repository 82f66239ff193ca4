import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'

type VoiceNoticeProps = { onAccept: () => void; onRefuse: () => void }

export function VoiceNotice({ onAccept, onRefuse }: VoiceNoticeProps) {
  return (
    <Alert title="Avant de parler">
      <p>
        Certains navigateurs envoient votre voix à leur propre serveur pour l’écrire. Mivoix ne l’enregistre pas : seul
        le texte que vous envoyez nous parvient.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={onAccept}>
          Utiliser le micro
        </Button>
        <Button variant="ghost" onClick={onRefuse}>
          Continuer par écrit
        </Button>
      </div>
    </Alert>
  )
}
