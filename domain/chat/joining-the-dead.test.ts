import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'
import { newConversation } from './conversation-state.ts'
import { respond } from './respond.ts'

function levelAfter(...messages: string[]) {
  let state = newConversation(1)
  let answer = respond(state, messages[0] ?? '')
  for (const message of messages.slice(1)) {
    state = answer.state
    answer = respond(state, message)
  }
  return answer
}

describe('who wants to follow somebody who died is in danger', () => {
  test.each([
    ['Elle a perdu son bébé à 7 mois de grossesse', 'Elle dit qu’elle veut partir avec lui'],
    ['Mon amie a perdu son mari en mars.', 'Elle rêve de partir avec lui'],
    ['Mon grand-père est mort samedi', 'Ma grand-mère dit qu’elle veut le rejoindre'],
    ['Mon oncle est décédé il y a un mois', 'Ma tante dit qu’elle voudrait être avec lui'],
    ['J’ai perdu mon bébé il y a un mois', 'Je veux juste partir avec lui'],
    ['Ma mère est morte, mon père avait rencontré quelqu’un', 'Il veut partir avec elle'],
    ['Ma sœur a un nouveau copain', 'Moi je veux en finir, partir avec lui'],
    ['Mon mari est mort en janvier', 'J’aurais voulu partir avec lui'],
    ['Ma femme est morte au printemps', 'Mes enfants veulent me mettre en maison. Moi je préférerais la retrouver.'],
  ])('%s / %s', (before, message) => expect(levelAfter(before, message).level).toBe('crise'))
})

describe('whom the living leave with worries nobody', () => {
  test.each([
    ['Ma sœur a un nouveau copain', 'Elle dit qu’elle veut partir avec lui'],
    ['Ma mère est veuve depuis deux ans.', 'Elle a rencontré Paul et elle veut partir avec lui en Espagne'],
    ['Mon grand-père est mort samedi', 'Mon frère veut rejoindre maman à la gare'],
    ['Ma fille sort avec un Canadien', 'Elle veut partir avec lui'],
    ['Mon père part vivre à Lyon', 'Je veux partir avec lui'],
    ['Mon grand-père est mort samedi', 'Ma sœur va à la campagne, je veux partir avec elle en voiture'],
  ])('%s / %s', (before, message) => expect(levelAfter(before, message).level).toBe('none'))
})

describe('a friend who was oneself', () => {
  test.each([
    'C’est moi l’amie. Je suis désolée d’avoir menti',
    'en fait c’est moi',
    'L’amie dont je parlais, c’est moi',
    'il y a pas d’amie',
  ])('%s', (message) => {
    const { level, reply } = levelAfter('Une amie va très mal, elle dit qu’elle veut mourir', message)
    expect(level).toBe('crise')
    expect(reply).toContain('3114')
    expect(reply).toContain('Pensez-vous au suicide')
  })

  test('who went along with a friend is not the one who wants to die', () => {
    const { reply, state } = levelAfter(
      'Une amie va très mal, elle dit qu’elle veut mourir',
      'C’est moi l’amie qui l’a accompagnée chez le médecin',
    )
    expect(state.risk.situation).toMatch(/^other/)
    expect(reply).not.toContain('Pensez-vous au suicide')
  })
})

describe('an alarm that was only guessed is lifted by a plain denial, whatever its style', () => {
  const guessed = 'J’ai déjà choisi le jour'
  test.each([
    'euh mais non pas du tout!! jai choisi infirmiere cest tt. jveux juste que mes parents me lache avec les notes',
    'Grand Dieu non, quelle idée ! Je vous demande comment dormir malgré le bruit.',
    'Mon Dieu non. Je parlais du mariage.',
    'Mais enfin, certainement pas ! Je parlais du mariage.',
    'Absolument pas, vous plaisantez',
    'mdr mais non je parlais du mariage',
    'Oh mais pas du tout, c’est le jour du mariage',
    'Seigneur, non ! Je parlais de la fête.',
  ])('%s', (denial) => {
    expect(levelAfter(guessed).level).toBe('crise')
    expect(levelAfter(guessed, denial).level).toBe('none')
  })

  test.each([
    'Non.',
    'mon dieu non... enfin si parfois j’y pense',
    'mais non je plaisantais',
    'Grand Dieu non, je veux juste ne plus être là',
  ])('%s lifts nothing', (message) => {
    expect(levelAfter(guessed, message).level).toBe('crise')
  })
})

test('« il serait temps que j’aille la retrouver », of a wife who died', () => {
  const [told, denied, daughter, home] = talk([
    'je me dis qu’il serait temps que j’aille la retrouver, ma femme est morte il y a huit mois',
    'Non, pas le suicide. J’attends, voilà. Mais je n’ai plus de goût à rien, et je ne veux pas embêter mes enfants.',
    'Ma fille m’appelle le dimanche.',
    'Que je ne mange plus et que la maison me pèse. Elle voudrait me mettre en maison de retraite.',
  ])
  expect(told?.level).toBe('crise')
  expect(denied?.reply).toMatch(/^Merci de me répondre clairement/)
  expect(denied?.reply).not.toMatch(/réaction fait peur/)
  expect(daughter?.reply).toContain('3114')
  expect(home?.reply).toMatch(/ne vous engage à rien/)
  expect(home?.reply).not.toMatch(/travail/)
})
