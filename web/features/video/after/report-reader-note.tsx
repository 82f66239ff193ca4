import { href, Link } from 'react-router'
import type { ReportReader } from '#domain/reports/report-reader.ts'
import { reportReaderWords } from '#domain/reports/report-reader-words.ts'
import { Alert } from '#web/components/ui/alert.tsx'

type ReportReaderNoteProps = { reader: ReportReader; practitionerName: string | undefined }

/** Names the readers of a report, and tells what the student's supervisor learns of it. */
export function ReportReaderNote({ reader, practitionerName = 'la personne qui vous a reçu' }: ReportReaderNoteProps) {
  return (
    <Alert>
      {reportReaderWords(reader, practitionerName)}
      {reader.supervisor === 'other' && ' Elle saura seulement qu’un signalement existe.'}
      {reader.supervisor === 'only' && (
        <>
          {' '}
          Si cela vous gêne,{' '}
          <Link to={href('/contact')} className="font-semibold underline underline-offset-4">
            écrivez-nous
          </Link>{' '}
          : nous chercherons quelqu’un d’autre.
        </>
      )}
    </Alert>
  )
}
