import { expect, test } from 'vitest'
import { isPractitionerAbsent, type Judgement, judge, type RoomStay } from './verdict.ts'

const START = new Date('2026-11-17T14:30:00Z')
const MINUTE = 60
const LAST = 55 * MINUTE
const FIRST = -10 * MINUTE

const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)

/** Reference model: the same rules tick by tick, slow and without shared code. */
function judgeByTicks(
  stays: readonly RoomStay[],
  tick: number,
): Pick<Judgement, 'verdict' | 'jointSeconds' | 'practitionerSeconds'> {
  const size = (LAST - FIRST) / tick
  const tickOf = (instant: Date) => ((instant.getTime() - START.getTime()) / 1000 - FIRST) / tick
  const here = (wanted: (one: RoomStay) => boolean) => {
    const ticks = new Uint8Array(size)
    for (const one of stays) if (wanted(one)) ticks.fill(1, tickOf(one.from), tickOf(one.until))
    return ticks
  }
  const inCall = (party: RoomStay['party']) => {
    const ticks = here((one) => one.party === party && one.phase === 'call')
    let last = -1
    for (let t = 0; t < size; t++) {
      if (!ticks[t]) continue
      if (last >= 0 && (t - last - 1) * tick <= 30) ticks.fill(1, last, t)
      last = t
    }
    return ticks
  }
  const calls = { patient: inCall('patient'), practitioner: inCall('practitioner') }
  /** Ticks in a gap that began with a lost connection and ended with a return. */
  const lostGap = (party: RoomStay['party']) => {
    const ticks = new Uint8Array(size)
    let began = -1
    for (let t = 1; t < size; t++) {
      if (calls[party][t - 1] && !calls[party][t]) {
        const wasLost = stays.some(
          (one) => one.party === party && one.phase === 'call' && one.how === 'lost' && tickOf(one.until) === t,
        )
        began = wasLost ? t : -1
      }
      if (!calls[party][t - 1] && calls[party][t] && began >= 0) ticks.fill(1, began, t)
    }
    return ticks
  }
  const gaps = { patient: lostGap('patient'), practitioner: lostGap('practitioner') }
  let jointTicks = 0
  let unseenTicks = 0
  let practitionerTicks = 0
  let met = false
  for (let t = 0; t < size; t++) {
    if (calls.practitioner[t]) practitionerTicks++
    const isSeen = calls.patient[t] && calls.practitioner[t]
    if (!isSeen && !(gaps.patient[t] && gaps.practitioner[t])) continue
    if (isSeen || ++unseenTicks * tick <= 10 * MINUTE) jointTicks++
    if (FIRST + t * tick < 0) met = true
  }
  const cameWithin = (ticks: Uint8Array, minutes: number) => {
    for (let t = 0; t < size; t++) {
      const second = FIRST + t * tick
      if (ticks[t] && second >= 0 && second <= minutes * MINUTE) return true
    }
    return false
  }
  const jointSeconds = jointTicks * tick
  const ended = stays.some(
    ({ party, phase, how, until }) =>
      party === 'patient' && phase === 'call' && how === 'ended' && calls.practitioner[tickOf(until) - 1] === 1,
  )
  const verdict = (() => {
    if (!met && !cameWithin(calls.practitioner, 10)) return 'practitioner_absent'
    if (jointSeconds >= 30 * MINUTE) return 'held'
    if (
      !met &&
      !cameWithin(
        here(({ party }) => party === 'patient'),
        15,
      )
    )
      return 'patient_absent'
    return ended ? 'ended_by_patient' : 'too_short'
  })()
  return { verdict, jointSeconds, practitionerSeconds: practitionerTicks * tick }
}

/** Own seeded generator: a hundred thousand reproducible cases in seconds. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** More often near the instants at which rules change. */
const edges = [0, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, 45 * MINUTE, FIRST]

function randomStays(random: (below: number) => number, tick = 1): RoomStay[] {
  const onGrid = (second: number) => Math.floor(Math.max(FIRST, Math.min(LAST - tick, second)) / tick) * tick
  const instant = () =>
    onGrid(random(3) === 0 ? (edges[random(edges.length)] ?? 0) + random(64) - 32 : FIRST + random(LAST - FIRST))
  const hows = ['ended', 'left', 'lost', 'lost', 'lost', null] as const
  return Array.from({ length: random(9) }, () => {
    const start = instant()
    const [from = 0, until = 0] = [start, random(4) === 0 ? instant() : onGrid(start + random(1800))].toSorted(
      (a, b) => a - b,
    )
    const party = random(2) === 0 ? 'patient' : 'practitioner'
    return {
      party,
      phase: party === 'patient' && random(4) === 0 ? 'waiting' : 'call',
      from: at(from),
      until: at(until),
      how: hows[random(hows.length)] ?? null,
    }
  })
}

/** Every instant is on the grid; a finer grid has the same rules. */
test.each([
  [100_000, 10],
  [2_000, 1],
])(
  '%i random rooms are judged as a count of their time, every %i s, judges them',
  { timeout: 300_000 },
  (rooms, tick) => {
    const random = randomOf(20_261_117 + tick)
    const seen = new Map<string, number>()
    for (let n = 0; n < rooms; n++) {
      const stays = randomStays(random, tick)
      const expected = judgeByTicks(stays, tick)
      const { verdict, jointSeconds, practitionerSeconds } = judge(START, stays)
      const actual = { verdict, jointSeconds, practitionerSeconds }
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        expect({ stays, ...actual }).toEqual({ stays, ...expected })
      seen.set(actual.verdict, (seen.get(actual.verdict) ?? 0) + 1)
    }
    // Sanity check: every outcome occurs.
    expect(seen.size).toBe(5)
    for (const times of seen.values()) expect(times).toBeGreaterThan(rooms / 200)
  },
)

test('an absence decided after ten minutes stays true until the end', () => {
  const random = randomOf(7)
  for (let n = 0; n < 5000; n++) {
    const stays = randomStays(random)
    const deadline = at(10 * MINUTE)
    const known = stays.filter(({ from }) => from <= deadline)
    if (isPractitionerAbsent(START, known)) expect(judge(START, stays).verdict).toBe('practitioner_absent')
  }
})
