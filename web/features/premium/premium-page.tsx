import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS, PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { premiumFeatures } from '#domain/premium/entitlements.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { useQueryParameter } from '#web/lib/hooks/use-query-parameter.ts'
import { useQueryPhase } from '#web/lib/hooks/use-query-phase.ts'
import { HistorySection } from './history-section.tsx'
import { MailHabitsSection } from './mail-habits-section.tsx'
import { MoodAnalysisSection } from './mood-analysis-section.tsx'
import { isSubscriber, mySubscription } from './queries.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mon espace premium',
    description: 'L’analyse de votre humeur, vos ressources, vos conversations et vos rappels.',
    path: href('/premium'),
    index: false,
  })
}

const REPORT_AWAITED_MS = 2000

export default function PremiumPage() {
  const isRefused = useQueryParameter('redirect_status') === 'failed'
  const isAwaited = useQueryParameter('paid') !== undefined && !isRefused
  const now = useNow(60)
  const query = useQuery({
    ...mySubscription,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => isAwaited && !isSubscriber(data ?? null, now) && REPORT_AWAITED_MS,
  })
  const { data: subscription } = query
  const isComing = useQueryPhase(query).name === 'loading'
  const isOpen = isSubscriber(subscription ?? null, now)
  const isOffered = subscription !== undefined && !isOpen && !isAwaited
  // The title and the content depend on the subscription.
  if (isComing) return <PageLoading />
  return (
    <div className="page grid gap-6 py-8 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{isOffered ? 'Chat premium' : 'Mon espace premium'}</PageTitle>
          <p className="mt-1 text-muted-foreground">
            {isOffered
              ? 'Le chat sans limite, et des outils pour suivre vos semaines.'
              : 'Ce que vous lisez ici n’est visible que par vous.'}
          </p>
        </div>
        {isOpen && (
          <ButtonLink to={`${href('/settings')}#abonnement`} variant="ghost">
            Gérer mon abonnement
          </ButtonLink>
        )}
      </header>
      <QueryState query={query} failure="Nous n’avons pas pu lire votre abonnement.">
        {() => {
          if (isOpen) return <Space />
          if (isAwaited) return <Awaited />
          return (
            <>
              {isRefused && <Refused />}
              <Offer />
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

function Refused() {
  return (
    <Alert tone="error">
      <p>{errorMessage('card_refused')}</p>
      <p>Aucun montant n’a été prélevé. Vous pouvez réessayer, avec cette carte ou une autre.</p>
    </Alert>
  )
}

/** The payment is done; the provider's webhook follows within seconds. */
function Awaited() {
  return (
    <Alert>
      <p>Merci. Nous attendons la confirmation de votre banque. Cette page se mettra à jour automatiquement.</p>
      <p className="mt-2">
        Rien ne vient après une minute ? <TextLink to={href('/premium')}>Revoir l’abonnement</TextLink>
      </p>
    </Alert>
  )
}

function Space() {
  return (
    <>
      <MoodAnalysisSection />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <HistorySection />
        <div className="grid content-start gap-5">
          <Card title="Lettre à mon praticien">
            <p className="mb-4">
              Avant un rendez-vous, préparez une lettre avec vos propres phrases. Vous la relisez ligne par ligne, et
              vous seul·e décidez de la partager.
            </p>
            <ButtonLink to={href('/premium/lettre')} variant="secondary">
              Préparer ma lettre
            </ButtonLink>
          </Card>
          <MailHabitsSection />
        </div>
      </div>
    </>
  )
}

function Offer() {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card title="Ce que le premium ouvre">
        <PremiumFeatureList />
      </Card>
      <Card>
        <p className="flex items-baseline gap-2">
          <span className="font-display font-medium text-price tracking-[-0.018em]">
            {formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)}
          </span>
          <span className="text-muted-foreground">/ mois</span>
        </p>
        <p className="my-5">
          Résiliable à tout moment dans vos paramètres. Vous gardez l’accès jusqu’à la fin du mois payé.
        </p>
        <ButtonLink to={`${href('/premium/abonnement')}?step=card`} size="large" width="full">
          S’abonner pour {formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois
        </ButtonLink>
        <p className="mt-5 text-small text-muted-foreground">
          Le chat gratuit, les numéros d’aide et la réponse en cas de détresse restent ouverts à tout le monde. Avant{' '}
          {ADULT_AGE_YEARS}&nbsp;ans, l’accord d’un parent est nécessaire ; avant {MINIMUM_AGE_YEARS}&nbsp;ans,
          l’abonnement n’est pas ouvert.
        </p>
      </Card>
    </div>
  )
}

function PremiumFeatureList() {
  return (
    <ul className="grid gap-3">
      {Object.entries(premiumFeatures).map(([feature, words]) => (
        <li key={feature} className="flex gap-3">
          <Icon name="check" className="mt-1 size-5 text-success" />
          {words}
        </li>
      ))}
    </ul>
  )
}
