import { useQuery } from '@tanstack/react-query'
import { localMail } from './queries.ts'

/** Shows a mail in a sandboxed iframe; links open in a new tab. */
export function MailView({ id }: { id: string }) {
  const { data: mail, isError } = useQuery(localMail(id))
  if (isError) return <p>Ce message n’existe plus.</p>
  if (!mail) return <p className="text-muted-foreground">Lecture du message…</p>
  return (
    <article className="overflow-hidden rounded-2xl border bg-card" aria-label={mail.subject}>
      <header className="grid gap-1 border-b p-5">
        <h2 className="text-heading-sm">{mail.subject}</h2>
        <p className="text-small text-muted-foreground">À : {mail.recipient}</p>
        {mail.replyTo && <p className="text-small text-muted-foreground">Réponse à : {mail.replyTo}</p>}
      </header>
      {mail.html && (
        <iframe
          title="Le message mis en page"
          className="h-[36rem] w-full"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dev/api/mailbox/${mail.id}/html`}
        />
      )}
      <details className="border-t p-5" open={!mail.html}>
        <summary className="font-semibold">Le message en texte</summary>
        <pre className="mt-3 whitespace-pre-wrap break-words font-sans text-small">{mail.text}</pre>
      </details>
    </article>
  )
}
