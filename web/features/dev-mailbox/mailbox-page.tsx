import { useQuery } from '@tanstack/react-query'
import { href, Link, useSearchParams } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryProvider } from '#web/app/query-provider.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { MailView } from './mail-view.tsx'
import { localMails } from './queries.ts'

const time = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' })

export function meta() {
  return pageMeta({
    title: 'Boîte locale',
    description: 'Les e-mails et les SMS que cette installation de démonstration a envoyés.',
    path: href('/dev/mailbox'),
    index: false,
  })
}

/** All mails and SMS of demo mode, which has no provider to send them. */
export default function MailboxPage() {
  return (
    <QueryProvider>
      <div className="page py-10">
        <h1 className="text-heading-lg leading-9">Boîte locale</h1>
        <p className="mt-2 text-muted-foreground">
          Sans serveur d’envoi, les e-mails et les SMS arrivent ici. Cette page n’existe qu’en démonstration.
        </p>
        <Mailbox />
      </div>
    </QueryProvider>
  )
}

function Mailbox() {
  const [parameters] = useSearchParams()
  const { data: mails, isError } = useQuery(localMails)
  const chosen = parameters.get('mail') ?? mails?.[0]?.id
  if (isError) return <Alert tone="error">La boîte locale n’a pas pu être lue. Nouvel essai dans deux secondes.</Alert>
  if (!mails) return <p className="mt-8 text-muted-foreground">Lecture de la boîte…</p>
  if (mails.length === 0)
    return <p className="mt-8">Aucun message pour l’instant. Écrivez-nous depuis la page Contact, par exemple.</p>
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-[22rem_1fr]">
      <ol className="grid content-start gap-2" aria-label="Messages reçus">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={{ search: `?mail=${mail.id}` }}
              aria-current={mail.id === chosen ? 'true' : undefined}
              className="block rounded-xl border p-4 text-small leading-snug hover:bg-accent aria-[current]:border-primary aria-[current]:bg-secondary"
            >
              <span className="block font-semibold">{mail.subject}</span>
              <span className="block break-all text-muted-foreground">{mail.recipient}</span>
              <span className="block text-sm text-muted-foreground">
                {mail.channel === 'sms' && 'SMS · '}
                {time.format(new Date(mail.receivedAt))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {/* On a phone the selected mail comes first, since the list may be long. */}
      {chosen && (
        <div className="order-first min-w-0 lg:order-none">
          <MailView id={chosen} />
        </div>
      )}
    </div>
  )
}
