import { expect, test } from 'vitest'
import { nextOf, type OwnExercise, shownOf, startOwn } from './own-exercise.ts'

/** Every step that taps can reach, with the ways out. */
function walk(start: OwnExercise) {
  const found = new Map<string, OwnExercise>()
  const out = new Set<string | null>()
  const open = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    const key = `${at.flow}/${at.step}`
    if (found.has(key)) continue
    found.set(key, at)
    for (const choice of shownOf(at).choices) {
      const next = nextOf(at, choice)
      if ('at' in next) open.push(next.at)
      else out.add(next.leavesWith)
    }
  }
  return { steps: [...found.values()], out: [...out] }
}

test.each(['panic', 'breathing'] as const)('every step of « %s » has words, a way on and a number to call', (flow) => {
  const { steps, out } = walk(startOwn(flow))
  for (const at of steps) {
    const { words, choices, lines } = shownOf(at)
    expect(words).not.toBe('')
    expect(choices.length).toBeGreaterThan(0)
    expect(lines.map(({ number }) => number)).toContain('15')
  }
  expect(out).toContain(null)
})

test('a pain in the chest shows the 15 first, in the page itself', () => {
  const next = nextOf(startOwn('panic'), { to: 'flow:medical', label: '' })
  expect('at' in next && shownOf(next.at).lines[0]?.number).toBe('15')
})

test('what is no exercise is left to the conversation', () => {
  expect(nextOf(startOwn('panic'), { to: 'flow:not-well', label: '' })).toEqual({ leavesWith: 'Ça ne va pas du tout' })
})
