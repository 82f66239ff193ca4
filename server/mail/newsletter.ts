import type { MailTemplate } from './mail-content.ts'

interface Letter {
  subject: string
  body: string
  unsubscribeToken: string
}

/** Newsletter, with unsubscribe links at its foot and in the mail client (RFC 8058). */
export const newsletter: MailTemplate<Letter> = ({ subject, body, unsubscribeToken }, { publicUrl }) => {
  const token = encodeURIComponent(unsubscribeToken)
  return {
    subject,
    heading: subject,
    blocks: [
      ...body.split(/\n{2,}/).map((text) => ({ kind: 'paragraph', text }) as const),
      {
        kind: 'note',
        text: 'Vous recevez cette lettre parce que vous l’avez demandée. Un clic suffit pour l’arrêter.',
      },
      { kind: 'button', label: 'Me désinscrire', url: `${publicUrl}/newsletter/desinscription#token=${token}` },
    ],
    oneClickStopUrl: `${publicUrl}/mail/stop/newsletter/${token}`,
  }
}
