import { Navigate, type NavigateProps } from 'react-router'
import { PageLoading } from './page-loading.tsx'

/** Replaces this page by another; the skeleton stays until that one is loaded, to avoid a layout shift. */
export function Redirect(to: Omit<NavigateProps, 'replace'>) {
  return (
    <>
      <PageLoading />
      <Navigate {...to} replace />
    </>
  )
}
