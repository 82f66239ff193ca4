import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe('who lost somebody to suicide', () => {
  test.each([
    'mon petit frère s’est suicidé l’année dernière, en novembre',
    'ma mère s’est suicidée il y a deux ans',
    'mon meilleur ami s’est pendu en mars',
  ])('« %s » is met as mourning, and not told to ask the dead', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('vigilance')
    expect(answer?.state.risk.situation).toBe('bereaved')
    expect(answer?.reply).not.toMatch(/Est-ce que tu penses|lui poser la question|où est votre/)
  })

  test('and says that they think of doing the same', () => {
    const answers = talk([
      'mon petit frère s’est suicidé en novembre',
      'Je comprends ce qu’il a fait. Je pense à faire pareil.',
    ])
    expect(answers.at(-1)?.level).toBe('crise')
    expect(answers.at(-1)?.reply).toMatch(/3114/)
  })

  test('is another than who fears for somebody alive', () => {
    const [answer] = talk(['mon frère dit qu’il veut se suicider'])
    expect(answer?.state.risk.situation).not.toBe('bereaved')
  })
})
