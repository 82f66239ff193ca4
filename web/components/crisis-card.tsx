import type { Ref } from 'react'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import { Icon } from '#web/components/icon.tsx'

type CrisisCardProps = {
  lines: readonly HelpLine[]
  onCollapse: () => void
  callsRef: Ref<HTMLDivElement>
  /** Of what stays in sight while words are added below. */
  pinRef?: Ref<HTMLDivElement>
}

const callLook =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-lg border px-4 py-2 font-semibold text-base leading-tight sm:flex-none'

/** In the flow, announced at once, never over the conversation. Numbers are written out: a link may do nothing on a desk. */
export function CrisisCard({ lines, onCollapse, callsRef, pinRef }: CrisisCardProps) {
  const [first, ...others] = lines
  if (!first) return null
  return (
    <section
      role="alert"
      aria-label="Aide immédiate, maintenant"
      className="rounded-2xl bg-crisis p-5 text-crisis-foreground [--ring:var(--sun)] md:p-6"
    >
      <h2 className="text-[22px] leading-7">Quelqu’un peut vous parler, maintenant.</h2>
      <p className="mt-2 text-base leading-relaxed">
        Ce que vous écrivez compte. <Invitation line={first} />
      </p>
      <div ref={pinRef} className="mt-4">
        <div ref={callsRef} className="flex flex-wrap gap-2.5">
          <a
            href={first.href}
            className={`${callLook} basis-full border-transparent bg-sun text-sun-foreground hover:bg-sun-strong sm:basis-auto`}
          >
            <Icon name="phone" />
            {first.label}
          </a>
          {others.map((line) => (
            <a
              key={line.number}
              href={line.href}
              className={`${callLook} border-crisis-foreground/60 hover:bg-crisis-foreground/10`}
            >
              {line.label}
            </a>
          ))}
        </div>
      </div>
      <button
        type="button"
        onClick={onCollapse}
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-[15px] underline underline-offset-4"
      >
        Réduire
        <Icon name="chevron-down" className="size-4 rotate-180" />
      </button>
    </section>
  )
}

const emergencies = new Set(['15', '17', '112'])

function Invitation({ line: { number, about } }: { line: HelpLine }) {
  const written = <strong className="font-semibold">{number}</strong>
  if (emergencies.has(number)) return <>Appelez le {written} tout de suite : c’est gratuit, jour et nuit.</>
  if (number === '3114')
    return <>Le {written} est gratuit, confidentiel, 24 h/24 et 7 j/7. En danger immédiat, appelez le 15 ou le 112.</>
  return (
    <>
      Le {written} : {about}. En danger immédiat, appelez le 17 ou le 112.
    </>
  )
}
