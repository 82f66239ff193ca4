import { useSyncExternalStore } from 'react'
import type { Foot } from '#web/app/toaster.tsx'
import { latePart } from '#web/lib/late-part.tsx'
import { toasterDemand } from '#web/lib/toaster-demand.ts'

const Toaster = latePart(() => import('#web/app/toaster.tsx'))

export function ToasterHost({ foot }: { foot: Foot }) {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted, () => false)
  return isWanted && <Toaster foot={foot} />
}
