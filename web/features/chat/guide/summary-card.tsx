import { useQuery } from '@tanstack/react-query'
import { type Ref, useId, useState } from 'react'
import { href } from 'react-router'
import type { Summary } from '#domain/chat/answer.ts'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { usePremiumPath } from '../use-premium-path.ts'

type SummaryCardProps = { summary: Summary; onDismiss: () => void; pinRef: Ref<HTMLElement> }

/** The person's own sentences, to keep, to turn into a letter, or to dismiss. Unticked ones are left out. */
export function SummaryCard({ summary: { quotes, chosen }, onDismiss, pinRef }: SummaryCardProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const premiumPath = usePremiumPath()
  const isSignedIn = useAuthState().status === 'signed-in'
  const practitioner = usePractitionerName(isSignedIn)
  const said = quotes.map((words) => `« ${words} »`)
  const kept = (lines: readonly string[]) => lines.filter((line) => !left.has(line))
  const ticked: Summary = { quotes: quotes.filter((_, at) => !left.has(said[at] ?? '')), chosen: kept(chosen) }
  const toggle = (line: string) =>
    setLeft((before) => {
      const after = new Set(before)
      if (!after.delete(line)) after.add(line)
      return after
    })
  const today = formatDay(dayOf(useNow(300)))

  function keep() {
    const text = ['Ce que j’ai dit aujourd’hui', today, '', ...kept(said), '', ...kept(chosen)].join('\n')
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'resume.txt')
  }

  return (
    <section
      ref={pinRef}
      aria-label="Ce que j’ai dit aujourd’hui"
      className="grid gap-4 rounded-2xl border bg-card p-5 sm:ml-12"
    >
      <div>
        <h2 tabIndex={-1} data-next-answer="" className="text-heading-sm outline-none">
          Ce que j’ai dit aujourd’hui
        </h2>
        <p className="text-small text-muted-foreground">{today}</p>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Lines title="Avec mes mots" lines={said} left={left} onToggle={toggle} />
        <Lines title="Ce que j’ai choisi" lines={chosen} left={left} onToggle={toggle} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 border-t pt-4">
        <Button onClick={keep}>Garder ce résumé</Button>
        <ButtonLink variant="outline" to={isSignedIn ? href('/premium/lettre') : premiumPath} state={{ ticked }}>
          {practitioner ? `En faire une lettre à ${practitioner}` : 'En faire une lettre'}
        </ButtonLink>
        <button
          type="button"
          onClick={onDismiss}
          className="min-h-11 text-primary underline underline-offset-4 sm:ml-auto"
        >
          Ne rien garder
        </button>
      </div>
      <p className="text-small text-muted-foreground">
        Ce résumé n’est gardé que si vous le choisissez&nbsp;: un fichier sur votre appareil. Une lettre s’ouvre d’abord
        pour que vous la relisiez&nbsp;: rien ne part sans vous.
      </p>
    </section>
  )
}

/** Practitioner of the next appointment: recipient of the letter. */
function usePractitionerName(isSignedIn: boolean): string | undefined {
  const { data } = useQuery({ ...myAppointments, enabled: isSignedIn })
  return (
    data?.find(({ status, mySide }) => status === 'upcoming' && mySide === 'patient')?.practitionerName ?? undefined
  )
}

type LinesProps = {
  title: string
  lines: readonly string[]
  left: ReadonlySet<string>
  onToggle: (line: string) => void
}

function Lines({ title, lines, left, onToggle }: LinesProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <fieldset className="grid content-start divide-y">
      <legend className="mb-2 text-small text-muted-foreground">{title}</legend>
      {lines.map((line, at) => (
        <Checkbox key={line} id={`${id}-${at}`} checked={!left.has(line)} onCheckedChange={() => onToggle(line)}>
          <span className={left.has(line) ? 'text-muted-foreground' : ''}>{line}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
