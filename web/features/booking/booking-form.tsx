import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { consultationTypes } from '#domain/booking/words.ts'
import { CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ErrorSummary } from '#web/components/ui/error-summary.tsx'
import { profileQuery } from '#web/features/profile/queries.ts'
import { useAuthState } from '#web/lib/auth-state.ts'
import { type BookingDraft, bookingDraft } from '#web/lib/booking-draft.ts'
import { invoke } from '#web/lib/invoke.ts'
import { type BookingField, type BookingProblems, bookingProblems, fieldIds, fieldLabels } from './booking-problems.ts'
import { PendingPaymentNotice } from './pending-payment-notice.tsx'
import { PractitionerBlock } from './practitioner-block.tsx'
import { freePractitioners, freeTimes } from './queries.ts'
import { Recap } from './recap.tsx'
import { RequestBlock } from './request-block.tsx'
import { SlotTakenNotice } from './slot-taken-notice.tsx'
import { TimeBlock } from './time-block.tsx'
import { TopicBlock } from './topic-block.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { alternativesIn, useTakeSlot } from './use-take-slot.ts'

const SUMMARY_ID = 'booking-summary'

/** From a wish to a held start. What is typed survives a refusal, a reload and the way back from the payment. */
export function BookingForm() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { choices, choose } = useBookingChoices()
  const [draft, setDraft] = useState<BookingDraft>(() => bookingDraft.read())
  const [birthdate, setBirthdate] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const times = useQuery(freeTimes(choices.gender))
  const auth = useAuthState()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const { data: profile } = useQuery({ ...profileQuery(userId), enabled: userId !== '' })
  const hold = useTakeSlot(
    (request: InputOf<'hold-slot'>, idempotencyKey) => invoke('hold-slot', request, { idempotencyKey }),
    async ({ needsParent }) => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] })
      await navigate(href('/payment'), { state: { needsParent } })
    },
  )
  const { refusal } = hold
  const asksBirthdate = birthdate !== undefined || refusal?.code === 'birthdate_missing' || profile?.birthdate === null

  useEffect(() => bookingDraft.keep(draft), [draft])
  // After an attempt, once the summary is drawn.
  useEffect(() => {
    if (refusal || attempts > 0) document.getElementById(SUMMARY_ID)?.focus()
  }, [refusal, attempts])

  const request = {
    startsAt: choices.slot ?? '',
    practitionerId: choices.with,
    consultationType: choices.type,
    genderPreference: choices.gender,
    topic: draft.topic,
    topicConsent: true as const,
    appearance: choices.appearance,
    pseudonym: choices.appearance === 'first_name' ? null : draft.pseudonym,
    birthdate: birthdate || null,
  }
  const found = bookingProblems({ ...request, topicConsent: draft.topicConsent })
  if (asksBirthdate && !birthdate) found.birthdate = errorMessage('birthdate_missing')
  // What is mended leaves the summary at once.
  const problems: BookingProblems = attempts > 0 ? found : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    if (hold.isBusy) return
    if (Object.keys(found).length === 0) hold.run(request)
    else setAttempts(attempts + 1)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <form id="booking-form" onSubmit={submit} noValidate className="grid grid-cols-1 gap-10">
        <div id={SUMMARY_ID} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
          <PendingPaymentNotice />
          <ErrorSummary problems={listOf(problems)} />
          {refusal?.code === 'slot_taken' && (
            <SlotTakenNotice
              alternatives={alternativesIn(refusal)}
              onChoose={({ startsAt, practitionerId }) => {
                choose({ slot: startsAt, with: practitionerId, date: null })
                hold.forgetRefusal()
              }}
            />
          )}
          {refusal && refusal.code !== 'slot_taken' && (
            <Alert tone={refusal.code === 'birthdate_missing' ? 'warning' : 'error'}>
              {errorMessage(refusal.code, refusal.params)}
            </Alert>
          )}
        </div>
        <RequestBlock
          choices={choices}
          choose={choose}
          pseudonym={draft.pseudonym}
          onPseudonym={(pseudonym) => setDraft({ ...draft, pseudonym })}
          pseudonymError={problems.pseudonym}
        />
        <TimeBlock
          number={2}
          choices={choices}
          choose={choose}
          times={times.data}
          hasFailed={times.isError}
          onRetry={() => void times.refetch()}
          error={problems.startsAt}
        />
        <PractitionerBlock number={3} choices={choices} choose={choose} />
        <TopicBlock
          draft={draft}
          onDraft={setDraft}
          birthdate={asksBirthdate ? (birthdate ?? '') : undefined}
          onBirthdate={setBirthdate}
          errors={problems}
        />
      </form>
      <Recap
        start={choices.slot ? new Date(choices.slot) : undefined}
        practitionerName={useChosenName(choices) ?? 'Une des personnes libres'}
        typeName={consultationTypes[choices.type]}
        priceCents={CONSULTATION_PRICE_CENTS}
        action="Réserver et Payer"
        isBusy={hold.isBusy}
        foot="Paiement à l’étape suivante seulement."
      />
    </div>
  )
}

function useChosenName({ slot, gender, with: id }: ReturnType<typeof useBookingChoices>['choices']) {
  const { data: people } = useQuery({ ...freePractitioners(slot ?? '', gender), enabled: slot !== null })
  return people?.find((person) => person.id === id)?.name
}

function listOf(problems: BookingProblems) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entries = Object.entries(problems) as [BookingField, string][]
  return entries.map(([field, text]) => ({ fieldId: fieldIds[field], label: fieldLabels[field], text }))
}
