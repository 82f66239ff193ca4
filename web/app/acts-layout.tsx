import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** Query client for unguarded screens that read rows or act; guarded screens get it from their guard. */
export default function ActsLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
