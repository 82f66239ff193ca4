import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const burden = ['je suis un poids pour tout le monde, plus rien n’a de sens']
const online = [
  'des gens de ma classe ont fait un compte sur moi pour se moquer',
  'je suis chez moi donc oui. ils mettent des photos de moi',
]
const after = (...messages: string[]) => talk(messages).at(-1)

describe('who cannot say no to the question about suicide', () => {
  test.each([
    'non... enfin je sais pas',
    'non je sais pas',
    'nan, enfin j’en sais rien',
    'pas vraiment, enfin je sais pas trop',
    'je sais pas',
    'j’en sais rien',
    'oui et non',
  ])('« %s » is stayed with', (doubt) => {
    const answer = after(...burden, doubt)
    expect(answer?.level).toBe('crise')
    expect(answer?.reply).toMatch(/On peut y rester un instant/)
    expect(answer?.reply).not.toMatch(/Pensez-vous au suicide|dit clairement/)
  })

  test.each(['non', 'non pas du tout', 'non, je ne pense pas à ça', 'non. je sais pas quoi faire pour mon travail'])(
    '« %s » is a no',
    (no) => expect(after(...burden, no)?.level).toBe('vigilance'),
  )

  test('what is asked beside it is answered too', () => {
    const reply = after(...online, 'non... enfin je sais pas. comment ils font au 3018 pour faire supprimer ?')?.reply
    expect(reply).toMatch(/3018 signale/)
    expect(reply).toMatch(/On peut y rester un instant/)
  })
})

describe('« si j’étais plus là », after the question', () => {
  test.each([
    'des fois je me dis que si j’étais plus là ils arrêteraient',
    'j’ai dit je sais pas. si j’étais plus là ils arrêteraient',
  ])('« %s »: the question is not put again, nor announced', (message) => {
    for (const told of [online, burden]) {
      const answer = after(...told, message)
      expect(answer?.level).toBe('crise')
      expect(answer?.reply).not.toMatch(/Pensez-vous au suicide|question franche|préfère le demander/)
    }
  })
})
