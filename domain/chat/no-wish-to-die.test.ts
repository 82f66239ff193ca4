import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const shared = 'on a partagé une photo de moi en sous-vêtements sur snap, tout le lycée l’a vue'

describe('the anger of parents, put as people put it', () => {
  test.each([
    [[shared, 'je veux pas que ma mère voie la photo, elle va me tuer']],
    [[shared, 'si mes parents l’apprennent ils vont me tuer']],
    [[shared, 'mon père va me défoncer s’il voit ça']],
  ])('%s keeps its own line, and raises no crisis', (messages) => {
    const { level, card } = talk(messages).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(card?.lines[0]?.number).toBe('3018')
  })
  test('« mes parents vont me tuer si je rate mon bac » is none', () =>
    expect(talk(['mes parents vont me tuer si je rate mon bac'])[0]?.level).toBe('none'))
  test('« c’est une expression » takes back no picture that was shared', () => {
    const { level } =
      talk([shared, 'ma mère va me tuer', 'mais non c’est une expression, elle va juste crier']).at(-1) ?? {}
    expect(level).toBe('danger')
  })
  test.each([
    ['mon père va me tuer, il m’a déjà frappé avec la ceinture', '119'],
    ['mon mari va me tuer s’il apprend que je pars', '3919'],
    ['ma mère va me tuer si elle voit mes notes, je veux mourir', '3114'],
  ])('« %s » is meant', (message, line) => expect(talk([message])[0]?.reply).toContain(line))
})

describe('going where one was told to turn', () => {
  test('announces no death', () => {
    const { level, reply } =
      talk(['j’ai été violée samedi', 'je crois que je vais y aller demain matin avec elle']).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(reply).not.toMatch(/suicide/)
  })
  test('beside a wish to die it hides none', () =>
    expect(
      talk(['j’ai été violée samedi', 'je vais aller la voir une dernière fois, j’ai envie de mourir']).at(-1)?.level,
    ).toBe('crise'))
})
