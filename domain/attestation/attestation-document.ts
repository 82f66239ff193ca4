import { STAGE_HOURS } from '../constants.ts'
import { formatDate } from '../format.ts'
import { formatDateTime } from '../format-time.ts'
import { formatHours } from '../hours/format-hours.ts'
import { type HourKind, hourKinds } from '../hours/kinds.ts'
import type { Day } from '../time.ts'
import { SEAL_SENTENCE } from './seal-sentence.ts'
import { type SupervisionPeriod, supervisionPeriods } from './supervision-periods.ts'

/** Title of the order as published; the university decides which of its articles applies. */
const ORDER =
  'Arrêté du 19 mai 2006 relatif aux modalités d’organisation et de validation du stage professionnel prévu par le décret n° 90-255 du 22 mars 1990 modifié fixant la liste des diplômes permettant de faire usage professionnel du titre de psychologue.'

export interface AttestedHours {
  number: string
  studentName: string
  studies: string
  university: string | null
  supervisorName: string
  practisingSince: Day
  /** Days on which the student was theirs. */
  periods: readonly SupervisionPeriod[]
  minutes: number
  byKind: readonly { kind: HourKind; minutes: number }[]
  firstDay: Day
  lastDay: Day
  sealedAt: Date
  /** Public verification page. */
  url: string
}

export interface AttestationDocument {
  title: string
  number: string
  statement: string
  rows: readonly (readonly [label: string, value: string])[]
  order: string
  notice: string
  sealed: string
  url: string
}

/** Content of the attestation. */
export function attestationDocument(hours: AttestedHours): AttestationDocument {
  const since = Number(hours.practisingSince.slice(0, 4))
  const student = [hours.studentName, hours.studies, hours.university].filter(Boolean).join(', ')
  return {
    title: 'Attestation d’heures de stage',
    number: hours.number,
    statement: `${hours.supervisorName}, psychologue exerçant depuis ${since}, atteste que ${student}, a effectué sous sa supervision (${supervisionPeriods(hours.periods)}), sur la plateforme Mivoix, ${formatHours(hours.minutes)} de stage entre le ${formatDate(hours.firstDay)} et le ${formatDate(hours.lastDay)}.`,
    rows: [
      ...hours.byKind.map(({ kind, minutes }) => [hourKinds[kind], formatHours(minutes)] as const),
      ['Total', `${formatHours(hours.minutes)} sur les ${STAGE_HOURS} h du stage`],
    ],
    order: ORDER,
    notice: SEAL_SENTENCE,
    sealed: `Scellée le ${formatDateTime(hours.sealedAt)} par ${hours.supervisorName}, psychologue.`,
    url: hours.url,
  }
}
