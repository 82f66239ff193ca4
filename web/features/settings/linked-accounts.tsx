import type { UserIdentity } from '@supabase/supabase-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { PublicSettings } from '#domain/public-settings.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { linkProvider } from './link-provider.ts'
import { identitiesQuery, sessionsQuery } from './queries.ts'
import { useProviderAnswer } from './use-provider-answer.ts'

type Provider = PublicSettings['providers'][number]

/** Linked OAuth accounts. Shown when the deployment has providers configured. */
export function LinkedAccounts() {
  const { providers } = usePublicSettings()
  const identities = useQuery(identitiesQuery)
  const [linking, setLinking] = useState<Provider>()
  const stay = useCallback(() => setLinking(undefined), [])
  useProviderAnswer()
  if (providers.length === 0) return null
  const linked = (name: string) => identities.data?.filter(({ provider }) => provider === name) ?? []
  return (
    <div className="grid gap-3">
      <h3 className="text-heading-xs">Comptes liés</h3>
      <p className="text-small text-muted-foreground">Un compte lié vous connecte ici sans mot de passe.</p>
      <QueryState query={identities} failure="Nous n’avons pas pu lire vos comptes liés.">
        {() => (
          <ul className="grid gap-3 empty:hidden">
            {providers.flatMap((provider) =>
              linked(provider.name).map((identity) => (
                <LinkedAccount key={identity.identity_id} provider={provider} identity={identity} />
              )),
            )}
          </ul>
        )}
      </QueryState>
      {linking ? (
        <RequireReauthentication id="link-proof">
          <Leave provider={linking} onFailed={stay} />
        </RequireReauthentication>
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {identities.data &&
            providers
              .filter(({ name }) => linked(name).length === 0)
              .map((provider) => (
                <Button key={provider.name} variant="outline" onClick={() => setLinking(provider)}>
                  Lier {provider.label}
                </Button>
              ))}
        </div>
      )}
    </div>
  )
}

type LinkedAccountProps = { provider: Provider; identity: UserIdentity }

function LinkedAccount({ provider, identity }: LinkedAccountProps) {
  const queryClient = useQueryClient()
  const unlink = useMutation({
    mutationFn: async () => {
      const { error } = await (await client()).auth.unlinkIdentity(identity)
      if (error) throw await authRefusal(error)
    },
    meta: { notice: 'identity_unlinked' },
    onSettled: async () => {
      await queryClient.invalidateQueries(identitiesQuery)
      // The server ended the other sessions.
      await queryClient.invalidateQueries(sessionsQuery)
    },
  })
  const email: unknown = identity.identity_data?.email
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border p-4">
      <p className="min-w-0 text-small">
        <span className="block font-semibold">{provider.label}</span>
        {typeof email === 'string' && <span className="block break-words text-muted-foreground">{email}</span>}
      </p>
      <Button variant="outline" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
        Ne plus lier {provider.label}
      </Button>
    </li>
  )
}

type LeaveProps = { provider: Provider; onFailed: () => void }

function Leave({ provider, onFailed }: LeaveProps) {
  const { mutate: link } = useMutation({ mutationFn: linkProvider, onError: onFailed })
  useEffect(() => link(provider.name), [provider, link])
  return <output>Vous allez chez {provider.label}…</output>
}
