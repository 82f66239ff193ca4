import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const last = (...messages: string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('nothing was said')
  return answer
}

describe('whoever hurts somebody makes them keep it', () => {
  test('the danger stays, and is no worry for whoever is named', () => {
    const { level, state, reply } = last(
      'c’est par rapport à mon oncle',
      'quand je dors chez eux il vient dans mon lit et il me touche',
      'il a dit que si je parlais ça tuerait ma grand-mère',
    )
    expect(level).toBe('danger')
    expect(state.risk.situation).not.toMatch(/^other/)
    expect(reply).not.toContain('votre grand')
  })
  test.each([
    'il a dit que si je le disais à maman elle me croirait pas et j’irais en foyer',
    'il répète que si je parle il me tuera',
    'mon beau-père m’a fait jurer de rien dire, il me touche la nuit',
  ])('%s', (message) => expect(last(message).level).toBe('danger'))
})

describe('secrets of every family', () => {
  test.each([
    'si je parlais à ma grand-mère de mon copain ça la tuerait',
    'ma sœur m’a fait jurer de ne rien dire pour la fête surprise',
    'il m’a dit que si je le quittais ça le tuerait, mais c’est une façon de parler',
  ])('%s', (message) => expect(last(message).level).toBe('none'))
})
