import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/** A parameter of the URL; undefined during hydration of a prerendered page. */
export function useQueryParameter(name: string): string | undefined {
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? (parameters.get(name) ?? undefined) : undefined
}
