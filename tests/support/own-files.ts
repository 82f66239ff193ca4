import type { SignedIn } from './app.ts'

export const avatars = (who: SignedIn) => who.storage.from('avatars')
export const proofs = (who: SignedIn) => who.storage.from('proofs')

/** Path of a file in a user's own folder. */
export const own = (who: SignedIn, name: string) => `${who.person.id}/${name}`
