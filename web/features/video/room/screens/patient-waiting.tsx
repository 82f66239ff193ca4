import { useState } from 'react'
import { href } from 'react-router'
import { givenBackWords } from '#domain/booking/appointment/refund-words.ts'
import { formatTime } from '#domain/format-time.ts'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { patientWait, refundAt } from '../../engine/room-clock.ts'
import type { Entrance } from '../../queries.ts'
import { useServerNow } from '../hooks/use-server-now.ts'
import { cameOf, pronounOf } from '../room-people.ts'
import { HalfSun } from '../tiles/half-sun.tsx'

/** The practitioner is expected, late, or absent, which is refunded automatically. */
export function PatientWaiting({
  entrance,
  isPractitionerThere,
}: {
  entrance: Entrance
  isPractitionerThere: boolean
}) {
  const now = useServerNow(entrance)
  const [isStill, setStill] = useState(false)
  const startsAt = new Date(entrance.startsAt)
  const name = entrance.names.practitioner
  const wait = isPractitionerThere ? 'expected' : patientWait({ startsAt }, now)
  if (wait === 'absent') return <PractitionerAbsent entrance={entrance} />
  return (
    <>
      <div className="relative -mx-4 overflow-hidden md:mx-auto md:w-[430px] md:rounded-3xl">
        <HalfSun isLarge isBreathing={!isStill} />
        <button
          type="button"
          aria-pressed={isStill}
          onClick={() => setStill(!isStill)}
          className="absolute bottom-2 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-lg px-3 font-semibold text-small"
        >
          <Icon name={isStill ? 'play' : 'pause'} className="size-4" />
          {isStill ? 'Reprendre' : 'Mettre en pause'}
        </button>
      </div>
      <div aria-live="polite" className="grid gap-2 text-center">
        {wait === 'expected' ? (
          <h1 className="text-heading-lg">
            {isPractitionerThere ? (
              `${name} est là, et va vous faire entrer.`
            ) : (
              <>
                {name} vous rejoint.
                <br />
                Début à {formatTime(startsAt)}.
              </>
            )}
          </h1>
        ) : (
          <>
            <h1 className="text-heading-lg">Un petit retard.</h1>
            <p>Nous avons prévenu {withFullStop(name)}</p>
          </>
        )}
        <p className="text-muted-foreground">
          Il est {formatTime(now)}.{' '}
          {wait === 'expected'
            ? 'Vous n’avez rien à faire.'
            : `Sans ${pronounOf(entrance)} à ${formatTime(refundAt({ startsAt }))}, ${givenBackWords(entrance.priceCents)}, sans démarche.`}
        </p>
      </div>
    </>
  )
}

function PractitionerAbsent({ entrance }: { entrance: Entrance }) {
  const name = entrance.names.practitioner
  return (
    <>
      <div className="-mx-4 overflow-hidden md:mx-0 md:rounded-3xl">
        <HalfSun isSet />
      </div>
      <div aria-live="polite" className="grid gap-3">
        <h1 className="text-heading-lg">
          {name} n’est pas {cameOf(entrance)}.
        </h1>
        <p className="text-button first-letter:uppercase">{givenBackWords(entrance.priceCents)}, sans démarche.</p>
        <p className="text-muted-foreground">
          Si {name} arrive encore, la salle reste ouverte : vous pouvez parler, sans payer.
        </p>
      </div>
      <div className="grid gap-2.5">
        <ButtonLink to={href('/appointment')} size="large" width="full">
          <Icon name="calendar-plus" />
          Reprogrammer gratuitement
        </ButtonLink>
        <ButtonLink to={href('/contact')} variant="outline" size="large" width="full">
          Nous contacter
        </ButtonLink>
      </div>
      <p className="rounded-2xl bg-muted p-4 text-small">
        <strong className="block">Besoin de parler maintenant ?</strong>
        Le{' '}
        <a href="tel:3114" className="font-semibold underline underline-offset-4">
          3114
        </a>{' '}
        est gratuit, confidentiel, 24 h/24 et 7 j/7.
      </p>
    </>
  )
}
