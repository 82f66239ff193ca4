import { SUPERVISED_STUDENTS_MAX } from '#domain/constants.ts'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import type { Supervisor } from './queries.ts'

type SupervisorChoiceProps = {
  id: string
  supervisors: readonly Supervisor[]
  value: string | undefined
  error?: string | undefined
  onChange: (supervisorId: string) => void
}

/** Psychologists with their number of students; ten is the maximum. */
export function SupervisorChoice({ id, supervisors, value, error, onChange }: SupervisorChoiceProps) {
  const options = supervisors
    .filter(({ is_verified: isVerified, is_suspended: isSuspended }) => isVerified && !isSuspended)
    .map(({ supervisor_id: supervisorId, name, practising_since: since, students }) => {
      const isFull = students >= SUPERVISED_STUDENTS_MAX
      return {
        value: supervisorId,
        label: `${name}, psychologue`,
        hint: [
          since && `exerce depuis ${since.slice(0, 4)}`,
          `${students} sur ${SUPERVISED_STUDENTS_MAX}`,
          isFull && 'complet',
        ]
          .filter(Boolean)
          .join(' · '),
        disabled: isFull && supervisorId !== value,
      }
    })
  return (
    <RadioGroup
      id={id}
      name={id}
      legend="Supervision"
      hint={`${SUPERVISED_STUDENTS_MAX} étudiant·e·s au plus`}
      error={error}
      value={value}
      onValueChange={onChange}
      options={options}
    />
  )
}
