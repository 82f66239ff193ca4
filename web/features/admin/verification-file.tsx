import { useEffect, useRef } from 'react'
import { formatDate } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { labelOf, specializations } from '#domain/profile/choices.ts'
import { studyYearOf } from '#domain/profile/studies.ts'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ProofViewer } from './proof-viewer.tsx'
import type { Supervisor, Verification } from './queries.ts'

type VerificationFileProps = {
  file: Verification
  supervisors: readonly Supervisor[]
  takesFocus: boolean
  onDecided: () => void
}

/** A student's verification file: the proof document, the declared data, and the decision. */
export function VerificationFile({ file, supervisors, takesFocus, onDecided }: VerificationFileProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const declared = [
    ['Nom déclaré', file.name],
    ['Année', studyYearOf(file.study_year)],
    ['Spécialité', file.specialization && labelOf(specializations, file.specialization)],
    ['Université', file.university],
    ['E-mail', file.is_email_verified ? 'vérifié' : 'non vérifié'],
    ...(file.status_valid_until ? [['Statut valable jusqu’au', formatDate(file.status_valid_until)] as const] : []),
  ] as const
  const history = [
    file.received_at && `Reçu le ${formatDateTime(new Date(file.received_at))}`,
    file.opened_by && `ouvert par ${file.opened_by}`,
    file.reviewed_at &&
      `décidé par ${file.reviewer_name ?? 'quelqu’un'} le ${formatDateTime(new Date(file.reviewed_at))}`,
  ]
  return (
    <article className="overflow-hidden rounded-2xl border bg-card text-card-foreground">
      <header className="flex items-center gap-4 border-b p-5">
        <Avatar name={file.name} />
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-sans font-semibold text-heading-sm outline-none">
            {file.name || 'Sans nom'}
          </h2>
          <p className="text-muted-foreground text-small">{history.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <div className="grid gap-5 p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,260px)]">
        {file.object_id && file.mimetype ? (
          <ProofViewer
            studentId={file.student_id}
            objectId={file.object_id}
            mimetype={file.mimetype}
            name={file.name}
          />
        ) : (
          <p className="text-muted-foreground">Aucun document.</p>
        )}
        <dl className="grid content-start gap-3">
          {declared.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground text-small">{label}</dt>
              <dd className="break-words font-semibold">{value || 'non indiqué'}</dd>
            </div>
          ))}
        </dl>
      </div>
      {file.reason && file.state !== 'waiting' && (
        <p className="px-5 pb-5">
          <span className="text-muted-foreground text-small">Raison donnée : </span>
          {file.reason}
        </p>
      )}
      {file.state === 'waiting' && file.object_id && (
        <DecisionForm
          // Checks were ticked about the profile as it was then.
          key={[file.object_id, file.name, file.university, file.study_year].join('\n')}
          file={file}
          objectId={file.object_id}
          supervisors={supervisors}
          onDecided={onDecided}
        />
      )}
    </article>
  )
}
