import { useQuery } from '@tanstack/react-query'
import { href, useOutletContext } from 'react-router'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatCount, formatDate, formatPercent, formatPrice } from '#domain/format.ts'
import { formatDateTime, formatNearDateTime, formatRecent } from '#domain/format-time.ts'
import { hoursLeft } from '#domain/incidents/breach-deadline.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { GuardRedirectAlert } from '#web/features/dashboard/shared/guard-redirect-alert.tsx'
import type { IconName } from '#web/icons/icon-names.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Counter } from './counter.tsx'
import { LastDiagnostic } from './last-diagnostic.tsx'
import { type Money, moneyQuery } from './money/queries.ts'
import type { Overview } from './queries.ts'
import { sealedSentence } from './sealed-sentence.ts'

export function meta() {
  return pageMeta({
    title: 'Vue d’ensemble',
    description: 'Ce qui attend une décision, et les chiffres de la semaine.',
    path: href('/admin'),
    index: false,
  })
}

interface Waiting {
  icon: IconName
  title: string
  detail: string
  until?: string
  /** Somebody may be in danger, or the law gives hours. */
  isFirst?: string
  to: string
  act: string
}

/** Money first: an answer to a bank has a deadline. */
function waitingMoney(money: Money | null | undefined): Waiting[] {
  const list: Waiting[] = []
  if (!money) return list
  if (money.to_answer > 0)
    list.push({
      icon: 'credit-card',
      title: formatCount(money.to_answer, 'paiement contesté', 'paiements contestés'),
      detail: [
        money.first_cents && formatPrice(money.first_cents),
        money.first_appointment_id && `dossier ${fileNumber(money.first_appointment_id)}`,
      ]
        .filter(Boolean)
        .join(', '),
      ...(money.nearest_answer && {
        until: `Répondre avant le ${formatDate(dayOf(new Date(money.nearest_answer)))}`,
      }),
      to: href('/admin/paiements'),
      act: 'Répondre',
    })
  if (money.to_review + money.stuck_refunds > 0)
    list.push({
      icon: 'repeat',
      title: formatCount(money.to_review + money.stuck_refunds, 'remboursement à décider', 'remboursements à décider'),
      detail: `${formatCount(money.to_review, 'séance à examiner', 'séances à examiner')}, ${formatCount(money.stuck_refunds, 'envoi bloqué', 'envois bloqués')}`,
      to: href('/admin/paiements'),
      act: 'Décider',
    })
  return list
}

/** The authority must be told within 72 hours of what was noticed first: nothing else has so short a time. */
function waitingBreaches({ breaches, tell_authority_by: tellBy }: Overview, now: Date): Waiting[] {
  if (breaches === 0 || !tellBy) return []
  const left = hoursLeft(new Date(tellBy), now)
  return [
    {
      icon: 'shield-exclamation-point',
      title: formatCount(breaches, 'violation de données à notifier', 'violations de données à notifier'),
      detail: `La CNIL doit le savoir avant ${formatNearDateTime(new Date(tellBy), now)}`,
      isFirst: left < 0 ? 'Délai de 72 h dépassé' : `Reste ${left < 1 ? 'moins d’une heure' : `${left}\u00A0h`}`,
      to: href('/admin/incidents'),
      act: 'Notifier',
    },
  ]
}

/** A message with words of danger comes before everything but the hours of the law. */
function waitingMessages({ messages, messages_in_danger: inDanger }: Overview): Waiting[] {
  const to = href('/admin/messages')
  const list: Waiting[] = []
  if (inDanger > 0)
    list.push({
      icon: 'message-square',
      title: formatCount(inDanger, 'message à lire en premier', 'messages à lire en premier'),
      detail: 'Quelqu’un est peut-être en danger',
      isFirst: 'À lire en premier',
      to,
      act: 'Lire',
    })
  if (messages > inDanger)
    list.push({
      icon: 'message-square',
      title: formatCount(messages - inDanger, 'message sans réponse', 'messages sans réponse'),
      detail: 'Écrits par la page Contact',
      to,
      act: 'Répondre',
    })
  return list
}

/** Only a referent reads a report; the team checks that it is answered in time. */
function waitingReports(overview: Overview): Waiting[] {
  const list: Waiting[] = []
  if (overview.reports > 0)
    list.push({
      icon: 'flag',
      title: formatCount(overview.reports, 'signalement ouvert', 'signalements ouverts'),
      detail: 'Une personne référente y répond',
      ...(overview.nearest_answer && {
        until: `Réponse avant le ${formatDate(dayOf(new Date(overview.nearest_answer)))}`,
      }),
      to: href('/admin/signalements'),
      act: 'Suivre',
    })
  return list
}

