import { withFullStop } from '../with-full-stop.ts'
import type { ReportReader } from './report-reader.ts'

const list = new Intl.ListFormat('fr', { type: 'disjunction' })

/** `practitioner`: a name on screen; a mail names nobody whom the person meets. */
export function reportReaderWords({ names, supervisor }: ReportReader, practitioner: string): string {
  const reader = names.length > 0 ? `${list.format(names)}, psychologue` : 'Une personne référente, psychologue'
  if (supervisor === 'only')
    return `Il n’y a pas d’autre personne référente en ce moment : ${reader}, qui supervise ${practitioner}, vous lira.`
  if (supervisor === 'late')
    return `Personne ne vous a répondu à temps. ${reader}, qui supervise ${practitioner}, peut maintenant vous lire aussi.`
  const sentence = `${reader}, vous lira.`
  return supervisor === 'other'
    ? `${sentence} Ce n’est pas la personne qui supervise ${withFullStop(practitioner)}`
    : sentence
}
