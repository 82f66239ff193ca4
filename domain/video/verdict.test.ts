import { describe, expect, test } from 'vitest'
import { type Judgement, judge, type RoomStay } from './verdict.ts'

const START = new Date('2026-11-17T14:30:00Z')
const MINUTE = 60

const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
type Brief = [
  party: 'patient' | 'practitioner',
  fromMinute: number,
  untilMinute: number,
  how?: RoomStay['how'],
  phase?: RoomStay['phase'],
]
const stay = ([party, from, until, how = 'left', phase = 'call']: Brief): RoomStay => ({
  party,
  phase,
  from: at(from * MINUTE),
  until: at(until * MINUTE),
  how,
})
const judged = (...stays: Brief[]) => judge(START, stays.map(stay))

describe('in this order', () => {
  const cases: [string, Judgement['verdict'], Brief[]][] = [
    ['nobody came', 'practitioner_absent', []],
    ['the patient waited alone', 'practitioner_absent', [['patient', -5, 12, 'left', 'waiting']]],
    [
      'the practitioner came after ten minutes, and they talked for 35',
      'practitioner_absent',
      [
        ['patient', 0, 46],
        ['practitioner', 10.1, 46],
      ],
    ],
    [
      'the practitioner came with the tenth minute',
      'held',
      [
        ['patient', 0, 45],
        ['practitioner', 10, 45],
      ],
    ],
    [
      'the practitioner looked in before the hour and left',
      'practitioner_absent',
      [
        ['practitioner', -8, -5],
        ['patient', -1, 20, 'left', 'waiting'],
      ],
    ],
    [
      'half an hour together',
      'held',
      [
        ['patient', 0, 30],
        ['practitioner', 0, 45],
      ],
    ],
    [
      'a second less',
      'too_short',
      [
        ['patient', 0, 30 - 1 / 60],
        ['practitioner', 0, 45],
      ],
    ],
    ['the patient never came', 'patient_absent', [['practitioner', 0, 20]]],
    [
      'the patient came a quarter of an hour late',
      'too_short',
      [
        ['practitioner', 0, 40],
        ['patient', 15, 40],
      ],
    ],
    [
      'the patient came later than that',
      'patient_absent',
      [
        ['practitioner', 0, 40],
        ['patient', 15.1, 40],
      ],
    ],
    [
      'the patient showed up before the hour alone, and left',
      'patient_absent',
      [
        ['patient', -9, -8, 'left', 'waiting'],
        ['practitioner', 0, 20],
      ],
    ],
    [
      'the patient waited, and was never let in',
      'too_short',
      [
        ['patient', 0, 45, 'left', 'waiting'],
        ['practitioner', 0, 45],
      ],
    ],
    [
      'the patient ended it',
      'ended_by_patient',
      [
        ['patient', 0, 12, 'ended'],
        ['practitioner', 0, 12],
      ],
    ],
    [
      'the patient ended it before the hour, having met',
      'ended_by_patient',
      [
        ['patient', -9, -2, 'ended'],
        ['practitioner', -9, -2],
      ],
    ],
    [
      'the patient ended it alone',
      'too_short',
      [
        ['patient', 0, 12, 'ended'],
        ['practitioner', 0, 8],
      ],
    ],
    [
      'the patient left by the quick exit',
      'too_short',
      [
        ['patient', 0, 12, 'left'],
        ['practitioner', 0, 12],
      ],
    ],
    [
      'the practitioner ended it early',
      'too_short',
      [
        ['patient', 0, 12],
        ['practitioner', 0, 12, 'ended'],
      ],
    ],
    [
      'the server was away for ten minutes, and both came back',
      'held',
      [
        ['patient', 0, 8, 'lost'],
        ['practitioner', 0, 8, 'lost'],
        ['patient', 18, 30],
        ['practitioner', 18, 30],
      ],
    ],
    [
      'both left on purpose for as long',
      'too_short',
      [
        ['patient', 0, 8],
        ['practitioner', 0, 8],
        ['patient', 28, 31],
        ['practitioner', 28, 31],
      ],
    ],
    [
      'one of them did not come back',
      'too_short',
      [
        ['patient', 0, 8, 'lost'],
        ['practitioner', 0, 8, 'lost'],
        ['practitioner', 28, 45],
      ],
    ],
  ]
  test.each(cases)('%s: %s', (_, verdict, stays) => expect(judged(...stays).verdict).toBe(verdict))
})

const withGap = (seconds: number) =>
  judged(['practitioner', 0, 40], ['patient', 0, 20, 'lost'], ['patient', 20 + seconds / 60, 40]).jointSeconds

test('half a minute away is not a gap, a little more is', () => {
  expect(withGap(30)).toBe(40 * 60)
  expect(withGap(31)).toBe(40 * 60 - 31)
})

test('a patient who leaves first is told apart from a practitioner who does, however they leave', () => {
  const both: Brief[] = [['practitioner', 0, 40]]
  expect(judged(...both, ['patient', 0, 10, 'lost']).patientLeftFirst).toBe(true)
  expect(judged(...both, ['patient', 0, 29, 'left']).patientLeftFirst).toBe(true)
  expect(judged(...both, ['patient', 0, 31, 'left']).patientLeftFirst).toBe(false)
  expect(judged(...both, ['patient', 0, 10, 'ended']).patientLeftFirst).toBe(false)
  expect(judged(['practitioner', 0, 9], ['patient', 0, 10, 'lost']).patientLeftFirst).toBe(false)
})

const away = (from: number, until: number) =>
  [
    ['patient', 0, from, 'lost'],
    ['practitioner', 0, from, 'lost'],
    ['patient', until, 45],
    ['practitioner', until, 45],
  ] satisfies Brief[]

describe('both lines lost, and both back,', () => {
  test('counts ten minutes at most, and what is beyond is asked', () => {
    const judgement = judged(...away(5, 40))
    expect(judgement).toMatchObject({ verdict: 'too_short', jointSeconds: 20 * 60, isUnsure: true })
    const wentOn = judge(START, away(5, 40).map(stay), { callWentOn: true })
    expect(wentOn).toMatchObject({ verdict: 'held', jointSeconds: 45 * 60, isUnsure: false })
  })

  test('asks nothing where it changes nothing', () => {
    expect(judged(...away(20, 40))).toMatchObject({ verdict: 'held', isUnsure: false })
    expect(judged(['patient', 0, 5, 'lost'], ['practitioner', 0, 5, 'lost'])).toMatchObject({ isUnsure: false })
  })
})

test('a patient who waits beside the practitioner and is never let in is told apart from one who only looks in', () => {
  const waited = (from: number, until: number) =>
    judged(['practitioner', 0, 45], ['patient', from, until, 'left', 'waiting']).isNeverAdmitted
  expect(waited(0, 45)).toBe(true)
  expect(waited(3, 4)).toBe(true)
  expect(waited(3, 3.5)).toBe(false)
  expect(waited(-9, -1)).toBe(false)
  expect(
    judged(['practitioner', 0, 45], ['patient', 0, 3, 'admitted', 'waiting'], ['patient', 3, 4]).isNeverAdmitted,
  ).toBe(false)
})
