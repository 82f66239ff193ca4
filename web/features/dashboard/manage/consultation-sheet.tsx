import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { myLetters } from '#web/features/premium/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { otherParty } from '../appointment-party.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ProposeHandOver } from './propose-hand-over.tsx'

/** Details and actions of one consultation, for its practitioner. */
export function ConsultationSheet({ consultation, onClose }: { consultation: Appointment; onClose: () => void }) {
  const now = useNow(30)
  const [isCanceling, setCanceling] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const { data: letters = [] } = useQuery(myLetters)
  const { id, startsAt, topic, consultationType, appearance, threadId } = consultation
  const { headline, notice, isAhead, canJoin, move } = appointmentNow(consultation, now)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={otherParty(consultation)}
      description={`${formatDateTime(startsAt)} · ${consultationTypes[consultationType]}`}
    >
      <p>
        <span className="font-semibold">{headline}</span>
        {notice && `. ${notice}`}
      </p>
      <section>
        <h3 className="mb-1 text-base">Sujet principal</h3>
        <p className="whitespace-pre-line break-words">{topic ?? 'Le sujet a été effacé par la personne.'}</p>
      </section>
      {consultation.proposedPractitionerName && (
        <Alert>
          Vous avez proposé que {consultation.proposedPractitionerName} reçoive cette personne. Sa réponse est attendue.
        </Alert>
      )}
      {appearance === 'pseudonym_camera_off' && (
        <p className="text-small text-muted-foreground">Cette personne viendra caméra coupée.</p>
      )}
      <div className="grid gap-2">
        {canJoin && <ButtonLink to={href('/session/:id', { id })}>Rejoindre</ButtonLink>}
        {threadId && (
          <ButtonLink to={href('/messages/:id', { id: threadId })} variant="outline">
            Envoyer message
          </ButtonLink>
        )}
        {letters.some((letter) => letter.appointment_id === id) && (
          <ButtonLink to={href('/lettre/:id', { id })} variant="outline">
            Lire sa lettre
          </ButtonLink>
        )}
        <ButtonLink to={href('/notes/:id', { id })} variant="outline">
          Notes
        </ButtonLink>
        {move.isPossible && (
          <ButtonLink to={`${href('/appointment')}?move=${id}`} variant="ghost">
            Modifier
          </ButtonLink>
        )}
        {isAhead && (
          <Button variant="ghost" onClick={() => setProposing(true)}>
            Proposer un autre praticien
          </Button>
        )}
        {isAhead && (
          <Button variant="ghost" onClick={() => setCanceling(true)}>
            Annuler
          </Button>
        )}
      </div>
      {isProposing && <ProposeHandOver consultation={consultation} onClose={() => setProposing(false)} />}
      {isCanceling && <CancelDialog appointment={consultation} onClose={() => setCanceling(false)} />}
    </Sheet>
  )
}
