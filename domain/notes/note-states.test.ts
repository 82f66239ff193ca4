import { expect, test } from 'vitest'
import { afterAct, type NoteAct, type NoteState, noteStates, whyCannotDecide } from './note-states.ts'

const acts: readonly NoteAct[] = ['save', 'submit', 'sign_own', 'sign', 'send_back']
const LONGEST = 7

/** Every sequence of at most seven acts, with its states. */
function* orders(path: readonly NoteAct[] = []): Generator<{ path: readonly NoteAct[]; states: NoteState[] }> {
  yield { path, states: statesOf(path) }
  if (path.length === LONGEST) return
  for (const act of acts) yield* orders([...path, act])
}

function statesOf(path: readonly NoteAct[]): NoteState[] {
  const states: NoteState[] = ['draft']
  for (const act of path) {
    const before = states.at(-1) ?? 'draft'
    const step = afterAct(before, act)
    states.push('state' in step ? step.state : before)
  }
  return states
}

test('in every sequence of acts, a signed note stays signed and only a submitted one is signed', () => {
  let seen = 0
  for (const { path, states } of orders()) {
    seen += 1
    const signed = states.indexOf('signed')
    if (signed === -1) continue
    if (states.slice(signed).some((state) => state !== 'signed')) throw new Error(`${path.join(' ')} unsigns`)
    const isOwn = path[signed - 1] === 'sign_own' && states[signed - 1] === 'draft'
    const isReviewed = path[signed - 1] === 'sign' && states[signed - 1] === 'ready'
    if (!isOwn && !isReviewed) throw new Error(`${path.join(' ')} signs unseen`)
  }
  expect(seen).toBe((acts.length ** (LONGEST + 1) - 1) / (acts.length - 1))
})

test('only the author writes, in a draft or a returned note', () => {
  const writable = noteStates.filter((state) => 'state' in afterAct(state, 'save'))
  expect(writable).toEqual(['draft', 'needs_revision'])
  expect(afterAct('ready', 'save')).toEqual({ refusal: 'note_closed' })
  expect(afterAct('signed', 'save')).toEqual({ refusal: 'note_signed' })
  expect(afterAct('signed', 'sign')).toEqual({ refusal: 'note_reviewed_already' })
  expect(afterAct('draft', 'sign')).toEqual({ refusal: 'note_not_ready' })
  // A returned note goes back to a supervisor, even if its author became a psychologist.
  expect(afterAct('needs_revision', 'sign_own')).toEqual({ refusal: 'note_closed' })
})

const decide = (seenHash: string, openedHashes: string[]) =>
  whyCannotDecide({ seenHash, currentHash: 'second', openedHashes })

test('a decision needs the current text, opened by the reviewer', () => {
  expect(decide('second', [])).toBe('note_not_opened')
  expect(decide('first', ['first'])).toBe('note_changed_meanwhile')
  expect(decide('first', ['first', 'second'])).toBe('note_changed_meanwhile')
  expect(decide('second', ['first'])).toBe('note_not_opened')
  expect(decide('second', ['first', 'second'])).toBeNull()
})
