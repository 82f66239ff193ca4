import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState, useWatch } from 'react-hook-form'
import { href, useNavigate } from 'react-router'
import { freeCancellationIfBookedNow } from '#domain/booking/appointment/free-cancellation-words.ts'
import { holdRequestOf } from '#domain/booking/hold-request.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import type { AppError } from '#domain/errors.ts'
import type { Alternative, InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { Form } from '#web/components/form/form.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { profileQuery } from '#web/features/profile/queries.ts'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { BookingLayout } from './booking-layout.tsx'
import { ChosenHour } from './chosen-hour.tsx'
import { GenderAtHour } from './gender-at-hour.tsx'
import { alternativesIn } from './hours/alternatives-in.ts'
import { isGone } from './hours/is-gone.ts'
import { isStartLost } from './hours/is-start-lost.ts'
import { SlotTakenNotice } from './hours/slot-taken-notice.tsx'
import { StartGoneNotice } from './hours/start-gone-notice.tsx'
import { TimeBlock } from './hours/time-block.tsx'
import { useMatchingTimes } from './hours/use-matching-times.ts'
import { PendingPaymentNotice } from './pending-payment-notice.tsx'
import { PractitionerBlock } from './practitioner-block.tsx'
import { myAppointments } from './queries.ts'
import { Recap } from './recap.tsx'
import { BirthdateQuestion } from './shared/birthdate-question.tsx'
import { TooYoung } from './shared/too-young.tsx'
import { TopicBlock } from './topic-block.tsx'
import { UnknownPersonNotice } from './unknown-person-notice.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { useBookingForm } from './use-booking-form.ts'
import { useChosenName } from './use-chosen-name.ts'
import { usePrefillFromLastAppointment } from './use-prefill-from-last-appointment.ts'
import { useTakeSlot } from './use-take-slot.ts'

const missing = ['booking_time_missing', 'booking_topic_missing', 'topic_consent_missing'] as const
const missingSentences: readonly string[] = missing.map((code) => errorMessage(code))

/** `open`: no hour was chosen on arrival. `folded`: it is a line above the questions. `changing`: opened again. */
export type HoursView = 'open' | 'folded' | 'changing'

type BookingFormProps = { user: SignedInUser; hours: HoursView; onHours: (view: HoursView) => void }

/**
 * Booking form, from the criteria to a held slot. Its values survive a refusal, a reload and coming back from payment.
 */
export function BookingForm({ user, hours, onHours }: BookingFormProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const now = useNow(60)
  const { choices, choose } = useBookingChoices()
  const { person, isUnknown, times } = useMatchingTimes(choices)
  const { data: profile } = useQuery(profileQuery(user.id))
  const hold = useTakeSlot(
    (request: InputOf<'hold-slot'>, idempotencyKey) => invoke('hold-slot', request, { idempotencyKey }),
    async ({ needsParent }) => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] })
      // The summary was read here, so the card step comes next, unless a parent has to agree first.
      if (needsParent) await navigate(href('/payment'), { state: { needsParent } })
      else await navigate(`${href('/payment')}?step=card`)
    },
  )
  const [isCorrecting, setCorrecting] = useState(false)
  const isSure = useRef(false)
  const asksBirthdate = hold.refusalCode === 'birthdate_missing' || isCorrecting || profile?.birthdate === null
  const { data: mine } = useQuery(myAppointments)
  // Once taken by this form, it is no longer free either.
  const isTaking = hold.isPending || hold.isSuccess
  const gone = mine && !isTaking && isGone(choices.slot, times.data, mine) ? choices.slot : null
  const slot = gone ? null : choices.slot
  const form = useBookingForm({ slot, asksBirthdate })
  const { errors } = useFormState({ control: form.control })
  const [consultationType, appearance, pseudonym, topic, topicConsent, birthdate] = useWatch({
    control: form.control,
    name: ['consultationType', 'appearance', 'pseudonym', 'topic', 'topicConsent', 'birthdate'],
  })
  usePrefillFromLastAppointment(form, person)
  const practitionerName = useChosenName(choices, person)
  const start = slot ? new Date(slot) : undefined
  // Not without an hour, unless the notice of a taken one proposes others.
  const isFolded = hours === 'folded' && (slot !== null || gone !== null || isStartLost(hold.refusalCode))
  const isAnswered = topic.trim() !== '' && topicConsent && (!asksBirthdate || birthdate !== '')
  const questions = useRef<HTMLHeadingElement>(null)
  const hoursField = fieldIdOf(form, 'startsAt')
  useEffect(() => {
    if (hours === 'folded') questions.current?.focus({ preventScroll: true })
    if (hours === 'changing') document.getElementById(hoursField)?.focus()
  }, [hours, hoursField])
  const criteria = { gender: choices.gender, practitionerId: person?.id ?? null }

  function book() {
    const wish = {
      practitionerId: person?.id ?? choices.pick,
      genderPreference: choices.gender,
      isBirthdateSure: isSure.current,
    }
    return hold
      .mutateAsync(holdRequestOf(form.getValues(), wish))
      .catch((refusal: AppError) => {
        if (isStartLost(refusal.code)) choose({ slot: null, pick: null })
        throw refusal
      })
      .finally(() => (isSure.current = false))
  }

  function fold() {
    flushSync(() => onHours('folded'))
    window.scrollTo(0, 0)
  }

  function correctBirthdate() {
    flushSync(() => setCorrecting(true))
    document.getElementById(fieldIdOf(form, 'birthdate'))?.focus()
  }

  const take = ({ startsAt, practitionerId }: Alternative) =>
    choose({
      slot: startsAt,
      day: null,
      pick: practitionerId,
      ...(person && practitionerId !== person.id && { with: null }),
    })

  function explain(refusal: AppError) {
    // Once another start is chosen, the message about the lost one is removed.
    if (isStartLost(refusal.code))
      return start ? null : (
        <SlotTakenNotice
          alternatives={alternativesIn(refusal)}
          refusal={refusal}
          onChoose={take}
          gone={{ ...criteria, startsAt: hold.variables?.startsAt ?? null }}
        />
      )
    if (refusal.code === 'too_young') return <TooYoung />
    if (refusal.code === 'birthdate_to_confirm')
      return (
        <BirthdateQuestion
          refusal={refusal}
          isBusy={hold.isPending}
          onSure={() => (isSure.current = true)}
          onCorrect={correctBirthdate}
        />
      )
    return <Alert tone="error">{errorMessage(refusal.code, refusal.params)}</Alert>
  }

  return (
    <BookingLayout>
      <Form
        form={form}
        act={{ mutateAsync: book, isPending: hold.isPending }}
        explain={explain}
        lead={(said) =>
          said.some((one) => missingSentences.includes(one)) ? errorMessage('booking_field_missing') : undefined
        }
        notices={
          <>
            <PendingPaymentNotice />
            {isUnknown && <UnknownPersonNotice />}
            {gone && times.data && !isUnknown && (
              <StartGoneNotice slot={gone} times={times.data} onChoose={take} criteria={criteria} />
            )}
          </>
        }
        layout="grid grid-cols-1 gap-8"
      >
        {isFolded && slot && (
          <ChosenHour
            slot={slot}
            gender={choices.gender}
            practitionerId={person?.id ?? choices.pick}
            practitionerName={practitionerName}
            onChange={() => onHours('changing')}
          />
        )}
        {isFolded && !slot && (
          <div>
            <Button variant="ghost" onClick={() => onHours('changing')}>
              Toutes les heures
            </Button>
          </div>
        )}
        {!isFolded && (
          <>
            {hours === 'changing' && slot && (
              <div>
                <Button onClick={fold}>Garder cette heure</Button>
              </div>
            )}
            <TimeBlock
              fieldId={hoursField}
              choices={choices}
              choose={choose}
              times={times}
              error={errors.startsAt?.message}
              person={person}
            />
            {times.data && <PractitionerBlock choices={choices} choose={choose} person={person} />}
          </>
        )}
        {(isFolded || times.data) && (
          <TopicBlock form={form} asksBirthdate={asksBirthdate} heading={questions}>
            {isFolded && slot && !person && (
              <GenderAtHour slot={slot} choices={choices} choose={choose} onNobody={() => onHours('changing')} />
            )}
          </TopicBlock>
        )}
        {isFolded && start && (
          <p className="text-muted-foreground lg:hidden">{freeCancellationIfBookedNow(start, now)}</p>
        )}
      </Form>
      {(isFolded || times.data) && (
        <Recap
          formId={form.id}
          start={start}
          isTimeMissing={errors.startsAt !== undefined || isStartLost(hold.refusalCode)}
          practitionerName={practitionerName}
          typeName={`${consultationTypes[consultationType]}, ${CONSULTATION_MINUTES} min en vidéo`}
          seenAs={appearance === 'first_name' ? user.name.split(' ')[0] : pseudonym}
          priceCents={CONSULTATION_PRICE_CENTS}
          action="Réserver et Payer"
          isBusy={hold.isPending}
          isFolded={isFolded}
          onContinue={isFolded || isAnswered ? undefined : fold}
          foot={`${start ? `${freeCancellationIfBookedNow(start, now)} ` : ''}Paiement à l’étape suivante seulement.`}
        />
      )}
    </BookingLayout>
  )
}
