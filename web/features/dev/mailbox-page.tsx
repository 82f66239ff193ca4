import { useEffect, useState } from 'react'
import { pageMeta } from '#web/app/page-meta.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { type Mail, type MailSummary, readMail, readMailbox } from './mailbox.ts'

export function meta() {
  return pageMeta({
    title: 'Boîte locale',
    description: 'Les messages de la démonstration.',
    path: '/dev/mailbox',
    index: false,
  })
}

/** Served in demo mode only: where mail and SMS go when no real service is set. */
export default function MailboxPage() {
  const [mails, setMails] = useState<readonly MailSummary[]>()
  const [hasFailed, setFailed] = useState(false)
  const [opened, setOpened] = useState<Mail>()

  function load() {
    readMailbox().then(setMails, () => setFailed(true))
  }
  useEffect(load, [])

  function retry() {
    setFailed(false)
    load()
  }

  return (
    <div className="page py-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[40px] leading-[45px]">Boîte locale</h1>
        <Button variant="outline" onClick={load}>
          Relever
        </Button>
      </div>
      {hasFailed && <ErrorState sentence="La boîte n’a pas pu être lue." onRetry={retry} />}
      {mails?.length === 0 && <EmptyState sentence="Les e‑mails et SMS de la démonstration arriveront ici." />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ul className="grid content-start gap-2">
          {mails?.map((mail) => (
            <li key={mail.id}>
              <button
                type="button"
                aria-pressed={opened?.id === mail.id}
                onClick={() => void readMail(mail.id).then(setOpened, () => setFailed(true))}
                className="w-full rounded-xl border bg-card p-4 text-left hover:bg-accent aria-pressed:border-primary"
              >
                <span className="block font-semibold">{mail.subject || 'SMS'}</span>
                <span className="block text-[15px] text-muted-foreground">à {mail.recipient}</span>
              </button>
            </li>
          ))}
        </ul>
        {opened && <OpenedMail {...opened} />}
      </div>
    </div>
  )
}

/** The frame runs no script and belongs to no origin; its links open in a tab of their own. */
function OpenedMail({ subject, recipient, body_html: html, body_text: text }: Mail) {
  return (
    <article className="rounded-2xl border bg-card p-6">
      <h2 className="text-[22px] leading-7">{subject}</h2>
      <p className="mb-4 text-[15px] text-muted-foreground">à {recipient}</p>
      <pre className="whitespace-pre-wrap break-words font-sans">{text}</pre>
      {html && (
        <iframe
          title="Version mise en forme"
          srcDoc={html}
          sandbox="allow-popups"
          className="mt-6 h-[36rem] w-full rounded-xl border bg-white"
        />
      )}
    </article>
  )
}
