/** Deterministic PRNG (Mulberry32), seeded once. Its products must stay within 32 bits, or its numbers repeat. */
export function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
