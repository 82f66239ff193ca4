import { formatDate } from '#domain/format.ts'
import type { NoteFile } from '#domain/notes/note-file.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'

const reading = 'max-w-[66ch] whitespace-pre-wrap text-button leading-7 [overflow-wrap:anywhere]'

/** Read-only note; an accent band marks it as private. */
export function NoteText({ file }: { file: NoteFile }) {
  const { observations, followUp, forSupervision, amendments, isCrisis } = file
  return (
    <section aria-label="Note" className="overflow-hidden rounded-2xl border bg-card text-card-foreground">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b bg-accent px-5 py-3 text-accent-foreground md:px-6">
        <span className="inline-flex items-center gap-2 font-semibold">
          <Icon name="lock" className="size-4" />
          Note privée
        </span>
        <span className="text-small">La personne reçue ne la lit pas.</span>
      </p>
      <div className="grid gap-6 p-5 md:p-6">
        {isCrisis && (
          <p>
            <Badge tone="warning">Situation de crise</Badge>
          </p>
        )}
        <Part title="Observations" text={observations} />
        <Part title="Points à reprendre" text={followUp} />
        {forSupervision && (
          <div className="grid gap-1.5 rounded-xl bg-secondary p-4 text-secondary-foreground">
            <h2 className="font-sans font-semibold text-base">Pour la supervision</h2>
            <p className={reading}>{forSupervision}</p>
          </div>
        )}
        {amendments.map(({ id, body, signedByName, signedAt }) => (
          <div key={id} className="grid gap-1.5 border-t pt-5">
            <h2 className="font-sans font-semibold text-base">Complément</h2>
            <p className={reading}>{body}</p>
            <p className="text-muted-foreground text-small">
              {signedAt
                ? `Signé par ${signedByName}, le ${formatDate(dayOf(new Date(signedAt)))}`
                : 'Prêt pour la supervision'}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <div className="grid gap-1.5">
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      <p className={reading}>{text}</p>
    </div>
  )
}
