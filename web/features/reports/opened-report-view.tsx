import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { REPORT_ANSWER_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { severityNames } from '#domain/reports/categories.ts'
import { reportAnswerSchema } from '#domain/reports/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { openedReport, type ReportToAnswer, reportsToAnswer } from './queries.ts'
import { ReporterIdentity } from './reporter-identity.tsx'

/** Text of a report, for the referent who took it. */
export function OpenedReportView({ report }: { report: ReportToAnswer }) {
  const opened = useQuery(openedReport(report.id))
  return (
    <QueryState query={opened} failure="Nous n’avons pas pu ouvrir ce signalement.">
      {({ body, reporterName, sessionAt, answer, opening }) => (
        <div className="grid gap-4">
          <div className="rounded-xl bg-muted p-4">
            <p className="mb-1 text-small text-muted-foreground">
              {reporterName ?? 'Compte supprimé'}
              {sessionAt && ` · séance du ${formatDateTime(new Date(sessionAt))}`}
            </p>
            <p className="whitespace-pre-wrap break-words">{body}</p>
          </div>
          {answer ? (
            <div className="rounded-xl bg-secondary p-4 text-secondary-foreground">
              <h3 className="mb-1 text-heading-xs">Votre réponse</h3>
              <p className="whitespace-pre-wrap break-words">{answer}</p>
            </div>
          ) : (
            <AnswerForm report={report} />
          )}
          {report.severity === 'grave' && reporterName && <ReporterIdentity reportId={report.id} opening={opening} />}
          {!report.suspension_requested_at && <SuspensionRequest report={report} />}
        </div>
      )}
    </QueryState>
  )
}

const schema = reportAnswerSchema.omit({ reportId: true })
const labels = { severity: 'Gravité', answer: 'Votre réponse à la personne' }
const severities = Object.entries(severityNames).map(([value, label]) => ({ value, label }))

function AnswerForm({ report: { id: reportId, severity } }: { report: ReportToAnswer }) {
  const queryClient = useQueryClient()
  const form = useZodForm({ id: `answer-${reportId}`, schema, labels, defaultValues: { severity, answer: '' } })
  const send = useMutation({
    mutationFn: (words: z.infer<typeof schema>) => invoke('answer-report', { reportId, ...words }),
    onSuccess: () =>
      Promise.all(
        [reportsToAnswer.queryKey, openedReport(reportId).queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    meta: { showsItsErrors: true, notice: 'report_answered' },
  })
  return (
    <Form form={form} act={send} layout="grid gap-4">
      <FormRadioGroup form={form} name="severity" options={severities} />
      <FormField form={form} name="answer" hint="Elle la lira sur son résumé de séance, avec votre nom.">
        {(control) => <Textarea {...control} maxLength={REPORT_ANSWER_MAX_CHARACTERS} />}
      </FormField>
      <div>
        <Button type="submit" isBusy={send.isPending}>
          Répondre
        </Button>
      </div>
    </Form>
  )
}

function SuspensionRequest({ report: { id: reportId, practitioner_name: name } }: { report: ReportToAnswer }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const request = useMutation({
    mutationFn: (reason: string) => invoke('request-suspension', { reportId, reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsToAnswer.queryKey }),
    meta: { showsItsErrors: true, notice: 'sent_to_administration' },
  })
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Demander une suspension…
      </Button>
      <ReasonDialog
        id={`suspend-${reportId}`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Demander la suspension de ${name} ?`}
        description="L’administration décide. Elle lit votre raison, pas le signalement."
        label="Votre raison"
        confirmLabel="Demander la suspension"
        act={request}
      />
    </div>
  )
}
