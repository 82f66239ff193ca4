import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { paymentStatus } from './payment-status.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Test de paiement',
    description: 'Le parcours de paiement, essayé de bout en bout.',
    path: href('/payment-test'),
    index: false,
  })
}

const scenarios = [
  { label: 'Carte acceptée', scenario: 'accepted' },
  { label: 'Carte refusée', scenario: 'refused' },
] as const

export default function PaymentTestPage() {
  const { data: parts = [], isPending } = useQuery(paymentStatus)
  const [lines, setLines] = useState<string[]>([])
  const log = (line: string) => setLines((before) => [...before, line])
  const run = useMutation({
    mutationFn: async ({ label, scenario }: (typeof scenarios)[number]) => {
      log(`${label} : début.`)
      try {
        const { outcome } = await invoke('test-payment', { scenario })
        if (outcome === 'refused') throw new AppError('card_refused')
        log('Carte acceptée, 3D Secure confirmé, paiement enregistré, remboursement demandé.')
        log('Paiement simulé réussi!')
      } catch (error) {
        const { code, params } = await appErrorOf(error)
        log(errorMessage(code, params))
        throw new AppError('payment_test_failed')
      }
    },
    meta: { notice: 'payment_simulated' },
  })

  return (
    <div className="page grid gap-6 py-8">
      <header>
        <PageTitle size="tool">Test de paiement</PageTitle>
        <p className="mt-1 text-muted-foreground">
          Paie par une carte de test, puis rend le montant. Aucun créneau n’est pris, personne n’est prévenu, et rien
          n’entre dans les chiffres.
        </p>
      </header>
      <div className="flex flex-wrap gap-3">
        {scenarios.map((scenario) => (
          <Button
            key={scenario.label}
            variant="secondary"
            isBusy={run.isPending && run.variables === scenario}
            onClick={() => !run.isPending && run.mutate(scenario)}
          >
            {scenario.label}
          </Button>
        ))}
      </div>
      <div role="log" aria-label="Résultats" className="min-h-24 rounded-xl border bg-card p-4 text-small">
        {lines.length === 0 ? (
          <p className="text-muted-foreground">Aucun test lancé.</p>
        ) : (
          lines.map((line, position) => <p key={`${position}-${line}`}>{line}</p>)
        )}
      </div>
      <Table
        caption="État des tables et des fonctions"
        columns={['Nom', 'Sorte', 'État']}
        rows={parts.map(({ name, kind, isThere, note }) => ({
          id: name,
          cells: [
            name,
            kind,
            <span key="state" className="flex flex-wrap items-center gap-2">
              <Badge tone={isThere ? 'success' : 'warning'}>{isThere ? 'Disponible' : 'Absente'}</Badge>
              {note}
            </span>,
          ],
        }))}
      />
      {isPending && (
        <output className="text-muted-foreground" aria-busy="true">
          Lecture de l’état…
        </output>
      )}
    </div>
  )
}
