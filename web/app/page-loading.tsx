import { BRAND } from '#domain/constants.ts'
import { NeedsJavaScript } from '#web/components/needs-javascript.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'

/**
 * Skeleton shown while the route loads, with the title and layout of that screen: the server writes both into the page
 * (`server/static/client-screens.ts`), the layout as `data-screen`, named after the guard of the screen.
 */
export function PageLoading() {
  return (
    <div
      className="page py-8 in-data-[screen=open]:max-w-3xl in-data-[screen=room]:pt-24 in-data-[screen=room]:text-center"
      aria-busy="true"
    >
      <output className="sr-only noscript:hidden">Chargement de la page…</output>
      <div className="grid grid-cols-1 gap-6 lg:in-data-[screen=practice]:grid-cols-[14rem_minmax(0,1fr)] lg:in-data-[screen=practice]:gap-8">
        <div className="hidden content-start gap-4 lg:in-data-[screen=practice]:grid noscript:invisible">
          <Skeleton shape="list" />
          <Skeleton shape="list" />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <PageTitle size="loading">{titleOfPage()}</PageTitle>
          <NeedsJavaScript subject="Cette page" />
          <div className="grid gap-6 in-data-[screen=room]:hidden noscript:hidden">
            <Skeleton shape="tall" />
            <div className="grid gap-5 in-data-[screen=messages]:hidden in-data-[screen=open]:hidden sm:grid-cols-3">
              <Skeleton shape="card" />
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The title as the server wrote it, so that hydration finds the same heading. Empty during the build. */
function titleOfPage(): string {
  return import.meta.env.SSR ? '' : document.title.replace(` – ${BRAND}`, '')
}
