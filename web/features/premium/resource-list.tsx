import { Link } from 'react-router'
import type { ChosenResource } from '#domain/premium/choose-resources.ts'
import { type Resource, resources } from '#domain/premium/resources.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'

const kinds: Record<Resource['kind'], string> = { article: 'À lire', exercise: 'À essayer', help: 'Quelqu’un écoute' }

export function ResourceList({ chosen }: { chosen: readonly ChosenResource[] }) {
  return (
    <Card title="Choisi pour vous">
      <ul className="grid gap-4">
        {chosen.map(({ id, because }) => {
          const resource = resources.find((one) => one.id === id)
          return resource && <Item key={id} resource={resource} because={because} />
        })}
      </ul>
    </Card>
  )
}

function Item({ resource: { kind, title, line, to, say }, because }: { resource: Resource; because: string }) {
  return (
    <li className="grid justify-items-start gap-1 border-b pb-4 last:border-b-0 last:pb-0">
      <Badge tone={kind === 'help' ? 'warning' : 'info'}>{kinds[kind]}</Badge>
      <Link
        to={to}
        state={say && { say }}
        className="flex min-h-11 items-center font-semibold text-lg underline underline-offset-4"
      >
        {title}
      </Link>
      <p>{line}</p>
      <p className="text-small text-muted-foreground">{because}</p>
    </li>
  )
}
