import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { formatNearDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { announcementSchema } from '#domain/site/schema.ts'
import { addDays, instantOf, isDay, wallTimeOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { type AnnouncementRow, announcementsQuery } from './queries.ts'

const noDay = errorMessage('slot_date_missing')
const noTime = errorMessage('meeting_time_missing')
const dayField = z.string().refine(isDay, noDay)
const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime)
const schema = z.object({
  body: announcementSchema.shape.body,
  startDay: dayField,
  startTime: timeField,
  endDay: dayField,
  endTime: timeField,
})
type Values = z.output<typeof schema>

/** Announcements shown on top of the site, current and scheduled, and the form for a new one. */
export function Announcements() {
  const announcements = useQuery(announcementsQuery)
  const [isWriting, setWriting] = useState(false)
  return (
    <Card title="Annonces">
      <div className="grid gap-5">
        <QueryState query={announcements} failure="Nous n’avons pas pu lire les annonces.">
          {(all) => (
            <>
              {all.length === 0 && <p className="text-muted-foreground">Aucune annonce.</p>}
              <ul className="divide-y">
                {all.map((one) => (
                  <Row key={one.id} announcement={one} />
                ))}
              </ul>
            </>
          )}
        </QueryState>
        {isWriting ? (
          <AnnouncementForm onClose={() => setWriting(false)} />
        ) : (
          <div>
            <Button variant="outline" onClick={() => setWriting(true)}>
              Écrire une annonce…
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Row({ announcement: { id, body, starts_at: starts, ends_at: ends } }: { announcement: AnnouncementRow }) {
  const queries = useQueryClient()
  const now = useNow(30)
  const withdraw = useMutation({
    mutationFn: () => invoke('withdraw-announcement', { announcementId: id }),
    meta: { notice: 'announcement_withdrawn' },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  const [from, until] = [new Date(starts), new Date(ends)]
  const state = until <= now ? 'Passée' : from > now ? 'À venir' : 'Affichée'
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">{body}</p>
        <p className="text-muted-foreground text-small">
          De {formatNearDateTime(from, now)} à {formatNearDateTime(until, now)}
        </p>
      </div>
      <Badge tone={state === 'Affichée' ? 'success' : 'neutral'}>{state}</Badge>
      <Button variant="ghost" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Retirer<span className="sr-only"> l’annonce « {body} »</span>
      </Button>
    </li>
  )
}

function AnnouncementForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [opened] = useState(() => wallTimeOf(new Date()))
  const form = useZodForm({
    id: 'announcement',
    schema,
    labels: { body: 'Texte', startDay: 'Du', startTime: 'À partir de', endDay: 'Au', endTime: 'Jusqu’à' },
    defaultValues: {
      body: '',
      startDay: opened.day,
      startTime: opened.time,
      endDay: addDays(opened.day, 1),
      endTime: opened.time,
    },
  })
  const publish = useMutation({
    async mutationFn({ body, startDay, startTime, endDay, endTime }: Values) {
      const startsAt = instantOf(startDay, startTime)
      const endsAt = instantOf(endDay, endTime)
      if (!startsAt || !endsAt) throw new AppError('slot_time_does_not_exist')
      await invoke('publish-announcement', {
        body,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
    meta: { notice: 'announcement_published', showsItsErrors: true },
  })
  return (
    <Form form={form} act={publish} claims={{ announcement_ends_before: 'endDay' }}>
      <FormField form={form} name="body" hint="Une phrase douce et utile, en haut de chaque page.">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <FormField form={form} name="startDay">
          {(control) => <Input {...control} type="date" />}
        </FormField>
        <FormField form={form} name="startTime">
          {(control) => <Input {...control} type="time" />}
        </FormField>
        <FormField form={form} name="endDay">
          {(control) => <Input {...control} type="date" />}
        </FormField>
        <FormField form={form} name="endTime">
          {(control) => <Input {...control} type="time" />}
        </FormField>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={publish.isPending}>
          Publier l’annonce
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Form>
  )
}
