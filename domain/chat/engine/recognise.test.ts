import { describe, expect, test, vi } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'
import { toSentences } from '../detector/normalise.ts'
import { knowSituations, recognise, situationOf } from './recognise.ts'

const told = (message: string, talkedAbout: readonly string[] = []) =>
  recognise(
    toSentences(message),
    talkedAbout.map((id) => situationOf(id)).filter((situation) => situation !== null),
  )

test('before the first conversation nothing is recognised', async () => {
  vi.resetModules()
  const fresh = await import('./recognise.ts')
  const message = toSentences('mon chef m’a humilié devant toute l’équipe')
  expect(fresh.recognise(message, [])).toEqual({ told: null, answer: null, moment: null })
  await fresh.knowSituations()
  expect(fresh.recognise(message, []).told?.id).toBe('shamed-by-boss')
})

describe('what is told', async () => {
  await knowSituations()

  test('is recognised in words that nobody wrote down', () =>
    expect(told('ma responsable m’a encore rabaissée en réunion devant mes collègues').told?.id).toBe('shamed-by-boss'))
  test('is told from what sounds like it', () => {
    expect(told('mon mari m’a trompée avec une collègue').told?.id).toBe('couple-discovered-infidelity')
    expect(told('j’ai trompé mon mari').told?.id).toBe('couple-was-unfaithful')
  })
  test('an idiom is no death', () =>
    expect(told('faut que j’annonce à ma fille que samedi c’est mort').told?.id).not.toBe('grief-grown-child'))
  test('an answer is recognised where it may be expected, and only there', () => {
    expect(told('j’ai rien répondu', ['shamed-by-boss']).answer?.of.id).toBe('shamed-by-boss')
    expect(told('j’ai rien répondu').answer).toBeNull()
  })
  test('a word in passing opens no other subject', () => {
    const message = 'mais non, pas de conflit. je m’ennuie juste un dimanche'
    expect(told(message).told?.id).toBe('boredom')
    expect(told(message, ['shamed-by-boss']).told).toBeNull()
  })
})

describe('in the middle of a talk', async () => {
  await knowSituations()
  test.each([
    ['a reason', 'il a dit que j’étais un raté parce que j’ai arrêté la fac', 'quarrels-with-parent'],
    ['what was long ago', 'mes parents ont divorcé quand j’avais 8 ans', 'couple-doubts-staying'],
    ['nothing in particular', 'y a rien à raconter', 'nobody-to-call'],
  ])('%s opens no other subject', (_, message, situation) => expect(told(message, [situation]).told).toBeNull())
  test('what is told for itself does', () =>
    expect(told('j’ai peur qu’il me quitte en fait', ['work-overload']).told?.id).toBe('couple-fear-of-being-left'))
})

describe('who lives it', async () => {
  await knowSituations()
  test('is read before a situation is chosen', () => {
    expect(told('je travaille de nuit à l’hôpital').told?.id).toBe('work-nights')
    expect(told('c’est ma femme qui travaille de nuit').told?.id).not.toBe('work-nights')
  })
})

describe('a correction', async () => {
  await knowSituations()
  test('drops what was taken for theirs, for good', () => {
    const [, corrected] = talk(['mon chat est mort hier', 'mais non, rien à voir, je parle de mon travail'])
    expect(corrected?.reply).toMatch(/de travers|fausse route|corriger|mal lu/)
    expect(corrected?.state.notLived).toContain(talk(['mon chat est mort hier'])[0]?.state.situation?.id)
    expect(corrected?.state.situation?.id ?? '').not.toMatch(/pet/)
  })
  test('is not heard in a question about what to say', () => {
    const asked = talk(['Ma femme veut un deuxième enfant. Moi non.', 'Comment je lui dis sans la blesser ?'])[1]
    expect(asked?.state.situation?.id).toBe('couple-different-wish-children')
    expect(asked?.reply).toMatch(/«/)
  })
})
