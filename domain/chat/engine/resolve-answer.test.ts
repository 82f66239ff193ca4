import { describe, expect, test } from 'vitest'
import { talk, wholeTalk } from '../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''
const QUARREL = 'Je me suis disputée avec ma sœur'

test('a plan that thanks is wished well, and not asked about', () => {
  expect(replyTo(QUARREL, 'J’essaierai ce soir, merci.')).toMatch(
    /^(?:J’espère que cela se passera bien, ce soir|Bon courage pour ce soir)\.$/,
  )
})

test('whoever greets before telling is greeted, and read', () => {
  expect(replyTo('Bonsoir, je me suis disputée avec ma sœur')).toMatch(/^Bonsoir\. Vous vous êtes disputée/)
  expect(replyTo(QUARREL, 'bonsoir je suis crevé')).not.toMatch(/^Bonsoir/)
})

test('« tu » is theirs, « vous » is ours', () => {
  expect(replyTo(QUARREL, 'tu peux me tutoyer')).toMatch(/«\svous\s»/)
})

describe('who leaves with a step is greeted for it, and asked nothing', () => {
  const TOLD = ['Mon chat a disparu depuis cinq jours.', 'le soir je pleure en voyant son coussin vide']
  const closing = (message: string) => wholeTalk([...TOLD, message]).at(-1)?.reply ?? ''

  test.each([
    [
      'Un peu vidée mais plus calme. Je vais déclarer la puce et poser son coussin dehors. Merci pour votre aide.',
      /^Vous allez déclarer la puce/,
    ],
    ['D’accord. Merci, j’irai voir la mairie en premier.', /^Vous irez voir la mairie/],
    ['ok merci jvais repasser a la spa', /bon pas/],
    ['D’accord, je les appellerai samedi, calmement. Merci, ça me soulage d’avoir un plan.', /bon pas|mesure/],
    ['Merci monsieur, je vais appeler la mairie demain.', /^Je suis une IA/],
    [
      'Je crois que je vais commencer par en parler à ma marraine, elle est croyante mais elle ne juge pas. Merci, je n’avais jamais écrit ça.',
      /bon pas|mesure/,
    ],
    [
      'ma cousine a vu une dermato et c’est parti. jvais demander à ma mère. merci t’es sympa pour un robot',
      /bon pas|mesure/,
    ],
  ])('%s', (message, answer) => {
    expect(closing(message)).toMatch(answer)
    expect(closing(message)).not.toContain('?')
  })

  test.each([
    'Merci. Je vais appeler la mairie demain. Je redoute surtout la maison vide.',
    'merci, mais je sais pas si je vais y arriver',
    'merci je vais arrêter mon traitement',
    'ok merci je vais aller le voir et lui casser la gueule',
    'Je vais en finir, merci.',
  ])('more is told, or nothing that is praised: %s', (message) =>
    expect(closing(message)).not.toMatch(/bon pas|à votre mesure|^Bon courage|J’espère que cela se passera/),
  )
})

describe('what was decided is greeted, and asked nothing', () => {
  const TOLD = ['J’ai raté mon permis pour la troisième fois.', 'Cela m’a coûté cher, et mon père a rigolé.']
  const decided = (message: string) => wholeTalk([...TOLD, message]).at(-1)?.reply ?? ''

  test.each([
    'Bon allez je repasserai en mars, je vais pas me laisser abattre',
    'Bon je vais prendre rendez-vous. Au pire ils me disent non.',
    'Ok je vais appeler l’auto-école lundi.',
    'Je vais garder le même moniteur, je crois.',
    'ouin, je vais leur écrire',
    'Bon. Il me reste deux mois. Je vais déjà m’occuper de l’inscription.',
    'Je vais en parler au moniteur.',
  ])('« %s »', (message) => {
    expect(decided(message)).toMatch(/décidée|concret|un pas/)
    expect(decided(message)).not.toMatch(/\?|un peu plus/)
  })

  test.each([
    'Bon je vais craquer.',
    'Ok je vais appeler, mais je sais pas quoi dire',
    'Bon je vais arrêter mes médicaments.',
    'Du coup je vais finir seul ?',
    'Bon. Je vais perdre mon boulot.',
    'Je vais voir tout le monde rire.',
  ])('« %s » waits for something else', (message) => {
    expect(decided(message)).not.toMatch(/chose décidée|c’est concret|c’est un pas|C’est concret/)
  })
})

