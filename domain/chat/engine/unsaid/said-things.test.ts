import { beforeAll, describe, expect, test } from 'vitest'
import { type ConversationState, newConversation } from '../../conversation-state.ts'
import { learnThings, noteThings, supposesUnsaid } from './said-things.ts'

beforeAll(learnThings)

function after(messages: readonly string[], { isCorrecting = false, ours = '' } = {}): ConversationState {
  const state = newConversation(1)
  if (ours) state.reply = { words: ours, turn: 0 }
  for (const message of messages) noteThings(state, message, isCorrecting)
  return state
}

const divorce = '« Papa et maman ne vont plus vivre ensemble. Ce n’est pas ta faute. »'
const insult = 'Non : un patron peut faire un reproche, pas insulter ni humilier.'

describe('what nobody spoke of is not taken for theirs', () => {
  test.each([
    ['mon mari est à l’ehpad, il a alzheimer', divorce],
    [
      'mon mari est à l’ehpad, il a alzheimer',
      'On ne rend pas quelqu’un malade ni buveur parce qu’on aurait mal aimé.',
    ],
    ['mon chef change mes horaires la veille, il a le droit ?', insult],
    ['j’ai raté le spectacle de ma fille', 'S’ils ont peur à la maison, mettez-les à l’abri d’abord.'],
    ['je vais lui proposer un burger, à mon fils', 'Cela peut aider : quels contacts, fidélité ou non, et une date.'],
    ['j’ai peur d’avoir un cancer', 'C’est déjà le message. Écrivez-le dans cet ordre : « On commence quand ? »'],
    ['tout le monde rentre le dimanche, moi je reste à Lille', 'Vous revoilà chez vos parents.'],
    ['mon fils de 13 ans au collège ne me parle plus', 'Voyez l’infirmière du lycée.'],
    ['ma chienne est morte samedi', 'Bienvenue à ce nouveau venu.'],
    ['ma femme est décédée il y a huit mois', 'Asseyez-vous, buvez quelque chose de sucré.'],
    [
      'j’ai besoin que mon frère prenne maman un week-end sur deux',
      'Une maison sans les enfants, c’est un grand vide.',
    ],
    ['ma femme est malade', 'Comment va votre mari, aujourd’hui ?'],
    ['mon père me rabaisse', 'Que dit votre mère ?'],
    ['mes voisins font du bruit', 'Votre chef est-il au courant ?'],
    ['j’ai dû faire piquer mon chat hier', 'Attendez que l’envie soit celle d’un chien.'],
    ['ma chienne est morte samedi', 'Qu’est-ce qu’il avait de bien à lui ?'],
    ['ma fille ne mange plus', 'Que dit votre fils ?'],
    ['mon frère ne vient jamais voir maman', 'Et votre sœur ?'],
    ['mon mari ne se lève jamais la nuit', '« Quand tu rentres et que tu ne dis rien, je me sens de trop. »'],
    ['je suis au lycée, je veux faire du dessin', '« Je n’ai plus de travail pour l’instant. »'],
  ])('%s | %s', (message, reply) => expect(supposesUnsaid(after([message]), reply)).toBe(true))
})

describe('what they spoke of, in whatever words, may be spoken of', () => {
  test.each([
    ['on va divorcer et on a deux petits', divorce],
    ['jvais kitter mon mari, les gosses le savent pas', divorce],
    ['mon patron me parle comme a un chien', insult],
    ['ma cheffe m’a traitée d’incapable devant tout le monde', insult],
    ['mon mari picole tous les soirs', 'On ne rend pas quelqu’un buveur.'],
    ['je suis retournée vivre chez mes parents', 'Vous revoilà chez vos parents.'],
    ['ma fille est en terminale', 'Voyez l’infirmière du lycée.'],
    ['mon ado s’enferme dans sa chambre', 'Voyez l’infirmière du lycée.'],
    ['on a adopté un chiot', 'Bienvenue à ce nouveau venu.'],
    ['mes parents me mettent la pression', 'Que dit votre mère ?'],
    ['il lève la main sur nous, il nous frappe', 'S’ils ont peur à la maison, mettez-les à l’abri d’abord.'],
    ['je veux lui envoyer un texto', 'C’est déjà le message.'],
    ['mon chien est mort', 'Attendez que l’envie soit celle d’un chien.'],
    ['j’ai un fils et une fille', 'Que dit votre fils ?'],
    ['mon copain me répond plus, c’est un mur', '« Quand tu rentres et que tu ne dis rien, je me sens de trop. »'],
  ])('%s | %s', (message, reply) => {
    const state = after([message])
    state.things.push('enfants', 'plusieurs enfants', 'annonce aux enfants')
    expect(supposesUnsaid(state, reply)).toBe(false)
  })
})

describe('what is only proposed, or supposed in so many words, takes nothing for granted', () => {
  test.each([
    'Un ami, un voisin, votre médecin : qui pourrait passer ce soir ?',
    'S’il y a eu des coups, parlez-en d’abord à quelqu’un de sûr.',
    'L’enfant que vous étiez attendait une phrase simple.',
    'Pour le loyer, prévenez avant l’échéance.',
    'Une assistante sociale, un point-justice ou un avocat vous répond gratuitement.',
  ])('%s', (reply) => expect(supposesUnsaid(after(['je suis fatiguée']), reply)).toBe(false))
})

describe('what they deny stays unsaid', () => {
  test('of our last reply', () => {
    expect(supposesUnsaid(after(['nous ne divorçons pas'], { ours: divorce }), 'Ce divorce vous pèse.')).toBe(true)
    expect(
      supposesUnsaid(after(['mon mari n’a jamais bu'], { ours: 'ni buveur' }), 'Quand il boit, que dites-vous ?'),
    ).toBe(true)
  })
  test('in a correction, clause by clause', () => {
    const state = after(['c’est pas le bébé, c’est moi qui ai crié sur ma fille'], { isCorrecting: true })
    expect(supposesUnsaid(state, 'Couchez votre bébé sur le dos.')).toBe(true)
    expect(supposesUnsaid(state, '« J’ai crié, ce n’était pas ta faute. »')).toBe(false)
  })
  test('but not what they tell by a denial', () => {
    expect(supposesUnsaid(after(['mon bébé ne dort pas']), 'Posez votre bébé sur le dos.')).toBe(false)
    expect(supposesUnsaid(after(['mon fils ne veut plus aller à l’école']), 'Que dit la maîtresse ?')).toBe(false)
  })
})

test('what our question named and they agree to was spoken of', () => {
  const state = newConversation(1)
  state.asked = 'Votre couple en souffre-t-il ?'
  noteThings(state, 'oui beaucoup', false)
  expect(supposesUnsaid(state, 'Que change cela dans votre couple ?')).toBe(false)
})
