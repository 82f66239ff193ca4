import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { CheckedAttestation } from '#domain/attestation/checked-attestation.ts'
import { STAGE_HOURS } from '#domain/constants.ts'
import { formatDate } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import type { Day } from '#domain/time.ts'
import { TextLink } from '#web/components/ui/text-link.tsx'

const students: Record<string, string> = { female: 'Étudiante', male: 'Étudiant' }

export function AttestationFacts({ attestation }: { attestation: CheckedAttestation }) {
  const { studentName, studentGender, studies, sealedAt, facts, revocation } = attestation
  return (
    <dl className="grid divide-y rounded-2xl border bg-card px-5 text-card-foreground">
      <Fact term={students[studentGender ?? ''] ?? 'Étudiant·e'} more={studies}>
        {studentName}
      </Fact>
      {facts && (
        <>
          <Fact term="Heures attestées">
            {formatHours(facts.minutes)} <span className="font-normal">sur les {STAGE_HOURS} h du stage</span>
          </Fact>
          <Fact term="Période">{periodOf(facts)}</Fact>
          <Fact term="Supervision" more={`exerce depuis ${facts.practisingSince}`}>
            {facts.supervisorName}, psychologue
          </Fact>
        </>
      )}
      <Fact term="Scellée">le {formatDateTime(new Date(sealedAt))}</Fact>
      {revocation?.replacedBy && (
        <Fact term="Remplacée par">
          <TextLink look="strong" to={href('/attestation/:number?', { number: revocation.replacedBy })}>
            n° {revocation.replacedBy}
          </TextLink>
        </Fact>
      )}
    </dl>
  )
}

/** « du 5 janvier au 13 novembre 2026 »: the year only once when it is the same. */
function periodOf({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): string {
  const first = formatDate(firstDay)
  if (firstDay === lastDay) return `le ${first}`
  const isSameYear = firstDay.slice(0, 4) === lastDay.slice(0, 4)
  return `du ${isSameYear ? first.slice(0, -5) : first} au ${formatDate(lastDay)}`
}

function Fact({ term, more, children }: { term: string; more?: string; children: ReactNode }) {
  return (
    <div className="py-3.5">
      <dt className="text-small text-muted-foreground">{term}</dt>
      <dd className="break-words font-semibold">{children}</dd>
      {more && <dd>{more}</dd>}
    </div>
  )
}
