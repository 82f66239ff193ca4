import { href } from 'react-router'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { FormBlock } from './form-block.tsx'
import { GenderChoice } from './gender-choice.tsx'
import { PractitionersFreeAt } from './practitioners-free-at.tsx'
import type { RequestedPractitioner } from './requested-practitioner.ts'
import type { BookingChoices, Choose } from './use-booking-choices.ts'

type PractitionerBlockProps = {
  choices: BookingChoices
  choose: Choose
  /** Practitioner whose starts are shown; all practitioners when undefined. */
  person?: RequestedPractitioner | undefined
  /** Explains the option without preference. */
  anybodyMeans?: string
}

const title = 'Votre praticien ou praticienne'

/** Choice of practitioner. */
export function PractitionerBlock({ choices, choose, person, anybodyMeans }: PractitionerBlockProps) {
  if (person)
    return (
      <FormBlock title={title}>
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
      </FormBlock>
    )
  return (
    <FormBlock title={title}>
      {/* A start that no longer matches is cleared. */}
      <GenderChoice value={choices.gender} onChoose={(gender) => choose({ gender, slot: null, pick: null })} />
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
    </FormBlock>
  )
}
