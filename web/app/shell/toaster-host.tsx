import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasterDemand } from '#web/lib/toaster-demand.ts'

const Toaster = lazy(() => import('#web/app/toaster.tsx'))

export function ToasterHost({ isRaised }: { isRaised: boolean }) {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted, () => false)
  return <Suspense>{isWanted && <Toaster isRaised={isRaised} />}</Suspense>
}
