import { formatDateTime } from '#domain/format-time.ts'
import type { ReportReader } from '#domain/reports/report-reader.ts'
import { reportReaderWords } from '#domain/reports/report-reader-words.ts'
import type { MailTemplate } from '../mail-content.ts'

interface Data {
  dueAt: string
  reader: ReportReader
  news: 'received' | 'changed'
}

/** Tells the author of a report who reads it, at first and whenever that changes. Names nobody they meet. */
export const reportReader: MailTemplate<Data> = ({ dueAt, reader, news }, { publicUrl }) => {
  const subject = news === 'received' ? 'Nous avons bien reçu ce que vous nous avez écrit' : 'Qui vous lira a changé'
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: reportReaderWords(reader, 'la personne qui vous a reçu') },
      ...(reader.supervisor === 'late'
        ? []
        : [
            {
              kind: 'paragraph',
              text: `Une réponse vous est promise avant le ${formatDateTime(new Date(dueAt))}.`,
            } as const,
          ]),
      ...(reader.supervisor === 'only' || reader.supervisor === 'late'
        ? ([
            { kind: 'paragraph', text: 'Si cela vous gêne, écrivez-nous : nous chercherons quelqu’un d’autre.' },
            { kind: 'button', label: 'Nous écrire', url: `${publicUrl}/contact` },
          ] as const)
        : []),
    ],
  }
}
