import { describe, expect, test } from 'vitest'
import { respondByRules, talk } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import type { Answer } from '../respond.ts'
import { saysWeWentWrong } from './complaint-answer.ts'

const lastOf = (...messages: readonly string[]) => talk(messages).at(-1) as Answer

const SHAMED = 'mon chef m’a repris devant tout le monde pour un dossier'
const OWNED = /pardon/i

describe('a correction is taken at its word', () => {
  test.each([
    [SHAMED, 'non c’est l’inverse, je prends pour l’erreur d’un autre', 'Vous prenez pour l’erreur d’un autre.'],
    [SHAMED, 'c’est ma femme qui travaille de nuit, pas moi', 'C’est votre femme qui travaille de nuit, pas vous.'],
    [SHAMED, 'c’est lui le problème, pas moi', 'C’est lui le problème, pas vous.'],
    [
      'ma belle-mère critique tout',
      'non c’est pas ma belle-mère, c’est ma mère',
      'Votre mère, et non votre belle-mère.',
    ],
    ['ça va moyen', 'vous avez mal compris, je suis seul toute la journée', 'ous êtes seul toute la journée'],
  ])('%s: %s', (first, correction, said) => {
    const { reply } = lastOf(first, correction)
    expect(reply).toMatch(OWNED)
    expect(reply).toContain(said)
    expect(reply).not.toMatch(/Redites|De quoi avez-vous envie/)
  })

  test('the situation it denies is never taken for theirs again', () => {
    const { state } = lastOf(SHAMED, 'non c’est l’inverse, je prends pour l’erreur d’un autre', SHAMED)
    expect(state.situation?.id).not.toBe('shamed-by-boss')
  })
  test('one person for another is a detail of what goes on', () => {
    const { state } = lastOf(
      'Mon chat est mort samedi',
      'Mes collègues ont rigolé',
      'non c’est pas mes collègues, c’est ma cheffe',
    )
    expect(state.situation?.id).toBe('grief-pet')
  })
  test('what somebody else lives is not', () => {
    const { state } = lastOf('je suis crevé', 'c’est ma femme qui travaille de nuit, pas moi')
    expect(state.situation?.id).not.toBe('work-nights')
    expect(state.notLived).toContain('work-nights')
  })
  test('what was asked before is answered on what it was about', () => {
    const { reply } = lastOf('j’ai un nouveau chef', 'une idée ?', 'rien à voir. je parle de dormir')
    expect(reply).toMatch(OWNED)
    expect(reply).toMatch(/sommeil|nuit|lever|coucher/)
  })
})

describe('where a correction says nothing else, their last words are where we start from', () => {
  test.each(['mais non', 'j’ai jamais dit ça', 'vous m’avez mal compris', 'Hein ? non'])('%s', (correction) =>
    expect(lastOf('Il ne voit rien, je fais tout à la maison', correction).reply).toContain(
      'vous faites tout à la maison',
    ),
  )
})

describe('an answer is no correction', () => {
  test.each(['bah non il s’en fout', 'ah non jamais', 'j’ai rien compris au cours'])('%s', (answer) =>
    expect(lastOf('Il ne voit rien, je fais tout à la maison', answer).reply).not.toMatch(OWNED),
  )
})

