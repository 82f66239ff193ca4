import { Skeleton } from '#web/components/ui/skeleton.tsx'

/** Skeleton of a practitioner's dashboard: a row of figures, then a wide column beside a narrow one. */
export function PracticeSkeleton() {
  return (
    <span className="grid gap-5">
      <span className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </span>
      <span className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton shape="tall" />
        <Skeleton shape="tall" />
      </span>
    </span>
  )
}
