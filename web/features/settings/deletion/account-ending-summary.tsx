import { href } from 'react-router'
import type { AccountEnding } from '#domain/account/account-ending.ts'
import { endingWords } from '#domain/account/ending-words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'

/** Everything that ends with the account, or the obstacle, before any word or password is asked for. */
export function AccountEndingSummary({ ending, userType }: { ending: AccountEnding; userType: UserType }) {
  if (ending.obstacles.length > 0)
    return ending.obstacles.map((obstacle) =>
      obstacle.kind === 'session' ? (
        <Alert key={obstacle.appointmentId} tone="warning" title="Votre séance n’est pas finie.">
          <p>Vous pourrez supprimer votre compte après sa fin, le {formatDateTime(new Date(obstacle.endsAt))}.</p>
          <TextLink look="block" to={href('/session/:id', { id: obstacle.appointmentId })} reloadDocument>
            Ouvrir la séance
          </TextLink>
        </Alert>
      ) : (
        <Alert key={obstacle.kind} tone="warning" title="Vous êtes seul·e à administrer le site.">
          <p>Invitez d’abord la personne qui prendra votre suite.</p>
          <TextLink look="block" to={href('/admin/personnes')}>
            Inviter une personne
          </TextLink>
        </Alert>
      ),
    )

  const lines = endingWords(ending)
  return (
    <section aria-labelledby="account-ending" aria-live="polite" className="grid gap-1">
      <h3 id="account-ending" className="text-base">
        Ce qui s’arrête avec votre compte
      </h3>
      {lines.length === 0 && <p>Vous n’avez ni rendez-vous à venir, ni abonnement : rien n’est à annuler.</p>}
      <ul className="grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ending.patients.count > 0 && (
        <p>
          Pour que personne ne reste sans rendez-vous, vous pouvez d’abord{' '}
          <TextLink to={dashboardOf(userType)}>proposer un·e autre praticien·ne depuis votre espace</TextLink>.
        </p>
      )}
      {ending.students > 0 && (
        <p>
          Pour que leur supervision continue, <TextLink to={href('/contact')}>prévenez d’abord l’équipe</TextLink>.
        </p>
      )}
    </section>
  )
}
