import type { ReactNode } from 'react'
import { Skeleton } from './ui/skeleton.tsx'

/** Loading state of a part of a page; the skeleton has the layout of the content. */
export function PartLoading({ skeleton = <Skeleton shape="card" /> }: { skeleton?: ReactNode }) {
  return (
    <output className="block" aria-busy="true">
      <span className="sr-only">Chargement…</span>
      {skeleton}
    </output>
  )
}
