import { describe, expect, test } from 'vitest'
import { repliesTo, wholeTalk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]): string => repliesTo(messages).at(-1) ?? ''
const struck = ['mon mari m’a frappée hier soir', 'non là il est au travail']
const watched = [
  'mon copain regarde mon téléphone et veut savoir où je suis tout le temps',
  'il garde aussi ma carte bleue',
]

const OF_LEAVING = /\b(?:partir|partez|départ|quitter|hébergement|endroit sûr)\b/u
const withoutTheirs = (reply: string): string => reply.replace(/vous ne voulez pas partir/iu, '')

describe('who does not want to leave', () => {
  test.each([
    'partir ? j’ai jamais dit que je voulais partir. je l’aime',
    'je veux pas le quitter, je l’aime',
    'arrêtez de me dire de partir, c’est le père de mes enfants',
    'je resterai avec lui',
    'je suis pas prête à le quitter',
    'je vous ai dit que je partirais pas',
    'il est hors de question de divorcer',
  ])('« %s » is heard, and hears no more of it', (message) => {
    for (const told of [struck, watched]) {
      const replies = wholeTalk([...told, message, 'il a encore crié hier', 'je sais pas quoi faire', 'j’ai un bleu'])
      expect(replies[2]?.reply).toMatch(/vous ne voulez pas partir/i)
      for (const { reply, level } of replies.slice(2)) {
        expect(level).toBe('danger')
        expect(withoutTheirs(reply)).not.toMatch(OF_LEAVING)
      }
    }
  })

  test('is told of it again once they speak of it', () => {
    expect(last([...struck, 'je veux pas le quitter', 'en fait je veux le quitter, je fais comment ?'])).toMatch(
      /départ/,
    )
  })

  test.each(['je veux partir', 'je peux pas partir, j’ai pas d’argent'])(
    '« %s » says nothing of the kind',
    (message) => {
      expect(last([...struck, message])).not.toMatch(/vous ne voulez pas partir/i)
    },
  )
})

describe('what a partner did is called by its name', () => {
  test.each([
    [
      'une fois il m’a serré le bras fort et il m’a bloquée contre la porte',
      /^Vous serrer le bras, vous bloquer\s: c’est une violence/,
    ],
    ['il m’a poussée contre le mur et serré le poignet', /^Vous serrer le bras, vous pousser/],
    ['il m’a craché dessus', /^Vous cracher dessus/],
    ['il m’a retenue par le bras pour pas que je sorte', /^Vous retenir/],
    ['il m’a enfermée dans la chambre', /^Vous enfermer/],
  ])('« %s »', (message, named) => {
    expect(last([...watched, message])).toMatch(named)
  })

  test('in a first message too, with the line', () => {
    expect(last(['mon copain m’a attrapée par le bras et m’a coincée contre la porte'])).toMatch(
      /^Vous attraper ainsi, vous bloquer.*3919.*17/,
    )
  })

  test.each(['il m’a jamais poussée ni giflée', 'il m’a serrée dans ses bras en pleurant'])(
    '« %s » is no deed',
    (message) => {
      expect(last([...watched, message])).not.toMatch(/c’est une violence/)
    },
  )

  test('a hand on the neck keeps its own answer', () => {
    expect(last([...struck, 'il m’a plaquée contre le mur, la main sur la gorge'])).toMatch(/main au cou/)
  })

  test.each([
    'mon fils sursaute quand il rentre',
    'la petite s’est cachée sous la table',
    'ça se passe devant les enfants',
  ])('« %s »: the child is spoken of', (message) =>
    expect(last([...struck, message])).toMatch(/Votre enfant sent le danger/),
  )
})

describe('a parent who hit, and the child since', () => {
  const told = ['j’ai giflé mon fils hier']
  test.each([
    'il n’a pas de marque mais il sursaute quand je m’approche',
    'il a peur de moi maintenant',
    'il veut plus venir dans mes bras',
    'il se protège quand je lève la main',
  ])('« %s »', (message) => expect(last([...told, message])).toMatch(/a eu peur de vous|son corps qui se souvient/))

  test('may want to go to the other parent', () => {
    expect(last([...told, 'il va bien', 'merci. mais s’il me dit qu’il veut aller chez sa mère ?'])).toMatch(
      /Tu as le droit|tu peux y aller/,
    )
  })

  test('who held their hand back is lent no blow', () => {
    expect(last(['j’ai peur de frapper mon fils, je l’ai jamais fait', 'il a peur de moi'])).not.toMatch(
      /le geste ne revient/,
    )
  })
})