function waitingIn(overview: Overview, money: Money | null | undefined, now: Date): Waiting[] {
  const messages = waitingMessages(overview)
  const list: Waiting[] = [
    ...waitingBreaches(overview, now),
    ...messages.filter(({ isFirst }) => isFirst),
    ...waitingMoney(money),
  ]
  if (overview.open_requests > 0)
    list.push({
      icon: 'users',
      title: formatCount(overview.open_requests, 'demande à deux', 'demandes à deux'),
      detail: 'Une autre personne de l’administration doit décider',
      ...(overview.nearest_expiry && {
        until: `jusqu’à ${formatNearDateTime(new Date(overview.nearest_expiry), now)}`,
      }),
      to: href('/admin/demandes'),
      act: 'Décider',
    })
  list.push(...messages.filter(({ isFirst }) => !isFirst), ...waitingReports(overview))
  if (overview.proofs > 0)
    list.push({
      icon: 'file-check',
      title: formatCount(overview.proofs, 'dossier à vérifier', 'dossiers à vérifier'),
      detail: `le plus ancien : ${overview.oldest_proof_name}, ${overview.oldest_proof_at ? formatRecent(new Date(overview.oldest_proof_at), now) : ''}`,
      to: href('/admin/verifications'),
      act: 'Vérifier',
    })
  if (overview.students_without_supervisor > 0)
    list.push({
      icon: 'heart-handshake',
      title: formatCount(
        overview.students_without_supervisor,
        'étudiant·e sans supervision',
        'étudiant·e·s sans supervision',
      ),
      detail: overview.name_without_supervisor ?? '',
      to: href('/admin/supervision'),
      act: 'Attribuer',
    })
  return list
}

/** No rate when no hour was offered. */
function filling({ booked_minutes: booked, offered_minutes: offered }: Overview): string {
  return offered > 0 ? formatPercent(Math.round((booked / offered) * 100)) : '–'
}

export default function OverviewPage() {
  const overview = useOutletContext<Overview>()
  const now = useNow(60)
  const money = useQuery(moneyQuery)
  const waiting = waitingIn(overview, money.data, now)
  return (
    <>
      <header>
        <PageTitle size="tool">Vue d’ensemble</PageTitle>
        <p className="text-muted-foreground text-small">{formatDateTime(now)}</p>
      </header>
      <GuardRedirectAlert />
      <Card
        title="Ce qui attend"
        aside={waiting.length > 1 && <span className="text-muted-foreground text-small">le plus pressant d’abord</span>}
      >
        {waiting.length === 0 && <p className="text-muted-foreground">Rien n’attend.</p>}
        <ul className="divide-y">
          {waiting.map((item) => (
            <li key={item.title} className="flex flex-wrap items-center gap-4 py-3">
              <span className="grid size-10 place-items-center rounded-xl bg-secondary text-secondary-foreground">
                <Icon name={item.icon} />
              </span>
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold">{item.title}</p>
                <p className="text-muted-foreground text-small">{item.detail}</p>
              </div>
              {item.isFirst && <Badge tone="sun">{item.isFirst}</Badge>}
              {item.until && <Badge>{item.until}</Badge>}
              <ButtonLink to={item.to} variant={item.isFirst ? 'primary' : 'outline'}>
                {item.act}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
        <Counter
          icon="user-round"
          label="Inscriptions"
          value={String(overview.sign_ups)}
          detail={`sur 7 jours, ${overview.sign_ups_before} la semaine d’avant`}
        />
        <Counter
          icon="calendar-days"
          label="Rendez-vous"
          value={String(overview.bookings)}
          detail={`pris en 7 jours, ${overview.bookings_before} la semaine d’avant`}
        />
        <Counter
          icon="clock"
          label="Remplissage"
          value={filling(overview)}
          detail="des heures proposées, sur 7 jours"
        />
        <Counter
          icon="repeat"
          label="Remboursements"
          value={String(overview.refunds)}
          detail={`sur 7 jours, ${formatPrice(overview.refund_cents)}`}
        />
      </div>
      <LastDiagnostic />
      <p className="flex items-start gap-2 text-muted-foreground text-small">
        <Icon name="lock" className="mt-0.5 size-4" />
        <span>Sujets, notes, conversations et humeurs ne sont jamais montrés ici. {sealedSentence(overview)}</span>
      </p>
    </>
  )
}
