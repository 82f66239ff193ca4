import { describe, expect, test } from 'vitest'
import { respondByRules, talk } from '../../tests/support/talk.ts'
import { newConversation } from './conversation-state.ts'
import { SECOND_READING } from './detector/detect-risk.ts'
import { toSentences } from './detector/normalise.ts'
import { isMedicalOver } from './medical-is-over.ts'
import { nothingFound } from './risk.ts'

const CALL = /15|112/

describe('a body that was feared for', () => {
  test.each([
    ['ma fille a 40 de fièvre et elle est toute molle', 'elle va mieux maintenant, c’était une angine'],
    ['mon père a une douleur dans la poitrine', 'le médecin l’a vu, il dit que c’est musculaire'],
    ['mon bébé a 40 de fièvre', 'on est rentrés des urgences hier soir'],
  ])('« %s », then « %s »: nobody is told to call any more', (ill, over) => {
    const [before, after, later] = talk([ill, over, 'j’ai dû poser une journée et mon chef a râlé'])
    expect(before).toMatchObject({ level: 'danger' })
    expect(after).toMatchObject({ level: 'none' })
    expect(`${after?.reply} ${later?.reply}`).not.toMatch(CALL)
  })
  test.each([
    ['j’ai une douleur dans la poitrine et le bras gauche', 'ça va mieux là'],
    ['ma fille a 40 de fièvre et elle est toute molle', 'elle va pas mieux'],
    ['mon père a une douleur dans la poitrine', 'le médecin ne répond pas'],
  ])('« %s », then « %s »: the call stands', (ill, still) => {
    const answers = talk([ill, still])
    expect(answers.at(-1)).toMatchObject({ level: 'danger', reply: expect.stringMatching(CALL) })
  })
  test('who was told twice, and speaks of something else, is answered, with the line', () => {
    const answers = talk([
      'j’ai une douleur dans la poitrine et le bras gauche',
      'non je préfère attendre',
      'de toute façon mon chef va encore me reprocher d’être absent demain',
    ])
    expect(answers.at(-1)?.reply).toMatch(CALL)
    expect(answers.at(-1)?.reply).not.toMatch(/^(?:Appelez|Composez|Le 15)/)
  })
  test('an illness of last week is told, and no emergency', () => {
    const told = 'mardi ma fille est tombée malade, 40 de fièvre, j’ai dû poser une journée'
    expect(talk(['quelle semaine', told]).at(-1)).toMatchObject({ level: 'none' })
    expect(talk(['quelle semaine', `${told}, et là elle respire mal`]).at(-1)).toMatchObject({ level: 'danger' })
  })
})

test('a danger that was only guessed is left to the card by who talks on of something else', () => {
  const guess = { rule: SECOND_READING, level: 'danger', situation: 'child' } as const
  const guessed = { ...nothingFound, level: guess.level, situation: guess.situation, signals: [guess], distress: true }
  let state = newConversation(1)
  const answers = [
    'il y a quelque chose avec ma petite sœur',
    'sinon au travail c’est la pagaille avec le nouveau logiciel',
    'oui et puis on déménage de bureau la semaine prochaine',
    'je crois que je vais demander deux jours pour souffler un peu',
  ].map((message, turn) => {
    const answer = respondByRules(state, message, () => (turn === 0 ? guessed : nothingFound))
    state = answer.state
    return answer
  })
  expect(answers[0]?.reply).toMatch(/119/)
  expect(answers.at(-1)).toMatchObject({ level: 'danger', card: answers[0]?.card })
  expect(answers.at(-1)?.reply).not.toMatch(/119|17|112/)
})

test.each(['je n’ai mal nulle part', 'il n’y a aucune urgence', 'je ne suis pas en danger', 'pas besoin du 15'])(
  '« %s » ends a fear for their body that was only guessed, and none that was told',
  (words) => {
    const state = newConversation(1)
    const guessed = { ...state.risk, level: 'danger', situation: 'medical', isGuessed: true } as const
    const isOver = (risk: typeof state.risk) => isMedicalOver({ ...state, risk }, toSentences(words), nothingFound)
    expect(isOver(guessed)).toBe(true)
    expect(isOver({ ...guessed, isGuessed: false })).toBe(false)
  },
)
