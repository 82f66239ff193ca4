import { Icon } from '#web/components/icon.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import type { CheckState } from './use-security-check.ts'

const sentences: Record<CheckState, string> = {
  running: 'Vérification…',
  passed: 'Vérifié',
  failed: 'La vérification n’a pas abouti. Elle reprendra à l’envoi.',
}

/** Status of the proof of work. The person has nothing to do: no puzzle, no third-party site. */
export function SecurityCheckRow({ state }: { state: CheckState }) {
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-lg border bg-muted px-4">
      {state === 'running' && <Spinner />}
      {state === 'passed' && <Icon name="shield-check" className="size-5 text-success" />}
      {state === 'failed' && <Icon name="triangle-exclamation-point" className="size-5 text-warning" />}
      <span className="text-small">Vérification de sécurité automatique</span>
      <output className="ml-auto text-small text-muted-foreground">{sentences[state]}</output>
    </div>
  )
}
