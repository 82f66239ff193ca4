import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Foot } from '#web/app/toaster.tsx'
import { toasterDemand } from '#web/lib/toaster-demand.ts'

const Toaster = lazy(() => import('#web/app/toaster.tsx'))

export function ToasterHost({ foot }: { foot: Foot }) {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted, () => false)
  return <Suspense>{isWanted && <Toaster foot={foot} />}</Suspense>
}
