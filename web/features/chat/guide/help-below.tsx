import { type HelpLine, helpLines } from '#domain/chat/help-lines.ts'

const always = [helpLines.suicide, helpLines.samu, helpLines.europe]

/** Numbers under an exercise: offline too, it never hides the way to a person. */
export function HelpBelow({ lines = always }: { lines?: readonly HelpLine[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <span className="text-muted-foreground">Une personne, maintenant :</span>
      {lines.map(({ number, href, label, about }) => (
        <a
          key={number}
          href={href}
          aria-label={`${label}, ${about}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {number}
        </a>
      ))}
    </p>
  )
}
