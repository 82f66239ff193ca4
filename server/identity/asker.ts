import { type Network, networksOf } from '../http/networks-of.ts'

/** Origin of an attempt at an account: a session of its owner, a device, or a network. */
export interface Asker {
  address: string
  /** Hash of the browser's device id, if it has one. */
  deviceHash: Uint8Array | undefined
  /** True in a session of the account whose second step is done: no stranger has one. */
  isInSession: boolean
}

/** Under what the attempts of an origin are counted. */
export interface Sides {
  sides: readonly Network[]
  /** True for a network: whoever else attacks the account may share its limits. */
  isStranger: boolean
}

/** A session of the owner and a trusted device count by themselves, so that strangers cannot use up their attempts. */
export function sidesOf({ address, deviceHash, isInSession }: Asker, knowsDevice: boolean): Sides {
  if (isInSession) return { sides: [{ name: 'session', breadth: 1 }], isStranger: false }
  if (!knowsDevice || !deviceHash) return { sides: networksOf(address), isStranger: true }
  const name = `device ${Buffer.from(deviceHash).toString('base64url')}`
  return { sides: [{ name, breadth: 1 }], isStranger: false }
}
