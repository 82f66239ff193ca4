import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { REPORT_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { reportCategories, reportCategoryNames } from '#domain/reports/categories.ts'
import type { ReportReader } from '#domain/reports/report-reader.ts'
import { practitionerReportSchema } from '#domain/reports/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { ReportReaderNote } from './report-reader-note.tsx'

const schema = practitionerReportSchema.omit({ appointmentId: true, supervisorMayRead: true }).extend({
  // Empty until an option is chosen.
  category: z.string().pipe(practitionerReportSchema.shape.category),
})
const labels = { category: 'De quoi s’agit-il ?', body: 'Ce qui s’est passé' }
const options = reportCategoryNames.map((value) => ({ value, label: reportCategories[value].label }))

/** Asked again each time the form opens: referents come and go. */
const reportReader = (appointmentId: string) =>
  queryOptions({
    queryKey: ['report-reader', appointmentId],
    queryFn: () => invoke('find-report-reader', { appointmentId }),
    staleTime: 0,
  })

type ReportPractitionerProps = {
  appointmentId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onReported?: () => void
}

/** « Signaler un problème »: who reads it is said before it is sent, and again afterwards. */
export function ReportPractitioner({ appointmentId, isOpen, onOpenChange, onReported }: ReportPractitionerProps) {
  const [sent, setSent] = useState<{ answeredBy: Date; reader: ReportReader }>()
  const reader = useQuery({ ...reportReader(appointmentId), enabled: isOpen })
  const form = useZodForm({ id: 'report', schema, labels, defaultValues: { category: '', body: '' } })
  const attempt = useIdempotencyKey()
  const report = useMutation({
    mutationFn: async (words: z.infer<typeof schema>) => {
      const input = { appointmentId, ...words, supervisorMayRead: reader.data?.reader.supervisor === 'only' }
      const answer = await invoke('report-practitioner', input, { idempotencyKey: attempt.keyFor(input) })
      setSent({ answeredBy: new Date(answer.answeredBy), reader: answer.reader })
      attempt.forget()
      form.reset()
      onReported?.()
    },
    // Without waiting for it: offline it never settles.
    onError: () => void reader.refetch(),
    meta: { showsItsErrors: true },
  })
  function change(next: boolean) {
    onOpenChange(next)
    if (!next) setSent(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Signaler un problème"
      description="Seule une personne référente, psychologue, lit ce que vous écrivez. La personne qui vous a reçu ne le verra pas."
      actions={
        sent ? (
          <Button onClick={() => change(false)}>Fermer</Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Annuler
            </Button>
            <Button type="submit" form={form.id} isBusy={report.isPending}>
              Envoyer
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <>
          <Alert tone="success" title="Votre signalement est reçu.">
            Une personne référente vous répond avant le {formatDateTime(sent.answeredBy)}. Sa réponse s’affichera sur
            votre résumé de séance.
          </Alert>
          <ReportReaderNote reader={sent.reader} practitionerName={reader.data?.practitionerName} />
        </>
      ) : (
        <Form form={form} act={report} layout="grid gap-4">
          <p className="text-small">
            En danger maintenant ? Appelez le{' '}
            <a href="tel:17" className="font-semibold underline underline-offset-4">
              17
            </a>{' '}
            ou le{' '}
            <a href="tel:112" className="font-semibold underline underline-offset-4">
              112
            </a>
            .
          </p>
          {reader.data && <ReportReaderNote {...reader.data} />}
          <FormRadioGroup form={form} name="category" options={options} />
          <FormField form={form} name="body" hint="Avec vos mots. Quelques lignes suffisent.">
            {(control) => <Textarea {...control} maxLength={REPORT_MAX_CHARACTERS} />}
          </FormField>
        </Form>
      )}
    </Dialog>
  )
}
