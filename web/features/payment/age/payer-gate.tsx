import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ageRule } from '#domain/booking/age.ts'
import { isPlausibleBirthdate } from '#domain/profile/birthdate.ts'
import { dayOf } from '#domain/time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { TooYoung } from '#web/features/booking/shared/too-young.tsx'
import { profileQuery } from '#web/features/profile/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ParentalRequest } from '../parental-request.tsx'
import { isGranted, parentalAuthorisations } from '../queries.ts'
import { BirthdateCard } from './birthdate-card.tsx'

/** Before the payment of a subscription: the birthdate if it is not known, and a parent's consent if it is needed. */
export function PayerGate({ userId, children }: { userId: string; children: ReactNode }) {
  const queryClient = useQueryClient()
  const today = dayOf(useNow(60))
  const profile = useQuery({ ...profileQuery(userId), refetchOnMount: 'always' })
  const authorisations = parentalAuthorisations('premium')
  const { data: asked = [] } = useQuery(authorisations)
  return (
    <QueryState query={profile} failure="Nous n’avons pas pu lire votre profil. Aucun montant n’a été prélevé.">
      {({ birthdate, birthdate_locked_at: lockedAt }) => {
        if (!birthdate || !isPlausibleBirthdate(birthdate, today)) return <BirthdateCard known={null} />
        const rule = ageRule(birthdate, today)
        if (rule === 'too-young') return lockedAt ? <TooYoung /> : <BirthdateCard known={birthdate} />
        if (rule === 'free-to-book' || isGranted(asked)) return children
        return (
          <ParentalRequest
            purpose="premium"
            onGranted={() => void queryClient.invalidateQueries({ queryKey: authorisations.queryKey })}
          />
        )
      }}
    </QueryState>
  )
}
