import { describe, expect, test } from 'vitest'
import { repliesTo, wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: string[]) => repliesTo(messages).at(-1) ?? ''
const wholeLastOf = (...messages: string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what was just told is not asked for', () => {
  test('the sound that is missing', () =>
    expect(
      lastOf(
        'Mon mari est mort en février. Mes enfants veulent vider son atelier.',
        'C’est dur quand je n’entends plus la scie. La maison est trop silencieuse.',
      ),
    ).not.toMatch(/quel bruit/i))
  test('what was done to find the cat, and what it is like', () => {
    const talked = [
      'Mon chat a disparu depuis 5 jours.',
      'Très peureux, il se cache dès qu’il y a du bruit.',
      'J’ai mis des affiches, appelé les vétos et la SPA.',
      'Je fais des rondes le soir.',
    ]
    for (const { reply } of wholeTalk(talked).slice(2)) expect(reply).not.toMatch(/quel caractère|qu’avez-vous déjà/i)
  })
  test('what the vet said', () =>
    expect(
      wholeLastOf(
        'Le véto dit qu’il faut songer à endormir mon chien. Il a 15 ans.',
        'Il ne se lève presque plus.',
        'Il s’appelle Ulysse, je l’ai depuis quinze ans.',
      ),
    ).not.toMatch(/que vous a dit le vétérinaire/i))
  test('what weighs most is asked once at most', () => {
    const replies = wholeTalk([
      'je suis livreur, 140 colis par jour, mon chef me dit que je suis trop lent',
      'bah je viens de te le dire, le chef m’a sorti devant tout le monde que je traîne',
      'mais non, je parle de mon dos',
      'je viens de le dire, il me fait mal depuis un mois',
      'mais non, pas le travail, mon dos',
    ]).map(({ reply }) => reply)
    expect(replies.filter((reply) => /pèse le plus|est le plus (?:dur|lourd)/.test(reply)).length).toBeLessThan(2)
  })
})

describe('an answer and an explanation are no corrections', () => {
  const OWNED = /pardon|mal lu|mal compris/i
  test.each([
    [
      'Ma compagne veut un enfant et moi je sais pas.',
      'Un non pour maintenant je crois. C’est pas que j’en veux pas, c’est que je me sens pas prêt.',
    ],
    [
      'Patrice, on allait à la pêche ensemble le samedi.',
      'Les silences au bord de l’eau. Maintenant le silence, c’est autre chose.',
    ],
    ['je dors mal', 'C’est pas que j’ai peur du noir, c’est que je pense au boulot.'],
  ])('%s | %s', (first, then) => expect(lastOf(first, then)).not.toMatch(OWNED))
  test('« un non » is not cut', () =>
    expect(lastOf('Ma compagne veut un enfant.', 'Un non pour maintenant je crois.')).not.toContain(
      'Un pour maintenant',
    ))
  test('what we said and they deny is one', () =>
    expect(
      wholeLastOf('coucou j’attends mes résultats de médecine', 'non j’attends plus, je les ai eus, c’est raté'),
    ).not.toMatch(/attente|attendez/))
})

describe('what they say they speak of is the subject from then on', () => {
  const talked = [
    'Je suis aide-soignante en EHPAD, on est deux pour trente résidents le matin.',
    'Hier Mme Perrin m’a demandé de rester et j’ai dit non. Elle a pleuré.',
    'Je lui ai dit « je reviens » et je ne suis pas revenue. C’est ça qui me ronge.',
    'Je ne comprends pas votre réponse. Je parle de Mme Perrin, la résidente à qui j’ai promis de revenir.',
    'Elle m’attendait.',
  ]
  const [, , , corrected = '', after = ''] = wholeTalk(talked).map(({ reply }) => reply)
  test('somebody by their name', () => {
    expect(corrected).toContain('Mme Perrin, la résidente à qui vous avez promis de revenir')
    expect(after).not.toMatch(/médecin du travail|arrêt|épuis|horaires/)
  })
  test('something they want to do', () =>
    expect(
      wholeLastOf(
        'Mon médecin ne veut plus que je conduise, je suis à la campagne.',
        'Je ne comprends pas, quelle séance ? Je parle de demander à ma voisine Colette de m’emmener à la chorale.',
      ),
    ).toMatch(/^(?!.*Vous ne comprenez pas).*Demander à votre voisine Colette de vous emmener à la chorale/s))
})

describe('the heavy and recent comes before what was agreed to', () => {
  test('a wife one shouted at, after « j’écrirai au bailleur »', () =>
    expect(
      wholeLastOf(
        'mon voisin du dessus fait du bruit toutes les nuits, c’est un HLM',
        'Bon, j’écrirai au bailleur. En attendant je suis sur les nerfs, j’ai crié sur ma femme hier.',
      ),
    ).toMatch(/votre femme/))
})

describe('the question follows how it was told', () => {
  test.each([
    ['il chantait du Brassens dans l’atelier', /pèse|dur/, /image|reste|temps-là/],
    ['je me sens nul, tous mes potes l’ont eu', /ridicule/, /ami|mot/],
  ])('%s', (message, never, rather) => {
    const reply = lastOf('mon mari est mort en février', message)
    expect(reply).not.toMatch(never)
    expect(reply).toMatch(rather)
  })
})

describe('what is supposed of somebody is what they said', () => {
  test('a daughter and a father by their own word', () => {
    expect(lastOf('Mon père a 82 ans et il refuse toute aide à domicile.')).not.toContain('votre parent')
    expect(lastOf('Ma fille de 14 ans refuse d’aller au collège depuis trois semaines.')).not.toMatch(/votre enfant/i)
  })
  test('no grammar school for a student, no reproach that nobody made, no new love for a widow', () => {
    expect(lastOf('je viens d’arriver à Lyon pour mon master et je connais personne')).not.toContain('lycée')
    expect(
      lastOf(
        'Ma fille de 14 ans ne me parle plus depuis le divorce. Elle passe ses week-ends enfermée dans sa chambre.',
      ),
    ).not.toContain('reproche')
    expect(
      wholeLastOf(
        'Mon mari est mort en février.',
        'Je veux garder son établi. Comment je pourrais l’annoncer à mes enfants ?',
      ),
    ).not.toContain('rencontré quelqu’un')
  })
  test('« trente-deux ans que j’y suis » goes to see nobody', () =>
    expect(
      lastOf('mon entreprise ferme en juin', 'Trente-deux ans que j’y suis. J’ai formé la moitié des gars.'),
    ).not.toContain('Vous y allez'))
})

describe('a death of years ago is no death of this week', () => {
  test('nobody is told of first days', () =>
    expect(
      lastOf('J’ai 79 ans. Mon mari est décédé il y a onze ans. Les dimanches sont longs, surtout l’hiver.'),
    ).not.toMatch(/obsèques|premiers jours|s’appelait/))
  test('who comes along to the cemetery is alive', () =>
    expect(lastOf('Mon épouse est décédée il y a six ans. Je suis allé au cimetière avec ma fille.')).not.toMatch(
      /enfant n’est plus là|fille n’est plus là/,
    ))
})
