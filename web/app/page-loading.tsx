import { Skeleton } from '#web/components/ui/skeleton.tsx'

/**
 * Shown while the browser finds out which screen to draw, in the shape that most have: a title, then cards. As high as the
 * screen, so that the footer does not stand where the page will be.
 */
export function PageLoading() {
  return (
    <output
      className="page block min-h-[calc(var(--screen-height)-var(--header-height))] py-8 md:py-10"
      aria-busy="true"
    >
      <span className="sr-only">Chargement de la page…</span>
      <span className="grid gap-6">
        <Skeleton shape="title" />
        <Skeleton shape="tall" />
        <span className="grid gap-5 sm:grid-cols-3">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </span>
      </span>
    </output>
  )
}
