import { useQuery } from '@tanstack/react-query'
import { href, useSearchParams } from 'react-router'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReceiptButton } from '#web/components/receipt-button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { namedParty } from './appointment-list.tsx'

export function meta() {
  return pageMeta({
    title: 'Résumé de séance',
    description: 'Ce que votre praticien a partagé après votre séance.',
    path: href('/session-summary'),
    index: false,
  })
}

/** `?appointment=<id>`: one consultation that is over, and what its practitioner has shared about it. */
export default function SessionSummaryPage() {
  const [search] = useSearchParams()
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const held = appointments.data?.find(
    ({ id, status, mySide }) => id === search.get('appointment') && status === 'completed' && mySide === 'patient',
  )
  return (
    <div className="page-text grid gap-6 py-8 md:py-12">
      <PageTitle size="narrow">Résumé de séance</PageTitle>
      <QueryState query={appointments} failure="Nous n’avons pas pu lire cette séance.">
        {() =>
          held ? <Summary consultation={held} /> : <EmptyState sentence={errorMessage('consultation_not_found')} />
        }
      </QueryState>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/appointment')}>Reprendre rendez-vous</ButtonLink>
        <ButtonLink to={href('/patient/dashboard')} variant="ghost">
          Mon espace
        </ButtonLink>
      </div>
    </div>
  )
}

function Summary({ consultation }: { consultation: Appointment }) {
  const { startsAt, consultationType, threadId, paymentId } = consultation
  return (
    <Card title={formatDateTime(startsAt)}>
      <p className="text-muted-foreground">
        Avec {namedParty(consultation)} · {consultationTypes[consultationType]}
      </p>
      <EmptyState sentence="Le résumé sera disponible quand il aura été rédigé." />
      <div className="flex flex-wrap gap-3">
        {threadId && (
          <ButtonLink to={href('/messages/:id', { id: threadId })} variant="outline">
            Envoyer message
          </ButtonLink>
        )}
        {paymentId && <ReceiptButton paymentId={paymentId} variant="ghost" />}
      </div>
    </Card>
  )
}
