import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { reportCategories } from '#domain/reports/categories.ts'
import { Card } from '#web/components/ui/card.tsx'
import { type MyReport, myReports } from '../queries.ts'

type ReportAnswersProps = {
  appointmentId: string
  /** A psychologist has no supervisor. */
  isOfStudent: boolean
}

/** The patient's reports, who reads them, and the referent's answers. */
export function ReportAnswers({ appointmentId, isOfStudent }: ReportAnswersProps) {
  const { data: reports = [] } = useQuery(myReports(appointmentId))
  return reports.map((report) => (
    <Card key={report.id} title="Votre signalement">
      <div className="grid gap-3">
        <div>
          <p className="font-semibold">{reportCategories[report.category].label}</p>
          <p className="whitespace-pre-wrap break-words text-muted-foreground">{report.body}</p>
        </div>
        {report.answer ? (
          <div className="rounded-xl bg-secondary p-4 text-secondary-foreground">
            <h3 className="mb-1">La réponse de {report.referent_name}, psychologue</h3>
            <p className="whitespace-pre-wrap break-words">{report.answer}</p>
          </div>
        ) : (
          <div className="grid gap-1 text-small">
            <p>Une personne référente vous répond avant le {formatDateTime(new Date(report.answer_due_at))}.</p>
            {report.referent_name && <p>{report.referent_name}, psychologue, vous a lu.</p>}
            {isOfStudent && <p>{supervisorWords(report)}</p>}
          </div>
        )}
      </div>
    </Card>
  ))
}

function supervisorWords({ practitioner_name: name, supervisor_reads_from: readsFrom }: MyReport): string {
  return readsFrom
    ? `Aucune autre personne n’est disponible à temps : celle qui supervise ${name} peut aussi vous lire.`
    : `La personne qui supervise ${name} ne lit pas ce que vous avez écrit.`
}
