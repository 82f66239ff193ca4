import { Skeleton } from '#web/components/ui/skeleton.tsx'

export function DashboardLoading() {
  return (
    <output className="grid gap-5">
      <span className="sr-only">Chargement de vos rendez-vous…</span>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </output>
  )
}
