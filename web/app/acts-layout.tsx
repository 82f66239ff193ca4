import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** Around screens without a guard that read rows or act: guarded ones have the same from their guard. */
export default function ActsLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
