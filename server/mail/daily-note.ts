import type { MailBlock, MailTemplate } from './mail-content.ts'

interface DailyNote {
  tip: string | null
  asksForMood: boolean
  stopToken: string
}

/** Tip and reminder of a subscriber, in one mail a day. */
export const dailyNote: MailTemplate<DailyNote> = ({ tip, asksForMood, stopToken }, { publicUrl }) => {
  const token = encodeURIComponent(stopToken)
  const reminder: MailBlock[] = [
    { kind: 'paragraph', text: 'Comment cela va-t-il aujourd’hui ? Un mot suffit, et rien n’oblige.' },
    { kind: 'button', label: 'Ouvrir mon espace', url: `${publicUrl}/patient/dashboard` },
  ]
  return {
    subject: 'Un mot pour aujourd’hui',
    heading: 'Un mot pour aujourd’hui',
    blocks: [
      ...(tip ? [{ kind: 'paragraph', text: tip } as const] : []),
      ...(asksForMood ? reminder : []),
      {
        kind: 'note',
        text: `Vous avez demandé ces e-mails. Pour ne plus les recevoir, un clic : ${publicUrl}/mails/arret#token=${token}`,
      },
    ],
    oneClickStopUrl: `${publicUrl}/mail/stop/${token}`,
  }
}
