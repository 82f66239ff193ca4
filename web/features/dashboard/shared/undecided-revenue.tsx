import { formatPrice } from '#domain/format.ts'

/** Money that is neither earned nor lost yet. */
export function UndecidedRevenue({ cents }: { cents: number }) {
  return cents > 0 && <p>{formatPrice(cents)} de plus sont en cours d’examen, ou contestés par une banque.</p>
}
