import { Icon } from '#web/components/icon.tsx'

type PractitionerPresentationProps = {
  name: string
  university: string | null
  specialties: readonly string[]
  bio: string | null
}

/** A practitioner's own presentation, collapsed. Renders nothing when it is empty. */
export function PractitionerPresentation({ name, university, specialties, bio }: PractitionerPresentationProps) {
  if (!bio && specialties.length === 0) return null
  return (
    <details className="group text-small">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        Lire la présentation<span className="sr-only"> de {name}</span>
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-1">
        {university && <p className="text-muted-foreground">{university}</p>}
        {specialties.length > 0 && <p>{specialties.join(', ')}</p>}
        {bio && <p className="whitespace-pre-line break-words">{bio}</p>}
      </div>
    </details>
  )
}
