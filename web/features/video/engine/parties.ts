import { type Party, parties } from '#domain/video/room.ts'

export function isParty(value: unknown): value is Party {
  return parties.some((party) => party === value)
}

const inOrderOfLead: readonly Party[] = ['practitioner', 'supervisor', 'patient', 'guest']

/**
 * In each pair only one side makes offers and ICE restarts, and the other asks for them: simultaneous offers collide
 * (glare), and froze the picture in half of the measured runs.
 */
export function leads(self: Party, other: Party): boolean {
  return inOrderOfLead.indexOf(self) < inOrderOfLead.indexOf(other)
}
