import { Navigate, type NavigateProps } from 'react-router'
import { PageLoading } from './page-loading.tsx'

/** Replaces this page by another; the skeleton stands until that one is loaded, so that nothing jumps meanwhile. */
export function Redirect(to: Omit<NavigateProps, 'replace'>) {
  return (
    <>
      <PageLoading />
      <Navigate {...to} replace />
    </>
  )
}
