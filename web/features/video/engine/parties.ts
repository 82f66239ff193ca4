/** Who can be in a room, the one who leads a pair first. The presence key of a party is its name here. */
export const parties = ['practitioner', 'supervisor', 'patient', 'guest'] as const
export type Party = (typeof parties)[number]

export function isParty(value: unknown): value is Party {
  return parties.some((party) => party === value)
}

/**
 * In each pair one side alone makes offers and ICE restarts, and the other asks for them: two at once collide (glare) and
 * froze the picture in half of the measured runs.
 */
export function leads(self: Party, other: Party): boolean {
  return parties.indexOf(self) < parties.indexOf(other)
}
