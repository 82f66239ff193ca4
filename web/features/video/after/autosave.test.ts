import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { Autosave } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

type Sent = {
  text: string
  basedOn: string | null
  answer: (updatedAt: string) => Promise<void>
  fail: (code: ErrorCode) => Promise<void>
}

const PAUSE = 800
const at = (minute: number) => `2026-03-02T10:0${minute}:00.000Z`

/** An autosave, and the requests it has sent, answered by hand. */
function writing(updatedAt: string | null = null) {
  const requests: Sent[] = []
  const autosave = new Autosave({ value: 'Calme.', updatedAt }, (text, basedOn) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ updatedAt: string }>()
    requests.push({
      text,
      basedOn,
      answer: async (newer) => {
        resolve({ updatedAt: newer })
        await vi.advanceTimersByTimeAsync(0)
      },
      fail: async (code) => {
        reject(new AppError(code))
        await vi.advanceTimersByTimeAsync(0)
      },
    })
    return promise
  })
  const last = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('nothing was sent')
    return request
  }
  const texts = () => requests.map(({ text }) => text)
  return { autosave, last, texts }
}

test('what is typed is sent once, after a pause', async () => {
  const { autosave, last, texts } = writing()
  autosave.change('Calme. D')
  await vi.advanceTimersByTimeAsync(PAUSE - 1)
  autosave.change('Calme. Dort')
  await vi.advanceTimersByTimeAsync(PAUSE)
  await last().answer(at(1))
  expect(texts()).toEqual(['Calme. Dort'])
  expect(autosave.state()).toMatchObject({ isUnsaved: false, isSaving: false, error: undefined })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(texts()).toHaveLength(1)
})

test.each<ErrorCode>(['offline', 'unavailable', 'unexpected', 'too_many_requests'])(
  'after « %s » the text is sent again without a new letter, until it arrives',
  async (code) => {
    const { autosave, last, texts } = writing()
    autosave.change('Dort mieux.')
    await vi.advanceTimersByTimeAsync(PAUSE)
    await last().fail(code)
    expect(autosave.state()).toMatchObject({ isUnsaved: true, error: { code } })
    await vi.advanceTimersByTimeAsync(2000)
    await last().fail(code)
    await vi.advanceTimersByTimeAsync(5000)
    await last().answer(at(1))
    expect(texts()).toEqual(['Dort mieux.', 'Dort mieux.', 'Dort mieux.'])
    expect(autosave.state()).toMatchObject({ isUnsaved: false, error: undefined })
  },
)

test('attempts go on once a minute, however long the failure lasts', async () => {
  const { autosave, last, texts } = writing()
  autosave.change('Dort mieux.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    // One attempt after the other.
    await last().fail('offline')
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(texts()).toHaveLength(11)
})

test('a failed text is sent when the page is left or the network is back', async () => {
  const { autosave, last, texts } = writing()
  autosave.change('Dort mieux.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  await last().fail('offline')
  autosave.flush()
  expect(texts()).toHaveLength(2)
  await last().answer(at(1))
  autosave.flush()
  expect(texts()).toHaveLength(2)
})

test('a refused text stays, and goes with the next change', async () => {
  const { autosave, last, texts } = writing()
  autosave.change('Trop long.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  await last().fail('note_too_long')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(texts()).toHaveLength(1)
  expect(autosave.state()).toMatchObject({ value: 'Trop long.', isUnsaved: true })
  autosave.change('Court.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(texts()).toEqual(['Trop long.', 'Court.'])
})

test('one request at a time: newer words wait for the answer and name its version', async () => {
  const { autosave, last, texts } = writing(at(0))
  autosave.change('Un.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  const first = last()
  autosave.change('Un. Deux.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(texts()).toEqual(['Un.'])
  await first.answer(at(1))
  expect(texts()).toEqual(['Un.', 'Un. Deux.'])
  expect([first.basedOn, last().basedOn]).toEqual([at(0), at(1)])
  await last().answer(at(2))
  expect(autosave.state().isUnsaved).toBe(false)
})

test('without an answer the same text is repeated first: it may have arrived, newer words follow its version', async () => {
  const { autosave, last, texts } = writing(at(0))
  autosave.change('Un.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  autosave.change('Un. Deux.')
  await last().fail('offline')
  await vi.advanceTimersByTimeAsync(2000)
  expect(texts()).toEqual(['Un.', 'Un.'])
  expect(last().basedOn).toBe(at(0))
  await last().answer(at(1))
  expect(last()).toMatchObject({ text: 'Un. Deux.', basedOn: at(1) })
  await last().answer(at(2))
  expect(texts()).toEqual(['Un.', 'Un.', 'Un. Deux.'])
})

test('saving now includes what is typed, and says when it fails', async () => {
  const { autosave, last } = writing()
  const unchanged = autosave.saveNow()
  expect(last().text).toBe('Calme.')
  await last().answer(at(1))
  await unchanged
  autosave.change('Dort mieux.')
  const refused = expect(autosave.saveNow()).rejects.toMatchObject({ code: 'offline' })
  await last().fail('offline')
  await refused
  expect(autosave.state()).toMatchObject({ value: 'Dort mieux.', isUnsaved: true })
})

test('a version saved elsewhere is shown, except over unsaved words or a newer own one', async () => {
  const { autosave, last } = writing()
  autosave.adopt({ value: 'D’ailleurs.', updatedAt: at(1) })
  expect(autosave.state().value).toBe('D’ailleurs.')
  autosave.change('D’ici.')
  autosave.adopt({ value: 'Encore ailleurs.', updatedAt: at(2) })
  expect(autosave.state().value).toBe('D’ici.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(last().basedOn).toBe(at(1))
  await last().answer(at(3))
  // A read that began before the save.
  autosave.adopt({ value: 'Encore ailleurs.', updatedAt: at(2) })
  expect(autosave.state().value).toBe('D’ici.')
})

test('after a conflict the author keeps their text, or takes the stored one', async () => {
  const { autosave, last, texts } = writing(at(0))
  autosave.change('D’ici.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  await last().fail('note_changed_meanwhile')
  expect(autosave.state()).toMatchObject({ value: 'D’ici.', isUnsaved: true })
  autosave.keepMine(at(2))
  expect(last()).toMatchObject({ text: 'D’ici.', basedOn: at(2) })
  await last().fail('note_changed_meanwhile')
  autosave.takeStored({ value: 'D’ailleurs.', updatedAt: at(3) })
  expect(autosave.state()).toMatchObject({ value: 'D’ailleurs.', isUnsaved: false, error: undefined })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(texts()).toHaveLength(2)
  autosave.change('D’ailleurs et d’ici.')
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(last().basedOn).toBe(at(3))
})
