import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * Token of a mailed link, from the fragment, which no server sees, or from the query. It is removed from the URL at
 * once, so that the browser history does not keep it. `forget` drops it.
 */
export function useLinkToken(): { token: string | undefined; forget: () => void } {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [kept, setKept] = useState<string>()
  const query = new URLSearchParams(search)
  const given = isHydrated ? (new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token')) : null

  query.delete('token')
  const rest = query.toString()
  if (given && given !== kept) setKept(given)
  useEffect(() => {
    if (!given) return
    void navigate({ pathname, search: rest && `?${rest}`, hash: '' }, { replace: true, preventScrollReset: true })
  }, [given, navigate, pathname, rest])

  return { token: given || kept, forget: () => setKept(undefined) }
}
