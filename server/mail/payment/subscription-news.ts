import { PREMIUM_GRACE_DAYS, PREMIUM_WITHDRAWAL_COUNTS_MONTHS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { formatDateTime, formatDay } from '#domain/format-time.ts'
import { lastDayToWithdraw, type SubscriptionNews } from '#domain/premium/subscription-state.ts'
import { dayOf } from '#domain/time.ts'
import type { MailBlock, MailContent, MailTemplate } from '../mail-content.ts'

interface SubscriptionNewsData {
  news: SubscriptionNews
  amountCents: number
  at: string
  startedAt: string | null
  paidUntil: string | null
  accessUntil: string | null
}

/** Every mail about a subscription. Its subject mentions neither the chat nor health. */
export const subscriptionNews: MailTemplate<SubscriptionNewsData> = (data, { publicUrl }) => {
  const content = contents[data.news](data)
  const settings: MailBlock = { kind: 'button', label: 'Gérer mon abonnement', url: `${publicUrl}/settings#abonnement` }
  return { ...content, blocks: [...content.blocks, settings] }
}

const dayIn = (instant: string | null) => (instant ? formatDay(dayOf(new Date(instant))) : '–')

function receipt({ amountCents, at, paidUntil }: SubscriptionNewsData): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Service', 'Abonnement mensuel'],
      ['Montant payé', formatPrice(amountCents)],
      ['Payé le', formatDateTime(new Date(at))],
      ['Valable jusqu’au', dayIn(paidUntil)],
    ],
  }
}

const contents: Record<SubscriptionNews, (data: SubscriptionNewsData) => MailContent> = {
  started: (data) => ({
    subject: 'Votre reçu',
    heading: 'Votre abonnement est actif',
    blocks: [
      { kind: 'paragraph', text: 'Merci. Vous avez accès à tout dès maintenant. Cet e-mail est votre reçu.' },
      receipt(data),
      {
        kind: 'paragraph',
        text: `L’abonnement se renouvelle chaque mois, à ${formatPrice(data.amountCents)}. Vous l’arrêtez quand vous voulez, en trois clics au plus, et gardez l’accès jusqu’à la fin du mois payé.`,
      },
      ...(data.startedAt
        ? [
            {
              kind: 'note',
              text: `Vous pouvez aussi renoncer au contrat jusqu’au ${formatDay(lastDayToWithdraw(new Date(data.startedAt)))} inclus, sans donner de raison. Le remboursement est intégral la première fois en ${formatCount(PREMIUM_WITHDRAWAL_COUNTS_MONTHS, 'mois', 'mois')} ; ensuite, les jours commencés sont déduits.`,
            } as const,
          ]
        : []),
    ],
  }),
  renewed: (data) => ({
    subject: 'Votre reçu',
    heading: 'Un mois de plus',
    blocks: [
      { kind: 'paragraph', text: 'Votre abonnement vient d’être renouvelé. Cet e-mail est votre reçu.' },
      receipt(data),
    ],
  }),
  'payment-failed': (data) => ({
    subject: 'Votre paiement n’a pas abouti',
    heading: 'Votre banque n’a pas accepté le paiement',
    blocks: [
      {
        kind: 'paragraph',
        text: `Nous n’avons pas pu prélever ${formatPrice(data.amountCents)} pour le mois qui commence. Rien ne change tout de suite : votre accès reste ouvert ${formatCount(PREMIUM_GRACE_DAYS, 'jour', 'jours')}, et nous essaierons à nouveau.`,
      },
      {
        kind: 'paragraph',
        text: 'Vous pouvez payer avec une autre carte depuis vos paramètres. Si vous ne faites rien, l’abonnement s’arrête sans frais.',
      },
    ],
  }),
  canceled: (data) => ({
    subject: 'Votre demande est prise en compte',
    heading: 'Votre abonnement est résilié',
    blocks: [
      {
        kind: 'paragraph',
        text: `Nous avons reçu votre résiliation le ${formatDateTime(new Date(data.at))}. Plus rien ne sera prélevé, et votre accès reste ouvert jusqu’au ${dayIn(data.accessUntil)}.`,
      },
      { kind: 'note', text: 'Vous changez d’avis ? Jusque-là, un clic suffit pour continuer.' },
    ],
  }),
  resumed: (data) => ({
    subject: 'Votre demande est prise en compte',
    heading: 'Votre abonnement continue',
    blocks: [{ kind: 'paragraph', text: `Le prochain paiement aura lieu le ${dayIn(data.paidUntil)}.` }],
  }),
  withdrawn: (data) => ({
    subject: 'Votre demande est bien reçue',
    heading: 'Vous avez renoncé au contrat',
    blocks: [
      {
        kind: 'paragraph',
        text: `Nous avons reçu votre renonciation le ${formatDateTime(new Date(data.at))}. Nous vous remboursons ${formatPrice(data.amountCents)} sur la carte utilisée ; un e-mail suit quand c’est fait.`,
      },
      { kind: 'note', text: 'Gardez cet e-mail : il vaut accusé de réception.' },
    ],
  }),
  disputed: (data) => ({
    subject: 'Votre abonnement ne se renouvelle plus',
    heading: 'Votre abonnement ne se renouvelle plus',
    blocks: [
      {
        kind: 'paragraph',
        text: `La banque nous a signalé qu’un paiement de votre abonnement est contesté. Plus rien ne sera prélevé.${data.accessUntil && data.accessUntil > data.at ? ` Votre accès reste ouvert jusqu’au ${dayIn(data.accessUntil)}.` : ''}`,
      },
      {
        kind: 'note',
        text: 'Pour continuer ensuite, vous pouvez vous abonner à nouveau, avec la carte de votre choix.',
      },
    ],
  }),
  ended: () => ({
    subject: 'Votre abonnement est terminé',
    heading: 'Votre abonnement est terminé',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Plus rien ne sera prélevé. La version gratuite reste ouverte, et ce que vous avez écrit reste à vous.',
      },
    ],
  }),
}
