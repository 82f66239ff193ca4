import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { withFullStop } from '#domain/with-full-stop.ts'
import { mySupervisionCalls } from '#web/features/supervision/queries.ts'
import { AnswerCall } from '#web/features/supervision/shared/answer-call.tsx'
import type { Entrance } from '../../queries.ts'
import { BackLink } from '../back-link.tsx'
import { appointmentTimeLine, otherName } from '../room-people.ts'
import { HalfSun } from '../tiles/half-sun.tsx'
import { PlainScreen } from './plain-screen.tsx'

/** A called supervisor answers, then waits for the patient's consent. */
export function SupervisorWaiting({ entrance, onChanged }: { entrance: Entrance; onChanged: () => void }) {
  const { party, names, supervisor } = entrance
  const { data: calls } = useQuery(mySupervisionCalls)
  const callId = supervisor?.callId ?? ''
  const call = calls?.find(({ id }) => id === callId) ?? {
    id: callId,
    student_name: names.practitioner,
    student_phone: null,
  }
  const patient = withFullStop(names.patient)
  const common = {
    title: `Séance avec ${otherName(entrance)}`,
    subtitle: appointmentTimeLine(entrance),
    scene: <HalfSun isBreathing />,
  }
  if (supervisor?.consent === 'not_asked')
    return (
      <PlainScreen {...common} heading={`${names.practitioner} vous appelle`}>
        <p className="text-muted-foreground">Pour entrer, il faut l’accord de {patient}</p>
        <AnswerCall
          call={call}
          onAnswered={(answer) =>
            answer === 'coming'
              ? onChanged()
              : window.location.assign(`${href('/therapist/dashboard')}?tab=supervision`)
          }
        />
        <BackLink party={party} />
      </PlainScreen>
    )
  if (supervisor?.consent === 'refused')
    return (
      <PlainScreen {...common} heading={`${names.patient} préfère continuer sans autre présence.`}>
        <p className="text-muted-foreground">{names.practitioner} peut encore vous joindre autrement.</p>
        <BackLink party={party} />
      </PlainScreen>
    )
  return (
    <PlainScreen {...common} heading={`Nous demandons son accord à ${patient}`}>
      <p className="text-muted-foreground">Sans son accord, vous n’entrez pas. Cette page suivra d’elle-même.</p>
      <BackLink party={party} />
    </PlainScreen>
  )
}
