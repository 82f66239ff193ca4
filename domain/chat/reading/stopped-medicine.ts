import { psychotropics } from './medicine-names.ts'

const AT_ONCE = '(?:d un coup |du jour au lendemain |net |brutalement )?'
const STOPPED = new RegExp(
  ` (?:j ai|je) (?:\\w+ ){0,2}(?:arrete|stoppe|cesse|prends? plus) ${AT_ONCE}(?:de prendre )?(?:(?:tous?|mon|ma|mes|le|la|les|l|un|d) ){0,2}(?:(?:${psychotropics}|traitement|medicaments?|medocs?|cachets?) )+${AT_ONCE}`,
)

/** A treatment that was stopped is for a pharmacist: danger is looked for in what else was said. */
export function withoutStoppedMedicine(plain: string): string {
  return plain.replace(STOPPED, ' ')
}
