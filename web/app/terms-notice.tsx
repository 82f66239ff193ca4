import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href } from 'react-router'
import { TERMS_VERSION } from '#domain/constants.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import { showNotice } from '#web/lib/toast.ts'

const acceptedTermsQuery = queryOptions({
  queryKey: ['accepted-terms'],
  queryFn: async () =>
    readRows(
      (await client())
        .from('agreements')
        .select('version')
        .eq('document', 'terms')
        .order('version', { ascending: false })
        .limit(1),
    ),
  // The terms only change with a release, and the acceptance only by this notice.
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Asks to accept terms that changed since the last acceptance, or that were never shown: an account opened by another
 * site's sign-in or by an invitation had no form. Nothing is blocked meanwhile.
 */
export function TermsNotice({ type }: { type: UserType }) {
  const queryClient = useQueryClient()
  const { data: acceptances } = useQuery(acceptedTermsQuery)
  const accepted = acceptances?.[0]?.version
  const accept = useMutation({
    mutationFn: () => invoke('accept-terms', { version: TERMS_VERSION }),
    onSuccess() {
      queryClient.setQueryData(acceptedTermsQuery.queryKey, [{ version: TERMS_VERSION }])
      showNotice('terms_accepted')
    },
  })
  if (!acceptances || (accepted ?? 0) >= TERMS_VERSION) return null
  // Administrators work for the service: its terms are for those who use it.
  if (accepted === undefined && type === 'admin') return null
  return (
    <section
      aria-label="Conditions d’utilisation"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b bg-accent px-4 py-1.5 text-center text-small"
    >
      {accepted === undefined ? (
        <p>
          Votre compte s’utilise selon nos <TextLink to={href('/terms')}>conditions d’utilisation</TextLink>. Lisez
          aussi notre <TextLink to={href('/privacy')}>politique de confidentialité</TextLink>.
        </p>
      ) : (
        <p>
          Nos <TextLink to={href('/terms')}>conditions d’utilisation</TextLink> ont changé : retards, absences et
          remboursements y sont précisés.
        </p>
      )}
      <Button variant="secondary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
        J’accepte
      </Button>
    </section>
  )
}
