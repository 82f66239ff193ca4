import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'

const DEATH =
  /(?<!\p{L})(?:(?:mon|ma) (?<who>[\p{L}-]+)[^.!?,]{0,25} (?:mort|morte|d[ée]c[ée]d[ée]e?|nous a quitt[ée]s?|s['’]est [ée]teinte?)|(?:perdu|enterr[ée]) (?:mon|ma) (?<lost>[\p{L}-]+))(?!\p{L})/iu
/** Whoever tells of a death is met with one plain word of sympathy, once, which claims no sorrow of ours; null where no death is told. */
export function sympathyFor(state: ConversationState, message: string): string | null {
  const { who, lost } = DEATH.exec(message)?.groups ?? {}
  const dead = (who ?? lost)?.toLowerCase()
  return dead ? unusedWording(state, 'sympathy', [`Perdre votre ${dead}, c’est une grande peine.`]) : null
}
