import { withFullStop } from '#domain/with-full-stop.ts'
import { Icon } from '#web/components/icon.tsx'
import type { NetworkCheck } from '../../engine/check-network.ts'
import type { Entrance } from '../../queries.ts'
import { otherName } from '../room-people.ts'

const looks = {
  checking: { icon: 'clock', colour: 'text-muted-foreground', sentence: 'Vérification du réseau…' },
  passes: { icon: 'circle-check', colour: 'text-success', sentence: 'Réseau vérifié : l’appel peut passer.' },
  blocked: {
    icon: 'triangle-exclamation-point',
    colour: 'text-warning',
    sentence: 'Votre réseau bloque les appels. Essayez le partage de connexion du téléphone.',
  },
  'no-relay': {
    icon: 'triangle-exclamation-point',
    colour: 'text-warning',
    sentence: 'L’appel ne peut pas passer pour l’instant. Le problème vient de chez nous, pas de votre réseau.',
  },
} as const satisfies Record<NetworkCheck, object>

export function CheckList({ entrance, check }: { entrance: Entrance; check: NetworkCheck | undefined }) {
  const { party, appearance, names } = entrance
  const isPseudonym = party === 'patient' && appearance !== 'first_name'
  return (
    <ul aria-live="polite" className="grid gap-2.5 text-small leading-snug">
      {check && (
        <li className="flex gap-2.5">
          <Icon name={looks[check].icon} className={`mt-px size-5 ${looks[check].colour}`} />
          {looks[check].sentence}
        </li>
      )}
      <li className="flex gap-2.5">
        <Icon name="shield-check" className="mt-px size-5 text-success" />
        Rien n’est enregistré, ni par nous ni par {withFullStop(otherName(entrance))}
      </li>
      {isPseudonym && (
        <li className="flex gap-2.5">
          <Icon name="user-round-check" className="mt-px size-5 text-success" />
          <span>
            {names.practitioner} vous connaît sous le nom de « {names.patient} ». Votre adresse réseau lui reste cachée.
            {appearance === 'pseudonym_camera_off' && ' La caméra n’est pas demandée.'}
          </span>
        </li>
      )}
    </ul>
  )
}
