import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { formatDate } from '#domain/format.ts'
import { formatDateTime, formatDayInYear, formatTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import type { NoteFile } from '#domain/notes/note-file.ts'
import { sendBackSchema } from '#domain/notes/schema.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { dayOf } from '#domain/time.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import type { SupervisionAlert } from '#web/features/supervision/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { noteFile } from '../queries.ts'
import { CrisisPanel, useCrisisOf } from '../room/panels/crisis-panel.tsx'
import { NoteHistory } from './note-history.tsx'
import { NoteText } from './note-text.tsx'
import { ReviewAside } from './review-aside.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'

const QUEUE = `${href('/therapist/dashboard')}?tab=supervision`

/** A student's session for their supervisor or a referent: the crisis that was flagged about it, and the note. */
export function NoteReview({ appointmentId }: { appointmentId: string }) {
  const file = useQuery({ ...noteFile(appointmentId), retry: false })
  const refusal = file.error instanceof AppError ? file.error : undefined
  const crisis = useCrisisOf(appointmentId)
  return (
    <>
      <Link
        to={QUEUE}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary"
      >
        <Icon name="arrow-left" className="size-4" />
        Notes à relire
      </Link>
      {refusal?.code === 'not_found' || refusal?.code === 'note_not_ready' || refusal?.code === 'not_allowed' ? (
        <>
          <div>
            <PageTitle size="narrow">{crisis ? 'Séance' : 'Note de séance'}</PageTitle>
            {crisis && <p className="mt-1 text-muted-foreground">{whenOf(crisis)}</p>}
          </div>
          {crisis && <CrisisPanel alert={crisis} />}
          <EmptyState sentence={absenceOf(refusal.code, crisis)} />
        </>
      ) : (
        <QueryState query={file} failure="Nous n’avons pas pu ouvrir cette note.">
          {(opened) => <Review file={opened} crisis={crisis} />}
        </QueryState>
      )}
    </>
  )
}

function absenceOf(code: ErrorCode, crisis: SupervisionAlert | undefined): string {
  if (code === 'note_not_ready') return errorMessage('note_not_ready')
  return crisis ? 'La note de cette séance ne vous a pas encore été confiée.' : errorMessage('consultation_not_found')
}

const whenOf = ({ studentName, startsAt }: SupervisionAlert) =>
  [studentName, startsAt && formatDateTime(startsAt)].filter(Boolean).join(' · ')

function Review({ file, crisis }: { file: NoteFile; crisis: SupervisionAlert | undefined }) {
  const now = useNow(60)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState<'sign' | 'send-back'>()
  const [trouble, setTrouble] = useState<AppError>()
  // Here and not in the dialog, which closes when the text has changed: the comment must still be there afterwards.
  const sendBackForm = useZodForm({
    id: 'send-back',
    schema: sendBackSchema,
    labels: { comment: 'Ce qui est à revoir' },
    defaultValues: { comment: '' },
  })
  const { appointmentId, waiting } = file
  const askAgain = () => queryClient.refetchQueries({ queryKey: noteFile(appointmentId).queryKey })
  const forgetQueue = () => queryClient.invalidateQueries({ queryKey: ['notes-to-review'] })
  const contentHash = waiting?.contentHash ?? ''
  async function explain(error: Error) {
    setAsks(undefined)
    if (error instanceof AppError) setTrouble(error)
    await askAgain()
  }
  const sign = useMutation({
    mutationFn: () => invoke('review-note', { appointmentId, contentHash, decision: 'signed', comment: '' }),
    onSuccess: async () => {
      setAsks(undefined)
      await Promise.all([askAgain(), forgetQueue()])
    },
    onError: explain,
    meta: { showsItsErrors: true, notice: 'note_signed_off' },
  })
  const sendBack = useMutation({
    mutationFn: ({ comment }: { comment: string }) =>
      invoke('review-note', { appointmentId, contentHash, decision: 'needs_revision', comment }),
    onSuccess: async () => {
      await forgetQueue()
      await navigate(QUEUE)
    },
    onError: (error) => (error instanceof AppError && error.status === 409 ? explain(error) : undefined),
    meta: { showsItsErrors: true, notice: 'note_sent_back' },
  })
  const mustReadAgain = trouble?.code === 'note_changed_meanwhile'
  return (
    <>
      <div>
        <PageTitle size="narrow">Note de séance</PageTitle>
        <p className="mt-1 text-muted-foreground">{subtitleOf(file)}</p>
      </div>
      {crisis && <CrisisPanel alert={crisis} />}
      {trouble && <Trouble error={trouble} onRead={() => setTrouble(undefined)} />}
      <div className="grid grid-cols-1 items-start gap-5 max-lg:pb-20 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid gap-5">
          <NoteText file={file} />
          <Summary file={file} />
        </div>
        <div className="grid gap-5 xl:sticky xl:top-28">
          <ReviewAside
            file={file}
            now={now}
            mustReadAgain={mustReadAgain}
            onSign={() => setAsks('sign')}
            onSendBack={() => setAsks('send-back')}
          />
          <NoteHistory steps={file.history} now={now} />
          <p className="flex gap-2 px-1 text-muted-foreground text-small">
            <Icon name="scroll-text" className="mt-0.5 size-4" />
            Votre lecture est inscrite dans le journal d’accès de la personne.
          </p>
        </div>
      </div>
      {asks === 'sign' && (
        <SignDialog
          isAmendment={waiting?.isAmendment ?? false}
          reviewerName={file.reviewerName}
          now={now}
          isBusy={sign.isPending}
          onSign={() => sign.mutate()}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'send-back' && (
        <SendBackDialog
          form={sendBackForm}
          studentName={file.studentName}
          act={sendBack}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}

function Trouble({ error, onRead }: { error: AppError; onRead: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="rounded-xl outline-none">
      <Alert tone={error.code === 'note_changed_meanwhile' ? 'warning' : 'error'}>
        <p>{errorMessage(error.code, error.params)}</p>
        {error.code === 'note_changed_meanwhile' && (
          <div className="mt-2">
            <Button variant="outline" onClick={onRead}>
              J’ai relu
            </Button>
          </div>
        )}
      </Alert>
    </div>
  )
}

function Summary({ file: { summary } }: { file: NoteFile }) {
  if (!summary) return null
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-sans font-semibold text-heading-xs">Résumé partagé avec la personne</h2>
          <Badge tone="success">
            <Icon name="check" className="size-4" />
            Partagé le {formatDate(dayOf(new Date(summary.sharedAt)))}
          </Badge>
        </div>
        <p className="max-w-[66ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{summary.body}</p>
      </div>
    </Card>
  )
}

function subtitleOf({ studentName, studentGender, startsAt, patientName }: NoteFile): string {
  const status = practitionerStatus({ type: 'student', gender: studentGender, studyYear: null, specialization: null })
  const start = new Date(startsAt)
  const when = `séance du ${formatDayInYear(dayOf(start))} à ${formatTime(start)}`
  return `${studentName}, ${status} · ${when}${patientName ? ` avec «\u00A0${patientName}\u00A0»` : ''}`
}
