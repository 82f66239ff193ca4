import { type DiagnosticItem, diagnosticStatusLabels } from '#domain/admin/diagnostic.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { statusLook } from './shared/diagnostic-status-look.ts'

/** Every component, worst first, in its own scroll area; on a phone the page scrolls. */
export function ComponentList({ items }: { items: readonly DiagnosticItem[] }) {
  return (
    <section aria-labelledby="components" className="rounded-2xl border bg-card text-card-foreground">
      <header className="flex flex-wrap items-baseline justify-between gap-2 border-b px-5 py-4 md:px-6">
        <h2 id="components" className="text-heading-sm">
          Composants
        </h2>
        <p className="text-muted-foreground text-small">{items.length}, les plus graves d’abord</p>
      </header>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div role="region" aria-label="Composants" tabIndex={0} className="md:max-h-[500px] md:overflow-y-auto">
        <ul className="divide-y">
          {items.map((item) => (
            <Component key={item.id} {...item} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Component({ component, description, status, details, solution }: DiagnosticItem) {
  const { icon, tone } = statusLook[status]
  return (
    <li className="grid gap-2 px-5 py-4 md:px-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-sans font-semibold text-base">{component}</h3>
          <p className="text-muted-foreground text-small">{description}</p>
        </div>
        <Badge tone={tone}>
          <Icon name={icon} className="size-4" />
          {diagnosticStatusLabels[status]}
        </Badge>
      </div>
      <p className="text-small">{details}</p>
      {solution && (
        <p className="flex items-start gap-3 rounded-lg bg-muted px-3 py-2 text-small">
          <Icon name="wrench" className="mt-1 size-4 text-primary" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-semibold">Solution :</strong> <WithCommands text={solution} />
          </span>
        </p>
      )}
    </li>
  )
}

/** Text between backticks is a shell command. */
function WithCommands({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      // A sentence does not reorder.
      <code key={i} className="rounded-sm bg-background px-1.5 py-0.5 font-mono">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
