import type { Ref } from 'react'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import { Icon } from '#web/components/icon.tsx'

type CrisisCardProps = {
  lines: readonly HelpLine[]
  /** The risk is guessed, not stated in plain words: paler style, and it asks a question. */
  isGuessed?: boolean
  onCollapse: () => void
  callsRef: Ref<HTMLDivElement>
  /** Ref of the element that the list scrolls to the top when it is new. */
  pinRef?: Ref<HTMLElement>
}

const callLook =
  'inline-flex min-h-11 flex-auto items-center justify-center gap-2 rounded-lg border px-4 py-2 text-center font-semibold text-base leading-tight sm:flex-none'

const toldLook = 'border-transparent bg-crisis text-crisis-foreground [--ring:var(--sun)]'
const guessedLook = 'border-crisis/40 bg-crisis-subtle text-foreground'

/**
 * In the flow, announced at once, never over the conversation. Numbers are written out: a `tel:` link may do nothing on
 * a desktop.
 */
export function CrisisCard({ lines, isGuessed = false, onCollapse, callsRef, pinRef }: CrisisCardProps) {
  const [first, ...others] = lines
  if (!first) return null
  return (
    // A transparent border: in forced-colors mode it is the only visible edge.
    <section
      ref={pinRef}
      role="alert"
      aria-label="Aide immédiate, maintenant"
      className={`flex flex-col items-start gap-3 rounded-2xl border p-5 md:p-6 short:gap-2 short:p-4 ${isGuessed ? guessedLook : toldLook}`}
    >
      <h2 className="text-heading-sm">
        {isGuessed ? 'Je préfère vous poser la question.' : 'Quelqu’un peut vous parler, maintenant.'}
      </h2>
      {/* On small screens the phone numbers come before the explanation. */}
      <p className="-mt-1 text-base leading-relaxed short:order-1">
        {isGuessed ? 'Si c’est le cas, quelqu’un peut vous parler.' : 'Ce que vous écrivez compte.'}{' '}
        <Invitation line={first} />
      </p>
      <div ref={callsRef} className="flex w-full flex-wrap gap-2.5">
        <a
          href={first.href}
          className={`${callLook} basis-full border-transparent sm:basis-auto ${isGuessed ? 'bg-crisis text-crisis-foreground dark:border-crisis-foreground/60' : 'bg-sun text-sun-foreground hover:bg-sun-strong'}`}
        >
          <Icon name="phone" />
          {first.label}
        </a>
        {others.map((line) => (
          <a
            key={line.number}
            href={line.href}
            className={`${callLook} ${isGuessed ? 'border-input bg-card' : 'border-crisis-foreground/60 hover:bg-crisis-foreground/10'}`}
          >
            {line.label}
          </a>
        ))}
      </div>
      <button
        type="button"
        onClick={onCollapse}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-small underline underline-offset-4 short:order-2"
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
    return <>Le {written} est gratuit, confidentiel, 24 h/24 et 7 j/7. En danger immédiat, appelez le 15 ou le 112.</>
  return (
    <>
      Le {written} : {about}. En danger immédiat, appelez le 17 ou le 112.
    </>
  )
}
