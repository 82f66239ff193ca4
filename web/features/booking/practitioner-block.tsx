import { useQuery } from '@tanstack/react-query'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { dayOf } from '#domain/time.ts'
import { PractitionerPresentation } from '#web/components/practitioner-presentation.tsx'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { type PracticeProof, SupervisionProof } from '#web/components/supervision-proof.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { NumberedBlock } from './numbered-block.tsx'
import { freePractitioners, practiceProofs } from './queries.ts'
import type { useBookingChoices } from './use-booking-choices.ts'

type PractitionerBlockProps = Pick<ReturnType<typeof useBookingChoices>, 'choices' | 'choose'> & {
  number: number
  /** What happens to who has no wish. */
  anybodyMeans?: string
}

/** Focus on it goes to the first of the people. */
export const PRACTITIONERS_ID = 'booking-practitioners'

/** Radix knows no empty choice. */
const NOBODY_IN_PARTICULAR = 'anyone'

export function PractitionerBlock({ number, choices, choose, anybodyMeans }: PractitionerBlockProps) {
  const title = 'Votre praticien ou praticienne'
  if (!choices.slot)
    return (
      <NumberedBlock number={number} title={title}>
        <p className="text-muted-foreground">Choisissez d’abord une heure : les personnes libres s’afficheront ici.</p>
      </NumberedBlock>
    )
  return (
    <FreeAt
      number={number}
      title={title}
      slot={choices.slot}
      choices={choices}
      choose={choose}
      anybodyMeans={anybodyMeans}
    />
  )
}

type FreeAtProps = PractitionerBlockProps & { title: string; slot: string; mayBeAnybody?: boolean }

const ANYBODY_MEANS = 'Une des personnes libres vous est attribuée.'

/** Who is free at a start. Where it must be somebody in particular, nobody is chosen beforehand. */
export function FreeAt({
  number,
  title,
  slot,
  choices,
  choose,
  mayBeAnybody = true,
  anybodyMeans = ANYBODY_MEANS,
}: FreeAtProps) {
  const { data: people, isError, refetch } = useQuery(freePractitioners(slot, choices.gender))
  const { data: proofs } = useQuery(practiceProofs(people?.map(({ id }) => id) ?? []))
  const start = new Date(slot)
  const when = `${formatDayInYear(dayOf(start))} à ${formatTime(start)}`
  const count = people?.length ?? 0
  return (
    <NumberedBlock number={number} title={title} intro={people && <p>{freeSentence(count, when)}</p>}>
      {isError && <ErrorState sentence="Nous n’avons pas pu lire qui est libre." onRetry={() => void refetch()} />}
      {!people && !isError && <Skeleton shape="card" />}
      {people && (
        <RadioGroup.Root
          id={PRACTITIONERS_ID}
          aria-label={title}
          value={choices.with ?? (mayBeAnybody ? NOBODY_IN_PARTICULAR : '')}
          onValueChange={(id) => choose({ with: id === NOBODY_IN_PARTICULAR ? null : id })}
          className="grid gap-3"
        >
          {mayBeAnybody && (
            <Choice value={NOBODY_IN_PARTICULAR} name="Peu importe">
              {anybodyMeans}
            </Choice>
          )}
          {people.map((person) => (
            <Choice
              key={person.id}
              value={person.id}
              name={person.name}
              avatar={<StoredAvatar name={person.name} path={person.avatarPath} />}
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
      )}
    </NumberedBlock>
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

/** The foot stands outside the label: opening it chooses nobody. */
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
