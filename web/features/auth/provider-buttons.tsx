import { Button } from '#web/components/ui/button.tsx'
import { Separator } from '#web/components/ui/separator.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { redirectToProvider } from './provider-sign-in.ts'

/** Shown when the deployment has OAuth providers configured. */
export function ProviderButtons() {
  const { providers } = usePublicSettings()
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <Separator label="ou" />
      {providers.map(({ name, label }) => (
        <Button key={name} variant="outline" width="full" onClick={() => void redirectToProvider(name)}>
          Continuer avec {label}
        </Button>
      ))}
    </div>
  )
}
