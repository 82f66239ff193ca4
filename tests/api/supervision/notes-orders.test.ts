import { beforeAll, expect, test } from 'vitest'
import type { ErrorCode } from '#domain/errors.ts'
import { afterAct, type NoteState, whyCannotDecide } from '#domain/notes/note-states.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Invoked, invoke } from '../../support/invoke.ts'
import { decide, type SupervisedRoom, supervisedRoom, WORDS } from '../../support/rows/notes.ts'

const LONGEST = 7
const acts = ['save', 'submit', 'open', 'sign', 'send back', 'amend', 'amend and submit'] as const
type Act = (typeof acts)[number]

/** A text and its versions, as the reviewer sees them. */
interface Text {
  state: NoteState
  version: number
}

/** Expected state, computed from the rules of `domain/notes` alone. */
interface Model {
  note: Text | undefined
  amendment: Text | undefined
  amendmentsSigned: number
  /** Versions opened, and the one on the reviewer's screen. */
  opened: string[]
  seen: string
}

const start: Model = { note: undefined, amendment: undefined, amendmentsSigned: 0, opened: [], seen: '' }
type Outcome = { code: ErrorCode } | { model: Model }

/** Submitted and not decided. */
function waiting({ note, amendment, amendmentsSigned }: Model): string | undefined {
  if (note?.state === 'ready') return `note ${note.version}`
  return amendment?.state === 'ready' ? `amendment ${amendmentsSigned} ${amendment.version}` : undefined
}

const refused = (code: ErrorCode): Outcome => ({ code })

function predict(model: Model, act: Act): Outcome {
  const { note, amendment } = model
  if (act === 'save') {
    const step = afterAct(note?.state ?? 'draft', 'save')
    if ('refusal' in step) return refused(step.refusal)
    return { model: { ...model, note: { state: step.state, version: (note?.version ?? 0) + 1 } } }
  }
  if (act === 'open') {
    if (!note || note.state === 'draft') return refused('not_found')
    if (note.state === 'needs_revision') return refused('note_not_ready')
    const seen = waiting(model) ?? `note ${note.version}`
    return { model: { ...model, opened: [...new Set([...model.opened, seen])], seen: waiting(model) ?? '' } }
  }
  if (!note) return refused('not_found')
  if (act === 'submit') {
    const step = afterAct(note.state, 'submit')
    return 'refusal' in step ? refused(step.refusal) : { model: { ...model, note: { ...note, state: step.state } } }
  }
  if (act === 'amend' || act === 'amend and submit') {
    if (note.state !== 'signed') return refused(note.state === 'ready' ? 'note_closed' : 'amendment_too_early')
    const step = afterAct(amendment?.state ?? 'draft', act === 'amend' ? 'save' : 'submit')
    if ('refusal' in step) return refused(step.refusal)
    return { model: { ...model, amendment: { state: step.state, version: (amendment?.version ?? 0) + 1 } } }
  }
  if (note.state === 'draft') return refused('not_found')
  const current = waiting(model)
  const step = afterAct(current ? 'ready' : note.state, act === 'sign' ? 'sign' : 'send_back')
  if ('refusal' in step) return refused(step.refusal)
  const why = whyCannotDecide({ seenHash: model.seen, currentHash: current ?? '', openedHashes: model.opened })
  if (why) return refused(why)
  if (note.state === 'ready') return { model: { ...model, note: { ...note, state: step.state } } }
  if (step.state === 'signed')
    return { model: { ...model, amendment: undefined, amendmentsSigned: model.amendmentsSigned + 1 } }
  return { model: { ...model, amendment: { state: step.state, version: amendment?.version ?? 0 } } }
}

/** State key: two models with the same key have the same future. Versions matter only by who opened them. */
function nameOf(model: Model): string {
  const current = waiting(model)
  const isOpened = current ? model.opened.includes(current) : model.opened.length > 0
  const hasOpened = model.opened.length > 0
  const isSeen = current !== undefined && model.seen === current
  const latest = model.note && model.opened.includes(`note ${model.note.version}`)
  return JSON.stringify([model.note?.state, model.amendment?.state, hasOpened, isOpened, isSeen, latest])
}

let app: TestApp
let people: Pick<SupervisedRoom, 'patient' | 'practitioner' | 'supervisor'>
let rooms = 0

beforeAll(async () => {
  app = await startTestApp()
  people = await supervisedRoom(app)
})

/** Applies the acts to a new note, and returns the last answer. */
async function perform(path: readonly Act[]): Promise<{ last: Invoked; states: string }> {
  rooms += 1
  const room = await supervisedRoom(app, people, { minutesAgo: 100 + 61 * rooms })
  let contentHash = ''
  let last: Invoked | undefined
  for (const [index, act] of path.entries()) {
    last = await send(room, act, `Version ${index}.`, contentHash)
    if (act !== 'open' || last.status !== 200) continue
    const { waiting: waits } = last.body as { waiting: { contentHash: string } | null }
    contentHash = waits?.contentHash ?? ''
  }
  if (!last) throw new Error('nothing was done')
  const [row] = await app.sql<{ states: string }[]>`
    select concat_ws(' ', (select state from consultation_notes where appointment_id = ${room.id}),
      (select state from note_amendments where appointment_id = ${room.id} and state <> 'signed')) as states`
  return { last, states: row?.states ?? '' }
}

function send(room: SupervisedRoom, act: Act, words: string, contentHash: string): Promise<Invoked> {
  const { practitioner, supervisor, id } = room
  switch (act) {
    case 'save':
      return invoke(practitioner, 'save-note', { appointmentId: id, ...WORDS, observations: words })
    case 'submit':
      return invoke(practitioner, 'submit-note', { appointmentId: id })
    case 'open':
      return invoke(supervisor, 'open-note', { appointmentId: id })
    case 'sign':
      return decide(supervisor, id, 'signed', { contentHash })
    case 'send back':
      return decide(supervisor, id, 'needs_revision', { contentHash })
    default:
      return invoke(practitioner, 'amend-note', { appointmentId: id, body: words, isReady: act !== 'amend' })
  }
}

/**
 * Model-based test of every order of at most seven acts: from each distinct state, by the shortest path to it, each act
 * is tried on the server. Its answer and its tables must match the rules.
 */
test('in every order of acts the server does what the rules say', { timeout: 240_000 }, async () => {
  const known = new Set([nameOf(start)])
  let ways: { path: Act[]; model: Model }[] = [{ path: [], model: start }]
  let tried = 0
  for (let length = 1; length <= LONGEST && ways.length > 0; length += 1) {
    const next: typeof ways = []
    for (const { path, model } of ways) {
      for (const act of acts) {
        const expected = predict(model, act)
        const after = 'model' in expected ? expected.model : model
        const way = [...path, act]
        const { last, states } = await perform(way)
        tried += 1
        const answered = last.status === 200 ? 'done' : last.body.code
        expect(answered, way.join(', ')).toBe('model' in expected ? 'done' : expected.code)
        expect(states, way.join(', ')).toBe([after.note?.state, after.amendment?.state].filter(Boolean).join(' '))
        if (known.has(nameOf(after))) continue
        known.add(nameOf(after))
        next.push({ path: way, model: after })
      }
    }
    ways = next
  }
  expect(known.size).toBeGreaterThanOrEqual(12)
  expect(tried).toBe((known.size - ways.length) * acts.length)
})
