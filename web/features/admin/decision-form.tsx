import { useState } from 'react'
import { REVIEW_UNDO_SECONDS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { studyYears } from '#domain/profile/choices.ts'
import { dayOf } from '#domain/time.ts'
import { proofChecks, reasonTemplates } from '#domain/verification/checks.ts'
import { type ProofMail, proofMailWords } from '#domain/verification/proof-mail.ts'
import { studiesSchema } from '#domain/verification/review-schema.ts'
import { statusValidUntil } from '#domain/verification/status-valid-until.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Supervisor, Verification } from './queries.ts'
import { SupervisorChoice } from './supervisor-choice.tsx'
import { useReviewProof } from './use-review-proof.ts'

type Negative = 'complement' | 'refused'
type DecisionFormProps = {
  file: Verification
  objectId: string
  supervisors: readonly Supervisor[]
  onDecided: () => void
}

/** Approval needs four checks and a supervisor, refusal a reason; shows a preview of the mail. */
export function DecisionForm({ file, objectId, supervisors, onDecided }: DecisionFormProps) {
  const [ticked, setTicked] = useState<readonly (typeof proofChecks)[number][]>([])
  const [supervisorId, setSupervisorId] = useState(file.supervisor_id ?? undefined)
  const [studyYear, setStudyYear] = useState<string | null>(file.study_year)
  const [university, setUniversity] = useState(file.university ?? '')
  const [negative, setNegative] = useState<Negative>()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const review = useReviewProof(onDecided)
  const now = useNow(60)
  const about = { studentId: file.student_id, objectId }

  const accept = () => {
    const missing = [
      ...proofChecks.filter((check) => !ticked.includes(check)),
      ...(supervisorId ? [] : ['une supervision']),
    ]
    const isChanged = studyYear !== file.study_year || university !== (file.university ?? '')
    const studies = studiesSchema.safeParse({ university, studyYear })
    const unfit = isChanged && !studies.success ? studies.error.issues[0]?.message : undefined
    setProblem(missing.length > 0 ? `Reste à cocher : ${missing.join(', ')}` : unfit)
    if (missing.length === 0 && !unfit)
      review.mutate({
        ...about,
        decision: 'accepted',
        checks: [...ticked],
        declared: { name: file.name, university: file.university, studyYear: file.study_year },
        supervisorId: supervisorId ?? null,
        ...(isChanged && studies.success && { studies: studies.data }),
      })
  }
  const answer = (decision: Negative) => {
    if (negative !== decision) {
      setNegative(decision)
      setReason(reasonTemplates[decision][0])
      setProblem(undefined)
    } else if (reason.trim() === '') setProblem(errorMessage('review_reason_missing'))
    else review.mutate({ ...about, decision, reason })
  }
  const supervisorName = supervisors.find((one) => one.supervisor_id === supervisorId)?.name ?? '…'
  const firstName = file.name.split(' ')[0] ?? ''
  const mail: ProofMail = negative
    ? { firstName, decision: negative, reason }
    : { firstName, decision: 'accepted', validUntil: statusValidUntil(dayOf(now)), supervisorName }
  const words = proofMailWords(mail)
  return (
    <>
      <div className="grid gap-5 px-5 pb-5">
        <fieldset>
          <legend className="mb-1 font-semibold">Quatre vérifications</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {proofChecks.map((check) => (
              <Checkbox
                key={check}
                id={`check-${check.replaceAll(' ', '-')}`}
                checked={ticked.includes(check)}
                onCheckedChange={(isTicked) =>
                  setTicked((before) => (isTicked ? [...before, check] : before.filter((one) => one !== check)))
                }
              >
                {check}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        {!negative && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id="proof-study-year" label="Année sur le document">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={studyYear ?? ''}
                  placeholder="Choisir"
                  options={studyYears}
                  onValueChange={setStudyYear}
                />
              )}
            </Field>
            <Field id="proof-university" label="Université sur le document">
              {(wiring) => (
                <Input {...wiring} value={university} onChange={(event) => setUniversity(event.target.value)} />
              )}
            </Field>
          </div>
        )}
        <SupervisorChoice id="supervisor" supervisors={supervisors} value={supervisorId} onChange={setSupervisorId} />
        {negative && (
          <div className="grid gap-4">
            <Field id="reason-template" label="Modèle">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={reasonTemplates[negative].find((one) => one === reason) ?? ''}
                  placeholder="Texte libre"
                  options={reasonTemplates[negative].map((one) => ({ value: one, label: one }))}
                  onValueChange={setReason}
                />
              )}
            </Field>
            <Field id="reason" label="Raison" need="required">
              {(wiring) => (
                <Textarea
                  {...wiring}
                  value={reason}
                  maxLength={1000}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
        <section aria-label="E-mail qui partira" className="grid gap-1 rounded-xl bg-muted p-4 text-small">
          <p className="font-semibold">E-mail qui partira</p>
          <p>
            <span className="text-muted-foreground">Objet : </span>
            {words.subject}
          </p>
          <p>{words.text}</p>
        </section>
        <output>{problem && <Alert tone="warning">{problem}</Alert>}</output>
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t bg-secondary p-5">
        {!negative && (
          <Button isBusy={review.isPending} onClick={accept}>
            <Icon name="check" />
            Valider
          </Button>
        )}
        {negative !== 'refused' && (
          <Button
            variant={negative ? 'primary' : 'outline'}
            isBusy={review.isPending}
            onClick={() => answer('complement')}
          >
            {negative ? 'Envoyer la demande' : 'Demander un complément…'}
          </Button>
        )}
        {negative !== 'complement' && (
          <Button
            variant={negative ? 'destructive' : 'ghost'}
            isBusy={review.isPending}
            onClick={() => answer('refused')}
          >
            {negative ? 'Envoyer le refus' : 'Refuser…'}
          </Button>
        )}
        {negative && (
          <Button variant="ghost" onClick={() => setNegative(undefined)}>
            Revenir
          </Button>
        )}
        <span className="ml-auto text-note">Annulable {REVIEW_UNDO_SECONDS} s</span>
      </footer>
    </>
  )
}
