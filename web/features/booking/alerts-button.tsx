import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { genderPreferences } from '#domain/booking/words.ts'
import { momentChoices } from '#domain/directory/filters.ts'
import { formatDateTime, formatDay } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { labelOf, languages } from '#domain/profile/choices.ts'
import { dayOf, isDay } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { RequestedPractitioner } from './requested-practitioner.ts'
import { signInFirst } from './shared/sign-in-first.ts'
import { type SlotAlert, slotAlerts } from './shared/slot-alerts.ts'
import { useAskForAlert } from './shared/use-ask-for-alert.ts'
import type { BookingChoices, Choose } from './use-booking-choices.ts'

type AlertsButtonProps = {
  choices: BookingChoices
  choose: Choose
  times: readonly Date[]
  person: RequestedPractitioner | undefined
}

/** Waiting list: an alert for a day without free slots, and the existing alerts. */
export function AlertsButton(props: AlertsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Aucune heure ne vous va ?
      </Button>
      {isOpen && <Alerts {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Alerts({ onClose, ...asked }: AlertsButtonProps & { onClose: () => void }) {
  const auth = useAuthState()
  const isSignedIn = auth.status === 'signed-in'
  const { data: alerts = [] } = useQuery({ ...slotAlerts, enabled: isSignedIn })
  return (
    <BottomSheet
      onClose={onClose}
      title="Être prévenu·e"
      description={<p>Un e-mail part dès qu’une heure s’ouvre. Elle n’est gardée pour personne.</p>}
    >
      {/* React events bubble through the portal: a submit would reach the booking form. */}
      <div className="grid gap-5" onSubmit={(event) => event.stopPropagation()}>
        <DayAlertForm {...asked} isSignedIn={isSignedIn} onShown={onClose} />
        {alerts.length > 0 && (
          <div>
            <h3 className="font-sans font-semibold text-base">Vos alertes</h3>
            <ul className="grid divide-y">
              {alerts.map((alert) => (
                <WaitingAlert key={alert.id} alert={alert} person={asked.person} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </BottomSheet>
  )
}

type DayAlertFormProps = AlertsButtonProps & { isSignedIn: boolean; onShown: () => void }

function DayAlertForm({ choices, choose, times, person, isSignedIn, onShown }: DayAlertFormProps) {
  const navigate = useNavigate()
  const today = dayOf(useNow(60))
  const ask = useAskForAlert({ showsItsErrors: true })
  const form = useZodForm({
    id: 'alert',
    schema: z.object({
      day: z.string().refine((day) => isDay(day) && day >= today, errorMessage('slot_alert_day_missing')),
    }),
    labels: { day: person ? `Un jour où ${person.name} n’a rien de libre` : 'Un jour où rien n’est libre' },
    defaultValues: { day: '' },
  })
  async function wait({ day }: { day: string }) {
    // The day has free slots after all: show it.
    if (times.some((start) => dayOf(start) === day)) {
      choose({ day })
      onShown()
      return
    }
    if (!isSignedIn) {
      await signInFirst(navigate)
      return
    }
    await ask.mutateAsync({ gender: choices.gender, practitionerId: person?.id ?? null, day })
    form.reset()
  }
  return (
    <Form form={form} act={{ mutateAsync: wait, isPending: ask.isPending }} layout="grid gap-3">
      <FormField form={form} name="day">
        {(control) => <Input {...control} type="date" min={today} />}
      </FormField>
      <div>
        <Button type="submit" variant="outline" isBusy={ask.isPending}>
          Me prévenir
        </Button>
      </div>
    </Form>
  )
}

function WaitingAlert({ alert, person }: { alert: SlotAlert; person: RequestedPractitioner | undefined }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: async () => {
      const supabase = await client()
      const { error } = await supabase.from('slot_alerts').delete().eq('id', alert.id)
      if (error) throw await appErrorOf(error)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: slotAlerts.queryKey }),
  })
  const words = wordsOf(alert, person)
  return (
    <li className="flex items-center justify-between gap-3">
      {words}
      <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        Retirer<span className="sr-only"> l’alerte : {words}</span>
      </Button>
    </li>
  )
}

function wordsOf(alert: SlotAlert, person: RequestedPractitioner | undefined): string {
  const { gender, practitionerId, day, startsAt, moment, area, language } = alert
  const when = startsAt ? formatDateTime(new Date(startsAt)) : day && formatDay(day)
  const part = momentChoices.find((one) => one.moment === moment)?.label
  const spoken = language && labelOf(languages, language)
  const looked = [when ?? part, area, spoken].filter(Boolean).join(', ') || 'Dès qu’une heure s’ouvre'
  if (practitionerId) return `${looked}, avec ${practitionerId === person?.id ? person.name : 'une personne choisie'}`
  return gender === 'any' ? looked : `${looked} (${genderPreferences[gender].toLowerCase()})`
}
