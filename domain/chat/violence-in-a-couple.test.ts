import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe('a partner who watches and holds', () => {
  const said = talk([
    'Mon copain dit que je parle trop avec mes collègues',
    'il dit que si je l’aimais je rentrerais direct',
    'il regarde mon téléphone le soir, il dit que c’est normal dans un couple',
    'vous me dites que c’est ma faute ?? c’est exactement ce qu’il me dit',
    'il a la localisation sur mon tel, il saura',
    'mais quoi ? je vous parle de la localisation. comment je fais pour partir sans qu’il sache',
  ])
  test('two signs are a danger, which no complaint takes away', () => {
    for (const { level, reply } of said.slice(2)) {
      expect(level).toBe('danger')
      expect(reply).toContain('3919')
    }
  })
  test('it is asked whether they are safe, and never what they did wrong', () => {
    expect(said[2]?.reply).toMatch(/en sécurité.*\?$/)
    for (const { reply } of said.slice(2)) expect(reply).not.toMatch(/en vouloir|voulu faire autrement|dépendait/)
  })
  test('leaving unseen is prepared from another phone', () =>
    expect(`${said[4]?.reply} ${said[5]?.reply}`).toMatch(/autre (?:téléphone|appareil)/))
})

test('one sign alone is no danger', () =>
  expect(talk(['mon copain a mon code de téléphone, on se partage tout']).at(-1)?.level).toBe('none'))

test('what is done to somebody very old is for the line of their age', () => {
  const [, told] = talk([
    'ma tante Léontine, 88 ans, vit chez mon cousin',
    'il l’attache au fauteuil toute la journée, elle a des bleus aux poignets',
  ])
  expect(told?.reply).toContain('3977')
})

test('whoever hits is not told that it is done to them', () => {
  const [told] = talk(['j’ai frappé ma femme hier soir, j’ai honte'])
  expect(told?.state.risk.situation).toBe('others')
  expect(told?.reply).not.toMatch(/vous subissez|cette peur|effacer cette conversation/)
})

test('a wish to disappear beside a danger has its own line, and its question', () => {
  const reply = talk(['mon ex menace de diffuser des photos de moi nue', 'j’ai envie de disparaître']).at(-1)?.reply
  expect(reply).toMatch(/3018|17/)
  expect(reply).toMatch(/3114.*suicide.*\?$/)
})

describe('after blows, what prepares a departure or buys sleep is no plan to die', () => {
  test.each([
    'je prépare mon départ',
    'j’ai tout préparé, je pars vendredi',
    'je prépare ma sortie, j’ai fait ma valise',
    'je prends du stilnox en cachette',
    'je prends des somnifères la nuit pour pas l’entendre',
  ])('« %s »', (words) => {
    for (const first of ['mon mari me frappe', 'il me tape depuis un an']) {
      const answer = talk([first, words]).at(-1)
      expect(answer?.level).toBe('danger')
      expect(answer?.reply).toContain('3919')
      expect(answer?.reply).not.toContain('3114')
    }
  })
  test('sleep that is bought is asked about', () =>
    expect(talk(['mon mari me frappe', 'je prends du stilnox en cachette']).at(-1)?.reply).toMatch(
      /penser au suicide.\?$/,
    ))
  test.each([
    'j’ai tout préparé, les lettres aussi, je pars vendredi',
    'j’ai mis de côté des stilnox en cachette',
    'je garde les boîtes de stilnox, je prépare mon départ',
    'je prends du stilnox en cachette, je veux mourir',
  ])('« %s » may be one', (words) => expect(talk(['il me frappe', words]).at(-1)?.level).toBe('crise'))
  test('a departure after despair is one', () => {
    expect(talk(['je n’en peux plus de cette vie', 'je prépare mon départ']).at(-1)?.level).toBe('crise')
    expect(talk(['je n’en peux plus de cette boîte', 'je prépare mon départ']).at(-1)?.level).toBe('none')
  })
})

describe('a photo to prove where one is, a scene for a coffee', () => {
  test.each([
    'mon mari veut que je lui envoie une photo quand j’arrive quelque part, il dit que c’est pour ma sécurité',
    'mon copain veut que je lui envoie une photo en arrivant pour prouver où je suis',
    'mon mari veut savoir où je suis tout le temps, je dois lui envoyer une photo',
  ])('« %s » is for the 3919', (words) => {
    const [first, then] = talk([words, 'je voudrais juste boire un café avec ma sœur sans que ça fasse une histoire'])
    expect(first?.reply).toContain('3919')
    expect(then?.reply).toContain('3919')
    expect(`${first?.reply} ${then?.reply}`).not.toMatch(/3018|ni photo/)
  })
  test.each([
    'mon copain veut que je lui envoie un message en arrivant, il s’inquiète pour la route',
    'mon mari dit que c’est pour ma sécurité qu’il a mis une alarme',
    'mon mari veut que je lui envoie une photo du bébé quand j’arrive chez maman',
  ])('« %s » is ordinary', (words) => expect(talk([words]).at(-1)?.level).toBe('none'))
})