describe('a correction is answered as if it had been said first', () => {
  const NEIGHBOUR = 'mon voisin du dessus met de la musique jusqu’à 2h du matin'

  test('what it asks is answered, without what it denies', () => {
    const replies = talk([
      NEIGHBOUR,
      'Je me lève à 5h30 pour bosser, je suis crevé. Vous feriez quoi à ma place ?',
      'Euh non, je vous parle de mon voisin. Je veux savoir comment lui parler, pas un arrêt de travail.',
      'Il a emménagé cet été.',
      'Mais quel arrêt ??? Je parle du bruit de mon voisin.',
      'Il a deux enceintes dans le salon.',
    ]).map(({ reply }) => reply)
    expect(replies[2]).toMatch(/pardon.*baisser/i)
    expect(replies.slice(2).join(' ')).not.toMatch(/(?<!\p{L})arrêts?(?!\p{L})/iu)
  })
  test('who speaks of it after all is followed', () => {
    const { state } = lastOf(NEIGHBOUR, 'mais je ne suis pas en arrêt', 'Finalement le médecin m’a mis en arrêt')
    expect(state.denied).toEqual([])
  })
  test('what is talked about is not lost by a correction that names it again', () => {
    const [first, corrected] = talk([NEIGHBOUR, 'mais non, je parle de la musique de mon voisin la nuit'])
    expect(corrected?.state.situation?.id).toBe(first?.state.situation?.id)
  })
  test('words of somebody else are given back to them', () => {
    const { reply, state } = lastOf('mon patron a dit que je suis bon à rien', 'c pas moi qui le pense c lui qui la di')
    expect(reply).toMatch(/ses mots à lui, pas les vôtres/)
    expect(state.situation).toBeNull()
  })
  test.each([
    [
      'ma femme est morte en mars',
      'Non, c’est ma femme, Monique, qui est morte. C’est ma fille qui a perdu sa mère.',
      'C’est votre femme, Monique, qui est morte.',
    ],
    [
      'je passe une biopsie jeudi',
      'Ça n’a aucun sens. Je vous parle de ma biopsie.',
      'C’est de votre biopsie que vous parlez.',
    ],
    ['je scrolle le soir au lit', 'non c’est l’inverse, j’aime bien le soir, c’est calme', 'Vous aimez bien le soir.'],
  ])('%s: %s', (first, correction, said) => expect(lastOf(first, correction).reply).toContain(said))
  test.each([
    'mais non, je mange ! je dis que si j’ai plus de travail on a plus d’argent',
    'n’importe quoi, mon fils sèche le collège',
    'je viens de le dire, la crèche ferme à 18h',
  ])('nothing is listed, nor asked what is left of it: %s', (correction) =>
    expect(lastOf('Mon fils a encore séché, et je cours à la crèche', correction).reply).not.toMatch(
      /je repars de là\.|en travers|Rien ne presse/,
    ),
  )
})

describe('what was said already is said back, and not asked again', () => {
  test.each([
    ['Je viens de le dire : d’avoir décidé trop vite.', 'd’avoir décidé trop vite.'],
    ['Le soir, je vous l’ai dit.', 'le soir.'],
    ['lundi je viens de le dire', 'lundi.'],
    ['Je viens de le dire, Sandra se retrouve seule si je refuse.', 'Sandra se retrouve seule si vous refusez.'],
    ['ben les enfants, je l’ai dit 3 fois', 'les enfants.'],
  ])('%s', (message, said) => expect(lastOf('On a dû endormir notre chienne hier', message).reply).toContain(said))
})

describe('nobody is excused who complains of nothing', () => {
  test.each([
    'À ma cadre, elle m’appelle au dernier moment. Mais si je dis non c’est ma collègue Sandra qui se retrouve seule.',
    'non c’est ma faute',
    'c’est mon mari qui gère les comptes',
  ])('%s', (message) =>
    expect(lastOf('Je suis infirmière et on me rappelle sur mes repos', message).reply).not.toMatch(OWNED),
  )
  test('« non », to a question that it answers', () => {
    const asked = talk(['mon fils dort mal']).at(-1)
    expect(
      respondByRules(
        { ...(asked as Answer).state, asked: 'En avez-vous parlé à son père ?' },
        'non c’est ma mère qui le garde',
      ).reply,
    ).not.toMatch(OWNED)
  })
})

