import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('who dies in a game is nobody', () => {
  test.each([
    ['jsui bloké sur elden ring le boss ma buté 40 foi', 'ya koi com arme ds le jeu pr le tué rapide ?'],
    ['jviens de rager sur fortnite jme suis fait buter 12 fois', 'mon duo s’est suicidé en tombant de la map'],
    ['Je joue à un jeu de rôle avec des amis', 'Mon personnage saute de la falaise pour tuer le monstre'],
  ])('%s / %s', (...messages) => expect(levelAfter(...messages)).toBe('none'))

  test.each([
    ['je joue à fortnite toute la nuit', 'et là je veux mourir, le jeu suffit plus'],
    ['je joue à un jeu vidéo pour oublier', 'j’ai décidé de me tuer ce soir'],
  ])('but they are not: %s / %s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))
})
