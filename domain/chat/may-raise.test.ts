import { describe, expect, test } from 'vitest'
import { DENIAL_TURNS, mayLower, mayRaise, type Sign, type Standing } from './may-raise.ts'
import { levelOfSituation, type Situation } from './situations.ts'

const situations = Object.keys(levelOfSituation) as Situation[]
const hows = ['rule', 'plain', 'guess'] as const
const signs: Sign[] = situations.flatMap((situation) =>
  hows.map((how) => ({ situation, how, level: levelOfSituation[situation] })),
)
const calm: Standing = { level: 'none', situation: null, isGuessed: false, isInCare: false, turnsSinceDenied: {} }
const standings: Standing[] = [
  calm,
  ...situations.flatMap((situation) =>
    [true, false].flatMap((isGuessed) =>
      [true, false].map((isInCare) => ({
        ...calm,
        situation,
        level: levelOfSituation[situation],
        isGuessed,
        isInCare,
      })),
    ),
  ),
]
const turns = Array.from({ length: DENIAL_TURNS + 1 }, (_, at) => at)

describe('a denial, over every danger, certainty, state and turn', () => {
  test('never hides crise or danger of another kind', () => {
    const hidden = signs
      .filter(({ level }) => level !== 'vigilance')
      .flatMap((sign) =>
        standings.flatMap((standing) =>
          situations
            .filter((denied) => denied !== sign.situation)
            .flatMap((denied) =>
              turns
                .map((since) => ({ ...standing, turnsSinceDenied: { [denied]: since } }))
                .filter((after) => mayRaise(sign, after) !== mayRaise(sign, standing)),
            ),
        ),
      )
    expect(hidden).toEqual([])
  })

  test('of the same kind asks instead of alarming, and only for a few turns', () => {
    for (const sign of signs.filter(({ level, how }) => level !== 'vigilance' && how === 'guess'))
      for (const since of turns)
        expect(mayRaise(sign, { ...calm, turnsSinceDenied: { [sign.situation]: since } })).toBe(
          since < DENIAL_TURNS ? 'ask' : 'raise',
        )
  })

  test('never hides what is said explicitly', () => {
    for (const sign of signs.filter(({ how }) => how !== 'guess'))
      for (const since of turns)
        expect(mayRaise(sign, { ...calm, turnsSinceDenied: { [sign.situation]: since } })).toBe('raise')
  })
})

test('in calm every danger that is read shows help', () => {
  for (const sign of signs) expect(mayRaise(sign, calm), sign.situation).toBe('raise')
})

test('a level said explicitly is never lowered; a guess is, by a denial or after quiet turns', () => {
  for (const by of ['denial', { quietTurns: 99 }] as const) {
    expect(mayLower({ isGuessed: false }, by)).toBe(false)
    expect(mayLower({ isGuessed: true }, by)).toBe(true)
  }
  expect(mayLower({ isGuessed: true }, { quietTurns: 0 })).toBe(false)
})