describe('a correction in many words', () => {
  const LATE = 'mon mari rentre tard tous les soirs'
  test.each([
    'Je n’ai pas parlé d’une séparation !',
    'non mais je dis juste qu’il rentre tard',
    'Euh, je crois que vous n’avez pas bien lu. Il rentre tard à cause de son travail.',
    'Ce n’est pas tout à fait cela : il prévient, mais cela me pèse.',
    'jamais de la vie j’ai dit ça',
    'relisez mon message',
    'je l’ai écrit plus haut',
    'vous confondez, c’est mon fils qui a 12 ans, pas ma fille',
  ])('%s', (message) => expect(lastOf(LATE, message).reply).toMatch(OWNED))
  test.each([
    'je viens de le dire à ma mère et elle pleure',
    'je lui ai dit que c’était pas ça le problème',
    'je n’ai pas parlé de ça à ma sœur',
    'personne ne m’écoute à la maison',
    'il dit juste qu’il a du travail',
  ])('told of others: %s', (message) => expect(lastOf(LATE, message).reply).not.toMatch(OWNED))
})

test('what we made too much of is owned', () => {
  const state = { ...newConversation(1), turn: 1, reply: { words: 'Dites-le : « J’ai raté mon année. »', turn: 0 } }
  const corrected = 'c’est pas l’année, c’est juste un partiel'
  expect(saysWeWentWrong(state, corrected, toSentences(corrected))).toBe(true)
  const explained = 'c’est pas le froid, c’est juste un courant d’air'
  expect(saysWeWentWrong(state, explained, toSentences(explained))).toBe(false)
})

describe('what was asked and left stays to be answered', () => {
  test.each([
    'Je parlais du dimanche soir, pas des papiers. Les papiers, ça va',
    'Je ne demandais pas un exercice là, je disais juste que je n’ai pas de sas entre l’hôpital et la maison',
  ])('it is a correction: %s', (message) => expect(lastOf('je rentre de l’hôpital', message).reply).toMatch(OWNED))
  test.each(['Je n’ai pas de voiture, je te dis, je suis à pied', 'Je demande pas mieux que de dormir'])(
    'it is none: %s',
    (message) => expect(lastOf('je rentre de l’hôpital', message).reply).not.toMatch(OWNED),
  )
})

describe('a correction in words of every day is owned, and what it says is heard', () => {
  const FLATMATE = ['Ma coloc fait la fête trois soirs par semaine, comment je lui dis ?']
  test.each([
    [FLATMATE, 'Euh non, c’est ma coloc, pas ma copine. Je veux juste lui parler du bruit.', /lui parler du bruit/],
    [
      ['mes parents veulent que je fasse S'],
      'non mais c eux qui ont peur pas moi. moi j’adore cuisiner',
      /part de vous|tenez/,
    ],
    [
      ['j’ai crié sur mon fils'],
      'Euh non, vous avez compris à l’envers. C’est moi qui veux m’excuser auprès de mon fils.',
      /C’est vous qui voulez vous excuser/,
    ],
    [['ma sœur ne vient jamais'], 'Justement si, je lui demande une solution', /Vous lui demandez une solution/],
  ])('%s: %s', (before, correction, heard) => {
    const { reply } = lastOf(...before, correction)
    expect(reply).toMatch(OWNED)
    expect(reply).toMatch(heard)
  })
  test('what they had asked of their feelings is answered at last', () => {
    const replies = talk([
      'J’ai pleuré vingt minutes pour des corrections. C’est normal de réagir comme ça à mon âge ?',
      'Vous avez mal compris. Je parlais des corrections de mon chapitre.',
    ])
    expect(replies[1]?.reply).toMatch(/pardon.*Et oui/i)
  })
  test('« comme je vous disais » reproaches nothing', () =>
    expect(
      lastOf('ma chef m’a fait une réflexion', 'Un peu comme je vous disais, elle crie. Je rentre.').reply,
    ).not.toMatch(OWNED))
  test('who names somebody else than nobody we named corrects nothing', () =>
    expect(lastOf('je reprends les dossiers', 'c’est la comptable qui valide, pas ma chef').reply).not.toMatch(OWNED))
})
