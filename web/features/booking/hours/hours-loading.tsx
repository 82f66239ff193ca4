import { Skeleton } from '#web/components/ui/skeleton.tsx'

/** As high as a phone screen: the content below is rendered once the starts are loaded, to avoid a layout shift. */
export function HoursLoading() {
  return (
    <output className="grid min-h-160 content-start gap-4" aria-busy="true">
      <span className="sr-only">Chargement des créneaux libres…</span>
      <Skeleton shape="row" />
      <span className="grid grid-cols-4 gap-2 sm:hidden">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </span>
      <Skeleton shape="tall" />
    </output>
  )
}