test('a manner of speaking of death is not said back', () => {
  const reply = replyTo('Mon fils de 4 ans fait des crises', 'Il s’est roulé par terre, il me tue ce gosse.')
  expect(reply).not.toMatch(/tue/)
})

describe('what comes out well, or is looked forward to, is shared and not dug into', () => {
  const TOLD = ['J’ai dit une bêtise à mon meilleur ami.', 'Il ne me répond plus depuis trois jours.']
  const lighter = (message: string) => wholeTalk([...TOLD, message]).at(-1)?.reply ?? ''

  test.each([
    ['il a repondu "tqt on joue demain" jsuis refait', /bonne nouvelle|éclaire|couleur/],
    ['On s’est réconciliés hier soir !', /bonne nouvelle|éclaire|couleur/],
    ['demain foot avec les gars ça va me changer les idées', /bon moment|d’air|souffler/],
    ['Ma mère garde le petit samedi, on va peut-être aller au resto.', /bon moment|d’air|souffler/],
  ])('« %s »', (message, answer) => {
    expect(lighter(message)).toMatch(answer)
    expect(lighter(message)).not.toContain('?')
  })

  test.each([
    'On s’est réconciliés, mais j’ai peur que ça recommence.',
    'On va aller au tribunal samedi.',
    'Je suis pas content de moi.',
    'Je suis soulagée qu’il soit mort, et j’ai honte.',
  ])('« %s » is heard for the rest', (message) =>
    expect(lighter(message)).not.toMatch(/bonne nouvelle|éclaire|couleur|bon moment|d’air|souffler/),
  )
})

describe('advice that is refused is left', () => {
  const TOLD = ['Je suis seul depuis mon déménagement.', 'Les week-ends sont longs.']
  const after = (message: string) => wholeTalk([...TOLD, message]).at(-1)?.reply ?? ''

  test.each([
    'Non, la natation non, j’ai horreur de l’eau, on me l’a déjà proposé trois fois.',
    'nan mais me dites pas d’aller leur parler',
    'Non. Les ateliers CV j’ai donné.',
  ])('« %s »', (message) => expect(after(message)).toMatch(/on le laisse|pas cela|par là/))

  test.each(['Non, je ne dors pas.', 'Ils me disent pas bonjour.'])('« %s » refuses nothing', (message) =>
    expect(after(message)).not.toMatch(/on le laisse|pas cela|par là/),
  )
})

test('what is shouted is not said back so', () => {
  expect(replyTo('J’EN PEUX PLUS DE MON VOISIN DU DESSUS. Excusez les majuscules.')).not.toMatch(
    /\p{Lu}{2,} \p{Lu}{2,}/u,
  )
})

test('somebody who has called already is not wished well for the call', () => {
  const [, reply] = wholeTalk([
    'ma copine ne me parle plus',
    'bon ma pote vient de m’appeler pour s’excuser, ça va mieux. bye',
  ])
  expect(reply?.reply).not.toMatch(/cet appel/)
})

describe('what is decided for now', () => {
  const TOLD = ['J’ai raté mon partiel et je l’ai dit à personne', 'J’ai peur de la réaction de mon père']
  test('is greeted', () =>
    expect(replyTo(...TOLD, 'ok donc je le dis. Ma mère ce week-end, en faisant la cuisine')).toMatch(
      /décidée|à votre mesure|concret/u,
    ))
  test('what is done every day is not decided', () =>
    expect(replyTo(...TOLD, 'bon je lui parle tous les jours de toute façon')).not.toMatch(
      /décidée|à votre mesure|concret/u,
    ))
})

test('what is told with a laugh is met as one', () =>
  expect(replyTo(QUARREL, 'Elle a collé une crêpe au plafond, haha')).toMatch(/souri/u))
