import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { type ConversationState, newConversation } from '../conversation-state.ts'
import type { Answer } from '../respond.ts'
import { type Level, nothingFound, type Reading, type Situation } from '../risk.ts'

const found = (rule: string, level: Exclude<Level, 'none'>, situation: Situation): Reading => ({
  ...nothingFound,
  level,
  situation,
  signals: [{ rule, level, situation }],
})
const guessed = (level: Exclude<Level, 'none'>, situation: Situation) => found('seconde-lecture', level, situation)
const answer = (state: ConversationState, message: string, reading: Reading = nothingFound): Answer =>
  respondByRules(state, message, () => reading)
const after = (reading: Reading) => answer(newConversation(3), 'je dors plus, il était là', reading).state

describe.each([
  ['a danger that was guessed', guessed('danger', 'partner-violence')],
  ['a crisis that was guessed', guessed('crise', 'veiled')],
  ['a symptom', found('insomnie', 'vigilance', 'severe')],
])('%s', (_, reading) => {
  test.each([
    'personne ne me frappe. je parle de mon patient',
    'j’ai jamais parlé de ça, je parle de mes nuits',
    'vous avez mal compris. je m’occupe de ma mère',
    'mais je suis pas en danger, je cherche un psy pour mon ado',
  ])('is over with « %s »', (message) => {
    const { level, card, isCare, reply } = answer(after(reading), message)
    expect({ level, card, isCare }).toEqual({ level: 'none', card: null, isCare: false })
    expect(reply).toMatch(
      /^(?:J’ai mal compris|J’ai compris de travers|Alors j’ai fait fausse route|Merci de me corriger|Vous avez raison|Pardon)/,
    )
    expect(reply).not.toMatch(/\b(?:3114|3919|15|17|112)\b|suicide/)
  })
})

test('a clear no to the question ends what a symptom began, and no symptom begins it again', () => {
  const symptom = found('insomnie', 'vigilance', 'severe')
  const denied = answer(after(symptom), 'quoi ? non pas du tout, j’arrive juste pas à dormir')
  expect(denied.level).toBe('none')
  expect(answer(denied.state, 'je ne dors toujours plus', symptom)).toMatchObject({ level: 'none', card: null })
})

test.each([
  'mais STOP avec le 119, on est deux adultes',
  'il n’est pas violent, il est triste',
  'QUEL ENFANT. je n’ai pas d’enfant',
  'c’est moi qui ai fouillé son téléphone',
])('a fact that we had wrong, « %s », ends what was guessed', (message) => {
  expect(answer(after(guessed('danger', 'child')), message)).toMatchObject({ level: 'none', card: null })
})

test('corrected twice, no guess is acted upon any more', () => {
  const once = answer(after(guessed('danger', 'partner-violence')), 'vous avez mal compris').state
  const again = answer(once, 'la chambre est prête', guessed('crise', 'veiled')).state
  const twice = answer(again, 'mais non, pas du tout, j’ai jamais parlé de ça').state
  expect(answer(twice, 'la chambre est prête', guessed('crise', 'veiled')).level).toBe('none')
  expect(answer(twice, 'je veux mourir', found('mourir', 'crise', 'ideation')).level).toBe('crise')
})

test('after a correction, what is told or veiled is heard as before', () => {
  const { state } = answer(after(guessed('crise', 'veiled')), 'vous avez mal compris')
  expect(answer(state, 'je veux mourir', found('mourir', 'crise', 'ideation'))).toMatchObject({ level: 'crise' })
  expect(answer(state, 'ce sera fini', guessed('crise', 'veiled'))).toMatchObject({ level: 'crise' })
})

test('where suicide was guessed, a mere « non » takes nothing back', () => {
  expect(answer(after(guessed('crise', 'veiled')), 'non').level).toBe('crise')
})

test.each(['vous avez mal compris', 'je plaisantais', 'non pas du tout', 'j’ai jamais parlé de ça'])(
  '« %s » lowers nothing that was told',
  (message) => {
    expect(answer(after(found('mourir', 'crise', 'ideation')), message).level).toBe('crise')
    expect(answer(after(found('frappe', 'danger', 'partner-violence')), message).level).toBe('danger')
  },
)

test('« c’est pas moi, c’est mon amie » takes nothing back: it is her danger, and what to do for her is answered', () => {
  const said = answer(after(guessed('crise', 'veiled')), 'mais c’est pas moi !!! c’est mon amie !! je l’appelle ?')
  expect(said.level).toBe('crise')
  expect(said.reply).toMatch(/^Oui/)
  const next = answer(said.state, 'je suis pas en danger c’est Manon. est-ce que je dois appeler ses parents ?')
  expect(next.reply).toMatch(/^Oui/)
  expect(`${said.reply} ${next.reply}`).not.toMatch(/Pensez-vous|J’ai besoin de toi/)
})

test('« je vous ai dit que c’est mon fils » is no answer about oneself', () => {
  const worried = after(found('à-quoi-bon', 'vigilance', 'hopeless'))
  const { state, reply } = answer(worried, 'NON. je vous ai dit que c’est mon fils')
  expect(state.risk).toMatchObject({ level: 'vigilance', situation: 'other-worry' })
  expect(reply).not.toMatch(/si cela revient|Si cela change/)
})

test('what was guessed from a symptom is still a guess', () => {
  const { state } = answer(
    after(found('n-en-peux-plus', 'vigilance', 'unbearable')),
    'j’ai honte',
    guessed('crise', 'veiled'),
  )
  expect(answer(state, 'quoi ? non pas du tout. je suis juste épuisée. pourquoi vous me parlez de suicide').level).toBe(
    'none',
  )
})

test('« pourquoi tu demandes ça ? ouais, un peu » says yes, and corrects nothing', () => {
  const asked = after(guessed('crise', 'veiled'))
  const { state } = answer(asked, 'pourquoi tu demandes ça. ouais un peu. depuis que je suis à la rue')
  expect(state.risk.level).toBe('crise')
})

test('who mourns and does not want to join the dead raises no alarm', () => {
  const mourning = respondByRules(newConversation(3), 'Ma femme est morte il y a quatre ans.').state
  const { level } = respondByRules(
    mourning,
    'Non, je n’ai pas du tout envie de la rejoindre, j’ai des tomates à planter.',
  )
  expect(level).toBe('none')
})

test('somebody who swallowed tablets and hardly answers is in danger at once', () => {
  const { level, reply } = respondByRules(
    newConversation(3),
    'il a avalé je sais pas combien d’antidouleurs, il répond presque plus',
  )
  expect(level).toBe('crise')
  expect(reply).toMatch(/\b(?:15|112)\b/)
})

test('« je n’ai rien dit à mon mari » denies nothing', () => {
  expect(answer(after(guessed('crise', 'veiled')), 'Je n’ai rien dit à mon mari.').level).toBe('crise')
})

test('« je n’y pense pas » is no', () => {
  const asked = respondByRules(newConversation(3), 'Je n’ai plus aucun espoir, tout est sans issue').state
  expect(respondByRules(asked, 'Non, je n’y pense pas').level).not.toBe('crise')
})

test('who has no plan may still wish to die: nothing is over', () => {
  const state = after(guessed('crise', 'veiled'))
  expect(answer(state, 'non j’ai pas de plan ou quoi, c’est juste trop lourd').level).toBe('crise')
})
