import { useQuery } from '@tanstack/react-query'
import { href, useParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { myLetters } from './queries.ts'

export function meta() {
  return pageMeta({
    title: 'Lettre reçue',
    description: 'Une lettre partagée avant un rendez-vous.',
    path: '/lettre',
    index: false,
  })
}

/** Readable by the practitioner it was shared with; other readers get a "not found". */
export default function ReceivedLetterPage() {
  const { id } = useParams()
  const letters = useQuery({ ...myLetters, refetchOnMount: 'always' })
  const { data: appointments } = useQuery(myAppointments)
  const letter = letters.data?.find((one) => one.appointment_id === id)
  const appointment = appointments?.find((one) => one.id === id)
  return (
    <div className="page-text grid gap-6 py-8 md:py-12">
      <PageTitle size="narrow">Lettre reçue</PageTitle>
      <RevealTogether skeleton={<Skeleton shape="tall" />}>
        <QueryState query={letters} failure="Nous n’avons pas pu lire cette lettre.">
          {() => !letter && <EmptyState sentence="Il n’y a pas de lettre ici, ou elle a été reprise." />}
        </QueryState>
        {letter && (
          <Card title={appointment?.patientName ?? 'Avant votre rendez-vous'}>
            <p className="mb-4 text-small text-muted-foreground">
              {appointment && `Pour votre rendez-vous du ${formatDateTime(appointment.startsAt)}. `}
              Partagée le {formatDateTime(new Date(letter.shared_at))}. La personne peut la reprendre à tout moment : ne
              la recopiez pas.
            </p>
            <blockquote className="whitespace-pre-line break-words text-lg">{letter.body}</blockquote>
          </Card>
        )}
        <div>
          <ButtonLink to={href('/dashboard-etudiant')} variant="outline">
            Mon tableau de bord
          </ButtonLink>
        </div>
      </RevealTogether>
    </div>
  )
}
