import { href } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'sun'] as const
const badges = ['neutral', 'info', 'sun', 'success', 'warning', 'error'] as const

export function ActionSpecimens() {
  return (
    <>
      <Specimen name="Button">
        {(['medium', 'large'] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button disabled>Inactif</Button>
          <Button isBusy>Envoi en cours...</Button>
          <Button size="icon" variant="outline" aria-label="Fermer">
            <Icon name="x" />
          </Button>
          <ButtonLink to={href('/dev/ui')} variant="secondary">
            <Icon name="calendar-plus" />
            Lien
          </ButtonLink>
        </div>
        <div className="rounded-2xl bg-water p-4">
          <Button variant="onWater">Sur l’eau</Button>
        </div>
      </Specimen>
      <Specimen name="Badge">
        <div className="flex flex-wrap gap-3">
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
    </>
  )
}
