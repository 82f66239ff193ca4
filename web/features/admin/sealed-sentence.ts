import type { Overview } from './queries.ts'

/** How far the hash chain of the audit log was verified; nothing is on the first day. */
export const sealedSentence = ({ sealed_until: until }: Overview): string =>
  until > 0 ? `Chaîne vérifiée jusqu’au n° ${until}.` : 'La chaîne sera vérifiée pour la première fois cette nuit.'
