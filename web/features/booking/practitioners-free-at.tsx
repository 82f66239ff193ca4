import { useQuery } from '@tanstack/react-query'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import type { GenderPreference } from '#domain/booking/words.ts'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { dayOf } from '#domain/time.ts'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { freePractitioners, practiceProofs } from './queries.ts'
import { PractitionerPresentation } from './shared/practitioner-presentation.tsx'
import { type PracticeProof, SupervisionProof } from './supervision-proof.tsx'

type PractitionersFreeAtProps = {
  /** The start, as an ISO instant. */
  slot: string
  gender: GenderPreference
  chosen: string | null
  onChoose: (practitionerId: string | null) => void
  /** Explains the option without preference; left out when a person must be chosen. */
  anybodyMeans?: string
  /** Id of the group: focusing it focuses the first person. */
  id?: string
}

/** Radix does not allow an empty value. */
const NOBODY_IN_PARTICULAR = 'anyone'

/** Practitioners free at a start. When one must be chosen, none is preselected. */
export function PractitionersFreeAt({ slot, gender, chosen, onChoose, anybodyMeans, id }: PractitionersFreeAtProps) {
  const auth = useAuthState()
  const { data: people, isError, refetch } = useQuery(freePractitioners(slot, gender))
  const { data: proofs } = useQuery(practiceProofs(people?.map((person) => person.id) ?? []))
  const start = new Date(slot)
  const when = `${formatDayInYear(dayOf(start))} à ${formatTime(start)}`
  if (isError) return <ErrorState sentence="Nous n’avons pas pu lire qui est libre." onRetry={() => void refetch()} />
  if (!people) return <Skeleton shape="card" />
  return (
    <>
      <p className="text-muted-foreground">{freeSentence(people.length, when)}</p>
      <RadioGroup.Root
        id={id}
        aria-label="Votre praticien ou praticienne"
        value={chosen ?? (anybodyMeans ? NOBODY_IN_PARTICULAR : '')}
        onValueChange={(next) => onChoose(next === NOBODY_IN_PARTICULAR ? null : next)}
        className="grid gap-3"
      >
        {anybodyMeans && (
          <Choice value={NOBODY_IN_PARTICULAR} name="Peu importe">
            {anybodyMeans}
          </Choice>
        )}
        {people.map((person) => (
          <Choice
            key={person.id}
            value={person.id}
            name={person.name}
            // Photos are for signed-in readers only.
            avatar={<StoredAvatar name={person.name} path={auth.status === 'signed-in' ? person.avatarPath : null} />}
            foot={<PractitionerPresentation name={person.name} bio={person.bio} university={null} specialties={[]} />}
          >
            <span className="block first-letter:uppercase">
              {practitionerStatus(person)}
              {person.university && ` · ${person.university}`}
            </span>
            {person.specialties.length > 0 && (
              <span className="block text-foreground">{person.specialties.join(', ')}</span>
            )}
            {proofOf(proofs, person.id)}
          </Choice>
        ))}
      </RadioGroup.Root>
    </>
  )
}

function proofOf(proofs: ReadonlyMap<string, PracticeProof> | undefined, id: string): ReactNode {
  const proof = proofs?.get(id)
  return proof && <SupervisionProof proof={proof} />
}

function freeSentence(count: number, when: string): string {
  if (count === 0) return `Personne n’est libre ${when}.`
  return count > 1 ? `${count} personnes sont libres ${when}.` : `${count} personne est libre ${when}.`
}

type ChoiceProps = { value: string; name: string; avatar?: ReactNode; foot?: ReactNode; children: ReactNode }

/** The foot is outside the label, so that opening it does not select the option. */
function Choice({ value, name, avatar, foot, children }: ChoiceProps) {
  return (
    <div className="rounded-2xl border bg-card text-card-foreground has-data-[state=checked]:border-primary has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary">
      <label className="flex cursor-pointer items-center gap-4 p-4">
        {avatar}
        <span className="min-w-0 flex-1 text-small text-muted-foreground">
          <span className="block font-semibold text-base text-foreground">{name}</span>
          {children}
        </span>
        <RadioGroup.Item
          value={value}
          className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-input bg-card data-[state=checked]:border-primary"
        >
          <RadioGroup.Indicator className="size-3 rounded-full bg-primary" />
        </RadioGroup.Item>
      </label>
      {foot && <div className="px-4 pb-2 empty:hidden">{foot}</div>}
    </div>
  )
}
