import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#domain/messages.ts'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { paymentOptions } from './queries.ts'

/** Before it is known who reads the card, no field takes its number: at Stripe, that number must never come to us. */
export function AwaitedOptions() {
  const { isError, refetch } = useQuery(paymentOptions)
  if (isError) return <ErrorState sentence={errorMessage('unexpected')} onRetry={() => void refetch()} />
  return <Skeleton shape="card" />
}
