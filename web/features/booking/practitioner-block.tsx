import { href } from 'react-router'
import { genderPreferences } from '#domain/booking/words.ts'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { NumberedBlock } from './numbered-block.tsx'
import { optionsOf } from './options-of.ts'
import { PractitionersFreeAt } from './practitioners-free-at.tsx'
import type { RequestedPractitioner } from './requested-practitioner.ts'
import type { BookingChoices, Choose } from './use-booking-choices.ts'

type PractitionerBlockProps = {
  number: number
  choices: BookingChoices
  choose: Choose
  /** Practitioner whose starts are shown; all practitioners when undefined. */
  person?: RequestedPractitioner | undefined
  /** Explains the option without preference. */
  anybodyMeans?: string
}

const title = 'Votre praticien ou praticienne'
const genderOptions = optionsOf(genderPreferences)

/** Choice of practitioner. Changing the gender preference clears a start that no longer matches. */
export function PractitionerBlock({ number, choices, choose, person, anybodyMeans }: PractitionerBlockProps) {
  if (person)
    return (
      <NumberedBlock number={number} title={title}>
        <div className="grid gap-1">
          <p>
            Vous réservez avec <strong>{withFullStop(person.name)}</strong>
          </p>
          <div>
            <Button variant="ghost" onClick={() => choose({ with: null, pick: choices.slot && person.id })}>
              Voir aussi les autres personnes
            </Button>
          </div>
        </div>
      </NumberedBlock>
    )
  return (
    <NumberedBlock number={number} title={title}>
      <div className="grid content-start gap-1.5">
        <p className="font-semibold text-base">Préférence de genre du consultant</p>
        <SegmentedControl
          label="Préférence de genre du consultant"
          value={choices.gender}
          onValueChange={(value) =>
            choose({
              gender: genderOptions.find((option) => option.value === value)?.value ?? 'any',
              slot: null,
              pick: null,
            })
          }
          options={genderOptions}
        />
      </div>
      {choices.slot ? (
        <PractitionersFreeAt
          slot={choices.slot}
          gender={choices.gender}
          chosen={choices.pick}
          onChoose={(pick) => choose({ pick })}
          anybodyMeans={anybodyMeans ?? 'Une des personnes libres vous est attribuée.'}
        />
      ) : (
        <p className="text-muted-foreground">Choisissez d’abord une heure : les personnes libres s’afficheront ici.</p>
      )}
      {!anybodyMeans && (
        <div>
          <TextLink to={href('/praticiens')} look="block">
            Choisir d’abord la personne
          </TextLink>
        </div>
      )}
    </NumberedBlock>
  )
}
