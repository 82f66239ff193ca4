import { useSyncExternalStore } from 'react'
import type { Foot } from '#web/app/toaster.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { toasterDemand } from '#web/lib/toaster-demand.ts'

const Toaster = lazyWithRetry(() => import('#web/app/toaster.tsx'))

export function ToasterHost({ foot }: { foot: Foot }) {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted, () => false)
  return isWanted && <Toaster foot={foot} />
}
