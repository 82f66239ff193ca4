import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Separator } from '#web/components/ui/separator.tsx'
import { type Provider, readWaysIn } from '#web/lib/ways-in.ts'
import { leaveForProvider } from './provider-sign-in.ts'

/** Shown where the deployment has set up outside accounts to sign in with. */
export function ProviderButtons() {
  const [providers, setProviders] = useState<Provider[]>([])

  useEffect(() => {
    // Without an answer the page offers what it always does.
    readWaysIn().then(
      (ways) => setProviders(ways.providers),
      () => undefined,
    )
  }, [])

  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <Separator label="ou" />
      {providers.map(({ name, label }) => (
        <Button key={name} variant="outline" width="full" onClick={() => void leaveForProvider(name)}>
          Continuer avec {label}
        </Button>
      ))}
    </div>
  )
}
