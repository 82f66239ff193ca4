import { FIGURES_SHOWN_FROM } from '#domain/constants.ts'
import { agreed, statusSentences, supervisionSentences } from '#domain/directory/practitioner-words.ts'
import { formatWhole } from '#domain/format.ts'
import { delayWords } from '#domain/ratings/delay-words.ts'
import { Icon } from '#web/components/icon.tsx'
import type { Practitioner } from './queries.ts'

/** Presentation of a practitioner, their supervision, and the limits of their role. */
export function Presentation({ person }: { person: Practitioner }) {
  const { first_name: firstName, user_type: type, gender, bio, supervisor_name: supervisor } = person
  return (
    <>
      {bio && (
        <section className="grid gap-2">
          <h2 className="text-heading-sm">En quelques mots</h2>
          <p className="whitespace-pre-line break-words">{bio}</p>
        </section>
      )}
      {type === 'student' && supervisor && (
        <section className="grid gap-3">
          <h2 className="text-heading-sm">
            Comment {firstName} est {agreed('supervisé', gender)}
          </h2>
          <p>{supervisionSentences(firstName, { name: supervisor, gender: person.supervisor_gender })}</p>
          <Figures person={person} />
        </section>
      )}
      <p className="flex gap-3 rounded-2xl border bg-sidebar p-5">
        <Icon name="info" className="mt-0.5 size-5 text-primary" />
        <span>{statusSentences({ firstName, type, gender })}</span>
      </p>
    </>
  )
}

/** Counted figures only; hidden below five consultations. */
function Figures({ person }: { person: Practitioner }) {
  const { sessions_held: held, notes_handed_in: handedIn, notes_signed: signed, median_review_minutes: median } = person
  if (held === null) return null
  const figures = [
    { figure: formatWhole(held), label: 'séances tenues sur Mivoix' },
    ...(handedIn ? [{ figure: `${signed} sur ${handedIn}`, label: 'notes relues par la supervision' }] : []),
    ...(median === null ? [] : [{ figure: delayWords(median), label: 'délai médian de relecture' }]),
  ]
  return (
    <>
      <dl className="mt-2 grid md:grid-cols-3 md:gap-6">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex items-baseline gap-4 border-t py-4 max-md:last:border-b md:flex-col-reverse md:items-start md:justify-end md:gap-1 md:border-primary md:border-t-2"
          >
            <dt className="text-muted-foreground text-small max-md:order-2">{label}</dt>
            <dd className="min-w-32 font-display text-heading-md max-md:order-1">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-2 text-muted-foreground text-small">
        <Icon name="info" className="mt-0.5 size-4.5" />
        Chiffres du jour, comptés sur les séances réelles. Affichés à partir de {FIGURES_SHOWN_FROM}&nbsp;séances.
      </p>
    </>
  )
}
