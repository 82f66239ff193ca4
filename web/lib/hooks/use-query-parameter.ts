import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/** A parameter of the address; nothing at first on a page that was drawn before anybody asked for it. */
export function useQueryParameter(name: string): string | undefined {
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? (parameters.get(name) ?? undefined) : undefined
}
