import { href, Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { quickExit } from './quick-exit.ts'
import { QuickExitLink } from './quick-exit-link.tsx'
import { useTripleShift } from './use-triple-shift.ts'

const number =
  'inline-flex @max-[20rem]:min-h-5 min-h-8 items-center px-1 font-semibold underline decoration-1 underline-offset-4 hover:text-primary'

/** Help numbers and quick exit on every page, usable even while a modal dialog makes the rest inert. */
export function SafetyBar() {
  return (
    <aside
      aria-label="Aide immédiate"
      className="@container pointer-events-auto border-b bg-sidebar short:sticky short:top-0 short:z-30"
    >
      {/* With large letters on a telephone, two lines in the same height: overlays begin below it. */}
      <div className="page flex min-h-10 flex-wrap content-center items-center justify-between gap-x-3 text-note leading-5">
        <p className="flex flex-wrap items-center gap-1">
          <Icon name="phone" className="@max-[20rem]:hidden mr-1 size-4 text-crisis dark:text-destructive" />
          <span className="mr-1 hidden md:inline">Besoin d’aide tout de suite ?</span>
          <a href="tel:3114" aria-label="Appeler le 3114, prévention du suicide" className={number}>
            3114
          </a>
          <span className="mx-1 hidden text-muted-foreground md:inline">gratuit, 24 h/24</span>
          <Dot />
          <a href="tel:15" aria-label="Appeler le 15, le SAMU" className={number}>
            15
          </a>
          <Dot />
          <a href="tel:112" aria-label="Appeler le 112, numéro d’urgence européen" className={number}>
            112
          </a>
          <Dot />
          <Link to={href('/urgence')} aria-label="Aide : tous les numéros" className={`${number} font-normal`}>
            <span className="md:hidden">Aide</span>
            <span className="hidden md:inline">Tous les numéros</span>
          </Link>
        </p>
        <QuickExit />
      </div>
    </aside>
  )
}

function Dot() {
  return (
    <span aria-hidden="true" className="@max-[22rem]:hidden">
      ·
    </span>
  )
}

function QuickExit() {
  const shiftPresses = useTripleShift(quickExit)
  return (
    <div className="relative">
      <QuickExitLink className="inline-flex @max-[20rem]:min-h-5 min-h-8 items-center gap-1.5 rounded-md border border-transparent bg-crisis px-3 font-semibold text-crisis-foreground">
        <Icon name="log-out" className="size-4" />
        <span>
          Quitter<span className="sr-only md:not-sr-only"> rapidement</span>
        </span>
      </QuickExitLink>
      {shiftPresses > 0 && (
        <span className="-bottom-1 absolute inset-x-0 flex justify-center gap-1" aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <span key={step} className={`size-1.5 rounded-full ${step <= shiftPresses ? 'bg-sun' : 'bg-border'}`} />
          ))}
        </span>
      )}
      <output className="sr-only">
        {shiftPresses > 0 && `Quitter rapidement : encore ${3 - shiftPresses} fois Majuscule`}
      </output>
    </div>
  )
}
