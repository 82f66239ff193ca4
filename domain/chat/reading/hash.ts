const SEED = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93

export const emptyHash = SEED | 0

/** FNV-1a step. */
export function extendHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

export function hashOf(text: string): number {
  let hash = emptyHash
  for (let at = 0; at < text.length; at++) hash = extendHash(hash, text.charCodeAt(at))
  return hash >>> 0
}

/** Hash of an ordered pair with its relation. */
export function hashOfPair(first: number, second: number, relation: number): number {
  const mixed = Math.imul(first ^ Math.imul(relation + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b)
  return Math.imul(mixed ^ (mixed >>> 15) ^ second, 0xc2_b2_ae_35) >>> 0
}
