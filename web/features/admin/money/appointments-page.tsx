import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { addDays, dayOf, isDay } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ActDialog } from '../act-dialog.tsx'
import { MoreButton } from '../more-button.tsx'
import { type AdminAppointment, appointmentsQuery } from './queries.ts'

export function meta() {
  const path = href('/admin/rendez-vous')
  return pageMeta({ title: 'Rendez-vous', description: 'Quand, par qui, à quel prix.', path, index: false })
}

const DAYS_SHOWN = 7

const states: Record<AdminAppointment['state'], { label: string; tone: BadgeTone }> = {
  upcoming: { label: 'À venir', tone: 'info' },
  running: { label: 'En cours', tone: 'info' },
  held: { label: 'Tenu', tone: 'success' },
  missed: { label: 'Non tenu', tone: 'neutral' },
  to_review: { label: 'À examiner', tone: 'warning' },
  canceled: { label: 'Annulé', tone: 'neutral' },
}

const canceledBy = {
  patient: 'par le patient',
  practitioner: 'par le praticien',
  service: 'par l’équipe',
  parent: 'par un parent',
} as const

export default function AppointmentsPage() {
  const [parameters, setParameters] = useSearchParams()
  const today = dayOf(useNow(60))
  const dayIn = (name: string, otherwise: string) => {
    const typed = parameters.get(name) ?? ''
    return isDay(typed) ? typed : otherwise
  }
  const from = dayIn('du', today)
  const until = dayIn('au', addDays(from, DAYS_SHOWN - 1))
  const [number, practitioner] = [parameters.get('numero') ?? '', parameters.get('praticien') ?? '']
  const list = useInfiniteQuery(appointmentsQuery({ from, until, number, practitioner }))
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <header>
        <PageTitle size="tool">Rendez-vous</PageTitle>
        <p className="text-muted-foreground text-small">Qui consulte n’est jamais montré ici.</p>
      </header>
      <search className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field id="appointments-from" label="Du">
          {(wiring) => (
            <Input {...wiring} type="date" value={from} onChange={({ target }) => set('du', target.value)} />
          )}
        </Field>
        <Field id="appointments-until" label="Au">
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              value={until}
              min={from}
              onChange={({ target }) => set('au', target.value)}
            />
          )}
        </Field>
        <Field id="appointments-practitioner" label="Praticien">
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              value={practitioner}
              onChange={({ target }) => set('praticien', target.value)}
            />
          )}
        </Field>
        <Field id="appointments-number" label="Numéro de dossier">
          {(wiring) => (
            <Input {...wiring} type="search" value={number} onChange={({ target }) => set('numero', target.value)} />
          )}
        </Field>
      </search>
      <QueryState query={list} failure="Nous n’avons pas pu lire les rendez-vous.">
        {({ pages }) => <Appointments appointments={pages.flat()} />}
      </QueryState>
      <MoreButton list={list} />
    </>
  )
}

function Appointments({ appointments }: { appointments: readonly AdminAppointment[] }) {
  const now = useNow(60)
  const [canceled, setCanceled] = useState<AdminAppointment>()
  if (appointments.length === 0)
    return (
      <output className="block rounded-2xl border bg-card p-6 text-muted-foreground">
        Aucun rendez-vous sur cette période.
      </output>
    )
  return (
    <>
      <Table
        caption={<span className="sr-only">Rendez-vous, les plus récents d’abord</span>}
        columns={['Dossier', 'Praticien', 'Horaire', 'État', 'Prix', 'Actions']}
        hasActs
        rows={appointments.map((one) => ({
          id: one.id,
          cells: [
            `Dossier ${fileNumber(one.id)}`,
            one.practitioner_name ?? 'Compte supprimé',
            formatShortDateTime(new Date(one.starts_at)),
            <StateOf key="state" appointment={one} />,
            <span key="price">
              {formatPrice(one.price_cents)}
              {one.is_test && ' (test)'}
              {one.refunded_cents > 0 && (
                <span className="block text-muted-foreground">remboursé : {formatPrice(one.refunded_cents)}</span>
              )}
            </span>,
            one.state === 'upcoming' && new Date(one.starts_at) > now ? (
              <Button key="cancel" variant="outline" onClick={() => setCanceled(one)}>
                Annuler…
                <span className="sr-only"> le dossier {fileNumber(one.id)}</span>
              </Button>
            ) : (
              ''
            ),
          ],
        }))}
      />
      {canceled && (
        <ActDialog
          id="cancel"
          title={`Annuler le dossier ${fileNumber(canceled.id)}`}
          description={`${formatPrice(canceled.price_cents)} sont remboursés en entier. Les deux personnes reçoivent un e-mail.`}
          confirmLabel="Annuler et rembourser"
          isDestructive
          notice="appointment_canceled_by_team"
          run={(reason) => invoke('cancel-as-team', { appointmentId: canceled.id, reason })}
          onClose={() => setCanceled(undefined)}
        />
      )}
    </>
  )
}

function StateOf({ appointment: { state, canceled_by: by } }: { appointment: AdminAppointment }) {
  const { label, tone } = states[state]
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {state === 'canceled' && by && <span className="block text-muted-foreground text-note">{canceledBy[by]}</span>}
    </>
  )
}
