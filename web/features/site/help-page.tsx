import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { helpLines } from './content/help-lines.ts'
import type { HelpLine } from './content/types.ts'
import { InlineText } from './inline-text.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageHeading } from './page-heading.tsx'

const groups: readonly { group: HelpLine['group']; title: string }[] = [
  { group: 'emergency', title: 'En urgence' },
  { group: 'distress', title: 'Parler à quelqu’un' },
  { group: 'violence', title: 'En cas de violences' },
  { group: 'young', title: 'Enfants et jeunes' },
]

export function meta() {
  return pageMeta({
    title: 'Numéros d’urgence et d’écoute',
    description: '3114, 15, 112, 114 par SMS, 3919, 119, 3018 : qui répond, quand, et à quel prix.',
    path: href('/urgence'),
  })
}

export default function HelpPage() {
  return (
    <div className="page py-12 md:py-20">
      <OfflineNotice />
      <PageHeading title="De l’aide, tout de suite">
        <p>
          Mivoix n’est pas un service d’urgence. Ces numéros, eux, répondent. Vous pouvez appeler même sans savoir quoi
          dire.
        </p>
      </PageHeading>
      <div className="grid gap-14">
        {groups.map(({ group, title }) => (
          <section key={group}>
            <h2 className="mb-5 text-heading-md">{title}</h2>
            <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
              {helpLines
                .filter((line) => line.group === group)
                .map((line) => (
                  <HelpLineCard key={line.id} {...line} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function HelpLineCard({ id, number, dial, channel, name, who, when, cost }: HelpLine) {
  const bySms = channel === 'sms'
  const label = bySms ? `Écrire au ${number}` : `Appeler le ${number}`
  return (
    <li className="flex flex-col rounded-2xl border bg-card p-5 [overflow-wrap:anywhere] md:p-6">
      <h3 className="text-heading-xs">{name}</h3>
      <p className="mt-1 mb-4">
        <InlineText text={who} />
      </p>
      <p className="mt-auto mb-4 text-small text-muted-foreground">
        {when} · {cost}
      </p>
      <ButtonLink to={`${bySms ? 'sms' : 'tel'}:${dial}`} variant={id === '3114' ? 'sun' : 'secondary'} size="large">
        {bySms ? <Icon name="message-square" /> : <Icon name="phone" />}
        {label}
      </ButtonLink>
    </li>
  )
}
