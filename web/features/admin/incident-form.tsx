import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { incidentSchema } from '#domain/incidents/schema.ts'
import { errorMessage } from '#domain/messages.ts'
import { instantOf, wallTimeOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import type { IncidentRow } from './queries.ts'

const number = z.string().regex(/^\d*$/, errorMessage('incident_count_invalid'))
const moment = z.string()
const { kind, title, description } = incidentSchema.shape
const words = z.string().max(5000, errorMessage('text_too_long', { n: 5000 }))
const schema = z.object({
  kind,
  title,
  noticedAt: moment.min(1, errorMessage('meeting_time_missing')),
  description,
  measures: words,
  peopleConcerned: words,
  peopleCount: number,
  recordsConcerned: words,
  recordsCount: number,
  consequences: words,
  contact: words,
  authorityToldAt: moment,
  peopleToldAt: moment,
  whyNotTold: words,
  isClosed: z.boolean(),
})

const labels = {
  title: 'Titre',
  kind: 'Nature',
  noticedAt: 'Constaté le',
  description: 'Ce qui s’est passé',
  peopleConcerned: 'Catégories de personnes concernées',
  peopleCount: 'Nombre approximatif de personnes',
  recordsConcerned: 'Catégories de données concernées',
  recordsCount: 'Nombre approximatif d’enregistrements',
  consequences: 'Conséquences probables',
  contact: 'Contact pour en savoir plus',
  authorityToldAt: 'CNIL notifiée le',
  peopleToldAt: 'Personnes informées le',
  whyNotTold: 'Pourquoi la CNIL n’est pas notifiée, ou l’est après 72 heures',
  measures: 'Mesures prises',
  isClosed: 'Clore',
}

const kinds = [
  { value: 'incident', label: 'Incident' },
  {
    value: 'breach',
    label: 'Violation de données',
    hint: 'À notifier à la CNIL dans les 72 heures, article 33 du RGPD.',
  },
]

/** Value of a native datetime field, in Paris time. */
function fieldOf(instant: string | null): string {
  if (!instant) return ''
  const { day, time } = wallTimeOf(new Date(instant))
  return `${day}T${time}`
}

function instantIn(field: string): string | null {
  if (!field) return null
  const [day = '', time = ''] = field.split('T')
  const instant = instantOf(day, time.slice(0, 5))
  if (!instant) throw new AppError('slot_time_does_not_exist')
  return instant.toISOString()
}

/** Creates an incident with the facts known now, or completes it later. */
export function IncidentForm({ incident, onClose }: { incident: IncidentRow | null; onClose: () => void }) {
  const queries = useQueryClient()
  const [opened] = useState(() => new Date().toISOString())
  const form = useZodForm({
    id: 'incident',
    schema,
    labels,
    defaultValues: {
      kind: incident?.kind ?? 'incident',
      title: incident?.title ?? '',
      noticedAt: fieldOf(incident?.noticed_at ?? opened),
      description: incident?.description ?? '',
      measures: incident?.measures ?? '',
      peopleConcerned: incident?.people_concerned ?? '',
      peopleCount: incident?.people_count?.toString() ?? '',
      recordsConcerned: incident?.records_concerned ?? '',
      recordsCount: incident?.records_count?.toString() ?? '',
      consequences: incident?.consequences ?? '',
      contact: incident?.contact ?? '',
      authorityToldAt: fieldOf(incident?.authority_told_at ?? null),
      peopleToldAt: fieldOf(incident?.people_told_at ?? null),
      whyNotTold: incident?.why_not_told ?? '',
      isClosed: incident?.closed_at != null,
    },
  })
  useFocusOnFirstField(form)
  const isBreach = useWatch({ control: form.control, name: 'kind' }) === 'breach'
  const record = useMutation({
    mutationFn: async (values: z.output<typeof schema>) =>
      invoke('record-incident', {
        ...values,
        id: incident?.id ?? null,
        noticedAt: instantIn(values.noticedAt) ?? '',
        peopleCount: values.peopleCount === '' ? null : Number(values.peopleCount),
        recordsCount: values.recordsCount === '' ? null : Number(values.recordsCount),
        authorityToldAt: instantIn(values.authorityToldAt),
        peopleToldAt: instantIn(values.peopleToldAt),
      }),
    meta: { notice: 'incident_recorded', showsItsErrors: true },
    async onSuccess() {
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <Card title={incident ? `Incident n° ${incident.number}` : 'Consigner un incident'}>
      <Form
        form={form}
        act={record}
        claims={{
          incident_in_future: 'noticedAt',
          breach_undecided: 'whyNotTold',
          slot_time_does_not_exist: 'noticedAt',
        }}
      >
        <FormField form={form} name="title">
          {(control) => <Input {...control} />}
        </FormField>
        <FormRadioGroup form={form} name="kind" options={kinds} />
        <FormField form={form} name="noticedAt" hint="Heure de Paris">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <FormField form={form} name="description" hint="Les faits, sans nommer personne.">
          {(control) => <Textarea {...control} rows={5} />}
        </FormField>
        {isBreach && <BreachFields form={form} />}
        <FormField form={form} name="measures" need="optional">
          {(control) => <Textarea {...control} rows={4} />}
        </FormField>
        <FormCheckbox form={form} name="isClosed">
          Cet incident est clos
        </FormCheckbox>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={record.isPending}>
            Consigner
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Fermer
          </Button>
        </div>
      </Form>
    </Card>
  )
}

type FormOfIncident = Parameters<typeof FormField<z.input<typeof schema>, z.output<typeof schema>>>[0]['form']

/** Fields required by GDPR article 33(3). */
function BreachFields({ form }: { form: FormOfIncident }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <FormField form={form} name="peopleConcerned" need="optional">
          {(control) => <Input {...control} />}
        </FormField>
        <FormField form={form} name="peopleCount" need="optional">
          {(control) => <Input {...control} inputMode="numeric" />}
        </FormField>
        <FormField form={form} name="recordsConcerned" need="optional">
          {(control) => <Input {...control} />}
        </FormField>
        <FormField form={form} name="recordsCount" need="optional">
          {(control) => <Input {...control} inputMode="numeric" />}
        </FormField>
      </div>
      <FormField form={form} name="consequences" need="optional">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
      <FormField form={form} name="contact" need="optional">
        {(control) => <Input {...control} />}
      </FormField>
      <div className="grid gap-5 md:grid-cols-2">
        <FormField form={form} name="authorityToldAt" need="optional">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <FormField form={form} name="peopleToldAt" need="optional">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
      </div>
      <FormField form={form} name="whyNotTold" need="optional">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
    </>
  )
}
