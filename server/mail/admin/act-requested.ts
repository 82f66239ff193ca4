import { actConsequences } from '#domain/admin/act-consequences.ts'
import type { ActName } from '#domain/admin/acts.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the other administrators; to the team's address when there is none. */
export const actRequested: MailTemplate<{
  act: ActName
  sentence: string
  reason: string
  expiresAt: string
  isSole: boolean
}> = ({ act, sentence, reason, expiresAt, isSole }, { publicUrl }) => ({
  subject: 'Une demande à deux attend',
  heading: 'Une demande à deux attend',
  blocks: [
    { kind: 'paragraph', text: sentence },
    { kind: 'quote', text: reason },
    { kind: 'paragraph', text: actConsequences[act] },
    {
      kind: 'note',
      text: isSole
        ? `Il n’y a pas de second administrateur : sans refus, elle s’exécute le ${formatDateTime(new Date(expiresAt))}.`
        : `Sans réponse, elle s’éteint le ${formatDateTime(new Date(expiresAt))}.`,
    },
    { kind: 'button', label: 'Ouvrir les demandes', url: `${publicUrl}/admin/demandes` },
  ],
})
