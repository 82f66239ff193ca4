import type { ReactNode } from 'react'
import { Skeleton } from './ui/skeleton.tsx'

/** A part of a page that is being read, in the shape of what comes. */
export function PartLoading({ skeleton = <Skeleton shape="card" /> }: { skeleton?: ReactNode }) {
  return (
    <output className="block" aria-busy="true">
      <span className="sr-only">Chargement…</span>
      {skeleton}
    </output>
  )
}
