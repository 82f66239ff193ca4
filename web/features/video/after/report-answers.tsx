import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { reportCategories } from '#domain/reports/categories.ts'
import { Card } from '#web/components/ui/card.tsx'
import { myReports } from '../queries.ts'

/** The patient's reports, and the referent's answers. */
export function ReportAnswers({ appointmentId }: { appointmentId: string }) {
  const { data: reports = [] } = useQuery(myReports(appointmentId))
  return reports.map(({ id, category, body, answer, answer_due_at: dueAt, referent_name: referent }) => (
    <Card key={id} title="Votre signalement">
      <div className="grid gap-3">
        <div>
          <p className="font-semibold">{reportCategories[category].label}</p>
          <p className="whitespace-pre-wrap break-words text-muted-foreground">{body}</p>
        </div>
        {answer ? (
          <div className="rounded-xl bg-secondary p-4 text-secondary-foreground">
            <h3 className="mb-1">La réponse de {referent}, psychologue</h3>
            <p className="whitespace-pre-wrap break-words">{answer}</p>
          </div>
        ) : (
          <p className="text-[15px]">Une personne référente vous répond avant le {formatDateTime(new Date(dueAt))}.</p>
        )}
      </div>
    </Card>
  ))
}
